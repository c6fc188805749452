// SPDX-License-Identifier: Apache-2.0
// Nests of several statements: they are distributed, their loops interchanged, and triangles become rectangles.
#include <stdio.h>
#include <stdlib.h>

#define N 21
#define M 17

static double A[N][M], B[M][N], x[M], y[M], t[N], corr[M][M];

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

static double sum(const double *at, int count) {
  double out = 0;
  for (int i = 0; i < count; i++)
    out = out * 0.99 + at[i] * (i % 7 + 1);
  return out;
}

static void show(const char *name) {
  printf("%s %.17g %.17g %.17g\n", name, sum(y, M), sum(t, N), sum(&corr[0][0], M * M));
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
    y[j] = j;
  product(N, M, M, c, a, b);
  printf("product %.17g\n", sum(&c[0][0], 2 * N * M));
  product(N - 1, M - 2, 5, c, c + 1, b); // the row behind is not multiplied yet
  printf("overlap %.17g\n", sum(&c[0][0], 2 * N * M));
  twice(N, M);
  show("twice");
  triangles(N, M);
  show("triangles");
  triangles(N, 0);
  free(a), free(b), free(c);
  return 0;
}
