// SPDX-License-Identifier: Apache-2.0
//
// C++: time steps on the CPU around nests on the GPU, structures, functions that kernels call, names of CUDA's.
#include <cstdio>
#include <cstdlib>

struct Cell {
  float value;
  int count;
};

static inline float mean(float a, float b, float c, float d) {
  return (a + b + c + d) * 0.25f;
}

static void relax(Cell *to, const Cell *from, int rows, int columns, float t) {
  for (int y = 1; y < rows - 1; ++y)
    for (int x = 1; x < columns - 1; ++x) {
      const Cell &left = from[y * columns + x - 1], &right = from[y * columns + x + 1];
      to[y * columns + x].value =
          t * mean(left.value, right.value, from[(y - 1) * columns + x].value, from[(y + 1) * columns + x].value);
      to[y * columns + x].count = from[y * columns + x].count + 1;
    }
}

int main() {
  const int rows = 37, columns = 70;
  Cell *one = static_cast<Cell *>(malloc(rows * columns * sizeof(Cell)));
  Cell *other = static_cast<Cell *>(malloc(rows * columns * sizeof(Cell)));
  for (int i = 0; i < rows * columns; ++i)
    one[i] = other[i] = Cell{float(i % 16), 0};
  for (int step = 0; step < 4; ++step) {
    relax(other, one, rows, columns, 0.5f);
    relax(one, other, rows, columns, 2.0f);
  }
  double history[6][100] = {};
  for (int i = 0; i < 100; ++i)
    history[0][i] = i;
#pragma warpgrain map
  for (int t = 1; t < 6; ++t)
    for (int i = 1; i < 99; ++i)
      history[t][i] = history[t - 1][i - 1] + history[t - 1][i + 1];
  for (int i = 0; i < rows * columns; ++i)
    printf("%g %d\n", one[i].value, one[i].count);
  for (const double each : history[5])
    printf("%g ", each);
  free(one);
  free(other);
  return 0;
}
