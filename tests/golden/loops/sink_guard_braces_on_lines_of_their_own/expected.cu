// plan: sink-guard i; coarsen y 2
__global__ void hellinger(const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c, int m, int n, int k)
{
    int col = blockIdx.x * blockDim.x + threadIdx.x;
#pragma unroll
    for (int cy = 0; cy < 2; ++cy) {
        int row = blockIdx.y * (blockDim.y * 2) + threadIdx.y + cy * 8;
        float sum = 0;
        for(int i = 0; i < n; i++)
        {
            if( col < k && row < m)
            {
                sum += sqrtf(a[row * n + i] * b[i * k + col]);
            }
        }
        if( col < k && row < m)
        {
            const float value = 1.0f - sum;
            c[row * k + col] = sqrtf(value);
        }
    }
}

void distances(const float *a, const float *b, float *c, int m, int n, int k)
{
    dim3 block(16, 16);
    hellinger<<<dim3((k + 15) / 16, (m + 15) / 16), dim3(block.x, block.y / 2)>>>(a, b, c, m, n, k);
}
