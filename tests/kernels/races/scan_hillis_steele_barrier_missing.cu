// SPDX-License-Identifier: Apache-2.0
// expect: race s[t] and s[t - d]
// Within a round, thread t - d may store before thread t reads.
__global__ void scan(int *out, const int *in) {
  __shared__ int s[128];
  int t = threadIdx.x;
  s[t] = in[t];
  __syncthreads();
  for (int d = 1; d < 128; d *= 2) {
    if (t >= d) s[t] += s[t - d];
    __syncthreads();
  }
  out[t] = s[t];
}

void launch(int *out, const int *in) {
  scan<<<1, 128>>>(out, in);
}
