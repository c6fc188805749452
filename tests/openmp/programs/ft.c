// A spectral solver in two dimensions: rows and columns are transformed in arrays of each thread (FT of the papers).
// tolerance: 1e-9
#include <math.h>
#include <stdio.h>

#define N 16

typedef struct {
  double re, im;
} complex_t;

static complex_t u[N][N], w[N][N];
static double twiddle[N][N];
static double cosine[N], sine[N];

/* y is the transform of x, by its definition */
static void transform(const complex_t *x, complex_t *y, int sign, const double *c, const double *s) {
  int k, n;
  for (k = 0; k < N; k++) {
    double re = 0.0, im = 0.0;
    for (n = 0; n < N; n++) {
      int at = (k * n) % N;
      re += x[n].re * c[at] - sign * x[n].im * s[at];
      im += x[n].im * c[at] + sign * x[n].re * s[at];
    }
    y[k].re = re;
    y[k].im = im;
  }
}

static void both(int sign) {
  int i, j;
#pragma omp parallel private(i, j)
  {
#pragma omp for
    for (i = 0; i < N; i++) {
      complex_t x[N], y[N];
      for (j = 0; j < N; j++)
        x[j] = u[i][j];
      transform(x, y, sign, cosine, sine);
      for (j = 0; j < N; j++)
        w[i][j] = y[j];
    }
#pragma omp for
    for (j = 0; j < N; j++) {
      complex_t x[N], y[N];
      for (i = 0; i < N; i++)
        x[i] = w[i][j];
      transform(x, y, sign, cosine, sine);
      for (i = 0; i < N; i++)
        u[i][j] = y[i];
    }
  }
}

int main(void) {
  int i, j, step;
  unsigned seed = 314159u;
  for (i = 0; i < N; i++) {
    cosine[i] = cos(2 * 3.14159265358979323846 * i / N);
    sine[i] = sin(2 * 3.14159265358979323846 * i / N);
    for (j = 0; j < N; j++) {
      int a = i < N / 2 ? i : i - N, b = j < N / 2 ? j : j - N;
      twiddle[i][j] = exp(-1e-3 * (a * a + b * b));
      seed = seed * 1664525u + 1013904223u;
      u[i][j].re = (seed >> 8) / 16777216.0;
      u[i][j].im = 1.0 - u[i][j].re;
    }
  }
  both(1);
  for (step = 1; step <= 3; step++) {
    double re = 0.0, im = 0.0;
#pragma omp parallel for private(j)
    for (i = 0; i < N; i++)
      for (j = 0; j < N; j++) {
        u[i][j].re *= twiddle[i][j];
        u[i][j].im *= twiddle[i][j];
      }
#pragma omp parallel for private(j) reduction(+ : re, im)
    for (i = 0; i < N; i++)
      for (j = 0; j < N; j++) {
        re += u[i][j].re;
        im += u[i][j].im;
      }
    printf("%.10g %.10g\n", re, im);
  }
  both(-1);
  printf("%.10g %.10g\n", u[3][5].re, u[N - 1][2].im);
  return 0;
}
