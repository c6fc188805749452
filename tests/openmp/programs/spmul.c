// Product of a sparse matrix in CSR form and a vector, in memory that was allocated (SPMUL of the papers).
#include <stdio.h>
#include <stdlib.h>

void multiply(int rows, const int *first, const int *column, const double *value, const double *x, double *y) {
  int i, j;
#pragma omp parallel for private(j)
  for (i = 0; i < rows; i++) {
    double sum = 0.0;
    for (j = first[i]; j < first[i + 1]; j++)
      sum += value[j] * x[column[j]];
    y[i] = sum;
  }
}

int main(void) {
  int rows = 500, i, j, count = 0;
  int *first = malloc((rows + 1) * sizeof(int));
  int *column = malloc(rows * 8 * sizeof(int));
  double *value = malloc(rows * 8 * sizeof(double));
  double *x = malloc(rows * sizeof(double));
  double *y = calloc(rows, sizeof(double));
  for (i = 0; i < rows; i++) {
    first[i] = count;
    for (j = 0; j < i % 8; j++) {
      column[count] = (i * 7 + j * 31) % rows;
      value[count++] = 1.0 / (1 + i + j);
    }
    x[i] = 0.5 * i;
  }
  first[rows] = count;
  for (i = 0; i < 3; i++) {
    multiply(rows, first, column, value, x, y);
    for (j = 0; j < rows; j++)
      x[j] = y[j] + 1;
  }
  double sum = 0;
  for (i = 0; i < rows; i++)
    sum += x[i];
  printf("%.12g\n", sum);
  free(first);
  free(column);
  free(value);
  free(x);
  free(y);
  return 0;
}
