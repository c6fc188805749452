// plan: prefetch t
#define TILE 16

// Tiles of a row, each read by the whole work-group.
__kernel void windows(__global float *restrict out, __global const float *restrict in, int tiles) {
  __local float tile[TILE];
  const int own = get_local_id(0);
  float sum = 0.0f;
  float tile_next;
  if (0 < tiles)
    tile_next = in[0 * TILE + own];
  for (int t = 0; t < tiles; ++t) {
    tile[own] = tile_next;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t + 1 < tiles)
      tile_next = in[(t + 1) * TILE + own];
    for (int k = 0; k < TILE; ++k)
      sum += tile[k] * k;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = sum;
}
