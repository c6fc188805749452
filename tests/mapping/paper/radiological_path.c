// SPDX-License-Identifier: Apache-2.0
//
// The radiological path: what a ray from a source to each cell of a detector meets of a body's density. Steps of a
// power of two keep sums exact.
#include <stdio.h>
#include <stdlib.h>

#define SIZE 24
#define STEPS 64

static float density[SIZE][SIZE][SIZE];

struct Point {
  float x, y, z;
};

static int isInside(int x, int y, int z) {
  return x >= 0 && x < SIZE && y >= 0 && y < SIZE && z >= 0 && z < SIZE;
}

void project(int width, int height, float *detector, struct Point source) {
#pragma warpgrain map
  for (int v = 0; v < height; v++)
    for (int u = 0; u < width; u++) {
      const float stepX = (u - source.x) / STEPS, stepY = (v - source.y) / STEPS, stepZ = (SIZE - source.z) / STEPS;
      float path = 0;
      for (int s = 0; s < STEPS; s++) {
        const int x = (int)(source.x + s * stepX), y = (int)(source.y + s * stepY), z = (int)(source.z + s * stepZ);
        if (!isInside(x, y, z)) continue;
        path += density[z][y][x];
      }
      detector[v * width + u] = path;
    }
}

int main(void) {
  const int width = 37, height = 21;
  const struct Point source = {8.0f, 4.0f, -8.0f};
  float *detector = malloc(width * height * sizeof(float));
  for (int z = 0; z < SIZE; z++)
    for (int y = 0; y < SIZE; y++)
      for (int x = 0; x < SIZE; x++)
        density[z][y][x] = (x * y + z) % 5 * 0.25f;
  project(width, height, detector, source);
  for (int i = 0; i < width * height; i++)
    printf("%g\n", detector[i]);
  free(detector);
  return 0;
}
