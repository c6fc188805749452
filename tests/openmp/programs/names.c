// SPDX-License-Identifier: Apache-2.0
// Members and variables with names of the C library's; allocation by macros and through pointers.
#include <stdio.h>
#include <stdlib.h>

#define NEW(type, n) ((type *)malloc((n) * sizeof(type)))

struct pool {
  int free;
  int malloc;
};

static void *(*allocate)(size_t) = malloc;

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
  printf("%d %d %d\n", a[99], b[199], c[50]);
  free(a);
  free(b);
  (free)(c);
  return 0;
}
