// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/MeasureVariants.h"

#include "core/access/facts/KernelFacts.h"
#include "core/dependence/relations/LaunchFacts.h"
#include "core/measure/host/LocalRun.h"
#include "core/model/KernelKey.h"
#include "core/run/launch/LaunchText.h"
#include "core/session/LaunchBundle.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace warpgrain::workflow {

namespace {

/// One order on its way.
class Measuring {
public:
  Measuring(const MeasureVariantsOrder &order, const MeasureVariantsProgress &progress, const CancellationToken &cancel)
      : order_(order), progress_(progress), cancel_(cancel) {}

  Result<void> run() {
    const auto launch = resolveLaunch(order_.subject);
    if (!launch) return std::unexpected(launch.error());
    launch_ = launchText(*launch);
    if (auto made = makeBundle(*launch); !made) return made;
    for (const std::size_t id : ids_)
      tell(id, {.isRunning = true});
    if (order_.runner.counters) predict(*launch);
    const auto outcome = measureThere();
    tellRows();
    if (!outcome) return std::unexpected(outcome.error());
    const bool all = seen_ >= ids_.size();
    if (outcome->runnerExit == 0 || all) return {};
    const std::string why = measure::lastSentence(outcome->messages);
    return fail(ErrorKind::tool, why.empty() ? "The runner ended before all variants were measured." : why);
  }

private:
  void tell(std::size_t id, const session::VariantMeasurement &measurement) const {
    progress_.variantMeasured(id, measurement);
  }

  Result<void> makeBundle(const run::ResolvedLaunch &launch) {
    auto described = session::bundleOf(order_.subject, launch, order_.variants, order_.openHand);
    if (!described) return fail(ErrorKind::tool, described.error().message);
    for (const session::LeftOut &one : described->leftOut)
      tell(one.id, {.row = {.failure = measure::Failure::other, .reason = one.reason}, .launch = launch_});
    ids_ = described->ids;
    auto bundle = session::writeBundle(std::move(*described), order_.folder);
    if (!bundle) return fail(ErrorKind::tool, bundle.error().message);
    bundle_ = std::move(*bundle);
    return {};
  }

  /// What the analysis of the accesses says of the variants' counters, each with the launch that it gets.
  void predict(const run::ResolvedLaunch &launch) {
    progress_.stageReached("predicting what the counters will show");
    for (std::size_t i = 0; i < ids_.size() && !cancel_.stop_requested(); ++i)
      predictOne(i, launch);
  }

  void predictOne(std::size_t position, const run::ResolvedLaunch &launch) {
    const run::KernelSubject &subject = order_.subject;
    const auto variant = std::ranges::find(order_.variants, ids_[position], &session::Variant::id);
    access::LaunchContext context;
    for (const model::Axis axis : model::allAxes) {
      context.block[axis] = bundle_.variants[position].block[indexOf(axis)];
      context.grid[axis] = bundle_.variants[position].grid[indexOf(axis)];
    }
    context.instance = launch.kernel.instance;
    context.arguments = integersIn(subject.form);
    if (variant->byHand) {
      const auto source = readHand(*variant->byHand, subject, order_.openHand);
      if (!source) return;
      const access::LaunchContext own = contextBeside(*source, subject, context);
      context.arguments = own.arguments;
      return takeTotals(ids_[position], *source->unit, source->subject.kernel, context);
    }
    transform::Texts texts = variant->texts;
    texts.insert(subject.texts.begin(), subject.texts.end()); // where both have one, the variant's stays
    const auto unit = subject.reparse(texts);
    if (!unit) return;
    const model::FunctionId kernel = findKernel(*unit, keyOf(*subject.unit, subject.kernel));
    if (model::isSome(kernel)) takeTotals(ids_[position], *unit, kernel, context);
  }

  void takeTotals(std::size_t id, const model::Unit &unit, model::FunctionId kernel,
                  const access::LaunchContext &context) {
    const access::LaunchTotals totals = dependence::launchFacts(unit, kernel, context).totals;
    const std::pair<const char *, const access::Fact<std::int64_t> &> known[]{
        {"global_load_sectors", totals.globalLoadSectors},
        {"global_store_sectors", totals.globalStoreSectors},
        {"shared_load_bank_conflicts", totals.sharedLoadConflicts},
        {"shared_store_bank_conflicts", totals.sharedStoreConflicts}};
    for (const auto &[key, total] : known)
      if (total) predicted_[id][key] = static_cast<double>(*total);
  }

  Result<measure::HostOutcome> measureThere() {
    const MeasureProgress progress{
        .stageReached = progress_.stageReached,
        .recordCame = [this](const measure::Record &record, const std::string &) { take(record); }};
    if (order_.host.empty()) return runRunnerHere(bundle_.folder, order_.runner, progress, cancel_);
    auto outcome = runRunnerOn(order_.host, bundle_, order_.runner, progress, cancel_);
    // A command that cannot be started is not the launch form's fault.
    if (!outcome && outcome.error().kind == ErrorKind::usage) return fail(ErrorKind::tool, outcome.error().message);
    return outcome;
  }

  void take(const measure::Record &record) {
    if (const auto *environment = std::get_if<measure::Environment>(&record)) {
      environments_[environment->run] = *environment;
      return;
    }
    const auto &row = std::get<measure::Row>(record);
    const auto found = std::ranges::find(bundle_.variants, row.variant, &measure::BundleVariant::id);
    if (found == bundle_.variants.end()) return;
    ++seen_;
    rows_.push_back(row);
    const std::size_t id = ids_[static_cast<std::size_t>(found - bundle_.variants.begin())];
    tell(id, {.row = row,
              .environment = environments_[row.run],
              .host = order_.host,
              .launch = launch_,
              .predicted = predicted_[id]});
  }

  void tellRows() const {
    if (!progress_.rowsCame || rows_.empty()) return;
    std::vector<Measurement> out;
    for (const auto &[run, environment] : environments_) {
      Measurement &measured = out.emplace_back(Measurement{.host = order_.host, .environment = environment});
      std::ranges::copy_if(rows_, std::back_inserter(measured.rows),
                           [&](const measure::Row &row) { return row.run == run; });
    }
    progress_.rowsCame(out);
  }

  const MeasureVariantsOrder &order_;
  const MeasureVariantsProgress &progress_;
  const CancellationToken &cancel_;
  measure::Bundle bundle_;
  std::vector<std::size_t> ids_; ///< of the variants, in the bundle's order
  std::string launch_;
  std::map<std::string, measure::Environment> environments_; ///< by run
  std::vector<measure::Row> rows_;
  std::map<std::size_t, measure::Counters> predicted_; ///< by the variants' ids
  std::size_t seen_ = 0;
};

} // namespace

Result<void> measureVariants(const MeasureVariantsOrder &order, const MeasureVariantsProgress &progress,
                             const CancellationToken &cancel) {
  return Measuring(order, progress, cancel).run();
}

} // namespace warpgrain::workflow
