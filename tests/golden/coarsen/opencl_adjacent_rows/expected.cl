// plan: coarsen y 4 adjacent
kernel void add(global float *c, global const float *a, global const float *b, int pitch) {
  const size_t x = get_global_id(0);
#pragma unroll
  for (int cy = 0; cy < 4; ++cy) {
    const size_t y = get_group_id(1) * (get_local_size(1) * 4) + get_local_id(1) * 4 + cy;
    c[y * pitch + x] = a[y * pitch + x] + b[y * pitch + x];
  }
}
