// Alignment of sequences along anti-diagonals (NW of the papers).
#include <stdio.h>
#include <stdlib.h>
#define LENGTH 60

static int maximum(int a, int b, int c) {
  int k;
  if (a <= b)
    k = b;
  else
    k = a;
  return k <= c ? c : k;
}

int main(void) {
  int cols = LENGTH + 1, penalty = 10, i, j, idx;
  int *table = (int *)malloc(cols * cols * sizeof(int));
  int *reference = (int *)malloc(cols * cols * sizeof(int));
  for (i = 0; i < cols; i++)
    for (j = 0; j < cols; j++) {
      reference[i * cols + j] = (i * 13 + j * 7) % 11 - 5;
      table[i * cols + j] = 0;
    }
  for (i = 1; i < cols; i++)
    table[i * cols] = table[i] = -i * penalty;
  for (i = 0; i <= LENGTH - 1; i++) {
#pragma omp parallel for shared(table) firstprivate(i, cols, penalty) private(idx)
    for (idx = 0; idx <= i; idx++) {
      int index = (idx + 1) * cols + (i + 1 - idx);
      table[index] = maximum(table[index - 1 - cols] + reference[index], table[index - 1] - penalty,
                             table[index - cols] - penalty);
    }
  }
  for (i = LENGTH - 2; i >= 0; i--) {
#pragma omp parallel for
    for (idx = 0; idx <= i; idx++) {
      int index = (LENGTH - idx) * cols + idx + LENGTH - i;
      table[index] = maximum(table[index - 1 - cols] + reference[index], table[index - 1] - penalty,
                             table[index - cols] - penalty);
    }
  }
  printf("%d %d\n", table[cols * cols - 1], table[cols * cols / 2]);
  free(table);
  free(reference);
  return 0;
}
