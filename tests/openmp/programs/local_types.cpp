// SPDX-License-Identifier: Apache-2.0
// Types that the body of a loop declares, or a function that a kernel calls.
#include <cstdio>
#include <cstdlib>

template <class T, int N>
struct alignas(sizeof(T) * N) Several {
  T values[N];
};

template <class T, int N>
void copy(const T *from, T *to, int n) {
#pragma omp parallel for
  for (int i = 0; i < n / N; i++) {
    using Group = Several<T, N>;
    auto source = reinterpret_cast<const Group *>(from + i * N);
    *reinterpret_cast<Group *>(to + i * N) = *source;
  }
}

static int rounded(double x) {
  typedef double Number;

  enum { half = 2 };

  struct Parts {
    int whole;
    Number rest;
  };

  Parts parts = {(int)x, x - (int)x};
  return parts.whole + (parts.rest * half >= 1);
}

int main() {
  const int n = 1024;
  double *a = (double *)malloc(n * sizeof(double)), *b = (double *)malloc(n * sizeof(double));
  int *c = (int *)malloc(n * sizeof(int));
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    struct Pair {
      int low, high;
    };

    enum Kind { even, odd = 3 };

    const Pair pair = {i, 2 * i};
    a[i] = pair.low * 0.3 + pair.high + (i % 2 ? odd : even);
  }
  copy<double, 2>(a, b, n);
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    c[i] = rounded(b[i]);
  long sum = 0;
  for (int i = 0; i < n; i++)
    sum += c[i] * (i % 5L);
  printf("%ld %g %g %d\n", sum, a[7], b[1023], c[9]);
  free(a);
  free(b);
  free(c);
  return 0;
}
