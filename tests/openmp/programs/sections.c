// SPDX-License-Identifier: Apache-2.0
// Sections between loops, how often and in which order is known when the program runs; and beside loops that wait for
// nothing.
#include <stdio.h>
#include <stdlib.h>

#define N 1000

static int a[N], b[N], c[N];

static int first(int k) {
  return k % 2 ? k : -k;
}

static void rounds(int n, const int *order) {
  for (int k = 0; k < n; k++) {
#pragma omp parallel
    {
      const int shift = first(order[k]);
#pragma omp sections
      {
        for (int i = 0; i < N; i++) a[i] += i + shift;
#pragma omp section
        {
          if (order[k] == 2)
            for (int i = 0; i < N; i++) b[i] += 2 * i;
        }
#pragma omp section
        b[k] = 7;
      }
#pragma omp for
      for (int i = 0; i < N; i++) c[i] += a[i] - b[(i + k) % N];
#pragma omp sections nowait
      {
#pragma omp section
        a[k]++;
#pragma omp section
        b[k]--;
      }
#pragma omp for
      for (int i = 0; i < N; i++) c[i] ^= i;
    }
  }
}

int main(int argc, char **argv) {
  const int order[] = {3, 2, 0, 1, 2};
  rounds(argc > 1 ? atoi(argv[1]) : 5, order);
#pragma omp parallel sections
  {
#pragma omp section
    a[1] = 5;
#pragma omp section
    b[1] = 6;
  }
  long sum = 0;
  for (int i = 0; i < N; i++) sum += c[i] * (i + 1L);
  printf("%ld %d %d %d\n", sum, a[1], b[1], c[17]);
  return 0;
}
