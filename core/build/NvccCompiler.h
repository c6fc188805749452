// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/build/CodeTexts.h"
#include "core/build/CudaToolkit.h"
#include "core/build/PtxasLog.h"
#include "core/build/SourceOverlay.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::build {

/// What is put before a source that does not compile without it: names that newer toolkits removed.
struct SourcePrelude {
  std::string text;                     ///< included before the source, after cuda_runtime.h
  std::vector<std::string> definitions; ///< "-DNAME=…", for what must be defined before cuda_runtime.h

  bool empty() const { return text.empty() && definitions.empty(); }
};

/// One variant of a unit to be compiled for one architecture.
struct CompileRequest {
  /// The unit's own files, absolute; the main file first.
  std::vector<std::filesystem::path> unitFiles = {};
  std::vector<ChangedFile> changes = {}; ///< what the variant changes in them
  std::vector<std::string> flags = {};   ///< the person's, in the spelling of nvcc, GCC or Clang
  /// Absolute; where relative paths in the flags start. Empty: the main file's folder.
  std::filesystem::path folder = {};
  SourcePrelude prelude = {};    ///< tried where the source does not compile as it is; empty: not tried
  std::string architecture = {}; ///< "sm_90", "sm_90a"
  std::chrono::milliseconds timeout = std::chrono::minutes(5); ///< zero: no limit
  bool lowPriority = true;                                     ///< see SubprocessRequest
  /// With `-lineinfo`, and the outcome's `code` filled in. Such a request is never answered from a cache.
  bool withCode = false;

  /// Where relative paths in the flags start.
  std::filesystem::path flagFolder() const;
};

/// What came out of it.
struct CompileOutcome {
  std::vector<KernelResources> kernels; ///< what ptxas reports, in its order
  std::string cubin;                    ///< the machine code, an ELF file
  std::string log;                      ///< all the compiler wrote, with the person's paths
  std::vector<std::string> notes;       ///< sentences a person should know when reading the numbers
  /// Files that were read though they are not in the request's list: of the person, not of the
  /// system or the toolkit.
  std::vector<std::filesystem::path> alsoRead;
  std::chrono::milliseconds wallTime{0}; ///< of nvcc
  bool fromCache = false;
  std::optional<CodeTexts> code = {}; ///< where the request asked for it

  /// The kernel of that mangled name, or null.
  const KernelResources *find(std::string_view mangledName) const;
};

/// Compiles with NVIDIA's nvcc, started as a program. Holds no state: may be used by several
/// threads at once.
class NvccCompiler {
public:
  explicit NvccCompiler(CudaToolkit toolkit) : toolkit_(std::move(toolkit)) {}

  const CudaToolkit &toolkit() const { return toolkit_; }

  /// Compiles to a cubin, `nvcc -cubin -arch=… -Xptxas -v`, in a temporary folder.
  ///
  /// Errors: usage (architecture that is none, relative paths), refused (architecture unknown to
  /// this nvcc), input (the source does not compile; the message has the first error lines, with
  /// the person's paths), tool (no nvcc, out of time, nvcc crashed), internal (the changed copy of
  /// a file was not the one that was read), cancelled.
  Result<CompileOutcome> compile(const CompileRequest &request, const CancellationToken &cancel = {}) const;

private:
  Result<CompileOutcome> compileOnce(const std::filesystem::path &nvcc, const CompileRequest &request,
                                     const SourcePrelude &prelude, const CancellationToken &cancel) const;

  CudaToolkit toolkit_;
};

} // namespace warpgrain::build
