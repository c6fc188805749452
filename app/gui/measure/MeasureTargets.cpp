// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/measure/MeasureTargets.h"

#include "app/gui/base/Texts.h"
#include "core/measure/host/LocalRun.h"
#include "views/shared/CoreText.h"

#include <algorithm>

namespace warpgrain::gui {

namespace {

constexpr QLatin1StringView hostsKey("measure/hosts");
constexpr QLatin1StringView currentKey("measure/current");
constexpr QLatin1StringView countersKey("measure/counters");
constexpr QLatin1StringView activityKey("measure/activity");

/// What a target is known by from one session to the next.
QString keptName(const MeasureTarget &target) {
  return target.host.empty() ? QStringLiteral("gpu %1").arg(target.gpu) : toQString(target.host);
}

} // namespace

MeasureTargets::MeasureTargets(QSettings &settings, workflow::FindRunner findRunner,
                               const std::filesystem::path &recordedFolder, QObject *parent)
    : QObject(parent), settings_(settings), findRunner_(std::move(findRunner)), work_(this) {
  if (!findRunner_) findRunner_ = [] { return measure::findRunner(); };
  fill();
  const QString wanted = settings_.value(currentKey).toString();
  const auto known = std::ranges::find(targets_, wanted, keptName);
  if (known != targets_.end()) current_ = static_cast<int>(known - targets_.begin());
  work_.run([recordedFolder] { return session::recordedSessionsIn(recordedFolder); },
            [this](std::vector<session::RecordedSession> sessions) { takeRecorded(std::move(sessions), false); });
  lookForGpus();
}

QStringList MeasureTargets::hosts() const {
  return settings_.value(hostsKey).toStringList();
}

/// The chosen target stays chosen as long as it is there.
void MeasureTargets::fill() {
  const auto before = targets_;
  const MeasureTarget chosen = targets_.empty() ? MeasureTarget() : currentTarget();
  targets_.clear();
  for (std::size_t i = 0; i < std::max<std::size_t>(1, gpus_.size()); ++i)
    targets_.push_back({.gpu = static_cast<int>(i)});
  for (const QString &host : hosts())
    targets_.push_back({.host = toUtf8(host)});
  for (const RecordedSessionPointer &session : recorded_)
    if (session->kernel == kernel_ && (session->source.empty() || session->source == source_))
      targets_.push_back({.recording = session});
  const auto known = std::ranges::find(targets_, chosen);
  current_ = known != targets_.end() ? static_cast<int>(known - targets_.begin()) : 0;
  Q_EMIT changed();
}

void MeasureTargets::choose(int target) {
  if (target < 0 || target >= static_cast<int>(targets_.size()) || target == current_) return;
  current_ = target;
  if (!currentTarget().recording) settings_.setValue(currentKey, keptName(currentTarget()));
  Q_EMIT changed();
}

void MeasureTargets::addHost(const QString &command) {
  const QString host = command.simplified();
  if (host.isEmpty()) return;
  if (!hosts().contains(host)) settings_.setValue(hostsKey, hosts() << host);
  fill();
  choose(static_cast<int>(std::ranges::find(targets_, toUtf8(host), &MeasureTarget::host) - targets_.begin()));
}

void MeasureTargets::forgetHost() {
  if (currentTarget().host.empty()) return;
  QStringList left = hosts();
  left.removeAll(toQString(currentTarget().host));
  settings_.setValue(hostsKey, left);
  fill();
}

void MeasureTargets::lookForGpus() {
  work_.run(
      [find = findRunner_]() -> Result<std::vector<measure::Environment>> {
        const auto runner = find();
        if (!runner) return std::unexpected(runner.error());
        return measure::gpusHere(*runner);
      },
      [this](const Result<std::vector<measure::Environment>> &gpus) { takeGpus(gpus); });
}

void MeasureTargets::takeGpus(const Result<std::vector<measure::Environment>> &gpus) {
  gpus_ = gpus ? *gpus : std::vector<measure::Environment>();
  whyNoGpu_ = gpus ? QString() : views::textOfCore(gpus.error().message);
  // The one that was chosen last may only be known now.
  const bool untouched = current_ == 0;
  fill();
  const auto wanted = std::ranges::find(targets_, settings_.value(currentKey).toString(), keptName);
  if (untouched && wanted != targets_.end()) choose(static_cast<int>(wanted - targets_.begin()));
  Q_EMIT changed();
}

void MeasureTargets::openRecorded(const std::filesystem::path &path) {
  work_.run([path] { return session::readRecordedSessions(path); },
            [this](Result<std::vector<session::RecordedSession>> sessions) {
              if (sessions)
                takeRecorded(std::move(*sessions), true);
              else
                Q_EMIT told(views::textOfCore(sessions.error().message), true);
            });
}

void MeasureTargets::takeRecorded(std::vector<session::RecordedSession> sessions, bool chooseThem) {
  if (sessions.empty()) return;
  const std::string kernel = sessions.front().kernel;
  const std::string source = sessions.front().source;
  RecordedSessionPointer first;
  for (session::RecordedSession &one : sessions) {
    // Opened again: the newest reading counts.
    std::erase_if(recorded_, [&one](const RecordedSessionPointer &known) {
      return known->origin == one.origin && known->environment.run == one.environment.run &&
             known->kernel == one.kernel;
    });
    recorded_.push_back(std::make_shared<const session::RecordedSession>(std::move(one)));
    if (!first) first = recorded_.back();
  }
  fill();
  if (!chooseThem) return;
  const auto found = std::ranges::find(targets_, first, &MeasureTarget::recording);
  if (found != targets_.end())
    choose(static_cast<int>(found - targets_.begin()));
  else
    Q_EMIT told(tr("These results are of the kernel %1 in %2; open that source and choose the kernel to see them.")
                    .arg(toQString(kernel), source.empty() ? tr("an unnamed source") : toQString(source)),
                false);
}

void MeasureTargets::setKernel(const std::filesystem::path &source, const KernelKey &kernel) {
  const std::string name = source.filename().string();
  if (name == source_ && kernel.name == kernel_) return;
  source_ = name;
  kernel_ = kernel.name;
  fill();
}

bool MeasureTargets::hasRecorded() const {
  return !currentTarget().recording && targets_.back().recording;
}

void MeasureTargets::chooseRecorded() {
  const auto found = std::ranges::find_if(targets_, [](const MeasureTarget &one) { return one.recording != nullptr; });
  if (found != targets_.end()) choose(static_cast<int>(found - targets_.begin()));
}

QString MeasureTargets::nameOf(const MeasureTarget &target) const {
  if (target.recording)
    return tr("Recorded: %1, %2")
        .arg(toQString(target.recording->environment.gpu), toQString(target.recording->environment.date).left(10));
  if (!target.host.empty()) return toQString(target.host);
  const auto gpu = static_cast<std::size_t>(target.gpu);
  if (gpu >= gpus_.size()) return whyNoGpu_.isEmpty() ? tr("This machine") : tr("This machine (no GPU)");
  return gpus_.size() == 1 ? tr("This machine: %1").arg(toQString(gpus_[gpu].gpu))
                           : tr("This machine: %1, GPU %2").arg(toQString(gpus_[gpu].gpu)).arg(target.gpu);
}

QString MeasureTargets::helpOf(const MeasureTarget &target) const {
  if (target.recording)
    return tr("Measured before, with %1. From %2")
        .arg(toQString(target.recording->launch), toQString(target.recording->origin));
  if (!target.host.empty())
    return tr("Another machine, over a shell that this command gives. The variants and the runner are sent there.");
  const auto gpu = static_cast<std::size_t>(target.gpu);
  if (gpu >= gpus_.size()) return whyNoGpu_;
  const measure::Environment &about = gpus_[gpu];
  return tr("%1, %2 multiprocessors, driver %3, CUDA %4")
      .arg(toQString(about.architecture))
      .arg(about.multiprocessors)
      .arg(toQString(about.driver), toQString(about.driverCuda));
}

bool MeasureTargets::readsCounters() const {
  return settings_.value(countersKey, false).toBool();
}

void MeasureTargets::readCounters(bool read) {
  settings_.setValue(countersKey, read);
}

bool MeasureTargets::readsActivity() const {
  return settings_.value(activityKey, false).toBool();
}

void MeasureTargets::readActivity(bool read) {
  settings_.setValue(activityKey, read);
}

} // namespace warpgrain::gui
