// plan: coarsen x 4
__global__ void place(int *out, const int *in, int n) {
#pragma unroll
  for (int cx = 0; cx < 4; ++cx) {
    const unsigned int tx = threadIdx.x + cx * 16;
    int where = 2, count = 3;
    where = tx + count++;
    out[where] = in[tx];
    const int total = count * n;
    out[tx + 128] = total + in[tx];
  }
}

void launch(int *out, const int *in, int n) {
  place<<<1, 64 / 4>>>(out, in, n);
}
