// plan: launch-bounds 128 3
#define THREADS 128

__global__ void plain(int *p); // has none, and needs none
extern "C" __global__ __launch_bounds__(64) void k(int *p, int n);

extern "C" __global__ void
__launch_bounds__(THREADS /* a block */, 1)
k(int *p, int n) {
  p[threadIdx.x] = n;
}

void run(int *p) { k<<<1, THREADS>>>(p, 1); }
