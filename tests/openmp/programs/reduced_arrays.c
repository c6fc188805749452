// SPDX-License-Identifier: Apache-2.0
// tolerance: 1e-12
//
// Reductions of arrays, of sections and of single elements.
#include <stdio.h>
#include <stdlib.h>

int counts[6];

static void histogram(const int *x, int n) {
#pragma omp parallel for reduction(+ : counts)
  for (int i = 0; i < n; i++) counts[x[i] % 6]++;
}

static void moments(const double *x, int n, double *out) {
#pragma omp parallel for reduction(+ : out[1 : 3])
  for (int i = 0; i < n; i++) {
    double power = x[i];
    for (int k = 1; k < 4; k++, power *= x[i]) out[k] += power;
  }
}

static void extremes(const double *x, int n, double *out) {
#pragma omp parallel for reduction(max : out[0])
  for (int i = 0; i < n; i++) out[0] = out[0] < x[i] ? x[i] : out[0];
#pragma omp parallel for reduction(min : out[1])
  for (int i = 0; i < n; i++)
    if (x[i] < out[1]) out[1] = x[i];
}

static void add(double *sums, int k, double value) { sums[k] += value; }

int main(void) {
  const int n = 5000;
  int *x = malloc(n * sizeof(int));
  double *y = malloc(n * sizeof(double));
  for (int i = 0; i < n; i++) x[i] = (i * 37) % 101, y[i] = x[i] / 101.0;
  counts[2] = 10;
  histogram(x, n);
  for (int k = 0; k < 6; k++) printf("%d ", counts[k]);

  double *out = calloc(8, sizeof(double));
  out[0] = -1, out[2] = 0.5, out[4] = 3;
  moments(y, n, out);
  for (int k = 0; k < 5; k++) printf("%.15g ", out[k]);

  double ends[2] = {0.995, 0.2};
  extremes(y, n, ends);
  printf("%g %g\n", ends[0], ends[1]);

  // In one block with what the loop writes, and handed on.
  double sums[4] = {1, 2, 3, 4};
  double *own = out;
#pragma omp parallel
  {
#pragma omp for reduction(* : sums[0 : 2]) reduction(+ : own[5 : 2])
    for (int i = 0; i < 100; i++) {
      sums[i % 2] *= 1.0 + i / 1000.0;
      add(own, 5 + i % 2, i);
      y[i] = i;
    }
  }
  printf("%.12g %.12g %g %g %g %g\n", sums[0], sums[1], sums[2], own[5], own[6], y[99]);
  free(x);
  free(y);
  free(out);
  return 0;
}
