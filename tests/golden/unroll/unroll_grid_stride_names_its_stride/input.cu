// plan: unroll i 2
__global__ void scale(float *out, const float *in, float factor, int n)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    {
        out[i] = factor * in[i];
    }
}
