// plan: exchange z x; coarsen x 2
__global__ void mark(int *out) {
  int i = blockIdx.z * 4 + threadIdx.z;
  int j = blockIdx.x * 8 + threadIdx.x;
  out[j * 4 * gridDim.z + i] = i + j;
}

void launch(int *out) {
  mark<<<dim3(2, 1, 3), dim3(8, 1, 4)>>>(out);
}
