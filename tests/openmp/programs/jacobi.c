// A stencil with two loops in a region, which is split at the barrier between them (JACOBI of the papers).
#include <math.h>
#include <stdio.h>

#define SIZE 64

static double a[SIZE + 2][SIZE + 2];
static double b[SIZE + 2][SIZE + 2];

int main(void) {
  int i, j, k;
  for (i = 0; i < SIZE + 2; i++)
    for (j = 0; j < SIZE + 2; j++)
      b[i][j] = sin(0.1 * i) + cos(0.2 * j);

  for (k = 0; k < 5; k++) {
    /* each sweep reads what the other wrote */
#pragma omp parallel shared(a, b) private(i, j)
    {
#pragma omp for
      for (i = 1; i <= SIZE; i++)
        for (j = 1; j <= SIZE; j++)
          a[i][j] = (b[i - 1][j] + b[i + 1][j] + b[i][j - 1] + b[i][j + 1]) / 4.0;
#pragma omp for
      for (i = 1; i <= SIZE; i++)
        for (j = 1; j <= SIZE; j++)
          b[i][j] = a[i][j];
    }
  }

  double sum = 0;
  for (i = 0; i < SIZE + 2; i++)
    for (j = 0; j < SIZE + 2; j++)
      sum += b[i][j] * (i + 2 * j);
  printf("%.12g\n", sum);
  return 0;
}
