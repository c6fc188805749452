// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/SourceController.h"

#include "app/gui/base/Texts.h"
#include "core/base/Files.h"
#include "core/base/ReplacedFile.h"
#include "views/shared/CoreText.h"

#include <optional>
#include <utility>

namespace warpgrain::gui {

namespace fs = std::filesystem;

namespace {

Result<SourceFile> readSource(const fs::path &path) {
  auto bytes = readTextFile(path);
  if (!bytes) return std::unexpected(bytes.error());
  return sourceFileFrom(path, std::move(*bytes));
}

/// Without an expected text: whatever lies there.
Replacement writeOver(const fs::path &path, const std::string &bytes, const std::optional<std::string> &expected) {
  if (expected) return replaceFile(path, bytes, fileHashOf(*expected));
  return {.result = writeFileAtomically(path, bytes), .isForeign = false, .foreign = std::nullopt};
}

} // namespace

SourceController::SourceController(QObject *parent) : QObject(parent), background_(this) {
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, [this](const QString &path) { lookAt(toPath(path)); });
}

void SourceController::openUnit(const fs::path &path) {
  const fs::path wanted = absolutePath(path);
  background_.run(
      [wanted, examples = examples_]() -> Result<SourceFile> {
        const auto own = workingCopyOf(wanted, examples);
        if (!own) return std::unexpected(own.error());
        return readSource(*own);
      },
      [this, wanted](Result<SourceFile> file) {
        if (!file) {
          Q_EMIT openFailed(wanted, views::textOfCore(file.error().message));
          return;
        }
        files_.clear();
        if (!watcher_.files().isEmpty()) watcher_.removePaths(watcher_.files());
        const fs::path own = file->path;
        mainFile_ = own;
        add(std::move(*file));
        Q_EMIT unitOpened(own);
        touched();
        if (own != wanted) Q_EMIT copyOpened(own);
      });
}

void SourceController::openFile(const fs::path &path) {
  if (find(path) != nullptr) {
    Q_EMIT fileOpened(path);
    return;
  }
  background_.run([path] { return readSource(path); },
                  [this, path, unit = mainFile_](Result<SourceFile> file) {
                    if (unit != mainFile_) return; // another unit was opened meanwhile
                    if (!file) {
                      Q_EMIT openFailed(path, views::textOfCore(file.error().message));
                      return;
                    }
                    if (find(path) == nullptr) add(std::move(*file));
                    Q_EMIT fileOpened(path);
                  });
}

std::string SourceController::mainText() const {
  const SourceFile *file = find(mainFile_);
  if (file == nullptr) return {};
  return file->isReadOnly ? file->diskText : file->text; // bytes that the editor cannot show stay as they are
}

const SourceFile *SourceController::find(const fs::path &path) const {
  const auto found = files_.find(path);
  return found != files_.end() ? &found->second : nullptr;
}

std::vector<fs::path> SourceController::modifiedFiles() const {
  std::vector<fs::path> paths;
  for (const auto &[path, file] : files_)
    if (file.isModified()) paths.push_back(path);
  return paths;
}

transform::Texts SourceController::unsavedTexts() const {
  transform::Texts texts;
  for (const auto &[path, file] : files_)
    // A text without its byte order mark has other offsets than the file.
    if (file.isModified() || file.hasByteOrderMark) texts[path] = file.text;
  return texts;
}

void SourceController::setText(const fs::path &path, std::string text) {
  const auto found = files_.find(path);
  if (found == files_.end() || found->second.isReadOnly || found->second.text == text) return;
  found->second.text = std::move(text);
  Q_EMIT modifiedChanged(path, found->second.isModified());
  touched();
}

void SourceController::save(const fs::path &path) {
  write(path, false);
}

void SourceController::saveOver(const fs::path &path) {
  write(path, true);
}

void SourceController::write(const fs::path &path, bool over) {
  const SourceFile *file = find(path);
  if (file == nullptr) return;
  if (file->isReadOnly) {
    Q_EMIT saveFailed(
        path,
        tr("%1 is not UTF-8 text and is shown for reading only; convert it to UTF-8 to edit it.").arg(toQString(path)));
    return;
  }
  const std::string bytes = file->bytes();
  const auto expected = over ? std::nullopt : std::optional(file->diskText);
  background_.run([path, bytes, expected] { return writeOver(path, bytes, expected); },
                  [this, path, bytes](const Replacement &written) {
                    if (written.isForeign) {
                      if (const auto found = files_.find(path); found != files_.end()) {
                        found->second.toldText = written.foreign;
                        found->second.toldRemoved = !written.foreign; // of one that cannot be read, too
                      }
                      Q_EMIT changedMeanwhile(path);
                    } else if (!written.result)
                      Q_EMIT saveFailed(path, views::textOfCore(written.result.error().message));
                    else
                      wrote(path, bytes);
                  });
}

void SourceController::wrote(const fs::path &path, const std::string &bytes) {
  const auto found = files_.find(path);
  if (found == files_.end()) return;
  found->second.diskText = bytes;
  found->second.toldText.reset();
  found->second.toldRemoved = false;
  watch(path);
  Q_EMIT modifiedChanged(path, found->second.isModified());
  Q_EMIT saved(path);
}

void SourceController::saveAs(const fs::path &path, const fs::path &target) {
  const SourceFile *file = find(path);
  if (file == nullptr) return;
  const fs::path to = absolutePath(target);
  if (to == path) return saveOver(path);
  // A file that is not UTF-8 is copied byte for byte.
  const std::string bytes = file->isReadOnly ? file->diskText : file->bytes();
  background_.run([to, bytes] { return writeFileAtomically(to, bytes); },
                  [this, path, to, bytes](const Result<void> &written) {
                    if (!written)
                      Q_EMIT saveFailed(to, views::textOfCore(written.error().message));
                    else if (path == mainFile_)
                      rename(path, to, bytes);
                    else
                      Q_EMIT saved(to);
                  });
}

void SourceController::rename(const fs::path &from, const fs::path &to, std::string bytes) {
  auto node = files_.extract(from);
  if (node.empty()) return;
  node.key() = to;
  node.mapped().path = to;
  node.mapped().diskText = std::move(bytes);
  files_.erase(to); // the same file was open as another one of the unit
  const bool modified = node.mapped().isModified();
  files_.insert(std::move(node));
  mainFile_ = to;
  watcher_.removePath(toQString(from));
  watch(to);
  Q_EMIT renamed(from, to);
  Q_EMIT modifiedChanged(to, modified);
  Q_EMIT saved(to);
  touched();
}

void SourceController::reload(const fs::path &path) {
  background_.run([path] { return readSource(path); },
                  [this, path](Result<SourceFile> file) {
                    const auto found = files_.find(path);
                    if (found == files_.end()) return;
                    if (!file) {
                      Q_EMIT openFailed(path, views::textOfCore(file.error().message));
                      return;
                    }
                    found->second = std::move(*file);
                    watch(path);
                    Q_EMIT textReplaced(path);
                    Q_EMIT modifiedChanged(path, false);
                    touched();
                  });
}

void SourceController::add(SourceFile file) {
  const fs::path path = file.path;
  files_[path] = std::move(file);
  watch(path);
}

/// A watcher loses a file that is replaced by another of its name, which is how saving works.
void SourceController::watch(const fs::path &path) {
  const QString name = toQString(path);
  if (!watcher_.files().contains(name)) watcher_.addPath(name);
}

/// Something happened to a file: our own save, or somebody else's.
void SourceController::lookAt(const fs::path &path) {
  background_.run(
      [path] {
        std::error_code ignored;
        return fs::exists(path, ignored) ? std::optional(readFile(path)) : std::nullopt;
      },
      [this, path](const std::optional<Result<std::string>> &now) {
        const auto found = files_.find(path);
        if (found == files_.end()) return;
        SourceFile &file = found->second;
        if (now) watch(path);
        // A person is told of each change once, and not of our own.
        const bool isReadable = now && *now;
        if (!isReadable && !std::exchange(file.toldRemoved, true)) Q_EMIT changedOnDisk(path, !now);
        if (!isReadable) return;
        file.toldRemoved = false;
        if (**now == file.diskText || file.toldText == **now) return;
        file.toldText = **now;
        Q_EMIT changedOnDisk(path, false);
      });
}

void SourceController::lookAtDisk() {
  for (const auto &[path, file] : files_)
    lookAt(path);
}

void SourceController::touched() {
  ++revision_;
  Q_EMIT textsChanged();
}

} // namespace warpgrain::gui
