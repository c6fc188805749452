// plan: coarsen x 2
#define WIDTH (8 * 8)

struct Pair {
  int a, b;
  __device__ Pair() {}
  __device__ Pair(int first, int second) : a(first), b(second) {}
};

__global__ void brackets(int *p) {
  __shared__ int s[WIDTH];
  int value[2];
  int none[2];
  Pair pair[2];
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    unsigned int tid(threadIdx.x + cx * (WIDTH / 2));
    unsigned int index(blockIdx.x * WIDTH + tid);
    value[cx] = p[index];
    none[cx] = {};
    pair[cx] = Pair(value[cx], index);
    s[tid] = value[cx];
  }
  __syncthreads();
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    unsigned int tid(threadIdx.x + cx * (WIDTH / 2));
    none[cx] += s[WIDTH - 1 - tid];
    value[cx] += none[cx];
    pair[cx].a += 1;
  }
  __syncthreads();
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    unsigned int tid(threadIdx.x + cx * (WIDTH / 2));
    unsigned int index(blockIdx.x * WIDTH + tid);
    p[index] = value[cx] + pair[cx].a * pair[cx].b + none[cx];
  }
}

void launch(int *p) {
  brackets<<<4, WIDTH / 2>>>(p);
}
