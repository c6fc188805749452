// plan: persist
template <typename T>
__global__ void reverse(T *data, int first) {
  extern __shared__ int words[];
  first += blockIdx.x * blockDim.x;
  words[threadIdx.x] = data[first + threadIdx.x];
  __syncthreads();
  data[first + threadIdx.x] = words[blockDim.x - 1 - threadIdx.x];
}

void launch(int *data, int blocks, dim3 threads) {
  for (int i = 0; i < 2; ++i)
    reverse<int><<<blocks, threads, threads.x * sizeof(int)>>>(data, 0);
}
