// SPDX-License-Identifier: Apache-2.0
#include "core/build/SourceOverlay.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <set>

namespace warpgrain::build {

namespace {

namespace fs = std::filesystem;

/// A folder with more entries than this holds data; it is not filled up.
constexpr int mostSiblings = 2000;

/// Whether a file beside the unit's may be included by it. Data files are left out: there can be
/// very many.
bool maybeSource(const fs::path &path) {
  static constexpr std::array<std::string_view, 18> extensions{"",     ".h",   ".hh",  ".hpp", ".hxx", ".cuh",
                                                               ".inl", ".inc", ".ipp", ".tpp", ".tcc", ".txx",
                                                               ".def", ".cu",  ".c",   ".cc",  ".cpp", ".cxx"};
  return std::ranges::find(extensions, path.extension().string()) != extensions.end();
}

/// The one name of a file: links in its folder's path followed, the file itself not. A compiler
/// looks for quoted headers beside the name a file was found by, and goes up (..) from the real
/// folder.
fs::path keyOf(const fs::path &path) {
  std::error_code error;
  const fs::path folder = fs::weakly_canonical(path.parent_path(), error);
  return (error ? path.parent_path().lexically_normal() : folder) / path.filename();
}

void replaceAll(std::string &text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

bool isBelow(const fs::path &path, const fs::path &folder) {
  const auto [inFolder, inPath] = std::ranges::mismatch(folder, path);
  return inFolder == folder.end() && inPath != path.end();
}

/// With all links followed: a path through the mirror may leave it by a link to a folder.
std::set<fs::path> realPaths(const std::vector<fs::path> &paths) {
  std::set<fs::path> real;
  std::error_code error;
  for (const fs::path &path : paths)
    real.insert(fs::weakly_canonical(path, error));
  return real;
}

std::unexpected<Error> cannotPlace(const fs::path &path, const std::error_code &error) {
  return fail(ErrorKind::tool, "A copy of " + path.string() + " cannot be made in the temporary folder (" +
                                   error.message() + "); make room there, or set TMPDIR to another folder.");
}

Result<void> checkPaths(const OverlayRequest &request) {
  if (request.unitFiles.empty())
    return fail(ErrorKind::usage, "There is no file to compile; name the main file first.");
  const auto relative = [](const fs::path &path) { return !path.is_absolute(); };
  for (const fs::path &path : request.unitFiles)
    if (relative(path)) return fail(ErrorKind::usage, path.string() + " is a relative path; give an absolute one.");
  for (const ChangedFile &change : request.changes)
    if (relative(change.path))
      return fail(ErrorKind::usage, change.path.string() + " is a relative path; give an absolute one.");
  const fs::path &main = request.unitFiles.front();
  std::error_code error;
  if (!fs::exists(main, error) && std::ranges::find(request.changes, main, &ChangedFile::path) == request.changes.end())
    return fail(ErrorKind::input, main.string() + " does not exist; check the path.");
  return {};
}

} // namespace

SourceOverlay::SourceOverlay(TemporaryDirectory folder)
    : folder_(std::move(folder)), mirror_(folder_.path() / "source"), workFolder_(folder_.path() / "work") {}

Result<SourceOverlay> SourceOverlay::create(const OverlayRequest &request) {
  if (const auto checked = checkPaths(request); !checked) return std::unexpected(checked.error());
  auto folder = TemporaryDirectory::create();
  if (!folder) return std::unexpected(folder.error());
  SourceOverlay overlay(std::move(*folder));
  if (const auto placed = overlay.place(request); !placed) return std::unexpected(placed.error());
  overlay.redirect(request.includes);
  return overlay;
}

Result<void> SourceOverlay::place(const OverlayRequest &request) {
  for (const fs::path &path : request.unitFiles)
    entries_.try_emplace(keyOf(path), Entry{.spelled = path});
  for (const ChangedFile &change : request.changes)
    entries_.try_emplace(keyOf(change.path), Entry{.spelled = change.path}).first->second.changed = true;
  mainFile_ = inMirror(keyOf(request.unitFiles.front()));

  std::error_code error;
  for (const fs::path &folder : {mirror_, workFolder_})
    if (!fs::create_directory(folder, error) || error) return cannotPlace(folder, error);
  for (const auto &[key, entry] : entries_) {
    if (fs::create_directories(inMirror(key).parent_path(), error); error) return cannotPlace(entry.spelled, error);
    if (entry.changed) continue;
    if (fs::create_symlink(key, inMirror(key), error); error) return cannotPlace(entry.spelled, error);
  }
  for (const ChangedFile &change : request.changes)
    if (const auto placed = placeText(change); !placed) return placed;
  std::set<fs::path> folders;
  for (const auto &[key, entry] : entries_)
    for (fs::path folder = key.parent_path(); folders.insert(folder).second && folder.has_relative_path();)
      folder = folder.parent_path();
  for (const fs::path &folder : folders)
    fillUp(folder);
  return {};
}

Result<void> SourceOverlay::placeText(const ChangedFile &change) const {
  std::ofstream out(inMirror(keyOf(change.path)), std::ios::binary);
  out << change.text;
  out.close();
  if (out) return {};
  return cannotPlace(change.path, std::make_error_code(std::errc::io_error));
}

/// Best effort: what cannot be linked is missing in the mirror, and the compiler says so if it
/// needs it.
void SourceOverlay::fillUp(const fs::path &folder) const {
  std::error_code error;
  int count = 0;
  for (fs::directory_iterator sibling(folder, error), end; !error && sibling != end; sibling.increment(error)) {
    const fs::path &path = sibling->path();
    std::error_code ignored;
    if (path.filename().string().starts_with('.') || (!sibling->is_directory(ignored) && !maybeSource(path))) continue;
    if (++count > mostSiblings) return;
    // Fails where the mirror has the entry already, as it should.
    fs::create_symlink(path, inMirror(path), ignored);
  }
}

void SourceOverlay::redirect(const IncludePaths &includes) {
  for (const IncludeFolder &include : includes.folders) {
    std::error_code error;
    const fs::path folder = fs::weakly_canonical(include.folder, error);
    if (!error && holdsEntries(folder)) includes_.folders.push_back({.kind = include.kind, .folder = inMirror(folder)});
    includes_.folders.push_back(include);
  }
  for (const fs::path &forced : includes.forced) {
    const fs::path key = forced.is_absolute() ? keyOf(forced) : forced;
    includes_.forced.push_back(entries_.contains(key) ? inMirror(key) : forced);
  }
}

bool SourceOverlay::holdsEntries(const fs::path &folder) const {
  return std::ranges::any_of(entries_, [&](const auto &entry) { return isBelow(entry.first, folder); });
}

fs::path SourceOverlay::inMirror(const fs::path &key) const {
  return mirror_ / key.relative_path();
}

std::string SourceOverlay::withOriginalPaths(std::string text) const {
  for (const auto &[key, entry] : entries_)
    if (key != entry.spelled) replaceAll(text, inMirror(key).string(), entry.spelled.string());
  replaceAll(text, mirror_.string(), "");
  return text;
}

fs::path SourceOverlay::originalOf(const fs::path &path) const {
  if (!isMirrored(path)) return path;
  const fs::path key = keyOf(fs::path("/") / path.lexically_relative(mirror_));
  const auto entry = entries_.find(key);
  return entry != entries_.end() ? entry->second.spelled : key;
}

bool SourceOverlay::isMirrored(const fs::path &path) const {
  return isBelow(path.lexically_normal(), mirror_);
}

std::vector<fs::path> SourceOverlay::originalsRead(const std::vector<fs::path> &filesRead) const {
  const std::set<fs::path> read = realPaths(filesRead);
  std::vector<fs::path> found;
  std::error_code error;
  for (const auto &[key, entry] : entries_)
    if (entry.changed && fs::exists(key, error) && read.contains(fs::canonical(key, error)))
      found.push_back(entry.spelled);
  return found;
}

std::vector<fs::path> SourceOverlay::changesNotRead(const std::vector<fs::path> &filesRead) const {
  const std::set<fs::path> read = realPaths(filesRead);
  std::vector<fs::path> found;
  std::error_code error;
  for (const auto &[key, entry] : entries_)
    if (entry.changed && !read.contains(fs::canonical(inMirror(key), error))) found.push_back(entry.spelled);
  return found;
}

} // namespace warpgrain::build
