// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/TunedKernel.h"

#include "core/measure/BundleReader.h"
#include "core/session/CapturedBundle.h"
#include "core/session/CompiledName.h"
#include "core/workflow/Capture.h"
#include "core/workflow/KernelBundle.h"
#include "core/workflow/OpenedSource.h"
#include "core/workflow/RecordKeys.h"

#include <algorithm>
#include <cmath>

namespace warpgrain::workflow {

namespace {

namespace fs = std::filesystem;

/// Two medians of one kernel that are further apart are not known well enough to compare it.
constexpr double agreement = 0.03;

/// "scale:12" names a kernel by its line; a program knows it as "scale".
std::string withoutLine(const std::string &kernel) {
  const std::size_t colon = kernel.rfind(':');
  const bool isLine = colon != std::string::npos && colon > 0 && colon + 1 < kernel.size() &&
                      kernel.find_first_not_of("0123456789", colon + 1) == std::string::npos;
  return isLine && kernel[colon - 1] != ':' ? kernel.substr(0, colon) : kernel;
}

/// Prepares one kernel; every step leaves what the next one needs.
class Preparation {
public:
  Preparation(const tune::CampaignKernel &kernel, const TuneSettings &settings) : kernel_(kernel), settings_(settings) {
    out_.tuned.name = kernel.name;
  }

  PreparedKernel run(bool withRecord) {
    if (auto done = all(withRecord); !done) out_.tuned.error = done.error();
    return std::move(out_);
  }

private:
  Result<void> all(bool withRecord) {
    if (auto done = record(); !done) return done;
    if (auto done = openKernel(); !done) return done;
    auto made = makeKernelBundle(order());
    if (!made) return std::unexpected(made.error());
    out_.tuned.shape = made->shape;
    out_.tuned.variants = made->variants;
    for (const tune::HandWritten &hand : kernel_.handWritten)
      if (auto added = addHandWritten(hand, made->described); !added) return added;
    auto bundle = session::writeBundle(std::move(made->described), settings_.folder / kernel_.name);
    if (!bundle) return std::unexpected(bundle.error());
    out_.bundle = std::move(*bundle);
    out_.work = launchWorkOf(order());
    if (!withRecord) return {};
    auto common = commonRecordOf(order(), settings_.runner.l2);
    if (!common) return std::unexpected(common.error());
    out_.common = std::move(*common);
    return {};
  }

  Result<void> record() {
    if (!kernel_.program) return {};
    const fs::path folder = settings_.folder / (kernel_.name + ".captured");
    std::error_code error;
    if (!fs::exists(folder / measure::bundleFileName, error)) {
      fs::create_directories(settings_.folder, error);
      const CaptureOptions options{.bundle = folder.string(),
                                   .kernel = withoutLine(kernel_.kernel),
                                   .launch = kernel_.program->launch,
                                   .limitMegabytes = settings_.limitMegabytes,
                                   .library = settings_.library,
                                   .folder = kernel_.program->folder,
                                   .log = settings_.folder / (kernel_.name + ".log")};
      const auto outcome = captureLaunch(options, kernel_.program->command);
      if (!outcome) return std::unexpected(outcome.error());
      if (!outcome->captured)
        return fail(ErrorKind::tool, outcome->reason + " The program " + clauseOf(outcome->program) +
                                         (settings_.isKept ? "; what it printed is in " + options.log.string() + "."
                                                           : "; with --output what it prints is kept."));
    }
    auto captured = measure::readBundle(folder);
    if (!captured) return std::unexpected(captured.error());
    captured_ = std::move(*captured);
    return {};
  }

  Result<OpenedSource> openFile(const fs::path &file, const std::vector<std::string> &flags, bool manyParses) const {
    auto source = openSource({.file = file,
                              .flags = flags.empty() ? std::nullopt : std::optional(flags),
                              .flagsFolder = settings_.flagsFolder,
                              .startsNamedPrograms = settings_.startsNamedPrograms,
                              .manyParses = manyParses,
                              .toolkitIsMissing = settings_.toolkitIsMissing});
    if (source && !source->toolkit) return std::unexpected(source->toolkit.error());
    return source;
  }

  Result<void> openKernel() {
    auto source = openFile(kernel_.source, kernel_.flags, /*manyParses=*/true);
    if (!source) return std::unexpected(source.error());
    source_ = std::move(*source);
    const auto found = chooseKernel(source_->unit, kernel_.kernel);
    if (!found) return std::unexpected(found.error());
    function_ = *found;
    return {};
  }

  KernelBundleOrder order() const {
    std::vector<transform::Plan> plans = kernel_.plans;
    if (!plans.empty()) plans.insert(plans.begin(), transform::Plan());
    run::KernelSubject subject = source_->subject(function_);
    subject.instance = kernel_.instance;
    subject.form = kernel_.launch;
    subject.givenBy = run::LaunchGivenBy::form;
    return {.subject = std::move(subject),
            .plans = std::move(plans),
            .captured = captured_ ? &*captured_ : nullptr,
            .tolerance = kernel_.tolerance,
            .cache = settings_.cache};
  }

  /// Another kernel for the same arguments: compiled as it is, and measured beside the variants.
  Result<void> addHandWritten(const tune::HandWritten &hand, session::LaunchBundle &described) {
    const auto wrong = [&](const Error &error) { return fail(error.kind, hand.name + ": " + error.message); };
    const auto source = openFile(hand.source, hand.flags, /*manyParses=*/false);
    if (!source) return wrong(source.error());
    const auto function = chooseKernel(source->unit, hand.kernel);
    if (!function) return wrong(function.error());
    const auto built = buildOriginal({.subject = source->subject(*function), .cache = settings_.cache},
                                     {.grid = hand.grid, .block = hand.block});
    if (!built) return wrong(built.error());
    measure::BundleVariant entry{.id = hand.name,
                                 .module = "modules/" + hand.name + ".cubin",
                                 .kernel = session::symbolInCubin(built->cubin, source->unit[*function].mangledName)};
    for (std::size_t i = 0; i < 3; ++i) {
      entry.grid[i] = static_cast<std::uint32_t>(hand.grid[i]);
      entry.block[i] = static_cast<std::uint32_t>(hand.block[i]);
    }
    described.modules[entry.module] = built->cubin;
    described.bundle.variants.push_back(std::move(entry));
    out_.tuned.handWritten.push_back(hand.name);
    return {};
  }

  const tune::CampaignKernel &kernel_;
  const TuneSettings &settings_;
  PreparedKernel out_;
  std::optional<measure::Bundle> captured_;
  std::optional<OpenedSource> source_;
  model::FunctionId function_ = model::none<model::FunctionId>;
};

Result<void> measureAll(PreparedKernel &kernel, const TuneSettings &settings, const CancellationToken &cancel) {
  const auto measureWith = [&](const RunnerOptions &runner) {
    return measureBundleOn(settings.host, runner, kernel.bundle, settings.progress, cancel);
  };
  auto first = measureWith(settings.runner);
  if (!first) return std::unexpected(first.error());
  takeMeasurement(kernel, std::move(*first));
  if (!settings.twice) return {};
  RunnerOptions runner = settings.runner;
  runner.again = true;
  auto second = measureWith(runner);
  if (!second) return std::unexpected(second.error());
  kernel.tuned.again = std::move(second->rows);
  return {};
}

} // namespace

const measure::Row *TunedKernel::original() const {
  const auto &rows = measurement.rows;
  const auto found =
      std::ranges::find_if(rows, [](const measure::Row &row) { return row.isBaseline && row.measured(); });
  return found == rows.end() ? nullptr : &*found;
}

const measure::Row *TunedKernel::best() const {
  const measure::Row *out = nullptr;
  for (const measure::Row &row : measurement.rows) {
    const bool counts = row.measured() && !row.isBaseline && !row.steps.empty();
    if (counts && (out == nullptr || row.summary.median < out->summary.median)) out = &row;
  }
  return out;
}

std::optional<double> TunedKernel::secondMedian(const measure::Row &row) const {
  const auto found = std::ranges::find(again, row.variant, &measure::Row::variant);
  return found != again.end() && found->measured() ? std::optional(found->summary.median) : std::nullopt;
}

bool TunedKernel::isNoisy(const measure::Row &row) const {
  const auto second = secondMedian(row);
  return row.noisy || (second && std::fabs(*second / row.summary.median - 1) > agreement);
}

std::optional<double> TunedKernel::occupancyOf(const measure::Row &row) const {
  for (const session::Variant &variant : variants)
    if (toString(variant.plan) == row.steps && (row.isBaseline || !row.steps.empty()))
      return variant.occupancy ? std::optional(variant.occupancy->occupancy) : std::nullopt;
  return std::nullopt;
}

TunedKernel tuneKernel(const tune::CampaignKernel &kernel, const TuneSettings &settings,
                       const CancellationToken &cancel) {
  PreparedKernel prepared = prepareKernel(kernel, settings, /*withRecord=*/false);
  if (!prepared.tuned.error)
    if (auto done = measureAll(prepared, settings, cancel); !done) prepared.tuned.error = done.error();
  return std::move(prepared.tuned);
}

PreparedKernel prepareKernel(const tune::CampaignKernel &kernel, const TuneSettings &settings, bool withRecord) {
  return Preparation(kernel, settings).run(withRecord);
}

void takeMeasurement(PreparedKernel &kernel, Measurement measurement) {
  TunedKernel &tuned = kernel.tuned;
  tuned.measurement = std::move(measurement);
  tuned.floor = kernel.work ? floorOf(*kernel.work, tuned.measurement.environment)
                            : estimate::notEstimated(kernel.work.error().message);
}

} // namespace warpgrain::workflow
