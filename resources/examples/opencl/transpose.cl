// SPDX-License-Identifier: Apache-2.0
//
// Transposition of a matrix, element by element and by tiles in local memory: the kernels of transpose.cu in OpenCL C.
#define TILE_DIM 16

// out, w rows of h elements, becomes the transpose of in, h rows of w elements.
__kernel void transpose(__global float *out, __global const float *in, int w, int h) {
  int x = get_global_id(0);
  int y = get_global_id(1);
  int indexIn = x + w * y;
  int indexOut = y + h * x;
  out[indexOut] = in[indexIn];
}

__kernel void transposeTiled(__global float *out, __global const float *in, int w, int h) {
  __local float tile[TILE_DIM][TILE_DIM + 1];

  int x = get_group_id(0) * TILE_DIM + get_local_id(0);
  int y = get_group_id(1) * TILE_DIM + get_local_id(1);
  tile[get_local_id(1)][get_local_id(0)] = in[y * w + x];
  barrier(CLK_LOCAL_MEM_FENCE);

  // The work-group's place in the output: the tile's row and column change places.
  x = get_group_id(1) * TILE_DIM + get_local_id(0);
  y = get_group_id(0) * TILE_DIM + get_local_id(1);
  out[y * h + x] = tile[get_local_id(0)][get_local_id(1)];
}
