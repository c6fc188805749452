// SPDX-License-Identifier: Apache-2.0
// Nests of several statements: they are distributed, their loops interchanged, and triangles become rectangles.
#include <stdio.h>
#include <stdlib.h>

#define N 21
#define M 17

static double A[N][M], B[M][N], x[M], y[M], t[N], s[M], q[N], corr[M][M];

static void product(int n, int m, int l, double c[][M], double a[][M], double b[][M]) {
  int i, j, k;
  for (i = 0; i < n; i++) {
    for (j = 0; j < m; j++)
      c[i][j] *= 0.5;
    for (k = 0; k < l; k++)
      for (j = 0; j < m; j++)
        c[i][j] += a[i][k] * b[k][j];
  }
}

static void twice(int n, int m) {
  for (int i = 0; i < n; i++) {
    t[i] = 0;
    for (int j = 0; j < m; j++)
      t[i] = t[i] + A[i][j] * x[j];
    for (int j = 0; j < m; j++)
      y[j] = y[j] + A[i][j] * t[i];
  }
}

static void both(int n, int m) {
  int i, j;
  for (i = 0; i < n; i++) {
    q[i] = 0;
    for (j = 0; j < m; j++) {
      s[j] = s[j] + x[j] * A[i][j];
      q[i] = q[i] + A[i][j] * x[j];
    }
  }
}

static void triangles(int n, int m) {
  int i, j, k;
  for (i = 0; i < m; i++) {
    for (j = 0; j <= i; j++)
      corr[i][j] *= 3;
    for (k = 0; k < n; k++)
      for (j = 0; j <= i; j++)
        corr[i][j] += A[k][i] * B[j][k];
  }
  for (i = 0; i < m; i++)
    for (j = i + 1; j < m; j++) {
      corr[i][j] = 1;
      for (k = 0; k < n; k++)
        corr[i][j] += A[k][i] * A[k][j];
      corr[j][i] = corr[i][j] - corr[j][i];
    }
}

// What a statement reads of the next row is of before the nest.
static void ahead(int n, int m) {
  for (int i = 0; i < n - 1; i++) {
    for (int j = 0; j < m; j++)
      A[i][j] = A[i + 1][j] + i;
    for (int j = 0; j < m; j++)
      B[j][i] = A[i][j] + B[j][i + 1];
    if (t[i] > 3) continue;
    for (int j = 1; j < m; j++)
      A[i][j] = A[i][j - 1] + B[j][i];
  }
}

static double sum(const double *at, int count) {
  double out = 0;
  for (int i = 0; i < count; i++)
    out = out * 0.75 + at[i] * (i % 7 + 1);
  return out;
}

static void show(const char *name) {
  printf("%s %.17g %.17g %.17g %.17g", name, sum(&A[0][0], N * M), sum(&B[0][0], N * M), sum(y, M), sum(t, N));
  printf(" %.17g %.17g %.17g\n", sum(s, M), sum(q, N), sum(&corr[0][0], M * M));
}

int main(void) {
  double(*c)[M] = malloc(2 * N * sizeof *c), (*a)[M] = malloc(N * sizeof *a), (*b)[M] = malloc(N * sizeof *b);
  for (int i = 0; i < N; i++)
    for (int j = 0; j < M; j++) {
      A[i][j] = (i * 5 + j * 3) % 11;
      B[j][i] = (i * 7 + j) % 13;
      x[j] = j % 4;
      c[i][j] = c[i + N][j] = (i + j) % 5;
      a[i][j] = (i * j) % 3;
      b[i][j] = (2 * i + j) % 7;
    }
  for (int j = 0; j < M; j++)
    y[j] = s[j] = j;
  product(N, M, M, c, a, b);
  printf("product %.17g\n", sum(&c[0][0], 2 * N * M));
  product(N - 1, M - 2, 5, c, c + 1, b); // the row behind is not multiplied yet
  printf("overlap %.17g\n", sum(&c[0][0], 2 * N * M));
  twice(N, M);
  show("twice");
  both(N - 2, M);
  show("both");
  triangles(N, M);
  show("triangles");
  triangles(N, 0);
  ahead(N, M);
  show("ahead");
  free(a), free(b), free(c);
  return 0;
}
