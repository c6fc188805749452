// SPDX-License-Identifier: Apache-2.0
#include "core/steps/registers/WindowWriter.h"

#include <algorithm>
#include <ranges>

namespace warpgrain::transform {

using namespace model;

void WindowWriter::write(const Window &window) {
  counts_ = window.longestGap() > 1;
  begin(window);
  std::vector<Load> unknown;
  std::vector<std::string> always;
  std::vector<std::string> handed;
  for (const Window::Chain &chain : window.chains) {
    const Type &type = unit_[typeOf(chain)];
    const Registers registers = registersOf(chain);
    for (std::size_t i = registers.size() - 1; i > 0; --i) {
      edits_.insertBefore(window.loop, type.name + " " + registers[i] + " = " + zeroOf(type) + ";");
      handed.push_back(registers[i] + " = " + registers[i - 1] + ";");
    }
    for (std::size_t i = 0; i < chain.size(); ++i) {
      const std::string &own = registers[static_cast<std::size_t>(chain[i].behind)];
      const std::string load = own + " = " + chain[i].element->text + ";";
      if (chain[i].behind == 0)
        always.push_back("const " + type.name + " " + load);
      else
        unknown.push_back({.gap = Window::gapAfter(chain, i), .words = load});
      for (const Access *access : chain[i].accesses)
        edits_.replace(body_[access->expression].spelling.span, own);
    }
  }
  loadUnknown(window, unknown);
  for (const std::string &load : always)
    edits_.insertBefore(window.first, load);
  for (const std::string &words : handed)
    edits_.insertAfter(window.last, words);
  const std::string more = window.isCertain ? "++" + kept_ : kept_ + " = " + known_ + " + 1";
  edits_.insertAfter(window.last, (counts_ ? more : kept_ + " = true") + ";");
}

/// Small integers that are converted wherever they are used are kept as what they are converted to, which takes no
/// instructions to narrow them again.
TypeId WindowWriter::typeOf(const Window::Chain &chain) const {
  const TypeId own = body_[chain.front().accesses.front()->expression].type;
  TypeId used = none<TypeId>;
  for (const Window::Member &member : chain)
    for (const Access *access : member.accesses) {
      const ExpressionId parent = body_[access->expression].parent;
      if (!isSome(parent) || body_[parent].kind != ExpressionKind::cast || !body_[parent].isImplicit) return own;
      const TypeId type = body_[parent].type;
      if (!isSome(type) || (isSome(used) && type != used)) return own;
      used = type;
    }
  const auto isInteger = [&](TypeId type) { return unit_[type].kind == TypeKind::integer; };
  const bool widens = isInteger(own) && isInteger(used) && unit_[used].sizeBytes > unit_[own].sizeBytes;
  constexpr std::uint64_t ofRegister = 4;
  return widens && unit_[used].sizeBytes == ofRegister ? used : own;
}

/// Members are called as they are for others; what is handed on between them, after the one that it becomes.
WindowWriter::Registers WindowWriter::registersOf(const Window::Chain &chain) {
  Registers out(static_cast<std::size_t>(chain.front().behind) + 1);
  for (const Window::Member &member : chain)
    out[static_cast<std::size_t>(member.behind)] = names_.take(nameOfElement(unit_, body_, *member.element));
  for (std::size_t i = out.size() - 1; i > 0; --i)
    if (out[i - 1].empty()) out[i - 1] = names_.take(out[i] + (out[i].ends_with("_next") ? "" : "_next"));
  return out;
}

/// Declares what the iterations hand on, before the loop and at the begin of its body.
void WindowWriter::begin(const Window &window) {
  const Statement &loop = body_[window.loop];
  const StatementId inside = loop.children.front();
  const bool isBlock = body_[inside].kind == StatementKind::compound;
  const std::string type = counts_ ? "unsigned" : "bool";
  const std::string nothing = counts_ ? "0" : "false";
  if (body_[loop.parent].kind != StatementKind::compound) edits_.putInBraces(window.loop);
  const bool isAlone = body_[body_[window.first].parent].kind != StatementKind::compound;
  if (isAlone) edits_.putInBraces(window.first);
  kept_ = names_.take("kept");
  known_ = window.isCertain ? kept_ : names_.take("known");
  const std::string comment = counts_ ? " // iterations in a row that have left values in these registers"
                                      : " // the iteration before has left values in these registers";
  edits_.insertBefore(window.loop,
                      type + " " + kept_ + " = " + nothing + ";" + (edits_.beginsLine(window.loop) ? comment : ""));
  if (window.isCertain) return;
  if (!isBlock && inside != window.first) edits_.putInBraces(inside);
  const StatementId top = isBlock ? body_[inside].children.front() : inside;
  edits_.insertBefore(top, "const " + type + " " + known_ + " = " + kept_ + ";");
  edits_.insertBefore(top, kept_ + " = " + nothing + ";");
}

/// Those that wait longest are asked for first: as soon as they are known, so are the others.
void WindowWriter::loadUnknown(const Window &window, const std::vector<Load> &loads) {
  std::vector<Load> sorted = loads;
  std::ranges::stable_sort(sorted, std::ranges::greater(), &Load::gap);
  int depth = 0;
  for (std::size_t i = 0; i < sorted.size();) {
    const std::int64_t gap = sorted[i].gap;
    const auto end = std::ranges::find_if(sorted.begin() + static_cast<std::ptrdiff_t>(i), sorted.end(),
                                          [gap](const Load &load) { return load.gap != gap; });
    const auto next = static_cast<std::size_t>(end - sorted.begin());
    if (next == i + 1 && next == sorted.size()) {
      edits_.insertBefore(window.first, "if (" + isUnknown(gap) + ") " + sorted[i].words, depth);
      break;
    }
    edits_.insertBefore(window.first, "if (" + isUnknown(gap) + ") {", depth);
    ++depth;
    for (; i < next; ++i)
      edits_.insertBefore(window.first, sorted[i].words, depth);
  }
  while (depth > 0)
    edits_.insertBefore(window.first, "}", --depth);
}

std::string WindowWriter::isUnknown(std::int64_t gap) const {
  return counts_ ? known_ + " < " + std::to_string(gap) : "!" + known_;
}

} // namespace warpgrain::transform
