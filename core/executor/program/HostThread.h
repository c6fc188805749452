// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"

#include <cstddef>
#include <optional>

namespace warpgrain::executor {

/// Configuration that <<<...>>> leaves for the stub that it calls next.
struct PushedConfiguration {
  cuda::Dim3 grid;
  cuda::Dim3 block;
  std::size_t sharedBytes = 0; ///< dynamic
  void *stream = nullptr;
};

/// The state that CUDA defines for each host thread (CUDA Runtime API: cudaGetLastError "in the same host thread",
/// cudaThreadExchangeStreamCaptureMode "the calling thread"; the configuration of <<<...>>> is for the stub that the
/// same thread calls). It is thread-local because CUDA says so. All other state is in ProgramRuntime.
///
/// The type has no destructor: destructors of the program's objects may call the runtime after those of thread-local
/// variables have run.
class HostThread {
public:
  /// State of the calling thread.
  static HostThread &current();

  void push(const PushedConfiguration &configuration);
  /// Takes the configuration that was pushed last; nothing if there is none.
  std::optional<PushedConfiguration> pop();

  cuda::Error lastError = cuda::Error::success; ///< until cudaGetLastError takes it
  int captureMode = 0;                          ///< cudaStreamCaptureMode

private:
  struct Pushed;

  Pushed *last_ = nullptr; ///< each entry leads to the one before it
};

} // namespace warpgrain::executor
