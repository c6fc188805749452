// plan: scalar-replace
__global__ void dot(float *__restrict__ out, const float *__restrict__ in, int n) {
    const int t = threadIdx.x;
    out[t] = 0.0f;
    for (int k = 0; k < 32; ++k) {
        out[t] += in[t] * in[k]; // the first factor stays
    }
    /* and once more */
    out[t] = out[t] * 0.5f + in[n];
}
