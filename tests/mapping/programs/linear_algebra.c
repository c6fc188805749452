// SPDX-License-Identifier: Apache-2.0
//
// Products of matrices and vectors, over arrays with constant extents and sizes that are known when the program runs.
#include <stdio.h>
#include <stdlib.h>

#define MOST 48

static double A[MOST][MOST], B[MOST][MOST], C[MOST][MOST];
static double x[MOST], y[MOST], z[MOST], p[MOST], q[MOST], r[MOST], s[MOST], t[MOST];

static void initialise(int n) {
  for (int i = 0; i < n; i++) {
    x[i] = 1 + i % 5, y[i] = 2 + i % 3, z[i] = i % 7, p[i] = i % 4, r[i] = i % 6;
    q[i] = s[i] = t[i] = 0;
    for (int j = 0; j < n; j++) A[i][j] = (i * j + 1) % 9, B[i][j] = (i * (j + 1) + 2) % 7, C[i][j] = (i - j) % 5;
  }
}

static void gemm(int ni, int nj, int nk, double alpha, double beta) {
  for (int i = 0; i < ni; i++)
    for (int j = 0; j < nj; j++) {
      C[i][j] *= beta;
      for (int k = 0; k < nk; k++) C[i][j] += alpha * A[i][k] * B[k][j];
    }
}

static void atax(int m, int n) {
  for (int i = 0; i < n; i++) y[i] = 0;
  for (int i = 0; i < m; i++) {
    t[i] = 0;
    for (int j = 0; j < n; j++) t[i] = t[i] + A[i][j] * x[j];
    for (int j = 0; j < n; j++) y[j] = y[j] + A[i][j] * t[i];
  }
}

static void bicg(int m, int n) {
  for (int i = 0; i < m; i++) s[i] = 0;
  for (int i = 0; i < n; i++) {
    q[i] = 0;
    for (int j = 0; j < m; j++) {
      s[j] = s[j] + r[i] * A[i][j];
      q[i] = q[i] + A[i][j] * p[j];
    }
  }
}

static void mvt(int n) {
  int i, j;
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++) x[i] = x[i] + A[i][j] * y[j];
  for (i = 0; i < n; i++)
    for (j = 0; j < n; j++) z[i] = z[i] + A[j][i] * p[j];
}

static void gesummv(int n, double alpha, double beta) {
  int i, j;
  for (i = 0; i < n; i++) {
    t[i] = 0;
    y[i] = 0;
    for (j = 0; j < n; j++) {
      t[i] = A[i][j] * x[j] + t[i];
      y[i] = B[i][j] * x[j] + y[i];
    }
    y[i] = alpha * t[i] + beta * y[i];
  }
}

static void print(int n) {
  for (int i = 0; i < n; i++) {
    printf("%g %g %g %g %g %g\n", x[i], y[i], z[i], q[i], s[i], t[i]);
    for (int j = 0; j < n; j++) printf(j + 1 < n ? "%g " : "%g\n", C[i][j]);
  }
}

int main(void) {
  int sizes[] = {MOST, 33, 1, 0};
  for (int each = 0; each < 4; each++) {
    int n = sizes[each];
    initialise(n);
    gemm(n, n / 2, n, 2, 3);
    atax(n, n);
    bicg(n, n);
    mvt(n);
    gesummv(n, 2, 1);
    print(n);
  }
  return 0;
}
