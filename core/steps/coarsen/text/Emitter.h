// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/steps/coarsen/text/CoarsenPlan.h"
#include "core/steps/coarsen/text/Marks.h"
#include "core/steps/rewrite/Declarator.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// Emits the text of a coarsened kernel body from the original text and the plan. It copies unchanged parts byte for
/// byte and lays out new lines like their neighbours.
class Emitter {
public:
  /// `marks`: emit a mark before the text of each statement (`markOf`), to find the position of the statement in the
  /// output.
  Emitter(const model::BodyIndex &index, const model::Function &kernel, const CoarsenPlan &plan, bool marks = false);

  /// Returns the new text of the body, including its braces.
  std::string body();

private:
  /// The part of the text that belongs to a statement.
  struct Chunk {
    std::uint32_t begin = 0; ///< start of the blanks and comments before the statement
    std::uint32_t end = 0;   ///< after the last line's end, including a comment on that line
  };

  using Chunks = std::map<model::StatementId, Chunk>;

  std::string braced(const Region &region, const SourceSpan &braces, const std::string &indent,
                     const std::string &first);
  std::string renderRegion(const Region &region, std::uint32_t begin, std::uint32_t end, const std::string &indent);
  std::string renderUniform(const Node &node, const Chunk &chunk, const std::string &indent);
  bool staysUnrolled(model::StatementId loop) const;
  std::string renderBranch(const Region &region, model::StatementId branch, const std::string &indent);
  bool isOnlyDeclared(const Node &node, model::VariableId variable) const;
  std::string commentsBefore(const Chunk &chunk, model::StatementId statement, const std::string &indent);
  std::size_t wholeDeclaration(const Node &node, std::size_t from, const std::set<model::VariableId> &named) const;
  std::string renderReplicated(const Node &node, const Chunks &chunks, const std::string &indent);
  std::string renderPiece(const Piece &piece, const Chunk &chunk, const TextEdits &edits, const std::string &indent);
  std::string redeclarations(const Node &node, TextEdits &edits, const std::string &indent) const;
  std::string coarseningLoop(const std::string &lines, bool simple, const std::string &indent) const;

  std::string mark(model::StatementId statement, MarkKind kind = MarkKind::itself) const;
  std::string hoistConditionals(const Node &node, const Chunks &chunks);

  Chunks chunksOf(const Region &region, std::uint32_t begin) const;
  std::string leadOf(const Chunk &chunk, model::StatementId statement, const std::string &indent);
  /// `before`: the text emitted before it.
  std::string tailOf(const Chunk &chunk, model::StatementId statement, std::string_view before) const;
  std::string edited(const SourceSpan &span, const TextEdits &edits) const;

  std::string declaratorText(model::VariableId variable, const TextEdits &edits) const;
  std::string recomputation(model::VariableId variable, const TextEdits &edits, const std::string &indent);
  std::string elementAssignments(model::VariableId variable, const TextEdits &edits, const std::string &indent) const;
  bool isArray(model::VariableId variable) const;
  std::string extentsAfterName(model::VariableId variable, const Declarator &parts) const;
  std::string arrayDeclaration(model::VariableId variable) const;
  std::string arrayAssignment(model::VariableId variable, const TextEdits &edits) const;
  std::string trackingDeclarations(const std::string &indent) const;
  bool names(const Node &node, model::VariableId variable) const;
  std::string declarationOfCopy(model::VariableId parameter) const;
  std::string parameterCopies(const std::string &indent) const;

  std::string prologue(const Node &node, bool namedIndex, const std::string &indent) const;

  const model::BodyIndex &index_;
  const model::Body &body_;
  const model::Unit &unit_;
  const model::Function &kernel_;
  const CoarsenPlan &plan_;
  std::string_view text_;
  bool marks_;
  std::map<model::StatementId, std::uint32_t> hoisted_; ///< to where what stands before a statement is written already
  Chunks chunks_;                                       ///< of all regions rendered so far
  std::set<model::StatementId> leadWritten_; ///< statements whose leading comments stand in the output already
};

} // namespace warpgrain::transform
