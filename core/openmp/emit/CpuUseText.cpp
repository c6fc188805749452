// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/CpuUseText.h"

#include "core/base/Indentation.h"
#include "core/openmp/transfers/LoopCondition.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

/// A variable that is changed is read before: one call does both.
bool isCovered(const CpuUses &uses, const CpuUse &use) {
  return std::ranges::any_of(uses.uses, [&](const CpuUse &other) {
    if (!other.variable && other.pointer.empty()) return use.variable || !use.pointer.empty();
    return use.pointer.empty() && other.pointer.empty() && other.variable == use.variable && other.changes &&
           !use.changes;
  });
}

bool isFirstOnLine(const std::string &text, std::uint32_t at) {
  const std::size_t before = at == 0 ? std::string::npos : text.find_last_not_of(" \t", at - 1);
  return before == std::string::npos || text[before] == '\n';
}

} // namespace

std::string cpuUseText(const Program &program, const CpuUse &use) {
  if (!use.pointer.empty()) return "gpu::cpuReads(" + use.pointer + ");";
  if (!use.variable) return "gpu::cpuChangesAll();";
  const Variable &variable = program[*use.variable];
  if (variable.refersToNumber)
    return (use.changes ? "gpu::cpuChanges(&" : "gpu::cpuReads(&") + variable.name + ", sizeof(" + variable.name +
           "));";
  const std::string size =
      variable.shape == Shape::array && variable.bytes ? ", sizeof(" + variable.name + ")" : std::string();
  const std::string call = use.replaces ? "gpu::cpuReplaces(" : use.changes ? "gpu::cpuChanges(" : "gpu::cpuReads(";
  return call + variable.name + size + ");";
}

/// "while (gpu::cpuReads(p), p[0] > 0)".
static TextEdit headEdit(const Program &program, const CpuUses &uses) {
  const std::uint32_t at = conditionOf(program, *uses.before).value_or(SourceSpan{}).begin;
  std::string text;
  for (const CpuUse &use : uses.uses)
    if (!isCovered(uses, use)) {
      text += cpuUseText(program, use);
      text.replace(text.size() - 1, 1, ", ");
    }
  return {.span = {.file = mainFile, .begin = at, .end = at}, .replacement = text};
}

TextEdits cpuUseEdits(const Program &program, const ProgramPlan &plan) {
  TextEdits out;
  for (const CpuUses &each : plan.cpuUses) {
    if (each.isOfHead) {
      out.push_back(headEdit(program, each));
      continue;
    }
    const SourceSpan &span = each.before->span;
    const bool ownsLine = isFirstOnLine(program.text, span.begin);
    const std::string between = ownsLine || each.before->directive
                                    ? "\n" + std::string(indentationAt(program.text, span.begin))
                                    : std::string(" ");
    std::string text = each.needsBraces ? "{ " : "";
    for (const CpuUse &use : each.uses)
      if (!isCovered(each, use)) text += cpuUseText(program, use) + between;
    out.push_back({.span = {.file = mainFile, .begin = span.begin, .end = span.begin}, .replacement = text});
    if (each.needsBraces)
      out.push_back({.span = {.file = mainFile, .begin = span.end, .end = span.end}, .replacement = " }"});
  }
  return out;
}

} // namespace warpgrain::openmp
