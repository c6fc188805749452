// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/build/BuildCache.h"
#include "core/estimate/floor/Floor.h"
#include "core/run/launch/VariantLaunch.h"
#include "core/session/Variant.h"
#include "core/tune/Campaign.h"
#include "core/tune/store/Record.h"
#include "core/workflow/LaunchFloor.h"
#include "core/workflow/MeasureHosts.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// How the kernels of a campaign are measured.
struct TuneSettings {
  std::filesystem::path folder;      ///< takes a bundle for each kernel
  bool isKept = false;               ///< the folder stays when all is done
  std::filesystem::path flagsFolder; ///< that compile flags refer to
  bool startsNamedPrograms = true;   ///< as SourceRequest's
  RunnerOptions runner;
  std::string host; ///< a command that leads to it; empty: this machine
  bool twice = false;
  std::shared_ptr<build::BuildCache> cache; ///< none: everything is compiled
  std::uint64_t limitMegabytes = 4096;      ///< of a recorded launch
  std::string library;                      ///< that records; empty: where this program is installed
  HostsProgress progress;                   ///< of measuring on another machine
  std::function<void()> toolkitIsMissing;   ///< as SourceRequest's
};

/// What became of one kernel of a campaign.
struct TunedKernel {
  std::string name;
  std::optional<Error> error; ///< why it was not measured
  run::LaunchShape shape;     ///< of the original's launch
  std::vector<session::Variant> variants;
  std::vector<std::string> handWritten; ///< ids of rows that no step made
  Measurement measurement;
  std::vector<measure::Row> again; ///< where it was measured twice
  estimate::Estimated<estimate::Floor> floor =
      estimate::notEstimated("nothing was measured"); ///< on the GPU that was measured on

  /// The row of the original; nothing where it has no time.
  const measure::Row *original() const;
  /// The fastest of the variants that steps made; nothing where none has a time.
  const measure::Row *best() const;
  /// The second time of a row, in microseconds.
  std::optional<double> secondMedian(const measure::Row &row) const;
  /// Whether a row is noisy by itself, or its two times are more than 3 % apart.
  bool isNoisy(const measure::Row &row) const;
  /// Theoretical occupancy of what steps made, 0 to 1.
  std::optional<double> occupancyOf(const measure::Row &row) const;
};

/// A kernel whose variants are built, and have no times yet.
struct PreparedKernel {
  TunedKernel tuned; ///< with an error where there is nothing to measure
  measure::Bundle bundle;
  Result<estimate::LaunchWork> work = fail(ErrorKind::internal, "nothing was built");
  std::optional<tune::Record> common; ///< what all records of its measurements have in common; where it is asked for
};

/// Does what comes before measuring: records the launch, as tuneKernel() does, builds the variants and writes the
/// bundle.
PreparedKernel prepareKernel(const tune::CampaignKernel &kernel, const TuneSettings &settings, bool withRecord);

/// Takes in the times of its bundle.
void takeMeasurement(PreparedKernel &kernel, Measurement measurement);

/// Records the launch where a program is named (once: a later campaign into the same folder uses the recording), builds
/// the variants and measures them.
TunedKernel tuneKernel(const tune::CampaignKernel &kernel, const TuneSettings &settings,
                       const CancellationToken &cancel);

} // namespace warpgrain::workflow
