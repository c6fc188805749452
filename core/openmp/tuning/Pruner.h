// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::openmp {

/// What becomes of a tuning parameter of a program (ALG-K1 3).
enum class ParameterClass : std::uint8_t {
  tunable,      ///< both values may be the better one: they are tried
  alwaysOn,     ///< its value is never the worse one, and changes no result
  needsConsent, ///< it may gain, and relies on what a person must vouch for: off until approved
  noPlace,      ///< no kernel of the program has a place for it
  noEffect,     ///< some kernel has, and the translation does not depend on it
};

/// "tunable", "always on", "needs consent", "no place", "no effect".
std::string_view nameOf(ParameterClass kind);

/// An option of OpenMPC that may be tuned, with what the pruner says of it.
struct TuningParameter {
  std::string name;
  ParameterClass kind = ParameterClass::noPlace;
  bool isNumber = false;            ///< a size; the others are switches
  std::string value;                ///< of one that is always on: what it is set to
  std::string reason;               ///< a sentence
  std::vector<std::string> kernels; ///< that have a place for it
};

/// An array for which a kernel has a choice of memory (ALG-K1 4).
struct TunableArray {
  std::string name;
  bool inConstant = false;                 ///< it may be read from constant memory
  bool inTexture = false;                  ///< and through the read-only data cache
  ArrayCache suggested = ArrayCache::none; ///< by how the kernels use it (ALG-H2)

  friend bool operator==(const TunableArray &, const TunableArray &) = default;
};

/// What can be chosen for one kernel by clauses.
struct TunableKernel {
  std::string name;
  std::string procedure;
  std::size_t id = 0;
  bool hasSize = false;  ///< threadblocksize and maxnumofblocks have an effect
  bool hasOrder = false; ///< noploopswap has
  std::vector<TunableArray> arrays;
};

/// What the pruner says of a program.
struct PrunedProgram {
  std::vector<TuningParameter> parameters; ///< all that are candidates (ALG-K1 1), in the order of section 11.3
  std::vector<TunableKernel> kernels;
  std::size_t regionsOnCpu = 0;

  const TuningParameter *find(std::string_view name) const;
  std::size_t count(ParameterClass kind) const;
};

/// Decides which options and clauses of OpenMPC can matter for a source (ALG-K1). `plan` is that of a translation
/// without options, with loop orders chosen. `isPartOfProgram`: other sources may call functions of this one.
PrunedProgram prune(const Program &program, const ProgramPlan &plan, bool isPartOfProgram);

/// Puts the answers for the sources of a program together: a parameter is tried where one of them has a use for it.
/// Kernels of one number and of functions of one name become one.
PrunedProgram merged(const std::vector<PrunedProgram> &sources);

} // namespace warpgrain::openmp
