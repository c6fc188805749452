// SPDX-License-Identifier: Apache-2.0
#include "core/steps/registers/Elements.h"

#include "core/base/Tokens.h"
#include "core/model/BitFields.h"
#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

/// Longer names than this say less than `a_element`.
constexpr std::size_t longestName = 16;

class ElementFinder {
public:
  ElementFinder(const BodyIndex &index, const std::string &array, bool mayHoldMacros)
      : index_(index), body_(index.body()), unit_(index.unit()), array_(array), mayHoldMacros_(mayHoldMacros) {}

  std::vector<Element> run() {
    std::vector<Element> out;
    for (const Access &access : index_.accesses()) {
      if (!isSome(access.array) || (!array_.empty() && body_[access.array].name != array_)) continue;
      if (!isPlain(access)) continue;
      const auto same = std::ranges::find_if(out, [&](const Element &known) {
        return areAlike(body_, known.accesses.front()->expression, access.expression);
      });
      if (same != out.end())
        same->accesses.push_back(&access);
      else
        out.push_back(make(access));
    }
    for (Element &element : out)
      std::ranges::sort(element.accesses, {},
                        [&](const Access *access) { return body_[access->expression].spelling.span.begin; });
    std::ranges::sort(out, {}, [&](const Element &element) {
      return body_[element.accesses.front()->expression].spelling.span.begin;
    });
    return out;
  }

private:
  bool isPlain(const Access &access) const {
    if (access.isVolatile || access.kind == AccessKind::atomic || !isSome(access.statement)) return false;
    if (body_[access.array].nameSpan.empty()) return false; // the pointer of a loop over an array: nobody wrote it
    const Expression &e = body_[access.expression];
    if (!isSome(e.type) || e.kind == ExpressionKind::variable) return false;
    const TypeKind kind = unit_[e.type].kind;
    if (kind != TypeKind::integer && kind != TypeKind::floating && kind != TypeKind::boolean) return false;
    // A variable of its type holds more bits, and is promoted to another type where it is computed with.
    if (bitFieldNamedBy(body_, unit_, access.expression) != nullptr) return false;
    if (isSome(body_[access.array].type) && unit_[body_[access.array].type].kind == TypeKind::reference) return false;
    return !isNamedAsObject(access.expression) &&
           std::ranges::all_of(expressionsIn(body_, access.expression),
                               [&](ExpressionId part) { return isAddressPart(part, access.expression); });
  }

  /// `&a[i]`, `swap(a[i], b)`: the object itself is meant, not its value.
  bool isNamedAsObject(ExpressionId id) const {
    const ExpressionId parentId = body_[id].parent;
    if (!isSome(parentId)) return false;
    const Expression &parent = body_[parentId];
    if (parent.kind == ExpressionKind::unary) return parent.op == Operator::addressOf;
    if (parent.kind == ExpressionKind::lambda || parent.kind == ExpressionKind::other) return true;
    if (parent.kind != ExpressionKind::call && parent.kind != ExpressionKind::construct) return false;
    const auto at = static_cast<std::size_t>(std::ranges::find(parent.operands, id) - parent.operands.begin());
    const bool isPlainValue = at < parent.callee.byReference.size() && !parent.callee.byReference[at];
    return !isPlainValue;
  }

  bool isAddressPart(ExpressionId id, ExpressionId whole) const {
    const Expression &e = body_[id];
    if (e.spelling.origin != SpellingOrigin::file && (id == whole || !mayHoldMacros_)) return false;
    if (id != whole && index_.accessAt(id) != nullptr) return false; // an index that is loaded
    switch (e.kind) {
    case ExpressionKind::literal:
    case ExpressionKind::builtinIndex:
    case ExpressionKind::cast:
    case ExpressionKind::subscript:
    case ExpressionKind::member:
      return true;
    case ExpressionKind::variable: {
      const TypeId type = body_[e.variable].type;
      return isSome(type) && unit_[type].kind != TypeKind::reference && !unit_[type].isVolatile;
    }
    case ExpressionKind::unary:
      return e.op != Operator::increment && e.op != Operator::decrement && e.op != Operator::addressOf;
    case ExpressionKind::binary:
      return e.op != Operator::comma && e.op != Operator::logicalAnd && e.op != Operator::logicalOr;
    default:
      return false;
    }
  }

  Element make(const Access &access) const {
    Element out{.accesses = {&access},
                .variables = {},
                .text = std::string(unit_.textOf(body_[access.expression].spelling.span))};
    for (const ExpressionId part : expressionsIn(body_, access.expression))
      if (body_[part].kind == ExpressionKind::variable) out.variables.insert(body_[part].variable);
    return out;
  }

  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  const std::string &array_;
  bool mayHoldMacros_;
};

} // namespace

std::vector<Element> elementsIn(const BodyIndex &index, const std::string &array, bool mayHoldMacros) {
  return ElementFinder(index, array, mayHoldMacros).run();
}

std::string nameOfElement(const Unit &, const Body &body, const Element &element) {
  const std::string array = body[element.accesses.front()->array].name;
  std::string name = array + "_";
  bool isFirst = true;
  for (const Token &token : tokenize(element.text)) {
    const std::string_view word = textOf(element.text, token);
    if (isFirst && word == array) {
      isFirst = false;
      continue;
    }
    if (token.kind == TokenKind::identifier || token.kind == TokenKind::number)
      name += word;
    else if (word == "+")
      name += "p";
    else if (word == "-")
      name += "m";
    else if (word != "[" && word != "]")
      return array + "_element";
  }
  const bool isWord = std::ranges::all_of(name, isIdentifierCharacter) && !name.ends_with('_');
  return isWord && name.size() <= std::max(longestName, array.size() + 4) ? name : array + "_element";
}

std::string zeroOf(const Type &type) {
  if (type.kind == TypeKind::boolean) return "false";
  if (type.kind != TypeKind::floating) return "0";
  return type.sizeBytes == 4 ? "0.0f" : "0.0";
}

bool isSameNode(const Expression &a, const Expression &b) {
  return a.kind == b.kind && a.op == b.op && a.type == b.type && a.variable == b.variable && a.builtin == b.builtin &&
         a.axis == b.axis && a.name == b.name && a.isArrow == b.isArrow && a.constant == b.constant &&
         a.operands.size() == b.operands.size();
}

bool areAlike(const Body &body, ExpressionId one, ExpressionId other) {
  const Expression &a = body[one];
  const Expression &b = body[other];
  if (!isSameNode(a, b)) return false;
  for (std::size_t i = 0; i < a.operands.size(); ++i)
    if (!areAlike(body, a.operands[i], b.operands[i])) return false;
  return true;
}

} // namespace warpgrain::transform
