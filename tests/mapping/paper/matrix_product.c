// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <stdlib.h>

#define N 75

float A[N][N], B[N][N], C[N][N];

void square(void) {
  int i, j, k;
#pragma warpgrain map
  for (i = 0; i < N; i++)
    for (j = 0; j < N; j++)
      for (k = 0; k < N; k++)
        C[i][j] += A[i][k] * B[k][j];
}

/* The same with sizes that are known at run time alone. */
void product(int rows, int inner, int columns, double *c, const double *a, const double *b) {
  int i, j, k;
#pragma warpgrain map
  for (i = 0; i < rows; i++)
    for (j = 0; j < columns; j++) {
      double sum = 0;
      for (k = 0; k < inner; k++)
        sum += a[i * inner + k] * b[k * columns + j];
      c[i * columns + j] = sum;
    }
}

int main(void) {
  const int rows = 33, inner = 20, columns = 50;
  double *a = malloc(rows * inner * sizeof(double)), *b = malloc(inner * columns * sizeof(double));
  double *c = malloc(rows * columns * sizeof(double));
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      A[i][j] = (i + j) % 5;
      B[i][j] = (i * j) % 7 - 3;
      C[i][j] = i - j;
    }
  for (int i = 0; i < rows * inner; i++)
    a[i] = i % 9 - 4;
  for (int i = 0; i < inner * columns; i++)
    b[i] = i % 11 * 0.5;
  square();
  product(rows, inner, columns, c, a, b);
  for (int i = 0; i < N; i += 4)
    for (int j = 0; j < N; j += 3)
      printf("%g ", C[i][j]);
  for (int i = 0; i < rows * columns; i++)
    printf("%g ", c[i]);
  printf("\n");
  return 0;
}
