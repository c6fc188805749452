// SPDX-License-Identifier: Apache-2.0
// expect: possible out[at]
// The atomic hands every thread a place of its own; that is true, but no subscript tells it.
__global__ void keepPositive(int *out, int *count, const int *in) {
  __shared__ int next;
  int t = threadIdx.x;
  if (t == 0) next = 0;
  __syncthreads();
  if (in[t] > 0) {
    int at = atomicAdd(&next, 1);
    out[at] = in[t];
  }
  __syncthreads();
  if (t == 0) *count = next;
}

void launch(int *out, int *count, const int *in) {
  keepPositive<<<1, 256>>>(out, count, in);
}
