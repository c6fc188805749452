// plan: coarsen x 2
__global__ void insert(float *values, int *order, int width, int n) {
  int i, j; // rows
  float *column;
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  if (x < width) {
    column = values + x;
    for (i = 1; i < n; i++) {
      float value = column[i * width];
      for (j = i; j > 0 && column[(j - 1) * width] > value; j--)
        column[j * width] = column[(j - 1) * width];
      column[j * width] = value;
      order[i * width + x] = j;
    }
  }
}

void sortColumns(float *values, int *order, int width, int n) {
  dim3 blocks(width / 256), threads(256);
  insert<<<blocks, threads>>>(values, order,
                              width, // in elements
                              n);
  insert<<<blocks, threads>>>(
      values, order, width, n);
}
