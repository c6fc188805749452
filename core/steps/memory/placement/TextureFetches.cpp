// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/model/Dialect.h"
#include "core/steps/memory/placement/Texture.h"
#include "core/steps/rewrite/Completeness.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class FetchWriter {
public:
  FetchWriter(const BodyIndex &index, VariableId pointer, std::string element)
      : index_(index), body_(index.body()), pointer_(pointer), element_(std::move(element)) {}

  std::expected<TextEdits, Verdict> run() {
    for (const Use *use : index_.usesOf(pointer_))
      if (auto why = write(use->expression)) return std::unexpected(*std::move(why));
    return std::move(edits_);
  }

private:
  const Dialect &dialect() const { return *index_.unit().dialect; }

  const std::string &name() const { return body_[pointer_].name; }

  std::optional<Verdict> write(ExpressionId naming) {
    const ExpressionId parent = parentOf(naming);
    if (!isSome(parent)) return refusal(naming);
    const Expression &e = body_[parent];
    if (e.kind == ExpressionKind::subscript && plain(e.operands[0]) == naming)
      return fetch(loadOfAddressOf(parent), body_[e.operands[1]].spelling.span);
    if (isLoad(parent)) return fetch(parent, std::nullopt);
    return writeSum(naming, parent);
  }

  /// `*(in + i)`, `*(in + i - 1)`: what is added, as far as it stands in one piece.
  std::optional<Verdict> writeSum(ExpressionId naming, ExpressionId sum) {
    ExpressionId below = naming;
    const auto adds = [&](ExpressionId id) {
      const Expression &e = body_[id];
      const bool isSum = e.op == Operator::plus || (e.op == Operator::minus && below != naming);
      return e.kind == ExpressionKind::binary && isSum && plain(e.operands[0]) == below;
    };
    if (!adds(sum)) return refusal(naming);
    SourceSpan added = body_[body_[sum].operands[1]].spelling.span;
    for (; isSome(sum) && adds(sum); sum = parentOf(sum)) {
      added.end = body_[body_[sum].operands[1]].spelling.span.end;
      below = sum;
    }
    if (!isSome(sum) || !isLoad(sum) || !isBalanced(index_.unit().textOf(added))) return refusal(naming);
    return fetch(sum, added);
  }

  static bool isBalanced(std::string_view text) {
    int open = 0;
    for (const Token &token : tokenize(text)) {
      const std::string_view word = textOf(text, token);
      open += word == "(" ? 1 : word == ")" ? -1 : 0;
      if (open < 0) return false;
    }
    return open == 0;
  }

  /// `*address`, `__ldg(address)`
  bool isLoad(ExpressionId id) const {
    const Expression &e = body_[id];
    if (e.kind == ExpressionKind::unary) return e.op == Operator::dereference;
    return isLibraryLoad(e);
  }

  bool isLibraryLoad(const Expression &e) const {
    return e.kind == ExpressionKind::call && e.callee.isSystem && e.operands.size() == 1 &&
           dialect().call(e.callee).has(CallTrait::readOnlyLoad);
  }

  /// `__ldg(&in[i])` of `in[i]`, which stays what it is elsewhere.
  ExpressionId loadOfAddressOf(ExpressionId element) const {
    const ExpressionId address = body_[element].parent;
    if (!isSome(address) || body_[address].kind != ExpressionKind::unary || body_[address].op != Operator::addressOf)
      return element;
    const ExpressionId load = parentOf(address);
    return isSome(load) && isLibraryLoad(body_[load]) ? load : element;
  }

  /// What is around an expression, past casts that nobody wrote.
  ExpressionId parentOf(ExpressionId id) const {
    id = body_[id].parent;
    while (isSome(id) && body_[id].kind == ExpressionKind::cast && body_[id].isImplicit)
      id = body_[id].parent;
    return id;
  }

  ExpressionId plain(ExpressionId id) const {
    while (body_[id].kind == ExpressionKind::cast && body_[id].isImplicit && body_[id].operands.size() == 1)
      id = body_[id].operands[0];
    return id;
  }

  Verdict refusal(ExpressionId naming) const {
    return Verdict::unknown({ReasonId::notReadElementwise, {name()}}, body_[naming].spelling.span);
  }

  /// A value that is fetched has no address, and nothing is written through it.
  std::optional<Verdict> whyNotValue(ExpressionId element) const {
    const Access *access = index_.accessAt(element);
    ExpressionId at = body_[element].parent;
    while (isSome(at) && body_[at].kind == ExpressionKind::member)
      at = body_[at].parent;
    const bool isNamed = isSome(at) && body_[at].kind == ExpressionKind::unary && body_[at].op == Operator::addressOf;
    const bool isRead = access == nullptr || access->kind == AccessKind::read;
    if (isNamed || !isRead || isBound(element))
      return Verdict::unknown(ReasonId::moreThanValueAsked, body_[element].spelling.span);
    return std::nullopt;
  }

  /// A reference is made of it, here or by a call.
  bool isBound(ExpressionId element) const {
    const ExpressionId parent = body_[element].parent;
    if (!isSome(parent)) { // the first value of a variable
      return std::ranges::any_of(body_.variables, [&](const Variable &variable) {
        return variable.initializer == element && isSome(variable.type) &&
               index_.unit()[variable.type].kind == TypeKind::reference;
      });
    }
    const Expression &call = body_[parent];
    if (call.kind != ExpressionKind::call && call.kind != ExpressionKind::construct) return false;
    const auto at = std::ranges::find(call.operands, element);
    const auto position = static_cast<std::size_t>(at - call.operands.begin());
    const std::size_t shift = call.hasObject ? 1 : 0;
    if (at == call.operands.end() || position < shift) return true;
    const auto &byReference = call.callee.byReference;
    return position - shift >= byReference.size() || byReference[position - shift];
  }

  std::optional<Verdict> fetch(ExpressionId whole, const std::optional<SourceSpan> &subscript) {
    const Spelling &spelling = body_[whole].spelling;
    if (spelling.origin != SpellingOrigin::file)
      return Verdict::unknown({ReasonId::macroNamesIt, {spelling.macro, name()}}, spelling.span);
    if (!isLibraryLoad(body_[whole]))
      if (auto why = whyNotValue(whole)) return why;
    const std::string head = dialect().textureFetch(element_, name());
    if (!subscript) {
      edits_.push_back({spelling.span, head + "0)"});
      return std::nullopt;
    }
    const SourceSpan &inner = *subscript;
    if (!spelling.span.contains(inner) || inner.empty()) return refusal(whole);
    edits_.push_back({{.file = inner.file, .begin = spelling.span.begin, .end = inner.begin}, head});
    edits_.push_back({{.file = inner.file, .begin = inner.end, .end = spelling.span.end}, ")"});
    return std::nullopt;
  }

  const BodyIndex &index_;
  const Body &body_;
  VariableId pointer_;
  std::string element_;
  TextEdits edits_;
};

bool endsAsVector(std::string_view name) {
  return name.back() == '1' || name.back() == '2' || name.back() == '4';
}

} // namespace

std::string textureElementOf(const Type &type) {
  static constexpr std::array<std::string_view, 15> scalars{
      "char", "signed char", "unsigned char", "short",   "unsigned short", "int",     "unsigned int", "float",
      "uint", "int8_t",      "uint8_t",       "int16_t", "uint16_t",       "int32_t", "uint32_t"};
  static constexpr std::array<std::string_view, 7> vectors{"char", "uchar", "short", "ushort", "int", "uint", "float"};
  const std::string_view name = type.name;
  if (type.isVolatile || type.sizeBytes == 0 || name.empty()) return {};
  const bool isNumber = type.kind == TypeKind::integer || type.kind == TypeKind::floating;
  const bool isScalar = isNumber && std::ranges::find(scalars, name) != scalars.end();
  const bool isVector = type.kind == TypeKind::record && endsAsVector(name) &&
                        std::ranges::find(vectors, name.substr(0, name.size() - 1)) != vectors.end();
  return isScalar || isVector ? type.name : std::string();
}

std::expected<TextEdits, Verdict> fetchesInstead(const BodyIndex &index, const Function &kernel, VariableId pointer,
                                                 const std::string &element) {
  if (const auto hidden = findUnknownName(index, kernel.bodySpan, {pointer}))
    return std::unexpected(Verdict::unknown(*hidden));
  return FetchWriter(index, pointer, element).run();
}

} // namespace warpgrain::transform
