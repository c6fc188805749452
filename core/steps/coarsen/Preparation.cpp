// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/Preparation.h"

#include "core/steps/rewrite/FreshNames.h"

#include <cctype>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

Merge makeMerge(const Unit &unit, const Function &kernel, const CoarsenStep &step, const BlockExtent &extent,
                const Dialect &dialect) {
  FreshNames names(unit, kernel);
  const std::string axis(1, letterOf(step.axis));
  Merge merge;
  merge.step = step;
  merge.dialect = &dialect;
  merge.copy = names.take((step.ofGrid ? "cb" : "c") + axis);
  merge.index = names.take((step.ofGrid ? "b" : "t") + axis);
  merge.exited = names.take("exited");
  merge.remaining = names.take("remaining");
  merge.left = names.take("left");
  merge.guarded = !extent.divides;
  const std::string factor = std::to_string(step.factor);
  if (!extent.value) {
    merge.stride = merge.newExtent();
    return merge;
  }
  merge.oldExtent = extent.name.empty() ? std::to_string(*extent.value) : extent.name;
  const std::int64_t stride = (*extent.value + step.factor - 1) / step.factor;
  merge.alone = stride == 1;
  const bool named = !extent.name.empty() && stride != 1;
  if (!named)
    merge.stride = std::to_string(stride);
  else if (extent.divides)
    merge.stride = "(" + extent.name + " / " + factor + ")";
  else
    merge.stride = "((" + extent.name + " + " + std::to_string(step.factor - 1) + ") / " + factor + ")";
  return merge;
}

void guardByHanded(Merge &merge, const Unit &unit, const Function &kernel) {
  merge.handed = FreshNames(unit, kernel).take(merge.step.ofGrid ? "grid" : "block");
  merge.oldExtent = merge.handed + "." + letterOf(merge.step.axis);
  merge.guarded = true;
}

namespace {

/// The macro that writes the end of one statement and the begin of the next. A statement that only begins with it is
/// recorded as one of the file, without a macro: it begins with the macro's name there.
std::string sharedMacro(const Unit &unit, const Spelling &before, const Spelling &after) {
  if (!after.macro.empty()) return after.macro;
  if (!before.macro.empty()) return before.macro;
  const std::string &text = unit[after.span.file].text;
  std::size_t end = after.span.begin;
  while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_'))
    ++end;
  return text.substr(after.span.begin, end - after.span.begin);
}

} // namespace

/// Sibling statements that one macro writes share a place in the file and cannot be told apart
/// there.
std::optional<Verdict> findEntangledStatements(const Unit &unit, const Body &body) {
  for (const Statement &statement : body.statements) {
    if (statement.kind != StatementKind::compound || statement.spelling.origin != SpellingOrigin::file) continue;
    for (std::size_t i = 1; i < statement.children.size(); ++i) {
      const Spelling &before = body[statement.children[i - 1]].spelling;
      const Spelling &after = body[statement.children[i]].spelling;
      if (before.span.file == after.span.file && after.span.begin < before.span.end)
        return Verdict::unknown({ReasonId::macroWritesSeveralStatements, {sharedMacro(unit, before, after)}},
                                after.span);
    }
  }
  return std::nullopt;
}

Layout layoutOf(const Unit &unit, const Function &kernel) {
  const std::string_view text = unit[kernel.bodySpan.file].text;
  const auto &statements = kernel.body[kernel.body.root].children;
  const std::uint32_t first =
      statements.empty() ? kernel.bodySpan.begin : kernel.body[statements.front()].spelling.span.begin;
  return detectLayout(text, first, kernel.bodySpan.end - 1);
}

} // namespace warpgrain::transform
