// plan: remove-barrier L10
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void sums(__global float *restrict out,
                                                                    __global const float *restrict in) {
  __local float part[64];
  const int t = get_local_id(0);
  part[t] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE); // the part is there
  float sum = part[t] + part[63 - t];

  barrier(CLK_LOCAL_MEM_FENCE); // not needed
  out[get_global_id(0)] = sum;
}
