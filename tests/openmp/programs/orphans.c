// SPDX-License-Identifier: Apache-2.0
//
// Loops that functions share out among the threads of their callers: called in regions that become kernels, in regions
// that stay on the CPU, and outside of regions. A recurrence is right only where one thread executes the loop.
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

#define N 500

static double x[N], y[N], norm;
static int calls, table[8];

/// Its loops, what one thread does, and a value for all threads.
static double scaled(const double *from, double *to, double factor) {
  static double sum;
  double twice = 2 * factor;
  int i;
#pragma omp single
  {
    sum = 0;
    calls++;
  }
#pragma omp for nowait
  for (i = 0; i < N; i++) to[i] = from[i] * twice;
#pragma omp for reduction(+ : sum)
  for (i = 0; i < N; i++) sum += to[i] > 0 ? 1 : -1;
  if (factor < 0) return -1;
  const double result = sum * factor;
#pragma omp barrier
  return result;
}

/// Calls another such function, in a loop.
static void steps(int count) {
  for (int k = 0; k < count; k++) {
    double got = scaled(x, y, k + 1);
#pragma omp master
    norm += got;
#pragma omp barrier
    scaled(y, x, 0.25);
  }
}

/// Iterations that follow from each other.
static void chain(int *a, int n) {
  int i, t = 3;
#pragma omp for private(t)
  for (i = 1; i < n; i++) {
    t = a[i - 1];
    a[i] = t + i;
  }
  a[0] += t;
}

static void gathered(void) {
  int part[8] = {0};
#pragma omp for nowait
  for (int i = 0; i < N; i++) part[i % 8] += (int)y[i] % 5;
#pragma omp critical
  for (int k = 0; k < 8; k++) table[k] += part[k];
#pragma omp barrier
}

int main(int argc, char **argv) {
  int count = argc > 1 ? atoi(argv[1]) : 3, twos[64], threads = 0;
  for (int i = 0; i < N; i++) x[i] = i % 7 - 2.5;
#pragma omp parallel
  steps(count);
#pragma omp parallel
  {
    double own = count;
    for (int k = 0; k < 2; k++) own = scaled(x, y, own) / N;
#pragma omp for
    for (int i = 0; i < N; i++) y[i] += own;
    gathered();
  }
  // Stays on the CPU.
#pragma omp parallel
  {
    scaled(y, x, 0.5);
#pragma omp critical
    {
      threads += omp_get_num_threads() > 0;
      printf("%s", calls > 0 ? "" : "none");
    }
  }
  for (int i = 0; i < 64; i++) twos[i] = 1;
  chain(twos, 64);
#pragma omp parallel num_threads(1)
  chain(twos, 64);
  double sum = scaled(y, y, 2);
  for (int i = 0; i < N; i++) sum += x[i] * (i % 11) - y[i];
  printf("%.6f %.6f %d %d %d\n", sum, norm, calls, twos[63], threads > 0);
  for (int k = 0; k < 8; k++) printf("%d ", table[k]);
  return 0;
}
