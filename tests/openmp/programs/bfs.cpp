// Breadth-first search with a flag that threads set alike (BFS of the papers).
#include <cstdio>
#include <cstdlib>

struct Node {
  int start;
  int edges;
};

int main() {
  const int nodes = 1000;
  Node *graph = (Node *)malloc(sizeof(Node) * nodes);
  bool *mask = (bool *)malloc(sizeof(bool) * nodes);
  bool *updating = (bool *)malloc(sizeof(bool) * nodes);
  bool *visited = (bool *)malloc(sizeof(bool) * nodes);
  int *cost = new int[nodes];
  int edgeCount = 0;
  for (int i = 0; i < nodes; i++) {
    graph[i].start = edgeCount;
    graph[i].edges = 1 + i % 3;
    edgeCount += graph[i].edges;
    mask[i] = updating[i] = visited[i] = false;
    cost[i] = -1;
  }
  int *edges = new int[edgeCount];
  for (int i = 0; i < edgeCount; i++)
    edges[i] = (i * 37 + 11) % nodes;
  mask[0] = visited[0] = true;
  cost[0] = 0;
  bool stop;
  int rounds = 0;
  do {
    stop = false;
#pragma omp parallel for
    for (int tid = 0; tid < nodes; tid++) {
      if (mask[tid] == true) {
        mask[tid] = false;
        for (int i = graph[tid].start; i < (graph[tid].edges + graph[tid].start); i++) {
          int id = edges[i];
          if (!visited[id]) {
            cost[id] = rounds + 1;
            updating[id] = true;
          }
        }
      }
    }
#pragma omp parallel for
    for (int tid = 0; tid < nodes; tid++) {
      if (updating[tid] == true) {
        mask[tid] = true;
        visited[tid] = true;
        stop = true;
        updating[tid] = false;
      }
    }
    rounds++;
  } while (stop);
  long sum = 0;
  for (int i = 0; i < nodes; i++)
    sum += (long)cost[i] * (i % 17);
  printf("%d %ld\n", rounds, sum);
  free(graph);
  free(mask);
  free(updating);
  free(visited);
  delete[] cost;
  delete[] edges;
}
