// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workbench/EditedSource.h"

#include "app/gui/workbench/Workbench.h"

#include <utility>

namespace warpgrain::gui {

std::optional<EditedSource> editedSource(Workbench &workbench) {
  const AnalysisPointer &analysis = workbench.analysis();
  if (!analysis || workbench.toolkit() == nullptr) return std::nullopt;
  if (analysis->revision != workbench.source().revision()) return std::nullopt; // the newest text's analysis follows
  EditedSource out{.file = workbench.source().mainFile(),
                   .text = workbench.source().mainText(),
                   .flags = {},
                   .folder = {},
                   .cudaRoot = {},
                   .architecture = workbench.architecture()};
  if (auto given = workbench.givenFlags()) {
    out.flags = std::move(given->flags);
    out.folder = std::move(given->folder);
  }
  if (const auto &toolkit = *workbench.toolkit()) out.cudaRoot = toolkit->root;
  return out;
}

workflow::TranslateRequest requestFor(const EditedSource &source, const CancellationToken &cancel) {
  workflow::TranslateRequest out{.file = source.file, .flags = source.flags};
  out.flagsFolder = source.folder;
  out.cudaPath = source.cudaRoot;
  out.architecture = source.architecture;
  out.text = source.text;
  out.cancel = cancel;
  return out;
}

} // namespace warpgrain::gui
