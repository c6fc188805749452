// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Session.h"

#include "app/runner/DeviceBuffers.h"
#include "app/runner/Reference.h"
#include "app/runner/Rotation.h"
#include "app/runner/Stopwatch.h"
#include "core/measure/BundleReader.h"
#include "core/measure/Fingerprint.h"
#include "core/measure/ResultFile.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <unistd.h>

namespace warpgrain::runner {

using measure::Bundle;
using measure::Environment;
using measure::Row;

namespace {

/// What a context takes of the GPU's memory beside the buffers, generously.
constexpr std::uint64_t contextBytes = std::uint64_t{768} << 20U;

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
  Run(Bundle bundle, measure::ResultFile results, const Options &options, MeasuredGpu &gpu, RunStreams streams)
      : bundle_(std::move(bundle)), results_(std::move(results)), options_(options), gpu_(gpu), streams_(streams) {}

  Result<bool> measure();

private:
  void print(const std::string &line, bool keep);
  void report(Row row);
  std::vector<std::size_t> sortOut(std::vector<const Row *> &known) const;
  void tell(const std::vector<const Row *> &known);
  std::size_t groupSize() const;
  Result<void> measureGroup(const std::vector<std::size_t> &variants);

  Bundle bundle_;
  measure::ResultFile results_;
  const Options &options_;
  MeasuredGpu &gpu_;
  RunStreams streams_;
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
      streams_.errors << "warpgrain-runner: " << kept.error().message << " The results are printed, but not kept.\n";
      allKept_ = false;
    }
  streams_.out << line << std::endl; // whoever reads along sees it at once
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

std::size_t Run::groupSize() const {
  const std::uint64_t each = DeviceBuffers::neededBytes(bundle_) + contextBytes;
  const std::uint64_t fitting = gpu_.freeBytes() / each; // the baseline among them
  return static_cast<std::size_t>(std::clamp<std::uint64_t>(fitting, 2, options_.together + 1U)) - 1;
}

/// Measures variants beside the baseline: in shared contexts first, and each in its own where one of them fails there.
Result<void> Run::measureGroup(const std::vector<std::size_t> &variants) {
  RotationSettings settings{.bundle = &bundle_,
                            .gpu = gpu_.number(),
                            .nvml = &gpu_.nvml(),
                            .times = &streams_.times,
                            .counters = options_.counters,
                            .activity = options_.activity,
                            .energy = options_.energy};
  const Rotation::Report tellRow = [this](Row row) { report(std::move(row)); };
  // CUPTI reads what the whole process does.
  if (!settings.counters && !settings.activity) {
    settings.pool = &gpu_.workers();
    const auto known = Rotation(settings).run(variants, tellRow);
    if (!known) return std::unexpected(known.error());
    if (*known) return {};
    settings.pool = nullptr;
  }
  // Their memory is needed, and one of them may be damaged.
  gpu_.workers().end();
  const auto done = Rotation(settings).run(variants, tellRow);
  return done ? Result<void>() : std::unexpected(done.error());
}

Result<bool> Run::measure() {
  // The contexts of the baseline and of the variants are made side by side. Why that fails is told where they are
  // asked.
  if (bundle_.variants.size() > 1 && !options_.counters && !options_.activity)
    static_cast<void>(gpu_.workers().start(2));
  auto about = gpu_.describe(streams_.times);
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
  std::vector<const Row *> known;
  const std::vector<std::size_t> variants = sortOut(known);
  tell(known);
  if (variants.empty() && baselineReported_) return allKept_;
  const std::size_t size = groupSize();
  for (std::size_t first = 0; first == 0 || first < variants.size(); first += size) {
    const auto begin = variants.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = variants.begin() + static_cast<std::ptrdiff_t>(std::min(first + size, variants.size()));
    if (const auto measured = measureGroup({begin, end}); !measured) return std::unexpected(measured.error());
  }
  return baselineMeasured_ && allKept_;
}

} // namespace

Result<bool> measureBundle(const Options &options, MeasuredGpu &gpu, RunStreams streams) {
  Stopwatch whole;
  Stopwatch watch;
  auto bundle = measure::readBundle(options.bundle);
  if (!bundle) return std::unexpected(bundle.error());
  bundle->settings = options.over(bundle->settings);
  auto results = measure::ResultFile::open(bundle->folder / measure::resultFileName);
  if (!results) return std::unexpected(results.error());
  streams.times.start += watch.lap();
  const auto done = Run(std::move(*bundle), std::move(*results), options, gpu, streams).measure();
  streams.times.end += std::max(whole.lap() - streams.times.total(), 0.0);
  return done;
}

} // namespace warpgrain::runner
