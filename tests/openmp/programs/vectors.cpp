// Vectors in regions: references, members, growth, exchange, ends of their blocks, iterators.
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <utility>
#include <vector>

struct Body {
  double x, v;
};

class Field {
public:
  explicit Field(int n) : now_(n, 1.0), next_(n, 1.0) { now_[n / 2] = 9.0; }

  void step() {
    const int n = static_cast<int>(now_.size());
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
      next_[i] = 0.5 * now_[i] + 0.25 * (now_[i - 1] + now_[i + 1]);
    now_.swap(next_);
  }

  double at(int i) const { return now_[i]; }

private:
  std::vector<double> now_, next_;
};

static std::vector<int> table(40, 3);

static void axpy(double a, const std::vector<double> &x, std::vector<double> &y) {
#pragma omp parallel for default(none) shared(a, x, y)
  for (std::size_t i = 0; i < x.size(); i++)
    y[i] += a * x[i];
}

static long dot(const std::vector<int> &x) {
  long sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (std::size_t i = 0; i < x.size(); i++)
    sum += x[i] * x[i] + x.front() - x.back();
  return sum;
}

// The block's memory is given back while the GPU has newer values of it; another vector gets it.
static double ending(int round) {
  double sum = 0;
  {
    std::vector<double> inner(500);
#pragma omp parallel for
    for (int i = 0; i < 500; i++)
      inner[i] = i * round;
  }
  std::vector<double> other(500, 7.0);
  std::vector<double> third(other);
#pragma omp parallel for
  for (int i = 0; i < 500; i++)
    third[i] += other[i];
  for (double each : other)
    sum += each;
  return sum + third[499];
}

int main() {
  std::vector<double> x(100, 2.0), y(100);
  for (int k = 0; k < 3; k++)
    axpy(0.5, x, y);
  x.resize(150, 4.0);
  y.resize(150);
  axpy(1.0, x, y);
  std::printf("%g %g\n", y[3], y[149]);

  std::vector<double> a(64, 1.0), b(64);
  for (int t = 0; t < 7; t++) {
#pragma omp parallel for
    for (int i = 0; i < 64; i++)
      b[i] = a[i] + a[(i + 1) % 64] * 0.5;
    std::swap(a, b);
  }
  std::printf("%g\n", std::accumulate(a.begin(), a.end(), 0.0));

  auto first = b.begin();
  auto last = b.end();
#pragma omp parallel for
  for (int i = 0; i < (int)b.size(); i++)
    b[i] = (i * 37) % 64;
  std::sort(first, last);
#pragma omp parallel for
  for (int i = 0; i < 64; i++)
    b[i] += i;
  double sum = std::accumulate(first, last, 0.0);
  for (auto it = first; it != last; ++it)
    sum += *it;
  std::printf("%g %g\n", sum, b[63]);

  std::vector<Body> bodies;
  for (int i = 0; i < 20; i++)
    bodies.push_back({i * 1.0, 1.0});
#pragma omp parallel for
  for (int i = 0; i < 20; i++) {
    Body &body = bodies[i];
    body.x += body.v * bodies.size();
  }
  std::printf("%g\n", bodies[19].x);

  std::vector<int> grown;
  for (int k = 0; k < 9; k++) {
    for (int j = 0; j < 7; j++)
      grown.push_back(j);
#pragma omp parallel for
    for (std::size_t i = 0; i < grown.size(); i++)
      grown[i] += 1;
  }
  std::printf("%ld\n", dot(grown));

  double ended = 0;
  for (int round = 1; round < 5; round++)
    ended += ending(round);
  std::printf("%g\n", ended);

  Field field(50);
  for (int k = 0; k < 5; k++)
    field.step();
  std::printf("%g %g\n", field.at(25), field.at(22));

#pragma omp parallel for
  for (int i = 0; i < 40; i++)
    table[i] *= i;
  std::printf("%d %ld\n", table[39], dot(table));
}
