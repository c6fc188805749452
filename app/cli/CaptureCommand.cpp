// SPDX-License-Identifier: Apache-2.0
#include "app/capture/CaptureSettings.h"
#include "app/capture/KernelName.h"
#include "app/capture/Report.h"
#include "app/cli/CaptureProcess.h"
#include "app/cli/Commands.h"
#include "app/cli/MeasureRun.h"
#include "app/cli/Output.h"
#include "core/base/TemporaryDirectory.h"
#include "core/measure/BundleReader.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

namespace fs = std::filesystem;

using capture::CaptureReport;

struct Arguments {
  std::string bundle;
  std::string kernel;
  std::uint64_t launch = 1;
  std::uint64_t limitMegabytes = 4096;
  std::string tooMuch = "refuse";
  std::string library;
  bool withoutReplay = false;
  bool json = false;
  RunnerOptions runner;
};

/// What there is to say in the end.
struct Outcome {
  ProgramEnd program;
  bool captured = false;
  std::string reason; ///< why nothing was captured
  std::vector<std::string> notes;
  std::string replay; ///< a sentence; empty: not tried
  bool replayEqual = false;
};

Result<fs::path> findLibrary(const std::string &named) {
  constexpr const char *name = "libwarpgrain-capture.so";
  std::error_code error;
  if (!named.empty()) {
    const fs::path path = fs::canonical(named, error);
    if (!error) return path;
    return fail(ErrorKind::usage, "There is no file " + named + "; name the path of " + name + ".");
  }
  const fs::path own = fs::read_symlink("/proc/self/exe", error).parent_path();
  for (const fs::path &folder :
       {own, own.parent_path() / "lib", own.parent_path() / "lib64", own.parent_path() / "lib/x86_64-linux-gnu",
        own.parent_path() / "lib/aarch64-linux-gnu"})
    if (fs::exists(folder / name, error)) return folder / name;
  return fail(ErrorKind::tool, std::string(name) + " is not where warpgrain-cli is installed; name its path with "
                                                   "--library. It is built where CUPTI's headers are.");
}

/// The kernels of all processes with their launches, most launches first.
std::vector<std::pair<std::string, std::uint64_t>> launchesOf(const std::vector<CaptureReport> &reports) {
  std::map<std::string, std::uint64_t> sums;
  for (const CaptureReport &report : reports)
    for (const auto &[symbol, count] : report.launches)
      sums[symbol] += count;
  std::vector<std::pair<std::string, std::uint64_t>> out(sums.begin(), sums.end());
  std::ranges::stable_sort(out, [](const auto &a, const auto &b) { return a.second > b.second; });
  return out;
}

std::string kernelList(const std::vector<CaptureReport> &reports) {
  constexpr std::size_t most = 20;
  const auto launches = launchesOf(reports);
  std::string out;
  for (std::size_t i = 0; i < std::min(most, launches.size()); ++i)
    out += "\n  " + capture::nameIn(capture::demangled(launches[i].first)) + ", " + std::to_string(launches[i].second) +
           (launches[i].second == 1 ? " launch" : " launches");
  if (launches.size() > most) out += "\n  and " + std::to_string(launches.size() - most) + " more";
  return out;
}

/// Why there is no bundle, as well as it can be told.
std::string whyNot(const Arguments &arguments, const std::vector<CaptureReport> &reports) {
  for (const CaptureReport &report : reports)
    if (!report.problem.empty()) return report.problem;
  if (reports.empty())
    return "The program did not start the NVIDIA driver: it uses no CUDA, there is no driver on this machine, or it is "
           "a program that gives its rights away when it starts (setuid).";
  const auto launches = launchesOf(reports);
  if (launches.empty()) return "The program launched no kernel.";
  std::uint64_t matching = 0;
  for (const auto &[symbol, count] : launches)
    if (capture::matches(symbol, arguments.kernel)) matching += count;
  if (matching == 0)
    return "The program launched no kernel called " + arguments.kernel + ". It launched:" + kernelList(reports);
  return "The program launched " + (arguments.kernel.empty() ? std::string("kernels") : arguments.kernel) + " only " +
         std::to_string(matching) + " times, not " + std::to_string(arguments.launch) +
         ". It launched:" + kernelList(reports);
}

Result<Outcome> captureLaunch(const Arguments &arguments, const std::vector<std::string> &program) {
  const auto library = findLibrary(arguments.library);
  if (!library) return std::unexpected(library.error());
  const auto reports = TemporaryDirectory::create();
  if (!reports) return std::unexpected(reports.error());
  std::error_code error;
  if (fs::exists(fs::path(arguments.bundle) / "bundle.json", error) ||
      fs::exists(fs::path(arguments.bundle) / "data", error))
    return fail(ErrorKind::usage, arguments.bundle + " holds a bundle already; choose another folder.");
  std::vector<std::pair<std::string, std::string>> environment{
      {"CUDA_INJECTION64_PATH", library->string()},
      {capture::bundleVariable, fs::absolute(arguments.bundle).string()},
      {capture::reportsVariable, reports->path().string()},
      {capture::kernelVariable, arguments.kernel},
      {capture::launchVariable, std::to_string(arguments.launch)},
      {capture::limitVariable, std::to_string(arguments.limitMegabytes << 20U)},
      {capture::tooMuchVariable, arguments.tooMuch}};
  // A module that is loaded as late as its launch is not seen in time.
  if (std::getenv("CUDA_MODULE_LOADING") == nullptr) environment.emplace_back("CUDA_MODULE_LOADING", "EAGER");
  const auto end = runProgram(program, environment);
  if (!end) return std::unexpected(end.error());
  Outcome outcome{.program = *end};
  const std::vector<CaptureReport> told = capture::readReports(reports->path());
  for (const CaptureReport &report : told) {
    outcome.captured = outcome.captured || report.captured;
    if (report.captured) outcome.notes = report.notes;
  }
  if (!outcome.captured) {
    outcome.reason = whyNot(arguments, told);
    for (const CaptureReport &report : told)
      outcome.notes.insert(outcome.notes.end(), report.notes.begin(), report.notes.end());
  }
  return outcome;
}

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
  const auto measured = runRunner(options, arguments.bundle, [](const measure::Row &) {}, {});
  if (!measured) {
    outcome.replay = "The launch was not replayed: " + measured.error().message;
    return;
  }
  for (const measure::Row &row : measured->rows) {
    if (!row.measured()) {
      outcome.replay = "The replay failed: " + row.reason;
    } else if (row.reference != "expected") {
      outcome.replay = changesNothing(arguments.bundle)
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
    print({{"bundle", outcome.captured ? nlohmann::ordered_json(arguments.bundle) : nlohmann::ordered_json(nullptr)},
           {"captured", outcome.captured},
           {"reason", outcome.reason},
           {"program", outcome.program.text()},
           {"notes", outcome.notes},
           {"replay", outcome.replay},
           {"replay_equal", outcome.replayEqual}});
    return;
  }
  const auto say = [](const std::string &text) { std::cerr << "warpgrain-cli: " << text << '\n'; };
  say("The program " + outcome.program.text() + ".");
  if (outcome.captured)
    say("The launch is recorded in " + arguments.bundle + ".");
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
  auto outcome = captureLaunch(arguments, context.compileFlags);
  if (!outcome) return report(outcome.error(), arguments.json);
  if (outcome->captured && !arguments.withoutReplay) replay(arguments, *outcome);
  std::cout.flush();
  tell(arguments, *outcome);
  const bool replayFailed = outcome->replay.starts_with("The replay failed");
  return outcome->captured && !replayFailed ? exitDone : exitNo;
}

} // namespace

void addCaptureCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand(
      "capture", "Run a CUDA program and record one launch of a kernel, with its memory, as a bundle");
  auto arguments = std::make_shared<Arguments>();
  command->add_option("-o,--output", arguments->bundle, "the bundle's folder")->required();
  command->add_option("--kernel", arguments->kernel, "which kernel: its name or symbol (default: any)");
  command->add_option("--launch", arguments->launch, "which of its launches, from 1")->check(CLI::PositiveNumber);
  command->add_option("--limit", arguments->limitMegabytes, "so many MiB of contents at most (default 4096)")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 24U));
  command
      ->add_option("--too-much", arguments->tooMuch,
                   "what to do with more: refuse, or truncate (contents become zeros, outputs are not compared)")
      ->check(CLI::IsMember({"refuse", "truncate"}));
  command->add_option("--library", arguments->library, "path of libwarpgrain-capture.so");
  command->add_flag("--no-replay", arguments->withoutReplay,
                    "do not launch the kernel again to see whether all is there");
  command->add_flag("--json", arguments->json, "print the outcome as JSON, after what the program prints");
  arguments->runner.addTo(*command);
  command->footer("The program goes after `--`; it is not changed, and has its input and output as always.\n"
                  "Exit status: 0 the launch is recorded, 1 it is not, or its replay fails.");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
