// LU decomposition: loops whose bounds change with the loop around them (LUD of the papers).
#include <stdio.h>
#include <stdlib.h>

void lud(float *a, int size) {
  int i, j, k;
  float sum;
  for (i = 0; i < size; i++) {
#pragma omp parallel for default(none) private(j, k, sum) shared(size, i, a)
    for (j = i; j < size; j++) {
      sum = a[i * size + j];
      for (k = 0; k < i; k++)
        sum -= a[i * size + k] * a[k * size + j];
      a[i * size + j] = sum;
    }
#pragma omp parallel for default(none) private(j, k, sum) shared(size, i, a)
    for (j = i + 1; j < size; j++) {
      sum = a[j * size + i];
      for (k = 0; k < i; k++)
        sum -= a[j * size + k] * a[k * size + i];
      a[j * size + i] = sum / a[i * size + i];
    }
  }
}

int main(void) {
  int size = 24, i, j;
  float *a = malloc(sizeof(*a) * size * size);
  for (i = 0; i < size; i++)
    for (j = 0; j < size; j++)
      a[i * size + j] = (i == j ? 16.0f : 0.0f) + (float)((i * 3 + j * 5) % 7) / 8;
  lud(a, size);
  for (i = 0; i < size; i += 5)
    printf("%.6g ", a[i * size + i]);
  printf("%.6g\n", a[size * size - 2]);
  free(a);
  return 0;
}
