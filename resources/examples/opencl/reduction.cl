// SPDX-License-Identifier: Apache-2.0
//
// The sum of an array, a work-group's part at a time: the kernel of reduction.cu in OpenCL C. The host gives the local
// memory, an element for each work-item.
__kernel void reduceSum(__global uint *out, __global const uint *in, uint n, __local uint *partial) {
  uint t = get_local_id(0);
  uint stride = get_global_size(0);

  uint sum = 0;
  for (uint i = get_global_id(0); i < n; i += stride)
    sum += in[i];
  partial[t] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);

  for (uint s = get_local_size(0) / 2; s > 0; s >>= 1) {
    if (t < s) partial[t] += partial[t + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }

  if (t == 0) out[get_group_id(0)] = partial[0];
}
