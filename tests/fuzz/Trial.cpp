// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/Trial.h"

#include "tests/support/HostProgram.h"

#include <utility>

namespace warpgrain::tests {

bool isFailure(Outcome outcome) {
  return outcome >= Outcome::internalError;
}

std::string nameOf(Outcome outcome) {
  switch (outcome) {
  case Outcome::same:
    return "same output";
  case Outcome::refused:
    return "refused";
  case Outcome::unusable:
    return "unusable";
  case Outcome::internalError:
    return "internal error";
  case Outcome::notCompiled:
    return "not compiled";
  case Outcome::ended:
    return "ended";
  case Outcome::otherOutput:
    break;
  }
  return "other output";
}

Result<std::string> textByPlan(const model::Unit &unit, const KeptCase &tried, const transform::Reparse &reparse) {
  const auto plan = transform::parsePlan(tried.plan);
  if (!plan) return std::unexpected(plan.error());
  const auto kernel = unit.findKernel(tried.kernel);
  if (!kernel) return std::unexpected(kernel.error());
  auto result = transform::applyPlan(unit, {}, *kernel, *plan, reparse);
  if (!result) return std::unexpected(result.error());
  return std::move(result->unit.files.front().text);
}

namespace {

/// Two programs in one, which runs the second where it is given an argument: most of what a small program takes to be
/// compiled is the compiler's start.
std::string asOne(const std::string &original, const std::string &variant) {
  const auto inside = [](const std::string &name, const std::string &text) {
    return "namespace " + name + " {\n#define main programOf\n" + text + "\n#undef main\n}\n";
  };
  return inside("original", original) + inside("variant", variant) +
         "int call(int (*program)(), char **) { return program(); }\n"
         "int call(int (*program)(int, char **), char **argv) { return program(1, argv); }\n"
         "int main(int argc, char **argv) {\n"
         "  return argc > 1 ? call(variant::programOf, argv) : call(original::programOf, argv);\n}\n";
}

Trial compareRun(const Result<SubprocessOutcome> &actual, const SubprocessOutcome &expected) {
  if (!actual) return {.outcome = Outcome::ended, .message = actual.error().message};
  if (!actual->succeeded())
    return {.outcome = Outcome::ended,
            .message = "the variant ended with " + actual->inWords() + ": " + actual->standardError};
  if (actual->standardOutput != expected.standardOutput)
    return {.outcome = Outcome::otherOutput, .message = "the variant's output differs"};
  return {.outcome = Outcome::same, .message = {}};
}

} // namespace

TrialBench::TrialBench(Rewrite rewrite) : rewrite_(std::move(rewrite)), folder_(TemporaryDirectory::create().value()) {}

std::optional<model::Unit> TrialBench::parse(const std::string &text) {
  if (!source_) source_.emplace(text, /*keepPreamble=*/true);
  auto unit = source_->parser().parse({{source_->path(), text}});
  if (!unit || unit->hasErrors()) return std::nullopt;
  return *std::move(unit);
}

Trial TrialBench::run(const KeptCase &tried) {
  const auto unit = parse(tried.text);
  if (!unit) return {.outcome = Outcome::unusable, .message = "the original does not compile"};
  const auto variant =
      rewrite_(*unit, tried, [this](const transform::Texts &texts) { return source_->parser().parse(texts); });
  if (variant) return compare(tried.text, *variant);
  const bool isOurs = variant.error().kind == ErrorKind::internal;
  return {.outcome = isOurs ? Outcome::internalError : Outcome::refused, .message = variant.error().message};
}

Trial TrialBench::compare(const std::string &original, const std::string &variant) {
  const auto programs = compileForHost(asOne(original, variant), folder_.path(), "both");
  if (!programs) {
    const bool isVariants = compileForHost(original, folder_.path(), "original").has_value();
    return {.outcome = isVariants ? Outcome::notCompiled : Outcome::unusable, .message = programs.error().message};
  }
  const auto expected = runHostProgram(*programs, {});
  if (!expected || !expected->succeeded())
    return {.outcome = Outcome::unusable, .message = "the original does not run to its end"};
  for (const bool isReversed : {false, true}) {
    const Trial trial =
        compareRun(runHostProgram(*programs, {.arguments = {"variant"}, .isReversed = isReversed}), *expected);
    if (trial.outcome == Outcome::same) continue;
    // Only a failure must be one of the plan: what is the same needs no such proof.
    if (!isDefined(original, expected->standardOutput))
      return {.outcome = Outcome::unusable, .message = "the original's output is not defined"};
    return {.outcome = trial.outcome, .message = trial.message + (isReversed ? " with threads in reversed order" : "")};
  }
  return {.outcome = Outcome::same, .message = {}};
}

/// Neither the order of threads nor what unwritten memory and variables hold can be seen in the output.
bool TrialBench::isDefined(const std::string &original, const std::string &output) {
  const auto program = compileForHost(original, folder_.path(), "defined", {"-ftrivial-auto-var-init=zero"});
  if (!program) return false;
  const auto other = runHostProgram(*program, {.arguments = {}, .isReversed = true, .isOtherMemory = true});
  return other && other->succeeded() && other->standardOutput == output;
}

} // namespace warpgrain::tests
