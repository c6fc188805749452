// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/HandedExtents.h"

#include "core/model/Dialect.h"
#include "core/model/LaunchExtents.h"
#include "core/model/Walk.h"
#include "core/steps/rewrite/KernelPlace.h"
#include "core/steps/rewrite/LaunchPlace.h"
#include "core/steps/rewrite/LaunchRewriter.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

std::optional<Verdict> HandedExtents::whyNot() {
  const SourceSpan &where = launch_.spelling.span;
  if (!isSome(launch_.grid)) return Verdict::unknown(ReasonId::launchNeedsAllBlocks, where);
  for (const ExpressionId part : {launch_.grid, launch_.block}) {
    const Spelling &spelling = body_[part].spelling;
    if (!spelling.editable() || spelling.span.empty())
      return Verdict::unknown(
          {ReasonId::macroHidesLaunchPart, {spelling.macro, part == launch_.grid ? "grid" : "block"}}, spelling.span);
  }
  place_ = locateCall(unit_, body_[launch_.expression]);
  if (!place_) return Verdict::unknown(ReasonId::launchNotRewritable, where);
  return std::nullopt;
}

std::string HandedExtents::textOf(ExpressionId id) const {
  return std::string(unit_.textOf(body_[id].spelling.span));
}

bool HandedExtents::isShape(ExpressionId id) const {
  const ExpressionId named = withoutCopies(id);
  return isExtents(named) && isName(named);
}

/// A number, or the name of one, which becomes the same extents each time.
bool HandedExtents::isNumber(ExpressionId id) const {
  const Expression &e = body_[id];
  if (e.kind != ExpressionKind::construct || !e.isImplicit || e.operands.empty()) return false;
  ExpressionId number = e.operands[0];
  while (body_[number].kind == ExpressionKind::cast && body_[number].isImplicit)
    number = body_[number].operands[0];
  const TypeId type = body_[number].type;
  const bool isLiteral = body_[number].kind == ExpressionKind::literal;
  return isSome(type) && unit_[type].kind == TypeKind::integer && (isLiteral || isName(number));
}

bool HandedExtents::isName(ExpressionId id) const {
  const std::string text = textOf(id);
  while (body_[id].kind == ExpressionKind::cast && body_[id].isImplicit)
    id = body_[id].operands[0];
  return (body_[id].kind == ExpressionKind::variable || body_[id].kind == ExpressionKind::member) &&
         asOperand(unit_, text) == text && !text.contains("::");
}

bool HandedExtents::isExtents(ExpressionId id) const {
  const TypeId type = body_[id].type;
  return isSome(type) && unit_[type].kind == TypeKind::record && unit_[type].name == unit_.dialect->extentsType();
}

/// What is copied where a launch takes its shape by value.
ExpressionId HandedExtents::withoutCopies(ExpressionId id) const {
  while (body_[id].kind == ExpressionKind::construct && body_[id].operands.size() == 1 &&
         isExtents(body_[id].operands[0]))
    id = body_[id].operands[0];
  return id;
}

std::string HandedExtents::kept(const std::string &wish, std::string_view type, const std::string &text) {
  std::string name = names_.take(wish);
  lines_.push_back("const " + std::string(type) + " " + name + " = " + text + ";");
  return name;
}

/// An argument may change what the extents are computed from.
bool HandedExtents::argumentsDoMore() const {
  const auto &operands = body_[launch_.expression].operands;
  for (std::size_t i = launchFirstArgument; i < operands.size(); ++i)
    if (std::ranges::any_of(expressionsIn(body_, operands[i]),
                            [this](ExpressionId id) { return hasEffectItself(body_[id]); }))
      return true;
  return false;
}

std::string HandedExtents::name(bool hasAxes) {
  const bool mayStandTwice = (isShape(whole()) || (isNumber(whole()) && !hasAxes)) && !argumentsDoMore();
  name_ = mayStandTwice ? textOf(whole()) : kept(std::string(word()), unit_.dialect->extentsType(), textOf(whole()));
  return name_;
}

std::string HandedExtents::rounded(Axis along, std::int64_t factor) const {
  const auto divided = [factor](const std::string &count) {
    return "(" + count + " + " + std::to_string(factor - 1) + ") / " + std::to_string(factor);
  };
  if (isNumber()) return divided(name_);
  const Extents &known = of_ == Of::grid ? launch_.gridExtents : launch_.blockExtents;
  const bool isFlat = known[Axis::z] == 1 && along != Axis::z;
  std::vector<std::string> parts;
  for (const Axis axis : allAxes) {
    if (axis == Axis::z && isFlat) break;
    const std::string count = name_ + "." + letterOf(axis);
    parts.push_back(axis == along ? divided(count) : count);
  }
  return unit_.dialect->extents(parts);
}

std::expected<TextEdits, Verdict> HandedExtents::edits(const std::string &extents) {
  edits_.push_back({body_[whole()].spelling.span, extents});
  edits_.push_back(withFirstArgument(unit_, *place_, name_));
  if (auto why = putBefore()) return std::unexpected(*std::move(why));
  keepArgumentsAligned(unit_, launch_, edits_);
  return std::move(edits_);
}

/// What stands before the launch uses what the launch uses, before all else that its statement does.
std::optional<Verdict> HandedExtents::putBefore() {
  if (lines_.empty()) return std::nullopt;
  StatementId id = statementToPutBefore(unit_, launch_, whole(), true);
  for (const ExpressionId part : {launch_.grid, launch_.block, launch_.sharedBytes})
    if (isSome(part) && part != whole() && isSome(id)) id = statementToPutBefore(unit_, launch_, part, true);
  if (!isSome(id)) return Verdict::unknown({ReasonId::launchNeedsPlaceBefore, {word()}}, launch_.spelling.span);
  const TextEdits more = linesBefore(unit_, unit_[launch_.launcher], id, lines_, true);
  edits_.insert(edits_.end(), more.begin(), more.end());
  return std::nullopt;
}

std::expected<TextEdits, Verdict> handedLaunches(const Unit &unit, FunctionId kernel, const WriteHandedLaunch &write) {
  const Function &function = unit[kernel];
  if (auto why = whyNotAtFileScope(function)) return std::unexpected(*std::move(why));
  if (Verdict seen = LaunchRewriter(unit, kernel).check(); !seen.allows()) return std::unexpected(std::move(seen));
  for (const Launch *launch : unit.launchesOf(kernel))
    if (launch->form != LaunchSyntax::chevrons)
      return std::unexpected(Verdict::unknown(ReasonId::launchByAddresses, launch->spelling.span));
  if (const auto elsewhere = namedElsewhere(unit, kernel))
    return std::unexpected(Verdict::unknown(ReasonId::kernelNamedElsewhere, *elsewhere));
  std::map<FunctionId, std::unique_ptr<FreshNames>> names;
  std::set<SourceSpan> seen; // a launch in a template is recorded for each of its instantiations
  TextEdits out;
  for (const Launch *launch : unit.launchesOf(kernel)) {
    if (!seen.insert(launch->spelling.span).second) continue;
    auto &known = names[launch->launcher];
    if (!known) known = std::make_unique<FreshNames>(unit, unit[launch->launcher]);
    auto edits = write(*launch, *known);
    if (!edits) return std::unexpected(edits.error());
    out.insert(out.end(), edits->begin(), edits->end());
  }
  return out;
}

} // namespace warpgrain::transform
