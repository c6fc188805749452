// SPDX-License-Identifier: Apache-2.0
// Heads of loops: steps and bounds without a sign, first values that the counter does not hold, functions of the host.
#include <stdio.h>
#include <stdlib.h>

int length = 10;

int lengthNow(void) {
  return length;
}

int main(void) {
  int a[64] = {0}, s = 0, n = -1, m = 300;
  unsigned step = 2, u = 6;
  long far = 5;
#pragma omp parallel for
  for (int i = 18; i > 0; i -= step) a[i] += i;
#pragma omp parallel for
  for (int i = 17; i >= 1; i = i - (step + 1)) a[i] += 100;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < 10; i += -1 + step) s += i;
#pragma omp parallel for reduction(+ : s)
  for (unsigned i = 10; i > n; i--) s += 1000;
#pragma omp parallel for
  for (unsigned char i = m; i < 60; i++) a[i] += 3;
#pragma omp parallel for
  for (int i = u - 4; i < lengthNow(); i++) a[i] += 7;
#pragma omp parallel for
  for (long i = far - u; i < 3; i++) a[i + 1] += 9;
#pragma omp parallel for collapse(2)
  for (short i = 3; i > 0; i -= step)
    for (unsigned j = 4; j > u - 6; j -= step) a[4 * i + j] += 5;
  for (int i = 0; i < 64; i++) printf("%d ", a[i]);
  printf("%d\n", s);
  return 0;
}
