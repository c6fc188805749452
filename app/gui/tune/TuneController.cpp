// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tune/TuneController.h"

#include "app/gui/base/Texts.h"
#include "core/base/Files.h"
#include "core/measure/host/LocalRun.h"
#include "core/tune/records/T4.h"
#include "views/shared/CoreText.h"

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

namespace {

using workflow::PlanSearchResult;
using workflow::SearchedPlan;

/// A replay shows so many results in a second; a long one more, so that it takes no longer than `longest` seconds.
constexpr double replayedPerSecond = 12;
constexpr double longest = 12;

const tune::NamedStrategy &strategyOf(const TuneSettings &settings) {
  return tune::strategies.at(std::min(settings.strategy, tune::strategies.size() - 1));
}

/// What a search has told, without its plans.
PlanSearchResult withoutPlans(const PlanSearchResult &soFar) {
  PlanSearchResult out;
  out.objective = soFar.objective;
  out.combinations = soFar.combinations;
  out.leftOut = soFar.leftOut;
  out.parameters = soFar.parameters;
  out.shape = soFar.shape;
  out.environment = soFar.environment;
  out.original = soFar.original;
  out.evaluated = soFar.evaluated;
  out.end = soFar.end;
  return out;
}

} // namespace

/// Lives as long as the search's thread works; its functions are called by one thread at a time.
class TuneController::Delivery {
public:
  Delivery(TuneController &to, const OneRun::Post &post, std::uint64_t number)
      : to_(to), post_(post), number_(number) {}

  void begin(const PlanSearchResult &soFar) {
    post_([&to = to_, number = number_, result = withoutPlans(soFar)]() mutable {
      if (number != to.number_) return;
      to.current_.result = std::move(result);
      Q_EMIT to.begun();
    });
  }

  /// Those of earlier searches too, which are not reported.
  void take(const PlanSearchResult &soFar) {
    std::vector<SearchedPlan> plans(soFar.plans.begin() + static_cast<std::ptrdiff_t>(sent_), soFar.plans.end());
    sent_ = soFar.plans.size();
    post_([&to = to_, number = number_, plans = std::move(plans), result = withoutPlans(soFar)]() mutable {
      if (number != to.number_) return;
      result.plans = std::move(to.current_.result.plans);
      std::ranges::move(plans, std::back_inserter(result.plans));
      to.current_.result = std::move(result);
      Q_EMIT to.advanced();
    });
  }

private:
  TuneController &to_;
  const OneRun::Post &post_;
  std::uint64_t number_;
  std::size_t sent_ = 0;
};

TuneController::TuneController(TuneTools tools, QObject *parent)
    : QObject(parent), tools_(std::move(tools)), run_(this) {
  if (!tools_.findRunner) tools_.findRunner = [] { return measure::findRunner(); };
  if (!tools_.findExecutor) tools_.findExecutor = [] { return run::Executor::find(); };
}

TuneController::~TuneController() {
  atOnce_.request_stop();
}

template <typename Work>
void TuneController::start(TuneRun run, bool isSearch, Work work) {
  current_ = std::move(run);
  isSearch_ = isSearch;
  pause_->setPaused(false);
  secondsBefore_ = 0;
  clock_.start();
  const std::uint64_t number = ++number_;
  run_.start(
      [this, number, work = std::move(work)](const CancellationToken &cancel, const OneRun::Post &post) {
        Delivery delivery(*this, post, number);
        return work(delivery, post, cancel);
      },
      [this, number](Result<PlanSearchResult> &&result, bool cancelled) {
        takeEnd(std::move(result), cancelled, number);
      });
  Q_EMIT started();
}

void TuneController::search(TuneOrder order) {
  if (isRunning() || !order.subject.isThere() || order.target.recording) return;
  auto folder = TemporaryDirectory::create();
  if (!folder) {
    Q_EMIT failed(views::textOfCore(folder.error().message));
    return;
  }
  folder_.emplace(std::move(*folder));
  atOnce_ = CancellationSource();
  TuneRun run{.kernel = order.subject.kernel, .settings = order.settings, .replayed = {}, .result = {}};
  start(std::move(run), /*isSearch=*/true,
        [tools = tools_, order = std::move(order), pause = pause_, folder = folder_->path(),
         atOnce = atOnce_.get_token(),
         this](Delivery &delivery, const OneRun::Post &post, const CancellationToken &cancel) {
          workflow::PlanSearchOrder work{
              .kernel = {.subject = subjectOf(order.subject, tools.parser), .plans = {}, .cache = tools.cache},
              .objective = order.settings.objective,
              .strategy = strategyOf(order.settings),
              .allowsReorder = order.settings.allowsReorder,
              .evaluations = order.settings.evaluations,
              .seconds = order.settings.seconds,
              .folder = folder,
              .store = tools.store,
              .host = order.target.host,
              .runner = {.gpu = order.target.gpu, .budget = mostSecondsPerPlan, .findRunner = tools.findRunner},
              .progress = {}};
          work.begun = [&delivery](const PlanSearchResult &soFar) { delivery.begin(soFar); };
          work.pause = pause;
          work.check =
              workflow::WinnerCheck{.atOnce = std::move(atOnce), .limits = {}, .findExecutor = tools.findExecutor};
          work.progress.stageReached = [this, &post](const std::string &, const std::string &stage) {
            post([this, stage] { Q_EMIT stageReached(toQString(stage)); });
          };
          return workflow::searchPlans(
              work, [&delivery](const SearchedPlan &, const PlanSearchResult &soFar) { delivery.take(soFar); }, cancel);
        });
}

void TuneController::replay(const std::filesystem::path &file, const KernelKey &kernel, const TuneSettings &settings) {
  if (isRunning()) return;
  TuneRun run{.kernel = kernel, .settings = settings, .replayed = toQString(file.filename()), .result = {}};
  start(std::move(run), /*isSearch=*/false,
        [this, file, settings, pause = pause_](Delivery &delivery, const OneRun::Post &post,
                                               const CancellationToken &cancel) -> Result<PlanSearchResult> {
          const auto text = readTextFile(file);
          if (!text) return std::unexpected(text.error());
          auto results = tune::parseT4(*text);
          if (!results) return std::unexpected(results.error());
          const auto recorded = tune::recordedSpace(*results);
          if (!recorded) return std::unexpected(recorded.error());
          const bool isInOrder = !workflow::canBeSearched(*recorded);
          post([this, isInOrder, count = results->size()] {
            current_.isInOrder = isInOrder;
            current_.settings.evaluations = std::min(current_.settings.evaluations, count);
          });
          // Results without energies are replayed for time, whatever the next search is to be for.
          const bool hasEnergies = std::ranges::any_of(
              *results, [](const tune::T4Result &result) { return result.microjoules().has_value(); });
          const auto objective = hasEnergies ? settings.objective : workflow::SearchObjective::time;
          workflow::ReplayOrder order{.results = std::move(*results),
                                      .objective = objective,
                                      .evaluations = settings.evaluations,
                                      .pause = pause};
          if (!isInOrder) order.strategy = strategyOf(settings);
          const auto most = static_cast<double>(std::min(settings.evaluations, order.results.size()));
          order.perSecond = std::max(replayedPerSecond, most / longest);
          order.begun = [&delivery](const PlanSearchResult &soFar) { delivery.begin(soFar); };
          return workflow::replaySearch(
              order, [&delivery](const SearchedPlan &, const PlanSearchResult &soFar) { delivery.take(soFar); },
              cancel);
        });
}

/// What is known at the end is more than was told: plans of earlier searches where no plan was new, how it ended.
void TuneController::takeEnd(Result<PlanSearchResult> &&result, bool cancelled, std::uint64_t number) {
  secondsBefore_ = seconds();
  clock_.invalidate();
  pause_->setPaused(false);
  if (number != number_) { // it was forgotten
    Q_EMIT finished(true);
    return;
  }
  if (result) {
    current_.result = std::move(*result);
    Q_EMIT advanced();
    if (current_.result.error) Q_EMIT failed(views::textOfCore(current_.result.error->message));
  } else {
    current_.result.end = workflow::SearchEnd::error;
    current_.result.error = result.error();
    if (!cancelled)
      result.error().kind == ErrorKind::usage &&isSearch_
          ? Q_EMIT launchWanted(views::textOfCore(result.error().message))
          : Q_EMIT failed(views::textOfCore(result.error().message));
  }
  Q_EMIT finished(cancelled);
}

void TuneController::setPaused(bool paused) {
  if (!isRunning() || paused == pause_->isPaused()) return;
  secondsBefore_ = seconds();
  paused ? clock_.invalidate() : clock_.start();
  pause_->setPaused(paused);
  Q_EMIT pausedChanged();
}

void TuneController::cancel() {
  run_.cancel();
}

void TuneController::clear() {
  run_.cancel();
  atOnce_.request_stop();
  ++number_;
  current_ = {};
  Q_EMIT cleared();
}

double TuneController::seconds() const {
  constexpr double perSecond = 1000;
  return secondsBefore_ + (clock_.isValid() ? static_cast<double>(clock_.elapsed()) / perSecond : 0);
}

} // namespace warpgrain::gui
