// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>

#define ROWS 130
#define COLUMNS 70

double A[ROWS][COLUMNS], x[COLUMNS], y[ROWS];

int main(void) {
  int i, j;
  for (i = 0; i < ROWS; i++)
    for (j = 0; j < COLUMNS; j++)
      A[i][j] = (i * 3 + j) % 13;
  for (j = 0; j < COLUMNS; j++)
    x[j] = j % 4 - 1.5;
#pragma warpgrain map
  for (i = 0; i < ROWS; i++) {
    double sum = 0;
    for (j = 0; j < COLUMNS; j++)
      sum += A[i][j] * x[j];
    y[i] = sum;
  }
  for (i = 0; i < ROWS; i++)
    printf("%g\n", y[i]);
  return 0;
}
