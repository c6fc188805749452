// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::build {

/// A CUDA toolkit on this machine, asked once and passed on as a value.
struct CudaToolkit {
  std::filesystem::path root;
  std::filesystem::path includeFolder; ///< holds cuda_runtime.h
  /// The folder of <cuda/std/…>, <cub/…>, <thrust/…>, where it is apart.
  std::optional<std::filesystem::path> cccl;
  std::optional<std::filesystem::path> nvcc; ///< none where only the headers are installed
  std::uint32_t major = 0;                   ///< 13 of 13.0
  std::uint32_t minor = 0;                   ///< 0 of 13.0
  std::string version;                       ///< as exact as it is known: "13.0.88", or "13.0"
  /// "sm_75", … that nvcc compiles for; empty where it cannot tell.
  std::vector<std::string> architectures;

  /// nvcc's path. The error (tool) says what is not possible without it and how to get it.
  Result<std::filesystem::path> requireNvcc() const;
};

/// A place where a toolkit may be.
struct ToolkitCandidate {
  std::filesystem::path root; ///< of a toolkit, or the path of an nvcc
  std::string origin;         ///< for messages: "CUDA_HOME", "nvcc on PATH"
  /// The person named it: that it is none is an error, not a reason to look elsewhere.
  bool mustBeOne = false;
};

using EnvironmentLookup = std::function<std::optional<std::string>(const std::string &name)>;

/// Where toolkits are looked for, first to last: the explicit path, WARPGRAIN_CUDA, CUDA_HOME,
/// CUDA_PATH, nvcc on PATH, /usr/local/cuda, /opt/cuda, and Warpgrain's own folder
/// (${XDG_DATA_HOME:-~/.local/share}/warpgrain/cuda). None at all where WARPGRAIN_CUDA is "none".
std::vector<ToolkitCandidate> toolkitCandidates(const std::filesystem::path &explicitRoot,
                                                const EnvironmentLookup &environment);

/// The first candidate with nvcc, else the first with headers. Fails (tool) where there is none.
Result<CudaToolkit> findCudaToolkitAmong(std::span<const ToolkitCandidate> candidates);

/// findCudaToolkitAmong the usual places, with this process's environment. Starts nvcc twice to ask
/// it.
Result<CudaToolkit> findCudaToolkit(const std::filesystem::path &explicitRoot = {});

/// The toolkit at a root or of an nvcc. Fails (tool) where there are no CUDA headers or nvcc does
/// not run.
Result<CudaToolkit> inspectCudaToolkit(const std::filesystem::path &rootOrNvcc);

} // namespace warpgrain::build
