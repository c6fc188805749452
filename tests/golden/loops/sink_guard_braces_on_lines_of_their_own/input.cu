// plan: sink-guard i; coarsen y 2
__global__ void hellinger(const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c, int m, int n, int k)
{
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    if( col < k && row < m)
    {
        float sum = 0;
        for(int i = 0; i < n; i++)
        {
            sum += sqrtf(a[row * n + i] * b[i * k + col]);
        }
        const float value = 1.0f - sum;
        c[row * k + col] = sqrtf(value);
    }
}

void distances(const float *a, const float *b, float *c, int m, int n, int k)
{
    dim3 block(16, 16);
    hellinger<<<dim3((k + 15) / 16, (m + 15) / 16), block>>>(a, b, c, m, n, k);
}
