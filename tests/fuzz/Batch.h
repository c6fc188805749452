// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/model/Unit.h"
#include "core/plan/ApplyPlan.h"
#include "tests/fuzz/KeptCase.h"
#include "tests/fuzz/KernelGenerator.h"
#include "tests/support/ParsedSource.h"

#include <functional>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// A random plan for a kernel of a unit; empty where there is none.
using Planner = std::function<std::string(std::mt19937 &random, const GeneratedKernel &kernel, const model::Unit &unit,
                                          model::FunctionId id)>;

/// A kernel of a batch and what was made of it.
struct PlannedKernel {
  GeneratedKernel kernel;
  /// Lines that it names are counted from the kernel's first one, which is 0: those above it are moved by what is made
  /// of other kernels.
  transform::Plan plan;
  std::size_t made = 0; ///< of the plan's steps, from the first on
  bool isDone = false;  ///< no step is left that might be made
  Error failure = {};   ///< where a step ended in an error of our own

  bool hasFailed() const { return !failure.message.empty(); }
};

/// Kernels of one program, and random plans made in it. A parse takes long because of the headers, whatever the
/// program's length: all kernels take a step, and then the program is parsed again.
class Batch {
public:
  /// `attempts`: plans that are tried for a kernel until the first step of one is allowed. A step after it that is
  /// refused ends the plan before it.
  Batch(std::vector<GeneratedKernel> kernels, std::uint32_t seed, int attempts, const Planner &planner);

  const std::string &original() const { return original_; }

  /// Clang takes the program as it was generated.
  bool isTaken() const { return !source_.unit().hasErrors(); }

  const std::string &variant() const { return unit_.files.front().text; }

  const std::vector<PlannedKernel> &kernels() const { return kernels_; }

  /// A kernel by itself, with its steps up to the one that failed, where one did.
  KeptCase caseOf(const PlannedKernel &planned, const std::string &note);

private:
  bool takeStep(const Planner &planner);
  std::optional<TextEdits> nextEdits(PlannedKernel &planned, const Planner &planner);
  std::optional<TextEdits> editsOf(const PlannedKernel &planned, const transform::Step &step);
  transform::Step inThisText(const model::Unit &unit, const PlannedKernel &planned, const transform::Step &step) const;
  void makeTogether(const std::vector<PlannedKernel *> &changed, const TextEdits &edits);
  void makeAlone(PlannedKernel &planned);
  transform::Reparse reparse();

  std::vector<PlannedKernel> kernels_;
  std::string original_;
  ParsedSource source_;
  transform::Texts texts_;
  model::Unit unit_;
  std::mt19937 random_;
  int attempts_;
};

} // namespace warpgrain::tests
