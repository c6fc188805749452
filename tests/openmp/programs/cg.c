// Conjugate gradients: reductions and loops of one region, whose scalars every thread computes alike (CG of the papers).
// tolerance: 1e-8
#include <math.h>
#include <stdio.h>
#define N 200

static double x[N], z[N], p[N], q[N], r[N];

int main(void) {
  int i, it;
  double rho = 0.0, rho0, d, alpha, beta;
  for (i = 0; i < N; i++)
    x[i] = 1.0 + (i % 5);
#pragma omp parallel for
  for (i = 0; i < N; i++) {
    z[i] = 0.0;
    r[i] = x[i];
    p[i] = r[i];
  }
#pragma omp parallel for reduction(+ : rho)
  for (i = 0; i < N; i++)
    rho += r[i] * r[i];
  for (it = 0; it < 20; it++) {
    d = 0.0;
    rho0 = rho;
    rho = 0.0;
#pragma omp parallel private(i) firstprivate(alpha, beta) shared(d, rho)
    {
#pragma omp for
      for (i = 0; i < N; i++) {
        double sum = 4.0 * p[i];
        if (i > 0) sum -= p[i - 1];
        if (i < N - 1) sum -= p[i + 1];
        q[i] = sum;
      }
#pragma omp for reduction(+ : d)
      for (i = 0; i < N; i++)
        d += p[i] * q[i];
      alpha = rho0 / d;
#pragma omp for reduction(+ : rho)
      for (i = 0; i < N; i++) {
        z[i] += alpha * p[i];
        r[i] -= alpha * q[i];
        rho += r[i] * r[i];
      }
      beta = rho / rho0;
#pragma omp for
      for (i = 0; i < N; i++)
        p[i] = r[i] + beta * p[i];
    }
  }
  double norm = 0.0;
  for (i = 0; i < N; i++)
    norm += z[i] * z[i];
  printf("%.9g %.3g\n", sqrt(norm), rho > 1e-20 ? 1.0 : 0.0);
  return 0;
}
