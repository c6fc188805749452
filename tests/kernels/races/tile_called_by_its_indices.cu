// SPDX-License-Identifier: Apache-2.0
// expect: free
// The call names an element of the tile; it changes nothing else of it.
template <typename T>
struct Tile {
  T cells[16][17];
  __device__ T &operator()(int row, int column) { return cells[row][column]; }
};

__global__ void transpose(float *out, const float *in) {
  __shared__ Tile<float> tile;
  int x = threadIdx.x, y = threadIdx.y;
  tile(y, x) = in[y * 16 + x];
  __syncthreads();
  out[y * 16 + x] = tile(x, y);
}

void launch(float *out, const float *in) {
  transpose<<<1, dim3(16, 16)>>>(out, in);
}
