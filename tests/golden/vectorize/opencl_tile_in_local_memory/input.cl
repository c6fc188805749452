// plan: vectorize tile 4
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void fours(__global float *out, __global const float *in) {
  __local float tile[256];
  const int t = get_local_id(0);
  for (int i = t; i < 256; i += 64)
    tile[i] = in[get_group_id(0) * 256 + i];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = tile[4 * t] + tile[4 * t + 1] + tile[4 * t + 2] + tile[4 * t + 3];
}
