// SPDX-License-Identifier: Apache-2.0
#include "core/base/LineIndex.h"
#include "core/openmp/model/Walk.h"
#include "core/workflow/mapping/LoopChecks.h"
#include "core/workflow/mapping/MappedHeads.h"

#include <algorithm>

namespace warpgrain::workflow {

namespace {

/// What a text ends with behind its last word: blanks, or the end of a line and the next line's indentation.
std::string blanksBehind(std::string_view text) {
  const std::size_t last = text.find_last_not_of(" \t\r\n");
  return std::string(last == std::string_view::npos ? text : text.substr(last + 1));
}

} // namespace

std::optional<NestChange> madeRectangle(const ReadNest &read) {
  const MappedHeads heads(read);
  if (!heads.canHaveMore()) return std::nullopt;
  const SerialLoop &next = read.nest.loops[heads.last() + 1];
  const openmp::Statement &loop = *next.statement;
  if (!next.isAlone || !read.mapped.loops[heads.last() + 1].isParallel || !isPlainLoop(loop) ||
      !std::ranges::all_of(loop.counted->variables, [&](openmp::VariableId each) { return heads.isStable(each); }))
    return std::nullopt;
  const auto head = heads.headOf(*loop.counted);
  if (!head || head->condition.empty()) return std::nullopt;
  // Behind the loop its counter has another value.
  const openmp::VariableId counter = loop.counted->counter;
  const bool isOutside = !openmp::declares(*read.nest.loops.front().statement, counter);
  if (isOutside && !whyValueIsNeeded(read.program, read.nest, counter).empty()) return std::nullopt;
  const std::uint32_t begin = loop.span.begin;
  const SourceSpan &inner = loop.children.back().span;
  const std::string blanks = blanksBehind(read.program.textOf({mainFile, begin, inner.begin}));
  return NestChange{.edits = {replacing(begin, inner.begin, head->text + "{ if (" + head->condition + ")" + blanks),
                              replacing(inner.end, inner.end, " }")},
                    .told = "The loop over " + std::string(heads.nameOf(counter)) + " of line " +
                            std::to_string(next.line) +
                            " counts over the greatest range that it has, and does nothing "
                            "where not " +
                            head->condition + ".",
                    .reliance = {},
                    .mustBeParallel = {}};
}

} // namespace warpgrain::workflow
