// SPDX-License-Identifier: Apache-2.0
//
// Atomic updates whose value is captured: each form, of numbers, elements, members and what pointers lead to.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct slot {
  int next;
  double sum;
};

// A statement as an expression.
#define LESSER(a, b) ({ double one = (a), other = (b); one < other ? one : other; })

/// Puts what is positive into a list, in any order.
static int collect(const int *x, int n, int *out) {
  int count = 0;
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    if (x[i] <= 0) continue;
    int at;
#pragma omp atomic capture
    at = count++;
    out[at] = x[i];
  }
  return count;
}

static void tickets(struct slot *slots, int *order, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    struct slot *own = slots + i % 4;
    int ticket;
    double before;
#pragma omp atomic capture
    {
      ticket = own->next;
      own->next += 2;
    }
#pragma omp atomic capture
    before = own->sum += 0.5;
    if (before <= 0) order[0] = -1;
#pragma omp atomic
    order[ticket / 2]++;
  }
}

static void swap(int *place, int *seen, int n) {
#pragma omp parallel for
  for (int i = 1; i <= n; i++) {
    int was;
#pragma omp atomic capture
    {
      was = *place;
      *place = i;
    }
#pragma omp atomic update
    seen[was]++;
  }
}

int main(void) {
  enum { N = 700 };
  int *x = malloc(N * sizeof(int)), *out = calloc(N, sizeof(int)), *order = calloc(N, sizeof(int));
  int *seen = calloc(N + 1, sizeof(int)), *place = calloc(1, sizeof(int));
  for (int i = 0; i < N; i++) x[i] = i * 37 % 101 - 50;
  const int count = collect(x, N, out);
  long long sum = 0;
  for (int i = 0; i < count; i++) sum += out[i];
  printf("%d %lld\n", count, sum);
  struct slot *slots = calloc(4, sizeof(struct slot));
  tickets(slots, order, N);
  for (int i = 0; i < 4; i++) printf("%d %g\n", slots[i].next, slots[i].sum);
  for (int i = 0; i < N; i++) sum = sum * 3 % 1000003 + order[i];
  printf("%lld\n", sum);
  swap(place, seen, N);
  seen[*place]++;
  int once = 0;
  for (int i = 0; i <= N; i++) once += seen[i] == 1;
  printf("%d\n", once);
  double least = INFINITY, *d = malloc(N * sizeof(double));
#pragma omp parallel for reduction(min : least)
  for (int i = 0; i < N; i++) {
    d[i] = x[i] == 0 ? INFINITY : LESSER(1.0 / x[i], 0.25);
    least = fmin(least, d[i]);
  }
  double total = 0;
  for (int i = 0; i < N; i++) total += isinf(d[i]) ? 1 : d[i];
  printf("%g %g\n", least, total);
  return 0;
}
