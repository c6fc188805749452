// SPDX-License-Identifier: Apache-2.0
//
// Loop nests of a serial program in C, as it runs on a CPU:
//
//   gcc -O2 serial_nests.c -lm && ./a.out 512
//
// Which of their loops may become threads, in which way, and what the kernels
// look like: the page Loop Nests shows it. The product of two matrices can be
// mapped in two ways, and only one of them lets the threads of a warp read
// neighbouring elements. The blur has three loops that are parallel, for the
// rows, the columns and the colours of a picture. The sweep has none: each
// element needs the one before, so it stays on the CPU, and the page says why.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define MOST 1024
#define COLOURS 4

static float A[MOST][MOST], B[MOST][MOST], C[MOST][MOST];
static float picture[MOST][MOST][COLOURS], blurred[MOST][MOST][COLOURS];

static void fill(int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      A[i][j] = (float)((i * 3 + j) % 7) - 3;
      B[i][j] = (float)((i + j * 5) % 11) - 5;
    }
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      for (int c = 0; c < COLOURS; c++)
        picture[i][j][c] = (float)((i * j + 17 * c) % 256);
}

static void product(int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      C[i][j] = 0;
      for (int k = 0; k < n; k++)
        C[i][j] += A[i][k] * B[k][j];
    }
}

static void blur(int n) {
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++)
      for (int c = 0; c < COLOURS; c++)
        blurred[i][j][c] = 0.5f * picture[i][j][c] + 0.125f * (picture[i - 1][j][c] + picture[i + 1][j][c] +
                                                               picture[i][j - 1][c] + picture[i][j + 1][c]);
}

/* Each element takes half of the one before it, which the same sweep has changed. */
static void sweep(int n) {
  for (int i = 1; i < n; i++)
    A[0][i] += 0.5f * A[0][i - 1];
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 64;
  if (n < 3 || n > MOST) {
    fprintf(stderr, "The matrices have 3 to %d rows.\n", MOST);
    return 1;
  }
  fill(n);
  product(n);
  blur(n);
  sweep(n);
  double sum = 0, light = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      sum += C[i][j];
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++)
      light += blurred[i][j][0];
  printf("product %.1f, light %.3f, last %.3f\n", sum, light, A[0][n - 1]);
  return fabs(sum) < 1e12 ? 0 : 1;
}
