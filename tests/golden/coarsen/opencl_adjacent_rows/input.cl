// plan: coarsen y 4 adjacent
kernel void add(global float *c, global const float *a, global const float *b, int pitch) {
  const size_t x = get_global_id(0);
  const size_t y = get_global_id(1);
  c[y * pitch + x] = a[y * pitch + x] + b[y * pitch + x];
}
