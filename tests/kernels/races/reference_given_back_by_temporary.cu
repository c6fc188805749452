// SPDX-License-Identifier: Apache-2.0
// expect: race View{sums}[0]
// expect: race View{sums}[0] between blocks
// What an operator of a temporary gives back by reference is written by who calls it.
struct View {
  float *data;
  __device__ float &operator[](int i) const { return data[i]; }
};

__device__ View shifted(float *data, int by) {
  return View{data + by};
}

__global__ void views(float *sums, float *out, const float *in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  View{sums}[0] += in[i];
  shifted(out, 4)[i] = in[i];
}

void launch(float *sums, float *out, const float *in) {
  views<<<4, 64>>>(sums, out, in);
}
