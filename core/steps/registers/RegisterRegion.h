// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/dependence/relations/RegionOverlap.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/registers/Elements.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// Statements of one block that follow each other, in which an element is kept in a register; or the one statement that
/// is the body of a for loop, and needs braces then.
struct RegisterRegion {
  model::StatementId first = model::none<model::StatementId>;
  model::StatementId last = model::none<model::StatementId>;
  std::vector<const model::Access *> accesses; ///< of the element in the region, in the order of the text
  bool isWritten = false;
  /// The first access is an assignment of its own, `a[i] = x;`, which declares the register.
  bool beginsWithStore = false;
  std::vector<dependence::Reason> assumptions;

  SourceSpan spanIn(const model::Body &body) const;
};

/// Looks for the regions of elements, outer ones first.
class RegionFinder {
public:
  explicit RegionFinder(KernelStudy &study);

  /// The regions of an element; none where nothing is gained. Where a region that would gain something is not possible,
  /// `refusal` is told the first reason.
  std::vector<RegisterRegion> find(const Element &element, std::optional<dependence::Verdict> &refusal);

  /// What a register that holds the element cannot be kept across: a statement.
  std::optional<dependence::Verdict> whyNotPassed(model::StatementId statement, const Element &element);
  /// Whatever else the region does to memory must certainly be somewhere else, where one of the two writes. Adds to the
  /// region's assumptions what that rests on.
  std::optional<dependence::Verdict> whyNotApart(RegisterRegion &region, const Element &element);
  /// Two uses must certainly be of different elements while a piece of the text runs once. Adds to `assumptions` what
  /// that rests on.
  std::optional<dependence::Verdict> whyNotApart(const model::Access &one, const model::Access &other,
                                                 const SourceSpan &once, std::vector<dependence::Reason> &assumptions);
  /// A preprocessor line in the region that may take a part of it away.
  std::optional<dependence::Verdict> whyNotAsWritten(const RegisterRegion &region, const Element &element) const;

private:
  void findIn(const std::vector<model::StatementId> &block, const Element &element, std::vector<RegisterRegion> &out,
              std::optional<dependence::Verdict> &refusal);
  void findBelow(model::StatementId statement, const Element &element, std::vector<RegisterRegion> &out,
                 std::optional<dependence::Verdict> &refusal);
  std::optional<RegisterRegion> regionOf(const std::vector<model::StatementId> &statements, const Element &element,
                                         std::optional<dependence::Verdict> &refusal);
  std::optional<dependence::Verdict> whyNotCertain(RegisterRegion &region, const Element &element);
  bool isBetweenUses(model::StatementId statement, const Element &element) const;
  bool gains(const RegisterRegion &region) const;

  /// What is said of a statement whatever the element is: the first thing that forbids it.
  struct StatementFacts {
    std::optional<dependence::ReasonArgument> border; ///< past which nothing is kept in a register, at `place`
    SourceSpan place;
    std::optional<SourceSpan> leaves;       ///< a thread may leave the statement there
    std::optional<dependence::Verdict> why; ///< something else
  };

  struct VariableFacts {
    std::vector<model::StatementId> writes; ///< whole ones, before the address escapes
    bool escapes = false;
  };

  const StatementFacts &factsOf(model::StatementId statement);
  const VariableFacts &factsOf(model::VariableId variable);

  std::optional<dependence::Verdict> border_; ///< the first statement that a register is not kept across

  KernelStudy &study_;
  const model::BodyIndex &index_;
  const model::Body &body_;
  std::vector<std::unique_ptr<dependence::RegionOverlap>> meetings_; ///< one for each of the study's instances
  std::vector<std::optional<StatementFacts>> statements_;            ///< by their numbers; none: not asked for yet
  std::vector<std::optional<VariableFacts>> variables_;
};

} // namespace warpgrain::transform
