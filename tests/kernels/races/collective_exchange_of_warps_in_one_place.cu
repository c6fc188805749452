// SPDX-License-Identifier: Apache-2.0
// expect: possible Exchange(temp).BlockedToStriped(items, items) and Exchange(temp).BlockedToStriped(items, items)
// Two warps use one piece of storage at the same time.
#include <cub/warp/warp_exchange.cuh>

__global__ void striped(int *out, const int *in) {
  using Exchange = cub::WarpExchange<int, 2, 32>;
  __shared__ typename Exchange::TempStorage temp;
  int t = threadIdx.x;
  int items[2] = {in[2 * t], in[2 * t + 1]};
  Exchange(temp).BlockedToStriped(items, items);
  out[2 * t] = items[0];
  out[2 * t + 1] = items[1];
}

void launch(int *out, const int *in) {
  striped<<<1, 64>>>(out, in);
}
