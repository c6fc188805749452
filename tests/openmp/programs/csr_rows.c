// Rows of sparse matrices: an empty row, rows that begin behind elements of no row, rows that end before they begin or
// overlap, no rows and no elements, one row that is longer than all values that a block computes at once (GT-G6 to
// GT-G9). The order of each sum is the same, so there is no tolerance.
#include <stdio.h>
#include <stdlib.h>

#define ROWS 300
#define MOST 6000

static int first[ROWS + 1], column[MOST], count[MOST], hits[ROWS];
static double value[MOST], x[ROWS], y[ROWS];
static float weight[MOST], total[ROWS];

static void multiply(int rows) {
#pragma omp parallel for
  for (int i = 0; i < rows; i++) {
    double sum = 0.1 * i;
    for (int k = first[i]; k < first[i + 1]; k++)
      sum += value[k] * x[column[k]];
    y[i] = sum;
  }
}

/* w[i] op= ...: behind pointers that may lead to the same memory */
static void add(double *w, const double *of, const int *from, const double *v, int rows) {
  int i, k;
#pragma omp parallel for private(k)
  for (i = 0; i < rows; i++)
    for (k = from[i]; k < from[i + 1]; k++)
      w[i] += of[k] * v[column[k]];
}

static void several(int rows) {
  int i, k, c;
#pragma omp parallel for private(k, c)
  for (i = 0; i < rows; i++) {
    float sum = total[i];
    int seen = 0;
    unsigned bits = 7;
#pragma omp simd
    for (k = first[i]; k <= first[i + 1] - 1; ++k) {
      c = column[k];
      const float part = weight[k] * 0.5f;
      sum -= part;
      seen += count[k] - c;
      bits ^= (unsigned)(c << 3);
    }
    total[i] = sum;
    hits[i] = seen + (int)(bits % 1000);
  }
}

static void show(const char *what) {
  unsigned sum = 0;
  double all = 0, most = 0;
  for (int i = 0; i < ROWS; i++) {
    sum = sum * 31 + (unsigned)hits[i];
    all += y[i] * (i + 1);
    most += total[i];
  }
  printf("%s %u %.17g %.17g\n", what, sum, all, most);
}

static void all(const char *what, int rows) {
  multiply(rows);
  add(y, value, first, x, rows);
  several(rows);
  show(what);
}

int main(void) {
  const int begins[] = {0, 2};
  int b, i, n;
  int four[] = {0, 2, 2, 3, 6}, col[] = {0, 2, 1, 0, 1, 2};
  double a[] = {1, 2, 3, 4, 5, 6}, p[] = {1, 2, 3}, w[4] = {0, 0, 0, 0};
  for (i = 0; i < 6; i++)
    column[i] = col[i];
  add(w, a, four, p, 4);
  printf("%g %g %g %g\n", w[0], w[1], w[2], w[3]); /* 7 0 6 32 */
  for (b = 0; b < 2; b++) {
    for (i = 0, n = begins[b]; i < ROWS; i++) {
      first[i] = n;
      n += i % 7 == 3 ? 0 : i == 100 ? 1500 : i % 23;
    }
    first[ROWS] = n;
    for (i = 0; i < MOST; i++) {
      column[i] = i < begins[b] ? 1000000000 : (i * 7) % ROWS;
      count[i] = i % 13 - 4;
      value[i] = 1.0 / (1 + i % 9);
      weight[i] = 1.0f / (3 + i % 11);
    }
    for (i = 0; i < ROWS; i++)
      x[i] = (i % 5 - 1) * 0.3;
    all("rows", ROWS);
    all("some", 257);
    first[5] = first[9] + 3; /* row 5 ends before it begins, row 4 overlaps others */
    all("crossed", ROWS);
    all("none", 0);
    for (i = 0; i <= ROWS; i++)
      first[i] = begins[b];
    all("empty", ROWS);
  }
  for (i = 0; i <= ROWS; i++)
    first[i] = i;
  for (i = 0; i < ROWS; i++)
    column[i] = i;
  add(x + 1, x, first + 1, x, ROWS - 1); /* one block of memory */
  add(x, value, first, x, ROWS);
  for (i = 0; i < ROWS; i++)
    y[i] = x[i];
  show("shared");
  return 0;
}
