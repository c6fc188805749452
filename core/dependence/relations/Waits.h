// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/PairSpace.h"
#include "core/dependence/relations/RelationContext.h"

#include <string>
#include <vector>

namespace warpgrain::dependence {

/// Finds the places where a thread may wait for another one without a barrier: loops that end when another thread
/// changes memory (locks, flags, turns), and calls that are not followed.
class Waits {
public:
  explicit Waits(const RelationContext &context);

  /// Returns, as a clause for the user, why one of two accesses may wait for the other one; empty if nothing waits
  /// before them.
  std::optional<Reason> whyOrdered(const access::AccessInstance &a, const access::AccessInstance &b,
                                   ThreadRelation relation) const;

  /// Returns, as a clause for the user, why the lanes of a warp may come to an access one by one: each waited before
  /// for what others change behind the wait, as with a lock. None if nothing tells them apart.
  std::optional<Reason> whyParted(const access::AccessInstance &access) const;

private:
  struct Wait {
    const access::AccessInstance *access = nullptr; ///< that reads what a loop waits for
    access::Place place;
    Reason why;
    bool hasBarrier = false;       ///< threads of one block go through the loop together
    bool isChangedOutside = false; ///< what the loop waits for is changed outside of it too
  };

  /// True if a barrier brings the lanes together again that a wait has parted, before they come to a place.
  bool isJoinedBetween(const Wait &wait, const access::Place &place) const;
  void addLoop(const access::AccessInstance &access, const access::LoopInfo &loop);

  const RelationContext &context_;
  std::vector<Wait> waits_;
};

} // namespace warpgrain::dependence
