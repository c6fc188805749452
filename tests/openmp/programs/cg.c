// Conjugate gradients for a sparse matrix in CSR form: reductions and loops of one region, whose scalars every thread
// computes alike (CG of the papers).
// tolerance: 1e-8
#include <math.h>
#include <stdio.h>
#define N 200

static double x[N], z[N], p[N], q[N], r[N], value[3 * N];
static int first[N + 1], column[3 * N];

/* 4 on the diagonal, -1 beside it */
static void fill(void) {
  int i, k, count = 0;
  for (i = 0; i < N; i++) {
    first[i] = count;
    for (k = i - 1; k <= i + 1; k++) {
      if (k < 0 || k == N) continue;
      column[count] = k;
      value[count++] = k == i ? 4.0 : -1.0;
    }
  }
  first[N] = count;
}

int main(void) {
  int i, k, it;
  double rho = 0.0, rho0, d, alpha, beta;
  fill();
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
#pragma omp parallel private(i, k) firstprivate(alpha, beta) shared(d, rho)
    {
#pragma omp for
      for (i = 0; i < N; i++) {
        double sum = 0.0;
        for (k = first[i]; k < first[i + 1]; k++)
          sum += value[k] * p[column[k]];
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
