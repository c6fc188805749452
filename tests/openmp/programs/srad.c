// Speckle reduction: private scalars listed in clauses, several arrays (SRAD of the papers).
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define ROWS 40
#define COLS 50

int main(void) {
  int i, j, k, iter;
  float *image = (float *)malloc(sizeof(float) * ROWS * COLS);
  float *dN = (float *)malloc(sizeof(float) * ROWS * COLS);
  float *dW = (float *)malloc(sizeof(float) * ROWS * COLS);
  float *c = (float *)malloc(sizeof(float) * ROWS * COLS);
  int iN[ROWS], jW[COLS];
  float q0 = 0.05f, lambda = 0.5f, gradient, laplacian, num, den, qsqr, d;
  for (i = 0; i < ROWS; i++)
    iN[i] = i > 0 ? i - 1 : 0;
  for (j = 0; j < COLS; j++)
    jW[j] = j > 0 ? j - 1 : 0;
  for (k = 0; k < ROWS * COLS; k++)
    image[k] = expf((float)(k % 97) / 255.0f);
  for (iter = 0; iter < 4; iter++) {
#pragma omp parallel for shared(image, dN, dW, c, iN, jW) private(i, j, k, gradient, laplacian, num, den, qsqr)
    for (i = 0; i < ROWS; i++) {
      for (j = 0; j < COLS; j++) {
        k = i * COLS + j;
        float centre = image[k];
        dN[k] = image[iN[i] * COLS + j] - centre;
        dW[k] = image[i * COLS + jW[j]] - centre;
        gradient = (dN[k] * dN[k] + dW[k] * dW[k]) / (centre * centre);
        laplacian = (dN[k] + dW[k]) / centre;
        num = (0.5f * gradient) - ((1.0f / 16.0f) * (laplacian * laplacian));
        den = 1 + (.25f * laplacian);
        qsqr = num / (den * den);
        den = (qsqr - q0) / (q0 * (1 + q0));
        c[k] = 1.0f / (1.0f + den);
        if (c[k] < 0)
          c[k] = 0;
        else if (c[k] > 1)
          c[k] = 1;
      }
    }
#pragma omp parallel for private(i, j, k, d)
    for (i = 0; i < ROWS; i++)
      for (j = 0; j < COLS; j++) {
        k = i * COLS + j;
        d = c[k] * (dN[k] + dW[k]);
        image[k] = image[k] + 0.25f * lambda * d;
      }
  }
  double sum = 0;
  for (k = 0; k < ROWS * COLS; k++)
    sum += image[k];
  printf("%.6g\n", sum);
  free(image);
  free(dN);
  free(dW);
  free(c);
  return 0;
}
