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
  std::filesystem::path target; ///< the file itself; where the path is a link, what it points to
  std::string path;             ///< of the new file
  int descriptor = -1;
};

Result<FileBeside> makeFileBeside(const std::filesystem::path &path) {
  std::error_code error;
  FileBeside out;
  // A link is written through, not replaced: what it points to is the file the person means.
  out.target = std::filesystem::is_symlink(path, error) ? std::filesystem::canonical(path, error) : path;
  if (error && error != std::errc::no_such_file_or_directory) return cannotWrite(path, error.value());
  if (std::filesystem::is_directory(out.target, error)) return cannotWrite(path, EISDIR);
  if (std::filesystem::exists(out.target, error) && ::access(out.target.c_str(), W_OK) != 0)
    return cannotWrite(path, errno);
  out.path = out.target.string() + ".XXXXXX";
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
  const auto beside = makeFileBeside(path);
  if (!beside) return std::unexpected(beside.error());
  struct stat old{};
  const mode_t mode = ::stat(beside->target.c_str(), &old) == 0 ? old.st_mode & 07777U : 0644U;
  int failure = ::fchmod(beside->descriptor, mode) == 0 ? 0 : errno;
  if (const int written = writeAndClose(beside->descriptor, content); failure == 0) failure = written;
  if (failure == 0 && ::rename(beside->path.c_str(), beside->target.c_str()) != 0) failure = errno;
  if (failure == 0) return {};
  ::unlink(beside->path.c_str());
  return cannotWrite(path, failure);
}

Result<void> checkWritable(const std::filesystem::path &path) {
  const auto beside = makeFileBeside(path);
  if (!beside) return std::unexpected(beside.error());
  ::close(beside->descriptor);
  ::unlink(beside->path.c_str());
  return {};
}

} // namespace warpgrain
