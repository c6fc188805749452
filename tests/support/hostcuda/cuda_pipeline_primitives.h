// SPDX-License-Identifier: Apache-2.0
//
// Copies of single threads that are begun and waited for.
#pragma once // after <cuda_runtime.h>, which is compiled once

inline void __pipeline_memcpy_async(void *to, const void *from, std::size_t bytes) {
  hostcuda::copyLater(to, from, bytes);
}

inline void __pipeline_commit() {
  hostcuda::closeCopies();
}

inline void __pipeline_wait_prior(std::size_t prior) {
  hostcuda::finishCopies(prior);
}
