// Constructs beside loops: single, master, barrier, a loop around work-sharing loops, loops joined by nowait, lastprivate,
// a reduction by maximum, a condition, and regions that stay on the CPU.
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

#define N 300
int a[N], b[2 * N], c[N];

int square(int x) {
  return x * x;
}

int main(void) {
  int i, k, last = -1, most = -5, total = 0, calls = 0;
  long product = 1;
  for (i = 0; i < N; i++)
    a[i] = i % 50 - 20;
#pragma omp parallel private(i)
  {
#pragma omp for nowait
    for (i = 0; i < N; i++)
      c[i] = a[i] + 1;
#pragma omp for
    for (i = 0; i < 2 * N; i++)
      b[i] = 3 * i;
  }
#pragma omp parallel private(k)
  {
    int scale = square(3);
    for (k = 0; k < 3; k++) {
      int m = k + scale;
#pragma omp for
      for (int n = N - 1; n >= 0; n -= 2)
        c[n] += m * a[n];
#pragma omp single
      {
        calls++;
        printf("round %d\n", k);
      }
      if (k == 1) {
#pragma omp barrier
      }
#pragma omp for schedule(dynamic, 4)
      for (int n = 0; n < N; n++)
        b[n] += c[n] % m;
    }
#pragma omp master
    calls += 100;
  }
#pragma omp parallel for lastprivate(last) reduction(max : most) reduction(+ : total) reduction(* : product)
  for (i = 0; i < N; i++) {
    if (a[i] == 3) continue;
    most = most > b[i] ? most : b[i];
    total += square(a[i]);
    if (i < 3) product *= i + 2;
  }
#pragma omp parallel for lastprivate(last) if (N > 10)
  for (i = 0; i < N; i++)
    last = a[i] * 2;
  i = 7;
  k = 8;
#pragma omp parallel for reduction(+ : calls) private(k)
  for (i = 0; i < 4; i++) {
    if (i == 2) printf("on the CPU\n");
    k = i;
    calls += k > 0;
  }
  printf("%d %d\n", i, k);
  int sum = 0;
  for (i = 0; i < N; i++)
    sum += b[i] + 5 * c[i];
  printf("%d %d %d %ld %d %d %d\n", last, most, total, product, calls, sum, omp_get_max_threads() > 0);
  return 0;
}
