// SPDX-License-Identifier: Apache-2.0
#include "core/model/Dialect.h"
#include "core/model/Walk.h"
#include "core/steps/prefetch/AsyncCopies.h"

#include <algorithm>
#include <array>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

ExpressionId withoutImplicitCasts(const Body &body, ExpressionId value) {
  while (body[value].kind == ExpressionKind::cast && body[value].isImplicit && body[value].operands.size() == 1)
    value = body[value].operands[0];
  return value;
}

bool isCopiedAsItStands(const BodyIndex &index, ExpressionId value) {
  const Expression &e = index.body()[value];
  const bool isElement =
      e.kind == ExpressionKind::subscript || (e.kind == ExpressionKind::unary && e.op == Operator::dereference);
  if (!isElement || e.spelling.origin != SpellingOrigin::file) return false;
  const std::vector<const Access *> accesses = index.accessesAt(value);
  return accesses.size() == 1 && accesses.front()->kind == AccessKind::read &&
         accesses.front()->space == MemorySpace::global && !accesses.front()->isVolatile;
}

std::vector<ExpressionId> copiedElementsOf(const BodyIndex &index, ExpressionId value) {
  value = withoutImplicitCasts(index.body(), value);
  if (isCopiedAsItStands(index, value)) return {value};
  const Expression &e = index.body()[value];
  std::vector<ExpressionId> out;
  if (e.kind != ExpressionKind::conditional) return out;
  for (std::size_t i = 1; i < e.operands.size(); ++i)
    for (const ExpressionId each : copiedElementsOf(index, e.operands[i]))
      out.push_back(each);
  return out;
}

namespace {

constexpr std::array<std::uint64_t, 3> asyncSizes{4, 8, 16};

class AsyncJudge {
public:
  AsyncJudge(const BodyIndex &index, const TileCopies &copies)
      : index_(index), body_(index.body()), unit_(index.unit()), copies_(copies) {}

  std::optional<Verdict> run() {
    for (const StatementId id : copies_.statements)
      if (auto why = whyMoreThanCopies(id)) return why;
    for (const CopiedElement &element : copies_.elements)
      if (auto why = whyNot(element)) return why;
    if (copiesAny_) return std::nullopt;
    return notAsItStands(copies_.elements.front().value);
  }

private:
  Verdict notAsItStands(ExpressionId value) const {
    const SourceSpan &place = body_[value].spelling.span;
    return Verdict::unknown({ReasonId::copyNotAsItStands, {unit_.textOf(place)}}, place);
  }

  bool isElement(StatementId id) const {
    return std::ranges::find(copies_.elements, id, &CopiedElement::statement) != copies_.elements.end();
  }

  /// The statements are taken away, and written once more where they are needed.
  std::optional<Verdict> whyMoreThanCopies(StatementId id) const {
    const Statement &statement = body_[id];
    switch (statement.kind) {
    case StatementKind::compound:
    case StatementKind::ifElse:
    case StatementKind::forLoop:
      for (const StatementId child : statement.children)
        if (auto why = whyMoreThanCopies(child)) return why;
      return std::nullopt;
    case StatementKind::declaration:
      if (std::ranges::find(copies_.declarations, id) != copies_.declarations.end()) return std::nullopt;
      break;
    default:
      if (isElement(id)) return std::nullopt;
      break;
    }
    return Verdict::unknown(ReasonId::copyNotAssigned, statement.spelling.span);
  }

  std::optional<Verdict> whyNot(const CopiedElement &element) {
    const Expression &target = body_[element.target];
    if (!isSome(target.type)) return notAsItStands(element.value);
    const Type &type = unit_[target.type];
    if (type.kind == TypeKind::dependent) return whyNotInValue(element.value, type); // judged in the instantiations
    const bool isNumber = type.kind == TypeKind::boolean || type.kind == TypeKind::integer ||
                          type.kind == TypeKind::floating || type.kind == TypeKind::pointer;
    const KnownType known = unit_.dialect->typeNamed(type.name);
    const bool isVector = known == KnownType::vector || known == KnownType::half || known == KnownType::bfloat16;
    const bool isOfWords = std::ranges::find(asyncSizes, type.sizeBytes) != asyncSizes.end();
    const bool isAligned = type.alignBytes == 0 ? isNumber : type.alignBytes >= type.sizeBytes;
    if (type.isVolatile || (!isNumber && !isVector) || !isOfWords || !isAligned)
      return Verdict::unknown({ReasonId::copyNotOfWords, {type.name}}, target.spelling.span);
    return whyNotInValue(element.value, type);
  }

  std::optional<Verdict> whyNotInValue(ExpressionId value, const Type &element) {
    const Expression &e = body_[value];
    const bool isPassing = e.kind == ExpressionKind::conditional || (e.kind == ExpressionKind::cast && e.isImplicit);
    if (isPassing && e.operands.size() == (e.kind == ExpressionKind::cast ? 1U : 3U)) {
      if (e.kind == ExpressionKind::conditional &&
          (e.spelling.origin != SpellingOrigin::file || !areInFile(e.operands) || !keepsValues(e.type, element)))
        return notAsItStands(value);
      for (std::size_t i = e.kind == ExpressionKind::cast ? 0 : 1; i < e.operands.size(); ++i)
        if (auto why = whyNotInValue(e.operands[i], element)) return why;
      return std::nullopt;
    }
    if (isCopiedAsItStands(index_, value)) {
      if (!isOfElement(e.type, element) || !areCastsKept(value, element)) return notAsItStands(value);
      copiesAny_ = true;
      return std::nullopt;
    }
    if (readsMemory(value) || !convertsDirectly(value, element)) return notAsItStands(value);
    return std::nullopt;
  }

  bool areInFile(const std::vector<ExpressionId> &expressions) const {
    return std::ranges::all_of(expressions, [this](ExpressionId id) {
      return body_[withoutImplicitCasts(body_, id)].spelling.origin == SpellingOrigin::file;
    });
  }

  /// True if a value of the element's type goes through the other type and back unchanged: `float` through `double`.
  bool keepsValues(TypeId through, const Type &element) const {
    if (element.kind == TypeKind::dependent) return true;
    if (!isSome(through)) return false;
    const Type &type = unit_[through];
    if (element.kind == TypeKind::record) return type.name == element.name;
    return type.kind == element.kind && type.sizeBytes >= element.sizeBytes;
  }

  /// The conversions around a value up to where it is stored.
  bool areCastsKept(ExpressionId value, const Type &element) const {
    for (ExpressionId at = body_[value].parent; isSome(at); at = body_[at].parent) {
      const Expression &e = body_[at];
      if (e.kind == ExpressionKind::assign) return true;
      if (!keepsValues(e.type, element)) return false;
    }
    return true;
  }

  /// The same bytes.
  bool isOfElement(TypeId id, const Type &element) const {
    if (element.kind == TypeKind::dependent) return true;
    if (!isSome(id)) return false;
    const Type &type = unit_[id];
    if (element.kind == TypeKind::record) return type.name == element.name;
    return type.kind == element.kind && type.sizeBytes == element.sizeBytes;
  }

  /// True if the value may be stored without what converts it in between: a `long` that becomes a `double` and then a
  /// `float` is rounded twice.
  bool convertsDirectly(ExpressionId value, const Type &element) const {
    const TypeId id = body_[value].type;
    if (element.kind != TypeKind::floating || !isSome(id)) return true;
    return unit_[id].kind != TypeKind::integer || unit_[id].sizeBytes <= 4;
  }

  bool readsMemory(ExpressionId value) const {
    return std::ranges::any_of(expressionsIn(body_, value), [this](ExpressionId id) {
      const Expression &e = body_[id];
      if (!index_.accessesAt(id).empty()) return true;
      if (e.kind == ExpressionKind::call) {
        const CallEffect effect = unit_.dialect->effectOf(e.callee);
        return effect == CallEffect::load || effect == CallEffect::user;
      }
      if (e.kind != ExpressionKind::variable) return false;
      const Variable &variable = body_[e.variable];
      const bool isOfLoop = isSome(variable.statement) && isSome(variable.initializer) &&
                            isInside(body_, variable.statement, copies_.loop.loop);
      return isOfLoop && readsMemory(variable.initializer);
    });
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const TileCopies &copies_;
  bool copiesAny_ = false;
};

} // namespace

std::optional<Verdict> whyNotAsynchronous(const BodyIndex &index, const TileCopies &copies) {
  return AsyncJudge(index, copies).run();
}

} // namespace warpgrain::transform
