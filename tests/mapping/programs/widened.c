// SPDX-License-Identifier: Apache-2.0
//
// Nests whose loops are written anew so that more of them are mapped.
#include <stdio.h>
#include <stdlib.h>

#define N 37
#define M 23

static double a[N][M], b[M][N], c[N][N], v[N], w[N];
static int order[N][N];

/* The first statement and the sum are in loops of their own. */
static void product(int n, int m, double alpha, double beta, double C[N][N], double A[N][M], double B[M][N]) {
  int i, j, k;
#pragma warpgrain map
  for (i = 0; i < n; i++) {
    for (j = 0; j < n; j++)
      C[i][j] *= beta;
    for (k = 0; k < m; k++) {
      for (j = 0; j < n; j++)
        C[i][j] += alpha * A[i][k] * B[k][j];
    }
  }
}

/* The same over a triangle. */
static void rank(int n, int m, double C[N][N], double A[N][M]) {
#pragma warpgrain map
  for (int i = 0; i < n; i++) {
    for (int j = 0; j <= i; j++)
      C[i][j] *= 2;
    for (int k = 0; k < m; k++)
      for (int j = 0; j <= i; j++)
        C[i][j] += A[i][k] * A[j][k];
  }
}

/* A triangle that both halves of a matrix are written from. */
static void symmetric(int n, double C[N][N]) {
#pragma warpgrain map
  for (int i = 0; i < n - 1; i++)
    for (int j = i + 1; j < n; j++) {
      if (C[i][j] < 0) C[i][j] = -C[i][j];
      C[j][i] = C[i][j];
    }
}

/* Of pointers: whether rows are apart is known at run time alone. */
static void pairs(int n, int m, double *to, const double *from) {
#pragma warpgrain map
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++)
      to[i * m + j] = j;
    for (int k = 0; k < 3; k++)
      for (int j = 0; j < m; j++)
        to[i * m + j] = to[i * m + j] * 0.5 + from[i * m + m - 1 - j];
  }
}

/* A condition decides between nests, and an iteration may end early. */
static void either(int n, int which) {
  if (which)
#pragma warpgrain map
    for (int i = 0; i < n; i++)
      for (int j = i; j < n; j++)
        if (c[i][j] > 3) c[i][j] -= 3;
        else c[i][j] += 1;
  else
#pragma warpgrain map
    for (int i = 0; i < n; i++)
      v[i] = w[i];
#pragma warpgrain map
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      if (j == i) continue;
      order[i][j] += 2;
    }
    for (int j = 0; j < n; j++)
      order[i][j] ^= 5;
  }
}

static void show(const char *name) {
  double sum = 0;
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++)
      sum += c[i][j] * (i + 2 * j) + order[i][j];
    for (int j = 0; j < M; j++)
      sum += a[i][j] * (3 * i + j) + b[j][i];
  }
  for (int i = 0; i < N; i++)
    sum += v[i];
  printf("%s %.17g\n", name, sum);
}

int main(void) {
  for (int i = 0; i < N; i++) {
    w[i] = i;
    for (int j = 0; j < M; j++) {
      a[i][j] = (i * 3 + j) % 5;
      b[j][i] = (i + j * 2) % 7 - 3;
    }
    for (int j = 0; j < N; j++) {
      c[i][j] = i - j;
      order[i][j] = i ^ j;
    }
  }
  product(N, M, 2, 3, c, a, b), show("product");
  product(N, 0, 2, 3, c, a, b), show("no inner iterations");
  rank(N, M, c, a), show("rank");
  rank(1, M, c, a), show("one row");
  symmetric(N, c), show("symmetric");
  double *memory = malloc(sizeof(double) * 4000);
  for (int i = 0; i < 4000; i++)
    memory[i] = i % 11;
  pairs(20, 30, memory, memory + 2000);
  pairs(20, 30, &c[0][0], memory);
  show("pairs"), printf("%g %g\n", memory[31], memory[599]);
  pairs(20, 30, memory, memory + 15); /* each iteration reads what others write */
  pairs(20, 30, memory + 1, memory);
  for (int i = 0; i < 700; i++)
    printf("%g ", memory[i]);
  printf("\n");
  either(N, 1), show("either");
  either(N, 0), show("or");
  free(memory);
  return 0;
}
