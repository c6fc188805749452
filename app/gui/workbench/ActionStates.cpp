// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workbench/ActionStates.h"

#include "app/gui/workbench/Workbench.h"
#include "views/shared/CoreText.h"

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

namespace {

using views::ActionState;
using Phase = ActionState::Phase;

constexpr std::array<std::pair<ActionStates::Action, Jobs::Kind>, 4> jobsOfActions{
    {{ActionStates::building, Jobs::building},
     {ActionStates::verifying, Jobs::verifying},
     {ActionStates::measuring, Jobs::measuring},
     {ActionStates::tuning, Jobs::tuning}}};

} // namespace

ActionStates::ActionStates(Workbench &workbench, QObject *parent) : QObject(parent), workbench_(workbench) {
  connectJobs();
  connectFiles();
  connect(&workbench_.source(), &SourceController::unitOpened, this, &ActionStates::forget);
  connect(&workbench_.selection(), &Selection::kernelChanged, this, &ActionStates::forget);
}

void ActionStates::connectJobs() {
  VariantController &variants = workbench_.variants();
  VerificationController &verification = workbench_.verification();
  MeasurementController &measurement = workbench_.measurement();
  TuneController &search = workbench_.tuning();
  connect(&workbench_.jobs(), &Jobs::changed, this, &ActionStates::refresh);
  connect(&variants, &VariantController::variantChanged, this, &ActionStates::refresh);
  connect(&verification, &VerificationController::verified, this, &ActionStates::refresh);
  connect(&measurement, &MeasurementController::measured, this, &ActionStates::refresh);
  connect(&search, &TuneController::advanced, this, &ActionStates::refresh);
  // Jobs say why one that waited was not started.
  connect(&workbench_.jobs(), &Jobs::told, this, [this](MessageKind, const QString &sentence) {
    for (const auto &[action, kind] : jobsOfActions)
      if (states_[action].phase == Phase::waiting) failures_[action] = sentence;
  });
  connect(&workbench_.jobs(), &Jobs::launchWanted, this, [this](std::size_t wanted, const QString &why) {
    for (const auto &[action, kind] : jobsOfActions)
      if (kind == wanted) failForLaunch(action, why);
  });
  connect(&verification, &VerificationController::failed, this, [this](const QString &why) { fail(verifying, why); });
  connect(&verification, &VerificationController::launchWanted, this,
          [this](const QString &why) { failForLaunch(verifying, why); });
  connect(&measurement, &MeasurementController::failed, this, [this](const QString &why) { fail(measuring, why); });
  connect(&measurement, &MeasurementController::launchWanted, this,
          [this](const QString &why) { failForLaunch(measuring, why); });
  connect(&search, &TuneController::failed, this, [this](const QString &why) { fail(tuning, why); });
  connect(&search, &TuneController::launchWanted, this, [this](const QString &why) { failForLaunch(tuning, why); });
  connect(&workbench_.launchCheck(), &LaunchCheck::answered, this, [this](const LaunchAnswer &answer) {
    if (answer.isComplete) forgetLaunch();
  });
  connect(&variants, &VariantController::finished, this, [this](bool cancelled) {
    if (const QString why = whyNothingWasBuilt(); !cancelled && !why.isEmpty()) fail(building, why);
    end(building, cancelled);
  });
  connect(&verification, &VerificationController::finished, this,
          [this](bool cancelled) { end(verifying, cancelled); });
  connect(&measurement, &MeasurementController::finished, this, [this](bool cancelled) { end(measuring, cancelled); });
  connect(&search, &TuneController::finished, this, [this, &search](bool cancelled) {
    if (search.isSearch()) end(tuning, cancelled);
  });
}

void ActionStates::connectFiles() {
  ExportController &exporter = workbench_.exporter();
  ReportController &reports = workbench_.reports();
  connect(&exporter, &ExportController::begun, this, [this] { set(exporting, {.phase = Phase::running}); });
  connect(&exporter, &ExportController::exported, this, [this] { set(exporting, {.phase = Phase::done}); });
  connect(&exporter, &ExportController::refused, this,
          [this](const QString &why) { set(exporting, {.phase = Phase::failed, .reason = why}); });
  connect(&reports, &ReportController::begun, this, [this] { set(reporting, {.phase = Phase::running}); });
  connect(&reports, &ReportController::written, this, [this] { set(reporting, {.phase = Phase::done}); });
  connect(&reports, &ReportController::refused, this,
          [this](const QString &why) { set(reporting, {.phase = Phase::failed, .reason = why}); });
}

/// What the queue has now. One that has left it has ended, was dropped, or tells of its end in a moment.
void ActionStates::refresh() {
  const auto listed = workbench_.jobs().list();
  for (const auto &[action, kind] : jobsOfActions) {
    const auto job = std::ranges::find(listed, kind, &workflow::JobQueue::Listed::kind);
    const Phase before = states_[action].phase;
    if (job != listed.end()) {
      ActionState now{.phase = job->isRunning ? Phase::running : Phase::waiting};
      if (before != now.phase) failures_[action].clear();
      if (job->isRunning) countIn(now, action);
      set(action, now);
    } else if (before == Phase::running || before == Phase::waiting) {
      const QString &why = failures_[action];
      set(action, why.isEmpty() ? ActionState() : ActionState{.phase = Phase::failed, .reason = why});
    }
  }
}

void ActionStates::countIn(ActionState &state, Action action) const {
  switch (action) {
  case building:
    state.done = workbench_.variants().doneCount();
    state.total = static_cast<int>(workbench_.variants().variants().size());
    break;
  case verifying:
    state.done = workbench_.verification().doneCount();
    state.total = workbench_.verification().count() + 1; // the original is run for them all
    break;
  case measuring:
    state.done = workbench_.measurement().doneCount();
    state.total = workbench_.measurement().count();
    break;
  case tuning:
    state.done = static_cast<int>(workbench_.tuning().run().result.evaluated);
    state.total = static_cast<int>(workbench_.tuning().run().settings.evaluations);
    break;
  default:
    break;
  }
}

void ActionStates::fail(Action action, const QString &reason) {
  failures_[action] = reason;
  const Phase now = states_[action].phase;
  if (now != Phase::waiting && now != Phase::running) set(action, {.phase = Phase::failed, .reason = reason});
}

void ActionStates::failForLaunch(Action action, const QString &reason) {
  fail(action, reason);
  lacksLaunch_[action] = states_[action].phase == Phase::failed;
}

/// The launch is known now: a cross that stands for what was missing goes.
void ActionStates::forgetLaunch() {
  for (std::size_t action = 0; action < count; ++action)
    if (std::exchange(lacksLaunch_[action], false) && states_[action].phase == Phase::failed)
      set(static_cast<Action>(action), {});
}

void ActionStates::end(Action action, bool cancelled) {
  const QString why = std::exchange(failures_[action], {});
  const Phase now = states_[action].phase;
  if (now == Phase::waiting) return; // it was asked for again
  if (!why.isEmpty())
    set(action, {.phase = Phase::failed, .reason = why});
  else
    set(action, {.phase = cancelled ? Phase::idle : Phase::done});
}

/// Empty where a row was built.
QString ActionStates::whyNothingWasBuilt() const {
  QString why;
  for (const session::Variant &row : workbench_.variants().variants()) {
    if (row.status == session::VariantStatus::built) return {};
    if (row.status == session::VariantStatus::failed && why.isEmpty()) why = views::textOfCore(row.reason);
  }
  return why;
}

void ActionStates::set(Action action, ActionState state) {
  lacksLaunch_[action] = false;
  if (state == states_[action]) return;
  states_[action] = std::move(state);
  Q_EMIT changed();
}

void ActionStates::forget() {
  for (ActionState &state : states_)
    if (state.phase == Phase::done || state.phase == Phase::failed) state = {};
  Q_EMIT changed();
}

} // namespace warpgrain::gui
