// plan: stage x j 128
// Columns are a multiple of nothing; threads past the last row add up the last one.
__global__ void matrixVector(double *y, const double *__restrict__ A, const double *__restrict__ x, int rows, int cols) {
	__shared__ double xs[128];
	const int row = min(blockIdx.x * blockDim.x + threadIdx.x, rows - 1);
	double sum = 0;
	for (int j0 = 0; j0 < cols; j0 += 128) {
		for (int jj = j0 + threadIdx.x; jj < j0 + 128 && jj < cols; jj += 256)
			xs[jj - j0] = x[jj];
		__syncthreads();

#pragma unroll 4
		for (int j = j0; j < j0 + 128 && j < cols; ++j) {
			// in order
			sum += A[row * cols + j] * xs[j - j0];
		}
		__syncthreads();
	}
	y[row] = sum;
}

void run(double *y, const double *A, const double *x, int rows, int cols) {
	matrixVector<<<(rows + 255) / 256, 256>>>(y, A, x, rows, cols);
}
