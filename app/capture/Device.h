// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/capture/Allocations.h"
#include "core/base/Error.h"

#include <cuda.h>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::capture {

/// The driver of the program that this library is loaded into, for the context that is current.
class Device {
public:
  /// Fails (tool) where the driver lacks what is needed.
  static Result<Device> open();

  /// Waits for all work of the context. Fails (tool) where that work failed.
  Result<void> wait() const;

  /// The range that an address lies in, as the driver knows it.
  std::optional<Range> rangeOf(std::uint64_t address) const;

  Result<void> read(const Range &range, std::uint64_t address, std::span<std::byte> out) const;

  /// Sizes and places of a kernel's parameters. Fails (tool) where the driver does not tell.
  Result<std::vector<std::pair<std::size_t, std::size_t>>> parametersOf(CUfunction kernel) const;

  /// A variable of the module that a kernel is of; nullopt where the driver does not find it.
  std::optional<Range> variable(CUfunction kernel, const std::string &symbol) const;

  /// Whether a launch into a stream is recorded into a graph in place of being run.
  bool isCapturing(CUstream stream) const;

  /// Lets this thread's calls through while another thread builds a graph, or no longer.
  void allowUnsafeCalls(CUstreamCaptureMode &mode) const { exchangeMode_(&mode); }

  std::string nameOf(CUresult status) const;

private:
  CUresult (*synchronize_)() = nullptr;
  CUresult (*pointerAttributes_)(unsigned, CUpointer_attribute *, void **, CUdeviceptr) = nullptr;
  CUresult (*copyToHost_)(void *, CUdeviceptr, std::size_t) = nullptr;
  CUresult (*functionParameter_)(CUfunction, std::size_t, std::size_t *, std::size_t *) = nullptr;
  CUresult (*kernelParameter_)(CUkernel, std::size_t, std::size_t *, std::size_t *) = nullptr;
  CUresult (*functionModule_)(CUmodule *, CUfunction) = nullptr;
  CUresult (*kernelFunction_)(CUfunction *, CUkernel) = nullptr;
  CUresult (*global_)(CUdeviceptr *, std::size_t *, CUmodule, const char *) = nullptr;
  CUresult (*streamIsCapturing_)(CUstream, CUstreamCaptureStatus *) = nullptr;
  CUresult (*exchangeMode_)(CUstreamCaptureMode *) = nullptr;
  CUresult (*errorName_)(CUresult, const char **) = nullptr;
};

} // namespace warpgrain::capture
