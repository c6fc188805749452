// SPDX-License-Identifier: Apache-2.0
//
// The sum as a person would write it for speed: four loads under way at a time, then shuffles inside of warps, and one
// barrier instead of one for each halving. Blocks leave the same sums as in the example.

// Launch with a multiple of 32 threads, at most 1024.
__global__ void reduceSum(unsigned *out, const unsigned *in, unsigned n) {
  __shared__ unsigned ofWarps[32];
  unsigned t = threadIdx.x;
  unsigned stride = gridDim.x * blockDim.x;

  unsigned sum = 0;
  unsigned i = blockIdx.x * blockDim.x + t;
  for (; i + 3 * stride < n; i += 4 * stride) {
    unsigned a = in[i], b = in[i + stride], c = in[i + 2 * stride], d = in[i + 3 * stride];
    sum += a + b + c + d;
  }
  for (; i < n; i += stride)
    sum += in[i];
  sum = __reduce_add_sync(0xffffffff, sum);
  if (t % 32 == 0) ofWarps[t / 32] = sum;
  __syncthreads();

  if (t < 32) {
    sum = t < blockDim.x / 32 ? ofWarps[t] : 0;
    sum = __reduce_add_sync(0xffffffff, sum);
    if (t == 0) out[blockIdx.x] = sum;
  }
}
