// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/SessionCommands.h"

#include "app/gui/base/Texts.h"
#include "app/gui/window/DifferenceWindow.h"
#include "app/gui/window/MessageBar.h"

#include <QAction>
#include <QDir>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

namespace fs = std::filesystem;

SessionCommands::SessionCommands(Workbench &workbench, SessionController &sessions, Actions &actions,
                                 MessageBar &messages, Dialogs &dialogs, QWidget *window)
    : QObject(window), workbench_(workbench), sessions_(sessions), actions_(actions), messages_(messages),
      dialogs_(dialogs), window_(window) {
  connectActions();
  connectFiles();
  connect(&sessions_, &SessionController::stateChanged, this, &SessionCommands::refresh);
  refresh();
}

void SessionCommands::connectActions() {
  SourceController &source = workbench_.source();
  connect(actions_.openSession, &QAction::triggered, this, &SessionCommands::open);
  connect(actions_.saveSession, &QAction::triggered, this, &SessionCommands::save);
  connect(actions_.saveSessionAs, &QAction::triggered, this, &SessionCommands::saveAs);
  // Saving the source saves its session: a session knows the text that it belongs to.
  connect(actions_.save, &QAction::triggered, this, [this] { saveWithSource_ = !sessions_.file().empty(); });
  connect(&source, &SourceController::saved, this, [this] {
    if (std::exchange(saveWithSource_, false) && !sessions_.isReadOnly()) sessions_.save();
  });
  connect(&source, &SourceController::changedMeanwhile, this, [this] { saveWithSource_ = false; });
  connect(&source, &SourceController::saveFailed, this, [this] { saveWithSource_ = false; });
}

void SessionCommands::connectFiles() {
  connect(&sessions_, &SessionController::opened, this, &SessionCommands::sayOpened);
  connect(&sessions_, &SessionController::sourceMissing, this, &SessionCommands::sayMissing);
  connect(&sessions_, &SessionController::sourcesChanged, this, &SessionCommands::sayChanged);
  connect(&sessions_, &SessionController::changedMeanwhile, this, [this](const fs::path &file) {
    messages_.tell(MessageKind::warning,
                   tr("The session was not saved: %1 is not the file that was opened any more.").arg(toQString(file)),
                   {{tr("Overwrite"), [this] { sessions_.saveOver(); }}, {tr("Save As…"), [this] { saveAs(); }}});
  });
  connect(&sessions_, &SessionController::leftFound, this, [this](const std::vector<LeftWindow> &left) {
    left_ = left;
    offerLeft();
  });
  // What is said of a file that is opened takes the bar; the offer stands until it is answered.
  connect(&workbench_.source(), &SourceController::unitOpened, this, &SessionCommands::offerLeft, Qt::QueuedConnection);
}

void SessionCommands::refresh() {
  actions_.saveSession->setEnabled(sessions_.isOpen());
  actions_.saveSessionAs->setEnabled(sessions_.isOpen());
}

void SessionCommands::open() {
  const fs::path main = workbench_.source().mainFile();
  const QString folder = main.empty() ? QDir::currentPath() : toQString(main.parent_path());
  const QString file =
      dialogs_.chooseFile(window_, tr("Open a session"), folder, tr("Warpgrain sessions (*.warpgrain);;All files (*)"));
  if (!file.isEmpty()) Q_EMIT openWanted(file);
}

bool SessionCommands::save() {
  if (!sessions_.isOpen()) return false;
  if (sessions_.file().empty() || sessions_.isReadOnly()) return saveAs();
  sessions_.save();
  return true;
}

/// Beside the source, under its name.
QString SessionCommands::suggestedFile() const {
  if (!sessions_.file().empty()) return toQString(sessions_.file());
  fs::path file = workbench_.source().mainFile();
  return toQString(file.replace_extension(fs::path(session::savedSessionSuffix)));
}

bool SessionCommands::saveAs() {
  const QString target = dialogs_.saveFile(window_, tr("Save the session as"), suggestedFile());
  if (target.isEmpty()) return false;
  fs::path file = toPath(target);
  if (file.extension().empty()) file += session::savedSessionSuffix;
  std::error_code error;
  const bool isSame = file == sessions_.file() || fs::equivalent(file, sessions_.file(), error);
  if (isSame && sessions_.isReadOnly()) {
    messages_.tell(MessageKind::error,
                   tr("%1 was written by a newer version of Warpgrain, and this one would lose what it does not know: "
                      "choose another file.")
                       .arg(target));
    return false;
  }
  sessions_.saveAs(file);
  return true;
}

/// Empty where it is not.
QString SessionCommands::whyReadOnly() const {
  return sessions_.isReadOnly() ? tr("%1 was written by a newer version of Warpgrain, and is open for reading only: "
                                     "what this version does not know is not shown.")
                                      .arg(toQString(sessions_.file()))
                                : QString();
}

void SessionCommands::sayOpened() {
  if (sessions_.isReadOnly())
    messages_.tell(MessageKind::warning, whyReadOnly(), {{tr("Save As…"), [this] { saveAs(); }}});
}

void SessionCommands::sayMissing(const fs::path &file, const fs::path &source) {
  messages_.tell(
      MessageKind::error,
      tr("%1 was not opened: its source %2 cannot be read.").arg(toQString(file.filename()), toQString(source)),
      {{tr("Choose the Source…"), [this, file] {
          const QString chosen = dialogs_.openFile(window_, toQString(file.parent_path()));
          if (!chosen.isEmpty()) sessions_.openWithSource(file, toPath(chosen));
        }}});
}

void SessionCommands::sayChanged(const std::vector<ChangedSource> &changed) {
  QStringList names;
  for (const ChangedSource &one : changed)
    names.push_back(one.now ? toQString(one.path.filename())
                            : tr("%1 (not there)").arg(toQString(one.path.filename())));
  std::vector<MessageBar::Offer> offers;
  if (std::ranges::any_of(changed, [](const ChangedSource &one) { return one.then && one.now; }))
    offers.push_back({tr("Show the Difference"), [this, changed] {
                        auto *window = new DifferenceWindow(changed, *workbench_.environment().settings, window_);
                        window->setAttribute(Qt::WA_DeleteOnClose);
                        window->show();
                      }});
  if (sessions_.isReadOnly()) offers.push_back({tr("Save As…"), [this] { saveAs(); }});
  QStringList sentences{tr("Changed since the session was saved: %1.").arg(names.join(QStringLiteral(", ")))};
  if (!workbench_.variants().saved().empty())
    sentences.push_back(tr("What was built, verified and measured then comes back with the text of then."));
  if (sessions_.isReadOnly()) sentences.push_front(whyReadOnly());
  messages_.tell(MessageKind::warning, sentences.join(QLatin1Char(' ')), offers);
}

/// One after the other, the newest first.
void SessionCommands::offerLeft() {
  // A file without unsaved work that is open again needs no offer.
  std::erase_if(left_, [this](const LeftWindow &left) {
    const bool isOpen = left.works.empty() && left.open.files == std::vector{workbench_.source().mainFile()};
    if (!isOpen) return false;
    if (messages_.text() == whatWasLeft(left)) messages_.dismiss(); // it was offered before the file was open
    sessions_.discard(left);
    return true;
  });
  if (left_.empty() || !messages_.isHidden()) return;
  const LeftWindow &left = left_.front();
  const auto answer = [this](auto act) {
    return [this, act] {
      if (left_.empty()) return;
      const LeftWindow first = left_.front();
      left_.erase(left_.begin());
      act(first);
    };
  };
  messages_.tell(MessageKind::warning, whatWasLeft(left),
                 {{tr("Restore"), answer([this](const LeftWindow &first) { Q_EMIT restoreWanted(first); })},
                  {tr("Discard"), answer([this](const LeftWindow &first) {
                     sessions_.discard(first);
                     offerLeft();
                   })}});
}

QString SessionCommands::whatWasLeft(const LeftWindow &left) {
  QStringList names;
  for (const fs::path &file : left.open.files) {
    const auto work =
        std::ranges::find(left.works, file, [](const LeftWork &one) { return one.session.sources.front().path; });
    const bool isAlone = left.open.files.size() == 1 && work != left.works.end() && !work->session.file.empty();
    names.push_back(toQString((isAlone ? work->session.file : file).filename()));
  }
  const QString name = QLocale().createSeparatedList(names);
  if (left.works.empty()) return tr("Warpgrain ended without closing %1.").arg(name);
  return tr("Warpgrain ended without closing %1. What was not saved is there, as it was at %2.")
      .arg(name, QLocale().toString(left.time, QLocale::ShortFormat));
}

} // namespace warpgrain::gui
