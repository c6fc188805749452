// SPDX-License-Identifier: Apache-2.0
#include "app/cli/CaptureRun.h"
#include "app/cli/Commands.h"
#include "app/cli/MeasureRun.h"
#include "app/cli/Output.h"
#include "core/measure/BundleReader.h"

#include <algorithm>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

struct Arguments {
  CaptureOptions capture;
  bool withoutReplay = false;
  bool json = false;
  RunnerOptions runner;
};

/// What there is to say in the end.
struct Outcome : CaptureOutcome {
  std::string replay; ///< a sentence; empty: not tried
  bool replayEqual = false;
};

/// Whether no buffer of a bundle is written: then the runner has seen that none is.
bool changesNothing(const std::string &bundle) {
  const auto read = measure::readBundle(bundle);
  return read && std::ranges::none_of(read->buffers, &measure::Buffer::written);
}

/// Launches the recorded kernel again and compares what it writes with what it wrote in the program.
void replay(const Arguments &arguments, Outcome &outcome) {
  RunnerOptions options = arguments.runner;
  constexpr double shortBudget = 0.2; // seconds; the times are for later runs
  if (!options.budget) options.budget = shortBudget;
  const auto measured = runRunner(options, arguments.capture.bundle, [](const measure::Row &) {}, {});
  if (!measured) {
    outcome.replay = "The launch was not replayed: " + measured.error().message;
    return;
  }
  for (const measure::Row &row : measured->rows) {
    if (!row.measured()) {
      outcome.replay = "The replay failed: " + row.reason;
    } else if (row.reference != "expected") {
      outcome.replay = changesNothing(arguments.capture.bundle)
                           ? "The launch changed nothing of what was recorded, and neither does its replay."
                           : "The replay ran, but there is no recorded output to compare with.";
    } else {
      std::uint64_t elements = 0;
      std::uint64_t unequal = 0;
      for (const measure::OutputResult &output : row.outputs) {
        elements += output.comparison.elements;
        unequal += output.comparison.unequalBits;
      }
      outcome.replayEqual = unequal == 0;
      outcome.replay = "The replay's output equals the recorded one to the last bit (" + std::to_string(elements) +
                       " elements of " + std::to_string(row.outputs.size()) + " buffers).";
    }
  }
}

void tell(const Arguments &arguments, const Outcome &outcome) {
  if (arguments.json) {
    print({{"bundle",
            outcome.captured ? nlohmann::ordered_json(arguments.capture.bundle) : nlohmann::ordered_json(nullptr)},
           {"captured", outcome.captured},
           {"reason", outcome.reason},
           {"program", clauseOf(outcome.program)},
           {"notes", outcome.notes},
           {"replay", outcome.replay},
           {"replay_equal", outcome.replayEqual}});
    return;
  }
  const auto say = [](const std::string &text) { std::cerr << "warpgrain-cli: " << text << '\n'; };
  say("The program " + clauseOf(outcome.program) + ".");
  if (outcome.captured)
    say("The launch is recorded in " + arguments.capture.bundle + ".");
  else
    say("Nothing was recorded. " + outcome.reason);
  for (const std::string &note : outcome.notes)
    say("note: " + note);
  if (!outcome.replay.empty()) say(outcome.replay);
}

int run(const Arguments &arguments, const CommandContext &context) {
  if (context.compileFlags.empty())
    return report({.kind = ErrorKind::usage,
                   .message = "No program is named; write warpgrain-cli capture -o BUNDLE -- PROGRAM ARGUMENTS."},
                  arguments.json);
  auto captured = captureLaunch(arguments.capture, context.compileFlags);
  if (!captured) return report(captured.error(), arguments.json);
  Outcome outcome{std::move(*captured), {}, false};
  if (outcome.captured && !arguments.withoutReplay) replay(arguments, outcome);
  std::cout.flush();
  tell(arguments, outcome);
  const bool replayFailed = outcome.replay.starts_with("The replay failed");
  return outcome.captured && !replayFailed ? exitDone : exitNo;
}

} // namespace

void addCaptureCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand(
      "capture", "Run a CUDA program and record one launch of a kernel, with its memory, as a bundle");
  auto arguments = std::make_shared<Arguments>();
  command->add_option("-o,--output", arguments->capture.bundle, "the bundle's folder")->required();
  command->add_option("--kernel", arguments->capture.kernel, "which kernel: its name or symbol (default: any)");
  command->add_option("--launch", arguments->capture.launch, "which of its launches, from 1")
      ->check(CLI::PositiveNumber);
  command->add_option("--limit", arguments->capture.limitMegabytes, "so many MiB of contents at most (default 4096)")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 24U));
  command
      ->add_option("--too-much", arguments->capture.tooMuch,
                   "what to do with more: refuse, or truncate (contents become zeros, outputs are not compared)")
      ->check(CLI::IsMember({"refuse", "truncate"}));
  command->add_option("--library", arguments->capture.library, "path of libwarpgrain-capture.so");
  command->add_flag("--no-replay", arguments->withoutReplay,
                    "do not launch the kernel again to see whether all is there");
  command->add_flag("--json", arguments->json, "print the outcome as JSON, after what the program prints");
  arguments->runner.addTo(*command);
  command->footer("The program goes after `--`; it is not changed, and has its input and output as always.\n"
                  "Exit status: 0 the launch is recorded, 1 it is not, or its replay fails.");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
