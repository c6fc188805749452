// plan: interchange i
__global__ void sum(unsigned *out, const unsigned *in) {
    unsigned total = 0;
    #pragma unroll
    for (int j = 7; j >= 0; --j)
        #pragma unroll 4
        for (int i = 0; i < 64; i += 2)
            total += in[i * 8 + j];
    out[threadIdx.x] = total;
}
