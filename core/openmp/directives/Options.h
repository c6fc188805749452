// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/openmp/regions/Transfers.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::openmp {

/// An option of OpenMPC (section 11.3) as it is given, with where: "--option", "tuning.config:3", "the environment".
struct GivenOption {
  std::string name;
  std::string value; ///< empty: on
  std::string origin;
};

/// What options ask of a translation.
struct TranslationOptions {
  std::optional<unsigned> threadsOfBlock = {};    ///< cudaThreadBlockSize
  std::optional<std::int64_t> mostBlocks = {};    ///< maxNumOfCudaThreadBlocks
  bool arraysInConstant = false;                  ///< shrdArryCachingOnConst
  bool arraysInTexture = false;                   ///< shrdArryCachingOnTM
  std::optional<bool> loopSwap = {};              ///< useParallelLoopSwap
  std::optional<bool> loopCollapse = {};          ///< useLoopCollapse
  std::optional<TransferMode> transfers = {};     ///< cudaMemTrOptLevel, MemTrOptOnLoops, useGlobalGMalloc
  std::optional<std::string> userDirectives = {}; ///< cudaUserDirectiveFile
  std::vector<std::string> notes = {};            ///< sentences on options that have no effect
};

/// Reads `name=value` or `name`.
GivenOption givenOption(std::string_view text, const std::string &origin);

/// Reads a file of options: one a line, `#` begins a comment.
std::vector<GivenOption> optionsIn(std::string_view text, const std::string &file);

/// Those options that a process environment sets, which `valueOf` asks; it returns null for what is not set.
std::vector<GivenOption> optionsOfEnvironment(const std::function<const char *(const char *)> &valueOf);

/// Puts options together, of which later ones replace earlier ones. Options whose optimisation does not exist are named
/// in the notes, with the reason. Fails (usage) for an unknown name and for a value that the option does not take.
Result<TranslationOptions> readOptions(const std::vector<GivenOption> &given);

} // namespace warpgrain::openmp
