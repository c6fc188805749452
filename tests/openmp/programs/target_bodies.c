// SPDX-License-Identifier: Apache-2.0
//
// `target` as a directive of its own: around a parallel loop, around serial loops with parallel ones in them, around
// calls; and targets whose own numbers are lost behind them.
#include <stdio.h>
#define N 200
#define B 20

static int grid[N][N];

static void row(int *to, const int *from, int n, int add) {
#pragma omp parallel for
  for (int i = 1; i < n; i++) to[i] = from[i - 1] + add;
}

int main() {
  int a[N], b[N], sum = 0, kept = 7, lost = 3;
  for (int i = 0; i < N; i++) a[i] = i % 17, b[i] = 0;
#pragma omp target
#pragma omp parallel for
  for (int i = 0; i < N; i++) b[i] = 2 * a[i] + kept;
#pragma omp target map(tofrom : b) map(to : a)
  {
    int own = kept;
    for (int step = 0; step < 4; step++) {
      own += step;
#pragma omp parallel for
      for (int i = 0; i < N; i++) b[i] += a[i] * own;
    }
  }
  // A wave front of blocks, as dynamic programming has it.
#pragma omp target map(tofrom : grid)
  for (int wave = 0; wave < 2 * (N / B) - 1; wave++) {
#pragma omp parallel for schedule(static) firstprivate(wave)
    for (int x = 0; x < N / B; x++) {
      int y = wave - x;
      if (y < 0 || y >= N / B) continue;
      for (int i = y * B; i < y * B + B; i++)
        for (int j = x * B; j < x * B + B; j++) {
          int up = i > 0 ? grid[i - 1][j] : i;
          int left = j > 0 ? grid[i][j - 1] : j;
          grid[i][j] = (up > left ? up : left) % 1000 + (i * j) % 3;
        }
    }
  }
#pragma omp target map(tofrom : sum)
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < N; i++) sum += b[i];
#pragma omp target map(tofrom : a)
  {
    for (int k = 0; k < 3; k++) row(a, b, N, k);
  }
#pragma omp target map(tofrom : b)
  {
    lost += 5; // the target's own
#pragma omp parallel for
    for (int i = 0; i < N; i++) b[i] += lost > 3;
  }
  int *to = b;
#pragma omp target map(tofrom : b)
  {
    to++; // likewise
    to[0] += 9;
  }
  to[0] += lost;
  for (int i = 0; i < N; i += 13) printf("%d %d %d\n", a[i], b[i], grid[i][N - 1 - i]);
  printf("%d\n", sum);
  return 0;
}
