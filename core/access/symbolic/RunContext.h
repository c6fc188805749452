// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Assumptions.h"
#include "core/access/symbolic/LaunchIndices.h"
#include "core/access/symbolic/LoadedValues.h"
#include "core/access/symbolic/Merger.h"
#include "core/access/symbolic/Numbers.h"
#include "core/access/symbolic/ObjectStore.h"
#include "core/access/symbolic/Operators.h"
#include "core/access/symbolic/Places.h"
#include "core/access/symbolic/Recorder.h"
#include "core/access/symbolic/StepBudget.h"
#include "core/access/symbolic/Variables.h"
#include "core/access/symbolic/WriteLog.h"
#include "core/model/Dialect.h"

namespace warpgrain::access {

/// All that one symbolic run of a kernel knows, each kind of knowledge in an object of its own. Each object uses only
/// those above it; none calls the classes that follow the text (Execution.h), which get the context and use it.
///
/// One context for one run, on one thread: runs share nothing but the unit and the launch, which they only read.
struct RunContext {
  /// Both must outlive the run.
  RunContext(const model::Unit &ofUnit, const LaunchContext &forLaunch);
  RunContext(const RunContext &) = delete;
  RunContext &operator=(const RunContext &) = delete;

  /// Moves the results out; the run is over then.
  void moveTo(KernelInstances &out);

  const model::Unit &unit;
  const model::Dialect &dialect; ///< of the unit
  const LaunchContext &launch;
  StepBudget budget;
  AtomTable atoms; ///< unknowns of the forms
  TypeRules types;
  Bodies bodies;
  Position position; ///< where the run is: active functions, open loops
  ArrayTable arrays; ///< what addresses begin at
  ValueMaker values; ///< values for what is not followed
  LaunchIndices indices;
  FormOrigins origins; ///< where products and operations were first computed
  Assumptions assumptions;
  Recorder recorder; ///< accesses, barriers, unfollowed calls
  Numbers numbers;   ///< operators and conversions of integers
  Variables variables;
  Places places;
  Operators operators;
  LoadedValues loads;
  WriteLog writes;
  Merger merger;
  ObjectStore store; ///< reads and writes
};

} // namespace warpgrain::access
