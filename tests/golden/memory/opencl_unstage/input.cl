// plan: unstage xs
kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void sums(global float *restrict out, global const float *restrict x, int n) {
  local float xs[64];
  const int t = get_local_id(0);
  float sum = 0.0f;
  for (int first = 0; first < n; first += 64) {
    xs[t] = x[first + t];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int j = 0; j < 64; ++j)
      sum += xs[j];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = sum;
}
