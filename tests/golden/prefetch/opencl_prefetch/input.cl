// plan: prefetch t
#define TILE 16

// Tiles of a row, each read by the whole work-group.
__kernel void windows(__global float *restrict out, __global const float *restrict in, int tiles) {
  __local float tile[TILE];
  const int own = get_local_id(0);
  float sum = 0.0f;
  for (int t = 0; t < tiles; ++t) {
    tile[own] = in[t * TILE + own];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; ++k)
      sum += tile[k] * k;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = sum;
}
