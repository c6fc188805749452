// SPDX-License-Identifier: Apache-2.0
//
// Loops that count in all ways, with no iteration, with `continue`, and with counters declared around them.
#include <stdio.h>
#include <stdlib.h>

static double grid[5][12][33];
static int line[100];

static void fill(int from, int to, int step, int *out) {
  for (int i = from; i <= to; i += step)
    out[i] = i * 2;
}

static void back(int n, int *out) {
  int i;
  for (i = n - 1; i >= 0; i -= 3)
    out[i] -= i;
}

static void odd(unsigned n, int *out) {
  for (unsigned i = 1; i < n; i += 2) {
    if (i % 3 == 0) continue;
    out[i] = (int)(out[i] * 3 + i);
  }
}

/// Begins beyond all numbers where `from` is less than 3.
static void behind(size_t from, int *out) {
  for (size_t i = from - 3; i < 10; i++)
    out[i] += 7;
}

static void planes(int rows, int columns, double t) {
  int i, j, k;
  for (i = 0; i < 5; i++)
    for (j = 1; j < rows; j++)
      for (k = 0; k < columns; ++k) {
        if (k % 5 == 4) continue;
        grid[i][j][k] = grid[i][j][k] * t + i + j * 0.5 + k;
      }
  for (i = 0; i < 5; i++)
    for (j = 0; j < 12; j++)
      line[i * 12 + j] += (int)grid[i][j][0];
}

int main(void) {
  int *numbers = calloc(100, sizeof(int));
  fill(3, 97, 4, numbers);
  fill(5, 4, 1, numbers);
  back(100, numbers);
  odd(99, numbers);
  odd(0, numbers);
  behind(1, numbers);
  behind(5, numbers);
  planes(12, 33, 2);
  planes(0, 7, 3);
  planes(7, -1, 3);
  for (int i = 0; i < 100; i++)
    printf("%d %d\n", numbers[i], line[i]);
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 12; j++)
      for (int k = 0; k < 33; k++)
        printf("%g ", grid[i][j][k]);
  free(numbers);
  return 0;
}
