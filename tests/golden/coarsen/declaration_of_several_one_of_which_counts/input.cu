// plan: coarsen x 4
__global__ void place(int *out, const int *in, int n) {
  int where = 2, count = 3;
  where = threadIdx.x + count++;
  out[where] = in[threadIdx.x];
  const int total = count * n;
  out[threadIdx.x + 128] = total + in[threadIdx.x];
}

void launch(int *out, const int *in, int n) {
  place<<<1, 64>>>(out, in, n);
}
