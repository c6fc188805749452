// plan: coarsen x 4 adjacent; vectorize sums 4; vectorize in 4
__global__ void smooth(int *sums, const int *in) {
  int i = blockIdx.x * 64 + threadIdx.x;
  sums[i] += in[i + 63] - in[i + 64];
  sums[i] *= 3 - in[i + 65];
}

void launch(int *sums, const int *in) {
  smooth<<<8, 64>>>(sums, in);
}
