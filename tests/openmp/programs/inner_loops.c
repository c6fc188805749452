// tolerance: 1e-5
// Parallel loops in loops that are shared out already: each thread of the GPU executes its own.
#include <stdio.h>
#include <stdlib.h>

#define ROWS 40
#define COLUMNS 50

int main(void) {
  float *a = (float *)malloc(ROWS * COLUMNS * sizeof(float)), *sums = (float *)malloc(ROWS * sizeof(float));
  int hits = 0, c;
  for (int i = 0; i < ROWS * COLUMNS; i++)
    a[i] = i % 23 * 0.5f;
#pragma omp target teams distribute num_teams(ROWS) map(tofrom : hits)
  for (int r = 0; r < ROWS; r++) {
    float sum = 0, most = -1;
#pragma omp parallel for reduction(+ : sum) num_threads(16)
    for (int k = 0; k < COLUMNS; k++)
      sum += a[r * COLUMNS + k];
#pragma omp parallel for simd reduction(max : most)
    for (c = 0; c < COLUMNS; c++)
      most = a[r * COLUMNS + c] > most ? a[r * COLUMNS + c] : most;
#pragma omp parallel for shared(a) schedule(static, 4)
    for (int k = 0; k < COLUMNS; k++) {
      a[r * COLUMNS + k] /= 1 + sum + most;
      if (k % 10 == r % 10) {
#pragma omp atomic
        hits += 1;
      }
    }
    sums[r] = sum + most;
  }
  double all = 0;
  for (int i = 0; i < ROWS * COLUMNS; i++)
    all += a[i];
  printf("%d %g %g %g\n", hits, all, sums[3], sums[39]);
  free(a);
  free(sums);
  return 0;
}
