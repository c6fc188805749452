// SPDX-License-Identifier: Apache-2.0
//
// Sweeps over a grid: one that can be made in any order, one that cannot, and products with the slices of a cube.
#include <stdio.h>
#include <stdlib.h>

static float cube[12][10][16], factor[16][16], slice[16];
static float seidelGrid[40][40];

static void jacobi2d(int steps, int n, double *a, double *b) {
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++)
        b[i * n + j] = 0.25 * (a[i * n + j - 1] + a[i * n + 1 + j] + a[(i + 1) * n + j] + a[(i - 1) * n + j]);
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++) a[i * n + j] = b[i * n + j];
  }
}

static void seidel2d(int steps, int n) {
  for (int t = 0; t < steps; t++)
    for (int i = 1; i <= n - 2; i++)
      for (int j = 1; j <= n - 2; j++)
        seidelGrid[i][j] = (seidelGrid[i - 1][j] + seidelGrid[i][j - 1] + seidelGrid[i][j] + seidelGrid[i][j + 1] +
                            seidelGrid[i + 1][j]) / 4;
}

static void doitgen(int nr, int nq, int np) {
  for (int r = 0; r < nr; r++)
    for (int q = 0; q < nq; q++) {
      for (int p = 0; p < np; p++) {
        slice[p] = 0;
        for (int s = 0; s < np; s++) slice[p] += cube[r][q][s] * factor[s][p];
      }
      for (int p = 0; p < np; p++) cube[r][q][p] = slice[p];
    }
}

int main(void) {
  int n = 37;
  double *a = malloc(n * n * sizeof(double)), *b = malloc(n * n * sizeof(double));
  for (int i = 0; i < n * n; i++) a[i] = i % 19, b[i] = i % 7;
  for (int i = 0; i < 40; i++)
    for (int j = 0; j < 40; j++) seidelGrid[i][j] = (i * j) % 11;
  for (int r = 0; r < 12; r++)
    for (int q = 0; q < 10; q++)
      for (int p = 0; p < 16; p++) cube[r][q][p] = (r * q + p) % 5;
  for (int s = 0; s < 16; s++)
    for (int p = 0; p < 16; p++) factor[s][p] = (s * p) % 3;
  jacobi2d(6, n, a, b);
  seidel2d(3, 38);
  doitgen(11, 10, 15);
  for (int i = 0; i < n * n; i++) printf("%.17g %.17g\n", a[i], b[i]);
  for (int i = 0; i < 40; i++)
    for (int j = 0; j < 40; j++) printf("%.9g\n", seidelGrid[i][j]);
  for (int r = 0; r < 12; r++)
    for (int q = 0; q < 10; q++)
      for (int p = 0; p < 16; p++) printf("%g\n", cube[r][q][p]);
  free(a);
  free(b);
  return 0;
}
