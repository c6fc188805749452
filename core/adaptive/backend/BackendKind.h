// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace warpgrain::adaptive {

/// What multiplies the rows of a rank.
enum class BackendKind : std::uint8_t {
  cpu,      ///< threads of the rank
  cuda,     ///< a GPU, by the kernels of this library
  cusparse, ///< a GPU, by NVIDIA's library of sparse products
};

inline constexpr std::array<std::string_view, 3> backendNames{"cpu", "cuda", "cusparse"};

inline std::string_view nameOf(BackendKind kind) {
  return backendNames[static_cast<std::size_t>(kind)];
}

/// How a backend multiplies: what it chose among, by measuring.
enum class ProductWay : std::uint8_t {
  cpu,
  rowsBy1, ///< so many threads share a row
  rowsBy2,
  rowsBy4,
  rowsBy8,
  rowsBy16,
  rowsBy32,
  mergeBy5, ///< each thread takes so many steps of the merge path
  mergeBy7,
  mergeBy11,
  cusparse1, ///< CUSPARSE_SPMV_CSR_ALG1
  cusparse2, ///< CUSPARSE_SPMV_CSR_ALG2
};

inline constexpr std::array<std::string_view, 12> wayNames{
    "cpu",        "rows-by-1",  "rows-by-2",  "rows-by-4",   "rows-by-8",     "rows-by-16",
    "rows-by-32", "merge-by-5", "merge-by-7", "merge-by-11", "cusparse-alg1", "cusparse-alg2"};

inline std::string_view nameOf(ProductWay way) {
  return wayNames[static_cast<std::size_t>(way)];
}

/// How ranks' elements travel.
enum class Transport : std::uint8_t {
  host, ///< by MPI, from the memory of one host to that of another
  nccl, ///< from GPU to GPU, by NVIDIA's library
};

inline constexpr std::array<std::string_view, 2> transportNames{"host", "nccl"};

inline std::string_view nameOf(Transport transport) {
  return transportNames[static_cast<std::size_t>(transport)];
}

} // namespace warpgrain::adaptive
