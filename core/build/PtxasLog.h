// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::build {

/// Bytes of one constant bank that a kernel uses: bank 0 holds its parameters.
struct ConstantBank {
  std::uint32_t bank = 0;
  std::uint32_t bytes = 0;

  friend bool operator==(const ConstantBank &, const ConstantBank &) = default;
};

/// What ptxas says that a kernel uses on one architecture. Bytes are per thread for the stack and
/// the spills, per block for shared memory.
struct KernelResources {
  std::string mangledName;  ///< as in the object code: "_Z5scaleIfEvPT_S0_"
  std::string name;         ///< as a person reads it: "void scale<float>(float*, float)"
  std::string architecture; ///< "sm_90"
  std::uint32_t registersPerThread = 0;
  /// Local memory: arrays indexed dynamically, and spilled registers.
  std::uint32_t stackFrameBytes = 0;
  /// Written by spill instructions, counted once each where they stand.
  std::uint32_t spillStoreBytes = 0;
  std::uint32_t spillLoadBytes = 0;
  std::uint32_t staticSharedBytes = 0;
  std::uint32_t barriers = 0;
  std::vector<ConstantBank> constantBanks; ///< recent ptxas no longer tells them for 9.0 and newer

  bool spills() const { return spillStoreBytes > 0 || spillLoadBytes > 0; }

  friend bool operator==(const KernelResources &, const KernelResources &) = default;
};

/// What was found in a log.
struct PtxasLog {
  /// In the order of the log; one for each kernel and architecture.
  std::vector<KernelResources> kernels;
  /// Of ptxas, without its lead: "For profile sm_90 adjusting …".
  std::vector<std::string> warnings;
};

/// Reads what `nvcc -Xptxas -v` prints. Lines of other tools between
/// ptxas's are skipped, and so is what belongs to device functions.
PtxasLog parsePtxasLog(std::string_view log);

} // namespace warpgrain::build
