// plan: exchange x y
__kernel void transpose(__global float *restrict out, __global const float *restrict in) {
  const int x = get_global_id(1);
  const int y = get_global_id(0);
  out[x * get_global_size(0) + y] = in[y * get_global_size(1) + x];
}
