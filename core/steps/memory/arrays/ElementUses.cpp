// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/arrays/ElementUses.h"

#include "core/base/Tokens.h"
#include "core/steps/rewrite/Completeness.h"

#include <algorithm>
#include <optional>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class OwnArrayReader {
public:
  OwnArrayReader(KernelStudy &study, const std::string &name)
      : study_(study), unit_(study.unit()), body_(study.kernel().body), name_(name) {}

  std::expected<OwnArray, Verdict> run() {
    using Stage = std::optional<Verdict> (OwnArrayReader::*)();
    for (const Stage stage : {&OwnArrayReader::find, &OwnArrayReader::readType, &OwnArrayReader::readDeclaration,
                              &OwnArrayReader::readUses})
      if (auto why = (this->*stage)()) return std::unexpected(*std::move(why));
    return std::move(out_);
  }

private:
  const Variable &variable() const { return body_[out_.variable]; }

  Verdict unknown(const Reason &why) const { return Verdict::unknown(why, variable().nameSpan); }

  bool isOwn(VariableId id) const {
    const Variable &candidate = body_[id];
    const bool hasPlace = candidate.space == VariableSpace::local || candidate.isShared();
    return candidate.name == name_ && hasPlace && isSome(candidate.type) &&
           unit_[candidate.type].kind == TypeKind::array;
  }

  std::optional<Verdict> find() {
    std::vector<VariableId> found;
    for (std::size_t i = 0; i < body_.variables.size(); ++i)
      if (const VariableId id{static_cast<std::uint32_t>(i)}; isOwn(id)) found.push_back(id);
    const SourceSpan &place = study_.kernel().nameSpan;
    if (found.empty()) return Verdict::illegal({ReasonId::noOwnArray, {name_}}, place);
    if (found.size() > 1) return Verdict::unknown({ReasonId::arrayNameAmbiguous, {name_}}, body_[found[1]].nameSpan);
    out_.variable = found.front();
    out_.isShared = variable().isShared();
    if (variable().space == VariableSpace::sharedDynamic) return unknown({ReasonId::launchSizesArrayOfOthers, {name_}});
    if (!isSome(variable().statement)) return Verdict::unknown({ReasonId::declaredOutsideKernel, {name_}}, place);
    if (!out_.isShared && variable().isStatic) return unknown({ReasonId::staticOfAllThreads, {name_}});
    const bool hasValues = isSome(variable().initializer) && !out_.isShared; // there it is the call of a constructor
    if (hasValues) return unknown({ReasonId::arrayHasInitialValues, {name_}});
    return std::nullopt;
  }

  std::optional<Verdict> readType() {
    TypeId type = variable().type;
    for (; isSome(type) && unit_[type].kind == TypeKind::array; type = unit_[type].element)
      ++dimensions_;
    if (!isSome(type)) return unknown({ReasonId::typeNotKnown, {name_}});
    if (unit_[type].isVolatile) return unknown({ReasonId::arrayIsVolatile, {name_}});
    if (unit_[type].kind == TypeKind::record && !unit_[type].isRegular)
      return unknown({ReasonId::elementsNotAssignable, {unit_[type].name}});
    return std::nullopt;
  }

  std::optional<Verdict> readDeclaration() {
    auto extents = declaredExtents(unit_, variable(), dimensions_);
    if (!extents) return extents.error();
    out_.extents = *std::move(extents);
    return std::nullopt;
  }

  std::optional<Verdict> readUses() {
    if (const auto hidden = findUnknownName(study_.index(), study_.kernel().bodySpan, {out_.variable}))
      return Verdict::unknown(*hidden);
    for (const Use *use : study_.index().usesOf(out_.variable)) {
      auto element = elementAt(use->expression);
      const SourceSpan &place = body_[use->expression].spelling.span;
      if (use->kind == UseKind::escape || !element)
        return Verdict::unknown({ReasonId::moreThanElementUsed, {name_}}, place);
      if (element->access->kind == AccessKind::atomic) return Verdict::unknown(ReasonId::atomicNeedsMemory, place);
      for (const Brackets &brackets : element->subscripts)
        if (!isInBrackets(brackets.span)) return Verdict::unknown({ReasonId::subscriptsNotInText, {name_}}, place);
      out_.uses.push_back(*std::move(element));
    }
    if (out_.uses.empty()) return Verdict::illegal({ReasonId::arrayNotUsed, {name_}}, variable().nameSpan);
    std::ranges::sort(out_.uses, {}, [](const ElementUse &use) { return use.subscripts.front().span.begin; });
    return std::nullopt;
  }

  bool isInBrackets(const SourceSpan &span) const {
    const std::string_view text = unit_.textOf(span);
    return text.starts_with('[') && text.ends_with(']');
  }

  std::optional<ElementUse> elementAt(ExpressionId naming) const {
    ElementUse out;
    ExpressionId at = naming;
    while (out.subscripts.size() < dimensions_) {
      const ExpressionId parent = body_[at].parent;
      if (!isSome(parent) || body_[parent].operands.empty() || body_[parent].operands[0] != at) return std::nullopt;
      const Expression &e = body_[parent];
      if (e.kind == ExpressionKind::subscript) {
        if (e.spelling.origin != SpellingOrigin::file || body_[at].spelling.origin != SpellingOrigin::file)
          return std::nullopt;
        out.subscripts.push_back(
            {.span = behind(body_[at].spelling.span, e.spelling.span), .subscript = e.operands[1]});
      } else if (e.kind != ExpressionKind::cast || !e.isImplicit) {
        return std::nullopt;
      }
      at = parent;
    }
    const auto access = std::ranges::find(study_.index().accesses(), naming, &Access::base);
    if (access == study_.index().accesses().end() || isNamedAsObject(at)) return std::nullopt;
    out.access = &*access;
    return out;
  }

  /// What stands after the array in `t[i]`: `[i]`, without blanks before it.
  SourceSpan behind(const SourceSpan &base, const SourceSpan &whole) const {
    SourceSpan out{.file = whole.file, .begin = base.end, .end = whole.end};
    while (out.begin < out.end && unit_[out.file].text[out.begin] == ' ')
      ++out.begin;
    return out;
  }

  /// `&t[i]`, `swap(t[i], u)`, `float &r = t[i]`: the object is meant, not its value.
  bool isNamedAsObject(ExpressionId element) const {
    ExpressionId at = element;
    ExpressionId parent = body_[at].parent;
    while (isSome(parent) && body_[parent].kind == ExpressionKind::member && !body_[parent].isArrow) {
      at = parent;
      parent = body_[at].parent;
    }
    if (!isSome(parent)) return initializesReference(at);
    const Expression &around = body_[parent];
    if (around.kind == ExpressionKind::unary) return around.op == Operator::addressOf;
    if (around.kind == ExpressionKind::lambda || around.kind == ExpressionKind::other) return true;
    if (around.kind == ExpressionKind::cast && !around.isImplicit)
      return unit_.textOf(around.spelling.span).contains('&'); // to a reference
    if (around.kind == ExpressionKind::conditional && initializesReference(parent)) return true;
    if (around.kind != ExpressionKind::call && around.kind != ExpressionKind::construct) return false;
    const auto position = static_cast<std::size_t>(std::ranges::find(around.operands, at) - around.operands.begin());
    if (around.hasObject && position == 0) return true;
    return position >= around.callee.byReference.size() || around.callee.byReference[position];
  }

  bool initializesReference(ExpressionId root) const {
    return std::ranges::any_of(body_.variables, [&](const Variable &each) {
      return each.initializer == root && isSome(each.type) && unit_[each.type].kind == TypeKind::reference;
    });
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Body &body_;
  const std::string &name_;
  std::size_t dimensions_ = 0;
  OwnArray out_;
};

} // namespace

std::expected<OwnArray, Verdict> readOwnArray(KernelStudy &study, const std::string &name) {
  return OwnArrayReader(study, name).run();
}

namespace {

bool isExtern(std::string_view specifiers) {
  return std::ranges::any_of(tokenize(specifiers),
                             [&](const Token &token) { return textOf(specifiers, token) == "extern"; });
}

} // namespace

std::expected<std::vector<SourceSpan>, Verdict> declaredExtents(const model::Unit &unit, const model::Variable &array,
                                                                std::size_t dimensions) {
  const model::Spelling &spelling = array.declaration;
  if (spelling.origin != model::SpellingOrigin::file)
    return std::unexpected(
        Verdict::unknown({ReasonId::macroDeclaresArray, {spelling.macro, array.name}}, spelling.span));
  if (!array.typeSpan.empty() && isExtern(unit.textOf(array.typeSpan)))
    return std::unexpected(Verdict::unknown({ReasonId::arrayIsExtern, {array.name}}, spelling.span));
  // The declarators before it in the statement belong to what the compiler calls its declaration.
  const SourceSpan behind{.file = spelling.span.file, .begin = array.nameSpan.end, .end = spelling.span.end};
  const std::string_view text = unit.textOf(behind);
  std::vector<SourceSpan> out;
  std::uint32_t open = 0;
  int depth = 0;
  for (const Token &token : tokenize(text)) {
    const std::string_view word = textOf(text, token);
    if (word == "[" && depth++ == 0) open = token.begin;
    if (word != "]" || --depth != 0) continue;
    out.push_back({.file = behind.file, .begin = behind.begin + open, .end = behind.begin + token.end});
  }
  if (out.size() == dimensions) return out;
  return std::unexpected(Verdict::unknown({ReasonId::extentsNotInDeclaration, {array.name}}, spelling.span));
}

} // namespace warpgrain::transform
