// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/TemporaryDirectory.h"
#include "core/model/Unit.h"
#include "core/plan/ApplyPlan.h"
#include "tests/fuzz/KeptCase.h"
#include "tests/support/ParsedSource.h"

#include <functional>
#include <optional>
#include <string>

namespace warpgrain::tests {

/// How a case ended. A failure is one of the last four.
enum class Outcome {
  same,          ///< the plan was made, and the output is bit for bit that of the original
  refused,       ///< the plan may not be made
  unusable,      ///< says nothing: the original does not compile or run, or its output is not defined
  internalError, ///< the plan ended in an error of our own, such as a text that Clang does not take
  notCompiled,   ///< the host's compiler does not take the variant
  ended,         ///< the variant crashed, waited at different barriers, or did not end
  otherOutput,
};

bool isFailure(Outcome outcome);
/// In words, for messages and file names: "other output".
std::string nameOf(Outcome outcome);

struct Trial {
  Outcome outcome = Outcome::unusable;
  std::string message; ///< why
};

/// The text after a case's plan.
using Rewrite = std::function<Result<std::string>(const model::Unit &unit, const KeptCase &tried,
                                                  const transform::Reparse &reparse)>;

/// What a session makes of a case.
Result<std::string> textByPlan(const model::Unit &unit, const KeptCase &tried, const transform::Reparse &reparse);

/// Tries cases one after another: makes the plan, runs both programs on the host, and compares.
class TrialBench {
public:
  explicit TrialBench(Rewrite rewrite = textByPlan);

  Trial run(const KeptCase &tried);

  /// The unit of a text, where it has no errors.
  std::optional<model::Unit> parse(const std::string &text);

private:
  Trial compare(const std::string &original, const std::string &variant);
  bool isDefined(const std::string &original, const std::string &output);

  Rewrite rewrite_;
  TemporaryDirectory folder_;
  std::optional<ParsedSource> source_; ///< kept, since its headers are
};

} // namespace warpgrain::tests
