// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/Export.h"

#include "core/base/Files.h"

#include <algorithm>
#include <utility>

namespace warpgrain::workflow {

namespace fs = std::filesystem;

namespace {

Result<void> writeMainFile(const VariantFiles &files, const fs::path &target) {
  std::string names;
  for (const fs::path &file : files.others())
    names += (names.empty() ? "" : ", ") + file.string();
  if (!names.empty())
    return fail(ErrorKind::refused,
                "The variant changes other files too (" + names + "); write it as a patch or into a folder.");
  return writeFileAtomically(target, files.mainText);
}

Result<void> writeTree(const VariantFiles &files, const fs::path &folder) {
  for (const session::ChangedFile &file : files.changed) {
    const fs::path target = folder / file.path.lexically_relative(files.folder);
    std::error_code error;
    fs::create_directories(target.parent_path(), error);
    if (error)
      return fail(ErrorKind::input, "The folder " + target.parent_path().string() + " cannot be made (" +
                                        error.message() + "); choose another place.");
    if (auto done = writeFileAtomically(target, file.after); !done) return done;
  }
  return {};
}

/// Where a file of another source is to lie beside the unit's main file.
fs::path placeBeside(const model::Unit &original, const session::HandText &hand, const fs::path &file) {
  const fs::path folder = original.files.front().path.parent_path();
  return (folder / file.lexically_relative(hand.file.parent_path())).lexically_normal();
}

/// The text that lies there now; empty where there is none.
std::string textAt(const model::Unit &original, const fs::path &place) {
  const auto known = std::ranges::find(original.files, place, &model::File::path);
  return known != original.files.end() ? known->text : readTextFile(place).value_or(std::string());
}

} // namespace

std::vector<fs::path> VariantFiles::others() const {
  std::vector<fs::path> out;
  for (const session::ChangedFile &file : changed)
    if (file.path != mainFile) out.push_back(file.path);
  return out;
}

std::string VariantFiles::patch() const {
  return session::patchOf(changed, folder);
}

VariantFiles filesOf(const model::Unit &original, const transform::Texts &texts) {
  const model::File &main = original.files.front();
  VariantFiles out{
      .changed = session::changedFiles(original, texts), .folder = {}, .mainFile = main.path, .mainText = {}};
  out.folder = session::commonFolder(out.changed, main.path);
  const auto now = texts.find(main.path);
  out.mainText = now != texts.end() ? now->second : main.text;
  return out;
}

std::vector<fs::path> broughtHeaders(const model::Unit &original, const session::HandText &hand) {
  std::vector<fs::path> out;
  if (session::isOfSource(hand, original)) return out;
  for (const auto &[path, text] : hand.texts)
    if (fs::path place = placeBeside(original, hand, path); path != hand.file && place != path)
      out.push_back(std::move(place));
  return out;
}

VariantFiles filesOfHand(const model::Unit &original, const session::HandText &hand) {
  VariantFiles out = filesOf(original, session::textsInPlace(hand, original));
  if (session::isOfSource(hand, original)) return out;
  for (const auto &[path, text] : hand.texts) {
    const fs::path place = placeBeside(original, hand, path);
    if (path == hand.file || place == path) continue;
    if (std::string before = textAt(original, place); before != text)
      out.changed.push_back({.path = place, .before = std::move(before), .after = text});
  }
  out.folder = session::commonFolder(out.changed, out.mainFile);
  return out;
}

Result<void> exportVariant(const VariantFiles &files, ExportForm form, const fs::path &target) {
  switch (form) {
  case ExportForm::file:
    return writeMainFile(files, target);
  case ExportForm::folder:
    return writeTree(files, target);
  case ExportForm::patch:
    break;
  }
  return writeFileAtomically(target, files.patch());
}

} // namespace warpgrain::workflow
