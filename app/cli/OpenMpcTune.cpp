// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Interruption.h"
#include "app/cli/OpenMpcArguments.h"
#include "app/cli/Output.h"
#include "app/cli/ReadingLimits.h"
#include "app/cli/StoreArguments.h"
#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"
#include "core/workflow/openmpc/ProgramTrials.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

namespace fs = std::filesystem;
using workflow::Configuration;
using workflow::ProgramInput;
using workflow::ProgramTrial;
using workflow::ProgramTrials;
using workflow::TriedConfiguration;
using workflow::TuningEngine;

struct NamedEngine {
  std::string_view name;
  TuningEngine engine;
};

constexpr std::array engines{
    NamedEngine{"exhaustive", TuningEngine::exhaustive}, NamedEngine{"profile", TuningEngine::profile},
    NamedEngine{"assisted", TuningEngine::assisted}, NamedEngine{"production", TuningEngine::production},
    NamedEngine{"adaptive", TuningEngine::adaptive}};

struct TuneArguments : OpenMpcArguments {
  std::string engine = "production";
  std::vector<std::string> runs;
  std::optional<std::string> train;
  std::vector<std::string> predicted;
  std::string on = "gpu";
  std::string strategy;
  std::uint64_t seed = 1;
  std::size_t evaluations = 100;
  std::size_t groups = 0;
  std::size_t repetitions = 5;
  double seconds = 300;
  double tolerance = 1e-6;
  std::vector<std::string> ignored;
  std::string output;
  StoreArguments store;
};

std::string shown(const Configuration &configuration) {
  return configuration.text().empty() ? "no options" : configuration.text();
}

std::string shown(const ProgramInput &input) {
  return input.arguments.empty() ? "no arguments" : input.text();
}

std::string millisecondsText(double milliseconds) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f ms", milliseconds);
  return text;
}

/// The time, or why there is none.
std::string shown(const ProgramTrial &trial) {
  std::string out =
      trial.cost() ? millisecondsText(*trial.cost()) : std::string(nameOf(trial.answer)) + ": " + trial.reason;
  if (!trial.alike.empty()) out += " (the same program as with " + trial.alike + ")";
  if (trial.isFromStore) out += " (from the store)";
  return out;
}

/// What a run of the engine needs beside the search.
struct TuneWork {
  workflow::ProgramTuning tuning;
  std::vector<ProgramInput> predicted;
  bool isOnGpu = true;
};

Result<TuneWork> workOf(const TuneArguments &arguments, const CommandContext &context) {
  TuneWork out;
  out.isOnGpu = arguments.on == "gpu";
  const auto engine = std::ranges::find(engines, std::string_view(arguments.engine), &NamedEngine::name);
  out.tuning.engine = engine->engine;
  out.tuning.level = arguments.level == "program" ? workflow::TuningLevel::program : workflow::TuningLevel::kernel;
  out.tuning.kernelByKernel = arguments.level == "each";
  out.tuning.seed = arguments.seed;
  out.tuning.evaluations = arguments.evaluations;
  out.tuning.groups = arguments.groups;
  if (!arguments.strategy.empty())
    out.tuning.strategy =
        *std::ranges::find(tune::strategies, std::string_view(arguments.strategy), &tune::NamedStrategy::name);
  const auto read = [](const std::vector<std::string> &texts, std::vector<ProgramInput> &inputs) -> Result<void> {
    for (const std::string &text : texts) {
      auto input = workflow::programInput(text);
      if (!input) return std::unexpected(input.error());
      inputs.push_back(std::move(*input));
    }
    return {};
  };
  if (auto done = read(arguments.runs, out.tuning.inputs); !done) return std::unexpected(done.error());
  if (auto done = read(arguments.predicted, out.predicted); !done) return std::unexpected(done.error());
  if (out.tuning.inputs.empty()) out.tuning.inputs.emplace_back();
  if (arguments.train) {
    auto input = workflow::programInput(*arguments.train);
    if (!input) return std::unexpected(input.error());
    out.tuning.training = std::move(*input);
  }
  auto setup = arguments.setup();
  if (!setup) return std::unexpected(setup.error());
  out.tuning.setup = std::move(*setup);
  auto program = pruned(arguments, context);
  if (!program) return std::unexpected(program.error());
  out.tuning.pruned = std::move(*program);
  if (out.tuning.pruned.kernels.empty())
    return fail(ErrorKind::refused, "No region of the program becomes a kernel, so there is nothing to tune; translate "
                                    "--report says why.");
  return out;
}

Result<workflow::ProgramTrialsOrder> orderOf(const TuneArguments &arguments, const CommandContext &context,
                                             const fs::path &folder) {
  workflow::ProgramTrialsOrder out;
  out.sources = arguments.sources(context);
  out.cudaPath = arguments.cudaPath;
  out.onGpu = arguments.on == "gpu";
  std::error_code error;
  const fs::path own = fs::read_symlink("/proc/self/exe", error);
  if (error && !out.onGpu) return fail(ErrorKind::tool, "This program's own path cannot be read.");
  out.runner = {own.string(), "run"};
  out.repetitions = arguments.repetitions;
  out.seconds = arguments.seconds;
  auto rules = workflow::outputRules(arguments.tolerance, arguments.ignored);
  if (!rules) return std::unexpected(rules.error());
  out.rules = std::move(*rules);
  out.folder = folder;
  out.store = arguments.store.path();
  out.translate = [](std::vector<workflow::TranslateRequest> requests) {
    const ReadingLimits limits;
    return workflow::translateProgram(std::move(requests));
  };
  return out;
}

Json trialJson(const ProgramTrial &trial) {
  Json transfers = nullptr;
  if (trial.transfers)
    transfers = {{"launches", trial.transfers->launches},         {"loops_on_cpu", trial.transfers->loopsOnCpu},
                 {"copies_to_gpu", trial.transfers->copiesToGpu}, {"bytes_to_gpu", trial.transfers->bytesToGpu},
                 {"copies_back", trial.transfers->copiesBack},    {"bytes_back", trial.transfers->bytesBack},
                 {"allocations", trial.transfers->allocations}};
  return {{"answer", nameOf(trial.answer)}, {"reason", orNull(trial.reason)}, {"cost_ms", orNull(trial.cost())},
          {"runs_ms", trial.milliseconds},  {"transfers", transfers},         {"sectors", orNull(trial.sectors)},
          {"alike", orNull(trial.alike)},   {"from_store", trial.isFromStore}};
}

Json configurationJson(const Configuration &configuration) {
  Json options = Json::object();
  for (const auto &[name, value] : configuration.options)
    options[name] = value;
  return {{"options", options}, {"directives", configuration.directives}};
}

Json triedJson(const TriedConfiguration &tried) {
  return {{"configuration", configurationJson(tried.configuration)}, {"trial", trialJson(tried.trial)}};
}

Json resultJson(const workflow::ProgramTuningResult &result, const ProgramTrials &trials, const TuneWork &work) {
  const auto tuned = [&](const workflow::TunedInput &each) {
    const TriedConfiguration *best = each.best();
    return Json{{"arguments", each.input.arguments},
                {"original_ms", trials.originalMilliseconds(each.input)},
                {"base", trialJson(each.base)},
                {"points", each.combinations},
                {"whole_space", each.isWhole},
                {"tried", listOf(each.tried, triedJson)},
                {"best", best == nullptr ? Json(nullptr) : triedJson(*best)},
                {"ties", each.ties()}};
  };
  const auto applied = [&](const workflow::AppliedConfiguration &each) {
    return Json{{"arguments", each.input.arguments},
                {"original_ms", trials.originalMilliseconds(each.input)},
                {"base", trialJson(each.base)},
                {"applied", each.applied ? triedJson(*each.applied) : Json(nullptr)},
                {"failed", listOf(each.failed, triedJson)}};
  };
  Json tree = nullptr;
  if (result.tree) {
    Json predicted = Json::array();
    for (const ProgramInput &input : work.predicted)
      if (const auto configuration = result.tree->predict(input))
        predicted.push_back({{"arguments", input.arguments}, {"configuration", configurationJson(*configuration)}});
    tree = {{"text", result.tree->text()}, {"mean_time", result.tree->meanTime}, {"predicted", predicted}};
  }
  std::vector<std::string> notes = result.notes;
  notes.insert(notes.end(), trials.notes().begin(), trials.notes().end());
  return {{"gpu", trials.environment() ? Json(trials.environment()->gpu) : Json(nullptr)},
          {"tuned", listOf(result.tuned, tuned)},
          {"applied", listOf(result.applied, applied)},
          {"tree", tree},
          {"notes", notes},
          {"cancelled", result.isCancelled}};
}

std::string beside(const ProgramTrial &trial, const ProgramTrial &base) {
  if (!trial.cost() || !base.cost() || *trial.cost() <= 0) return {};
  char text[32];
  std::snprintf(text, sizeof text, " (%.2f times as fast)", *base.cost() / *trial.cost());
  return text;
}

void printResult(const workflow::ProgramTuningResult &result, const ProgramTrials &trials, const TuneWork &work) {
  for (const workflow::TunedInput &each : result.tuned) {
    const TriedConfiguration *best = each.best();
    std::cout << shown(each.input) << ": " << each.tried.size();
    if (each.combinations > 0) std::cout << " of " << each.combinations;
    std::cout << " configurations tried, " << each.ranking().size() << " right\n";
    if (work.isOnGpu)
      std::cout << "  the original, one thread: " << millisecondsText(trials.originalMilliseconds(each.input)) << '\n';
    std::cout << "  no options: " << shown(each.base) << '\n';
    if (best != nullptr) {
      std::cout << "  best: " << best->configuration.text() << ": " << shown(best->trial)
                << beside(best->trial, each.base);
      if (!work.isOnGpu && each.ties() > 1)
        std::cout << "; as good as " << each.ties() - 1 << " more, as far as this tells";
      std::cout << '\n';
    } else
      std::cout << "  best: no options\n";
  }
  for (const workflow::AppliedConfiguration &each : result.applied) {
    std::cout << shown(each.input) << ": no options: " << shown(each.base) << '\n';
    for (const TriedConfiguration &failed : each.failed)
      std::cout << "  skipped: " << failed.configuration.text() << ": " << shown(failed.trial) << '\n';
    if (each.applied)
      std::cout << "  tuned: " << each.applied->configuration.text() << ": " << shown(each.applied->trial)
                << beside(each.applied->trial, each.base) << '\n';
    else
      std::cout << "  tuned: no options\n";
  }
  if (result.tree) {
    std::cout << result.tree->text();
    for (const ProgramInput &input : work.predicted)
      if (const auto configuration = result.tree->predict(input))
        std::cout << shown(input) << ": " << shown(*configuration) << '\n';
  }
  if (!work.isOnGpu)
    std::cout << "Kernels ran on the CPU: outputs are compared, and milliseconds are an estimate from transfers, "
                 "launches and allocations alone; of equal ones, that is best whose requests touch the fewest sectors. "
                 "Measure on a GPU to compare what kernels take.\n";
}

/// What is written to the output folder: the best configuration of the last input, or that of the applied one.
const Configuration *chosenIn(const workflow::ProgramTuningResult &result, Configuration &none) {
  for (auto each = result.applied.rbegin(); each != result.applied.rend(); ++each)
    if (each->applied) return &each->applied->configuration;
  if (!result.applied.empty()) return &none;
  if (result.tuned.empty()) return nullptr;
  const TriedConfiguration *best = result.tuned.back().best();
  return best == nullptr ? &none : &best->configuration;
}

Result<void> writeBest(const TuneArguments &arguments, const workflow::ProgramTuningResult &result,
                       const ProgramTrials &trials) {
  Configuration none;
  const Configuration *best = chosenIn(result, none);
  if (arguments.output.empty() || best == nullptr) return {};
  std::error_code error;
  fs::create_directories(arguments.output, error);
  if (error) return fail(ErrorKind::input, arguments.output + " cannot be made: " + error.message() + ".");
  const fs::path folder = arguments.output;
  auto files = trials.cudaOf(*best);
  if (!files) return std::unexpected(files.error());
  files->emplace_back("best.options", best->optionsFile());
  if (!best->directives.empty()) files->emplace_back("best.directives", best->directivesFile());
  if (result.tree) files->emplace_back("tree.txt", result.tree->text());
  for (const auto &[name, text] : *files)
    if (auto written = writeFileAtomically(folder / name, text); !written) return written;
  return {};
}

int tune(const TuneArguments &arguments, const CommandContext &context) {
  const auto work = workOf(arguments, context);
  if (!work) return report(work.error(), arguments.json);
  const auto folder = TemporaryDirectory::create();
  if (!folder) return report(folder.error(), arguments.json);
  auto order = orderOf(arguments, context, folder->path());
  if (!order) return report(order.error(), arguments.json);
  const Interruption interruption;
  const CancellationToken cancel = interruption.token();
  auto trials = ProgramTrials::open(std::move(*order), cancel);
  if (!trials && work->isOnGpu && trials.error().kind == ErrorKind::tool)
    return report(fail(ErrorKind::tool, trials.error().message +
                                            " What needs no GPU is done with --on cpu: each configuration is "
                                            "translated, run and compared, and ranked by its transfers.")
                      .error(),
                  arguments.json);
  if (!trials) return report(trials.error(), arguments.json);
  std::vector<ProgramInput> inputs = work->tuning.inputs;
  if (work->tuning.training) inputs.push_back(*work->tuning.training);
  for (const ProgramInput &input : inputs)
    if (auto ready = trials->prepare(input, cancel); !ready) return report(ready.error(), arguments.json);
  const auto evaluate = [&](const Configuration &configuration, const ProgramInput &input,
                            const CancellationToken &token) { return trials->evaluate(configuration, input, token); };
  const auto tell = [&](const ProgramInput &input, const TriedConfiguration &tried) {
    std::cerr << shown(input) << ": " << shown(tried.configuration) << ": " << shown(tried.trial) << '\n';
  };
  const auto result = workflow::tuneProgram(work->tuning, evaluate, tell, cancel);
  if (!result) return report(result.error(), arguments.json);
  std::vector<std::string> notes = result->notes;
  notes.insert(notes.end(), trials->notes().begin(), trials->notes().end());
  for (const std::string &note : notes)
    std::cerr << "warpgrain-cli: note: " << note << '\n';
  if (auto written = writeBest(arguments, *result, *trials); !written) return report(written.error(), arguments.json);
  if (arguments.json)
    print(resultJson(*result, *trials, *work));
  else
    printResult(*result, *trials, *work);
  return result->isCancelled ? exitNo : exitDone;
}

std::vector<std::string> engineNames() {
  std::vector<std::string> out;
  for (const NamedEngine &each : engines)
    out.emplace_back(each.name);
  return out;
}

std::vector<std::string> strategyNames() {
  std::vector<std::string> out;
  for (const tune::NamedStrategy &each : tune::strategies)
    out.emplace_back(each.name);
  return out;
}

} // namespace

void addOpenMpcTune(CLI::App &command, CommandContext &context) {
  auto *tuning = command.add_subcommand("tune", "Translate, build, run, check and time configurations of a program");
  auto arguments = std::make_shared<TuneArguments>();
  auto levels = levelsOfSpaces;
  levels.emplace_back("each", "those clauses, of one kernel after the other");
  arguments->addTo(*tuning, levels);
  tuning
      ->add_option("--engine", arguments->engine,
                   "exhaustive: every point; profile: tuned on --train, applied to --run; production: tuned on --run "
                   "(default); assisted: with what is approved, too; adaptive: a tree that chooses by the arguments")
      ->check(CLI::IsMember(engineNames()));
  tuning->add_option("--run", arguments->runs, "arguments of the program, in quotes; repeat it for several inputs")
      ->take_all()
      ->allow_extra_args(false);
  tuning->add_option("--train", arguments->train, "arguments of a small run, for the engine profile");
  tuning->add_option("--predict", arguments->predicted, "arguments for which the engine adaptive is asked, likewise")
      ->take_all()
      ->allow_extra_args(false);
  tuning
      ->add_option("--on", arguments->on,
                   "gpu: build with nvcc and time whole runs (default); cpu: compare outputs, and count transfers")
      ->check(CLI::IsMember({"gpu", "cpu"}));
  tuning
      ->add_option("--strategy", arguments->strategy,
                   "which point is next (default: every point where there are no more than --evaluations, else " +
                       std::string(tune::strategies.front().name) + ")")
      ->check(CLI::IsMember(strategyNames()));
  tuning->add_option("--seed", arguments->seed, "of what a strategy draws");
  tuning->add_option("--evaluations", arguments->evaluations, "configurations to run for each input, at most (100)")
      ->check(CLI::Range(1, 1000000));
  tuning
      ->add_option("--groups", arguments->groups,
                   "of the engine adaptive: so many inputs are tuned, each for those that are like it (all)")
      ->check(CLI::Range(1, 1000000));
  tuning->add_option("--repetitions", arguments->repetitions, "timed runs of each (5)")->check(CLI::Range(1, 1000));
  tuning->add_option("--time-limit", arguments->seconds, "seconds of a run (300)")->check(CLI::Range(0.1, 864'000.0));
  tuning->add_option("--tolerance", arguments->tolerance, "of numbers that the program prints, relative (1e-6)")
      ->check(CLI::Range(0.0, 1.0));
  tuning->add_option("--ignore", arguments->ignored, "regular expression of lines that are not compared, as of times")
      ->take_all()
      ->allow_extra_args(false);
  tuning->add_option("-o,--output", arguments->output, "folder for the best configuration and its CUDA program");
  arguments->store.addTo(*tuning, "evaluate everything anew, and keep nothing");
  tuning->callback([arguments, &context] { context.exitCode = tune(*arguments, context); });
}

} // namespace warpgrain::cli
