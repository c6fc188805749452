// plan: unroll L8 2; unroll L5 2

__global__ void twice(int *out, const int *in, int n) {
  int sum = 0;
  {
    int k = 0;
    for (; k + 1 < n; k += 2) {
      sum += in[k];
      sum += in[k + 1];
    }
    for (; k < n; ++k)
      sum += in[k];
  }

  int k = 0;
  for (; k + 1 < n; k += 2) {
    sum ^= in[k];
    sum ^= in[k + 1];
  }
  for (; k < n; ++k)
    sum ^= in[k];
  out[threadIdx.x] = sum;
}
