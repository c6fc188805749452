// SPDX-License-Identifier: Apache-2.0
//
// Keeps a gradient where it is the greatest along its direction.
#include <stdio.h>
#include <stdlib.h>

void suppress(int rows, int columns, short *out, const short *magnitude, const unsigned char *direction) {
  int i, j;
#pragma warpgrain map
  for (i = 1; i < rows - 1; i++)
    for (j = 1; j < columns - 1; j++) {
      const int at = i * columns + j;
      short before, behind;
      if (direction[at] == 0) {
        before = magnitude[at - 1];
        behind = magnitude[at + 1];
      } else if (direction[at] == 1) {
        before = magnitude[at - columns + 1];
        behind = magnitude[at + columns - 1];
      } else {
        before = magnitude[at - columns];
        behind = magnitude[at + columns];
      }
      if (magnitude[at] >= before && magnitude[at] > behind)
        out[i * columns + j] = magnitude[at];
      else
        out[i * columns + j] = 0;
    }
}

int main(void) {
  const int rows = 45, columns = 71;
  short *magnitude = malloc(rows * columns * sizeof(short)), *out = calloc(rows * columns, sizeof(short));
  unsigned char *direction = malloc(rows * columns);
  for (int i = 0; i < rows * columns; i++) {
    magnitude[i] = (i * 7919) % 251;
    direction[i] = i / 3 % 3;
  }
  suppress(rows, columns, out, magnitude, direction);
  for (int i = 0; i < rows * columns; i++)
    printf("%d%c", out[i], i % columns == columns - 1 ? '\n' : ' ');
  return 0;
}
