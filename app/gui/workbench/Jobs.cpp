// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workbench/Jobs.h"

#include "app/gui/base/Texts.h"
#include "app/gui/workbench/MeasuredRows.h"
#include "app/gui/workbench/Workbench.h"
#include "views/shared/CoreText.h"

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

namespace {

/// What was measured, where it is not asked for anyway.
void addRecordedPlans(std::vector<transform::Plan> &plans, const session::RecordedSession &recording) {
  for (const measure::Row &row : recording.rows)
    if (const auto plan = transform::parsePlan(row.steps); plan && std::ranges::find(plans, *plan) == plans.end())
      plans.push_back(*plan);
}

} // namespace

Jobs::Jobs(Workbench &workbench, MeasuredRows &measured) : workbench_(workbench), measured_(measured) {
  queue_.setListener([this] { Q_EMIT changed(); });
}

std::vector<workflow::JobQueue::Job> Jobs::jobs() {
  return {{.start = [this] { return startBuild(); }, .cancel = [this] { workbench_.variants().cancel(); }},
          {.start = [this] { return startVerification(); }, .cancel = [this] { workbench_.verification().cancel(); }},
          {.start = [this] { return startCount(); }, .cancel = [this] { workbench_.counts().cancel(); }},
          {.start = [this] { return startMeasurement(); }, .cancel = [this] { workbench_.measurement().cancel(); }},
          {.start = [this] { return startSearch(); }, .cancel = [this] { workbench_.tuning().cancel(); }},
          {.start = [this] { return startProduct(); },
           .cancel =
               [this] {
                 if (product_.cancel) product_.cancel();
               }}};
}

void Jobs::ask(Kind kind) {
  Q_EMIT asked();
  queue_.ask(kind);
}

void Jobs::build() {
  Q_EMIT textsWanted();
  ask(building);
}

void Jobs::verify() {
  Q_EMIT textsWanted();
  ask(verifying);
}

void Jobs::count(const run::Extent3 &block) {
  Q_EMIT textsWanted();
  blockToCount_ = block;
  ask(counting);
}

void Jobs::measure(const std::vector<std::size_t> &rows) {
  Q_EMIT textsWanted();
  // Rows that have to be built again are others.
  recordedBuilt_ = false;
  rowsToMeasure_ = areRowsCompiled() ? rows : std::vector<std::size_t>();
  ask(measuring);
}

void Jobs::tune(const TuneSettings &settings) {
  Q_EMIT textsWanted();
  tuneSettings_ = settings;
  ask(tuning);
}

void Jobs::multiply(Product product) {
  product_ = std::move(product);
  ask(multiplying);
}

workflow::JobStart Jobs::startProduct() {
  if (!workbench_.mayStartJob()) return workflow::JobStart::waits;
  isMultiplying_ = true;
  product_.start();
  Q_EMIT productChanged();
  return workflow::JobStart::started;
}

void Jobs::multiplied(bool done) {
  isMultiplying_ = false;
  queue_.ended(multiplying, done);
  Q_EMIT productChanged();
}

void Jobs::cancel() {
  queue_.cancel();
}

void Jobs::cancelOne(Kind kind, bool isRunning) {
  if (isRunning)
    queue_.cancelRunning(kind);
  else
    queue_.drop(kind);
}

void Jobs::dropDependents() {
  queue_.drop(verifying);
  queue_.drop(measuring);
}

workflow::JobStart Jobs::buildFirst(Kind by) {
  Q_EMIT textsWanted();
  return queue_.askFirst(building, by);
}

/// Rows that were read from a session's file have no machine code.
bool Jobs::areRowsCompiled() const {
  return workbench_.areRowsCurrent() && !workbench_.variants().order().isRead && !hasRowsToBuild();
}

/// Kernels by hand join rows that are built.
bool Jobs::hasRowsToBuild() const {
  return std::ranges::any_of(workbench_.variants().variants(),
                             [](const session::Variant &row) { return row.status == session::VariantStatus::waiting; });
}

bool Jobs::isTrusted() {
  for (const auto &folder : workbench_.foldersToTrust()) {
    if (workbench_.trust().isTrusted(folder)) continue;
    Q_EMIT trustWanted(folder);
    if (workbench_.trust().isTrusted(folder)) continue;
    dropDependents();
    Q_EMIT told(MessageKind::warning, tr("Nothing was built: %1 is not trusted.").arg(toQString(folder)));
    return false;
  }
  return true;
}

/// The kernel as it was built, with the launch that is chosen now.
ChosenKernel Jobs::builtKernel() const {
  ChosenKernel out = workbench_.variants().order().subject;
  out.form = workbench_.launch().form();
  return out;
}

std::optional<workflow::JobStart> Jobs::whyNoLaunch(Kind kind) {
  const LaunchCheck &check = workbench_.launchCheck();
  if (workbench_.isAnalysing() || check.isBusy()) return workflow::JobStart::waits;
  const QString missing = check.missing();
  if (missing.isEmpty()) return std::nullopt;
  Q_EMIT launchWanted(kind, missing);
  return workflow::JobStart::failed;
}

/// For a job that needs the launch.
workflow::JobStart Jobs::buildFor(Kind by) {
  const auto start = whyNoLaunch(by);
  return start ? *start : buildFirst(by);
}

workflow::JobStart Jobs::startVerification() {
  using enum workflow::JobStart;
  if (!workbench_.mayStartJob() || queue_.isWaiting(building)) return waits;
  VariantController &variants = workbench_.variants();
  VerificationController &verification = workbench_.verification();
  // The plan that is chosen is run as well.
  const bool hasPlan = variants.find(workbench_.plans().planOf(workbench_.selection().kernel())) != nullptr;
  if (!workbench_.areRowsCurrent() || !hasPlan || hasRowsToBuild()) return buildFor(verifying);
  if (!isTrusted()) return failed;
  VerificationOrder order{.subject = builtKernel(), .rows = {}};
  for (const session::Variant &variant : variants.variants())
    if (variant.status != session::VariantStatus::refused)
      order.rows.push_back({variant.id, variant.plan, variant.byHand});
  verification.verify(std::move(order));
  return verification.isRunning() ? started : failed;
}

workflow::JobStart Jobs::startBuild() {
  using enum workflow::JobStart;
  if (!workbench_.mayStartJob() || workbench_.isAnalysing() || !workbench_.analysis()) return waits;
  const KernelKey &kernel = workbench_.selection().kernel();
  if (!workbench_.analysis()->unit || kernel.isNone()) {
    dropDependents();
    Q_EMIT told(MessageKind::warning, tr("There is no kernel to build: open a file that holds one."));
    return failed;
  }
  if (!isTrusted()) return failed;
  auto plans = workbench_.space().plansOf(kernel, workbench_.plans().planOf(kernel));
  if (!plans) {
    dropDependents();
    Q_EMIT told(MessageKind::warning, views::textOfCore(plans.error().message));
    return failed;
  }
  if (const auto &recording = workbench_.targets().currentTarget().recording; recording && queue_.isWaiting(measuring))
    addRecordedPlans(*plans, *recording);
  VariantController &variants = workbench_.variants();
  LaunchController &launch = workbench_.launch();
  variants.build({.subject = workbench_.chosenKernel(),
                  .plans = std::move(*plans),
                  .hands = workbench_.hands().of(kernel),
                  .block = launch.blockForBuild(),
                  .dynamicSharedBytes = launch.bytesForBuild()});
  return variants.isRunning() ? started : failed;
}

workflow::JobStart Jobs::startCount() {
  using enum workflow::JobStart;
  const AnalysisPointer &analysis = workbench_.analysis();
  if (!workbench_.mayStartJob() || !analysis || analysis->revision != workbench_.source().revision()) return waits;
  if (!analysis->unit || workbench_.selection().kernel().isNone() || !isTrusted()) return failed;
  workbench_.counts().count({.subject = workbench_.chosenKernel(), .block = blockToCount_});
  return workbench_.counts().isRunning() ? started : failed;
}

workflow::JobStart Jobs::startMeasurement() {
  using enum workflow::JobStart;
  if (!workbench_.mayStartJob() || queue_.isWaiting(building)) return waits;
  if (workbench_.targets().currentTarget().recording) return startRecorded();
  if (!areRowsCompiled()) return buildFor(measuring);
  if (!isTrusted()) return failed;
  MeasurementController &measurement = workbench_.measurement();
  measurement.measure(measured_.begin(builtKernel(), rowsToMeasure_, measurement));
  return measurement.isRunning() ? started : failed;
}

/// Of the newest text; nothing of the variants table is needed. A replay that is under way ends for it.
workflow::JobStart Jobs::startSearch() {
  using enum workflow::JobStart;
  TuneController &search = workbench_.tuning();
  if (!workbench_.mayStartJob() || workbench_.isAnalysing() || !workbench_.analysis()) return waits;
  if (!workbench_.analysis()->unit || workbench_.selection().kernel().isNone()) {
    Q_EMIT told(MessageKind::warning, tr("There is no kernel to tune: open a file that holds one."));
    return failed;
  }
  const MeasureTarget &target = workbench_.targets().currentTarget();
  if (target.recording) {
    Q_EMIT told(MessageKind::warning, tr("Recorded times cannot be searched: choose a GPU above the variants table."));
    return failed;
  }
  if (search.isRunning()) {
    search.cancel();
    return waits;
  }
  if (!isTrusted()) return failed;
  search.search({.subject = workbench_.chosenKernel(), .target = target, .settings = tuneSettings_});
  return search.isSearching() ? started : failed;
}

/// The plans that a recording has times of are built for it.
workflow::JobStart Jobs::startRecorded() {
  const bool areThere = workbench_.areRowsCurrent() && measured_.haveAllRecorded();
  // A plan of the recording may be none that this program can make: asked for once.
  if (!areThere && !recordedBuilt_) {
    recordedBuilt_ = true;
    return buildFirst(measuring);
  }
  recordedBuilt_ = false;
  if (!workbench_.areRowsCurrent()) return workflow::JobStart::failed;
  measured_.showRecorded();
  return workflow::JobStart::done;
}

} // namespace warpgrain::gui
