// SPDX-License-Identifier: Apache-2.0
//
// Sums of neighbours, along a line in local memory and in a plane: the kernels of stencil.cu in OpenCL C.
__kernel void stencil(__global float *A, __global const float *B, __global const float *Cin, int nx,
                      __local float *C) { // C[t + 1] belongs to work-item t; C[0] is the halo
  int t = get_local_id(0);
  int i = get_global_id(0);

  if (i < nx) C[t + 1] = Cin[i];
  if (t == 0 && i >= 1) C[0] = Cin[i - 1];
  barrier(CLK_LOCAL_MEM_FENCE);

  if (i >= 1 && i < nx) A[i] = B[i] + B[i - 1] + C[t + 1] + C[t];
}

__kernel void heat(__global float *out, __global const float *in, int w, int h) {
  int i = get_global_id(0);
  int j = get_global_id(1);
  int p = j * w + i;

  if (i >= 1 && i < w - 1 && j >= 1 && j < h - 1) {
    float around = in[p - w] + in[p - 1] + in[p + 1] + in[p + w];
    out[p] = 0.5f * in[p] + 0.125f * around;
  }
}
