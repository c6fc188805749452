// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/LaunchRewriter.h"

#include "core/base/LineIndex.h"
#include "core/base/Tokens.h"
#include "core/model/Dialect.h"
#include "core/model/LaunchExtents.h"
#include "core/model/Walk.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/rewrite/IncludeHeader.h"
#include "core/steps/rewrite/LaunchPlace.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>
#include <array>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonArgument;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

std::string quotient(const std::string &operand, std::int64_t factor, bool roundUp) {
  const std::string by = std::to_string(factor);
  return (roundUp ? "(" + operand + " + " + std::to_string(factor - 1) + ")" : operand) + " / " + by;
}

/// Writes the edits of one launch: to its block, or to its grid, which is written and read in the same way.
class OneLaunch {
public:
  OneLaunch(const Unit &unit, const Launch &launch, Axis axis, std::int64_t factor, std::int64_t multiple = 0)
      : unit_(unit), launch_(launch), body_(unit[launch.launcher].body), axis_(axis), factor_(factor),
        multiple_(std::max(multiple, factor)) {}

  static OneLaunch ofGrid(const Unit &unit, Launch launch, Axis axis, std::int64_t factor, bool roundsUp) {
    launch.block = launch.grid;
    launch.blockExtents = launch.gridExtents;
    OneLaunch out(unit, launch, axis, factor);
    out.what_ = "grid";
    out.roundsUp_ = roundsUp;
    return out;
  }

  static OneLaunch multiplied(const Unit &unit, const Launch &launch, Axis axis, std::int64_t factor) {
    OneLaunch out(unit, launch, axis, factor);
    out.multiplies_ = true;
    return out;
  }

  std::expected<TextEdits, Verdict> run() {
    const auto extent = launch_.blockExtents[axis_];
    const bool roundUp = extent ? *extent % factor_ != 0 : roundsUp_;
    const bool isAsserted = !extent && !multiplies_ && !roundUp;
    const ExtentPlace place = extentPlace(body_, unit_, launch_, axis_);
    const bool isOwn = isSome(place.expression);
    const ExpressionId written = isOwn ? place.expression : launch_.block;
    const Spelling &spelling = body_[written].spelling;
    if (!spelling.editable()) return std::unexpected(hiddenBy(spelling));
    const std::string text(unit_.textOf(spelling.span));
    // What is written twice from here on must be a name, or give the same twice.
    const bool isKept =
        isOwn ? isAsserted && !mayBeDoneTwice(written) : asOperand(unit_, text) != text || !hasComponents(written);
    const std::string operand = isKept ? freshName(isOwn) : asOperand(unit_, text);
    edits_.push_back({spelling.span, isOwn ? scaled(operand, roundUp) : scaledExtents(operand, roundUp)});

    std::vector<std::string> lines;
    if (isKept)
      lines.push_back("const " + std::string(isOwn ? "unsigned int" : unit_.dialect->extentsType()) + " " + operand +
                      " = " + text + ";");
    if (isAsserted)
      lines.push_back("assert(" + (isOwn ? operand : operand + "." + letterOf(axis_)) + " % " +
                      std::to_string(multiple_) + " == 0);");
    if (auto why = putBefore(lines, written, isKept)) return std::unexpected(*why);
    if (isAsserted)
      if (const auto include = assertIncluded(unit_, spelling.span.file, spelling.span.begin))
        edits_.push_back(*include);
    return std::move(edits_);
  }

private:
  Verdict hiddenBy(const Spelling &spelling) const {
    return Verdict::unknown({ReasonId::macroHidesLaunchPart, {spelling.macro, what_}}, spelling.span);
  }

  std::string scaled(const std::string &operand, bool roundUp) const {
    return multiplies_ ? operand + " * " + std::to_string(factor_) : quotient(operand, factor_, roundUp);
  }

  std::string scaledExtents(const std::string &block, bool roundUp) const {
    std::vector<std::string> parts;
    const bool flat = launch_.blockExtents[Axis::z] == 1 && axis_ != Axis::z;
    for (const Axis axis : allAxes) {
      if (axis == Axis::z && flat) break;
      const std::string component = block + "." + letterOf(axis);
      parts.push_back(axis == axis_ ? scaled(component, roundUp) : component);
    }
    return unit_.dialect->extents(parts);
  }

  /// True for a block that is a dim3 or its like. In a template it may be a number too.
  bool hasComponents(ExpressionId block) const {
    const TypeId type = body_[block].type;
    return isSome(type) && unit_[type].kind == TypeKind::record;
  }

  /// Reads of variables and arithmetic: evaluating it once more changes nothing.
  bool mayBeDoneTwice(ExpressionId expression) const {
    return std::ranges::none_of(expressionsIn(body_, expression),
                                [this](ExpressionId id) { return hasEffectItself(body_[id]); });
  }

  /// "gridX", "blockShape": a name that the launching function does not use; another for each of its launches.
  std::string freshName(bool isOwn) const {
    FreshNames names(unit_, unit_[launch_.launcher]);
    const std::string wish =
        what_ + (isOwn ? std::string(1, static_cast<char>(letterOf(axis_) - 'a' + 'A')) : std::string("Shape"));
    std::string name = names.take(wish);
    for (const Launch &each : unit_.launches) {
      if (each.expression == launch_.expression || each.launcher != launch_.launcher) continue;
      if (each.spelling.span.begin < launch_.spelling.span.begin) name = names.take(wish);
    }
    return name;
  }

  /// `assert(threads.y % 4 == 0);` before the statement that launches.
  std::optional<Verdict> putBefore(const std::vector<std::string> &lines, ExpressionId extent, bool isKept) {
    if (lines.empty()) return std::nullopt;
    const StatementId id = statementToPutBefore(unit_, launch_, extent, isKept);
    if (!isSome(id)) return Verdict::unknown({ReasonId::launchNeedsPlaceBefore, {what_}}, launch_.spelling.span);
    const TextEdits more = linesBefore(unit_, unit_[launch_.launcher], id, lines, isKept);
    edits_.insert(edits_.end(), more.begin(), more.end());
    return std::nullopt;
  }

  const Unit &unit_;
  Launch launch_;
  const Body &body_;
  std::string what_ = "block";
  Axis axis_;
  std::int64_t factor_;
  bool multiplies_ = false;
  bool roundsUp_ = false; ///< where the extent is known at run time only
  std::int64_t multiple_; ///< that the extent must be of where it is known at run time only
  TextEdits edits_;
};

} // namespace

bool isBlockOfKernel(const Launch &launch) {
  return !isSome(launch.launcher) && launch.blockExtents.known();
}

std::optional<Verdict> LaunchRewriter::whyNot(const Launch &launch, Change what) const {
  const SourceSpan span = launch.spelling.span;
  if (isBlockOfKernel(launch) && what == Change::gridAlone) return std::nullopt;
  if (isBlockOfKernel(launch)) return Verdict::illegal({ReasonId::blockFixedByKernel, {unit_.textOf(span)}}, span);
  if (!isSome(launch.launcher)) return Verdict::unknown(ReasonId::kernelAddressKept, span);
  if (!isSome(launch.block)) return Verdict::unknown(ReasonId::launchNotRewritable, span);
  if (unit_[launch.launcher].kind != FunctionKind::host) return Verdict::unknown(ReasonId::launchedFromDevice, span);
  // A macro that writes the launch may use its arguments elsewhere too.
  const bool byMacro =
      launch.spelling.origin == SpellingOrigin::macroBody || launch.spelling.origin == SpellingOrigin::wholeMacro;
  if (!unit_[launch.launcher].macro.empty() || byMacro)
    return Verdict::unknown(
        {ReasonId::macroHidesLaunch,
         {unit_[launch.launcher].macro.empty() ? launch.spelling.macro : unit_[launch.launcher].macro}},
        span);
  return std::nullopt;
}

/// Refuses a launch through a pointer that may hold several kernels: a new block would change all of them.
std::optional<Verdict> LaunchRewriter::whyShared(const Launch &launch) const {
  if (!isSome(launch.launcher)) return std::nullopt;
  for (const Launch &other : unit_.launches) {
    const bool isSame = other.launcher == launch.launcher && other.expression == launch.expression;
    if (!isSame || other.kernel == launch.kernel) continue;
    const Body &body = unit_[launch.launcher].body;
    const VariableId pointer = body[launch.expression].variable;
    return Verdict::unknown(
        {ReasonId::launchThroughPointer,
         {isSome(pointer) ? ReasonArgument(body[pointer].name) : ReasonId::aPointer, other.kernelName}},
        launch.spelling.span);
  }
  return std::nullopt;
}

Verdict LaunchRewriter::check(Change what) const {
  for (const Launch *launch : unit_.launchesOf(kernel_)) {
    if (const auto why = whyNot(*launch, what)) return *why;
    if (const auto why = whyShared(*launch)) return *why;
  }
  // A launch whose callee is not known may be of this kernel.
  const std::string &name = unit_[kernel_].name;
  for (const Launch &launch : unit_.launches)
    if (!isSome(launch.kernel) && launch.kernelName.starts_with(name) &&
        (launch.kernelName.size() == name.size() || !isIdentifierCharacter(launch.kernelName[name.size()])))
      return isSome(launch.expression) ? Verdict::unknown(ReasonId::launchTargetNotKnown, launch.spelling.span)
                                       : Verdict::unknown(ReasonId::launchNotSeen, launch.spelling.span);
  return {};
}

std::expected<TextEdits, Verdict> LaunchRewriter::divideBlock(Axis axis, std::int64_t factor,
                                                              std::int64_t multiple) const {
  TextEdits all;
  for (const Launch *launch : unit_.launchesOf(kernel_)) {
    auto edits = OneLaunch(unit_, *launch, axis, factor, multiple).run();
    if (!edits) return std::unexpected(edits.error());
    keepArgumentsAligned(unit_, *launch, *edits);
    all.insert(all.end(), edits->begin(), edits->end());
  }
  return normalized(std::move(all));
}

std::expected<TextEdits, Verdict> LaunchRewriter::multiplyBlock(Axis axis, std::int64_t factor) const {
  TextEdits all;
  for (const Launch *launch : unit_.launchesOf(kernel_)) {
    auto edits = OneLaunch::multiplied(unit_, *launch, axis, factor).run();
    if (!edits) return std::unexpected(edits.error());
    keepArgumentsAligned(unit_, *launch, *edits);
    all.insert(all.end(), edits->begin(), edits->end());
  }
  return normalized(std::move(all));
}

std::expected<TextEdits, Verdict> LaunchRewriter::divideGrid(Axis axis, std::int64_t factor, bool roundsUp) const {
  TextEdits all;
  for (const Launch *launch : unit_.launchesOf(kernel_)) {
    if (isBlockOfKernel(*launch)) continue;
    const Expression &call = unit_[launch->launcher].body[launch->expression];
    const bool isSpecial =
        launch->form == LaunchSyntax::runtimeCall && unit_.dialect->call(call.callee).host != HostFunction::launch;
    if (!isSome(launch->grid) || isSpecial)
      return std::unexpected(Verdict::unknown(ReasonId::launchNeedsAllBlocks, launch->spelling.span));
    auto edits = OneLaunch::ofGrid(unit_, *launch, axis, factor, roundsUp).run();
    if (!edits) return std::unexpected(edits.error());
    keepArgumentsAligned(unit_, *launch, *edits);
    all.insert(all.end(), edits->begin(), edits->end());
  }
  return normalized(std::move(all));
}

} // namespace warpgrain::transform
