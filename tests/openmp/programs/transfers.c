// Counts of transfers: two loops of three arrays, 100 times (Fig 2.13 of the dissertation, GT-F7).
#include <stdio.h>

int a[4096], b[4096], c[4096], d[4096];

int main(void) {
  int i, step;
  for (i = 0; i < 4096; i++) {
    a[i] = i % 3;
    b[i] = i % 5;
    c[i] = 0;
  }
  for (step = 0; step < 100; step++) {
#pragma omp parallel for
    for (i = 0; i < 4096; i++)
      c[i] = a[i] + b[i] % 7;
#pragma omp parallel for
    for (i = 0; i < 4096; i++)
      b[i] = a[i] + c[i] % 11;
  }
  int sum = 0;
  for (i = 0; i < 4096; i++) {
    d[i] = a[i] + b[i];
    sum += d[i] * (i % 9);
  }
  printf("%d\n", sum);
  return 0;
}
