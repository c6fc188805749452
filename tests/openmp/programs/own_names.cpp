// SPDX-License-Identifier: Apache-2.0
// Functions and variables with names of CUDA's functions, which mean something else here.
#include <algorithm>
#include <cmath>
#include <cstdio>

/// CUDA has an overload that fits better than a template.
template <class T>
T min(T a, T b) {
  return a < b ? a : b - 1;
}

template <>
float min(float a, float b) {
  return a < b ? a : b - 100;
}

/// CUDA has one of the same parameters.
int max(int a, int b);

double max(double a, double b) {
  return a < b ? b : a + 0.5;
}

inline float rsqrt(float x) {
  return x + 1;
}

static double norm[10];

#define LARGER(a, b) max(a, b)

namespace {
int abs(int a, int b) {
  return a < b ? b - a : a - b + 1000;
}
} // namespace

namespace tools {
int max(int a, int b) {
  return a * b;
}

int both(int a, int b) {
  return max(a, b) + ::max(a, b);
}
} // namespace tools

template <class T>
T within(T low, T x, T high) {
  return max(low, min(x, high));
}

struct Range {
  int low, high;

  int max() const { return high; }

  int min(int x) const { return ::min(x, max()); }
};

int main() {
  static int a[1000];
  static double d[1000];
  const Range range = {3, 400};
#pragma omp parallel for if (min(3, 2) == 1) schedule(static, max(4, 2))
  for (int i = min(0, 5); i < max(999, 1000); i++) {
    a[i] = min(i, 500) + std::max(i, 3) + within(10, i, 600) + LARGER(i, 7) + abs(i, 300) + std::abs(i - 300);
    d[i] = max(1.0 * i, 3.5) + rsqrt(1.0f) + min(1.0f * i, 2.5f);
  }
#pragma omp parallel for
  for (int i = 0; i < 10; i++)
    norm[i] = a[i] + tools::both(i, 4) + tools::max(i, 2) + range.min(i) + range.max();
  long sum = 0;
  for (int i = 0; i < 1000; i++)
    sum += a[i];
  printf("%ld %d %d %g %g %g %g\n", sum, a[44], a[777], d[2], d[10], norm[9], LARGER(1.5, 0.5));
  int (*called)(int, int) = max;
  printf("%d %d\n", called(2, 1), min(3, 2));
  return 0;
}

int max(int a, int b) {
  return a < b ? b : a + 1;
}
