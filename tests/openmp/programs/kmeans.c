// Clustering: the nearest centre in a called function, sums by atomic updates (KMEANS of the papers).
// tolerance: 1e-6
#include <float.h>
#include <stdio.h>

#define POINTS 600
#define FEATURES 4
#define CLUSTERS 5

static float feature[POINTS][FEATURES];
static float centre[CLUSTERS][FEATURES];
static float sums[CLUSTERS][FEATURES];
static int sizes[CLUSTERS];
static int member[POINTS];

static int nearest(const float *point, float (*centres)[FEATURES]) {
  int index = 0, i, j;
  float best = FLT_MAX;
  for (i = 0; i < CLUSTERS; i++) {
    float dist = 0;
    for (j = 0; j < FEATURES; j++)
      dist += (point[j] - centres[i][j]) * (point[j] - centres[i][j]);
    if (dist < best) {
      best = dist;
      index = i;
    }
  }
  return index;
}

int main(void) {
  int i, j, loop, delta;
  for (i = 0; i < POINTS; i++)
    for (j = 0; j < FEATURES; j++)
      feature[i][j] = (float)((i * 31 + j * 17) % 101) / 8;
  for (i = 0; i < CLUSTERS; i++)
    for (j = 0; j < FEATURES; j++)
      centre[i][j] = feature[i * 7][j];
  for (loop = 0; loop < 6; loop++) {
    delta = 0;
    for (i = 0; i < CLUSTERS; i++) {
      sizes[i] = 0;
      for (j = 0; j < FEATURES; j++)
        sums[i][j] = 0;
    }
#pragma omp parallel for private(j) reduction(+ : delta)
    for (i = 0; i < POINTS; i++) {
      int index = nearest(feature[i], centre);
      if (member[i] != index) delta += 1;
      member[i] = index;
#pragma omp atomic
      sizes[index]++;
      for (j = 0; j < FEATURES; j++) {
#pragma omp atomic
        sums[index][j] += feature[i][j];
      }
    }
    for (i = 0; i < CLUSTERS; i++)
      for (j = 0; j < FEATURES; j++)
        if (sizes[i] > 0) centre[i][j] = sums[i][j] / sizes[i];
  }
  printf("%d", delta);
  for (i = 0; i < CLUSTERS; i++)
    printf(" %d %.4f", sizes[i], centre[i][0]);
  printf("\n");
  return 0;
}
