// SPDX-License-Identifier: Apache-2.0
//
// min and max of the library without its name, of numbers that are none, for which CUDA's functions choose otherwise;
// and own functions with names of CUDA's atomic operations and makers of vectors.
#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace std;

struct float2 {
  float x, y;
};

float2 make_float2(float x, float y) {
  return {y, x};
}

int atomicAdd(int *place, int value) {
  const int before = *place;
  *place += 2 * value;
  return before;
}

template <typename T>
T within(T low, T x, T high) {
  return max(low, min(x, high));
}

#define LARGER(a, b) max(a, b)

static float a[64], b[64], low[64], high[64], other[64];
static double wide[64];

static void show(const char *name, const float *x) {
  for (int i = 0; i < 64; i++)
    printf("%s%g", i == 0 ? name : " ", isnan(x[i]) ? -1.0 : x[i]);
  printf("\n");
}

int main() {
  for (int i = 0; i < 64; i++) {
    a[i] = i % 3 == 0 ? NAN : i;
    b[i] = i % 5 == 0 ? NAN : 20;
    wide[i] = i % 4 == 0 ? (double)NAN : i - 30;
  }
#pragma omp parallel for
  for (int i = 0; i < 64; i++) {
    low[i] = min(a[i], b[i]);
    high[i] = LARGER(a[i], b[i]);
    const float2 both = make_float2(within(5.0f, a[i], 25.0f), max(wide[i], 3.0));
    other[i] = both.x + 2 * both.y + max(i, 7);
  }
  show("low ", low);
  show("high ", high);
  show("other ", other);
  int n = 4;
  const int before = atomicAdd(&n, 3);
  printf("%d %d %d\n", before, n, isnan(max(a[1], b[0])) + 2 * isnan(max(b[0], a[1])));
  return 0;
}
