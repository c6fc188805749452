// SPDX-License-Identifier: Apache-2.0
//
// Read before a source, this turns a block's threads round: the one that runs first is the last one of the source's.
// Not for kernels that know their lanes, which stay as they are.
#pragma once

#include <cuda_runtime.h>

static __device__ __forceinline__ uint3 warpgrainReversedThread() {
  return {blockDim.x - 1 - threadIdx.x, blockDim.y - 1 - threadIdx.y, blockDim.z - 1 - threadIdx.z};
}

#define threadIdx (warpgrainReversedThread())
