// tolerance: 1e-5
// Loops that are shared out to teams, and loops in them that each team's threads share: each iteration has a block.
#include <cstdio>
#include <cstdlib>
#include <omp.h>

enum { threads = 64 };

/// How many values of each row are larger than its first one; what is rare is counted for all rows.
void larger(const float *x, int *counts, int *all, int rows, int columns) {
#pragma omp target teams distribute num_teams(rows) map(to : x[0 : rows * columns])                                    \
    map(tofrom : counts[0 : rows], all[0 : 1])
  for (int row = 0; row < rows; row++) {
    const float first = x[row * columns];
    int larger = 0;
#pragma omp parallel for reduction(+ : larger) num_threads(threads)
    for (int k = 0; k < columns; k++)
      if (x[row * columns + k] > first) ++larger;
    counts[row] = larger;
    if (larger < columns / 2) {
#pragma omp atomic update
      all[0] += larger;
    }
  }
}

/// Rows with a mean of zero and a spread of one, in place, and the sum of all means.
double normalise(float *x, int batches, int rows, int columns) {
  double total = 0;
#pragma omp target teams distribute collapse(2) reduction(+ : total) map(tofrom : x[0 : batches * rows * columns])
  for (int batch = 0; batch < batches; ++batch)
    for (int row = 0; row < rows; ++row) {
      float *own = x + (batch * rows + row) * columns;
      float sum = 0, squares = 0;
#pragma omp parallel for simd reduction(+ : sum, squares)
      for (int k = 0; k < columns; ++k) {
        sum += own[k];
        squares += own[k] * own[k];
      }
      const float mean = sum / columns, spread = squares / columns - mean * mean;
#pragma omp parallel for firstprivate(sum)
      for (int k = 0; k < columns; ++k) {
        sum = own[k] - mean;
        own[k] = sum / (1 + spread);
      }
      total += mean;
    }
  return total;
}

/// A team's tile lives in shared memory; rounds of it, until a team has nothing to do.
void turns(const int *in, int *out, int tiles, int rounds) {
#pragma omp target teams distribute num_teams(3) thread_limit(48)
  for (int tile = 0; tile < tiles; tile++) {
    int kept[threads], turned[threads], sum = 0, last = 1;
    if (in[tile * threads] % 5 == 4) continue;
#pragma omp parallel for schedule(static, 1)
    for (int k = 0; k < threads; k++)
      kept[k] = in[tile * threads + k];
    for (int round = 0; round < rounds; ++round) {
#pragma omp parallel for schedule(static, 3)
      for (int k = 0; k < threads; k++)
        turned[threads - 1 - k] = kept[k] + round;
      // One of them for all.
      if (turned[0] % 2)
        turned[0] = sum;
      else
        turned[1] += turned[2];
#pragma omp parallel for reduction(+ : sum) lastprivate(last)
      for (int k = 0; k < threads; k++) {
        kept[k] = turned[k] % 97;
        sum += kept[k];
        last = kept[k];
      }
      if (sum > 9000) break;
      kept[last % threads] = sum % 89;
    }
#pragma omp parallel for collapse(2)
    for (int i = 0; i < 8; i++)
      for (int j = threads / 8 - 1; j >= 0; j--)
        out[tile * threads + i * 8 + j] = kept[8 * i + j] + last;
  }
}

/// The lanes of a simd, of which the team has many; counts of what each team has found.
int lanes(const int *values, int *histogram, long *all, int parts, int length) {
  int most = 0;
#pragma omp target teams distribute reduction(max : most) map(tofrom : most, all[0 : 1])
  for (int part = 0; part < parts; part++) {
    int own[8], k;
    for (k = 0; k < 8; ++k)
      own[k] = 0;
#pragma omp parallel for
    for (int i = 0; i < length; i++) {
#pragma omp atomic
      own[values[part * length + i] & 7] += 1;
    }
#pragma omp simd reduction(max : most)
    for (int j = 0; j < length; j++)
      if (values[part * length + j] > most) most = values[part * length + j];
    k = 0;
    while (k < 2) {
#pragma omp parallel for
      for (int i = 4 * k; i < 4 * k + 4; i++) {
#pragma omp critical(histograms)
        {
          histogram[i] += own[i];
          all[0] += own[i] * i;
        }
      }
      k++;
    }
  }
  return most;
}

int main() {
  const int rows = 6, columns = 100, tiles = 5;
  float *x = (float *)malloc(rows * columns * sizeof(float));
  int *values = (int *)malloc(tiles * threads * sizeof(int)), *out = (int *)calloc(tiles * threads, sizeof(int));
  int *counts = (int *)calloc(rows, sizeof(int)), *histogram = (int *)calloc(9, sizeof(int));
  for (int i = 0; i < rows * columns; ++i)
    x[i] = (i * 7 % 31) * 0.25f;
  for (int i = 0; i < tiles * threads; ++i)
    values[i] = i * i % 83;
  larger(x, counts, histogram + 8, rows, columns);
  for (int row = 0; row < rows; ++row)
    printf("%d ", counts[row]);
  printf("%d\n%g\n", histogram[8], normalise(x, 3, 2, columns));
  turns(values, out, tiles, 3);
  long *sum = (long *)calloc(1, sizeof(long));
  const int most = lanes(values, histogram, sum, tiles, threads);
  printf("%d %ld\n", most, sum[0]);
  for (int i = 0; i < 8; ++i)
    printf("%d %g\n", histogram[i], x[i * 7]);
  for (int i = 0; i < tiles * threads; i += 13)
    printf("%d ", out[i]);
  printf("\n");
  return 0;
}
