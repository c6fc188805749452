// plan: sink-guard k; stage A k 32; stage B k 32; prefetch k0
// Any size will do; a thread loads two elements of each tile.
__global__ void product(float *__restrict__ C, const float *A, const float *B, int m, int n, int p) {
	__shared__ float As[16][32];
	__shared__ float Bs[32][16];
	int row = blockIdx.y * blockDim.y + threadIdx.y;
	int col = blockIdx.x * blockDim.x + threadIdx.x;
	float sum = 0.0f;

	float As_next[2];
	float Bs_next[2];
	if (0 < n) {
		if (row < m)
			for (int i = 0; i < 2; ++i) {
				const int kk = threadIdx.x + i * 16;
				if (kk < 32 && kk < n)
					As_next[i] = A[row * n + kk];
			}
		if (col < p)
			for (int i = 0; i < 2; ++i) {
				const int kk = threadIdx.y + i * 16;
				if (kk < 32 && kk < n)
					Bs_next[i] = B[kk * p + col];
			}
	}
	for (int k0 = 0; k0 < n; k0 += 32) {
		if (row < m)
			for (int i = 0; i < 2; ++i) {
				const int kk = k0 + threadIdx.x + i * 16;
				if (kk < k0 + 32 && kk < n)
					As[threadIdx.y][kk - k0] = As_next[i];
			}
		if (col < p)
			for (int i = 0; i < 2; ++i) {
				const int kk = k0 + threadIdx.y + i * 16;
				if (kk < k0 + 32 && kk < n)
					Bs[kk - k0][threadIdx.x] = Bs_next[i];
			}
		__syncthreads();
		if (k0 + 32 < n) {
			if (row < m)
				for (int i = 0; i < 2; ++i) {
					const int kk = k0 + 32 + threadIdx.x + i * 16;
					if (kk < k0 + 32 + 32 && kk < n)
						As_next[i] = A[row * n + kk];
				}
			if (col < p)
				for (int i = 0; i < 2; ++i) {
					const int kk = k0 + 32 + threadIdx.y + i * 16;
					if (kk < k0 + 32 + 32 && kk < n)
						Bs_next[i] = B[kk * p + col];
				}
		}

		for (int k = k0; k < k0 + 32 && k < n; ++k) {
			if (row < m && col < p) {
				sum += As[threadIdx.y][k - k0] * Bs[k - k0][threadIdx.x];
			}
		}
		__syncthreads();
	}

	if (row < m && col < p) {
		C[row * p + col] = sum;
	}
}

void run(float *C, const float *A, const float *B, int m, int n, int p) {
	dim3 block(16, 16);
	product<<<dim3((p + 15) / 16, (m + 15) / 16), block>>>(C, A, B, m, n, p);
}
