// plan: unroll k 2
__global__ void outerCounter(int *out, const int *in, int n) {
  int k;
  int sum = 0;
  for (k = 0; k + 1 < n; k += 2) {
    sum += in[k] - in[n - k];
    sum += in[k + 1] - in[n - (k + 1)];
  }
  for (; k < n; k++) sum += in[k] - in[n - k];
  out[threadIdx.x] = sum + k;
}
