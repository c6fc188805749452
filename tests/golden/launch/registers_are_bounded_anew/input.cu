// plan: max-registers 48
#define LIMIT 64
__global__ void __maxnreg__(LIMIT) k(int *p);

__maxnreg__(LIMIT) __global__ void k(int *p) { p[threadIdx.x] = 1; }
