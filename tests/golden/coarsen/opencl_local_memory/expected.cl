// plan: coarsen x 2
#define SIZE 64

// Reverses each work-group's part of an array in local memory.
__kernel void reverse(__global float *out, __global const float *in) {
  __local float part[SIZE];
  const int last = get_local_size(0) * 2 - 1;
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const size_t tx = get_local_id(0) + cx * get_local_size(0);
    const int t = tx;

    part[t] = in[get_group_id(0) * (get_local_size(0) * 2) + tx];
  }
  barrier(CLK_LOCAL_MEM_FENCE); // the part is there
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const size_t tx = get_local_id(0) + cx * get_local_size(0);
    const int t = tx;
    out[get_group_id(0) * (get_local_size(0) * 2) + tx] = part[last - t];
  }
}
