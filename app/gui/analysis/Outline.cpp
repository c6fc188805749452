// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/Outline.h"

#include <algorithm>

namespace warpgrain::gui {

Outline::Outline(const model::Unit &unit) {
  for (const model::File &file : unit.files) {
    files_.push_back(file.path);
    lines_.emplace_back(file.text);
  }
  for (const model::FunctionId id : unit.kernels()) {
    const model::Function &kernel = unit[id];
    SourceSpan last = kernel.span;
    last.begin = std::max(kernel.span.begin, kernel.span.end == 0 ? 0 : kernel.span.end - 1);
    kernels_.push_back({.key = keyOf(unit, id),
                        .name = placeOf(kernel.nameSpan),
                        .firstLine = placeOf(kernel.span).line,
                        .lastLine = placeOf(last).line});
  }
}

Place Outline::placeOf(const SourceSpan &span) const {
  const auto file = static_cast<std::size_t>(span.file);
  if (file >= lines_.size()) return {};
  const LineColumn where = lines_[file].locate(span.begin);
  return {.file = files_[file], .line = where.line, .column = where.column};
}

const KernelPlace *Outline::find(const KernelKey &key) const {
  const auto found = std::ranges::find(kernels_, key, &KernelPlace::key);
  return found != kernels_.end() ? &*found : nullptr;
}

const KernelPlace *Outline::at(const std::filesystem::path &file, std::uint32_t line) const {
  const auto found = std::ranges::find_if(kernels_, [&](const KernelPlace &kernel) {
    return kernel.name.file == file && kernel.firstLine <= line && line <= kernel.lastLine;
  });
  return found != kernels_.end() ? &*found : nullptr;
}

} // namespace warpgrain::gui
