// plan: coarsen x 4 adjacent; vectorize a 4; vectorize b 4; vectorize c 4
// The sum of two arrays, as long as the launch has threads.
__global__ void add(float *c, const float *a, const float *b) {
  int i = blockIdx.x * 256 + threadIdx.x;
  c[i] = a[i] + b[i];
}

void launch(float *c, const float *a, const float *b, int blocks) {
  add<<<blocks, 256>>>(c, a, b);
}
