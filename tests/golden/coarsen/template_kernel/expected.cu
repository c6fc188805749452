// plan: coarsen x 2
template <typename T, int TAPS>
__global__ void convolve(const T *in, T *out, const T *taps) {
  extern __shared__ unsigned char bytes[];
  T *tile = reinterpret_cast<T *>(bytes);
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const int t = threadIdx.x + cx * 64;
    const int i = blockIdx.x * (blockDim.x * 2) + t;
    tile[t] = in[i];
  }
  __syncthreads();
  T sum[2];
#pragma unroll
  for (int cx = 0; cx < 2; ++cx)
    sum[cx] = T();
#pragma unroll
  for (int k = 0; k < TAPS; ++k) {
#pragma unroll
    for (int cx = 0; cx < 2; ++cx) {
      const int t = threadIdx.x + cx * 64;
      sum[cx] += taps[k] * tile[(t + k) % (blockDim.x * 2)];
    }
  }
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const int t = threadIdx.x + cx * 64;
    const int i = blockIdx.x * (blockDim.x * 2) + t;
    out[i] = sum[cx];
  }
}

template <typename T> void run(const T *in, T *out, const T *taps, int n) {
  convolve<T, 5><<<n / 128, 128 / 2, 128 * sizeof(T)>>>(in, out, taps);
  convolve<T, 9><<<n / 128, 128 / 2, 128 * sizeof(T)>>>(in, out, taps);
}
template void run(const float *, float *, const float *, int);
