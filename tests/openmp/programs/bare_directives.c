// SPDX-License-Identifier: Apache-2.0
//
// Directives that are the last statement of a loop or a branch, without braces, and chunks.
#include <stdio.h>

int main(void) {
  int s = 0, t = 0, u = 0, v[10] = {0}, w[10] = {0}, i = 7;
#pragma omp parallel for
  for (i = 0; i < 50; i++)
#pragma omp atomic
    s += i;
#pragma omp parallel for private(i)
  for (i = 0; i < 50; i++)
    if (i % 2)
#pragma omp critical
      t += i;
    else
#pragma omp critical
      t += 1000;
#pragma omp parallel for
  for (int k = 0; k < 10; k++)
#pragma omp simd
    for (int j = 0; j < 3; j++)
      v[k] += j;
  if (s > 0)
#pragma omp parallel for
    for (int k = 0; k < 10; k++)
#pragma omp critical
    {
      u += k;
    }
  else
    u = 1000;
  // The iterations of a chunk may depend on each other.
#pragma omp parallel for schedule(static, 5)
  for (int k = 0; k < 10; k++)
    w[k] = k % 5 ? w[k - 1] + v[k] : 1;
  printf("%d %d %d %d %d %d\n", s, t, u, v[3], w[4], w[9]);
  return 0;
}
