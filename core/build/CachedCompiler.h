// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ContentHash.h"
#include "core/build/BuildCache.h"
#include "core/build/NvccCompiler.h"

#include <memory>

namespace warpgrain::build {

/// What a compilation depends on, in one number: the texts of all the unit's files as the variant
/// has them, their paths, the prelude, the flags, the architecture, the toolkit's version and nvcc's path, and
/// the environment variables that nvcc and the preprocessor read. Headers of the system and the
/// toolkit are not looked at: the toolkit's version stands for them. Fails (input) where a file
/// cannot be read.
Result<ContentHash> cacheKeyOf(const CompileRequest &request, const CudaToolkit &toolkit);

/// An NvccCompiler that looks into a cache first and keeps what it makes. May be used by several
/// threads at once.
class CachedCompiler {
public:
  /// No cache: compiles always.
  explicit CachedCompiler(NvccCompiler compiler, std::shared_ptr<BuildCache> cache = nullptr)
      : compiler_(std::move(compiler)), cache_(std::move(cache)) {}

  /// As NvccCompiler::compile. A result that could not be kept has a note that says so.
  Result<CompileOutcome> compile(const CompileRequest &request, const CancellationToken &cancel = {}) const;

private:
  NvccCompiler compiler_;
  std::shared_ptr<BuildCache> cache_;
};

} // namespace warpgrain::build
