// SPDX-License-Identifier: Apache-2.0
#include "core/measure/ResultFile.h"

#include "core/base/Files.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <ranges>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace warpgrain::measure {

namespace {

std::unexpected<Error> failure(const std::filesystem::path &path, const char *what, int error) {
  return fail(ErrorKind::input, path.string() + " cannot be " + what + " (" + std::strerror(error) +
                                    "); see to it that the bundle's folder can be written and has room.");
}

/// Adds the lines that have an end, and returns where the last of them ends.
std::size_t addLines(std::string_view content, Results &results) {
  std::size_t at = 0;
  for (std::size_t end = 0; (end = content.find('\n', at)) != std::string_view::npos; at = end + 1)
    results.add(content.substr(at, end - at));
  return at;
}

} // namespace

void Results::add(std::string_view line) {
  auto record = parseRecord(line);
  if (!record)
    ++unreadable;
  else if (auto *row = std::get_if<Row>(&*record))
    rows.push_back(std::move(*row));
  else
    environments.push_back(std::move(std::get<Environment>(*record)));
}

const Row *Results::find(std::string_view fingerprint, std::string_view uuid) const {
  for (const Row &row : rows | std::views::reverse)
    if (row.fingerprint == fingerprint && row.uuid == uuid && row.measured()) return &row;
  return nullptr;
}

Result<Results> readResults(const std::filesystem::path &path) {
  std::error_code error;
  Results out;
  if (!std::filesystem::exists(path, error) && !error) return out;
  const auto content = readFile(path);
  if (!content) return std::unexpected(content.error());
  addLines(*content, out);
  return out;
}

Result<ResultFile> ResultFile::open(const std::filesystem::path &path) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0644);
  if (descriptor < 0) return failure(path, "opened", errno);
  ResultFile file(descriptor, path);
  struct stat status{};
  if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode))
    return fail(ErrorKind::input, path.string() + " is no regular file; remove it.");
  if (auto alone = file.lock(); !alone) return std::unexpected(alone.error());
  if (auto loaded = file.load(); !loaded) return std::unexpected(loaded.error());
  return file;
}

ResultFile::ResultFile(ResultFile &&other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), path_(std::move(other.path_)),
      results_(std::move(other.results_)) {}

ResultFile::~ResultFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

Result<void> ResultFile::lock() {
  // A run whose reader has gone may need a moment to end.
  constexpr int tries = 50;
  constexpr std::chrono::milliseconds pause{100};
  for (int i = 0; i < tries; ++i) {
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return {};
    // Some file systems have no locks: then two runs at once are the person's to avoid.
    if (errno != EWOULDBLOCK && errno != EINTR) return {};
    std::this_thread::sleep_for(pause);
  }
  return fail(ErrorKind::input, path_.string() + " is being written by another run over the same bundle; wait for its "
                                                 "end, or measure a copy of the bundle.");
}

Result<void> ResultFile::load() {
  std::string content;
  std::array<char, 65536> piece{};
  while (true) {
    const ssize_t got = ::read(descriptor_, piece.data(), piece.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return failure(path_, "read", errno);
    if (got == 0) break;
    content.append(piece.data(), static_cast<std::size_t>(got));
  }
  const std::size_t whole = addLines(content, results_);
  if (whole < content.size()) {
    if (::ftruncate(descriptor_, static_cast<off_t>(whole)) != 0) return failure(path_, "written", errno);
    ++results_.unreadable;
  }
  if (::lseek(descriptor_, 0, SEEK_END) < 0) return failure(path_, "written", errno);
  return {};
}

Result<void> ResultFile::append(std::string_view line) {
  const off_t before = ::lseek(descriptor_, 0, SEEK_END);
  const std::string whole = std::string(line) + "\n";
  std::string_view rest = whole;
  int error = before < 0 ? errno : 0;
  while (!rest.empty() && error == 0) {
    const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0)
      error = errno;
    else
      rest.remove_prefix(static_cast<std::size_t>(written));
  }
  if (error == 0 && ::fsync(descriptor_) != 0 && errno != EINVAL) error = errno;
  if (error == 0) return {};
  if (before >= 0 && ::ftruncate(descriptor_, before) == 0) ::lseek(descriptor_, before, SEEK_SET);
  return failure(path_, "written", error);
}

} // namespace warpgrain::measure
