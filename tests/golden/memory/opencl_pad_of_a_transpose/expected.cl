// plan: pad tile
__kernel __attribute__((reqd_work_group_size(32, 32, 1))) void transpose(__global float *out, __global const float *in,
                                                                          int width, int height) {
  __local float tile[32][32 + 1];
  const int x = get_group_id(0) * 32 + get_local_id(0);
  const int y = get_group_id(1) * 32 + get_local_id(1);
  tile[get_local_id(1)][get_local_id(0)] = in[y * width + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[(get_group_id(0) * 32 + get_local_id(1)) * height + get_group_id(1) * 32 + get_local_id(0)] =
      tile[get_local_id(0)][get_local_id(1)];
}
