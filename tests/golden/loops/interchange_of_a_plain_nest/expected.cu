// plan: interchange i j
// The columns of a matrix, shifted: neighbouring threads read neighbouring rows.
__global__ void shift(float *out, const float *in, int rows, int columns) {
  const int t = threadIdx.x;
  for (int j = 0; j < columns; ++j) { // along one
    // Each row depends on the one before it.
    for (int i = 1; i < rows; ++i) // down the rows
      out[(t * rows + i) * columns + j] = out[(t * rows + i - 1) * columns + j] + in[j]; // one step
  }
}

void run(float *out, const float *in, int n) { shift<<<1, 64>>>(out, in, n, n); }
