// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// Refuses a kernel in a namespace or a class: a declaration inserted before it would not be found by its plain name.
std::optional<dependence::Verdict> whyNotAtFileScope(const model::Function &kernel);

/// Returns a use of the kernel's name that is neither its definition nor a launch; no value if there is none.
std::optional<SourceSpan> namedElsewhere(const model::Unit &unit, model::FunctionId kernel);

/// Returns the offset where a kernel begins in its file, including its comments and directives right before it.
std::uint32_t beginWithItsComments(const model::Unit &unit, const model::Function &kernel);

/// Returns the index of a parameter of the kernel, counted from 0.
std::size_t positionOf(const model::Function &kernel, model::VariableId parameter);

/// A <<<>>> launch that is a statement of a block, so that lines can be inserted before and after it.
class LaunchStatement {
public:
  LaunchStatement(const model::Unit &unit, const model::Launch &launch);

  /// Refuses a launch without such a place, with the reason `what`.
  std::optional<dependence::Verdict> whyNotAmong(dependence::ReasonId what) const;

  /// Returns the argument for a parameter; none if it is not written out.
  model::ExpressionId argument(std::size_t position) const;

  /// Returns the name of the stream; empty for the default stream. Refuses any other expression than a variable, which
  /// could not be repeated.
  std::expected<std::string, dependence::Verdict> stream() const;

  /// Inserts one or more lines before the statement, with its indentation.
  TextEdit before(const std::string &line) const;

  /// Inserts a line at a point where the kernel has ended: after a synchronization of the stream that directly follows
  /// the statement, else after a new one.
  TextEdit onceEnded(const std::string &stream, const std::string &line) const;

private:
  const model::Statement &statement() const { return body_[statement_]; }

  TextEdit after(model::StatementId statement, const std::vector<std::string> &lines) const;
  model::StatementId waitBehind(const std::string &wait) const;

  const model::Unit &unit_;
  const model::Launch &launch_;
  const model::Body &body_;
  model::StatementId statement_;
};

} // namespace warpgrain::transform
