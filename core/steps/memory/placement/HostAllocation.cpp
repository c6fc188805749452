// SPDX-License-Identifier: Apache-2.0
#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"
#include "core/model/Walk.h"
#include "core/steps/memory/placement/Texture.h"

#include <algorithm>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class AllocationFinder {
public:
  AllocationFinder(const Unit &unit, const Launch &launch)
      : unit_(unit), launch_(launch), body_(unit[launch.launcher].body), index_(body_, unit) {}

  std::expected<std::string, Verdict> run(ExpressionId pointer) {
    const SourceSpan &place = body_[pointer].spelling.span;
    const ExpressionId naming = plain(pointer);
    if (body_[naming].kind != ExpressionKind::variable)
      return std::unexpected(unknown(ReasonId::allocatedByNoVariable, place));
    const VariableId variable = body_[naming].variable;
    if (body_[variable].space != VariableSpace::local || body_[variable].isStatic)
      return std::unexpected(unknown(ReasonId::notAllocatedHere, place));
    const auto call = allocationOf(variable);
    if (!call) return std::unexpected(call.error());
    const ExpressionId bytes = body_[*call].operands[1];
    if (auto why = whyNotWrittenAgain(bytes, *call)) return std::unexpected(*std::move(why));
    return std::string(unit_.textOf(body_[bytes].spelling.span));
  }

private:
  ExpressionId plain(ExpressionId id) const {
    while (body_[id].kind == ExpressionKind::cast && body_[id].operands.size() == 1)
      id = body_[id].operands[0];
    return id;
  }

  static Verdict unknown(const Reason &why, const SourceSpan &place) {
    return Verdict::unknown({ReasonId::allocationNotKnown, {why}}, place);
  }

  /// The call that a naming of the pointer is the address for; none where it is something else.
  ExpressionId callAround(ExpressionId naming) const {
    ExpressionId at = body_[naming].parent;
    if (!isSome(at) || body_[at].kind != ExpressionKind::unary || body_[at].op != Operator::addressOf)
      return none<ExpressionId>;
    ExpressionId below = at;
    at = body_[at].parent;
    while (isSome(at) && body_[at].kind == ExpressionKind::cast) {
      below = at;
      at = body_[at].parent;
    }
    if (!isSome(at) || body_[at].kind != ExpressionKind::call || body_[at].operands.size() < 2)
      return none<ExpressionId>;
    const Expression &call = body_[at];
    const bool allocates = unit_.dialect->call(call.callee).host == HostFunction::allocate;
    return allocates && call.callee.isSystem && call.operands[0] == below ? at : none<ExpressionId>;
  }

  std::expected<ExpressionId, Verdict> allocationOf(VariableId variable) const {
    ExpressionId found = none<ExpressionId>;
    for (const Use *use : index_.usesOf(variable)) {
      if (!use->writes()) continue;
      const SourceSpan &place = body_[use->expression].spelling.span;
      const ExpressionId call = callAround(use->expression);
      if (!isSome(call)) return std::unexpected(unknown(ReasonId::allocationMayChange, place));
      if (isSome(found)) return std::unexpected(unknown(ReasonId::allocatedTwice, place));
      found = call;
    }
    if (!isSome(found)) return std::unexpected(unknown(ReasonId::notAllocatedHere, launch_.spelling.span));
    if (body_[found].spelling.span.begin > launch_.spelling.span.begin)
      return std::unexpected(unknown(ReasonId::allocatedBehindLaunch, body_[found].spelling.span));
    return found;
  }

  std::optional<Verdict> whyNotWrittenAgain(ExpressionId bytes, ExpressionId call) const {
    const SourceSpan &place = body_[bytes].spelling.span;
    if (body_[bytes].spelling.origin == SpellingOrigin::macroBody) return unknown(ReasonId::allocatedByMacro, place);
    for (const ExpressionId id : expressionsIn(body_, bytes)) {
      const Expression &e = body_[id];
      if (e.constant || e.kind == ExpressionKind::literal || e.kind == ExpressionKind::cast ||
          e.kind == ExpressionKind::sizeOf || (e.kind == ExpressionKind::binary && e.op != Operator::comma))
        continue;
      if (e.kind != ExpressionKind::variable) return unknown(ReasonId::allocationSizeNotRepeatable, place);
      if (const auto why = whyOtherwise(e.variable, call)) return unknown(*why, place);
    }
    return std::nullopt;
  }

  /// Why a variable of the size may be another one, or have another value, at the launch.
  std::optional<Reason> whyOtherwise(VariableId id, ExpressionId call) const {
    const Variable &variable = body_[id];
    if (variable.isConst && !variable.isPerThread()) return {};
    if (!variable.isPerThread()) return Reason(ReasonId::sizeChangedByOthers, {variable.name});
    const auto isNamesake = [&](const Variable &other) { return &other != &variable && other.name == variable.name; };
    if (std::ranges::any_of(body_.variables, isNamesake)) return Reason(ReasonId::sizeNameTaken, {variable.name});
    const StatementId launched = index_.statementOf(launch_.expression);
    const bool isSeen = !isSome(variable.statement) || !isSome(body_[variable.statement].parent) ||
                        isInside(body_, launched, body_[variable.statement].parent);
    if (!isSeen) return Reason(ReasonId::sizeNotKnownAtLaunch, {variable.name});
    for (const Use *use : index_.usesOf(id)) {
      if (!use->writes()) continue;
      if (use->kind == UseKind::escape || !isDoneBefore(use->statement, call))
        return Reason(ReasonId::sizeMayChange, {variable.name});
    }
    return {};
  }

  /// A statement that is not done again once the call has been.
  bool isDoneBefore(StatementId id, ExpressionId call) const {
    if (!isSome(id) || body_[id].spelling.span.begin >= body_[call].spelling.span.begin) return false;
    for (StatementId at = id; isSome(at); at = body_[at].parent)
      if (body_[at].isLoop() && isInside(body_, index_.statementOf(call), at)) return false;
    return true;
  }

  const Unit &unit_;
  const Launch &launch_;
  const Body &body_;
  BodyIndex index_;
};

} // namespace

std::expected<std::string, Verdict> allocatedBytes(const Unit &unit, const Launch &launch, ExpressionId pointer) {
  return AllocationFinder(unit, launch).run(pointer);
}

} // namespace warpgrain::transform
