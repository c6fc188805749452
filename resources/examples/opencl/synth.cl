// SPDX-License-Identifier: Apache-2.0
//
// Each work-item reads all that its work-group has put into local memory: the kernel of synth.cu in OpenCL C.
#define BLOCK_SIZE 256

__kernel void synth(__global const float *in, __global float *out) {
  __local float s[BLOCK_SIZE];
  int t = get_local_id(0);
  int g = get_group_id(0) * BLOCK_SIZE + t;
  s[t] = in[g];
  barrier(CLK_LOCAL_MEM_FENCE);

  float acc = 0.0f;
  for (int k = 0; k < BLOCK_SIZE; k++)
    acc += s[k];
  out[g] = acc;
}
