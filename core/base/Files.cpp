// SPDX-License-Identifier: Apache-2.0
#include "core/base/Files.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

namespace warpgrain {

namespace {

std::string reasonOf(int error) {
  return std::strerror(error);
}

/// Writes all of the content to an open descriptor and closes it; an errno value on failure, else
/// 0.
int writeAndClose(int descriptor, std::string_view content) {
  int failure = 0;
  while (!content.empty() && failure == 0) {
    const ssize_t written = ::write(descriptor, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0)
      failure = errno;
    else
      content.remove_prefix(static_cast<std::size_t>(written));
  }
  if (failure == 0 && ::fsync(descriptor) != 0 && errno != EINVAL) failure = errno;
  if (::close(descriptor) != 0 && failure == 0) failure = errno;
  return failure;
}

std::unexpected<Error> cannotWrite(const std::filesystem::path &path, int why) {
  return fail(ErrorKind::input, path.string() + " cannot be written (" + reasonOf(why) +
                                    "); the file is as it was. Choose another place or change its permissions.");
}

/// A new file in the folder of the one that is to be written.
struct FileBeside {
  std::string path;
  int descriptor = -1;
};

/// Where a path leads that may be written. A link is written through, not replaced: what it points to is the file the
/// person means.
Result<std::filesystem::path> targetOf(const std::filesystem::path &path) {
  std::error_code error;
  std::filesystem::path target = path;
  if (std::filesystem::is_symlink(path, error)) target = std::filesystem::canonical(path, error);
  // A pipe behind /dev/stdout has no name of its own; a link that leads nowhere cannot be written through.
  std::error_code ignored;
  if (error && std::filesystem::exists(path, ignored))
    target = path;
  else if (error && error != std::errc::no_such_file_or_directory)
    return cannotWrite(path, error.value());
  if (target.empty()) return cannotWrite(path, ENOENT);
  if (std::filesystem::is_directory(target, error)) return cannotWrite(path, EISDIR);
  if (std::filesystem::exists(target, error) && ::access(target.c_str(), W_OK) != 0) return cannotWrite(path, errno);
  return target;
}

/// A device or a pipe (`/dev/null`, `/dev/stdout`) is written to; a file in its place would take it away.
bool isWrittenInPlace(const std::filesystem::path &target) {
  std::error_code error;
  const auto status = std::filesystem::status(target, error);
  return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

/// Returns an errno value on failure, else 0. A pipe that nobody reads is one (ENXIO).
int writeInPlace(const std::filesystem::path &target, std::string_view content) {
  const int descriptor = ::open(target.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) return errno;
  ::fcntl(descriptor, F_SETFL, O_WRONLY); // from here on a slow reader is waited for
  return writeAndClose(descriptor, content);
}

Result<FileBeside> makeFileBeside(const std::filesystem::path &path, const std::filesystem::path &target) {
  FileBeside out;
  out.path = target.string() + ".XXXXXX";
  out.descriptor = ::mkstemp(out.path.data());
  if (out.descriptor < 0) return cannotWrite(path, errno);
  return out;
}

} // namespace

Result<std::string> readFile(const std::filesystem::path &path, std::uintmax_t maximumBytes) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (!std::filesystem::exists(status))
    return fail(ErrorKind::input, path.string() + " does not exist; check the path.");
  if (!std::filesystem::is_regular_file(status))
    return fail(ErrorKind::input, path.string() + " is not a regular file; give the path of a file.");
  if (std::filesystem::file_size(path, error) > maximumBytes)
    return fail(ErrorKind::input, path.string() + " is larger than " + std::to_string(maximumBytes >> 20U) +
                                      " MiB, too large for a file of its kind.");
  const std::ifstream in(path, std::ios::binary);
  std::ostringstream content;
  if (in) content << in.rdbuf();
  if (!in || in.bad())
    return fail(ErrorKind::input, path.string() + " cannot be read (" + reasonOf(errno) + "); check its permissions.");
  return std::move(content).str();
}

Result<std::string> readTextFile(const std::filesystem::path &path) {
  Result<std::string> content = readFile(path);
  if (content && content->contains('\0'))
    return fail(ErrorKind::input, path.string() + " is a binary file, not C++ source.");
  return content;
}

Result<void> writeFileAtomically(const std::filesystem::path &path, std::string_view content) {
  const auto target = targetOf(path);
  if (!target) return std::unexpected(target.error());
  if (isWrittenInPlace(*target)) {
    if (const int failure = writeInPlace(*target, content); failure != 0) return cannotWrite(path, failure);
    return {};
  }
  const auto beside = makeFileBeside(path, *target);
  if (!beside) return std::unexpected(beside.error());
  struct stat old{};
  const mode_t mode = ::stat(target->c_str(), &old) == 0 ? old.st_mode & 07777U : 0644U;
  int failure = ::fchmod(beside->descriptor, mode) == 0 ? 0 : errno;
  if (const int written = writeAndClose(beside->descriptor, content); failure == 0) failure = written;
  if (failure == 0 && ::rename(beside->path.c_str(), target->c_str()) != 0) failure = errno;
  if (failure == 0) return {};
  ::unlink(beside->path.c_str());
  return cannotWrite(path, failure);
}

Result<void> checkWritable(const std::filesystem::path &path) {
  const auto target = targetOf(path);
  if (!target) return std::unexpected(target.error());
  if (isWrittenInPlace(*target)) return {};
  const auto beside = makeFileBeside(path, *target);
  if (!beside) return std::unexpected(beside.error());
  ::close(beside->descriptor);
  ::unlink(beside->path.c_str());
  return {};
}

} // namespace warpgrain
