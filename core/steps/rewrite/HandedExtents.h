// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Axis.h"
#include "core/model/Launch.h"
#include "core/model/Unit.h"
#include "core/steps/rewrite/CallPlace.h"
#include "core/steps/rewrite/FreshNames.h"

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// A launch that gets another grid, or another block, and hands the old one over as the kernel's first argument.
class HandedExtents {
public:
  enum class Of : std::uint8_t { grid, block };

  /// All outlive it. `names`: of the launching function.
  HandedExtents(const model::Unit &unit, const model::Launch &launch, FreshNames &names, Of of = Of::grid)
      : unit_(unit), launch_(launch), body_(unit[launch.launcher].body), names_(names), of_(of) {}

  /// Why the launch cannot be written so.
  std::optional<dependence::Verdict> whyNot();

  /// What the old extents are called: a name that the launch has for them, or a new one; `hasAxes`: one with extents of
  /// all axes, not that of a number. Once.
  std::string name(bool hasAxes = false);

  /// The name is that of a number of blocks, or threads, along x.
  bool isNumber() const { return isNumber(whole()) && name_ == textOf(whole()); }

  /// The extents with the one along an axis divided by a factor and rounded up. After name().
  std::string rounded(model::Axis axis, std::int64_t factor) const;

  /// A name or a member that has the extents of all axes: it may stand twice. What only becomes one may become another
  /// each time.
  bool isShape(model::ExpressionId id) const;
  bool isName(model::ExpressionId id) const;
  std::string textOf(model::ExpressionId id) const;

  /// A name for an expression of the launch, which is computed before it.
  std::string kept(const std::string &wish, std::string_view type, const std::string &text);

  void addLine(std::string line) { lines_.push_back(std::move(line)); }

  void add(TextEdit edit) { edits_.push_back(std::move(edit)); }

  /// The edits: those added, and `extents` in place of the old ones. After name().
  std::expected<TextEdits, dependence::Verdict> edits(const std::string &extents);

private:
  model::ExpressionId whole() const { return of_ == Of::grid ? launch_.grid : launch_.block; }

  std::string_view word() const { return of_ == Of::grid ? "grid" : "block"; }

  bool isNumber(model::ExpressionId id) const;
  bool isExtents(model::ExpressionId id) const;
  model::ExpressionId withoutCopies(model::ExpressionId id) const;
  bool argumentsDoMore() const;
  std::optional<dependence::Verdict> putBefore();

  const model::Unit &unit_;
  const model::Launch &launch_;
  const model::Body &body_;
  FreshNames &names_;
  std::optional<CallPlace> place_;
  Of of_;
  std::string name_;
  std::vector<std::string> lines_;
  TextEdits edits_;
};

/// Writes one launch that hands its grid or its block over.
using WriteHandedLaunch =
    std::function<std::expected<TextEdits, dependence::Verdict>(const model::Launch &launch, FreshNames &names)>;

/// Writes every launch of a kernel in the unit. Refuses a kernel that is named elsewhere or whose launches are not all
/// written with <<<>>>: another one would hand nothing over.
std::expected<TextEdits, dependence::Verdict> handedLaunches(const model::Unit &unit, model::FunctionId kernel,
                                                             const WriteHandedLaunch &write);

} // namespace warpgrain::transform
