// SPDX-License-Identifier: Apache-2.0
//
// Sections as threads of a kernel: with memory behind pointers, private variables, reductions, inner loops and functions;
// and some that stay on the CPU.
#include <stdio.h>
#include <stdlib.h>

#define N 300

static int a[N], b[N], c[N], hits;

static int steps(int x) {
  int n = 0;
  while (x > 1) x = x % 2 ? 3 * x + 1 : x / 2, n++;
  return n;
}

int main(int argc, char **argv) {
  const int n = argc > 1 ? atoi(argv[1]) : N;
  int t = 4, most = -1, given = 3;
  long sum = 10;
  double *p = malloc(n * sizeof(double)), *q = malloc(n * sizeof(double));
#pragma omp parallel sections private(t) firstprivate(given) reduction(+ : sum) reduction(max : most)
  {
    for (int i = 0; i < n; i++) {
      a[i] = steps(i + given);
      sum += a[i];
      if (a[i] > most) most = a[i];
    }
#pragma omp section
    {
      t = 5;
      b[0] = t;
      for (int i = 1; i < n; i++) b[i] = b[i - 1] + t % 3;
      sum += b[n - 1];
    }
#pragma omp section
    for (int i = n - 1; i >= 0; i--) {
      t = i;
      if (i % 3 == 0) continue;
      c[i] = t * t;
    }
#pragma omp section
    {
      p[0] = 1;
      switch (n % 2) {
      case 0:
        p[1] = 2;
        break;
      default:
        p[1] = 3;
      }
      for (int i = 2; i < n; i++) p[i] = p[i - 1] * 0.5 + p[i - 2] * 0.25;
    }
#pragma omp section
    {
#pragma omp parallel for
      for (int i = 0; i < n; i++) q[i] = i * 0.25;
    }
  }
#pragma omp parallel sections
  {
#pragma omp section
    for (int i = 0; i < n; i++)
      if (a[i] > 20) {
#pragma omp atomic
        hits++;
      }
#pragma omp section
    for (int i = 0; i < n; i++)
      if (b[i] % 2) {
#pragma omp atomic
        hits++;
      }
  }
  // Stay on the CPU.
#pragma omp parallel sections lastprivate(given)
  {
#pragma omp section
    given = 1;
#pragma omp section
    given = 7;
  }
#pragma omp parallel sections if (n > 5)
  {
#pragma omp section
    printf("%s", n > 0 ? "" : "none");
#pragma omp section
    a[0] = 1;
  }
  double total = 0;
  for (int i = 0; i < n; i++) total += a[i] + 2 * b[i] + c[i] % 7 + p[i] + q[i];
  printf("%ld %d %d %d %d %.6f\n", sum, most, hits, t, given, total);
  free(p);
  free(q);
  return 0;
}
