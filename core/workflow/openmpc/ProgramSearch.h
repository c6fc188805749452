// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/tune/dispatch/DecisionTree.h"
#include "core/tune/search/Strategy.h"
#include "core/tune/store/Record.h"
#include "core/workflow/openmpc/Configuration.h"
#include "core/workflow/openmpc/ProgramOutput.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// With what a program is run.
struct ProgramInput {
  std::vector<std::string> arguments;

  std::string text() const; ///< as a shell takes it

  /// The integers among the arguments, by their places: "argument 1". What a launch's numbers are for a kernel.
  tune::InputContext context() const;

  friend bool operator==(const ProgramInput &, const ProgramInput &) = default;
};

/// Reads arguments separated by blanks; quotes keep blanks. Fails (usage) where a quote is not closed.
Result<ProgramInput> programInput(std::string_view text);

/// What came of a configuration (DEC-K1: each run is verified, failures are recorded).
enum class TrialAnswer : std::uint8_t {
  right,         ///< it printed what the original prints
  notTranslated, ///< a clause or an option is refused
  notBuilt,
  notRun, ///< it ended otherwise than the original
  wrong,  ///< it printed something else
  late,   ///< it ran out of time
};

/// "right", "not translated", "not built", "not run", "wrong output", "out of time".
std::string_view nameOf(TrialAnswer answer);

struct ProgramTrial {
  TrialAnswer answer = TrialAnswer::right;
  std::string reason;                      ///< a sentence, where it is not right
  std::vector<double> milliseconds;        ///< of whole runs on a GPU
  std::optional<TransferCounts> transfers; ///< of the last run
  /// Without times: sectors that the requests of an iteration touch, of all kernels. It tells apart what transfers do
  /// not. None where a kernel is not followed.
  std::optional<std::int64_t> sectors;
  std::string alike; ///< an earlier configuration that is the same CUDA program; else empty
  bool isFromStore = false;

  /// What is to be small: the median of the runs; without a GPU what the transfers take. None where it is not right.
  std::optional<double> cost() const;
};

/// Translates, builds, runs and checks a program with a configuration.
using EvaluateProgram =
    std::function<ProgramTrial(const Configuration &, const ProgramInput &, const CancellationToken &)>;

/// A configuration that was tried.
struct TriedConfiguration {
  Configuration configuration;
  ProgramTrial trial;
};

/// The engines of section 12 (ALG-K4), and of the input-adaptive tuning of 17.1.
enum class TuningEngine : std::uint8_t {
  exhaustive, ///< every point, on the inputs that count
  profile,    ///< tuned on a small input, applied to those that count (ProfT)
  assisted,   ///< on the inputs that count, with what a person approves (UAT)
  production, ///< on the inputs that count, without that (ProdT)
  adaptive,   ///< on each input, and a tree that learns which configuration is for which input
};

struct ProgramTuning {
  TuningEngine engine = TuningEngine::production;
  openmp::PrunedProgram pruned;
  openmp::SpaceSetup setup;
  TuningLevel level = TuningLevel::program;
  bool kernelByKernel = false;          ///< clauses of one kernel after the other (MAN-K4); level is kernel
  std::optional<ProgramInput> training; ///< of the profile engine
  std::vector<ProgramInput> inputs;     ///< that count; one at least
  std::size_t groups = 0; ///< of the adaptive engine: inputs that are tuned, which stand for the others; 0: all are
  std::optional<tune::NamedStrategy> strategy = {}; ///< none: every point of small spaces, else the first strategy
  std::uint64_t seed = 1;
  std::size_t evaluations = 100; ///< of each input; those that an earlier run made, and alike ones, do not count
};

/// What was found for one input.
struct TunedInput {
  ProgramInput input;
  ProgramTrial base; ///< the translation without options
  std::vector<TriedConfiguration> tried;
  std::size_t combinations = 0; ///< of the space
  bool isWhole = false;         ///< every point was tried

  /// Those that are right, of least cost first, of equal ones that of the fewest sectors.
  std::vector<const TriedConfiguration *> ranking() const;

  /// How many of them are as good as the first, as far as costs and sectors tell.
  std::size_t ties() const;

  /// The first of them, if it costs less than the base; null: the base is best.
  const TriedConfiguration *best() const;
};

/// A configuration that was found on one input, on another one. Those that fail there are skipped and recorded: a
/// configuration that is best for small inputs may need too much memory for large ones.
struct AppliedConfiguration {
  ProgramInput input;
  ProgramTrial base;
  std::optional<TriedConfiguration> applied; ///< none: none was right, or the base was best
  std::vector<TriedConfiguration> failed;    ///< that were better on the training input
};

/// Which configuration for which input (17.1, steps 4 and 5).
struct InputTree {
  std::vector<std::string> features;
  std::vector<Configuration> choices; ///< the first is the translation without options
  tune::DecisionTree tree;
  double meanTime = 1; ///< of its choices in the inputs that it learned from, beside the base's

  /// Fails (usage) where the input lacks a number that the tree asks for.
  Result<Configuration> predict(const ProgramInput &input) const;

  /// Lines for people: "if argument 1 <= 96: ...".
  std::string text() const;
};

struct ProgramTuningResult {
  std::vector<TunedInput> tuned;
  std::vector<AppliedConfiguration> applied; ///< of the profile engine
  std::optional<InputTree> tree;             ///< of the adaptive engine
  std::vector<std::string> notes;
  bool isCancelled = false;
};

/// Is told each configuration as it was tried.
using TrialReport = std::function<void(const ProgramInput &, const TriedConfiguration &)>;

/// Runs an engine. Fails (usage) where the engine lacks an input or an approval, where the space cannot be numbered, or
/// where the translation without options is not right on an input: then nothing can be compared with it (refused).
Result<ProgramTuningResult> tuneProgram(const ProgramTuning &tuning, const EvaluateProgram &evaluate,
                                        const TrialReport &report, const CancellationToken &cancel);

} // namespace warpgrain::workflow
