// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[(t + 1) % 128]
// The last lane reads what the next warp stores, and the barrier is the warp's alone.
__global__ void rotate(int *out, const int *in) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncwarp();
  out[t] = s[(t + 1) % 128];
}

void launch(int *out, const int *in) {
  rotate<<<1, 128>>>(out, in);
}
