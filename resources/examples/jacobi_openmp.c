// SPDX-License-Identifier: Apache-2.0
//
// A plate whose upper edge is hot: Jacobi's iteration lets each point become
// the mean of its four neighbours until nothing changes any more. A program in
// C with OpenMP directives, as it runs on a CPU:
//
//   gcc -O2 -fopenmp jacobi_openmp.c -lm && ./a.out 512
//
// What the translation makes of it: each parallel loop becomes a kernel. The
// plate stays on the GPU from the first kernel to the last; only the largest
// change comes back in each iteration, which the CPU asks for, and the plate
// when its sum is printed.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define MOST 1024

static double plate[MOST][MOST];
static double next[MOST][MOST];

static void heat(int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      plate[i][j] = i == 0 ? 100.0 : 0.0;
      next[i][j] = plate[i][j];
    }
}

/* One iteration; returns the largest change. */
static double step(int n) {
  double most = 0.0;
#pragma omp parallel for reduction(max : most)
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++) {
      next[i][j] = 0.25 * (plate[i - 1][j] + plate[i + 1][j] + plate[i][j - 1] + plate[i][j + 1]);
      double change = fabs(next[i][j] - plate[i][j]);
      if (change > most) most = change;
    }
#pragma omp parallel for
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++)
      plate[i][j] = next[i][j];
  return most;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 128;
  if (n < 3 || n > MOST) {
    fprintf(stderr, "The plate has 3 to %d points along each edge.\n", MOST);
    return 1;
  }
  heat(n);
  int steps = 0;
  double change;
  do {
    change = step(n);
    steps++;
  } while (change > 0.05 && steps < 1000);

  double sum = 0.0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      sum += plate[i][j];
  printf("%d steps, largest change %.6f, sum %.6f\n", steps, change, sum);
  return 0;
}
