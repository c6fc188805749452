// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/ExportController.h"

#include "app/gui/base/Texts.h"
#include "core/base/Files.h"

#include <algorithm>
#include <cctype>

namespace warpgrain::gui {

namespace fs = std::filesystem;

namespace {

/// The sentence of what was written.
using Written = Result<std::string>;

std::string sentence(const QString &text) {
  return toUtf8(text);
}

Written writeFile(const ExportItem &item, const fs::path &target) {
  const model::File &main = item.unit->files.front();
  if (ExportController::needsFolder(item))
    return fail(ErrorKind::refused,
                sentence(ExportController::tr("The variant changes several files; export it as a folder or a patch.")));
  const auto now = item.texts.find(main.path);
  if (auto done = writeFileAtomically(target, now != item.texts.end() ? now->second : main.text); !done)
    return std::unexpected(done.error());
  return sentence(ExportController::tr("The variant was written to %1.").arg(toQString(target)));
}

Written writeFolder(const ExportItem &item, const fs::path &folder) {
  const auto files = session::changedFiles(*item.unit, item.texts);
  const fs::path root = session::commonFolder(files, item.unit->files.front().path);
  if (files.empty())
    return fail(ErrorKind::refused, sentence(ExportController::tr("The variant is the original: no file is changed.")));
  std::error_code same;
  if (fs::equivalent(root, folder, same))
    return fail(
        ErrorKind::refused,
        sentence(ExportController::tr("%1 holds the original files; choose another folder.").arg(toQString(folder))));
  for (const session::ChangedFile &file : files) {
    const fs::path target = folder / file.path.lexically_relative(root);
    std::error_code error;
    fs::create_directories(target.parent_path(), error);
    if (error)
      return fail(ErrorKind::input,
                  sentence(ExportController::tr("The folder %1 cannot be made (%2); choose another place.")
                               .arg(toQString(target.parent_path()), toQString(error.message()))));
    if (auto done = writeFileAtomically(target, file.after); !done) return std::unexpected(done.error());
  }
  return sentence(
      ExportController::tr("%n file(s) of the variant were written to %1.", nullptr, static_cast<int>(files.size()))
          .arg(toQString(folder)));
}

Written writePatch(const ExportItem &item, const fs::path &target) {
  const auto files = session::changedFiles(*item.unit, item.texts);
  if (files.empty())
    return fail(ErrorKind::refused,
                sentence(ExportController::tr("The variant is the original: there is nothing to put into a patch.")));
  const fs::path root = session::commonFolder(files, item.unit->files.front().path);
  if (auto done = writeFileAtomically(target, session::patchOf(files, root)); !done)
    return std::unexpected(done.error());
  return sentence(ExportController::tr("The patch was written to %1; apply it in %2 with patch -p1.")
                      .arg(toQString(target), toQString(root)));
}

} // namespace

bool ExportController::needsFolder(const ExportItem &item) {
  return std::ranges::any_of(session::changedFiles(*item.unit, item.texts), [&item](const session::ChangedFile &file) {
    return file.path != item.unit->files.front().path;
  });
}

std::string ExportController::suggestedName(const ExportItem &item, bool patch) {
  const fs::path &main = item.unit->files.front().path;
  std::string steps = item.plan.empty() ? "original" : toString(item.plan);
  std::ranges::replace_if(steps, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return main.stem().string() + "." + steps + (patch ? ".patch" : main.extension().string());
}

void ExportController::exportFile(ExportItem item, const fs::path &target) {
  start([item = std::move(item), target] { return writeFile(item, target); });
}

void ExportController::exportFolder(ExportItem item, const fs::path &folder) {
  start([item = std::move(item), folder] { return writeFolder(item, folder); });
}

void ExportController::exportPatch(ExportItem item, const fs::path &target) {
  start([item = std::move(item), target] { return writePatch(item, target); });
}

void ExportController::start(std::function<Written()> write) {
  background_.run(std::move(write), [this](const Written &written) {
    if (written)
      Q_EMIT exported(toQString(*written));
    else
      Q_EMIT refused(toQString(written.error().message));
  });
}

} // namespace warpgrain::gui
