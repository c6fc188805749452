// plan: block 32,4
#define TILE 16
__global__ void add(float *a, const float *b, int pitch) {
  int x = threadIdx.x + blockIdx.x * blockDim.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  a[y * pitch + x] += b[y * pitch + x];
}

void run(float *a, const float *b) {
  dim3 threads(TILE, TILE);
  dim3 grid(512 / TILE, 512 / TILE);
  add<<<grid, threads>>>(a, b, 512);
  add<<<dim3(8, 4), dim3(TILE, TILE)>>>(a, b, 512);
}
