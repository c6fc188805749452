// plan: spread k 8
// Rows and columns of integers: blocks of two dimensions, sums that go on, a loop that is all that stands under an if.
__global__ void rows(unsigned *sums, unsigned *counts, const unsigned *in, int n) {
  const int lane = threadIdx.x % 8;
  const unsigned int mask = 0xffu << ((threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) % 32 / 8 * 8);
  int i = blockIdx.x * (blockDim.x / 8) + threadIdx.x / 8;
  int j = blockIdx.y * blockDim.y + threadIdx.y;
  unsigned sum = 7;
  unsigned count = 0;
  if (i < n && j < n) {
    if (lane != 0) sum = 0;
    for (int k = i + lane * 2; k < n; k += 16) { // every other one
      sum += in[(i * n + j) * n + k];
      if (in[(i * n + j) * n + k] > 5) ++count;
    }
    __syncwarp(mask);
    for (int offset = 4; offset > 0; offset /= 2) {
      sum += __shfl_xor_sync(mask, sum, offset);
      count += __shfl_xor_sync(mask, count, offset);
    }
  }
  if (i < n && j < n) {
    if (lane == 0) {
      sums[i * n + j] = sum; // the sum
      counts[i * n + j] = count;
    }
  }
}

void launch(unsigned *sums, unsigned *counts, const unsigned *in, int n, dim3 threads) {
  rows<<<dim3(n, n), dim3(threads.x * 8, threads.y, threads.z)>>>(sums, counts, in, n);
}
