// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/RecoveryFile.h"

#include "app/gui/base/Texts.h"
#include "core/base/Files.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <optional>
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

constexpr QLatin1StringView filesKey("files");
constexpr QLatin1StringView frontKey("front");
constexpr QLatin1StringView sessionKey("session");

/// None where the text says nothing of the kind.
std::optional<OpenFiles> parsedOpenFiles(const std::string &text) {
  const QJsonObject all = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
  OpenFiles out{.files = {},
                .front = static_cast<std::size_t>(std::max(0, all[frontKey].toInt())),
                .session = toPath(all[sessionKey].toString())};
  for (const QJsonValue &file : all[filesKey].toArray())
    if (const fs::path path = toPath(file.toString()); path.is_absolute()) out.files.push_back(path);
  if (out.files.empty()) return std::nullopt;
  out.front = std::min(out.front, out.files.size() - 1);
  return out;
}

QDateTime timeOf(const fs::path &file) {
  return QFileInfo(toQString(file)).lastModified();
}

void addWork(const fs::path &file, std::vector<LeftWork> &works) {
  auto lock = lockOf(file);
  if (!lock) return;
  auto session = session::readSavedSession(file);
  if (!session) return;
  works.push_back({.path = file, .time = timeOf(file), .session = std::move(*session), .lock = std::move(lock)});
}

void addWindow(const fs::path &file, std::vector<LeftWindow> &windows) {
  auto lock = lockOf(file);
  if (!lock) return;
  const auto text = readFile(file);
  auto open = text ? parsedOpenFiles(*text) : std::nullopt;
  if (!open) return;
  LeftWindow window{.open = std::move(*open),
                    .works = {},
                    .ofSession = {},
                    .time = timeOf(file),
                    .path = file,
                    .lock = std::move(lock)};
  if (!window.open.session.empty())
    if (const auto session = session::readSavedSession(window.open.session)) {
      window.ofSession.push_back(session->sources.front().path);
      for (const session::SavedSession &other : session->others)
        window.ofSession.push_back(other.sources.front().path);
    }
  windows.push_back(std::move(window));
}

/// Gives it to the window that had its file open, or makes one of it.
void takeWork(LeftWork work, std::vector<LeftWindow> &windows) {
  const fs::path source = work.session.sources.front().path;
  const auto same = [&](const LeftWindow &window) {
    const auto isOf = [](const LeftWork &one) { return one.session.sources.front().path; };
    return std::ranges::find(window.open.files, source) != window.open.files.end() &&
           std::ranges::find(window.works, source, isOf) == window.works.end();
  };
  auto window = std::ranges::find_if(windows, same);
  if (window == windows.end()) {
    windows.push_back({.open = {.files = {source}, .front = 0, .session = {}},
                       .works = {},
                       .ofSession = {},
                       .time = work.time,
                       .path = {},
                       .lock = {}});
    window = windows.end() - 1;
  }
  window->time = std::max(window->time, work.time);
  window->works.push_back(std::move(work));
}

} // namespace

RecoveryFile::RecoveryFile(fs::path folder, std::string_view suffix) : folder_(std::move(folder)) {
  if (folder_.empty()) return;
  const std::string name = toUtf8(QUuid::createUuid().toString(QUuid::WithoutBraces));
  path_ = folder_ / (name + std::string(suffix));
}

RecoveryFile::~RecoveryFile() {
  remove();
}

Result<void> RecoveryFile::write(std::string_view text) {
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
  return writeFileAtomically(path_, text);
}

void RecoveryFile::remove() {
  if (!lock_) return;
  std::error_code ignored;
  fs::remove(path_, ignored);
  lock_.reset();
}

std::string textOf(const OpenFiles &open) {
  QJsonArray files;
  for (const fs::path &file : open.files)
    files.push_back(toQString(file));
  const QJsonObject all{
      {filesKey, files}, {frontKey, static_cast<qint64>(open.front)}, {sessionKey, toQString(open.session)}};
  return QJsonDocument(all).toJson(QJsonDocument::Compact).toStdString();
}

std::vector<LeftWindow> leftWindowsIn(const fs::path &folder) {
  std::vector<LeftWindow> out;
  std::vector<LeftWork> works;
  std::error_code error;
  if (folder.empty()) return out;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (it->path().extension() == session::savedSessionSuffix)
      addWork(it->path(), works);
    else if (it->path().extension() == openFilesSuffix)
      addWindow(it->path(), out);
  }
  std::ranges::stable_sort(works, std::greater{}, &LeftWork::time);
  for (LeftWork &work : works)
    takeWork(std::move(work), out);
  std::ranges::stable_sort(out, std::greater{}, &LeftWindow::time);
  return out;
}

void removeLeft(const LeftWork &left) {
  std::error_code ignored;
  fs::remove(left.path, ignored);
  left.lock->unlock();
}

void removeLeft(const LeftWindow &left) {
  if (!left.lock) return;
  std::error_code ignored;
  fs::remove(left.path, ignored);
  left.lock->unlock();
}

} // namespace warpgrain::gui
