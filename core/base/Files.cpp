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

} // namespace

Result<std::string> readFile(const std::filesystem::path &path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (!std::filesystem::exists(status))
    return fail(ErrorKind::input, path.string() + " does not exist; check the path.");
  if (!std::filesystem::is_regular_file(status))
    return fail(ErrorKind::input, path.string() + " is not a regular file; give the path of a source file.");
  if (std::filesystem::file_size(path, error) > maximumSourceBytes)
    return fail(ErrorKind::input, path.string() + " is larger than 64 MiB, too large for a source file.");
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
  std::error_code error;
  // A link is written through, not replaced: what it points to is the file the person means.
  const auto target = std::filesystem::is_symlink(path, error) ? std::filesystem::canonical(path, error) : path;
  const auto refuse = [&](int why) {
    return fail(ErrorKind::input, path.string() + " cannot be written (" + reasonOf(why) +
                                      "); the file is as it was. Choose another place or change its permissions.");
  };
  if (error && error != std::errc::no_such_file_or_directory) return refuse(error.value());
  if (std::filesystem::exists(target) && ::access(target.c_str(), W_OK) != 0) return refuse(errno);
  std::string pattern = target.string() + ".XXXXXX";
  const int descriptor = ::mkstemp(pattern.data());
  if (descriptor < 0) return refuse(errno);
  struct stat old{};
  const mode_t mode = ::stat(target.c_str(), &old) == 0 ? old.st_mode & 07777U : 0644U;
  int failure = ::fchmod(descriptor, mode) == 0 ? 0 : errno;
  if (const int written = writeAndClose(descriptor, content); failure == 0) failure = written;
  if (failure == 0 && ::rename(pattern.c_str(), target.c_str()) != 0) failure = errno;
  if (failure == 0) return {};
  ::unlink(pattern.c_str());
  return refuse(failure);
}

} // namespace warpgrain
