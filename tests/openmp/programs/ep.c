// Pairs of random numbers that each thread counts by itself, put together in a critical section (EP of the papers).
// tolerance: 1e-9
#include <math.h>
#include <stdio.h>

#define BINS 10
#define BATCHES 300
#define PAIRS 16

static double q[BINS];

double uniform(unsigned *seed) {
  *seed = *seed * 1664525u + 1013904223u;
  return (*seed >> 8) / 16777216.0;
}

int main(void) {
  double sx = 0.0, sy = 0.0;
  int i, k;
#pragma omp parallel
  {
    double qq[BINS];
    int i;
    for (i = 0; i < BINS; i++)
      qq[i] = 0.0;
#pragma omp for reduction(+ : sx, sy)
    for (k = 1; k <= BATCHES; k++) {
      unsigned seed = 2463534242u + 977u * k;
      int n;
      for (n = 0; n < PAIRS; n++) {
        double x = 2.0 * uniform(&seed) - 1.0;
        double y = 2.0 * uniform(&seed) - 1.0;
        double t = x * x + y * y;
        if (t <= 1.0 && t > 0.0) {
          double f = sqrt(-2.0 * log(t) / t);
          double gx = fabs(x * f), gy = fabs(y * f);
          int bin = (int)(gx > gy ? gx : gy);
          if (bin < BINS) qq[bin] += 1.0;
          sx += x * f;
          sy += y * f;
        }
      }
    }
#pragma omp critical
    {
      for (i = 0; i < BINS; i++)
        q[i] += qq[i];
    }
  }
  printf("%.12g %.12g\n", sx, sy);
  for (i = 0; i < BINS; i++)
    printf("%g ", q[i]);
  printf("\n");
  return 0;
}
