// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/Export.h"

#include "core/base/Files.h"

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
