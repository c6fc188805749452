// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/ProgramWriter.h"

#include "core/base/Files.h"
#include "views/shared/CoreText.h"

#include <utility>

namespace warpgrain::gui {

namespace fs = std::filesystem;

namespace {

/// Writes a text to the first name that is free, or has the text already.
Result<fs::path> writeFree(const fs::path &first, const std::string &text) {
  for (int number = 1;; ++number) {
    const fs::path place = numberedName(first, number);
    std::error_code ignored;
    if (!fs::exists(fs::symlink_status(place, ignored))) {
      if (auto written = writeFileAtomically(place, text); !written) return std::unexpected(written.error());
      return place;
    }
    if (const auto there = readTextFile(place); there && *there == text) return place;
  }
}

} // namespace

fs::path cudaNameOf(const fs::path &source) {
  const std::string stem = source.stem().string();
  return source.parent_path() / (source.extension() == ".cu" ? stem + "_cuda.cu" : stem + ".cu");
}

fs::path numberedName(const fs::path &name, int number) {
  if (number == 1) return name;
  return name.parent_path() / (name.stem().string() + "-" + std::to_string(number) + name.extension().string());
}

ProgramWriter::ProgramWriter(QObject *parent) : QObject(parent), background_(this) {}

void ProgramWriter::writeBeside(const fs::path &first, std::string text) {
  write([first, text = std::move(text)] { return writeFree(first, text); }, true);
}

void ProgramWriter::writeTo(const fs::path &target, std::string text) {
  write(
      [target, text = std::move(text)]() -> Result<fs::path> {
        if (auto written = writeFileAtomically(target, text); !written) return std::unexpected(written.error());
        return target;
      },
      false);
}

void ProgramWriter::write(std::function<Result<fs::path>()> work, bool isToOpen) {
  background_.run(std::move(work), [this, isToOpen](const Result<fs::path> &place) {
    if (place)
      Q_EMIT wrote(*place, isToOpen);
    else
      Q_EMIT refused(views::textOfCore(place.error().message));
  });
}

} // namespace warpgrain::gui
