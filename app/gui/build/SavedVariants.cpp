// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/build/SavedVariants.h"

#include <algorithm>

namespace warpgrain::gui {

namespace {

/// The steps of the measurement that others are compared with; empty for the original's, and where there is none.
std::string newestIn(const KnownText &known) {
  const session::VariantMeasurement &newest = known.age.newest();
  const auto found = std::ranges::find_if(known.measured, [&newest](const auto &entry) {
    const session::VariantMeasurement &one = entry.second;
    return one.environment.uuid == newest.environment.uuid && one.host == newest.host && one.origin == newest.origin &&
           one.launch == newest.launch;
  });
  return found != known.measured.end() ? found->first : std::string();
}

} // namespace

session::SavedResults savedResultsOf(const KnownText &known) {
  const ChosenKernel &subject = known.order.subject;
  const model::Unit &unit = *subject.analysis->unit;
  session::SavedResults out{.textHash = session::textHashOf(unit),
                            .kernel = subject.kernel,
                            .architecture = subject.architecture,
                            .block = known.order.block,
                            .dynamicSharedBytes = known.order.dynamicSharedBytes};
  for (const session::Variant &row : known.rows) {
    auto &rows = row.byHand ? out.handRows : out.rows;
    rows.push_back(session::savedRowOf(row, unit));
    // Nobody is at work on it once it is read.
    if (row.status == session::VariantStatus::waiting) rows.back().variant.status = session::VariantStatus::cancelled;
  }
  for (const auto &[steps, runs] : known.verified.runs())
    for (const VerifiedLaunches::Run &run : runs)
      out.verified.push_back({.steps = steps, .launch = run.launch, .result = run.result});
  out.measured = known.measured;
  std::erase_if(out.measured, [](const auto &entry) { return entry.second.isRunning; });
  for (auto &[steps, measurement] : out.measured)
    if (!measurement.isForeign) measurement.outdated.clear(); // it is judged anew
  out.measuredLaunch = known.age.form();
  out.newest = newestIn(known);
  return out;
}

bool holdsResults(const KnownText &known) {
  const auto waits = [](const session::Variant &row) { return row.status == session::VariantStatus::waiting; };
  return !std::ranges::all_of(known.rows, waits) || !known.verified.runs().empty() || !known.measured.empty();
}

KnownText knownTextFrom(const session::SavedResults &saved, const AnalysisPointer &analysis,
                        const std::vector<session::HandPointer> &hands) {
  KnownText out;
  out.order.subject = {.analysis = analysis, .kernel = saved.kernel, .architecture = saved.architecture};
  out.order.block = saved.block;
  out.order.dynamicSharedBytes = saved.dynamicSharedBytes;
  out.order.isRead = true;
  out.measured = saved.measured;
  for (const session::SavedVerification &run : saved.verified)
    out.verified.take(run.steps, run.launch, run.result);
  if (const auto newest = saved.measured.find(saved.newest); newest != saved.measured.end()) {
    session::VariantMeasurement measurement = newest->second;
    out.age.begin(saved.measuredLaunch);
    out.age.take(measurement);
  }
  const auto add = [&out](session::Variant row) {
    row.id = out.rows.size();
    if (const auto measured = out.measured.find(stepsOf(row)); measured != out.measured.end())
      row.measurement = measured->second;
    out.rows.push_back(std::move(row));
  };
  for (const session::SavedRow &row : saved.rows)
    if (auto variant = session::variantOf(row, *analysis->unit, saved.architecture)) {
      out.order.plans.push_back(variant->plan);
      add(std::move(*variant));
    }
  for (const session::SavedRow &row : saved.handRows)
    if (auto variant = session::variantOf(row, hands, *analysis->unit, saved.architecture)) {
      // It is read again, not gone on with.
      if (variant->status == session::VariantStatus::cancelled) variant->status = session::VariantStatus::waiting;
      out.order.hands.push_back(variant->byHand);
      add(std::move(*variant));
    }
  return out;
}

} // namespace warpgrain::gui
