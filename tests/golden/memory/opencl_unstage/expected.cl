// plan: unstage xs
kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void sums(global float *restrict out, global const float *restrict x, int n) {
  const int t = get_local_id(0);
  float sum = 0.0f;
  for (int first = 0; first < n; first += 64) {
    for (int j = 0; j < 64; ++j)
      sum += x[first + j];
  }
  out[get_global_id(0)] = sum;
}
