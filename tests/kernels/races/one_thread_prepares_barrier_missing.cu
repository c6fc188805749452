// SPDX-License-Identifier: Apache-2.0
// expect: race limit
// The threads use the limit before the first one has set it.
__global__ void clamp(float *a, const float *limits) {
  __shared__ float limit;
  int i = blockIdx.x * 128 + threadIdx.x;
  if (threadIdx.x == 0) limit = limits[blockIdx.x];
  a[i] = fminf(a[i], limit);
}

void launch(float *a, const float *limits) {
  clamp<<<32, 128>>>(a, limits);
}
