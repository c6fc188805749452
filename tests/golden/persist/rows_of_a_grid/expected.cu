static unsigned int blocks_at_most(dim3 grid, unsigned int most) {
  const unsigned long long blocks = 1ull * grid.x * grid.y * grid.z;
  return blocks < most ? (unsigned int)blocks : most;
}

static unsigned int blocks_of_device(int blocks) {
  int device = 0;
  int multiprocessors = 0;
  cudaGetDevice(&device);
  cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
  return blocks * multiprocessors > 0 ? (unsigned int)(blocks * multiprocessors) : 1u;
}

// plan: persist
/// Scales a vector.
__global__ void scale(dim3 grid, float *out, const float *in, int n) {
  for (unsigned int bx = blockIdx.x; bx < grid.x; bx += gridDim.x) {
    int i = bx * blockDim.x + threadIdx.x;
    if (i >= n) continue; // beyond the end
    out[i] = 2.0f * in[i];
  }
}

void launch(float *out, const float *in, int n) {
  const dim3 grid = (n + 255) / 256;
  int resident = 0;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, scale, 256, 0);
  scale<<<blocks_at_most(grid, blocks_of_device(resident)), 256>>>(grid, out, in, n);
}
