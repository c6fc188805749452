// SPDX-License-Identifier: Apache-2.0
//
// Variables of which each iteration has its own, beside what all of them gather.
#include <stdio.h>
#include <stdlib.h>
static int a[60][60]; static double d[60][60]; static unsigned char c[4000];
int one(int n, int m) {
  int t, best = -1, count = 0; unsigned x = 0; int i, j;
  for (i = 0; i < n; i++)
    for (j = 0; j < m; j++) {
      t = a[i][j] * 2;
      if (t > 40) count++;
      x ^= (unsigned)t;
      if (t > best) best = t;
      d[i][j] = t;
    }
  t = 3;
  return best + count * 100 + (int)x + t;
}
unsigned char two(int n) {
  unsigned char s = 1, p = 1; signed char lo = 100;
  for (int i = 0; i < n; i++) { s += c[i]; p *= (unsigned char)(c[i] | 1); }
  for (int i = 0; i < n; i++) { signed char v = (signed char)c[i]; lo = v < lo ? v : lo; }
  return s ^ p ^ lo;
}
long three(int n) {
  long s = 5;
  for (int k = 0; k < 3; k++)
    for (int i = n - 1; i > 0; i -= 2) { if (i % 5 == k) continue; s -= a[i % 60][k]; }
  return s;
}
int four(int n) {
  int s = 0;
  for (int k = 0; k < s + 3; k++)
    for (int i = 0; i < n; i++) s |= a[i][k] & 1;
  return s;
}
int five(int n) { 
  int s = 0;
  for (int k = 1; k < n; k++) {
    a[k][0] = a[k - 1][0] + 1;
    for (int j = 0; j < n; j++) s += a[k][j];
  }
  return s;
}
int six(int n) { int s = 0; for (int i = 0; i < n; i++) { int u = 0; for (int j = 0; j < i; j++) u += a[i][j]; s = s + u; } return s; }
int main(void) {
  for (int i = 0; i < 60; i++) for (int j = 0; j < 60; j++) a[i][j] = (i * 31 + j * 17) % 53 - 9;
  for (int i = 0; i < 4000; i++) c[i] = (unsigned char)(i * 7 + i / 256);
  int sizes[] = {60, 1, 0, 17};
  for (int e = 0; e < 4; e++) { int n = sizes[e]; int r1 = one(n, n / 2), r2 = two(n * 60); long r3 = three(n * 3); int r4 = four(n), r5 = five(n), r6 = six(n);
    printf("%d %d %ld %d %d %d\n", r1, r2, r3, r4, r5, r6); }
  double s = 0; for (int i = 0; i < 60; i++) for (int j = 0; j < 60; j++) s += d[i][j] * (i + j); printf("%g\n", s);
}
