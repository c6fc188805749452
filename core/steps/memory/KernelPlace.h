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

/// Why what is put right before a kernel would not be found by its plain name: the kernel is in a namespace or a class.
std::optional<dependence::Verdict> whyNotAtFileScope(const model::Function &kernel);

/// A place that names the kernel and is neither its definition nor a launch of it.
std::optional<SourceSpan> namedElsewhere(const model::Unit &unit, model::FunctionId kernel);

/// Where a kernel begins in its file, with the comments and directives right before it that speak of it.
std::uint32_t beginWithItsComments(const model::Unit &unit, const model::Function &kernel);

/// Which of the kernel's parameters a variable is, counted from 0.
std::size_t positionOf(const model::Function &kernel, model::VariableId parameter);

/// A launch with <<<>>> that is a statement of a block, where lines can be put before and behind it.
class LaunchStatement {
public:
  LaunchStatement(const model::Unit &unit, const model::Launch &launch);

  /// Why there is no such place: a sentence that begins with `what` and says so.
  std::optional<dependence::Verdict> whyNotAmong(dependence::ReasonId what) const;

  /// What is handed over for a parameter; none where it is not written.
  model::ExpressionId argument(std::size_t position) const;

  /// The name of the stream; empty for the default one. Refused where it is no variable: it could not be named again.
  std::expected<std::string, dependence::Verdict> stream() const;

  /// Puts a line, or lines, before the statement (or behind it), indented as it is.
  TextEdit before(const std::string &line) const;

  /// Puts a line where the kernel has ended: behind a wait for the stream that stands right behind the statement, else
  /// behind one of its own.
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
