// SPDX-License-Identifier: Apache-2.0
//
// Memory of the library's objects, whose extent the directives say that map it: for a block, between two directives,
// and for one construct. Teams cannot be executed by the CPU instead.
#include <cstdio>
#include <omp.h>
#include <vector>

static void square(const int *from, long *to, int n) {
#pragma omp target teams distribute parallel for map(to : from[0 : n]) map(tofrom : to[0 : n])
  for (int i = 0; i < n; i++)
    to[i] += (long)from[i] * from[i];
}

static void turn(int *data, int *turned, int n) {
#pragma omp target teams num_teams((n + 63) / 64) thread_limit(64)
  {
    int part[64];
#pragma omp parallel num_threads(64)
    {
      const int own = omp_get_thread_num();
      const int i = omp_get_team_num() * 64 + own;
      part[own] = i < n ? data[i] : -1;
#pragma omp barrier
      const int other = omp_get_team_num() * 64 + 63 - own;
      if (other < n) turned[other] = part[own] + 1;
    }
  }
}

struct Grid {
  std::vector<int> cells;
  int *first;

  void fill(int n) {
    cells.assign(n, 3);
    first = cells.data();
#pragma omp target enter data map(to : first[0 : n])
    turn(first, first, n);
#pragma omp target exit data map(from : first[0 : n])
  }
};

int main() {
  const int n = 1000;
  std::vector<int> data(n + 10), turned(n);
  std::vector<long> squares(n, 1);
  for (int i = 0; i < n + 10; i++)
    data[i] = i;
  int *from = data.data(), *to = turned.data();
#pragma omp target data map(to : from[0 : n]) map(from : to[0 : n])
  {
    turn(from, to, n);
    turn(from + 10, to, n - 10);
  }
  square(from, squares.data(), n);
#pragma omp target data map(tofrom : from[10 : n])
  turn(from + 10, from + 10, n);
  Grid grid;
  grid.fill(300);
  long sum = 0;
  for (int i = 0; i < n; i++)
    sum += squares[i] * (i % 7) + turned[i] * (i % 3) + data[i];
  printf("%ld %d %d %d\n", sum, grid.cells[0], grid.cells[299], data[n + 9]);
  return 0;
}
