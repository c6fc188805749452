// SPDX-License-Identifier: Apache-2.0
// expect: possible Load(temp.load).Load(in, items) and Scan(temp.scan).ExclusiveSum(items, items)
// The members of the union share their bytes, and no barrier stands between their uses.
#include <cub/block/block_load.cuh>
#include <cub/block/block_scan.cuh>

__global__ void scanTile(int *out, const int *in) {
  using Load = cub::BlockLoad<int, 64, 2, cub::BLOCK_LOAD_TRANSPOSE>;
  using Scan = cub::BlockScan<int, 64>;
  __shared__ union {
    typename Load::TempStorage load;
    typename Scan::TempStorage scan;
  } temp;
  int items[2];
  Load(temp.load).Load(in, items);
  Scan(temp.scan).ExclusiveSum(items, items);
  out[2 * threadIdx.x] = items[0];
  out[2 * threadIdx.x + 1] = items[1];
}

void launch(int *out, const int *in) {
  scanTile<<<1, 64>>>(out, in);
}
