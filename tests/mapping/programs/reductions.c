// SPDX-License-Identifier: Apache-2.0
//
// Sums and extremes of all iterations: of integers, which are exact in any order.
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

static int values[70][50];
static unsigned bits[5000];
static short heights[3000];
static unsigned long long checksum = 7;

static long long sumOf(int n, int m, int *odd) {
  long long sum = 0;
  int count = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      sum += values[i][j];
      if (values[i][j] % 2 != 0) count++;
    }
  *odd = count;
  return sum;
}

static void extremes(int n, const int *of, int *least, int *greatest) {
  int low = INT_MAX, high = INT_MIN;
  for (int i = 0; i < n; i++) {
    if (of[i] < low) low = of[i];
    high = of[i] > high ? of[i] : high;
  }
  *least = low;
  *greatest = high;
}

static unsigned product(int n) {
  unsigned all = 3, any = 0, both = ~0u, odd = 0;
  for (int i = n - 1; i >= 0; i -= 2) {
    if (bits[i] == 0) continue;
    all = all * (bits[i] | 1u);
    any |= bits[i];
    both &= bits[i] | 255u;
    odd ^= bits[i];
  }
  return all ^ any ^ both ^ odd;
}

static void outliving(int n, int m, int l) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      for (int k = 0; k < l; k++) checksum -= (unsigned long long)(i * 7 + j * 5 + k);
}

static short highest(int n) {
  short top = -5;
  for (int i = 0; i < n; i++)
    if (heights[i] >= top) top = heights[i];
  return top;
}

static double inAnyOrder(int n, const double *a) {
  double sum = 0.5;
  for (int i = 0; i < n; i++) sum += a[i];
  return sum;
}

// Each of these needs its order.
static int ordered(int n, int *trace) {
  int last = 0, mixed = 1;
  for (int i = 0; i < n; i++) {
    last += values[i % 70][i % 50];
    trace[i] = last;
  }
  for (int i = 0; i < n; i++) mixed = i % 2 != 0 ? mixed + i : mixed ^ i;
  for (int i = 0; i < n; i++) {
    mixed += i;
    mixed ^= 3;
  }
  return mixed;
}

int main(void) {
  int *trace = malloc(3000 * sizeof(int));
  double *numbers = malloc(3000 * sizeof(double));
  for (int i = 0; i < 70; i++)
    for (int j = 0; j < 50; j++) values[i][j] = (i * 37 + j * 11) % 1000 - 300;
  for (int i = 0; i < 5000; i++) bits[i] = (unsigned)i * 2654435761u;
  for (int i = 0; i < 3000; i++) heights[i] = (short)(i * 7919 % 3001), trace[i] = i * 31 % 977 - 50, numbers[i] = i % 8;
  int sizes[] = {70, 1, 0, 33};
  for (int each = 0; each < 4; each++) {
    int n = sizes[each], odd, least, greatest;
    long long sum = sumOf(n, n < 50 ? n : 50, &odd);
    extremes(n * 40, trace, &least, &greatest);
    outliving(n, 3, n / 2);
    printf("%lld %d %d %d %u %llu %d %g\n", sum, odd, least, greatest, product(n * 70), checksum, highest(n * 42),
           inAnyOrder(n * 40, numbers));
  }
  int mixed = ordered(2000, trace);
  printf("%d %d\n", mixed, trace[1999]);
  free(trace);
  free(numbers);
  return 0;
}
