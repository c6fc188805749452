// SPDX-License-Identifier: Apache-2.0
//
// Regions in methods, which use members of their object, and methods that kernels call.
#include <cstdio>
#include <cstdlib>

struct Pixel {
  int red, green;

  void set(int r, int g) {
    red = r;
    this->green = g;
  }

  int sum() const { return red + this->green; }
};

/// Its method is another one where the object may change.
struct Corner {
  int x = 3;

  int sum() { return x; }

  int sum() const { return -x; }
};

class Field {
public:
  Field(int n, double scale) : n(n), scale(scale), values((double *)malloc(n * sizeof(double))) {}

  ~Field() { free(values); }

  void fill() {
#pragma omp parallel for
    for (int i = 0; i < n; i++)
      values[i] = scale * i + offsets[i % 4];
  }

  double total() const {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < this->n; i++)
      sum += this->values[i];
    return sum;
  }

  double weighted() const {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
      sum += values[i] * offsets[i % 4] + corner.sum();
    return sum;
  }

  void count(double limit);
  void smooth(Field &other) const;

  int above = 0;
  double offsets[4] = {0.25, 0.5, 0.75, 1};
  Corner corner;

private:
  int n;
  double scale;
  double *values;
};

void Field::count(double limit) {
  above = 0;
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    offsets[i % 4] = 2;
    if (values[i] > limit) {
#pragma omp atomic
      this->above++;
    }
  }
}

// The other object's pointers are read from memory.
void Field::smooth(Field &other) const {
  double *to = other.values;
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    to[i] = (values[i] + values[(i + 1) % n]) / 2;
}

/// An object in a block with what it works on: the kernel would have copies of its members.
struct Row {
  int length;
  int cells[8];

  void spread() {
    int *out = &length;
#pragma omp parallel for
    for (int i = 1; i < 9; i++)
      out[i] = length + i;
  }
};

namespace geometry {
struct Grid {
  enum { width = 5 };

  int cells[20];

  // The name of the class means something else elsewhere.
  void mark() {
#pragma omp parallel for
    for (int i = 0; i < 20; i++)
      cells[i] = i % width;
  }
};
} // namespace geometry

enum { width = 3 };

int main() {
  Field field(1000, 0.5), other(1000, 0);
  field.fill();
  std::printf("%g\n", field.total());
  std::printf("%g\n", field.weighted());
  field.count(100);
  std::printf("%d %g\n", field.above, field.offsets[3]);
  field.smooth(other);
  std::printf("%g\n", other.total());

  Pixel *pixels = (Pixel *)malloc(100 * sizeof(Pixel));
  int all = 0;
#pragma omp parallel for
  for (int i = 0; i < 100; i++) {
    pixels[i].set(i, 2);
    (pixels + i)->set(pixels[i].sum(), 3);
  }
#pragma omp parallel for reduction(+ : all)
  for (int i = 0; i < 100; i++) {
    Pixel *own = pixels + i;
    all += own->sum() + own->red;
  }
  std::printf("%d\n", all);

  Row *rows = (Row *)malloc(2 * sizeof(Row));
  rows[1].length = 7;
  rows[1].spread();
  std::printf("%d %d\n", rows[1].cells[0], rows[1].cells[7]);
  free(rows);
  free(pixels);

  geometry::Grid grid;
  grid.mark();
  std::printf("%d %d\n", grid.cells[4], grid.cells[19] + width);
}
