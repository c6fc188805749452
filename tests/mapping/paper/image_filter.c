// SPDX-License-Identifier: Apache-2.0
//
// An image with three colours, filtered with the same weights; the border is repeated.
#include <stdio.h>

#define ROWS 40
#define COLUMNS 53
#define RADIUS 2

static int image[3][ROWS][COLUMNS], filtered[3][ROWS][COLUMNS];
static const int weights[2 * RADIUS + 1][2 * RADIUS + 1] = {
    {1, 4, 6, 4, 1}, {4, 16, 24, 16, 4}, {6, 24, 36, 24, 6}, {4, 16, 24, 16, 4}, {1, 4, 6, 4, 1}};

static int within(int value, int end) {
  return value < 0 ? 0 : value >= end ? end - 1 : value;
}

void filter(void) {
  int color, i, j, k, l;
#pragma warpgrain map
  for (color = 0; color < 3; color++)
    for (i = 0; i < ROWS; i++)
      for (j = 0; j < COLUMNS; j++) {
        int sum = 0;
        for (k = -RADIUS; k <= RADIUS; k++)
          for (l = -RADIUS; l <= RADIUS; l++)
            sum += weights[k + RADIUS][l + RADIUS] * image[color][within(i + k, ROWS)][within(j + l, COLUMNS)];
        filtered[color][i][j] = sum / 256;
      }
}

int main(void) {
  for (int color = 0; color < 3; color++)
    for (int i = 0; i < ROWS; i++)
      for (int j = 0; j < COLUMNS; j++)
        image[color][i][j] = (i * 31 + j * 17 + color * 101) % 256;
  filter();
  for (int color = 0; color < 3; color++)
    for (int i = 0; i < ROWS; i++)
      for (int j = 0; j < COLUMNS; j++)
        printf("%d%c", filtered[color][i][j], j == COLUMNS - 1 ? '\n' : ' ');
  return 0;
}
