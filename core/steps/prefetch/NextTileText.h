// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/prefetch/TileCopies.h"
#include "core/steps/registers/FirstIteration.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/rewrite/Layout.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// Writes pieces of a loop over tiles as they read in its first and in its next iteration, and puts lines where the
/// next tile is loaded.
class NextTileText {
public:
  NextTileText(KernelStudy &study, const TileCopies &copies);

  const CountingLoop &loop() const { return loop_; }

  const Layout &layout() const { return layout_; }

  FreshNames &names() { return names_; }

  /// Refuses what cannot be written again for another iteration. A step of the loop that is not of the counter's type
  /// gets a name of that type, of which `verdict` is told.
  std::optional<dependence::Verdict> prepare(dependence::Verdict &verdict);

  /// Lines that declare names which the others use, before the loop.
  const std::vector<std::string> &declarations() const { return declarations_; }

  /// Whether there is a first iteration; empty where there is one for certain.
  const std::string &firstCondition() const { return first_->guard(); }

  const std::string &nextCondition() const { return nextCondition_; }

  std::string firstTextOf(const SourceSpan &span) const;
  std::string nextTextOf(const SourceSpan &span) const;

  /// Lines under a condition; in braces where there are several, or where they declare something.
  std::vector<std::string> guarded(const std::string &condition, const std::vector<std::string> &lines) const;

  /// Lines right behind the barrier that ends the copies.
  TextEdit behindBarrier(const std::vector<std::string> &lines) const;
  /// Lines right behind a statement, or right before it.
  TextEdit behind(const SourceSpan &statement, const std::vector<std::string> &lines) const;
  TextEdit before(const SourceSpan &statement, const std::vector<std::string> &lines) const;

  /// Takes declarations away that only text which is gone needed.
  void leaveOutUnused(std::vector<SourceSpan> gone, TextEdits &edits) const;

private:
  std::expected<std::string, dependence::Verdict> movedText(const SourceSpan &span) const;
  void nameStride(dependence::Verdict &verdict);
  bool isUsed(model::StatementId declaration, const std::vector<SourceSpan> &gone) const;

  const model::BodyIndex &index_;
  const model::Unit &unit_;
  const model::Body &body_;
  const TileCopies &copies_;
  CountingLoop loop_; ///< its step may have got a name
  std::string_view text_;
  Layout layout_;
  FreshNames names_;
  std::optional<FirstIteration> first_;
  std::string nextCondition_;
  std::vector<std::string> declarations_;
};

} // namespace warpgrain::transform
