// plan: exchange z x; coarsen x 2
__global__ void mark(int *out) {
  int j = blockIdx.z * 8 + threadIdx.z;
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    int i = blockIdx.x * 4 + threadIdx.x + cx * 2;
    out[j * 4 * gridDim.x + i] = i + j;
  }
}

void launch(int *out) {
  mark<<<dim3(3, 1, 2), dim3(4 / 2, 1, 8)>>>(out);
}
