// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/arrays/SharedArray.h"

#include "core/steps/memory/arrays/ElementUses.h"
#include "core/steps/rewrite/Completeness.h"

#include <algorithm>
#include <optional>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class SharedArrayReader {
public:
  SharedArrayReader(KernelStudy &study, const std::string &name)
      : study_(study), unit_(study.unit()), body_(study.kernel().body), name_(name) {}

  std::expected<SharedArray, Verdict> run() {
    using Stage = std::optional<Verdict> (SharedArrayReader::*)();
    for (const Stage stage : {&SharedArrayReader::find, &SharedArrayReader::readType,
                              &SharedArrayReader::readDeclaration, &SharedArrayReader::whyLayoutMatters})
      if (auto why = (this->*stage)()) return std::unexpected(*std::move(why));
    return std::move(out_);
  }

private:
  const Variable &variable() const { return body_[out_.variable]; }

  std::optional<Verdict> find() {
    std::vector<VariableId> found;
    for (std::size_t i = 0; i < body_.variables.size(); ++i)
      if (const VariableId id{static_cast<std::uint32_t>(i)}; body_[id].name == name_ && body_[id].isShared())
        found.push_back(id);
    const SourceSpan &place = study_.kernel().nameSpan;
    if (found.empty()) return Verdict::illegal({ReasonId::noSharedArray, {name_}}, place);
    if (found.size() > 1) return Verdict::unknown({ReasonId::sharedArrayAmbiguous, {name_}}, body_[found[1]].nameSpan);
    out_.variable = found.front();
    if (variable().space == VariableSpace::sharedDynamic)
      return Verdict::unknown({ReasonId::launchSizesArray, {name_}}, variable().nameSpan);
    if (!isSome(variable().statement)) return Verdict::unknown({ReasonId::declaredOutsideKernel, {name_}}, place);
    return std::nullopt;
  }

  std::optional<Verdict> readType() {
    TypeId type = variable().type;
    while (isSome(type) && unit_[type].kind == TypeKind::array) {
      if (!unit_[type].extent) return Verdict::unknown({ReasonId::extentNotKnown, {name_}}, variable().nameSpan);
      out_.extents.push_back(static_cast<std::int64_t>(*unit_[type].extent));
      type = unit_[type].element;
    }
    if (out_.extents.size() < 2) return Verdict::illegal({ReasonId::arrayHasNoRows, {name_}}, variable().nameSpan);
    if (!isSome(type) || unit_[type].sizeBytes == 0)
      return Verdict::unknown({ReasonId::elementSizeNotKnown, {name_}}, variable().nameSpan);
    out_.elementBytes = static_cast<std::int64_t>(unit_[type].sizeBytes);
    if (isSome(type) && unit_[type].isVolatile)
      return Verdict::unknown({ReasonId::arrayIsVolatile, {name_}}, variable().nameSpan);
    return std::nullopt;
  }

  std::optional<Verdict> readDeclaration() {
    const auto extents = declaredExtents(unit_, variable(), out_.extents.size());
    if (!extents) return extents.error();
    const SourceSpan &last = extents->back();
    out_.innermost = {.file = last.file, .begin = last.begin + 1, .end = last.end - 1};
    if (!out_.innermost.empty()) return std::nullopt;
    return Verdict::unknown({ReasonId::lastExtentNotInDeclaration, {name_}}, last);
  }

  /// Refuses an array that is named without selecting an element: the length of its rows may matter there.
  std::optional<Verdict> whyLayoutMatters() {
    if (const auto unknown = findUnknownName(study_.index(), study_.kernel().bodySpan, {out_.variable}))
      return Verdict::unknown(*unknown);
    for (std::size_t i = 0; i < body_.expressions.size(); ++i) {
      const ExpressionId id{static_cast<std::uint32_t>(i)};
      if (body_[id].kind != ExpressionKind::variable || body_[id].variable != out_.variable) continue;
      if (!isElement(id)) return Verdict::unknown({ReasonId::rowLengthMayMatter, {name_}}, body_[id].spelling.span);
    }
    return std::nullopt;
  }

  bool isElement(ExpressionId naming) const {
    ExpressionId at = naming;
    for (std::size_t selected = 0; selected < out_.extents.size();) {
      const ExpressionId parent = body_[at].parent;
      if (!isSome(parent) || body_[parent].operands.empty() || body_[parent].operands[0] != at) return false;
      const Expression &e = body_[parent];
      if (e.kind == ExpressionKind::subscript)
        ++selected;
      else if (e.kind != ExpressionKind::cast || !e.isImplicit)
        return false;
      at = parent;
    }
    ExpressionId parent = body_[at].parent;
    while (isSome(parent) && body_[parent].kind == ExpressionKind::member && !body_[parent].isArrow) {
      at = parent;
      parent = body_[at].parent;
    }
    if (!isSome(parent)) return true;
    const Expression &around = body_[parent];
    if (around.kind == ExpressionKind::unary && around.op == Operator::addressOf) return isForAtomic(parent);
    if (around.kind == ExpressionKind::lambda || around.kind == ExpressionKind::other) return false;
    if (around.kind != ExpressionKind::call) return true;
    const auto position = static_cast<std::size_t>(std::ranges::find(around.operands, at) - around.operands.begin());
    return position < around.callee.byReference.size() && !around.callee.byReference[position];
  }

  /// `atomicAdd(&a[i][j], 1)` uses that one element.
  bool isForAtomic(ExpressionId address) const {
    ExpressionId parent = body_[address].parent;
    while (isSome(parent) && body_[parent].kind == ExpressionKind::cast && body_[parent].isImplicit)
      parent = body_[parent].parent;
    return isSome(parent) && body_[parent].kind == ExpressionKind::call && body_[parent].callee.isSystem &&
           unit_.dialect->effectOf(body_[parent].callee) == CallEffect::atomic;
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Body &body_;
  const std::string &name_;
  SharedArray out_;
};

} // namespace

std::expected<SharedArray, Verdict> readSharedArray(KernelStudy &study, const std::string &name) {
  return SharedArrayReader(study, name).run();
}

std::int64_t declaredSharedBytes(const Unit &unit, const Body &body) {
  std::int64_t bytes = 0;
  for (const Variable &variable : body.variables)
    if (variable.space == VariableSpace::shared && isSome(variable.type))
      bytes += static_cast<std::int64_t>(unit[variable.type].sizeBytes);
  return bytes;
}

} // namespace warpgrain::transform
