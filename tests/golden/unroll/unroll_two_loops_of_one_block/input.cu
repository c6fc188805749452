// plan: unroll L8 2; unroll L5 2

__global__ void twice(int *out, const int *in, int n) {
  int sum = 0;
  for (int k = 0; k < n; ++k)
    sum += in[k];

  for (int k = 0; k < n; ++k)
    sum ^= in[k];
  out[threadIdx.x] = sum;
}
