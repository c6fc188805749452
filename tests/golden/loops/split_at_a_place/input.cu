// plan: split i at n-1
__global__ void border(float *out, const float *in, int n) {
    const int t = threadIdx.x;
    if (t > 0)
        for (int i = 0; i < n; i++) {
            // The last one has no neighbour.
            out[i] = in[i] + (i < n - 1 ? in[i + 1] : 0.0f);
        }
}
