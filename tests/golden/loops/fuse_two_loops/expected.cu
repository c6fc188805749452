// plan: fuse i j
__global__ void both(float *__restrict__ out, const float *__restrict__ in, int n) {
    for (int i = 0; i < n; ++i) {
        out[i] = in[i] * 2.0f; // twice
        // then the sums
        const float half = 0.5f;
        out[i] += in[i + 1] * half;
    }
    out[n] = 0.0f;
}
