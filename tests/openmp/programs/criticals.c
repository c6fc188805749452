// SPDX-License-Identifier: Apache-2.0
// Critical sections that read what they update through another name.
#include <stdio.h>
#include <stdlib.h>

int shared[4];

void count(int *h, int *g, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
#pragma omp critical
    {
      h[0] += 1;
      h[1] += g[0];
    }
  }
}

void countGlobal(int *g, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
#pragma omp critical
    {
      shared[0] += 2;
      shared[1] += g[0];
    }
  }
}

int main(void) {
  int n = 4096, s = 0, t = 0, *h = calloc(4, sizeof(int)), *g = calloc(4, sizeof(int));
  int sums[4] = {0, 0, 0, 0}, by[4] = {1, 0, 0, 0};
  g[0] = 3;
  count(h, h, n);
  printf("%d %d\n", h[0], h[1]);
  count(h, g, n);
  printf("%d %d\n", h[0], h[1]);
  countGlobal(shared, 100);
  printf("%d %d\n", shared[0], shared[1]);
  countGlobal(g, n);
  printf("%d %d\n", shared[0], shared[1]);
#pragma omp parallel for
  for (int i = 0; i < 1000; i++) {
#pragma omp critical
    {
      s += 1;
      t += s;
    }
  }
#pragma omp parallel for
  for (int i = 0; i < 1000; i++) {
#pragma omp critical
    { sums[sums[0] % 4] += by[0]; }
  }
  printf("%d %d %d %d %d %d\n", s, t, sums[0], sums[1], sums[2], sums[3]);
  free(h);
  free(g);
  return 0;
}
