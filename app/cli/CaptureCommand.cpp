// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/Output.h"
#include "app/cli/RunnerArguments.h"
#include "core/workflow/Capture.h"

#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

struct Arguments {
  workflow::CaptureOptions capture;
  bool withoutReplay = false;
  bool json = false;
  workflow::RunnerOptions runner;
};

std::string howItEnded(const Arguments &arguments, const workflow::CaptureOutcome &outcome) {
  if (arguments.capture.stops && outcome.captured) return "was ended as soon as the launch was recorded";
  return workflow::clauseOf(outcome.program);
}

/// The replay has no sentence where it was not tried.
void tell(const Arguments &arguments, const workflow::CaptureOutcome &outcome, const workflow::Replay &replay) {
  if (arguments.json) {
    print({{"bundle", outcome.captured ? Json(arguments.capture.bundle) : Json(nullptr)},
           {"captured", outcome.captured},
           {"reason", outcome.reason},
           {"program", howItEnded(arguments, outcome)},
           {"notes", outcome.notes},
           {"replay", replay.sentence},
           {"replay_equal", replay.isEqual}});
    return;
  }
  const auto say = [](const std::string &text) { std::cerr << "warpgrain-cli: " << text << '\n'; };
  say("The program " + howItEnded(arguments, outcome) + ".");
  if (outcome.captured)
    say("The launch is recorded in " + arguments.capture.bundle + ".");
  else
    say("Nothing was recorded. " + outcome.reason);
  for (const std::string &note : outcome.notes)
    say("note: " + note);
  if (!replay.sentence.empty()) say(replay.sentence);
}

int run(const Arguments &arguments, const CommandContext &context) {
  if (context.compileFlags.empty())
    return report({.kind = ErrorKind::usage,
                   .message = "No program is named; write warpgrain-cli capture -o BUNDLE -- PROGRAM ARGUMENTS."},
                  arguments.json);
  const auto outcome = workflow::captureLaunch(arguments.capture, context.compileFlags);
  if (!outcome) return report(outcome.error(), arguments.json);
  workflow::Replay replay;
  if (outcome->captured && !arguments.withoutReplay)
    replay = workflow::replayCapture(arguments.capture.bundle, arguments.runner);
  std::cout.flush();
  tell(arguments, *outcome, replay);
  return outcome->captured && !replay.failed ? exitDone : exitNo;
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
  command->add_flag("--stop", arguments->capture.stops,
                    "end the program as soon as the launch is recorded, in place of letting it run to its end");
  command->add_option("--library", arguments->capture.library, "path of libwarpgrain-capture.so");
  command->add_flag("--no-replay", arguments->withoutReplay,
                    "do not launch the kernel again to see whether all is there");
  command->add_flag("--json", arguments->json, "print the outcome as JSON, after what the program prints");
  addRunnerOptions(*command, arguments->runner);
  command->footer("The program goes after `--`; it is not changed, and has its input and output as always.\n"
                  "Exit status: 0 the launch is recorded, 1 it is not, or its replay fails.");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
