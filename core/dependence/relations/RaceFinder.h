// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/KernelDependences.h"
#include "core/dependence/relations/PairQuestion.h"
#include "core/dependence/relations/RelationContext.h"

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

namespace warpgrain::dependence {

/// What was found out about pairs of accesses, by the accesses' numbers in KernelInstances::accesses and the threads
/// that were looked at.
struct AskedPairs {
  using Key = std::tuple<std::size_t, std::size_t, ThreadRelation>;
  using Questions = std::map<Key, std::unique_ptr<PairQuestion>>;

  /// Pairs of which no two instances meet, whatever rows there are, each with what was taken for granted of the
  /// program: sentences.
  std::map<Key, std::vector<std::string>> apart;
  Questions open;     ///< others without assumptions about rows, to be asked more
  Questions assuming; ///< those with such as are likely
};

/// As the function of the same name without `asked`: of the pairs in it nothing is found out again. They were asked in
/// the context, whose work is counted anew.
RaceReport findRaces(RelationContext &context, RaceScope scope, const AskedPairs &asked);

} // namespace warpgrain::dependence
