// SPDX-License-Identifier: Apache-2.0
// Expressions that have another type in C++ than in C, in kernels and on the CPU.
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>

enum colour { RED, GREEN, BLUE };

#if defined(__cplusplus) || __STDC_VERSION__ < 199901L
#define SCALE 100
#else
#define SCALE 1
#endif

int main(void) {
  enum { n = 8 };
  int sizes[4][8], signs[8];
  double large[8];
  enum colour c = GREEN;
  int k = 3;
  char row[40], other[40];
#pragma omp parallel for
  for (int i = 0; i < 8; i++) {
    sizes[0][i] = sizeof('a') + 10 * sizeof(i < 2) + 100 * sizeof(!i);
    sizes[1][i] = sizeof(i > 1 && i < 7) + 10 * sizeof((char)i);
    sizes[2][i] = sizeof(true) + 10 * sizeof(i ? 'a' : 'b') + 100 * _Alignof(int);
    sizes[3][i] = SCALE + (-1 < (int)sizeof(i));
  }
#pragma omp parallel for
  for (int i = 0; i < 8; i++) {
    signs[i] = (c - 2 < 0) + 10 * (c > -1) + 100 * ((i ? c : -1) > 0) + 1000 * (c == GREEN);
    large[i] = (i & 1 ? c : -i) / 4.0 + -c;
  }
  for (int r = 0; r < 4; r++) printf("%d ", sizes[r][5]);
  for (int i = 0; i < 8; i++) printf("%d %g ", signs[i], large[i]);
  __typeof__(k == 3) wide = 7;
  __auto_type kept = k < 4;
  kept += 4;
  printf("\n%d %d %d\n", (int)sizeof(0, row), (int)sizeof(k ? row : other), wide + kept);
  int64_t many = 1;
  float rounded[3] = {large[1], k, 0.1};
  unsigned char low[4] = {k + 254, -1, 'a', GREEN};
  short pairs[2][2] = {k * 70000, k, 1, many};
  int whole[3] = {rounded[0] / 1e6, sizeof low, 3u};
  bool is[3] = {k, 0.5, row};
  printf("%d %g %g %d %d %d %d %d%d%d\n", pairs[0][0] + pairs[1][1], rounded[0], rounded[2], low[0], low[1], whole[0], whole[1], is[0], is[1], is[2]);
  printf("%"PRId64"\n", many);
  return 0;
}
