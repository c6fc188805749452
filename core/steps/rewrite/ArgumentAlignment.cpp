// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/LaunchRewriter.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace warpgrain::transform {

using namespace model;

namespace {

/// How far what stands at `end` moves to the right on its line.
std::int64_t shiftBefore(std::uint32_t begin, std::uint32_t end, FileId file, const TextEdits &edits) {
  std::int64_t shift = 0;
  for (const TextEdit &edit : edits) {
    const bool isHere = edit.span.file == file && edit.span.begin > begin && edit.span.end <= end;
    if (isHere) shift += static_cast<std::int64_t>(edit.replacement.size()) - edit.span.length();
  }
  return shift;
}

} // namespace

void keepArgumentsAligned(const Unit &unit, const Launch &launch, TextEdits &edits) {
  if (launch.form != LaunchSyntax::chevrons || !isSome(launch.expression)) return;
  const Body &body = unit[launch.launcher].body;
  const auto &operands = body[launch.expression].operands;
  if (operands.size() <= launchFirstArgument || !isSome(operands[launchFirstArgument])) return;
  const SourceSpan &whole = launch.spelling.span;
  const SourceSpan &first = body[operands[launchFirstArgument]].spelling.span;
  if (launch.spelling.origin != SpellingOrigin::file || !whole.contains(first)) return;
  const std::string_view text = unit[whole.file].text;
  const std::size_t lineBegin = text.rfind('\n', first.begin) + 1;
  const std::string_view line = text.substr(lineBegin, first.begin - lineBegin);
  // On another line than the launch begins in, or in columns that tabs make: nothing is aligned, or nobody can tell.
  if (lineBegin > whole.begin || line.contains('\t')) return;
  const std::int64_t shift = shiftBefore(whole.begin, first.begin, whole.file, edits);
  if (shift == 0) return;
  for (std::size_t at = text.find('\n', first.begin); at < whole.end; at = text.find('\n', at + 1)) {
    const std::size_t word = text.find_first_not_of(' ', at + 1);
    if (word >= whole.end || word - (at + 1) != line.size()) continue;
    const auto place = static_cast<std::uint32_t>(word);
    const auto taken = static_cast<std::uint32_t>(shift < 0 ? std::min<std::int64_t>(-shift, std::ssize(line)) : 0);
    edits.push_back({{.file = whole.file, .begin = place - taken, .end = place},
                     std::string(static_cast<std::size_t>(std::max<std::int64_t>(shift, 0)), ' ')});
  }
}

} // namespace warpgrain::transform
