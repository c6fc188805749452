// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/SessionController.h"

#include "app/gui/base/Texts.h"
#include "app/gui/source/SourceFile.h"
#include "app/gui/workbench/Workbench.h"
#include "core/base/Files.h"
#include "core/base/ReplacedFile.h"
#include "views/shared/CoreText.h"

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

namespace fs = std::filesystem;

namespace {

/// How a save ended.
struct Written {
  Replacement file;
  std::string hash; ///< of what was written
  std::vector<std::shared_ptr<const session::SavedSession>> sessions;
};

/// The snapshots are of all units, in the order of their tabs; the one at `front` is looked at. Without an expected
/// hash: whatever lies there.
Written written(const fs::path &file, std::vector<Snapshot> snapshots, std::size_t front,
                const std::optional<std::string> &expected) {
  Written out;
  for (Snapshot &snapshot : snapshots)
    out.sessions.push_back(
        std::make_shared<const session::SavedSession>(withoutUnsaved(sessionOf(std::move(snapshot)))));
  session::SavedSession all = *out.sessions[front];
  all.tab = static_cast<std::uint32_t>(front);
  for (std::size_t i = 0; i < out.sessions.size(); ++i)
    if (i != front) all.others.push_back(*out.sessions[i]);
  const std::string bytes = session::textOf(all, file.parent_path());
  out.hash = fileHashOf(bytes);
  if (expected)
    out.file = replaceFile(file, bytes, *expected);
  else
    out.file.result = writeFileAtomically(file, bytes);
  return out;
}

/// What comparing with the saved work has shown.
struct Kept {
  bool isUnsaved = false;
  std::shared_ptr<const session::SavedSession> base;
  Result<void> result;
};

/// Compares, and writes the file for recovery where there is something to lose. `savedNotes`: those of the session as
/// it was opened, which may have been changed before there was a base.
Kept compared(Snapshot snapshot, std::shared_ptr<const session::SavedSession> base, const std::string &savedNotes,
              bool isRecovered, RecoveryFile &recovery) {
  session::SavedSession session = sessionOf(std::move(snapshot));
  Kept out;
  const session::SavedSession work = withoutUnsaved(session);
  out.base = std::move(base);
  if (!out.base) {
    session::SavedSession first = work;
    first.notes = savedNotes;
    out.base = std::make_shared<const session::SavedSession>(std::move(first));
  }
  out.isUnsaved = isRecovered || !session::isSameWork(work, *out.base);
  const bool isTyped = std::ranges::any_of(session.sources, [](const auto &one) { return one.unsaved.has_value(); });
  if (out.isUnsaved || isTyped)
    out.result = recovery.write(session::textOf(session, {}));
  else
    recovery.remove();
  return out;
}

/// Makes the units of the saved session beside the restored one its others.
void addOthers(session::SavedSession &restored, session::SavedSession saved) {
  const fs::path own = restored.sources.front().path;
  std::vector<session::SavedSession> all = std::exchange(saved.others, {});
  const auto tab = std::min<std::ptrdiff_t>(saved.tab, std::ssize(all));
  all.insert(all.begin() + tab, std::move(saved));
  const auto same =
      std::ranges::find(all, own, [](const session::SavedSession &one) { return one.sources.front().path; });
  restored.tab = static_cast<std::uint32_t>(same - all.begin());
  if (same != all.end()) all.erase(same);
  restored.others = std::move(all);
}

/// A session of an example goes on with its copy; where none can be made, opening the source says why.
void useWorkingCopy(session::SavedSession &session, const ExampleFolders &examples) {
  if (auto copy = workingCopyOf(session.sources.front().path, examples))
    session.sources.front().path = std::move(*copy);
}

} // namespace

SessionController::SessionController(Workbench &workbench, QObject *parent)
    : QObject(parent), workbench_(workbench),
      recovery_(std::make_shared<RecoveryFile>(workbench.environment().recoveryFolder)), background_(this) {
  timer_.setSingleShot(true);
  timer_.setInterval(workbench_.environment().keepMilliseconds);
  connectAll();
}

SessionController::~SessionController() = default;

void SessionController::connectAll() {
  SourceController &source = workbench_.source();
  connect(&timer_, &QTimer::timeout, this, &SessionController::keep);
  connect(&source, &SourceController::unitOpened, this, &SessionController::unitOpened);
  connect(&source, &SourceController::openFailed, this, [this](const fs::path &path) {
    if (opening_ && opening_->session.sources.front().path == path) opening_.reset();
  });
  const auto touched = [this] { touch(); };
  connect(&source, &SourceController::textsChanged, this, touched);
  connect(&source, &SourceController::saved, this, touched);
  connect(&workbench_.plans(), &PlanController::planChanged, this, touched);
  connect(&workbench_.hands(), &HandController::changed, this, touched);
  connect(&workbench_.space(), &SearchSpaceController::spaceTyped, this, touched);
  connect(&workbench_.launch(), &LaunchController::changed, this, touched);
  connect(&workbench_.variants(), &VariantController::started, this, touched);
  connect(&workbench_.variants(), &VariantController::variantChanged, this, touched);
  connect(&workbench_, &Workbench::workChanged, this, touched);
  connect(&workbench_, &Workbench::architectureChanged, this, touched);
  connect(&workbench_, &Workbench::tuneSettingsChanged, this, touched);
  connect(&workbench_, &Workbench::flagsChanged, this, touched);
  connect(&workbench_, &Workbench::analysed, this, touched);
  // What was restored is all there when the workbench has taken its first analysis.
  connect(
      &workbench_, &Workbench::analysed, this,
      [this] {
        if (!base_) keep();
      },
      Qt::QueuedConnection);
}

bool SessionController::isOpen() const {
  return !workbench_.source().mainFile().empty();
}

void SessionController::open(const fs::path &file) {
  read(file, {});
}

void SessionController::openWithSource(const fs::path &file, const fs::path &source) {
  if (!missing_ || missing_->file != file) return read(file, source);
  Opening opening = *missing_;
  opening.session.sources.front().path = absolutePath(source);
  openLater(std::move(opening));
}

void SessionController::openPart(const SessionController &opened, session::SavedSession part) {
  part.isNewer = opened.isReadOnly_;
  part.fileHash = opened.fileHash_;
  unopened_ = part;
  openLater({.file = opened.file_, .session = std::move(part), .changed = {}, .left = {}, .isPart = true});
}

fs::path SessionController::unopenedFile() const {
  return unopened_ ? unopened_->sources.front().path : fs::path();
}

/// As soon as it is known which sources have changed.
void SessionController::openLater(Opening opening) {
  background_.run(
      [opening = std::move(opening), examples = workbench_.source().examples()]() mutable {
        useWorkingCopy(opening.session, examples);
        opening.changed = changedSourcesOf(opening.session);
        return std::move(opening);
      },
      [this](Opening done) { openUnit(std::move(done)); });
}

void SessionController::read(const fs::path &path, const fs::path &source) {
  const fs::path file = absolutePath(path);
  background_.run(
      [file, source, examples = workbench_.source().examples()]() -> Result<Opening> {
        auto bytes = readFile(file);
        if (!bytes) return std::unexpected(bytes.error());
        auto session = session::parseSavedSession(*bytes, file.parent_path(), file.string());
        if (!session) return std::unexpected(session.error());
        if (!source.empty()) session->sources.front().path = absolutePath(source);
        session->fileHash = fileHashOf(*bytes);
        useWorkingCopy(*session, examples);
        Opening out{.file = file, .session = std::move(*session), .changed = {}, .left = {}};
        out.changed = changedSourcesOf(out.session);
        return out;
      },
      [this, file](Result<Opening> opening) {
        if (!opening) {
          Q_EMIT openFailed(file, views::textOfCore(opening.error().message));
          return;
        }
        openUnit(std::move(*opening));
      });
}

void SessionController::openUnit(Opening opening) {
  const fs::path source = opening.session.sources.front().path;
  const auto main = std::ranges::find(opening.changed, source, &ChangedSource::path);
  if (main != opening.changed.end() && !main->now) {
    if (opening.left)
      Q_EMIT openFailed(source,
                        tr("%1 is not there any more: put it back to restore the work on it.").arg(toQString(source)));
    else {
      missing_ = std::move(opening);
      Q_EMIT sourceMissing(missing_->file, source);
    }
    return;
  }
  opening_ = std::move(opening);
  workbench_.source().openUnit(source);
}

/// Another unit is another session.
void SessionController::unitOpened(const fs::path &path) {
  auto opening = std::exchange(opening_, std::nullopt);
  if (opening && opening->session.sources.front().path != path) opening.reset();
  file_.clear();
  fileHash_.clear();
  isReadOnly_ = isRecovered_ = false;
  left_.reset(); // it stays to be offered again
  base_.reset();
  isUnsaved_ = false;
  keptRevision_ = revision_;
  notes_.clear();
  savedNotes_.clear();
  missing_.reset();
  if (opening)
    take(std::move(*opening));
  else
    join();
  unopened_.reset();
  Q_EMIT notesChanged(notes_);
  Q_EMIT stateChanged();
}

SessionController::Group SessionController::group() {
  return group_ ? group_() : Group{this};
}

/// A unit that is opened beside others is of their session.
void SessionController::join() {
  for (const SessionController *one : group()) {
    if (one == this || one->file_.empty() || one->isReadOnly_) continue;
    file_ = one->file_;
    fileHash_ = one->fileHash_;
    return;
  }
}

void SessionController::take(Opening opening) {
  file_ = opening.file;
  // The session may have been saved since it was read.
  fileHash_ = unopened_ && opening.isPart ? unopened_->fileHash : opening.session.fileHash;
  isReadOnly_ = opening.session.isNewer;
  isRecovered_ = opening.left.has_value();
  left_ = opening.left;
  notes_ = toQString(opening.session.notes);
  savedNotes_ = opening.session.notes;
  workbench_.restore(opening.session, file_.parent_path());
  // The editors open the source in their own answer to the same signal.
  QMetaObject::invokeMethod(
      this,
      [this, opening = std::move(opening)] {
        if (opening.isPart)
          Q_EMIT partOpened();
        else
          Q_EMIT opened(opening.session);
        transform::Texts texts;
        for (const session::SavedSource &source : opening.session.sources)
          if (source.unsaved) texts[source.path] = *source.unsaved;
        if (!texts.empty()) Q_EMIT textsRestored(texts);
        if (!opening.changed.empty()) Q_EMIT sourcesChanged(opening.changed);
      },
      Qt::QueuedConnection);
}

Snapshot SessionController::now() const {
  Snapshot out = snapshotOf(workbench_);
  out.session.file = file_;
  out.session.fileHash = fileHash_;
  out.session.notes = toUtf8(notes_);
  if (layout_) out.session.layout = layout_();
  return out;
}

void SessionController::save() {
  write(file_, fileHash_);
}

void SessionController::saveOver() {
  write(file_, std::nullopt);
}

void SessionController::saveAs(const fs::path &file) {
  write(absolutePath(file), std::nullopt);
}

void SessionController::write(const fs::path &file, const std::optional<std::string> &expected) {
  if (!isOpen()) return;
  if (beforeSaving_) beforeSaving_();
  std::vector<Part> parts;
  std::vector<Snapshot> snapshots;
  std::size_t front = 0;
  for (SessionController *one : group()) {
    if (!one->isOpen() && !one->unopened_) continue;
    if (one == this) front = parts.size();
    Q_EMIT one->workbench_.textsWanted();
    // A snapshot without bytes stays as it was read.
    snapshots.push_back(one->isOpen() ? one->now() : Snapshot{.session = *one->unopened_, .bytes = {}, .known = {}});
    snapshots.back().session.file.clear();
    snapshots.back().session.fileHash.clear();
    parts.push_back({.of = one, .unit = one->workbench_.source().mainFile(), .revision = one->revision_});
  }
  background_.run(
      [file, expected, front, snapshots = std::move(snapshots)]() mutable {
        return written(file, std::move(snapshots), front, expected);
      },
      [this, file, parts = std::move(parts)](const Written &done) {
        if (done.file.isForeign) {
          Q_EMIT changedMeanwhile(file);
          return;
        }
        if (!done.file.result) {
          Q_EMIT saveFailed(file, views::textOfCore(done.file.result.error().message));
          return;
        }
        for (std::size_t i = 0; i < parts.size(); ++i)
          if (parts[i].of) parts[i].of->takeSaved(file, done.hash, done.sessions[i], parts[i]);
        Q_EMIT saved(file);
      });
}

/// The session was written with this part.
void SessionController::takeSaved(const fs::path &file, const std::string &hash,
                                  std::shared_ptr<const session::SavedSession> session, const Part &part) {
  if (unopened_) unopened_->fileHash = hash;
  if (isOpen() && part.unit == workbench_.source().mainFile()) {
    file_ = file;
    fileHash_ = hash;
    base_ = std::move(session);
    isReadOnly_ = isRecovered_ = false;
    keptRevision_ = part.revision;
    isUnsaved_ = false;
    timer_.start(); // what is kept for recovery is another one now
  }
  Q_EMIT stateChanged();
}

void SessionController::setNotes(const QString &notes) {
  if (notes == notes_) return;
  notes_ = notes;
  touch();
  Q_EMIT stateChanged();
}

bool SessionController::mayBeUnsaved() const {
  if (!isOpen()) return false;
  if (isRecovered_) return true;
  if (file_.empty()) return !notes_.trimmed().isEmpty();
  if (!base_) return toUtf8(notes_) != savedNotes_;
  return isUnsaved_ || keptRevision_ != revision_;
}

void SessionController::askUnsaved(std::function<void(bool)> answer) {
  if (!mayBeUnsaved()) return answer(false);
  if (file_.empty() || isRecovered_ || !base_ || keptRevision_ == revision_) return answer(true);
  waiting_.push_back(std::move(answer));
  keep();
}

void SessionController::touch() {
  if (!isOpen()) return;
  ++revision_;
  if (!timer_.isActive()) timer_.start();
}

/// Compares with what is saved, and keeps what is not for the case of a crash.
void SessionController::keep() {
  timer_.stop();
  if (!isOpen()) return;
  // Until the first analysis what was restored is not all there.
  if (!base_ && !workbench_.analysis()) return;
  background_.run(
      [snapshot = now(), base = base_, notes = savedNotes_, isRecovered = isRecovered_,
       recovery = recovery_]() mutable {
        return compared(std::move(snapshot), std::move(base), notes, isRecovered, *recovery);
      },
      [this, revision = revision_, unit = workbench_.source().mainFile(), had = base_](const Kept &result) {
        if (unit != workbench_.source().mainFile() || had != base_) return keep(); // it was of another state
        base_ = result.base;
        takeKept(revision, result.isUnsaved,
                 result.result ? QString() : views::textOfCore(result.result.error().message));
      });
}

void SessionController::takeKept(std::uint64_t revision, bool isUnsaved, const QString &problem) {
  keptRevision_ = revision;
  if (std::exchange(isUnsaved_, isUnsaved) != isUnsaved) Q_EMIT stateChanged();
  if (problem.isEmpty())
    dropLeft();
  else if (!std::exchange(toldProblem_, true))
    Q_EMIT workbench_.told(MessageKind::warning, problem, MessageCause::event);
  if (revision_ != keptRevision_ && !waiting_.empty()) return keep();
  for (const auto &answer : std::exchange(waiting_, {}))
    answer(mayBeUnsaved());
}

/// This window keeps the work that another one has left.
void SessionController::dropLeft() {
  if (left_) discard(*std::exchange(left_, std::nullopt));
}

void SessionController::lookForLeft() {
  background_.run([folder = workbench_.environment().recoveryFolder] { return leftWindowsIn(folder); },
                  [this](const std::vector<LeftWindow> &left) {
                    if (!left.empty()) Q_EMIT leftFound(left);
                  });
}

void SessionController::restore(const LeftWork &left) {
  background_.run(
      [left, examples = workbench_.source().examples()] {
        Opening out{.file = left.session.file, .session = left.session, .changed = {}, .left = left};
        useWorkingCopy(out.session, examples); // versions that opened examples in place have left their paths
        // The hash is that of the file that was worked on: saving asks where somebody has saved another one since.
        if (const auto bytes = readFile(out.file))
          if (auto saved = session::parseSavedSession(*bytes, out.file.parent_path(), out.file.string())) {
            out.session.isNewer = saved->isNewer;
            addOthers(out.session, std::move(*saved));
          }
        out.changed = changedSourcesOf(out.session);
        return out;
      },
      [this](Opening opening) { openUnit(std::move(opening)); });
}

void SessionController::discard(const LeftWork &left) {
  background_.run(
      [left] {
        removeLeft(left);
        return true;
      },
      [](bool) {});
}

void SessionController::discard(const LeftWindow &left) {
  background_.run(
      [left] {
        for (const LeftWork &work : left.works)
          removeLeft(work);
        removeLeft(left);
        return true;
      },
      [](bool) {});
}

void SessionController::end() {
  timer_.stop();
  waiting_.clear();
  background_.run(
      [recovery = recovery_] {
        recovery->remove();
        return true;
      },
      [](bool) {});
}

} // namespace warpgrain::gui
