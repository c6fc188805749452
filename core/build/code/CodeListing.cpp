// SPDX-License-Identifier: Apache-2.0
#include "core/build/code/CodeListing.h"

#include <algorithm>
#include <map>

namespace warpgrain::build {

const char *nameOf(CodeForm form) {
  return form == CodeForm::ptx ? "ptx" : "sass";
}

const CodePlace *placeIn(const CodeLine &line, const std::filesystem::path &file) {
  const auto found = std::ranges::find(line.places, file, &CodePlace::file);
  return found != line.places.end() ? &*found : nullptr;
}

std::vector<LineCode> codeByLine(const CodeListing &listing, const std::filesystem::path &file) {
  std::map<std::uint32_t, LineCode> lines;
  for (const CodeLine &line : listing.lines) {
    const CodePlace *place = line.instruction ? placeIn(line, file) : nullptr;
    if (place == nullptr) continue;
    LineCode &sum = lines[place->line];
    sum.line = place->line;
    ++sum.instructions;
    ++sum.byKind[static_cast<std::size_t>(*line.instruction)];
    if (line.liveRegisters) sum.mostLive = std::max(sum.mostLive.value_or(0), *line.liveRegisters);
  }
  std::vector<LineCode> out;
  for (const auto &[number, sum] : lines)
    out.push_back(sum);
  return out;
}

} // namespace warpgrain::build
