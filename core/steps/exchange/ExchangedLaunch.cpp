// SPDX-License-Identifier: Apache-2.0
#include "core/steps/exchange/ExchangedLaunch.h"

#include "core/model/Dialect.h"
#include "core/model/LaunchExtents.h"
#include "core/steps/rewrite/LaunchRewriter.h"
#include "core/steps/rewrite/Operand.h"

#include <array>
#include <limits>
#include <string>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// The most blocks of a grid and threads of a block along x, y and z, on every device (CUDA C++ Programming Guide,
/// technical specifications).
constexpr std::array<std::int64_t, 3> mostBlocks{std::numeric_limits<std::int32_t>::max(), 65535, 65535};
constexpr std::array<std::int64_t, 3> mostThreads{1024, 1024, 64};

class LaunchExchanger {
public:
  LaunchExchanger(const Unit &unit, const Launch &launch, const ExchangeStep &step, Verdict &verdict)
      : unit_(unit), launch_(launch), body_(unit[launch.launcher].body), step_(step), verdict_(verdict) {}

  std::expected<TextEdits, Verdict> run() {
    for (const Axis axis : {step_.first, step_.second})
      for (const bool isGrid : {false, true})
        if (auto why = whyTooLarge(axis, isGrid)) return std::unexpected(*std::move(why));
    Launch grid = launch_;
    grid.block = launch_.grid;
    grid.blockExtents = launch_.gridExtents;
    if (auto why = exchange(launch_, "block")) return std::unexpected(*std::move(why));
    if (auto why = exchange(grid, "grid")) return std::unexpected(*std::move(why));
    keepArgumentsAligned(unit_, launch_, edits_);
    return std::move(edits_);
  }

private:
  /// The extent along an axis becomes that along the other one.
  std::optional<Verdict> whyTooLarge(Axis axis, bool isGrid) {
    const auto &most = isGrid ? mostBlocks : mostThreads;
    const std::int64_t limit = most[indexOf(step_.other(axis))];
    if (limit >= most[indexOf(axis)]) return std::nullopt;
    const auto extent = (isGrid ? launch_.gridExtents : launch_.blockExtents)[axis];
    const SourceSpan &place = launch_.spelling.span;
    if (!extent)
      verdict_.assume({isGrid ? ReasonId::gridAtMost : ReasonId::blockAtMostAlong, {limit, letterOf(axis)}}, place);
    if (!extent || *extent <= limit) return std::nullopt;
    return Verdict::illegal({isGrid ? ReasonId::gridTooLargeAlong : ReasonId::blockTooLargeAlong,
                             {*extent, letterOf(axis), letterOf(step_.other(axis)), limit}},
                            place);
  }

  /// `of`: its block is what is exchanged.
  std::optional<Verdict> exchange(const Launch &of, const std::string &what) {
    const auto first = of.blockExtents[step_.first];
    if (first && first == of.blockExtents[step_.second]) return std::nullopt;
    if (!isSome(of.block)) return Verdict::unknown(ReasonId::launchNotRewritable, launch_.spelling.span);
    const Spelling &spelling = body_[of.block].spelling;
    if (!spelling.editable() || spelling.span.empty())
      return Verdict::unknown({ReasonId::macroHidesLaunchPart, {spelling.macro, what}}, spelling.span);
    std::vector<std::string> parts;
    for (const Axis axis : allAxes) {
      const auto part = partOf(of, step_.other(axis), what);
      if (!part) return part.error();
      parts.push_back(*part);
    }
    while (parts.size() > 1 && parts.back() == "1")
      parts.pop_back();
    edits_.push_back({spelling.span, parts.size() == 1 ? parts.front() : unit_.dialect->extents(parts)});
    return std::nullopt;
  }

  /// The text of an extent along an axis.
  std::expected<std::string, Verdict> partOf(const Launch &of, Axis axis, const std::string &what) const {
    const ExtentPlace place = extentPlace(body_, unit_, of, axis);
    if (place.isWholeBlock) return axis == Axis::x ? textOf(place.expression) : std::string("1");
    if (place.isComponent) return isSome(place.expression) ? textOf(place.expression) : std::string("1");
    if (of.blockExtents[axis] == 1) return std::string("1");
    const std::string text = textOf(of.block);
    if (asOperand(unit_, text) != text || text.contains("::")) // may be no name
      return std::unexpected(Verdict::unknown({ReasonId::extentsAreExpression, {what}}, body_[of.block].spelling.span));
    return text + "." + letterOf(axis);
  }

  std::string textOf(ExpressionId id) const { return std::string(unit_.textOf(body_[id].spelling.span)); }

  const Unit &unit_;
  const Launch &launch_;
  const Body &body_;
  ExchangeStep step_;
  Verdict &verdict_;
  TextEdits edits_;
};

} // namespace

std::expected<TextEdits, Verdict> exchangedLaunch(const Unit &unit, const Launch &launch, const ExchangeStep &step,
                                                  Verdict &verdict) {
  return LaunchExchanger(unit, launch, step, verdict).run();
}

} // namespace warpgrain::transform
