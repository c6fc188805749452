// Loops of target constructs are the parallel loops that they are; data environments have no effect.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int n = 400, i, j, sum = 0, factor = 3;
  float *x = (float *)malloc(n * sizeof(float)), *y = (float *)malloc(n * sizeof(float));
  float table[20][20];
  for (i = 0; i < n; i++)
    x[i] = i % 17;
#pragma omp target data map(to : x[0 : n]) map(from : y[0 : n])
  {
#pragma omp target teams distribute parallel for simd thread_limit(128) map(to : x[0 : n])
    for (i = 0; i < n; i++)
      y[i] = factor * x[i] + 1;
#pragma omp target teams distribute parallel for reduction(+ : sum) map(tofrom : sum)
    for (i = 0; i < n; i++)
      sum += (int)y[i];
#pragma omp target update from(y[0 : n])
  }
#pragma omp target teams distribute parallel for collapse(2) map(from : table)
  for (i = 0; i < 20; i++)
    for (j = 0; j < 20; j++)
      table[i][j] = i - j * 0.5f;
  printf("%d %g %g %g\n", sum, y[7], y[399], table[3][4]);
  free(x);
  free(y);
  return 0;
}
