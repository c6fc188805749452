// plan: spread r 2
template <typename T>
__global__ void greatest(T *out, const T *in, int rows, int cols) {
  const int lane = threadIdx.x % 2;
  const unsigned int mask = 0x3u << (threadIdx.x % 32 / 2 * 2);
  for (int c = blockIdx.x * (blockDim.x / 2) + threadIdx.x / 2; c < cols; c += gridDim.x * (blockDim.x / 2)) {
    T most = in[c];
    unsigned bits = 0;
    __syncwarp(mask);
    for (int r = rows - 1 - lane; r >= 1; r -= 2) {
      most = max(most, in[r * cols + c]);
      bits ^= r;
    }
    __syncwarp(mask);
    most = max(most, __shfl_xor_sync(mask, most, 1));
    bits ^= __shfl_xor_sync(mask, bits, 1);
    if (bits != 1) {
      __syncwarp(mask);
      if (lane == 0) out[c] = most;
      __syncwarp(mask);
    }
    else {
      __syncwarp(mask);
      if (lane == 0) out[c] = -most;
      __syncwarp(mask);
    }
  }
}

void launch(float *out, const float *in, int *whole, const int *ints, int rows, int cols) {
  greatest<float><<<8, 128 * 2>>>(out, in, rows, cols);
  greatest<int><<<8, 128 * 2>>>(whole, ints, rows, cols);
}
