// SPDX-License-Identifier: Apache-2.0
#include "core/base/TemporaryDirectory.h"

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace warpgrain {

namespace {

constexpr std::string_view prefix = "warpgrain-";
constexpr std::size_t nameLength = prefix.size() + 6;
constexpr int mostRemoved = 8; // at once: the caller waits

int opened(const std::filesystem::path &folder) {
  return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/// Returns a descriptor of the folder that holds a lock; -1 where there is none. It is a lock of fcntl(), which has
/// nothing to do with those of flock() that others take of the folder.
int lockOf(const std::filesystem::path &folder) {
  const int descriptor = opened(folder);
  struct flock lock{};
  lock.l_type = F_RDLCK;
  if (descriptor >= 0 && ::fcntl(descriptor, F_OFD_SETLK, &lock) == 0) return descriptor;
  if (descriptor >= 0) ::close(descriptor);
  return -1;
}

/// True also where that cannot be told.
bool isLocked(const std::filesystem::path &folder) {
  const int descriptor = opened(folder);
  if (descriptor < 0) return true;
  struct flock lock{};
  lock.l_type = F_WRLCK;
  const bool isFree = ::fcntl(descriptor, F_OFD_GETLK, &lock) == 0 && lock.l_type == F_UNLCK;
  ::close(descriptor);
  return !isFree;
}

/// A folder of ours that nothing was made in for a day.
bool isOld(const std::filesystem::path &folder) {
  struct stat status{};
  if (::lstat(folder.c_str(), &status) != 0 || !S_ISDIR(status.st_mode) || status.st_uid != ::geteuid()) return false;
  const auto age = std::chrono::system_clock::now() - std::chrono::system_clock::from_time_t(status.st_mtime);
  return age > std::chrono::days(1);
}

} // namespace

void TemporaryDirectory::removeLeftovers(const std::filesystem::path &base) {
  std::error_code error;
  int removed = 0;
  for (std::filesystem::directory_iterator each(base, error), end; !error && each != end && removed < mostRemoved;
       each.increment(error)) {
    const std::string name = each->path().filename().string();
    if (!name.starts_with(prefix) || name.size() != nameLength || !isOld(each->path())) continue;
    if (isLocked(each->path())) continue;
    std::error_code ignored;
    std::filesystem::remove_all(each->path(), ignored);
    ++removed;
  }
}

Result<TemporaryDirectory> TemporaryDirectory::create() {
  std::error_code error;
  const std::filesystem::path base = std::filesystem::temp_directory_path(error);
  if (error)
    return fail(ErrorKind::tool,
                "There is no temporary folder (" + error.message() + "); set TMPDIR to a folder that can be written.");
  static std::once_flag once;
  std::call_once(once, removeLeftovers, base);
  std::string pattern = (base / (std::string(prefix) + "XXXXXX")).string();
  if (mkdtemp(pattern.data()) == nullptr)
    return fail(ErrorKind::tool, "A temporary folder cannot be made in " + base.string() + ": " + std::strerror(errno) +
                                     ". Set TMPDIR to a folder with room.");
  return TemporaryDirectory(pattern, lockOf(pattern));
}

TemporaryDirectory::TemporaryDirectory(TemporaryDirectory &&other) noexcept
    : path_(std::exchange(other.path_, {})), lock_(std::exchange(other.lock_, -1)) {}

TemporaryDirectory &TemporaryDirectory::operator=(TemporaryDirectory &&other) noexcept {
  if (this != &other) {
    remove();
    path_ = std::exchange(other.path_, {});
    lock_ = std::exchange(other.lock_, -1);
  }
  return *this;
}

TemporaryDirectory::~TemporaryDirectory() {
  remove();
}

void TemporaryDirectory::remove() noexcept {
  if (path_.empty()) return;
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
  if (lock_ >= 0) ::close(lock_);
  lock_ = -1;
}

} // namespace warpgrain
