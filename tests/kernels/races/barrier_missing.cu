// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[t + 1]
// expect: race s[128] and s[t + 1]
// Each thread adds its neighbour's element. Thread t + 1 may not have stored it yet.
__global__ void addNeighbour(float *out, const float *in) {
  __shared__ float s[129];
  int t = threadIdx.x;
  int i = blockIdx.x * 128 + t;
  s[t] = in[i];
  if (t == 0) s[128] = in[i + 128];
  out[i] = s[t] + s[t + 1];
}

void launch(float *out, const float *in) {
  addNeighbour<<<64, 128>>>(out, in);
}
