// tolerance: 1e-5
// Teams whose threads share variables and wait for each other: each team is a block.
#include <cstdio>
#include <cstdlib>
#include <omp.h>

enum { threads = 64 };

/// The sum of each team's part, as a tree.
void partSums(int teams, const float *x, float *sums, int n) {
#pragma omp target teams num_teams(teams) thread_limit(threads) map(to : x[0 : n]) map(from : sums[0 : teams])
  {
    float part[threads], factor = 2;
    const int team = omp_get_team_num();
    int width;
    width = omp_get_num_teams() * threads;
#pragma omp parallel num_threads(threads)
    {
      const int id = omp_get_thread_num();
      float own = 0;
      for (int i = team * threads + id; i < n; i += width)
        own += factor * x[i];
      part[id] = own;
#pragma omp barrier
      for (int half = threads / 2; half > 0; half /= 2) {
        if (id < half) part[id] += part[id + half];
#pragma omp barrier
      }
#pragma omp single
      sums[team] = part[0];
    }
  }
}

/// How often each remainder occurs, counted by atomic updates of the team's and of everybody's counters.
void count(const int *values, int n, int *counts, int *all, int teams) {
  int i, id;
#pragma omp target teams num_teams(teams) thread_limit(threads) map(tofrom : counts[0 : 8], all[0 : 1])
  {
    int own[8];
    for (int k = 0; k < 8; ++k)
      own[k] = 0;
#pragma omp parallel num_threads(threads) private(i, id)
    {
      id = omp_get_team_num() * omp_get_num_threads() + omp_get_thread_num();
      for (i = id; i < n; i += teams * threads) {
#pragma omp atomic
        own[values[i] % 8] += 1;
      }
    }
#pragma omp parallel num_threads(threads)
    {
      const int k = omp_get_thread_num();
      if (k < 8) {
#pragma omp critical
        counts[k] += own[omp_get_thread_num()];
      }
#pragma omp master
      {
#pragma omp atomic
        all[0] += own[0] + own[1] + own[2] + own[3];
      }
    }
  }
}

/// Neighbours of each team's tile change places.
void turn(const int *in, int *out, int n) {
#pragma omp target teams num_teams(n / threads) thread_limit(threads)
  {
    int tile[(threads / 2) * 2];
#pragma omp parallel num_threads(threads)
    {
      // CUDA has this name too.
      int blockIdx = omp_get_team_num(), at = blockIdx * threads;
      tile[omp_get_thread_num()] = in[at + omp_get_thread_num()];
#pragma omp barrier
      out[at + omp_get_thread_num()] = tile[threads - 1 - omp_get_thread_num()];
    }
  }
}

int main() {
  const int n = 4096, teams = 6;
  float *x = (float *)malloc(n * sizeof(float)), *sums = (float *)malloc(teams * sizeof(float));
  int *values = (int *)malloc(n * sizeof(int)), *out = (int *)malloc(n * sizeof(int));
  int *counts = (int *)calloc(8, sizeof(int)), *all = (int *)calloc(1, sizeof(int));
  for (int i = 0; i < n; ++i) {
    x[i] = (i * 7 % 11) * 0.25f;
    values[i] = i * i % 29;
  }
  partSums(teams, x, sums, n);
  count(values, n, counts, all, teams);
  turn(values, out, n);
  for (int t = 0; t < teams; ++t)
    printf("%g ", sums[t]);
  for (int k = 0; k < 8; ++k)
    printf("%d ", counts[k]);
  printf("%d %d %d %d\n", all[0], out[0], out[63], out[4095]);
  free(x);
  free(sums);
  free(values);
  free(out);
  free(counts);
  free(all);
  return 0;
}
