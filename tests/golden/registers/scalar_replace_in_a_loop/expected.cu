// plan: scalar-replace
__global__ void dot(float *__restrict__ out, const float *__restrict__ in, int n) {
    const int t = threadIdx.x;
    float out_t = 0.0f;
    const float in_t = in[t];
    for (int k = 0; k < 32; ++k) {
        out_t += in_t * in[k]; // the first factor stays
    }
    /* and once more */
    out_t = out_t * 0.5f + in[n];
    out[t] = out_t;
}
