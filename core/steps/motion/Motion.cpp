// SPDX-License-Identifier: Apache-2.0
#include "core/steps/motion/Motion.h"

#include "core/base/LineIndex.h"
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

bool isInBlock(const Body &body, StatementId id) {
  const StatementId parent = body[id].parent;
  return isSome(parent) && body[parent].kind == StatementKind::compound;
}

std::vector<StatementId> statementsBeginningIn(const Unit &unit, FunctionId kernel, const std::string &line) {
  const Body &body = unit[kernel].body;
  const LineIndex lines(unit[unit[kernel].bodySpan.file].text);
  std::vector<StatementId> out;
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const StatementId id{static_cast<std::uint32_t>(i)};
    const SourceSpan &at = body[id].keyword;
    if (!isInBlock(body, id) || at.empty() || at.file != unit[kernel].bodySpan.file) continue;
    if ("L" + std::to_string(lines.locate(at.begin).line) == line) out.push_back(id);
  }
  const auto isInner = [&](StatementId id) {
    return std::ranges::any_of(out, [&](StatementId other) { return other != id && isInside(body, id, other); });
  };
  std::vector<StatementId> outermost;
  std::ranges::copy_if(out, std::back_inserter(outermost), [&](StatementId id) { return !isInner(id); });
  return outermost;
}

} // namespace

SourceSpan Motion::spanIn(const Body &body) const {
  SourceSpan out = body[moved].spelling.span;
  for (const StatementId id : passed) {
    out.begin = std::min(out.begin, body[id].spelling.span.begin);
    out.end = std::max(out.end, body[id].spelling.span.end);
  }
  return out;
}

std::expected<Motion, Verdict> motionTo(const Unit &unit, const Body &body, StatementId moved, StatementId target,
                                        bool before) {
  if (body[moved].parent != body[target].parent)
    return std::unexpected(Verdict::illegal(ReasonId::statementsInDifferentBlocks, body[moved].spelling.span));
  const auto &block = body[body[moved].parent].children;
  const auto from = std::ranges::find(block, moved) - block.begin();
  const auto to = std::ranges::find(block, target) - block.begin();
  Motion motion{.moved = moved, .passed = {}};
  for (auto i = std::min(from, to); i <= std::max(from, to); ++i) {
    const bool staysBeside = i == to && before == (from < to); // the target itself is not passed
    if (i != from && !staysBeside) motion.passed.push_back(block[static_cast<std::size_t>(i)]);
  }
  if (motion.passed.empty())
    return std::unexpected(Verdict::illegal({before ? ReasonId::statementStandsBefore : ReasonId::statementStandsAfter,
                                             {lineText(unit, body[target].keyword)}},
                                            body[moved].spelling.span));
  return motion;
}

std::expected<StatementId, Verdict> findStatement(const Unit &unit, FunctionId kernel, const std::string &line) {
  const auto found = statementsBeginningIn(unit, kernel, line);
  if (found.size() == 1) return found.front();
  if (found.empty())
    return std::unexpected(Verdict::illegal({ReasonId::noStatementInLine, {line}}, unit[kernel].nameSpan));
  return std::unexpected(
      Verdict::unknown({ReasonId::statementsInOneLine, {line}}, unit[kernel].body[found[1]].spelling.span));
}

std::string lineNameOf(const Unit &unit, FunctionId kernel, StatementId statement) {
  const SourceSpan &at = unit[kernel].body[statement].keyword;
  if (at.empty() || at.file != unit[kernel].bodySpan.file) return {};
  const std::string line = "L" + std::to_string(LineIndex(unit[at.file].text).locate(at.begin).line);
  const auto found = findStatement(unit, kernel, line);
  return found && *found == statement ? line : std::string();
}

std::string moveBefore(KernelStudy &study, StatementId moved, StatementId target) {
  const Body &body = study.kernel().body;
  const std::string one = lineNameOf(study.unit(), study.id(), moved);
  const std::string other = lineNameOf(study.unit(), study.id(), target);
  if (one.empty() || other.empty()) return {};
  const auto motion = motionTo(study.unit(), body, moved, target, true);
  Verdict verdict;
  if (!motion || whyNotPassed(study, *motion, verdict)) return {};
  return "move " + one + " before " + other;
}

} // namespace warpgrain::transform
