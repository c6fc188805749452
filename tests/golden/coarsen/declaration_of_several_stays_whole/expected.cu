// plan: coarsen x 2
__global__ void insert(float *values, int *order, int width, int n) {
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    int i, j; // rows
    float *column;
    int x = blockIdx.x * (blockDim.x * 2) + threadIdx.x + cx * 128;
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
}

void sortColumns(float *values, int *order, int width, int n) {
  dim3 blocks(width / 256), threads(256);
  insert<<<blocks, dim3(threads.x / 2, threads.y)>>>(values, order,
                                                     width, // in elements
                                                     n);
  insert<<<blocks, dim3(threads.x / 2, threads.y)>>>(
      values, order, width, n);
}
