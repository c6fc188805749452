// Flow through cells that know their neighbours, in arrays of one dimension by variable and cell (CFD of the papers).
// tolerance: 1e-9
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define NVAR 4
#define NNB 4

static void flux(int cells, const int *neighbours, const double *normals, const double *variables, double *fluxes) {
  int i, j, v;
#pragma omp parallel for private(j, v) schedule(static)
  for (i = 0; i < cells; i++) {
    double own[NVAR], sum[NVAR];
    for (v = 0; v < NVAR; v++) {
      own[v] = variables[v * cells + i];
      sum[v] = 0.0;
    }
    for (j = 0; j < NNB; j++) {
      int nb = neighbours[j * cells + i];
      double normal = normals[j * cells + i];
      if (nb >= 0) {
        for (v = 0; v < NVAR; v++)
          sum[v] += 0.5 * normal * (variables[v * cells + nb] - own[v]);
      } else if (nb == -1) {
        sum[1] -= normal * own[1];
      }
    }
    for (v = 0; v < NVAR; v++)
      fluxes[v * cells + i] = sum[v];
  }
}

static void advance(int cells, double factor, const double *old, const double *areas, const double *fluxes,
                    double *variables) {
  int i, v;
#pragma omp parallel for private(v) schedule(static)
  for (i = 0; i < cells; i++) {
    double scale = factor / areas[i];
    for (v = 0; v < NVAR; v++)
      variables[v * cells + i] = old[v * cells + i] + scale * fluxes[v * cells + i];
  }
}

static void copy(int count, const double *from, double *to) {
  int i;
#pragma omp parallel for
  for (i = 0; i < count; i++)
    to[i] = from[i];
}

int main(int argc, char **argv) {
  int side = argc > 1 ? atoi(argv[1]) : 20, cells = side * side, i, j, step, stage;
  int *neighbours = malloc(NNB * cells * sizeof(int));
  double *normals = malloc(NNB * cells * sizeof(double));
  double *areas = malloc(cells * sizeof(double));
  double *variables = malloc(NVAR * cells * sizeof(double));
  double *old = malloc(NVAR * cells * sizeof(double));
  double *fluxes = malloc(NVAR * cells * sizeof(double));
  for (i = 0; i < cells; i++) {
    int x = i % side, y = i / side;
    neighbours[0 * cells + i] = x > 0 ? i - 1 : -1;
    neighbours[1 * cells + i] = x < side - 1 ? i + 1 : -1;
    neighbours[2 * cells + i] = y > 0 ? i - side : -2;
    neighbours[3 * cells + i] = y < side - 1 ? i + side : -2;
    for (j = 0; j < NNB; j++)
      normals[j * cells + i] = 1.0 + 0.1 * ((i + j) % 3);
    areas[i] = 2.0 + 0.25 * (i % 4);
    for (j = 0; j < NVAR; j++)
      variables[j * cells + i] = 1.0 + j + 0.01 * ((i * 7) % 13);
  }
  for (step = 0; step < 4; step++) {
    copy(NVAR * cells, variables, old);
    for (stage = 3; stage >= 1; stage--) {
      flux(cells, neighbours, normals, variables, fluxes);
      advance(cells, 0.2 / stage, old, areas, fluxes, variables);
    }
  }
  for (j = 0; j < NVAR; j++) {
    double sum = 0.0;
    for (i = 0; i < cells; i++)
      sum += variables[j * cells + i] * (1 + i % 5);
    printf("%.10g\n", sum);
  }
  free(neighbours);
  free(normals);
  free(areas);
  free(variables);
  free(old);
  free(fluxes);
  return 0;
}
