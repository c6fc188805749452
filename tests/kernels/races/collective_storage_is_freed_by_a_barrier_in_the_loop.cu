// SPDX-License-Identifier: Apache-2.0
// expect: free
// Tiles are loaded, scanned and stored in one piece of storage, with a barrier before each next use.
#include <cub/block/block_load.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_store.cuh>

__global__ void scanTiles(int *out, const int *in, int tiles) {
  using Load = cub::BlockLoad<int, 64, 4, cub::BLOCK_LOAD_TRANSPOSE>;
  using Scan = cub::BlockScan<int, 64>;
  using Store = cub::BlockStore<int, 64, 4, cub::BLOCK_STORE_TRANSPOSE>;
  __shared__ union {
    typename Load::TempStorage load;
    typename Scan::TempStorage scan;
    typename Store::TempStorage store;
  } temp;
  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    int items[4];
    Load(temp.load).Load(in + tile * 256, items);
    __syncthreads();
    Scan(temp.scan).ExclusiveSum(items, items);
    __syncthreads();
    Store(temp.store).Store(out + tile * 256, items);
    __syncthreads();
  }
}

void launch(int *out, const int *in) {
  scanTiles<<<2, 64>>>(out, in, 5);
}
