// SPDX-License-Identifier: Apache-2.0
//
// Threadprivate variables whose values all threads get.
#include <stdio.h>

int factor, table[4], a[100], b[100];
#pragma omp threadprivate(factor, table)

int main(void) {
  for (int round = 1; round < 4; round++) {
    factor = round;
    for (int k = 0; k < 4; k++) table[k] = round * k;
#pragma omp parallel for copyin(factor, table)
    for (int i = 0; i < 100; i++) a[i] += factor * i + table[i % 4];
  }
  // The threads of the CPU have what was copied in.
#pragma omp parallel
  {
#pragma omp critical
    {
      b[0] += factor != 3;
      printf("%s", factor == 3 ? "" : "other");
    }
  }
  long sum = 0;
  for (int i = 0; i < 100; i++) sum += a[i];
  printf("%ld %d\n", sum, b[0]);
  return 0;
}
