// SPDX-License-Identifier: Apache-2.0
//
// Edges in a picture of bytes: the kernel of sobel.cu in OpenCL C.
__kernel void sobel(__global uchar *out, __global const uchar *in, int width, int height) {
  int x = get_global_id(0);
  int y = get_global_id(1);
  if (x < 1 || x >= width - 1 || y < 1 || y >= height - 1) return;

  int above = (y - 1) * width + x;
  int here = y * width + x;
  int below = (y + 1) * width + x;

  int gx = in[above + 1] + 2 * in[here + 1] + in[below + 1];
  gx -= in[above - 1] + 2 * in[here - 1] + in[below - 1];
  int gy = in[below - 1] + 2 * in[below] + in[below + 1];
  gy -= in[above - 1] + 2 * in[above] + in[above + 1];

  out[here] = (uchar)min(abs(gx) + abs(gy), 255u);
}
