// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/steps/loopkit/Grouping.h"
#include "core/steps/loopkit/LoopWriter.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/unroll/JamPlan.h"

#include <expected>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// What changes in each copy of a jammed body: the counter, and the names of what each copy has for itself.
/// Fails where a macro or text that the compiler does not see names one of them.
std::expected<std::vector<TextEdits>, dependence::Verdict>
editsOfCopies(const model::BodyIndex &index, const Grouping &grouping, const JamPlan &plan, FreshNames &names);

/// The body of a group: shared loops once, and in them the copies' work, one copy after the other.
class JamWriter {
public:
  JamWriter(const model::BodyIndex &index, const LoopWriter &writer, const std::vector<TextEdits> &copies);

  std::string linesOf(const JamLevel &level, const std::string &indent) const;

private:
  std::string copiesOf(const SourceSpan &piece, const std::string &indent) const;
  std::string sharedLoop(const JamSegment &segment, const SourceSpan &piece, const std::string &indent) const;

  const model::Body &body_;
  const LoopWriter &writer_;
  const std::vector<TextEdits> &copies_;
  FileId file_;
  std::string_view text_;
};

} // namespace warpgrain::transform
