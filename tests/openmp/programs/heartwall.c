// Points of a wall that are followed through frames: each thread correlates the window around one point with its
// template (HEARTWALL of the papers).
// tolerance: 1e-5
#include <stdio.h>

#define ROWS 48
#define COLUMNS 40
#define POINTS 24
#define SIDE 5
#define REACH 2

static float frame[ROWS][COLUMNS];
static float templates[POINTS][SIDE * SIDE];
static int row[POINTS], column[POINTS];
static float score[POINTS];

static void follow(int points) {
  int p;
#pragma omp parallel for
  for (p = 0; p < points; p++) {
    float best = -1e30f;
    int bestRow = row[p], bestColumn = column[p], dr, dc, i, j;
    for (dr = -REACH; dr <= REACH; dr++)
      for (dc = -REACH; dc <= REACH; dc++) {
        float window[SIDE * SIDE], mean = 0.0f, sum = 0.0f;
        for (i = 0; i < SIDE; i++)
          for (j = 0; j < SIDE; j++) {
            int r = row[p] + dr + i - SIDE / 2, c = column[p] + dc + j - SIDE / 2;
            r = r < 0 ? 0 : r >= ROWS ? ROWS - 1 : r;
            c = c < 0 ? 0 : c >= COLUMNS ? COLUMNS - 1 : c;
            window[i * SIDE + j] = frame[r][c];
            mean += frame[r][c];
          }
        mean /= SIDE * SIDE;
        for (i = 0; i < SIDE * SIDE; i++)
          sum += (window[i] - mean) * templates[p][i];
        if (sum > best) {
          best = sum;
          bestRow = row[p] + dr;
          bestColumn = column[p] + dc;
        }
      }
    row[p] = bestRow;
    column[p] = bestColumn;
    score[p] = best;
  }
}

static void draw(int number) {
  int i, j;
#pragma omp parallel for private(j)
  for (i = 0; i < ROWS; i++)
    for (j = 0; j < COLUMNS; j++)
      frame[i][j] = (float)(((i + number) * 37 + (j - number) * 101 + i * j) % 97) / 8;
}

int main(void) {
  int p, i, j, number;
  draw(0);
  for (p = 0; p < POINTS; p++) {
    row[p] = 6 + (p * 11) % (ROWS - 12);
    column[p] = 6 + (p * 7) % (COLUMNS - 12);
    for (i = 0; i < SIDE; i++)
      for (j = 0; j < SIDE; j++)
        templates[p][i * SIDE + j] = frame[row[p] + i - SIDE / 2][column[p] + j - SIDE / 2] - 6.0f;
  }
  for (number = 1; number < 5; number++) {
    draw(number);
    follow(POINTS);
  }
  for (p = 0; p < POINTS; p++)
    printf("%d %d %.3f\n", row[p], column[p], score[p]);
  return 0;
}
