// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/StepTargets.h"

#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"

#include <algorithm>

namespace warpgrain::gui {

using namespace model;
using transform::StepSubject;

namespace {

std::uint32_t lineOf(const Unit &unit, const SourceSpan &span) {
  const std::string_view before = std::string_view(unit[span.file].text).substr(0, span.begin);
  return 1 + static_cast<std::uint32_t>(std::ranges::count(before, '\n'));
}

/// From `for` to where the body begins.
SourceSpan headerOf(const Body &body, const Statement &loop) {
  SourceSpan header = loop.keyword;
  if (loop.children.empty()) return header;
  const Spelling &inside = body[loop.children.front()].spelling;
  if (inside.span.file == header.file && inside.span.begin > header.begin) header.end = inside.span.begin;
  return header;
}

bool isArray(const Unit &unit, const Variable &variable) {
  if (!isSome(variable.type)) return false;
  const TypeKind kind = unit[variable.type].kind;
  return kind == TypeKind::array || kind == TypeKind::pointer;
}

void addLoops(std::vector<StepTarget> &targets, const Unit &unit, FunctionId kernel) {
  const Body &body = unit[kernel].body;
  for (const StatementId id : transform::forLoopsOf(unit, kernel))
    if (std::string name = transform::nameOfLoop(unit, kernel, id); !name.empty())
      targets.push_back({.subject = StepSubject::loop,
                         .name = std::move(name),
                         .line = lineOf(unit, body[id].keyword),
                         .spans = {headerOf(body, body[id])}});
}

/// Arrays of one name are one target: a step cannot tell them apart either.
void addArrays(std::vector<StepTarget> &targets, const Unit &unit, FunctionId kernel) {
  const Body &body = unit[kernel].body;
  const std::size_t loops = targets.size();
  const auto targetOf = [&](const Variable &variable) -> StepTarget & {
    const auto found = std::find_if(targets.begin() + static_cast<std::ptrdiff_t>(loops), targets.end(),
                                    [&](const StepTarget &target) { return target.name == variable.name; });
    if (found != targets.end()) return *found;
    return targets.emplace_back(StepTarget{.subject = StepSubject::array, .name = variable.name});
  };
  for (const Variable &variable : body.variables) {
    if (variable.name.empty() || variable.nameSpan.empty() || !isArray(unit, variable)) continue;
    StepTarget &target = targetOf(variable);
    target.isShared = target.isShared || variable.isShared();
    if (target.line == 0) target.line = lineOf(unit, variable.nameSpan);
    target.spans.push_back(variable.nameSpan);
  }
  for (const Expression &expression : body.expressions) {
    if (expression.kind != ExpressionKind::variable || !isSome(expression.variable)) continue;
    const Variable &variable = body[expression.variable];
    if (variable.name.empty() || variable.nameSpan.empty() || !isArray(unit, variable)) continue;
    if (expression.spelling.editable()) targetOf(variable).spans.push_back(expression.spelling.span);
  }
}

} // namespace

std::vector<StepTarget> stepTargetsOf(const Unit &unit, FunctionId kernel) {
  std::vector<StepTarget> targets;
  addLoops(targets, unit, kernel);
  addArrays(targets, unit, kernel);
  return targets;
}

std::vector<StepTarget> stepTargetsOf(std::vector<StepTarget> source, std::vector<StepTarget> variant) {
  const auto isNamedByLine = [](const StepTarget &target) {
    return target.subject == StepSubject::loop && target.name == "L" + std::to_string(target.line);
  };
  std::erase_if(source, isNamedByLine);
  for (StepTarget &target : variant) {
    const bool isKnown = std::ranges::any_of(source, [&target](const StepTarget &known) {
      return known.subject == target.subject && known.name == target.name;
    });
    if (isKnown) continue;
    target.isOfVariant = true;
    target.spans.clear();
    source.push_back(std::move(target));
  }
  return source;
}

const StepTarget *targetAt(const std::vector<StepTarget> &targets, FileId file, std::uint32_t offset) {
  const auto isHere = [&](const StepTarget &target) {
    // The caret behind a name is on it.
    return std::ranges::any_of(target.spans, [&](const SourceSpan &span) {
      return span.contains(file, offset) ||
             (target.subject == StepSubject::array && span.file == file && span.end == offset);
    });
  };
  for (const StepSubject subject : {StepSubject::array, StepSubject::loop}) {
    const auto found = std::ranges::find_if(
        targets, [&](const StepTarget &target) { return target.subject == subject && isHere(target); });
    if (found != targets.end()) return &*found;
  }
  return nullptr;
}

bool isMadeOn(const transform::Step &step, const StepTarget &target) {
  if (formOf(step).subject == target.subject && step.arguments.front() == target.name) return true;
  const bool mayBeSecond = descriptorOf(step).second == target.subject && step.arguments.size() > 1;
  return mayBeSecond && step.arguments[1] == target.name;
}

} // namespace warpgrain::gui
