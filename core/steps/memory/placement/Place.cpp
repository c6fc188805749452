// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/model/Dialect.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/memory/placement/ConstantCopy.h"
#include "core/steps/memory/placement/ReadOnlyPointer.h"
#include "core/steps/memory/placement/Texture.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view placeUsage = "place POINTER readonly|constant|texture";

std::expected<VariableId, Verdict> findParameter(const KernelStudy &study, const std::string &name) {
  const Function &kernel = study.kernel();
  const auto found = std::ranges::find(kernel.parameters, name, [&](VariableId v) { return kernel.body[v].name; });
  if (found != kernel.parameters.end()) return *found;
  return std::unexpected(Verdict::illegal({ReasonId::noSuchParameter, {name}}, kernel.nameSpan));
}

/// A pointer parameter that is declared so that qualifiers can be put to it.
class ReadOnlyPlacer {
public:
  ReadOnlyPlacer(KernelStudy &study, std::string name)
      : study_(study), index_(study.index()), unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body),
        name_(std::move(name)) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, kernel_)) return std::unexpected(*std::move(why));
    const auto found = findParameter(study_, name_);
    if (!found) return std::unexpected(found.error());
    pointer_ = *found;
    using Check = std::optional<Verdict> (ReadOnlyPlacer::*)();
    for (const Check check : {&ReadOnlyPlacer::whyNotDeclaredSo, &ReadOnlyPlacer::whyNotConst})
      if (auto why = (this->*check)()) return std::unexpected(*std::move(why));
    if (auto why = whyNotReadOnly(study_, pointer_, verdict)) return std::unexpected(*std::move(why));
    return edits();
  }

private:
  const Variable &pointer() const { return body_[pointer_]; }

  const Type &type() const { return unit_[pointer().type]; }

  Verdict unknown(const Reason &why) const { return Verdict::unknown(why, pointer().nameSpan); }

  std::optional<Verdict> whyNotDeclaredSo() {
    if (study_.dialect().qualifier(Qualifier::restricted).empty())
      return Verdict::illegal({ReasonId::notInLanguage, {"restricted pointers"}}, pointer().nameSpan);
    if (!isSome(pointer().type) || type().kind != TypeKind::pointer || !isSome(type().element))
      return Verdict::illegal({ReasonId::isNoPointer, {name_}}, pointer().nameSpan);
    if (type().isRestrict && unit_[type().element].isConst)
      return Verdict::illegal({ReasonId::alreadyReadOnly, {name_}}, pointer().nameSpan);
    if (type().isRestrict) return unknown({ReasonId::alreadyRestrict, {name_}});
    if (unit_[type().element].isVolatile) return unknown({ReasonId::pointsToVolatile, {name_}});
    if (pointer().declaration.origin != SpellingOrigin::file)
      return unknown({ReasonId::macroDeclaresArray, {pointer().declaration.macro, name_}});
    if (!hasStarBeforeName()) return unknown({ReasonId::typeShowsNoPointer, {name_}});
    return std::nullopt;
  }

  /// `*in`, `* in`, `*const in`.
  bool hasStarBeforeName() const {
    const SourceSpan before{
        .file = pointer().nameSpan.file, .begin = pointer().typeSpan.begin, .end = pointer().nameSpan.begin};
    if (before.begin >= before.end) return false;
    const std::string_view text = unit_.textOf(before);
    const auto tokens = tokenize(text);
    for (auto token = tokens.rbegin(); token != tokens.rend(); ++token) {
      const std::string_view word = textOf(text, *token);
      if (token->kind == TokenKind::comment || word == "const") continue;
      return word == "*";
    }
    return false;
  }

  /// Refuses to make the target const if the kernel writes it, hands it on, or is named where its type matters.
  std::optional<Verdict> whyNotConst() {
    if (unit_[type().element].isConst) return std::nullopt;
    const TypeKind kind = unit_[type().element].kind;
    if (kind == TypeKind::pointer || kind == TypeKind::dependent || kernel_.isTemplate)
      return unknown({ReasonId::pointeeNotConst, {name_}});
    for (const Use *use : index_.usesOf(pointer_)) {
      const Access *access = accessThrough(use->expression);
      if (access != nullptr && access->writes())
        return Verdict::illegal({ReasonId::pointeeWritten, {name_}}, body_[access->expression].spelling.span);
      if (access == nullptr || isCastAsNotConst(use->expression))
        return Verdict::unknown({ReasonId::pointerHandedOn, {name_}}, body_[use->expression].spelling.span);
    }
    for (const File &file : unit_.files) {
      const auto tokens = tokenize(file.text);
      for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (textOf(file.text, tokens[i]) != kernel_.name) continue;
        const FileId id{static_cast<std::uint32_t>(&file - unit_.files.data())};
        if (kernel_.nameSpan.file == id && kernel_.nameSpan.begin == tokens[i].begin) continue;
        if (i + 1 < tokens.size() && isLaunch(std::string_view(file.text).substr(tokens[i + 1].begin))) continue;
        return Verdict::unknown({ReasonId::kernelNamedElsewhereForType, {name_}},
                                SourceSpan{.file = id, .begin = tokens[i].begin, .end = tokens[i].end});
      }
    }
    return std::nullopt;
  }

  /// True where a reference to what is not const is bound to what the pointer leads to, or where
  /// `reinterpret_cast<float4 &>(in[i])` makes one: of a const pointer neither compiles.
  bool isCastAsNotConst(ExpressionId naming) const {
    ExpressionId at = naming;
    for (ExpressionId parent = body_[at].parent; isSome(parent); at = parent, parent = body_[at].parent) {
      const Expression &e = body_[parent];
      if (e.kind == ExpressionKind::cast && !keepsConst(e)) return true;
      if (!leadsOn(e, at)) return false;
    }
    return std::ranges::any_of(body_.variables, [&](const Variable &variable) {
      return variable.initializer == at && isSome(variable.type) && unit_[variable.type].kind == TypeKind::reference &&
             !isConst(unit_[variable.type].element);
    });
  }

  bool isConst(TypeId type) const { return isSome(type) && unit_[type].isConst; }

  /// False for a cast that names a pointer or a reference to what is not const. A cast as in C may drop the const.
  bool keepsConst(const Expression &cast) const {
    const std::string_view text = unit_.textOf(cast.spelling.span);
    if (cast.isImplicit || !isSome(cast.type)) return true;
    if (!text.starts_with("reinterpret_cast") && !text.starts_with("static_cast")) return true;
    const Type &type = unit_[cast.type];
    if (type.kind == TypeKind::pointer || type.kind == TypeKind::reference) return isConst(type.element);
    const bool isReference = !cast.callee.byReference.empty() && cast.callee.byReference.front();
    return !isReference || type.isConst;
  }

  /// True if an expression is, or leads to, a part of what its operand leads to.
  bool leadsOn(const Expression &e, ExpressionId operand) const {
    switch (e.kind) {
    case ExpressionKind::cast:
    case ExpressionKind::member:
      return true;
    case ExpressionKind::subscript:
      return e.operands.front() == operand;
    case ExpressionKind::unary:
      return e.op == Operator::dereference || e.op == Operator::addressOf;
    case ExpressionKind::binary:
      return isSome(e.type) && unit_[e.type].kind == TypeKind::pointer;
    default:
      return false;
    }
  }

  /// True of what follows a kernel's name where it is launched.
  bool isLaunch(std::string_view text) const {
    const std::string_view opening = study_.dialect().launchOpening();
    return !opening.empty() && text.starts_with(opening);
  }

  const Access *accessThrough(ExpressionId naming) const {
    const auto found = std::ranges::find(index_.accesses(), naming, &Access::base);
    return found != index_.accesses().end() ? &*found : nullptr;
  }

  TextEdits edits() const {
    const SourceSpan &name = pointer().nameSpan;
    TextEdits out{{{.file = name.file, .begin = name.begin, .end = name.begin},
                   std::string(study_.dialect().qualifier(Qualifier::restricted)) + " "}};
    const SourceSpan &specifiers = pointer().typeSpan;
    if (!unit_[type().element].isConst)
      out.push_back({{.file = specifiers.file, .begin = specifiers.begin, .end = specifiers.begin}, "const "});
    return normalized(std::move(out));
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Unit &unit_;
  const Function &kernel_;
  const Body &body_;
  std::string name_;
  VariableId pointer_ = none<VariableId>;
};

using WriteCopy = std::expected<TextEdits, Verdict> (*)(KernelStudy &study, VariableId pointer, Verdict &verdict);

/// Places what a pointer leads to in memory of another kind, for which host code is written.
std::expected<TextEdits, Verdict> placeElsewhere(KernelStudy &study, const std::string &name, WriteCopy writeCopy,
                                                 Verdict &verdict) {
  if (auto why = whyNotRewritable(study.unit(), study.kernel())) return std::unexpected(*std::move(why));
  const auto pointer = findParameter(study, name);
  if (!pointer) return std::unexpected(pointer.error());
  const Variable &variable = study.kernel().body[*pointer];
  const bool isPointer = isSome(variable.type) && study.unit()[variable.type].kind == TypeKind::pointer &&
                         isSome(study.unit()[variable.type].element);
  if (!isPointer) return std::unexpected(Verdict::illegal({ReasonId::isNoPointer, {name}}, variable.nameSpan));
  return writeCopy(study, *pointer, verdict);
}

class Place final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{
        .word = "place", .usage = placeUsage, .subject = StepSubject::array, .phase = PlanPhase::memory};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto &words = step.arguments;
    if (words.empty()) return wrongWords(ReasonId::stepNeedsPointer, {"place"}, placeUsage);
    if (!isLoopWord(words[0])) return wrongWords(ReasonId::wordNamesNoPointer, {words[0]}, placeUsage);
    if (words.size() < 2) return wrongWords(ReasonId::stepNeedsMemory, {"place"}, placeUsage);
    if (words[1] != "readonly" && words[1] != "constant" && words[1] != "texture")
      return wrongWords(ReasonId::wordIsNoPlace, {words[1]}, placeUsage);
    if (words.size() > 2) return wrongWords(ReasonId::wordNotKnown, {words[2], "place"}, placeUsage);
    return step;
  }

  /// Pointer parameters through which nothing is written in the kernel's own text: as read-only where they are not
  /// __restrict__, and in constant memory or through a texture object where a launch is seen.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const Body &body = unit[kernel].body;
    const BodyIndex index(body, unit);
    for (const VariableId id : unit[kernel].parameters) {
      const TypeId type = body[id].type;
      if (!isSome(type) || unit[type].kind != TypeKind::pointer) continue;
      const bool isWritten = std::ranges::any_of(
          index.accesses(), [&](const Access &access) { return access.array == id && access.writes(); });
      if (isWritten) continue;
      const auto offer = [&](const char *place) {
        steps.push_back({.word = std::string(word()), .arguments = {body[id].name, place}});
      };
      const Dialect &dialect = *unit.dialect;
      if (!unit[type].isRestrict && !dialect.qualifier(Qualifier::restricted).empty()) offer("readonly");
      if (unit.launchesOf(kernel).empty()) continue;
      if (hasConstantCopies(dialect)) offer("constant");
      const bool isElement = isSome(unit[type].element) && !textureElementOf(unit[unit[type].element]).empty();
      if (isElement && !dialect.textureType().empty()) offer("texture");
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    if (step.arguments[1] == "constant") return placeElsewhere(study, step.arguments[0], writeConstantCopy, verdict);
    if (step.arguments[1] == "texture") return placeElsewhere(study, step.arguments[0], writeTextureObject, verdict);
    return ReadOnlyPlacer(study, step.arguments[0]).run(verdict);
  }
};

} // namespace

const Transformation &placeTransformation() {

  static const Place instance;
  return instance;
}

} // namespace warpgrain::transform
