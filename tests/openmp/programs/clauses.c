// SPDX-License-Identifier: Apache-2.0
// Functions of the program in clauses, which change nothing.
#include <math.h>
#include <stdio.h>

#define N 1000

static int a[N], limit = 500;

static int threads(int n) {
  return n / 300 + 1;
}

static int isLarge(int n) {
  return n > limit;
}

static int chunk(int n) {
  int out = 1;
  while (out * out < n) out *= 2;
  return out;
}

int main(void) {
#pragma omp parallel for num_threads(threads(N))
  for (int i = 0; i < N; i++) a[i] = i;
#pragma omp parallel for if (isLarge(N)) num_threads(threads(threads(N)))
  for (int i = 0; i < N; i++) a[i] += 1;
  limit = 2 * N;
#pragma omp parallel for if (isLarge(N))
  for (int i = 0; i < N; i++) a[i] += 3;
#pragma omp parallel if (threads(N) > 2)
  {
#pragma omp for schedule(static, chunk(N))
    for (int i = 0; i < N; i++) a[i] += a[i] % 3;
#pragma omp single
    limit = 5;
#pragma omp for schedule(dynamic, chunk(limit) + (int)sqrt(9.0))
    for (int i = 0; i < N; i++) a[i] += limit;
  }
  long sum = 0;
  for (int i = 0; i < N; i++) sum += a[i] * (i % 7L);
  printf("%ld %d %d\n", sum, a[3], a[999]);
  return 0;
}
