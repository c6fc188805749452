// plan: coarsen x 2
#define SIZE 64

// Reverses each work-group's part of an array in local memory.
__kernel void reverse(__global float *out, __global const float *in) {
  __local float part[SIZE];
  const int t = get_local_id(0);
  const int last = get_local_size(0) - 1;

  part[t] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE); // the part is there
  out[get_global_id(0)] = part[last - t];
}
