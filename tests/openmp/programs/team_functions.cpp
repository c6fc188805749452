// SPDX-License-Identifier: Apache-2.0
//
// Functions of teams, which ask for their thread, wait for the others and update what all share; the CPU calls them,
// too.
#include <cstdio>
#include <cstdlib>
#include <omp.h>

static void total(int *counts, int at, int by) {
#pragma omp atomic
  counts[at] += by;
}

static int take(int *next) {
  int out;
#pragma omp atomic capture
  out = (*next)++;
  return out;
}

/// The sum of what the threads before have, of a team.
static int scanned(int *memory, int value) {
  const int own = omp_get_thread_num();
  memory[own] = value;
#pragma omp barrier
  for (int step = 1; step < omp_get_num_threads(); step *= 2) {
    const int more = own >= step ? memory[own - step] : 0;
#pragma omp barrier
    memory[own] += more;
#pragma omp barrier
  }
  return memory[own];
}

extern "C" void plain(int *x, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    total(x, i % 5, i);
}

static void apply(void (*change)(int *, int), int *x, int n) {
  change(x, n);
}

enum { teams = 5, threads = 64, n = teams * threads };

int main() {
  int *x = (int *)malloc(n * sizeof(int)), *sums = (int *)calloc(n, sizeof(int)), counts[5] = {0};
  int *next = (int *)calloc(1, sizeof(int));
  for (int i = 0; i < n; i++)
    x[i] = i * 7 % 13;
#pragma omp target teams num_teams(teams) thread_limit(threads)
  {
    int memory[threads];
#pragma omp parallel num_threads(threads)
    {
      const int at = omp_get_team_num() * threads + omp_get_thread_num();
      sums[at] = scanned(memory, x[at]);
    }
  }
  long long sum = 0;
  for (int i = 0; i < n; i++)
    sum = sum * 31 % 1000003 + sums[i];
  std::printf("%lld\n", sum);
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    total(counts, take(next) % 5, 1);
  total(counts, 0, 100);
  apply(plain, counts, n);
  std::printf("%d %d %d %d\n", counts[0], counts[1], counts[4], take(next));
}
