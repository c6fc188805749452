// Functions of kernels that use variables of file scope: numbers, arrays, pointers, objects.
#include <cstdio>
#include <cstdlib>

static double scale = 1.5;
int table[16];
static int *window = table;
unsigned long hits[4];
long total;

struct Limits {
  int low, high;
  double by[2];
};

static Limits limits = {2, 90, {0.5, 0.25}};

namespace far {
double shift = 0.25;

namespace {
const double factors[3] = {1, 2, 4};
}
} // namespace far

struct Rule {
  static int step;
  int from;

  int at(int i) const { return from + i * step; }
};

int Rule::step = 3;

namespace {
const double factors[3] = {1, 2, 4};
double bias = 0.125;
} // namespace

static double scaled(double x) {
  return x * scale + bias + factors[1];
}

static double farther(double x) {
  return x * scale + far::shift + far::factors[1];
}

static int bounded(int x) {
  return x < limits.low ? limits.low : x > limits.high ? limits.high : x;
}

static double both(int i) {
  return scaled(bounded(table[i & 15])) * limits.by[i & 1];
}

static int through(int i) {
  return window[i & 7] + *window;
}

static void keep(int i, int x) {
  table[i] = x;
}

static void count(int x) {
#pragma omp atomic
  hits[x & 3]++;
#pragma omp atomic
  total += x;
}

template <class T>
static T raised(T x) {
  return x * T(scale) + table[1];
}

// Here other variables have the names.
static long hidden(int *out) {
  int scale = 4, table[16] = {9};
#pragma omp parallel for
  for (int i = 0; i < 16; i++)
    out[i] = scale + table[0] + (int)both(i);
#pragma omp parallel for
  for (int i = 0; i < 16; i++)
    keep(i, out[i]);
  return scale + table[0];
}

int main() {
  double out[40];
  int numbers[40];
  for (int round = 0; round < 4; round++) {
#pragma omp parallel for
    for (int i = 0; i < 16; i++)
      keep(i, i * round + 1);
#pragma omp parallel for
    for (int i = 0; i < 40; i++)
      out[i] = both(i) + scaled(i);
#pragma omp parallel for schedule(static, 4)
    for (int i = 0; i < 40; i++)
      numbers[i] = through(i) + raised(i);
#pragma omp parallel for
    for (int i = 0; i < 40; i++)
      numbers[i] += Rule{i}.at(round) + (int)farther(i);
#pragma omp parallel for
    for (int i = 0; i < 40; i++)
      count(numbers[i]);
    double sum = 0;
    for (int i = 0; i < 40; i++)
      sum += out[i] * (i + 1) + numbers[i];
    std::printf("%g %lu %lu %ld %d\n", sum, hits[0], hits[3], total, table[5]);
    scale += 0.5;
    table[round] = 40 - round;
    window = table + round;
    limits.high -= 20;
    far::shift *= 2;
    bias += 1;
    Rule::step++;
  }
  window = (int *)std::malloc(8 * sizeof(int));
  for (int i = 0; i < 8; i++)
    window[i] = i;
#pragma omp parallel for
  for (int i = 0; i < 40; i++) {
    table[i & 15] = 5;
    numbers[i] = through(i) + bounded(i);
  }
  std::printf("%d %d\n", numbers[9], scaled(table[3]) > 3 ? 1 : 0);
  std::free(window);
  long sum = hidden(numbers);
  for (int i = 0; i < 16; i++)
    sum += numbers[i] + table[i];
  std::printf("%ld\n", sum);
}
