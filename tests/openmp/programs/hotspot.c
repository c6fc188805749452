// Temperatures of a chip: a collapsed nest, a helper function, time steps with exchanged pointers (HOTSPOT of the papers).
#include <stdio.h>
#include <stdlib.h>

typedef float real;

static real clamped(const real *t, int row, int col, int rows, int cols) {
  if (row < 0) row = 0;
  if (col < 0) col = 0;
  if (row >= rows) row = rows - 1;
  if (col >= cols) col = cols - 1;
  return t[row * cols + col];
}

void step(real *result, const real *temp, const real *power, int rows, int cols, real cap) {
  int r, c;
#pragma omp parallel for collapse(2) schedule(static)
  for (r = 0; r < rows; r++)
    for (c = 0; c < cols; c++) {
      real centre = temp[r * cols + c];
      real delta = cap * (power[r * cols + c] + clamped(temp, r - 1, c, rows, cols) + clamped(temp, r + 1, c, rows, cols) +
                          clamped(temp, r, c - 1, rows, cols) + clamped(temp, r, c + 1, rows, cols) - 4.0f * centre);
      result[r * cols + c] = centre + delta;
    }
}

int main(void) {
  int rows = 30, cols = 45, i;
  real *temp = (real *)malloc(rows * cols * sizeof(real));
  real *power = (real *)malloc(rows * cols * sizeof(real));
  real *result = (real *)malloc(rows * cols * sizeof(real));
  for (i = 0; i < rows * cols; i++) {
    temp[i] = 320.0f + i % 13;
    power[i] = 0.25f * (i % 7);
  }
  for (i = 0; i < 6; i++) {
    step(result, temp, power, rows, cols, 0.125f);
    real *other = temp;
    temp = result;
    result = other;
  }
  double sum = 0;
  for (i = 0; i < rows * cols; i++)
    sum += temp[i];
  printf("%.10g\n", sum);
  free(temp);
  free(power);
  free(result);
  return 0;
}
