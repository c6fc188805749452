// SPDX-License-Identifier: Apache-2.0
// expect: divergent 20
// expect: possible p[q] and row[1]
// Thread 10 changes an element of `row` in the round that loads it: threads may run different numbers of steps.
__global__ void stepsOfSomeThread(float *out, const float *in, int first, int least) {
  __shared__ float s[48];
  __shared__ int row[4];
  const int t = threadIdx.x;
  s[t] = in[t];
  if (t < 4) row[t] = first + t;
  __syncthreads();
  float sum = 0;
  const int *p = row;
  for (int q = 0; q < 4; ++q) {
    const int steps = p[q];
    if (t == 10) row[1] = 7;
    int step = 0;
    do {
      sum += s[47 - t];
      __syncthreads();
    } while (++step < 5 && steps > least);
  }
  out[t] = sum;
}

void launch(float *out, const float *in, int first, int least) {
  stepsOfSomeThread<<<1, 48>>>(out, in, first, least);
}
