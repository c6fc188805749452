// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/registers/Elements.h"
#include "core/steps/registers/RegisterRegion.h"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace warpgrain::transform {

/// Elements that move on with a loop's iterations, read in statements of one block that follow each other: what an
/// iteration loads, a later one finds in registers if all iterations since then have come to these statements too. Not
/// every iteration need come to them, and their addresses may be computed in the loop.
struct Window {
  struct Member {
    const Element *element = nullptr;
    std::vector<const model::Access *> accesses; ///< in the statements, in the order of the text
    /// How many iterations later it names what the last member of the chain names now.
    std::int64_t behind = 0;
  };

  /// Members by their places, the last one (`behind` is 0) at the end: it is loaded in every iteration. Two or more.
  using Chain = std::vector<Member>;

  model::StatementId loop = model::none<model::StatementId>;
  model::StatementId first = model::none<model::StatementId>; ///< of the statements
  model::StatementId last = model::none<model::StatementId>;
  std::vector<Chain> chains; ///< at least one
  bool isCertain = false;    ///< every iteration comes to the statements, if another one follows it
  std::vector<dependence::Reason> assumptions;

  /// After how many iterations a member's element has been loaded by another one.
  static std::int64_t gapAfter(const Chain &chain, std::size_t member) {
    return chain[member].behind - chain[member + 1].behind;
  }

  /// The most iterations for which a member waits: the registers are known after so many in a row.
  std::int64_t longestGap() const;
};

/// Finds the windows in a kernel's loops of any kind. The elements are only read in the loop, nothing in the loop
/// writes them or may stand between the uses of a register, and each iteration that comes to the statements certainly
/// reads all members. `taken`: accesses that are kept in registers otherwise. `refusal` is told the first reason why
/// there are not more.
std::vector<Window> findWindows(KernelStudy &study, RegionFinder &regions, const std::vector<Element> &elements,
                                const std::set<const model::Access *> &taken,
                                std::optional<dependence::Verdict> &refusal);

} // namespace warpgrain::transform
