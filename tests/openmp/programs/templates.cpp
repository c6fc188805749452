// SPDX-License-Identifier: Apache-2.0
//
// Regions in function templates, and function templates that kernels call.
#include <cstdio>
#include <cstdlib>
#include <type_traits>

template <typename T>
struct Pair {
  T first;
  T second;
};

// Declared here, defined below; a default argument.
template <typename T, int Step>
static void shift(T *a, const T *b, int n, T by = T(1));

template <typename T>
T twice(T x) {
  if constexpr (std::is_integral<T>::value)
    return T(2) * x;
  else
    return x + x;
}

template <int N>
int power(int x) {
  int out = 1;
  for (int i = 0; i < N; i++)
    out *= x;
  return out;
}

namespace maths {

template <class T>
inline T largest(const T *x, int n) {
  T most = x[0];
#pragma omp parallel for reduction(max : most)
  for (int i = 0; i < n; i++)
    if (x[i] > most) most = x[i];
  return most;
}

template <>
inline short largest<short>(const short *, int) {
  return -7;
}

} // namespace maths

template <typename T, int Width, bool Turns>
void rows(T *m, int height) {
  const int last = Width - 1; // Width of the matrix
#pragma omp target teams distribute parallel for collapse(2) num_threads(Width * 8)
  for (int i = 0; i < height; i++)
    for (int j = 0; j < Width; j++) {
      T part[Width];
      for (int k = 0; k < Width; k++)
        part[k] = twice<T>(T(i + k));
      m[i * Width + (Turns ? last - j : j)] = part[j] + T(sizeof(T)) + T(power<3>(j));
    }
}

template <typename T>
T total(const Pair<T> *pairs, int n) {
  T sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < n; i++)
    sum += pairs[i].first + pairs[i].second;
  return sum;
}

template <typename T, int Step>
static void shift(T *a, const T *b, int n, T by) {
#pragma omp parallel for
  for (int i = 0; i < n; i += Step)
    a[i] = b[(i + Step) % n] + by;
}

/// A template that launches through another one.
template <typename T>
void run(int n) {
  T *a = (T *)malloc(n * sizeof(T)), *b = new T[n];
  for (int i = 0; i < n; i++)
    a[i] = T(i % 7), b[i] = T(i * 3 % 11);
  shift<T, 1>(a, b, n);
  shift<T, 3>(b, a, n, T(5));
  Pair<T> *pairs = (Pair<T> *)malloc(n * sizeof(Pair<T>));
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    pairs[i] = {a[i], b[n - 1 - i]};
  std::printf("%g %g %g\n", (double)maths::largest(a, n), (double)maths::largest(b, n), (double)total(pairs, n));
  free(pairs);
  free(a);
  delete[] b;
}

int main() {
  run<int>(1000);
  run<double>(777);
  run<unsigned long long>(300);
  const short s[2] = {3, 4};
  std::printf("%d\n", maths::largest(s, 2));
  float m[6 * 10];
  unsigned u[4 * 5];
  rows<float, 6, true>(m, 10);
  rows<unsigned, 4, false>(u, 5);
  double sum = 0;
  for (int i = 0; i < 60; i++)
    sum += m[i] * (i % 5 + 1);
  for (int i = 0; i < 20; i++)
    sum += u[i] * (i % 3 + 1);
  std::printf("%g\n", sum);
}
