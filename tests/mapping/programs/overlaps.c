// SPDX-License-Identifier: Apache-2.0
//
// Whether the iterations depend on each other is known at run time alone: by pointers, and by sizes.
#include <stdio.h>
#include <stdlib.h>

static void next(int n, int *to, const int *from) {
  for (int i = 0; i < n; i++)
    to[i] = from[i] + 1;
}

static void rows(int n, int columns, int width, int *to, const int *from) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < columns; j++)
      to[i * width + j] = from[i] * 10 + j;
}

static int fields[40][30];

static void dimensions(int n, int m, int first) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      fields[i][j + first] = i * 100 + j;
}

static void moved(int n, int m, int *to) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      to[i * m + j + 3] += to[i * m + j + 3] % 7;
}

static void print(const int *numbers, int n) {
  for (int i = 0; i < n; i++)
    printf("%d%c", numbers[i], i == n - 1 ? '\n' : ' ');
}

int main(void) {
  int *a = calloc(400, sizeof(int)), *b = calloc(400, sizeof(int));
  int local[50] = {7};
  next(100, b, a);
  print(b, 100);
  next(100, b + 1, b); // each iteration reads what the one before has written
  print(b, 120);
  next(49, local + 1, local);
  print(local, 50);
  rows(20, 7, 10, a, b);
  print(a, 200);
  rows(20, 15, 10, a, b); // rows run into each other
  print(a, 220);
  dimensions(40, 20, 10);
  print(fields[0], 1200);
  dimensions(30, 35, 0); // the ends of rows are the begins of the next ones
  print(fields[0], 1200);
  moved(12, 11, a);
  print(a, 220);
  return 0;
}
