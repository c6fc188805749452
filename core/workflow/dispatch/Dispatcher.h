// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/run/Executor.h"
#include "core/run/KernelSubject.h"
#include "core/run/Verification.h"
#include "core/run/sizes/SizedVerifier.h"
#include "core/tune/dispatch/MeasuredPlans.h"
#include "core/workflow/LaunchAssumptions.h"
#include "core/workflow/PlanVerification.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A kernel whose plans were measured in several launches, and is to have a dispatcher.
struct DispatchOrder {
  run::KernelSubject subject;   ///< with a parser; its form may be empty
  tune::MeasuredPlans measured; ///< on one model of GPU
  std::size_t deepest = 4;      ///< comparisons that a choice takes, at most
  bool verifies = true;         ///< runs each form on the CPU at boundary sizes
  run::SizeWishes wishes = {};  ///< which arguments are sizes
  run::SizeLimits limits = {};
  run::FindExecutor findExecutor = run::Executor::find;
};

/// A form of the kernel that the dispatcher may launch.
struct DispatchedForm {
  std::string plan;
  std::array<std::int64_t, 3> block{1, 1, 1}; ///< of the original launch that it is for
  std::vector<std::string> assumptions;       ///< sentences: what must hold, and is not checked at run time
  std::vector<AssumedRange> ranges;           ///< of arguments, which are checked
  std::optional<PlanVerification> verification;
  std::vector<std::string> declarations; ///< of its namespace
  bool hasKernel = false;                ///< else it launches the original in another way
  std::vector<std::string> conditions;   ///< of the numbers, without which it is not launched
  std::vector<std::string> includes;
};

/// What a leaf of the tree compares the form of its plan with at run time, and launches where that gives way: the next
/// best of the others that needs a part of its conditions alone, else the plan that is the best over all launches.
struct SecondForm {
  std::size_t leaf = 0; ///< index of the node
  std::size_t form = 0; ///< in Dispatcher::forms, as the next
  std::size_t second = 0;
};

/// A plan that is in no dispatcher, and why: a sentence.
struct PlanLeftOut {
  std::string plan;
  std::string reason;
};

/// A plan that was not measured in a launch in which its neighbours in the tree were.
struct MissingMeasurement {
  std::string plan;
  std::size_t launch = 0; ///< in DispatchOrder::measured
};

/// What chooses among the forms of a kernel by the numbers of a launch, as a header that a program includes (the
/// input-adaptive tuning of spec section 17.1, with the checks at run time of ALG-L1).
struct Dispatcher {
  std::vector<std::string> features;
  tune::DecisionTree tree; ///< its choices are 0, the original, and those of `plans`
  std::vector<std::string> plans;
  std::vector<DispatchedForm> forms;
  std::vector<SecondForm> seconds;
  std::vector<PlanLeftOut> leftOut;
  std::vector<MissingMeasurement> missing; ///< of plans that are the fastest somewhere
  double meanGain = 1;   ///< the geometric mean of what the choices win in the launches that were measured
  double bestSingle = 1; ///< the same of the best plan that was measured in all of them, or of the original
  std::string function;  ///< "blur_dispatch", in the namespaces of the kernel
  std::string header;    ///< the text
};

/// Learns which plan is for which launch, writes each for any launch with its block, verifies it, and puts them into a
/// header that the parser accepts behind the source. A plan that cannot be written so is left out, and the choice is
/// made among the others. Fails (usage) where nothing was measured, as launchFunctionOf() does, (refused) where no plan
/// is faster anywhere, cancelled.
Result<Dispatcher> makeDispatcher(const DispatchOrder &order, const CancellationToken &cancel = {});

} // namespace warpgrain::workflow
