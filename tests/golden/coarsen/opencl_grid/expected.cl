// plan: coarsen grid x 2
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void shift(__global int *out, __global const int *in) {
  __local int part[64];
  for (int cbx = 0; cbx < 2; ++cbx) {
    if (cbx > 0) barrier(CLK_LOCAL_MEM_FENCE); // shared memory is used again
    const size_t bx = get_group_id(0) + cbx * get_num_groups(0);
    part[get_local_id(0)] = in[bx * get_local_size(0) + get_local_id(0)];
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    out[bx * get_local_size(0) + get_local_id(0)] = part[(get_local_id(0) + 1) % 64];
  }
}
