// SPDX-License-Identifier: Apache-2.0
//
// Each thread of a reduction begins with the neutral value, which a body can see: it compares a number without a sign,
// or no iteration is executed.
#include <limits.h>
#include <stdio.h>

int values[200];

// No number without a sign is above that of INT_MIN here: the first comparison decides.
static int compared(int n, int most, int threshold) {
#pragma omp parallel for reduction(max : most) if (n > threshold)
  for (int i = 0; i < n; i++)
    if ((unsigned)values[i] > most) most = values[i];
  return most;
}

static int least(int n, int threshold) {
  int out = 5;
#pragma omp parallel for reduction(min : out) if (n > threshold)
  for (int i = 0; i < n; i++)
    if (values[i] - 300u < out) out = values[i] - 300;
  return out;
}

static int ofRegion(int n, int most) {
#pragma omp parallel reduction(max : most)
  {
    if (most > 0) most = -7;
#pragma omp for
    for (int i = 0; i < n; i++)
      if ((unsigned)values[i] > most) most = values[i];
  }
  return most;
}

// Stays on the CPU: it writes to a stream.
static int onCpu(int n, int most, int *truth) {
  int is = *truth;
#pragma omp parallel for reduction(max : most) reduction(|| : is) ordered
  for (int i = 0; i < n; i++) {
    if ((unsigned)values[i] > most) most = values[i];
#pragma omp ordered
    if (i == 3) printf("three\n");
  }
  *truth = is;
  return most;
}

static void ofArray(int n, int threshold, int *of) {
#pragma omp parallel for reduction(max : of[1 : 2]) if (n > threshold)
  for (int i = 0; i < n; i++)
    if ((unsigned)values[i] > of[1 + i % 2]) of[1 + i % 2] = values[i];
}

int main(void) {
  int of[3] = {1, 2, 3}, truth = 5;
  for (int i = 0; i < 200; i++) values[i] = i * 37 % 101;
  printf("%d %d\n", compared(200, 3, 100), compared(200, 3, 1000));
  printf("%d %d\n", least(200, 100), least(200, 1000));
  printf("%d %d\n", ofRegion(200, 9), ofRegion(0, -9));
  printf("%d\n", onCpu(50, 4, &truth));
  printf("%d\n", truth);
  truth = 7;
  printf("%d\n", onCpu(0, INT_MIN, &truth));
  printf("%d\n", truth);
  ofArray(200, 100, of);
  printf("%d %d %d\n", of[0], of[1], of[2]);
  ofArray(200, 1000, of);
  printf("%d %d %d\n", of[0], of[1], of[2]);
  return 0;
}
