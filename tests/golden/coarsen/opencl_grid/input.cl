// plan: coarsen grid x 2
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void shift(__global int *out, __global const int *in) {
  __local int part[64];
  part[get_local_id(0)] = in[get_global_id(0)];
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  out[get_group_id(0) * get_local_size(0) + get_local_id(0)] = part[(get_local_id(0) + 1) % 64];
}
