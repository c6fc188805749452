// plan: stage x j 128
// Columns are a multiple of nothing; threads past the last row add up the last one.
__global__ void matrixVector(double *y, const double *__restrict__ A, const double *__restrict__ x, int rows, int cols) {
	const int row = min(blockIdx.x * blockDim.x + threadIdx.x, rows - 1);
	double sum = 0;
#pragma unroll 4
	for (int j = 0; j < cols; ++j) {
		// in order
		sum += A[row * cols + j] * x[j];
	}
	y[row] = sum;
}

void run(double *y, const double *A, const double *x, int rows, int cols) {
	matrixVector<<<(rows + 255) / 256, 256>>>(y, A, x, rows, cols);
}
