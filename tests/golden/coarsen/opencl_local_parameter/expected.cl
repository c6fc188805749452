// plan: coarsen x 2
// Sums each work-group's part; the host gives the two arrays of local memory.
__kernel void sums(__global float *out, __global const float *a, __global const float *b, __local float *left,
                   __local float *right) {
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const size_t tx = get_local_id(0) + cx * get_local_size(0);
    const unsigned int t = tx;
    left[t] = a[get_group_id(0) * (get_local_size(0) * 2) + tx];
    right[t] = b[get_group_id(0) * (get_local_size(0) * 2) + tx];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0.0f;
  for (unsigned int i = 0; i < get_local_size(0) * 2; ++i)
    sum += left[i] * right[i];
#pragma unroll
  for (int cx = 0; cx < 2; ++cx)
    out[get_group_id(0) * (get_local_size(0) * 2) + get_local_id(0) + cx * get_local_size(0)] = sum;
}
