// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"

#include <functional>
#include <utility>

namespace warpgrain::transform {

/// A step, prepared for one text: whether it may be made, and the edits that make it. Writing the edits cannot fail:
/// whatever speaks against a step is in its verdict.
class Prepared {
public:
  /// Writes the edits of a step that is allowed. What it refers to (the study, the unit) must outlive it.
  using Writer = std::function<TextEdits()>;

  /// A step that changes nothing.
  Prepared() = default;

  /// A step that is refused.
  static Prepared refused(dependence::Verdict why) { return Prepared(std::move(why), Writer()); }

  /// A step whose edits were written to judge it.
  Prepared(dependence::Verdict verdict, TextEdits edits) : verdict_(std::move(verdict)), edits_(std::move(edits)) {}

  /// A step whose edits are written when somebody asks for them: most steps are judged only.
  Prepared(dependence::Verdict verdict, Writer write) : verdict_(std::move(verdict)), write_(std::move(write)) {}

  const dependence::Verdict &verdict() const { return verdict_; }

  bool allows() const { return verdict_.allows(); }

  /// The edits of a step that is allowed; none of one that is refused.
  TextEdits edits() const { return !allows() ? TextEdits{} : write_ ? write_() : edits_; }

private:
  dependence::Verdict verdict_;
  TextEdits edits_;
  Writer write_;
};

} // namespace warpgrain::transform
