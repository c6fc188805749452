// SPDX-License-Identifier: Apache-2.0
// Members, variables and functions with names of the C library's and of CUDA's; allocation by macros and through
// pointers.
#include <stdio.h>
#include <stdlib.h>

#define NEW(type, n) ((type *)malloc((n) * sizeof(type)))

struct pool {
  int free;
  int malloc;
};

static void *(*allocate)(size_t) = malloc;

/// CUDA has functions of these names for other types.
static int max(int a, int b) {
  return a > b ? a : b + 1000;
}

static double rsqrt(double x) {
  return x + 0.5;
}

static int used(struct pool *pool, int calloc) {
  return pool->malloc - pool->free + calloc;
}

int main(void) {
  struct pool pool = {.free = 3, .malloc = 9};
  int *a = NEW(int, 100), *b = calloc(100, sizeof(int)), *c = allocate(400);
  {
    int realloc = used(&pool, 2);
#pragma omp parallel for
    for (int i = 0; i < 100; i++) a[i] = i + realloc + pool.free;
  }
  b = realloc(b, 800);
#pragma omp parallel for
  for (int i = 0; i < 200; i++) b[i] = a[i / 2] - (pool.malloc + i);
#pragma omp parallel for
  for (int i = 0; i < 100; i++) c[i] = a[i] + b[2 * i];
  double d[4];
#pragma omp parallel for
  for (int i = 0; i < 4; i++) d[i] = max(i + 0.7, 2u) + rsqrt(i) + max(i, 1);
  printf("%g %g %g\n", d[0], d[3], rsqrt(max(2.9f, 1L)));
  printf("%d %d %d\n", a[99], b[199], c[50]);
  free(a);
  free(b);
  (free)(c);
  return 0;
}
