// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/TunePresenter.h"

#include "app/gui/base/Dialogs.h"
#include "app/gui/base/Texts.h"
#include "app/gui/tune/TuneTexts.h"
#include "views/tune/TuneBar.h"
#include "views/tune/TuneView.h"

#include <algorithm>
#include <chrono>

namespace warpgrain::gui {

namespace {

using workflow::SearchedPlan;

/// The view follows a search in steps of this length, however many plans come in it.
constexpr std::chrono::milliseconds refreshEvery(100);

} // namespace

TunePresenter::TunePresenter(Workbench &workbench, views::TuneView &view, Dialogs &dialogs)
    : QObject(&view), workbench_(workbench), view_(view), dialogs_(dialogs),
      recorded_(recordedSearchesIn(workbench.environment().recordedFolder.empty()
                                       ? std::filesystem::path()
                                       : workbench.environment().recordedFolder / "searches")),
      assumptions_(workbench.newParser()) {
  refresh_.setSingleShot(true);
  refresh_.setInterval(refreshEvery);
  connect(&refresh_, &QTimer::timeout, this, &TunePresenter::addPlans);
  connect(&importance_, &ImportanceController::found, this, [this](const std::optional<tune::Importance> &found) {
    view_.setImportance(found ? views::TuneImportance{.shares = found->shares, .together = found->together}
                              : views::TuneImportance());
  });
  connect(&assumptions_, &AssumptionController::found, this,
          [this](const std::vector<JudgedAssumption> &found) { view_.setAssumptions(tuneAssumptionTexts(found)); });
  view_.bar().setStrategies(tuneStrategies());
  QStringList names;
  for (const RecordedSearch &one : recorded_)
    names << one.name;
  view_.bar().setRecordings(names);
  showSettings();
  connectBar();
  connectSearch();
  showPossible();
  showActivity();
  showStatus();
}

void TunePresenter::connectBar() {
  views::TuneBar &bar = view_.bar();
  TuneController &tuning = workbench_.tuning();
  connect(&bar, &views::TuneBar::tuneRequested, this, [this] { workbench_.tune(settings()); });
  connect(&bar, &views::TuneBar::pauseRequested, &tuning, &TuneController::setPaused);
  connect(&bar, &views::TuneBar::bestRequested, this, &TunePresenter::keepBest);
  connect(&bar, &views::TuneBar::cancelRequested, &tuning, &TuneController::cancel);
  connect(&bar, &views::TuneBar::budgetChanged, this, &TunePresenter::showStatus);
  connect(&bar, &views::TuneBar::settingsChanged, this, [this] {
    workbench_.setTuneSettings(settings());
    showStatus();
  });
  connect(&workbench_, &Workbench::tuneSettingsChanged, this, &TunePresenter::showSettings);
  connect(&bar, &views::TuneBar::openRequested, this, &TunePresenter::openResults);
  connect(&bar, &views::TuneBar::recordingChosen, this,
          [this](int recording) { replayRecorded(static_cast<std::size_t>(recording)); });
  connect(&view_, &views::TuneView::pointChosen, this, &TunePresenter::choosePoint);
}

void TunePresenter::connectSearch() {
  TuneController &tuning = workbench_.tuning();
  connect(&tuning, &TuneController::started, this, &TunePresenter::begin);
  connect(&tuning, &TuneController::cleared, this, &TunePresenter::begin);
  connect(&tuning, &TuneController::begun, this, &TunePresenter::showSpace);
  connect(&tuning, &TuneController::begun, this, &TunePresenter::showStatus);
  connect(&tuning, &TuneController::advanced, this, [this] {
    if (!refresh_.isActive()) refresh_.start();
  });
  connect(&tuning, &TuneController::pausedChanged, this, &TunePresenter::showActivity);
  connect(&tuning, &TuneController::pausedChanged, this, &TunePresenter::showStatus);
  connect(&tuning, &TuneController::stageReached, &view_, &views::TuneView::setStatus);
  const auto fail = [this](const QString &sentence) {
    failure_ = sentence;
    showStatus();
  };
  connect(&tuning, &TuneController::started, this, [this] { failure_.clear(); });
  connect(&tuning, &TuneController::cleared, this, [this] { failure_.clear(); });
  connect(&tuning, &TuneController::failed, this, fail);
  connect(&tuning, &TuneController::launchWanted, this, fail);
  connect(&workbench_.jobs(), &Jobs::changed, this, [this] {
    if (std::exchange(isWaiting_, workbench_.jobs().isWaiting(Jobs::tuning)) !=
        workbench_.jobs().isWaiting(Jobs::tuning))
      showStatus();
  });
  connect(&tuning, &TuneController::finished, this, &TunePresenter::end);
  connect(&workbench_, &Workbench::workChanged, this, &TunePresenter::showPossible);
  connect(&workbench_, &Workbench::analysed, this, &TunePresenter::replayWaiting);
  connect(&workbench_, &Workbench::shownChanged, this, &TunePresenter::showShown);
  connect(&workbench_.selection(), &Selection::kernelChanged, this, &TunePresenter::showPossible);
  connect(&workbench_.targets(), &MeasureTargets::changed, this, &TunePresenter::showPossible);
}

TuneSettings TunePresenter::settings() const {
  views::TuneBar &bar = view_.bar();
  return {.strategy = static_cast<std::size_t>(std::max(0, bar.strategy())),
          .objective = static_cast<workflow::SearchObjective>(std::max(0, bar.objective())),
          .evaluations = bar.evaluations(),
          .seconds = bar.seconds(),
          .allowsReorder = bar.allowsReorder()};
}

void TunePresenter::showSettings() {
  const TuneSettings &now = workbench_.tuneSettings();
  if (now != settings())
    view_.bar().setSettings(static_cast<int>(now.strategy), static_cast<int>(now.objective), now.evaluations,
                            now.seconds, now.allowsReorder);
}

void TunePresenter::begin() {
  shown_ = 0;
  byPlan_.clear();
  isSpaceShown_ = false;
  wantsBest_ = false;
  importance_.drop();
  assumptions_.drop();
  view_.setSpace({});
  view_.setAssumptions({});
  view_.setHeadline({}, {});
  showActivity();
  showPossible();
  showStatus();
}

void TunePresenter::showSpace() {
  const TuneRun &run = workbench_.tuning().run();
  if (run.result.parameters.empty() && run.result.plans.empty()) return;
  if (!isSpaceShown_) view_.setSpace(tuneSpaceOf(run));
  isSpaceShown_ = true;
  const QString place = toQString(run.result.environment.gpu);
  view_.setHeadline(
      tuneHeadline(run, place.isEmpty() ? workbench_.targets().nameOf(workbench_.targets().currentTarget()) : place),
      tuneSpaceText(run));
}

void TunePresenter::addPlans() {
  const TuneRun &run = workbench_.tuning().run();
  showSpace();
  const views::TuneSpace space = tuneSpaceOf(run);
  view_.setOriginal(space.originalMicroseconds, space.originalMicrojoules);
  std::vector<views::TunePoint> points;
  for (; shown_ < run.result.plans.size(); ++shown_) {
    const SearchedPlan &plan = run.result.plans[shown_];
    if (!plan.plan.empty()) byPlan_.emplace(toString(plan.plan), shown_);
    points.push_back(tunePointOf(plan, run.result));
  }
  view_.addPoints(points);
  std::vector<std::size_t> front;
  for (const SearchedPlan *plan : run.result.front())
    front.push_back(static_cast<std::size_t>(plan - run.result.plans.data()));
  view_.setFront(std::move(front));
  view_.bar().setHasBest(run.result.best() != nullptr);
  if (!importance_.isBusy() || !workbench_.tuning().isRunning()) importance_.ask(run);
  showStatus();
  showActivity();
}

void TunePresenter::end(bool cancelled) {
  refresh_.stop();
  if (workbench_.tuning().run().result.parameters.empty()) return begin(); // it was forgotten, or never began
  showSetAside();
  addPlans();
  askAssumptions();
  const TuneController &tuning = workbench_.tuning();
  if (tuning.run().replayed.isEmpty() && tuning.run().result.evaluated > 0)
    secondsPerPlan_ = tuning.seconds() / static_cast<double>(tuning.run().result.evaluated);
  if (wantsBest_ && cancelled) chooseBest();
  wantsBest_ = false;
}

/// Of the best plan, where its kernel is still the one that is looked at. Results that do not tell the original's time
/// have a best plan all the same: the one that the view names.
void TunePresenter::askAssumptions() {
  const TuneRun &run = workbench_.tuning().run();
  const SearchedPlan *best = run.result.best();
  if (const auto named = views::extremesOf(view_.search()); best == nullptr && named && !run.result.original)
    best = &run.result.plans[named->best];
  const ChosenKernel kernel = workbench_.chosenKernel();
  if (best == nullptr || best->plan.empty() || kernel.kernel != run.kernel || !kernel.isThere()) return;
  assumptions_.ask(kernel, best->plan);
}

/// Verifying the best plans comes last: those that are wrong are shown anew.
void TunePresenter::showSetAside() {
  const auto &plans = workbench_.tuning().run().result.plans;
  const bool isSome = std::ranges::any_of(
      plans, [](const SearchedPlan &plan) { return plan.verification && !plan.verification->against.empty(); });
  if (!isSome) return;
  shown_ = 0;
  byPlan_.clear();
  isSpaceShown_ = false;
}

void TunePresenter::showPossible() {
  const auto possible = [this](const QString &reason) { view_.bar().setPossible(reason.isEmpty(), reason); };
  if (workbench_.selection().kernel().isNone())
    possible(tr("Open a file that holds a kernel."));
  else if (workbench_.targets().currentTarget().recording)
    possible(tr("Recorded times are chosen above the variants table; choose a GPU there to search on it."));
  else if (workbench_.isWorking())
    possible(tr("Wait until what is built, run or measured has ended."));
  else
    possible({});
}

void TunePresenter::showActivity() {
  const TuneController &tuning = workbench_.tuning();
  const auto activity = tuning.isSearching() ? views::TuneActivity::searching
                        : tuning.isRunning() ? views::TuneActivity::replaying
                                             : views::TuneActivity::idle;
  view_.bar().setActivity(activity, tuning.isPaused());
  view_.bar().setProgress(tuning.run().result.evaluated, tuning.isRunning() ? tuning.run().settings.evaluations : 0);
}

void TunePresenter::showStatus() {
  const TuneController &tuning = workbench_.tuning();
  const bool isThere = !tuning.run().result.parameters.empty();
  if (!tuning.isRunning() && workbench_.jobs().isWaiting(Jobs::tuning))
    return view_.setStatus(tr("The search waits for its turn."));
  if (tuning.isRunning() && !isThere)
    return view_.setStatus(tuning.isSearching() ? tr("Judging the steps of the kernel…") : tr("Reading the results…"));
  if (!isThere) return view_.setStatus(failure_.isEmpty() ? estimateText() : tr("The search failed. %1").arg(failure_));
  const QString counts = tuneCountsText(tuning.run());
  if (!tuning.isRunning())
    view_.setStatus((tr("%1 in %2. %3").arg(counts, tuneDurationText(tuning.seconds()), tuneEndText(tuning.run())) +
                     QLatin1Char(' ') + tuneVerificationText(tuning.run()))
                        .trimmed());
  else if (tuning.isPaused())
    view_.setStatus(tr("%1. Paused.").arg(counts));
  else
    view_.setStatus(tr("%1. %2").arg(counts, estimateText()));
}

/// While it runs by how long the plans took so far, before by the last search, or by the most that measuring takes.
QString TunePresenter::estimateText() const {
  const TuneController &tuning = workbench_.tuning();
  const TuneSettings now = tuning.isRunning() ? tuning.run().settings : settings();
  const auto plans = static_cast<double>(now.evaluations);
  const auto limited = [&now](double seconds) { return std::min(seconds, now.seconds.value_or(seconds)); };
  if (!tuning.isRunning()) {
    if (secondsPerPlan_)
      return tr("About %1, as long as the last search took for each plan.")
          .arg(tuneDurationText(limited(plans * *secondsPerPlan_)));
    const bool countsEnergy = now.objective != workflow::SearchObjective::time;
    const double most = TuneController::mostSecondsPerPlan + (countsEnergy ? TuneController::mostSecondsOfEnergy : 0);
    return tr("At most about %1: a plan is measured for %2 s at most, while others are compiled.")
        .arg(tuneDurationText(limited(plans * most)))
        .arg(most);
  }
  const auto &result = tuning.run().result;
  const auto done = static_cast<double>(result.evaluated);
  const auto known = static_cast<double>(std::ranges::count(result.plans, true, &SearchedPlan::isFromStore));
  if (done - known < 1) return tr("Compiling and measuring the first plans…");
  const double left = tuning.seconds() / (done - known) * std::max(0.0, plans - done);
  const double untilLimit = now.seconds ? std::max(0.0, *now.seconds - tuning.seconds()) : left;
  return tr("About %1 more.").arg(tuneDurationText(std::min(left, untilLimit)));
}

/// The plan that is looked at is marked, whoever chose it.
void TunePresenter::showShown() {
  const TuneRun &run = workbench_.tuning().run();
  if (run.kernel.isNone() || run.kernel != workbench_.selection().kernel() || !workbench_.isShownNamed()) return;
  const auto found = byPlan_.find(toString(workbench_.shown().variant.plan));
  view_.setCurrentPoint(found != byPlan_.end() ? std::optional(found->second) : std::nullopt);
}

/// The plan goes into the panel, and is the row of the variants table where there is one.
void TunePresenter::choosePoint(std::size_t point) {
  const TuneRun &run = workbench_.tuning().run();
  if (point >= run.result.plans.size()) return;
  view_.setCurrentPoint(point);
  const transform::Plan plan = run.result.plans[point].plan;
  if (plan.empty() || run.kernel.isNone()) {
    Q_EMIT told(MessageKind::information,
                run.kernel.isNone() ? tr("The results are of a kernel that is not open: its plans are shown, but none "
                                         "can be chosen.")
                                    : tr("The results do not say which steps make this point: it is no plan that could "
                                         "be chosen."));
    return;
  }
  workbench_.plans().setText(run.kernel, toString(plan));
  if (const session::Variant *row = workbench_.variants().find(plan); row != nullptr && workbench_.areRowsCurrent())
    workbench_.selection().setVariant(row->id);
  Q_EMIT planChosen();
}

void TunePresenter::keepBest() {
  TuneController &tuning = workbench_.tuning();
  if (!tuning.isRunning()) return chooseBest();
  wantsBest_ = true;
  tuning.cancel();
}

void TunePresenter::chooseBest() {
  const auto &result = workbench_.tuning().run().result;
  if (const SearchedPlan *best = result.best()) choosePoint(static_cast<std::size_t>(best - result.plans.data()));
}

KernelKey TunePresenter::kernelNamed(const std::string &name) const {
  const AnalysisPointer &analysis = workbench_.analysis();
  if (!analysis || !analysis->unit) return {};
  const auto kernel = analysis->unit->findKernel(name);
  return kernel ? keyOf(*analysis->unit, *kernel) : KernelKey();
}

/// The example is opened first where nothing is open; beside another source its plans can be looked at alone.
void TunePresenter::replayRecorded(std::size_t recording) {
  const RecordedSearch &recorded = recorded_.at(recording);
  const std::filesystem::path open = workbench_.source().mainFile();
  waiting_.reset();
  if (const auto &examples = workbench_.environment().trustedFolder; open.empty() && !examples.empty()) {
    waiting_ = recording;
    Q_EMIT openWanted(toQString(examples / recorded.source));
    return;
  }
  const KernelKey kernel = open.filename() == recorded.source ? kernelNamed(recorded.kernel) : KernelKey();
  if (!kernel.isNone()) workbench_.selection().setKernel(kernel);
  workbench_.tuning().replay(recorded.file, kernel, settings());
}

void TunePresenter::replayWaiting() {
  if (!waiting_) return;
  const std::size_t recording = *waiting_;
  waiting_.reset();
  if (workbench_.source().mainFile().filename() == recorded_[recording].source) replayRecorded(recording);
}

void TunePresenter::openResults() {
  const QString folder = toQString(workbench_.source().mainFile().parent_path());
  const QString file = dialogs_.chooseFile(&view_, tr("Open tuning results"), folder,
                                           tr("Tuning results in T4 form (*.json);;All files (*)"));
  if (!file.isEmpty()) workbench_.tuning().replay(toPath(file), workbench_.selection().kernel(), settings());
}

} // namespace warpgrain::gui
