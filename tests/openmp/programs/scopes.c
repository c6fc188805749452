// SPDX-License-Identifier: Apache-2.0
// Types and constants of a function that hide those at file scope, and conditional lastprivate.
#include <stdio.h>

typedef int real;
enum { K = 3 };
struct pair {
  int x;
};

real outside[4];

int main(void) {
  double a[4], b[4];
  int sizes[4], last = -1;
  {
    typedef double real;
    enum { K = 7 };
    real scale = 0.5;
#pragma omp parallel for
    for (int i = 0; i < 4; i++) {
      real t = i * 0.5;
      a[i] = t * K;
    }
#pragma omp parallel for
    for (int i = 0; i < 4; i++) b[i] = (real)1 / (i + 2) + K + scale;
#pragma omp parallel for
    for (int i = 0; i < 4; i++) sizes[i] = sizeof(real) + sizeof(real *);
  }
#pragma omp parallel for
  for (int i = 0; i < 4; i++) outside[i] = (real)1.5 * i + K + sizeof(struct pair);
#pragma omp parallel for lastprivate(conditional : last)
  for (int i = 0; i < 100; i++)
    if (i % 7 == 3) last = i;
  for (int i = 0; i < 4; i++) printf("%g %g %d %d ", a[i], b[i], sizes[i], outside[i]);
  printf("%d\n", last);
  return 0;
}
