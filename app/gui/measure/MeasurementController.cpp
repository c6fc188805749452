// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/measure/MeasurementController.h"

#include "app/gui/base/Texts.h"
#include "core/access/facts/KernelFacts.h"
#include "core/dependence/relations/LaunchFacts.h"
#include "core/measure/host/HostRun.h"
#include "core/measure/host/LocalRun.h"
#include "core/run/LaunchText.h"
#include "core/session/LaunchBundle.h"

#include <algorithm>
#include <functional>
#include <map>

namespace warpgrain::gui {

namespace {

using session::VariantMeasurement;

} // namespace

/// One order on its way: lives on the thread.
class MeasurementController::Work {
public:
  using Report = std::function<void(std::size_t, VariantMeasurement)>;
  using Tell = std::function<void(const std::string &)>;

  Work(const MeasurementOrder &order, KeptParser &parser, const ToolkitFuture &toolkit,
       const MeasureTargets::FindRunner &findRunner, std::filesystem::path folder, CancellationToken cancel,
       Report report, Tell tell)
      : order_(order), parser_(parser), toolkit_(toolkit), findRunner_(findRunner), folder_(std::move(folder)),
        cancel_(std::move(cancel)), report_(std::move(report)), tell_(std::move(tell)) {}

  /// Hands each row's answer on. Fails (usage) where the launch is not known in full, otherwise where nothing or not
  /// all could be measured.
  Result<void> run() {
    const execute::KernelSubject subject = subjectOf(order_.subject, toolkit_, &parser_);
    const auto launch = resolveLaunch(subject);
    if (!launch) return std::unexpected(launch.error());
    launch_ = launchText(*launch);
    auto described = session::bundleOf(subject, *launch, order_.variants);
    if (!described) return fail(ErrorKind::tool, described.error().message);
    for (const session::LeftOut &one : described->leftOut)
      report_(one.id, {.row = {.failure = measure::Failure::other, .reason = one.reason}, .launch = launch_});
    ids_ = described->ids;
    const auto bundle = session::writeBundle(std::move(*described), folder_);
    if (!bundle) return fail(ErrorKind::tool, bundle.error().message);
    bundle_ = &*bundle;
    for (const std::size_t id : ids_)
      report_(id, {.isRunning = true});
    if (order_.counters) predict(*launch);
    const auto outcome = measureThere();
    if (!outcome) return std::unexpected(outcome.error());
    const bool all = seen_ >= ids_.size();
    if (outcome->runnerExit == 0 || all) return {};
    const std::string why = measure::lastSentence(outcome->messages);
    return fail(ErrorKind::tool, why.empty() ? "The runner ended before all variants were measured." : why);
  }

private:
  std::vector<std::string> arguments() const {
    std::vector<std::string> out{"--gpu", std::to_string(order_.target.gpu)};
    if (order_.again) out.emplace_back("--again");
    if (order_.counters) out.emplace_back("--counters");
    if (order_.activity) out.emplace_back("--activity");
    return out;
  }

  /// What the analysis of the accesses says of the variants' counters, each with the launch that it gets.
  void predict(const execute::ResolvedLaunch &launch) {
    tell_("predicting what the counters will show");
    const Analysis &analysis = *order_.subject.analysis;
    for (std::size_t i = 0; i < ids_.size() && !cancel_.stop_requested(); ++i) {
      const auto variant = std::ranges::find(order_.variants, ids_[i], &session::Variant::id);
      transform::Texts texts = variant->texts;
      texts.insert(analysis.texts.begin(), analysis.texts.end()); // where both have one, the variant's stays
      const auto unit = parser_.parse(analysis.parser, texts);
      if (!unit || !model::isSome(findKernel(*unit, order_.subject.kernel))) continue;
      access::LaunchContext context;
      for (const model::Axis axis : model::allAxes) {
        context.block[axis] = bundle_->variants[i].block[indexOf(axis)];
        context.grid[axis] = bundle_->variants[i].grid[indexOf(axis)];
      }
      context.instance = launch.kernel.instance;
      for (const auto &[name, value] : order_.subject.form.arguments)
        if (const auto *integer = std::get_if<std::int64_t>(&value)) context.arguments[name] = *integer;
      const access::LaunchTotals totals =
          dependence::launchFacts(*unit, findKernel(*unit, order_.subject.kernel), context).totals;
      const std::pair<const char *, const access::Fact<std::int64_t> &> known[]{
          {"global_load_sectors", totals.globalLoadSectors},
          {"global_store_sectors", totals.globalStoreSectors},
          {"shared_load_bank_conflicts", totals.sharedLoadConflicts},
          {"shared_store_bank_conflicts", totals.sharedStoreConflicts}};
      for (const auto &[key, total] : known)
        if (total) predicted_[ids_[i]][key] = static_cast<double>(*total);
    }
  }

  Result<measure::HostOutcome> measureThere() {
    const auto take = [this](const measure::Record &record, const std::string &) { this->take(record); };
    if (order_.target.host.empty()) {
      const auto runner = findRunner_();
      if (!runner) return std::unexpected(runner.error());
      return measure::measureHere(
          {.program = *runner, .bundle = bundle_->folder, .runnerArguments = arguments(), .onRecord = take}, cancel_);
    }
    measure::HostRequest request{.command = order_.target.host, .bundle = bundle_, .runnerArguments = arguments()};
    request.runnerArguments.emplace_back("--end-with-reader");
    request.onStage = tell_;
    request.onRecord = take;
    auto outcome = measure::measureOnHost(request, cancel_);
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
    const auto found = std::ranges::find(bundle_->variants, row.variant, &measure::BundleVariant::id);
    if (found == bundle_->variants.end()) return;
    ++seen_;
    const std::size_t id = ids_[static_cast<std::size_t>(found - bundle_->variants.begin())];
    report_(id, {.row = row,
                 .environment = environments_[row.run],
                 .host = order_.target.host,
                 .launch = launch_,
                 .predicted = predicted_[id]});
  }

  const MeasurementOrder &order_;
  KeptParser &parser_;
  const ToolkitFuture &toolkit_;
  const MeasureTargets::FindRunner &findRunner_;
  std::filesystem::path folder_;
  CancellationToken cancel_;
  Report report_;
  Tell tell_;
  const measure::Bundle *bundle_ = nullptr;
  std::vector<std::size_t> ids_; ///< of the variants, in the bundle's order
  std::string launch_;
  std::map<std::string, measure::Environment> environments_; ///< by run
  std::map<std::size_t, measure::Counters> predicted_;       ///< by the variants' ids
  std::size_t seen_ = 0;
};

MeasurementController::MeasurementController(ToolkitFuture toolkit, MeasureTargets::FindRunner findRunner,
                                             QObject *parent)
    : QObject(parent), toolkit_(toolkit), findRunner_(std::move(findRunner)),
      parser_(std::make_shared<KeptParser>(std::move(toolkit))), run_(this) {
  if (!findRunner_) findRunner_ = [] { return measure::findRunner(); };
}

MeasurementController::~MeasurementController() = default;

void MeasurementController::measure(MeasurementOrder order) {
  if (isRunning() || !order.subject.isThere() || order.target.recording) return;
  if (!folder_) {
    auto folder = TemporaryDirectory::create();
    if (!folder) {
      Q_EMIT failed(toQString(folder.error().message));
      return;
    }
    folder_.emplace(std::move(*folder));
  }
  order_ = std::move(order);
  done_ = 0;
  wasCut_ = false;
  run_.start(
      [this, order = order_, folder = folder_->path() / "bundle"](const CancellationToken &cancel,
                                                                  const OneRun::Post &post) {
        const auto report = [this, &post](std::size_t id, VariantMeasurement row) {
          post([this, id, row = std::move(row)] {
            if (!row.isRunning) ++done_;
            Q_EMIT measured(id, row);
          });
        };
        const auto tell = [this, &post](const std::string &stage) {
          post([this, stage] { Q_EMIT stageReached(toQString(stage)); });
        };
        return Work(order, *parser_, toolkit_, findRunner_, folder, cancel, report, tell).run();
      },
      [this](const Result<void> &done, bool cancelled) {
        wasCut_ = !done || cancelled;
        if (!done && !cancelled)
          done.error().kind == ErrorKind::usage ? Q_EMIT launchWanted(toQString(done.error().message))
                                                : Q_EMIT failed(toQString(done.error().message));
        Q_EMIT finished(cancelled);
      });
  Q_EMIT started();
}

void MeasurementController::cancel() {
  run_.cancel();
}

} // namespace warpgrain::gui
