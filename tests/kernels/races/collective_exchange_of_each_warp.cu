// SPDX-License-Identifier: Apache-2.0
// expect: free
// Each warp has storage of its own, and waits for its lanes before it uses it again.
#include <cub/warp/warp_exchange.cuh>

__global__ void striped(int *out, const int *in) {
  using Exchange = cub::WarpExchange<int, 2, 32>;
  __shared__ typename Exchange::TempStorage temp[2];
  int t = threadIdx.x;
  int warp = t / 32;
  int items[2] = {in[2 * t], in[2 * t + 1]};
  Exchange(temp[warp]).BlockedToStriped(items, items);
  __syncwarp();
  Exchange(temp[warp]).StripedToBlocked(items, items);
  out[2 * t] = items[0];
  out[2 * t + 1] = items[1];
}

void launch(int *out, const int *in) {
  striped<<<1, 64>>>(out, in);
}
