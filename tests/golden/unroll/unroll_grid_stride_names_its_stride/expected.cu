// plan: unroll i 2
__global__ void scale(float *out, const float *in, float factor, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int stride = blockDim.x * gridDim.x;
    for (; i + stride < n; i += 2 * stride)
    {
        out[i] = factor * in[i];
        out[i + stride] = factor * in[i + stride];
    }
    for (; i < n; i += stride)
    {
        out[i] = factor * in[i];
    }
}
