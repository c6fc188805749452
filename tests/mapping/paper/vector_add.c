// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <stdlib.h>

void add(int n, float *c, const float *a, const float *b) {
  for (int i = 0; i < n; i++)
    c[i] = a[i] + b[i];
}

int main(void) {
  const int n = 1003;
  float *a = malloc(n * sizeof(float)), *b = malloc(n * sizeof(float)), *c = malloc(n * sizeof(float));
  int i;
  for (i = 0; i < n; i++) {
    a[i] = i * 0.5f;
    b[i] = (n - i) * 0.25f;
  }
  add(n, c, a, b);
  for (i = 0; i < n; i += 17)
    printf("%g\n", c[i]);
  free(a);
  free(b);
  free(c);
  return 0;
}
