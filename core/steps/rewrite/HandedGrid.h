// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Launch.h"
#include "core/model/Unit.h"
#include "core/steps/rewrite/CallPlace.h"
#include "core/steps/rewrite/FreshNames.h"

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// A launch that gets another grid and hands the old one over as the kernel's first argument.
class HandedGrid {
public:
  /// All outlive it. `names`: of the launching function.
  HandedGrid(const model::Unit &unit, const model::Launch &launch, FreshNames &names)
      : unit_(unit), launch_(launch), body_(unit[launch.launcher].body), names_(names) {}

  /// Why the launch cannot be written so.
  std::optional<dependence::Verdict> whyNot();

  /// What the old grid is called: a name that the launch has for it, or a new one; `hasAxes`: one with extents of all
  /// axes, not that of a number. Once.
  std::string name(bool hasAxes = false);

  /// The name is that of a number of blocks along x.
  bool isNumber() const { return isNumber(launch_.grid) && grid_ == textOf(launch_.grid); }

  /// A name or a member that has the extents of all axes: it may stand twice. What only becomes one may become another
  /// each time.
  bool isShape(model::ExpressionId id) const;
  bool isName(model::ExpressionId id) const;
  std::string textOf(model::ExpressionId id) const;

  /// A name for an expression of the launch, which is computed before it.
  std::string kept(const std::string &wish, std::string_view type, const std::string &text);

  void addLine(std::string line) { lines_.push_back(std::move(line)); }

  void add(TextEdit edit) { edits_.push_back(std::move(edit)); }

  /// The edits: those added, and `grid` as the launch's grid. After name().
  std::expected<TextEdits, dependence::Verdict> edits(const std::string &grid);

private:
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
  std::string grid_;
  std::vector<std::string> lines_;
  TextEdits edits_;
};

/// Writes one launch that hands its grid over.
using WriteHandedLaunch =
    std::function<std::expected<TextEdits, dependence::Verdict>(const model::Launch &launch, FreshNames &names)>;

/// Writes every launch of a kernel in the unit. Refuses a kernel that is named elsewhere or whose launches are not all
/// written with <<<>>>: another one would not hand the grid over.
std::expected<TextEdits, dependence::Verdict> handedLaunches(const model::Unit &unit, model::FunctionId kernel,
                                                             const WriteHandedLaunch &write);

} // namespace warpgrain::transform
