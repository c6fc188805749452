// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/Background.h"
#include "app/gui/session/ChangedSources.h"
#include "app/gui/session/RecoveryFile.h"
#include "app/gui/session/Snapshot.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::gui {

class Workbench;

/// The session: the unit that is open with all that was chosen and found out, as a file that a person saves and opens,
/// and as one for recovery that is written while they work. Several units that are open in one window share a session's
/// file: each has a controller, which knows the others as its group. Files are read and written beside the GUI thread.
class SessionController : public QObject {
  Q_OBJECT

public:
  explicit SessionController(Workbench &workbench, QObject *parent = nullptr);
  ~SessionController() override;

  /// How the window is laid out; asked for when a session is saved.
  void setLayoutSource(std::function<session::SavedLayout()> layout) { layout_ = std::move(layout); }

  using Group = std::vector<SessionController *>;

  /// Asked for all that share the session's file, in the order of their tabs, this one among them. Without it, it is
  /// alone.
  void setGroup(std::function<Group()> group) { group_ = std::move(group); }

  /// Called before the group is asked for what is to be saved.
  void setBeforeSaving(std::function<void()> act) { beforeSaving_ = std::move(act); }

  /// Opens a session's file, and its source; opened or openFailed follows. What is open stays until then.
  void open(const std::filesystem::path &file);
  /// The same with another file in the place of the session's source, which is not where it was.
  void openWithSource(const std::filesystem::path &file, const std::filesystem::path &source);

  /// Opens one of the other units of a session that was opened; partOpened, openFailed or sourceMissing follows. Until
  /// its source is there, saving the session keeps it as it was read.
  void openPart(const SessionController &opened, session::SavedSession part);

  /// The main file of a unit that is to be opened by openPart; empty: there is none.
  std::filesystem::path unopenedFile() const;

  /// Its file; empty where it has none yet.
  const std::filesystem::path &file() const { return file_; }

  /// It was written by a newer version: it is never written to this file.
  bool isReadOnly() const { return isReadOnly_; }

  /// False where nothing is open.
  bool isOpen() const;

  /// Writes the file; saved, saveFailed or changedMeanwhile follows. The session has a file and is not read-only.
  void save();
  /// Writes it even where somebody else has changed it.
  void saveOver();
  /// Writes another file, which is the session's from then on.
  void saveAs(const std::filesystem::path &file);

  /// What a person writes about the work.
  const QString &notes() const { return notes_; }

  void setNotes(const QString &notes);

  /// It has a file, and something was changed since it was saved, as far as is known now.
  bool isUnsaved() const { return !file_.empty() && (isUnsaved_ || isRecovered_); }

  /// False where leaving the session would certainly lose nothing.
  bool mayBeUnsaved() const;
  /// Tells whether leaving it would lose something: at once where that is known.
  void askUnsaved(std::function<void(bool)> answer);

  /// Looks for what was left by windows that crashed; leftFound follows where there is something.
  void lookForLeft();
  /// Opens it in the place of what is open.
  void restore(const LeftWork &left);
  /// Nobody wants it any more; of a window: nothing of it.
  void discard(const LeftWork &left);
  void discard(const LeftWindow &left);

  /// The window closes: nothing is kept for recovery.
  void end();

Q_SIGNALS:
  /// A session was opened and its source is there; not analysed yet.
  void opened(const warpgrain::session::SavedSession &session);
  void openFailed(const std::filesystem::path &file, const QString &sentence);
  /// The same of one of its other units.
  void partOpened();
  /// The session can be read, its source cannot.
  void sourceMissing(const std::filesystem::path &file, const std::filesystem::path &source);
  /// After opened: these are other texts than when the session was saved.
  void sourcesChanged(const std::vector<warpgrain::gui::ChangedSource> &changed);
  /// After opened, of recovered work: texts that were typed and not saved.
  void textsRestored(const warpgrain::transform::Texts &texts);
  void notesChanged(const QString &notes);
  void saved(const std::filesystem::path &file);
  void saveFailed(const std::filesystem::path &file, const QString &sentence);
  /// The file on disk is not the one that was read. Nothing was written.
  void changedMeanwhile(const std::filesystem::path &file);
  /// Another session, another file, or another state of it.
  void stateChanged();
  void leftFound(const std::vector<warpgrain::gui::LeftWindow> &left);

private:
  /// A session that was read, and waits for its source.
  struct Opening {
    std::filesystem::path file;
    session::SavedSession session;
    std::vector<ChangedSource> changed;
    std::optional<LeftWork> left; ///< that it is recovered from
    bool isPart = false;          ///< one of the other units
  };

  /// What was taken of one of the group, to be written.
  struct Part {
    QPointer<SessionController> of;
    std::filesystem::path unit;
    std::uint64_t revision = 0;
  };

  void connectAll();
  void read(const std::filesystem::path &file, const std::filesystem::path &source);
  void openUnit(Opening opening);
  void openLater(Opening opening);
  Group group();
  void join();
  void takeSaved(const std::filesystem::path &file, const std::string &hash,
                 std::shared_ptr<const session::SavedSession> session, const Part &part);
  void unitOpened(const std::filesystem::path &path);
  void take(Opening opening);
  Snapshot now() const;
  void write(const std::filesystem::path &file, const std::optional<std::string> &expected);
  void touch();
  void keep();
  void takeKept(std::uint64_t revision, bool isUnsaved, const QString &problem);
  void dropLeft();

  Workbench &workbench_;
  std::function<session::SavedLayout()> layout_;
  std::filesystem::path file_;
  std::string fileHash_; ///< of the file when it was read or written last; empty: nobody knows
  bool isReadOnly_ = false;
  bool isRecovered_ = false;     ///< it was never saved as it is
  std::optional<LeftWork> left_; ///< goes when its work is kept by this window
  QString notes_;
  std::string savedNotes_; ///< of the session as it was opened
  std::optional<Opening> opening_;
  std::optional<Opening> missing_; ///< its source is not there
  /// One of the other units of a session, until its source is there.
  std::optional<session::SavedSession> unopened_;
  std::function<Group()> group_;
  std::function<void()> beforeSaving_;
  /// What is not unsaved: as it was saved or opened last. Null until that is known.
  std::shared_ptr<const session::SavedSession> base_;
  std::uint64_t revision_ = 0;     ///< counts changes
  std::uint64_t keptRevision_ = 0; ///< when it was compared with what is saved
  bool isUnsaved_ = false;         ///< at that revision
  bool toldProblem_ = false;
  std::vector<std::function<void(bool)>> waiting_;
  QTimer timer_;
  std::shared_ptr<RecoveryFile> recovery_;
  Background background_; // last: waits for what was begun
};

} // namespace warpgrain::gui
