// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/RecoveryFile.h"

#include "app/gui/base/Texts.h"
#include "core/base/Files.h"

#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

namespace fs = std::filesystem;

namespace {

QString lockName(const fs::path &file) {
  return toQString(file) + QStringLiteral(".lock");
}

/// Null where somebody holds it. The lock of a process that has ended is none, whatever its age.
std::unique_ptr<QLockFile> lockOf(const fs::path &file) {
  auto lock = std::make_unique<QLockFile>(lockName(file));
  lock->setStaleLockTime(0);
  if (!lock->tryLock(0)) return nullptr;
  return lock;
}

} // namespace

RecoveryFile::RecoveryFile(fs::path folder) : folder_(std::move(folder)) {
  if (folder_.empty()) return;
  const std::string name = toUtf8(QUuid::createUuid().toString(QUuid::WithoutBraces));
  path_ = folder_ / (name + std::string(session::savedSessionSuffix));
}

RecoveryFile::~RecoveryFile() {
  remove();
}

Result<void> RecoveryFile::write(const session::SavedSession &session) {
  if (folder_.empty()) return {};
  std::error_code error;
  fs::create_directories(folder_, error);
  // What was typed is the person's own.
  if (!error) fs::permissions(folder_, fs::perms::owner_all, error);
  if (error)
    return fail(ErrorKind::input, "Unsaved work is not kept for the case of a crash: the folder " + folder_.string() +
                                      " cannot be made (" + error.message() + ").");
  if (!lock_) lock_ = lockOf(path_);
  // Without a lock another window would take the work of this one for left, and might discard it.
  if (!lock_)
    return fail(ErrorKind::input, "Unsaved work is not kept for the case of a crash: " + toUtf8(lockName(path_)) +
                                      " cannot be made. Check the permissions of its folder.");
  return writeFileAtomically(path_, session::textOf(session, {}));
}

void RecoveryFile::remove() {
  if (!lock_) return;
  std::error_code ignored;
  fs::remove(path_, ignored);
  lock_.reset();
}

std::vector<LeftWork> leftWorkIn(const fs::path &folder) {
  std::vector<LeftWork> out;
  std::error_code error;
  if (folder.empty()) return out;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (it->path().extension() != session::savedSessionSuffix) continue;
    auto lock = lockOf(it->path());
    if (!lock) continue;
    auto session = session::readSavedSession(it->path());
    if (!session) continue;
    out.push_back({.path = it->path(),
                   .time = QFileInfo(toQString(it->path())).lastModified(),
                   .session = std::move(*session),
                   .lock = std::move(lock)});
  }
  std::ranges::stable_sort(out, std::greater{}, &LeftWork::time);
  return out;
}

void removeLeft(const LeftWork &left) {
  std::error_code ignored;
  std::filesystem::remove(left.path, ignored);
  left.lock->unlock();
}

} // namespace warpgrain::gui
