// SPDX-License-Identifier: Apache-2.0
//
// Atomic operations that compare, read and write.
#include <stdio.h>
#include <stdlib.h>

enum { capacity = 512, empty = -1 };

static int keys[capacity], owners[capacity];

/// A table with linear probing: each key has one slot.
static void insert(const int *x, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    int slot = (x[i] * 7) % capacity;
    for (int step = 0; step < capacity; step++) {
      int before;
#pragma omp atomic compare capture
      {
        before = keys[slot];
        if (keys[slot] == empty) {
          keys[slot] = x[i];
        }
      }
      if (before == empty || before == x[i]) {
#pragma omp atomic write
        owners[slot] = x[i] + 1;
        break;
      }
      slot = (slot + 1) % capacity;
    }
  }
}

static void extremes(const float *x, int n, float *least, float *most) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
#pragma omp atomic compare
    if (x[i] < *least) {
      *least = x[i];
    }
#pragma omp atomic compare
    most[0] = most[0] < x[i] ? x[i] : most[0];
  }
}

int main(void) {
  const int n = 1000;
  int *x = malloc(n * sizeof(int));
  float *y = malloc(n * sizeof(float));
  float *ends = malloc(2 * sizeof(float));
  for (int i = 0; i < n; i++) x[i] = (i * 13) % 300, y[i] = (float)((i * 37) % 1009) / 8;
  for (int i = 0; i < capacity; i++) keys[i] = empty;
  insert(x, n);
  int used = 0, sum = 0;
  for (int i = 0; i < capacity; i++) used += keys[i] != empty, sum += keys[i] == empty ? 0 : owners[i];
  printf("%d %d\n", used, sum);
  ends[0] = 50, ends[1] = 50;
  extremes(y, n, ends, ends + 1);
  printf("%g %g\n", ends[0], ends[1]);

  int turns = 0, seen = 0;
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    int now;
#pragma omp atomic read
    now = turns;
    if (now > n) {
#pragma omp atomic write
      seen = 1;
    }
#pragma omp atomic
    turns++;
  }
  printf("%d %d\n", turns, seen);
  free(x);
  free(y);
  free(ends);
  return 0;
}
