// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/ExportController.h"

#include "app/gui/base/Texts.h"
#include "views/shared/CoreText.h"

#include <algorithm>
#include <cctype>

namespace warpgrain::gui {

namespace fs = std::filesystem;

namespace {

using workflow::ExportForm;
using workflow::VariantFiles;

/// Why a variant is not written in a form; empty where it is.
QString whyNot(const VariantFiles &files, ExportForm form, const fs::path &target) {
  if (form == ExportForm::file)
    return files.others().empty()
               ? QString()
               : ExportController::tr("The variant changes several files; export it as a folder or a patch.");
  if (files.changed.empty())
    return form == ExportForm::folder
               ? ExportController::tr("The variant is the original: no file is changed.")
               : ExportController::tr("The variant is the original: there is nothing to put into a patch.");
  std::error_code ignored;
  if (form == ExportForm::folder && fs::equivalent(files.folder, target, ignored))
    return ExportController::tr("%1 holds the original files; choose another folder.").arg(toQString(target));
  return {};
}

QString whatWasWritten(const VariantFiles &files, ExportForm form, const fs::path &target) {
  switch (form) {
  case ExportForm::file:
    return ExportController::tr("The variant was written to %1.").arg(toQString(target));
  case ExportForm::folder:
    return ExportController::tr("%n file(s) of the variant were written to %1.", nullptr,
                                static_cast<int>(files.changed.size()))
        .arg(toQString(target));
  case ExportForm::patch:
    break;
  }
  return ExportController::tr("The patch was written to %1; apply it in %2 with patch -p1.")
      .arg(toQString(target), toQString(files.folder));
}

/// The sentence of what was written.
Result<std::string> write(const ExportItem &item, ExportForm form, const fs::path &target) {
  const VariantFiles files =
      item.byHand ? workflow::filesOfHand(*item.unit, *item.byHand) : workflow::filesOf(*item.unit, item.texts);
  if (const QString why = whyNot(files, form, target); !why.isEmpty()) return fail(ErrorKind::refused, toUtf8(why));
  if (const auto done = workflow::exportVariant(files, form, target); !done) return std::unexpected(done.error());
  return toUtf8(whatWasWritten(files, form, target));
}

} // namespace

bool ExportController::needsFolder(const ExportItem &item) {
  if (item.byHand && !workflow::broughtHeaders(*item.unit, *item.byHand).empty()) return true;
  return !workflow::filesOf(*item.unit, item.texts).others().empty();
}

std::string ExportController::suggestedName(const ExportItem &item, bool patch) {
  const fs::path &main = item.unit->files.front().path;
  std::string steps = item.plan.empty() ? "original" : toString(item.plan);
  if (item.byHand) steps = item.byHand->name;
  std::ranges::replace_if(steps, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return main.stem().string() + "." + steps + (patch ? ".patch" : main.extension().string());
}

void ExportController::start(ExportItem item, ExportForm form, const fs::path &target) {
  Q_EMIT begun();
  background_.run([item = std::move(item), form, target] { return write(item, form, target); },
                  [this](const Result<std::string> &written) {
                    if (written)
                      Q_EMIT exported(toQString(*written));
                    else
                      Q_EMIT refused(views::textOfCore(written.error().message));
                  });
}

} // namespace warpgrain::gui
