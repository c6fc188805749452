// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/Background.h"
#include "app/gui/source/ExampleCopies.h"
#include "app/gui/source/SourceFile.h"
#include "core/base/Error.h"
#include "core/plan/ApplyPlan.h"

#include <QFileSystemWatcher>
#include <QObject>

#include <cstdint>
#include <filesystem>
#include <map>
#include <vector>

namespace warpgrain::gui {

/// The files of the open unit: their texts, what of them is saved, and what happens to them on disk. Reading and
/// writing happen beside the GUI thread and are reported by signals.
class SourceController : public QObject {
  Q_OBJECT

public:
  explicit SourceController(QObject *parent = nullptr);

  /// Bundled examples are opened as copies from then on.
  void setExamples(ExampleFolders folders) { examples_ = std::move(folders); }

  const ExampleFolders &examples() const { return examples_; }

  /// Reads a unit's main file, or its copy where it is an example; unitOpened or openFailed follows. The unit that is
  /// open stays until then.
  void openUnit(const std::filesystem::path &path);
  /// Opens another file of the unit beside it; fileOpened, or openFailed, follows. One that is open is reported at
  /// once.
  void openFile(const std::filesystem::path &path);

  /// The main file; empty where nothing is open.
  const std::filesystem::path &mainFile() const { return mainFile_; }

  /// The main file's bytes as they are worked on: as typed; of a file that the editor only shows, as on disk.
  std::string mainText() const;

  /// Null where the file is not open.
  const SourceFile *find(const std::filesystem::path &path) const;
  std::vector<std::filesystem::path> modifiedFiles() const;
  /// For parsing: the texts that differ from what lies on disk.
  transform::Texts unsavedTexts() const;

  /// The editor's text.
  void setText(const std::filesystem::path &path, std::string text);

  /// Writes a file; saved, saveFailed or changedMeanwhile follows.
  void save(const std::filesystem::path &path);
  /// Writes it even where somebody else has changed the file on disk.
  void saveOver(const std::filesystem::path &path);
  /// Writes a file to another place. The main file is from then on that one; of another file it is a copy.
  void saveAs(const std::filesystem::path &path, const std::filesystem::path &target);
  /// Takes what lies on disk; textReplaced follows.
  void reload(const std::filesystem::path &path);

  /// Looks whether open files have changed on disk; changedOnDisk tells.
  void lookAtDisk();

  bool isBusy() const { return background_.isBusy(); }

  /// Counts changes of any text.
  std::uint64_t revision() const { return revision_; }

Q_SIGNALS:
  void unitOpened(const std::filesystem::path &path);
  /// After unitOpened: what was asked for is an example, and its copy was opened.
  void copyOpened(const std::filesystem::path &copy);
  void fileOpened(const std::filesystem::path &path);
  void openFailed(const std::filesystem::path &path, const QString &sentence);
  /// The text was changed by something else than the editor.
  void textReplaced(const std::filesystem::path &path);
  void modifiedChanged(const std::filesystem::path &path, bool modified);
  /// Some text has changed: what is known of the unit is old.
  void textsChanged();
  void saved(const std::filesystem::path &path);
  void saveFailed(const std::filesystem::path &path, const QString &sentence);
  /// The main file has another name now.
  void renamed(const std::filesystem::path &from, const std::filesystem::path &to);
  /// Before a save: the file on disk is not the one that was read. Nothing was written.
  void changedMeanwhile(const std::filesystem::path &path);
  /// Somebody else has changed, or removed, an open file.
  void changedOnDisk(const std::filesystem::path &path, bool removed);

private:
  void add(SourceFile file);
  void write(const std::filesystem::path &path, bool over);
  void wrote(const std::filesystem::path &path, const std::string &bytes);
  void rename(const std::filesystem::path &from, const std::filesystem::path &to, std::string bytes);
  void lookAt(const std::filesystem::path &path);
  void touched();
  void watch(const std::filesystem::path &path);

  std::map<std::filesystem::path, SourceFile> files_;
  std::filesystem::path mainFile_;
  ExampleFolders examples_;
  std::uint64_t revision_ = 0;
  QFileSystemWatcher watcher_;
  Background background_;
};

} // namespace warpgrain::gui
