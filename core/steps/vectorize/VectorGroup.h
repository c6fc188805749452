// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/loopkit/CountingLoop.h"
#include "core/steps/vectorize/Alignment.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// An access of a group to one of the elements of a vector.
struct VectorUse {
  const model::Access *access = nullptr;
  /// Of the element in what is kept of the array; in a loop, in its first iteration.
  std::int64_t position = 0;
};

/// A condition around all uses of a group in a loop.
struct VectorGuard {
  model::StatementId statement = model::none<model::StatementId>; ///< an `if` without else
  bool leaves = false; ///< `if (c) continue;` before the uses; else the uses stand in it

  friend bool operator==(const VectorGuard &, const VectorGuard &) = default;
};

/// Uses of neighbouring elements that become uses of a vector, all of them in statements of one block that follow each
/// other and are executed once, or in the iterations of a loop. What a loop only reads may be a window, as `a[i - 1]`,
/// `a[i]` and `a[i + 1]` are: elements beside its vectors are loaded one by one.
struct VectorGroup {
  model::StatementId first = model::none<model::StatementId>;
  model::StatementId last = model::none<model::StatementId>; ///< the same as `first`, where that is the loop
  std::optional<CountingLoop> loop; ///< whose iterations use one element each, in order, from 0
  std::vector<VectorUse> uses;      ///< in the order of the text
  std::vector<VectorGuard> guards;  ///< of a loop
  bool isLoaded = false;            ///< some element is read before it is written
  bool isStored = false;
  std::int64_t low = 0;                 ///< the first element that is used, from where a vector may begin
  std::int64_t high = 0;                ///< the last one
  const model::Access *begin = nullptr; ///< the first use; of statements, the one that names the first element
  std::vector<MultipleNeed> needs;      ///< what must hold for the first element to be where a vector may begin
  model::VariableId pointer = model::none<model::VariableId>; ///< the parameter of the kernel that leads there
  model::VariableId shared = model::none<model::VariableId>;  ///< or the shared array

  SourceSpan spanIn(const model::Body &body) const {
    const SourceSpan &begin_ = body[first].spelling.span;
    return {.file = begin_.file, .begin = begin_.begin, .end = body[last].spelling.span.end};
  }
};

/// How groups are looked for.
struct VectorSearch {
  std::string array;
  std::int64_t elements = 4;
  LaunchScope scope = LaunchScope::any;
  bool mayNeed = false; ///< also those that need a parameter to be a multiple
};

/// Returns the groups of a kernel that may become vectors, as far as their own accesses tell. If there are others that
/// are refused, `refusal` is told the first reason.
std::vector<VectorGroup> findVectorGroups(KernelStudy &study, const VectorSearch &search,
                                          std::optional<dependence::Verdict> &refusal);

/// Refuses a group if something else in its statements may use its elements, so that they cannot be loaded before and
/// stored after. Adds to `verdict` that other pointers lead elsewhere.
std::optional<dependence::Verdict> whyNotApart(KernelStudy &study, const VectorGroup &group, LaunchScope scope,
                                               dependence::Verdict &verdict);

} // namespace warpgrain::transform
