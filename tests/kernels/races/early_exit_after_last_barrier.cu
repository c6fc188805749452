// SPDX-License-Identifier: Apache-2.0
// expect: free
// Threads leave when no barrier is to come; what they would have read does not change any more.
__global__ void window(int *out, const int *in, int n) {
  __shared__ int s[258];
  int t = threadIdx.x;
  int i = blockIdx.x * 256 + t;
  s[t + 1] = i < n ? in[i] : 0;
  if (t == 0) s[0] = i > 0 ? in[i - 1] : 0;
  if (t == 255) s[257] = i + 1 < n ? in[i + 1] : 0;
  __syncthreads();
  if (i >= n) return;
  out[i] = s[t] + s[t + 1] + s[t + 2];
}

void launch(int *out, const int *in, int n) {
  window<<<(n + 255) / 256, 256>>>(out, in, n);
}
