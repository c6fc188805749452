// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/LaunchNumbers.h"

#include "core/access/form/Text.h"
#include "core/base/LineIndex.h"

#include <algorithm>

namespace warpgrain::access {

using dependence::ReasonArgument;

namespace {

constexpr std::int64_t far = std::int64_t{1} << 62;

__extension__ typedef __int128 Wide; // products of two bounds fit

std::optional<Range> rangeFrom(Wide low, Wide high) {
  if (low < -far || high > far) return std::nullopt;
  return Range{static_cast<std::int64_t>(low), static_cast<std::int64_t>(high)};
}

std::optional<Range> product(const Range &a, const Range &b) {
  const std::array<Wide, 4> corners{Wide{a.low} * b.low, Wide{a.low} * b.high, Wide{a.high} * b.low,
                                    Wide{a.high} * b.high};
  const auto [low, high] = std::ranges::minmax(corners);
  return rangeFrom(low, high);
}

std::int64_t floorDivide(std::int64_t value, std::int64_t by) {
  const std::int64_t quotient = value / by;
  return value % by < 0 ? quotient - 1 : quotient;
}

} // namespace

std::optional<std::array<std::int64_t, 3>> LaunchNumbers::block() const {
  if (!launch_->block.known()) return std::nullopt;
  return std::array{*launch_->block.value[0], *launch_->block.value[1], *launch_->block.value[2]};
}

std::optional<std::int64_t> LaunchNumbers::numberOf(AtomId atom) const {
  const auto range = rangeOf(atom);
  return range && range->low == range->high ? std::optional(range->low) : std::nullopt;
}

std::optional<Range> LaunchNumbers::rangeOf(AtomId id) const {
  if (const auto given = ranges_.find(id); given != ranges_.end()) return given->second;
  const Atom &atom = (*atoms_)[id];
  const auto upTo = [](std::optional<std::int64_t> extent) -> std::optional<Range> {
    return extent ? std::optional(Range{0, *extent - 1}) : std::nullopt;
  };
  const auto exactly = [](std::optional<std::int64_t> value) -> std::optional<Range> {
    return value ? std::optional(Range{*value, *value}) : std::nullopt;
  };
  switch (atom.kind) {
  case AtomKind::threadIndex:
    return upTo(launch_->block[atom.axis]);
  case AtomKind::blockIndex:
    return upTo(launch_->grid[atom.axis]);
  case AtomKind::blockExtent:
    return exactly(launch_->block[atom.axis]);
  case AtomKind::gridExtent:
    return exactly(launch_->grid[atom.axis]);
  case AtomKind::symbol: {
    const auto given = launch_->arguments.find(atom.name);
    if (!atom.isParameter || given == launch_->arguments.end()) return std::nullopt;
    return Range{given->second, given->second};
  }
  case AtomKind::quotient: {
    const auto left = rangeOf(atom.left);
    if (!left) return std::nullopt;
    return Range{floorDivide(left->low, atom.divisor), floorDivide(left->high, atom.divisor)};
  }
  case AtomKind::select: {
    const auto left = rangeOf(atom.left);
    const auto right = rangeOf(atom.right);
    if (!left || !right) return std::nullopt;
    return Range{std::min(left->low, right->low), std::max(left->high, right->high)};
  }
  default:
    return std::nullopt;
  }
}

std::optional<Range> LaunchNumbers::rangeOf(const Form &form) const {
  Wide low = 0;
  Wide high = 0;
  for (const Term &term : form.terms()) {
    std::optional<Range> value = Range{term.factor, term.factor};
    for (const AtomId atom : term.atoms) {
      const auto factor = rangeOf(atom);
      if (!factor) return std::nullopt;
      value = product(*value, *factor);
      if (!value) return std::nullopt;
    }
    low += value->low;
    high += value->high;
  }
  return rangeFrom(low, high);
}

std::string sourceText(const model::Unit &unit, const model::Body &body, model::ExpressionId expression) {
  constexpr std::size_t longest = 60;
  if (!model::isSome(expression) || body[expression].spelling.span.empty()) return {};
  std::string text;
  for (const char c : unit.textOf(body[expression].spelling.span)) {
    const bool isBlank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!isBlank)
      text += c;
    else if (!text.empty() && text.back() != ' ')
      text += ' ';
  }
  return text.size() <= longest ? text : text.substr(0, longest) + "…";
}

ReasonArgument namedOr(ReasonId other, const std::string &text) {
  return text.empty() ? ReasonArgument(other) : ReasonArgument(text);
}

Reason lineOf(const model::Unit &unit, const SourceSpan &span) {
  const model::File &file = unit[span.file];
  const std::uint32_t line = LineIndex(file.text).locate(span.begin).line;
  if (span.file == mainFile) return {ReasonId::lineOfSource, {line}};
  return {ReasonId::lineOfFile, {line, file.path.filename().string()}};
}

ReasonArgument nameOf(const UnfollowedCall &call) {
  if (call.name == "asm") return ReasonId::inlineAssembly;
  return namedOr(ReasonId::aFunctionThroughPointer, call.name);
}

Reason reasonOf(const model::Unit &unit, const Obscurity &obscurity) {
  const std::string text = obscurity.body ? sourceText(unit, *obscurity.body, obscurity.expression) : std::string();
  return obscurity.of(namedOr(ReasonId::aPartOfTheAddress, text));
}

Reason whyNoNumber(const model::Unit &unit, const AtomTable &atoms, AtomId id) {
  const Atom &atom = atoms[id];
  const std::string name = toString(atoms, id);
  switch (atom.kind) {
  case AtomKind::threadIndex:
  case AtomKind::blockExtent:
    return ReasonId::blockNotGiven;
  case AtomKind::blockIndex:
  case AtomKind::gridExtent:
    return ReasonId::gridNotGiven;
  case AtomKind::symbol:
    if (atom.isParameter) return {ReasonId::argumentNotGiven, {name}};
    return atom.reason.what ? reasonOf(unit, atom.reason) : Reason(ReasonId::isNotKnownBeforeRun, {name});
  case AtomKind::opaque:
    return reasonOf(unit, atom.reason);
  case AtomKind::counter:
    return {ReasonId::loopOfCounterNotKnown, {name}};
  default:
    return {ReasonId::isNotFollowed, {name}};
  }
}

} // namespace warpgrain::access
