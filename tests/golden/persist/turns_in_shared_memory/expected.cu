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
template <typename T>
__global__ void reverse(dim3 grid, T *data, int first) {
  for (unsigned int bx = blockIdx.x; bx < grid.x; bx += gridDim.x) {
    if (bx != blockIdx.x) __syncthreads(); // shared memory is used again
    int first_bx = first;
    extern __shared__ int words[];
    first_bx += bx * blockDim.x;
    words[threadIdx.x] = data[first_bx + threadIdx.x];
    __syncthreads();
    data[first_bx + threadIdx.x] = words[blockDim.x - 1 - threadIdx.x];
  }
}

void launch(int *data, int blocks, dim3 threads) {
  for (int i = 0; i < 2; ++i) {
    int resident = 0;
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, reverse<int>, threads.x * threads.y * threads.z, threads.x * sizeof(int));
    reverse<int><<<blocks_at_most(blocks, blocks_of_device(resident)), threads, threads.x * sizeof(int)>>>(blocks, data, 0);
  }
}
