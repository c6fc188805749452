// tolerance: 1e-5
// Loops of teams by several directives, and those whose iterations have a block or a thread, by how many there are.
#include <cstdio>
#include <cstdlib>

void rows(const float *x, float *y, int rows, int columns) {
#pragma omp target teams distribute parallel for map(to : x[0 : rows * columns]) map(from : y[0 : rows])
  for (int r = 0; r < rows; r++) {
    float s = x[r], c = 0;
#pragma omp parallel for simd reduction(+ : s, c)
    for (int k = 0; k < columns; k++) {
      s += x[r * columns + k];
      c += 1;
    }
    y[r] = s + c;
  }
}

void split(const float *x, float *y, int rows, int columns) {
#pragma omp target teams num_teams(rows) map(to : x[0 : rows * columns]) map(tofrom : y[0 : rows])
#pragma omp distribute
  for (int r = 0; r < rows; r++) {
    float s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int k = 0; k < columns; k++)
      s += x[r * columns + k];
    y[r] += s;
  }
#pragma omp target map(to : x[0 : rows * columns]) map(tofrom : y[0 : rows])
#pragma omp teams distribute thread_limit(64)
  for (int r = 0; r < rows; r++) {
    float s = 0;
#pragma omp parallel for reduction(max : s)
    for (int k = 0; k < columns; k++)
      s = x[r * columns + k] > s ? x[r * columns + k] : s;
    y[r] += s;
  }
#pragma omp target teams loop map(to : x[0 : rows * columns]) map(tofrom : y[0 : rows])
  for (int r = 0; r < rows; r++) {
    float s = 0;
#pragma omp loop bind(thread) reduction(+ : s)
    for (int k = 0; k < columns; k++)
      s += x[r * columns + k] * 2;
    y[r] += s;
  }
}

int main() {
  const int n = 5, c = 100, m = 17000;
  float *x = (float *)malloc(m * 4 * sizeof(float)), *y = (float *)malloc(m * sizeof(float));
  for (int i = 0; i < 4 * m; i++)
    x[i] = i % 13;
  rows(x, y, n, c);
  split(x, y, n, c);
  for (int i = 0; i < n; i++)
    printf("%g ", y[i]);
  rows(x, y, m, 3);
  printf("%g %g\n", y[0], y[m - 1]);
}
