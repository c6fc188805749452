// Vectors that functions with regions get in every way, behind pointers, and loops over their elements.
#include <array>
#include <cstdio>
#include <memory>
#include <utility>
#include <vector>

struct Cell {
  std::array<double, 3> at;
  int kind;
};

struct Mesh {
  std::vector<double> u, f;
  std::vector<Cell> cells;
  int n;
  double h;
};

static double length(const std::array<double, 3> &x) {
  double sum = 0;
  for (double each : x)
    sum += each * each;
  return sum;
}

static void relax(Mesh *mesh, const Mesh *from) {
#pragma omp parallel for
  for (int i = 1; i < mesh->n - 1; i++)
    mesh->u[i] = 0.5 * (from->u[i - 1] + from->u[i + 1]) + mesh->h * mesh->f[i];
}

static void move(Mesh &mesh, double by) {
#pragma omp parallel for default(none) shared(mesh, by)
  for (std::size_t i = 0; i < mesh.cells.size(); i++) {
    mesh.cells[i].at[0] += by * mesh.n;
    for (double &x : mesh.cells[i].at)
      x *= mesh.h;
    mesh.cells[i].kind = length(mesh.cells[i].at) > 1 ? 1 : 0;
  }
}

static double sum(const std::vector<double> *values) {
  double out = 0;
  if (values == nullptr) return -1;
#pragma omp parallel for reduction(+ : out)
  for (std::size_t i = 0; i < values->size(); i++)
    out += (*values)[i];
  return out;
}

static long grown(std::vector<int> values) {
  long out = 0;
#pragma omp parallel for
  for (int &x : values)
    x = x * 2 + 1;
#pragma omp parallel for reduction(+ : out)
  for (auto x : values) {
    if (x % 3 == 0) continue;
    out += x;
  }
  return out;
}

struct Limits {
  double low, high;
};

static int clamp(std::vector<double> &values, const Limits &limits, const double &by, int &changed) {
  int least = 99;
#pragma omp parallel for reduction(+ : changed)
  for (std::size_t i = 0; i != values.size(); i++) {
    values[i] *= by;
    if (values[i] < limits.low || values[i] > limits.high) changed++;
  }
  int &lowest = least;
#pragma omp parallel for reduction(min : lowest)
  for (int i = 63; i >= 0; i--)
    if (values[i] > limits.low && i < lowest) lowest = i;
  return least;
}

static void none(const Mesh *mesh, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    std::printf("%g\n", mesh->u[i] + mesh->n);
}

static void spread(const Mesh *mesh, double *out, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    out[i] = mesh->u[i] + mesh->n;
}

int main() {
  Mesh a{std::vector<double>(64, 1.0), std::vector<double>(64, 0.25), {}, 64, 0.5};
  for (int i = 0; i < 20; i++)
    a.cells.push_back({{i * 1.0, 2.0, 3.0}, 0});
  Mesh b = a;
  Mesh *p = &a, *q = &b;
  for (int t = 0; t < 4; t++) {
    relax(p, q);
    std::swap(p, q);
    move(*p, 0.125);
  }
  std::printf("%g %g %g\n", sum(&a.u), sum(&b.u), sum(nullptr));
  double kinds = 0;
  for (const Cell &each : a.cells)
    kinds += each.kind + each.at[2];
  std::printf("%g\n", kinds);

  std::vector<int> numbers(50, 3);
  std::printf("%ld %d\n", grown(numbers), numbers[4]);

  double table[10] = {1, 2, 3};
#pragma omp parallel for
  for (double &x : table)
    x = x * 2 + table[9];
  std::array<int, 6> few{};
#pragma omp parallel for
  for (auto &x : few)
    x += 7;
  std::printf("%g %d\n", table[1], few[5]);

  int changed = 3;
  double by = 1.5;
  const int least = clamp(a.u, {0.9, 1.6}, by, changed);
  std::vector<double> own_by(70, 0.5);
  const int next = clamp(b.u, {0.1, 0.6}, own_by[3], changed);
  std::printf("%d %d %d %g\n", least, next, changed, sum(&b.u));
#pragma omp parallel for
  for (int i = 0; i < 70; i++)
    own_by[i] = i * 0.25;
  std::printf("%d\n", clamp(b.u, {0.1, 0.6}, own_by[3], changed));

  none(nullptr, 0);
  spread(nullptr, nullptr, 0);
  const auto own = std::make_unique<Mesh>(a);
  std::vector<double> out(64);
  spread(own.get(), out.data(), own->n);
  std::printf("%g\n", sum(&out));
}
