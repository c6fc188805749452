// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace warpgrain::openmp {

/// What the host of OpenCL kernels is told of them.
struct OpenClPreludeRequest {
  std::string kernelsFile; ///< its name
  bool needsDouble = false;
  bool hasDirectives = false; ///< the source has some of OpenMP
};

/// The helpers of a host program that launches OpenCL kernels.
std::string openClPrelude(const OpenClPreludeRequest &request);

} // namespace warpgrain::openmp
