// SPDX-License-Identifier: Apache-2.0
// expect: race totals[0]
// expect: race totals[0] between blocks
// expect: race first between blocks
// expect: race first
// What an operator gives back by reference is written by who calls it.
struct View {
  float *data;
  __device__ float &operator[](int i) const { return data[i]; }
};

__global__ void views(float *sums, float *firsts, float *out, const float *in) {
  View totals{sums};
  View results{out};
  View marks{firsts};
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  totals[0] += in[i];
  float &first = marks[3];
  first = in[i];
  results[i] = in[i];
}

void launch(float *sums, float *firsts, float *out, const float *in) {
  views<<<4, 64>>>(sums, firsts, out, in);
}
