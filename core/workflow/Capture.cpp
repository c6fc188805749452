// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/Capture.h"

#include "core/base/DemangledName.h"
#include "core/base/TemporaryDirectory.h"
#include "core/capture/CaptureSettings.h"
#include "core/capture/KernelName.h"
#include "core/capture/Report.h"
#include "core/measure/BundleReader.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace warpgrain::workflow {

namespace {

namespace fs = std::filesystem;

using capture::CaptureReport;

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
    out += "\n  " + capture::nameIn(demangled(launches[i].first)) + ", " + std::to_string(launches[i].second) +
           (launches[i].second == 1 ? " launch" : " launches");
  if (launches.size() > most) out += "\n  and " + std::to_string(launches.size() - most) + " more";
  return out;
}

/// Why there is no bundle, as well as it can be told.
std::string whyNot(const CaptureOptions &options, const std::vector<CaptureReport> &reports) {
  for (const CaptureReport &report : reports)
    if (!report.problem.empty()) return report.problem;
  if (reports.empty())
    return "The program did not start the NVIDIA driver: it uses no CUDA, there is no driver on this machine, or it is "
           "a program that gives its rights away when it starts (setuid).";
  const auto launches = launchesOf(reports);
  if (launches.empty()) return "The program launched no kernel.";
  std::uint64_t matching = 0;
  for (const auto &[symbol, count] : launches)
    if (capture::matches(symbol, options.kernel)) matching += count;
  if (matching == 0)
    return "The program launched no kernel called " + options.kernel + ". It launched:" + kernelList(reports);
  return "The program launched " + (options.kernel.empty() ? std::string("kernels") : options.kernel) + " only " +
         std::to_string(matching) + " times, not " + std::to_string(options.launch) +
         ". It launched:" + kernelList(reports);
}

/// Whether no buffer of a bundle is written: then the runner has seen that none is.
bool changesNothing(const std::string &bundle) {
  const auto read = measure::readBundle(bundle);
  return read && std::ranges::none_of(read->buffers, &measure::Buffer::written);
}

Replay replayOf(const measure::Row &row, const std::string &bundle) {
  if (!row.measured()) return {.sentence = "The replay failed: " + row.reason, .failed = true};
  if (row.reference != "expected")
    return {.sentence = changesNothing(bundle)
                            ? "The launch changed nothing of what was recorded, and neither does its replay."
                            : "The replay ran, but there is no recorded output to compare with."};
  std::uint64_t elements = 0;
  std::uint64_t unequal = 0;
  for (const measure::OutputResult &output : row.outputs) {
    elements += output.comparison.elements;
    unequal += output.comparison.unequalBits;
  }
  return {.sentence = "The replay's output equals the recorded one to the last bit (" + std::to_string(elements) +
                      " elements of " + std::to_string(row.outputs.size()) + " buffers).",
          .isEqual = unequal == 0};
}

} // namespace

Result<CaptureOutcome> captureLaunch(const CaptureOptions &options, const std::vector<std::string> &program) {
  const auto library = findLibrary(options.library);
  if (!library) return std::unexpected(library.error());
  const auto reports = TemporaryDirectory::create();
  if (!reports) return std::unexpected(reports.error());
  std::error_code error;
  if (fs::exists(fs::path(options.bundle) / "bundle.json", error) ||
      fs::exists(fs::path(options.bundle) / "data", error))
    return fail(ErrorKind::usage, options.bundle + " holds a bundle already; choose another folder.");
  ProgramSurroundings surroundings{.folder = options.folder, .log = options.log};
  surroundings.environment = {{"CUDA_INJECTION64_PATH", library->string()},
                              {capture::bundleVariable, fs::absolute(options.bundle).string()},
                              {capture::reportsVariable, reports->path().string()},
                              {capture::kernelVariable, options.kernel},
                              {capture::launchVariable, std::to_string(options.launch)},
                              {capture::limitVariable, std::to_string(options.limitMegabytes << 20U)},
                              {capture::tooMuchVariable, options.tooMuch}};
  if (options.stops) surroundings.environment.emplace_back(capture::stopVariable, "1");
  // A module that is loaded as late as its launch is not seen in time.
  if (std::getenv("CUDA_MODULE_LOADING") == nullptr)
    surroundings.environment.emplace_back("CUDA_MODULE_LOADING", "EAGER");
  const auto end = runCaptured(program, surroundings);
  if (!end) return std::unexpected(end.error());
  CaptureOutcome outcome{.program = *end};
  const std::vector<CaptureReport> told = capture::readReports(reports->path());
  for (const CaptureReport &report : told) {
    outcome.captured = outcome.captured || report.captured;
    if (report.captured) outcome.notes = report.notes;
  }
  if (!outcome.captured) {
    outcome.reason = whyNot(options, told);
    for (const CaptureReport &report : told)
      outcome.notes.insert(outcome.notes.end(), report.notes.begin(), report.notes.end());
  }
  return outcome;
}

Replay replayCapture(const std::string &bundle, RunnerOptions runner, const CancellationToken &cancel) {
  constexpr double shortBudget = 0.2; // seconds; the times are for later runs
  if (!runner.budget) runner.budget = shortBudget;
  const auto measured = measureBundle(bundle, runner, [](const measure::Row &) {}, cancel);
  if (!measured) return {.sentence = "The launch was not replayed: " + measured.error().message};
  Replay out;
  for (const measure::Row &row : measured->rows)
    out = replayOf(row, bundle);
  return out;
}

} // namespace warpgrain::workflow
