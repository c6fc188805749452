// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// A variable for a cubin that is made up.
struct MadeVariable {
  std::string name;
  std::uint64_t bytes = 0;
  std::string initial; ///< empty: in `.nv.global`
  bool isConstant = false;
};

/// A small cubin as nvcc makes them, without code that any GPU could run: the sections and symbols of kernels and
/// variables. `text` lies in a section of its own; the tests' own driver reads its kernels from there.
std::string makeCubin(const std::vector<std::string> &kernels, const std::vector<MadeVariable> &variables,
                      const std::string &text = "", bool callsMalloc = false);

} // namespace warpgrain::tests
