// SPDX-License-Identifier: Apache-2.0
//
// The heat example as a person would write it for speed: a thread walks down eight rows and keeps the three elements of
// its column in registers, so that of five loads three are left.
constexpr int rowsEach = 8;

// Launch with blocks of 64 x 4 threads, a grid of w/64 x h/32, rounded up.
__global__ void heat(float *out, const float *in, int w, int h) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int first = (blockIdx.y * blockDim.y + threadIdx.y) * rowsEach;
  if (i < 1 || i >= w - 1) return;
  int begin = max(first, 1);
  int end = min(first + rowsEach, h - 1);
  if (begin >= end) return;

  float above = in[(begin - 1) * w + i];
  float here = in[begin * w + i];
#pragma unroll
  for (int j = 0; j < rowsEach; ++j) {
    int row = begin + j;
    if (row >= end) break;
    int p = row * w + i;
    float below = in[p + w];
    float around = above + in[p - 1] + in[p + 1] + below;
    out[p] = 0.5f * here + 0.125f * around;
    above = here;
    here = below;
  }
}
