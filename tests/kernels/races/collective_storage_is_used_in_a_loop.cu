// SPDX-License-Identifier: Apache-2.0
// expect: possible scan.InclusiveSum(in[64 * i + t], v) and scan.InclusiveSum(in[64 * i + t], v)
// Each round uses the storage that the round before may still read.
#include <cub/block/block_scan.cuh>

__global__ void scanRows(int *out, const int *in, int rows) {
  using Scan = cub::BlockScan<int, 64>;
  __shared__ typename Scan::TempStorage temp;
  Scan scan(temp);
  int t = threadIdx.x;
  for (int i = 0; i < rows; ++i) {
    int v;
    scan.InclusiveSum(in[64 * i + t], v);
    out[64 * i + t] = v;
  }
}

void launch(int *out, const int *in) {
  scanRows<<<1, 64>>>(out, in, 4);
}
