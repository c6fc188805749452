// SPDX-License-Identifier: Apache-2.0
//
// Objects of kernels with constructors and operators, functions that begin with a macro, assertions, and constants of
// the library.
#include <cassert>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>

#define REAL double
#define INLINE static inline REAL

template <class T>
class Complex {
public:
  T x;
  T y;

  explicit Complex() {
    x = T(0);
    y = T(0);
  }

  Complex(const T &re, const T &im) : x(re), y(im) {}

  Complex(const Complex &other) {
    x = other.x;
    y = other.y;
  }

  Complex &operator=(const Complex &other) {
    x = other.x;
    y = other.y;
    return *this;
  }

  Complex &operator+=(const Complex &other) {
    x += other.x;
    y += other.y;
    return *this;
  }

  Complex conj() const { return Complex(x, -y); }

  friend Complex operator*(const Complex &a, const Complex &b) {
    return Complex(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
  }

  friend T real(const Complex &a) { return a.x; }
};

struct Generator {
  uint32_t state[4];
  int drawn = 0;

  Generator(const uint8_t *seed, int number) {
    for (int i = 0; i < 4; i++)
      state[i] = (uint32_t)seed[i] * 2654435761u + (uint32_t)number;
  }

  uint32_t next() {
    drawn++;
    uint32_t t = state[3] ^ (state[3] << 11);
    for (int i = 3; i > 0; i--)
      state[i] = state[i - 1];
    return state[0] ^= t ^ (t >> 8) ^ (state[0] >> 19);
  }
};

REAL square(REAL a) {
  return a * a;
}

INLINE cube(REAL a) {
  return a * square(a);
}

static void store(void *place, const void *value) {
  *(double *)place = *(const double *)value;
}

// The constant is one that the instance knows.
template <int Block>
void blocks(int *a, int n) {
  const int each = Block * 2;
  assert(n % each == 0);
#pragma omp target teams distribute num_teams(n / each)
  for (int b = 0; b < n / each; b++) {
    int *part = a + b * each;
#pragma omp parallel for num_threads(Block)
    for (int i = 0; i < each; i++)
      part[i] = part[i] * 3 + i;
  }
}

class Swarm {
public:
  Swarm(Complex<float> *all, int n) : all_(all), n_(n) {}

  void step() {
    Complex<float> *p = all_;
    const int n = n_;
#pragma omp target teams distribute parallel for
    for (int i = 0; i < n; i++) {
      auto one = p[i];
      one += one.conj();
      p[i] = one;
    }
  }

private:
  Complex<float> *all_;
  int n_;
};

int main() {
  const int n = 96;
  Complex<float> *z = (Complex<float> *)malloc(n * sizeof(Complex<float>));
  double *d = (double *)malloc(n * sizeof(double));
  int *k = (int *)malloc(n * sizeof(int));
  uint8_t *seed = (uint8_t *)malloc(n + 4);
  for (int i = 0; i < n + 4; i++)
    seed[i] = (uint8_t)(i * 37);
  for (int i = 0; i < n; i++) {
    z[i] = Complex<float>((float)i, (float)(i % 7));
    k[i] = i * 12345 + 1;
  }

#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    Complex<float> sum;
    for (int j = 0; j < 4; j++)
      sum += z[(i + j) % n].conj() * z[i];
    const float inf = std::numeric_limits<float>::infinity();
    const double value = real(sum) == inf ? 0 : real(sum) + cube(i);
    store(d + i, &value);
  }

#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    assert(k[i] > 0);
    Generator g(seed + i, i);
    for (int j = 0; j < i % 5; j++)
      g.next();
    k[i] = __builtin_popcount((unsigned)k[i]) + (int)(g.next() % 1000) + g.drawn;
  }

  Swarm(z, n).step();
  blocks<4>(k, n);
  blocks<8>(k, n);

  double total = 0;
  long all = 0;
  for (int i = 0; i < n; i++) {
    total += d[i] + z[i].x + z[i].y;
    all += k[i];
  }
  printf("%.3f %ld %d %.1f\n", total, all, k[n - 1], z[5].x);

  int *h = (int *)calloc(8, sizeof(int));
  const int *from = k;
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    const int *here = from + i;
    int *bin = h + (*here & 7) / 4 * 4;
#pragma omp atomic
    bin[*here & 3] += 1;
  }
#pragma omp target map(tofrom : k[0 : n])
  {
#pragma omp teams distribute parallel for
    for (int i = 0; i < n; i++)
      k[i] -= i;
  }
  for (int i = 0; i < 8; i++)
    printf("%d ", h[i]);
  printf("%d\n", k[n - 1]);
  free(z);
  free(d);
  free(k);
  free(seed);
  free(h);
  return 0;
}
