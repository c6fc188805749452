// SPDX-License-Identifier: Apache-2.0
#include "core/steps/launch/LaunchShape.h"

#include "core/base/Tokens.h"
#include "core/model/Dialect.h"
#include "core/model/LaunchExtents.h"
#include "core/steps/launch/BlockStep.h"
#include "core/steps/rewrite/Operand.h"

#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::array<std::int64_t, 3> largestGrid{INT32_MAX, 65535, 65535};

/// One of the launch's two dim3 arguments, as it is written.
class ShapeText {
public:
  ShapeText(const Unit &unit, const Launch &launch, ExpressionId argument, std::string_view what)
      : unit_(unit), body_(unit[launch.launcher].body), like_(launch), what_(what) {
    like_.block = argument; // grid and block are written alike, and are read alike
  }

  std::optional<Verdict> whyNot() const {
    const Spelling &spelling = whole();
    if (spelling.editable() && !spelling.span.empty()) return std::nullopt;
    return Verdict::unknown({ReasonId::macroHidesLaunchPart, {spelling.macro, what_}},
                            spelling.span.empty() ? like_.spelling.span : spelling.span);
  }

  const Spelling &whole() const { return body_[like_.block].spelling; }

  /// The place of one extent, where it has one of its own.
  std::optional<SourceSpan> own(Axis axis) const {
    const ExtentPlace place = extentPlace(body_, unit_, like_, axis);
    if (!isSome(place.expression) || (place.isWholeBlock && axis != Axis::x)) return std::nullopt;
    const Spelling &spelling = body_[place.expression].spelling;
    return spelling.editable() && !spelling.span.empty() ? std::optional(spelling.span) : std::nullopt;
  }

  /// An extent as an operand: its own text, a member of the dim3 that is named, or 1; none where there is no such text.
  std::optional<std::string> operand(Axis axis) const {
    if (const auto span = own(axis)) return asOperand(unit_, unit_.textOf(*span));
    const ExtentPlace place = extentPlace(body_, unit_, like_, axis);
    const bool isOne = axis != Axis::x && (place.isWholeBlock || !isSome(place.expression));
    if (place.isWholeBlock || place.isComponent) return isOne ? std::optional<std::string>("1") : std::nullopt;
    const std::string text(unit_.textOf(whole().span));
    if (asOperand(unit_, text) != text) return std::nullopt;
    return text + "." + letterOf(axis);
  }

private:
  const Unit &unit_;
  const Body &body_;
  Launch like_;
  std::string what_;
};

bool isNumber(std::string_view text) {
  const auto tokens = tokenize(text);
  return tokens.size() == 1 && tokens.front().kind == TokenKind::number;
}

class Reshaper {
public:
  Reshaper(const Unit &unit, const Launch &launch, const std::array<std::int64_t, 3> &threads,
           const std::array<bool, 3> &mayRoundUp)
      : unit_(unit), launch_(launch), threads_(threads), mayRoundUp_(mayRoundUp),
        block_(unit, launch, launch.block, "block"), grid_(unit, launch, launch.grid, "grid") {}

  std::expected<TextEdits, Verdict> run() {
    if (auto why = whyNotSameThreads()) return std::unexpected(std::move(*why));
    if (auto why = block_.whyNot()) return std::unexpected(std::move(*why));
    if (auto why = grid_.whyNot()) return std::unexpected(std::move(*why));
    writeBlock();
    if (auto why = writeGrid()) return std::unexpected(std::move(*why));
    return normalized(std::move(edits_));
  }

private:
  bool changes(Axis axis) const { return launch_.blockExtents[axis] != threads_[indexOf(axis)]; }

  std::optional<Verdict> whyNotSameThreads() const {
    for (const Axis axis : allAxes) {
      const std::string letter(1, letterOf(axis));
      const auto old = launch_.blockExtents[axis];
      if (!old) return Verdict::unknown({ReasonId::blockKnownAtRunTime, {letter}}, launch_.spelling.span);
      const std::int64_t now = threads_[indexOf(axis)];
      if (*old == now || *old < 1) continue;
      const auto grid = launch_.gridExtents[axis];
      if (!grid && *old % now == 0) continue; // whatever the grid is
      if (!grid && mayRoundUp_[indexOf(axis)]) continue;
      const Reason sizes(ReasonId::blocksOfThreadsAlong, {now, letter});
      if (!grid) return Verdict::unknown({ReasonId::gridKnownAtRunTime, {letter, sizes, *old}}, launch_.spelling.span);
      const auto blocks = blocksInstead(*grid, *old, now);
      if (!blocks)
        return Verdict::illegal({ReasonId::threadsNotDivided, {*grid, *old, letter, sizes}}, launch_.spelling.span);
      if (*blocks > largestGrid[indexOf(axis)])
        return Verdict::illegal({ReasonId::tooManyBlocks, {*blocks, letter}}, launch_.spelling.span);
    }
    return std::nullopt;
  }

  void writeBlock() {
    std::vector<SourceSpan> places;
    for (const Axis axis : allAxes)
      if (const auto span = block_.own(axis); changes(axis) && span) places.push_back(*span);
    std::size_t changed = 0;
    for (const Axis axis : allAxes)
      changed += changes(axis) ? 1 : 0;
    if (places.size() != changed) {
      const bool isFlat = threads_[1] == 1 && threads_[2] == 1;
      edits_.push_back({block_.whole().span, isFlat ? std::to_string(threads_[0]) : blockInstead()});
      return;
    }
    for (const Axis axis : allAxes)
      if (changes(axis)) edits_.push_back({*block_.own(axis), std::to_string(threads_[indexOf(axis)])});
  }

  /// The new block, without the extents of 1 at its end.
  std::string blockInstead() const {
    std::vector<std::string> parts;
    for (const std::int64_t threads : threads_)
      parts.push_back(std::to_string(threads));
    while (parts.size() > 1 && parts.back() == "1")
      parts.pop_back();
    return unit_.dialect->extents(parts);
  }

  /// The number of blocks along an axis, from the text of the old one.
  std::string scaled(const std::string &operand, Axis axis) const {
    const std::int64_t old = *launch_.blockExtents[axis];
    const std::int64_t now = threads_[indexOf(axis)];
    if (const auto grid = launch_.gridExtents[axis]; grid && isNumber(operand))
      return std::to_string(*blocksInstead(*grid, old, now));
    const bool isRounded = mayRoundUp_[indexOf(axis)] && needsRounding(launch_, axis, now);
    if (isRounded && now % old == 0)
      return "(" + operand + " + " + std::to_string(now / old - 1) + ") / " + std::to_string(now / old);
    if (isRounded)
      return "(" + operand + " * " + std::to_string(old) + " + " + std::to_string(now - 1) + ") / " +
             std::to_string(now);
    if (old % now == 0) return operand + " * " + std::to_string(old / now);
    if (now % old == 0) return operand + " / " + std::to_string(now / old);
    return operand + " * " + std::to_string(old) + " / " + std::to_string(now);
  }

  std::optional<Verdict> writeGrid() {
    bool allOwn = true;
    for (const Axis axis : allAxes)
      allOwn &= !changes(axis) || grid_.own(axis).has_value();
    const bool isFlat = launch_.gridExtents[Axis::z] == 1 && !changes(Axis::z);
    std::vector<std::string> parts;
    for (const Axis axis : allAxes) {
      if (axis == Axis::z && isFlat) break;
      const auto operand = grid_.operand(axis);
      if (!operand && (!allOwn || changes(axis)))
        return Verdict::unknown(ReasonId::gridIsExpression, grid_.whole().span);
      if (allOwn && changes(axis)) edits_.push_back({*grid_.own(axis), scaled(*operand, axis)});
      if (!allOwn) parts.push_back(changes(axis) ? scaled(*operand, axis) : *operand);
    }
    if (!allOwn) edits_.push_back({grid_.whole().span, unit_.dialect->extents(parts)});
    return std::nullopt;
  }

  const Unit &unit_;
  const Launch &launch_;
  std::array<std::int64_t, 3> threads_;
  std::array<bool, 3> mayRoundUp_;
  ShapeText block_;
  ShapeText grid_;
  TextEdits edits_;
};

} // namespace

std::optional<std::int64_t> blocksInstead(std::int64_t grid, std::int64_t oldThreads, std::int64_t newThreads) {
  std::int64_t threads = 0;
  if (newThreads < 1 || __builtin_mul_overflow(grid, oldThreads, &threads) || threads % newThreads != 0)
    return std::nullopt;
  return threads / newThreads;
}

std::expected<TextEdits, Verdict> reshapeLaunch(const Unit &unit, const Launch &launch,
                                                const std::array<std::int64_t, 3> &threads,
                                                const std::array<bool, 3> &mayRoundUp) {
  return Reshaper(unit, launch, threads, mayRoundUp).run();
}

bool needsRounding(const Launch &launch, Axis axis, std::int64_t threads) {
  const auto old = launch.blockExtents[axis];
  return !launch.gridExtents[axis] && old && *old >= 1 && *old % threads != 0;
}

} // namespace warpgrain::transform
