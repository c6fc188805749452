// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/LaunchContext.h"
#include "core/model/Launch.h"
#include "core/model/Unit.h"
#include "core/run/launch/LaunchForm.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace warpgrain::run {

/// A number, or the extents of a grid or block along x, y and z.
using SourceValue = std::variant<std::monostate, std::int64_t, double, bool, std::array<std::int64_t, 3>>;

/// A number of a launch that the source holds.
struct SourceNumber {
  std::string name; ///< of a parameter, "n"; a path of a member, "params.pitch"; "grid", "block", "shared"
  SourceValue value;
  bool isGuess = false; ///< the program may pass another number; it can be changed
  SourceSpan span;      ///< where it is written

  friend bool operator==(const SourceNumber &, const SourceNumber &) = default;
};

/// What one launch in the source tells, guesses included.
struct SourceNumbers {
  std::vector<SourceNumber> arguments; ///< in the order of the parameters
  model::Extents grid;
  model::Extents block;
  std::optional<std::int64_t> sharedBytes;
  bool isShapeGuess = false; ///< grid, block or shared bytes are in part a guess

  friend bool operator==(const SourceNumbers &, const SourceNumbers &) = default;

  const SourceNumber *find(const std::string &name) const;
};

/// Evaluates the numbers that a launch passes: constants, macros, variables of the launching function with what they
/// are set to, defaults of arguments of the program. `given` goes before: values of the kernel's parameters by name,
/// from which others may follow.
SourceNumbers numbersOf(const model::Unit &unit, const model::Launch &launch, const std::string &instance = {},
                        const std::map<std::string, std::int64_t> &given = {});

/// The same of every launch of a unit, by their positions in Unit::launches: of the first instantiation of templates,
/// with nothing given. Looks at each launching function once.
std::vector<SourceNumbers> numbersOfLaunches(const model::Unit &unit);

/// A launch form whose missing numbers were taken from the source.
struct SourcedForm {
  LaunchForm form;
  std::vector<SourceNumber> taken; ///< what was not in the form before, in the order of the parameters; extents last
};

/// Completes a form from the kernel's launch that tells most. What the form has stays. Extents are added only where
/// they are guesses: those that are certain are found anew for every value of the arguments (resolveLaunch).
SourcedForm sourcedForm(const model::Unit &unit, model::FunctionId kernel, const std::string &instance,
                        LaunchForm form);

/// Completes the launch that an analysis is for in the same way: integer arguments, and extents that are not known.
SourcedForm completeFromSource(const model::Unit &unit, model::FunctionId kernel, access::LaunchContext &launch);

/// "n = 1024 (from line 12)", "n = 1024 (a guess from line 12; --arg n=… changes it)".
std::string textOf(const model::Unit &unit, const SourceNumber &number);

} // namespace warpgrain::run
