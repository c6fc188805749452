// plan: spread k 8
// Rows and columns of integers: blocks of two dimensions, sums that go on, a loop that is all that stands under an if.
__global__ void rows(unsigned *sums, unsigned *counts, const unsigned *in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int j = blockIdx.y * blockDim.y + threadIdx.y;
  unsigned sum = 7;
  unsigned count = 0;
  if (i < n && j < n)
    for (int k = i; k < n; k += 2) { // every other one
      sum += in[(i * n + j) * n + k];
      if (in[(i * n + j) * n + k] > 5) ++count;
    }
  if (i < n && j < n) {
    sums[i * n + j] = sum; // the sum
    counts[i * n + j] = count;
  }
}

void launch(unsigned *sums, unsigned *counts, const unsigned *in, int n, dim3 threads) {
  rows<<<dim3(n, n), threads>>>(sums, counts, in, n);
}
