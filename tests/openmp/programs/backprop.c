// A layer of a neural network: rows of pointers keep the loop on the CPU; the second loop's arrays are plain
// (BACKPROP of the papers).
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static float squash(float x) {
  return (float)(1.0 / (1.0 + exp(-x)));
}

void forward(float *l1, float *l2, float **conn, int n1, int n2) {
  float sum;
  int j, k;
  l1[0] = 1.0;
#pragma omp parallel for shared(conn, n1, n2, l1) private(k, j) reduction(+ : sum) schedule(static)
  for (j = 1; j <= n2; j++) {
    sum = 0.0;
    for (k = 0; k <= n1; k++)
      sum += conn[k][j] * l1[k];
    l2[j] = squash(sum);
  }
}

void adjust(float *delta, int ndelta, float *ly, int nly, float *w, float *oldw) {
  float new_dw;
  int k, j;
#pragma omp parallel for shared(oldw, w, delta) private(j, k, new_dw) firstprivate(ndelta, nly)
  for (j = 1; j <= ndelta; j++) {
    for (k = 0; k <= nly; k++) {
      new_dw = ((0.3f * delta[j] * ly[k]) + (0.3f * oldw[k * (ndelta + 1) + j]));
      w[k * (ndelta + 1) + j] += new_dw;
      oldw[k * (ndelta + 1) + j] = new_dw;
    }
  }
}

int main(void) {
  int n1 = 30, n2 = 17, i, j;
  float *l1 = malloc((n1 + 1) * sizeof(float)), *l2 = malloc((n2 + 1) * sizeof(float));
  float **conn = malloc((n1 + 1) * sizeof(float *));
  float *w = malloc((n1 + 1) * (n2 + 1) * sizeof(float)), *old = calloc((n1 + 1) * (n2 + 1), sizeof(float));
  for (i = 0; i <= n1; i++) {
    l1[i] = 0.25f * (i % 5);
    conn[i] = w + i * (n2 + 1);
    for (j = 0; j <= n2; j++)
      conn[i][j] = (float)((i * 7 + j * 3) % 19) / 64 - 0.1f;
  }
  for (i = 0; i < 3; i++) {
    forward(l1, l2, conn, n1, n2);
    l2[0] = 0;
    adjust(l2, n2, l1, n1, w, old);
  }
  double sum = 0;
  for (i = 0; i < (n1 + 1) * (n2 + 1); i++)
    sum += w[i];
  printf("%.5g %.5g\n", sum, l2[n2]);
  free(l1);
  free(l2);
  free(conn);
  free(w);
  free(old);
  return 0;
}
