// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Session.h"

#include "app/runner/DeviceBuffers.h"
#include "app/runner/Nvml.h"
#include "app/runner/Reference.h"
#include "app/runner/Rotation.h"
#include "core/measure/BundleReader.h"
#include "core/measure/Fingerprint.h"
#include "core/measure/ResultFile.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <ctime>
#include <unistd.h>

namespace warpgrain::runner {

using measure::Bundle;
using measure::Environment;
using measure::Row;

namespace {

/// What a context takes of the GPU's memory beside the buffers, generously.
constexpr std::uint64_t contextBytes = std::uint64_t{768} << 20U;
constexpr double probeSeconds = 120;

std::string utcNow(const char *format) {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  std::array<char, 64> text{};
  std::strftime(text.data(), text.size(), format, &parts);
  return text.data();
}

std::string settingsText(const measure::MeasureSettings &settings) {
  const nlohmann::ordered_json out{{"l2", settings.flushL2 ? "flushed" : "warm"},
                                   {"target", settings.target},
                                   {"budget_seconds", settings.budgetSeconds},
                                   {"launch_seconds", settings.launchSeconds}};
  return out.dump();
}

/// One run of the runner over a bundle.
class Run {
public:
  Run(Bundle bundle, measure::ResultFile results, const Options &options, std::ostream &out, std::ostream &errors)
      : bundle_(std::move(bundle)), results_(std::move(results)), options_(options), out_(out), errors_(errors) {}

  Result<bool> measure();

private:
  void print(const std::string &line, bool keep);
  void report(Row row);
  std::vector<std::size_t> sortOut(std::vector<const Row *> &known) const;
  void tell(const std::vector<const Row *> &known);
  std::size_t groupSize(std::uint64_t freeBytes) const;
  Result<void> measureGroup(const std::vector<std::size_t> &variants, const Nvml &nvml);

  Bundle bundle_;
  measure::ResultFile results_;
  const Options &options_;
  std::ostream &out_;
  std::ostream &errors_;
  Environment environment_;
  std::vector<std::string> fingerprints_; ///< of the variants
  bool baselineReported_ = false;
  bool baselineMeasured_ = false;
  bool allKept_ = true;
};

void Run::print(const std::string &line, bool keep) {
  // Kept first: what somebody has seen must not be lost when this process is ended.
  if (keep && allKept_)
    if (const auto kept = results_.append(line); !kept) {
      errors_ << "warpgrain-runner: " << kept.error().message << " The results are printed, but not kept.\n";
      allKept_ = false;
    }
  out_ << line << std::endl; // whoever reads along sees it at once
}

void Run::report(Row row) {
  const bool isBaseline = row.isBaseline;
  if (isBaseline) baselineMeasured_ = baselineMeasured_ || row.measured();
  // Each rotation measures the baseline anew; its row is told once.
  if (isBaseline && baselineReported_) return;
  baselineReported_ = baselineReported_ || isBaseline;
  row.run = environment_.run;
  row.uuid = environment_.uuid;
  const auto at = std::ranges::find(bundle_.variants, row.variant, &measure::BundleVariant::id);
  row.fingerprint = fingerprints_[static_cast<std::size_t>(at - bundle_.variants.begin())];
  print(lineOf(row), true);
}

/// The variants to be measured, and the rows that need not be made again.
std::vector<std::size_t> Run::sortOut(std::vector<const Row *> &known) const {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < bundle_.variants.size(); ++i) {
    const Row *row = options_.again ? nullptr : results_.results().find(fingerprints_[i], environment_.uuid);
    if (row != nullptr && options_.counters && row->counters.empty()) row = nullptr;
    if (row != nullptr && options_.energy && !row->energy) row = nullptr;
    if (row != nullptr && options_.activity && row->kernelSamples.empty()) row = nullptr;
    if (row != nullptr)
      known.push_back(row);
    else if (i != bundle_.baseline)
      out.push_back(i);
  }
  return out;
}

/// Prints this run's environment and the known rows, with the environments these were made in before.
void Run::tell(const std::vector<const Row *> &known) {
  for (const Environment &earlier : results_.results().environments)
    if (std::ranges::any_of(known, [&](const Row *row) { return row->run == earlier.run; }))
      print(lineOf(earlier), false);
  print(lineOf(environment_), true);
  for (const Row *row : known) {
    print(lineOf(*row), false);
    if (row->isBaseline) baselineReported_ = baselineMeasured_ = true;
  }
}

std::size_t Run::groupSize(std::uint64_t freeBytes) const {
  const std::uint64_t each = DeviceBuffers::neededBytes(bundle_) + contextBytes;
  const std::uint64_t fitting = freeBytes / each; // the baseline among them
  return static_cast<std::size_t>(std::clamp<std::uint64_t>(fitting, 2, options_.together + 1U)) - 1;
}

/// Measures variants beside the baseline: in shared contexts first, and each in its own where one of them fails there.
Result<void> Run::measureGroup(const std::vector<std::size_t> &variants, const Nvml &nvml) {
  RotationSettings settings{.bundle = &bundle_,
                            .gpu = options_.gpu,
                            .nvml = &nvml,
                            .counters = options_.counters,
                            .activity = options_.activity,
                            .energy = options_.energy};
  // CUPTI reads what the whole process does.
  settings.shared = variants.size() > 1 && !settings.counters && !settings.activity;
  while (true) {
    const auto reference = Reference::create(bundle_);
    if (!reference) return std::unexpected(reference.error());
    const bool done = Rotation(settings, *reference).run(variants, [this](Row row) { report(std::move(row)); });
    ::close(*reference);
    if (done) return {};
    settings.shared = false;
  }
}

Result<bool> Run::measure() {
  std::uint64_t freeBytes = 0;
  auto about = describeGpu(options_.gpu, &freeBytes);
  if (!about) return std::unexpected(about.error());
  environment_ = std::move(*about);
  environment_.toolkit = bundle_.toolkit;
  environment_.settings = settingsText(bundle_.settings);
  auto prints = fingerprintsOf(bundle_);
  if (!prints) return std::unexpected(prints.error());
  fingerprints_ = std::move(*prints);
  if (const std::size_t unreadable = results_.results().unreadable; unreadable > 0)
    environment_.notes.push_back(std::to_string(unreadable) +
                                 " lines of the results so far cannot be read and are left alone.");
  const Nvml nvml(environment_.uuid);
  std::vector<const Row *> known;
  const std::vector<std::size_t> variants = sortOut(known);
  tell(known);
  if (variants.empty() && baselineReported_) return allKept_;
  const std::size_t size = groupSize(freeBytes);
  for (std::size_t first = 0; first == 0 || first < variants.size(); first += size) {
    const auto begin = variants.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = variants.begin() + static_cast<std::ptrdiff_t>(std::min(first + size, variants.size()));
    if (const auto measured = measureGroup({begin, end}, nvml); !measured) return std::unexpected(measured.error());
  }
  return baselineMeasured_ && allKept_;
}

} // namespace

Result<Environment> describeGpu(int gpu, std::uint64_t *freeBytes) {
  auto worker = WorkerProcess::start({"--probe", std::to_string(gpu)}, -1);
  if (!worker) return std::unexpected(worker.error());
  const measure::Reply reply = worker->ask({.ask = measure::Ask::probe}, std::chrono::duration<double>(probeSeconds));
  if (!reply.environment)
    return fail(ErrorKind::tool, reply.failure == measure::Failure::hang
                                     ? "The NVIDIA driver does not answer; see whether nvidia-smi does."
                                     : reply.reason);
  Environment out = *reply.environment;
  out.run = utcNow("%Y%m%dT%H%M%SZ-") + std::to_string(::getpid());
  out.date = utcNow("%Y-%m-%dT%H:%M:%SZ");
  out.runner = WARPGRAIN_VERSION;
  const Nvml nvml(out.uuid);
  out.driver = nvml.driverVersion();
  if (!nvml.reason().empty()) out.notes.push_back(nvml.reason());
  if (freeBytes != nullptr) *freeBytes = reply.freeBytes;
  return out;
}

Result<bool> measureBundle(const Options &options, std::ostream &out, std::ostream &errors) {
  auto bundle = measure::readBundle(options.bundle);
  if (!bundle) return std::unexpected(bundle.error());
  bundle->settings = options.over(bundle->settings);
  auto results = measure::ResultFile::open(bundle->folder / measure::resultFileName);
  if (!results) return std::unexpected(results.error());
  return Run(std::move(*bundle), std::move(*results), options, out, errors).measure();
}

} // namespace warpgrain::runner
