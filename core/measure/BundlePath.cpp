// SPDX-License-Identifier: Apache-2.0
#include "core/measure/BundlePath.h"

#include <algorithm>

namespace warpgrain::measure {

namespace fs = std::filesystem;

namespace {

bool isInside(const fs::path &folder, const fs::path &path) {
  const auto [end, unused] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return end == folder.end();
}

bool isPrintable(const std::string &name) {
  return std::ranges::none_of(name, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
}

} // namespace

Result<fs::path> fileInside(const fs::path &folder, const std::string &name) {
  const auto refuse = [&](const std::string &why) {
    return fail(ErrorKind::input, "The bundle names the file \"" + (isPrintable(name) ? name : "?") + "\", " + why);
  };
  const fs::path relative(name);
  if (name.empty() || !isPrintable(name)) return refuse("which is no file name.");
  if (relative.is_absolute()) return refuse("an absolute path; a bundle may only name files in its own folder.");
  if (std::ranges::any_of(relative, [](const fs::path &part) { return part == ".."; }))
    return refuse("which leaves the bundle's folder; a bundle may only name files in its own folder.");
  std::error_code error;
  const fs::path path = fs::canonical(folder / relative, error);
  if (error) return refuse("which cannot be read (" + error.message() + "); copy the whole folder.");
  if (!isInside(folder, path))
    return refuse("a link that leaves the bundle's folder; a bundle may only name files in its own folder.");
  if (!fs::is_regular_file(path, error)) return refuse("which is no regular file.");
  return path;
}

Result<std::uint64_t> sizeInside(const fs::path &folder, const std::string &name, std::uint64_t maximum) {
  const auto path = fileInside(folder, name);
  if (!path) return std::unexpected(path.error());
  std::error_code error;
  const std::uint64_t size = fs::file_size(*path, error);
  if (error) return fail(ErrorKind::input, path->string() + " cannot be read (" + error.message() + ").");
  if (size > maximum)
    return fail(ErrorKind::input, "The bundle's file " + name + " has " + std::to_string(size) + " bytes, more than " +
                                      std::to_string(maximum) + ".");
  return size;
}

} // namespace warpgrain::measure
