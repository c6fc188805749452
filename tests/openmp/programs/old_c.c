// SPDX-License-Identifier: Apache-2.0
// Old C: parameters behind the parentheses, types that are left out, calls without a declaration, words of C++ as names.
#include <stdio.h>
#include <stdlib.h>

static count;
float *line();
float scaled();

/* The parameters have another order. */
void fill(x, n, first)
int n;
float *x; /* the line */
char first;
{
  int i;
#pragma omp parallel for
  for (i = 0; i < n; i++) x[i] = scaled(i * 0.5f, n) + first;
}

float scaled(x, n)
float x;
int n;
{
  return x * n;
}

sum_of(x, n)
float *x;
{
  int this = 0, i;
#pragma omp parallel for reduction(+ : this)
  for (i = 0; i < n; i++) this += x[i];
  return this;
}

main(argc, argv)
int argc;
char *argv[];
{
  float *new = line(100);
  fill(new, 100, 'a');
  close(17);
  printf("%d %d\n", sum_of(new, 100), later(3, new));
  free(new);
  return count;
}

float *line(n)
int n;
{
  return malloc(n * sizeof(float));
}

int later(n, x)
int n;
float *x;
{
  return n + x[n];
}
