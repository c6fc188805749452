// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/Body.h"
#include "core/model/Unit.h"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// Collects the edits that put lines before and after statements of a body, and other words in place of expressions.
/// Lines at one place stand in the order in which they are added. A statement that is all that stands under a header is
/// put in braces if asked for.
class RegisterEdits {
public:
  /// `body` is in a file of `unit`. Both outlive the edits.
  RegisterEdits(const model::Unit &unit, const model::Body &body) : unit_(unit), body_(body) {}

  /// True if nothing is to be changed.
  bool empty() const { return edits_.empty(); }

  void replace(const SourceSpan &span, std::string words) { edits_.push_back({span, std::move(words)}); }

  /// True if the statement begins its line: what is put before it gets lines of its own.
  bool beginsLine(model::StatementId statement) const;

  /// Adds a line of its own where the statement begins one. `depth`: by how many units it is indented further.
  void insertBefore(model::StatementId statement, const std::string &words, int depth = 0);
  void insertAfter(model::StatementId statement, const std::string &words);

  /// Puts a statement in braces together with what is put before and after it. Precondition: it is the body of a loop,
  /// or a branch of an `if`.
  void putInBraces(model::StatementId statement) { bare_.insert(statement); }

  /// Returns all edits, in the order that normalized() expects.
  TextEdits take();

private:
  /// Something that ends a statement.
  struct Ending {
    TextEdit edit;
    int depth = 0; ///< of the statement
    bool isBrace = false;
  };

  void writeBraces(model::StatementId statement);
  void putAfter(model::StatementId statement, std::uint32_t at, std::string words, bool isBrace);
  int depthOf(model::StatementId statement) const;
  std::string_view textOfFile(model::StatementId statement) const;
  std::string unitOfIndentation(std::string_view text) const;

  const model::Unit &unit_;
  const model::Body &body_;
  TextEdits edits_;
  std::vector<Ending> ends_;
  std::set<model::StatementId> bare_; ///< that need braces around them
};

} // namespace warpgrain::transform
