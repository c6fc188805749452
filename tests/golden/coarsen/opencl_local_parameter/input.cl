// plan: coarsen x 2
// Sums each work-group's part; the host gives the two arrays of local memory.
__kernel void sums(__global float *out, __global const float *a, __global const float *b, __local float *left,
                   __local float *right) {
  const unsigned int t = get_local_id(0);
  left[t] = a[get_global_id(0)];
  right[t] = b[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0.0f;
  for (unsigned int i = 0; i < get_local_size(0); ++i)
    sum += left[i] * right[i];
  out[get_global_id(0)] = sum;
}
