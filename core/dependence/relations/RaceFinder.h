// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/KernelDependences.h"
#include "core/dependence/relations/RelationContext.h"

#include <cstddef>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace warpgrain::dependence {

/// Pairs of accesses of which no two instances meet, by their numbers in KernelInstances::accesses and the threads that
/// were looked at, each with what was taken for granted of the program: sentences.
using ApartPairs = std::map<std::tuple<std::size_t, std::size_t, Company>, std::vector<std::string>>;

/// As the function without `known`, which is not looked at again.
RaceReport findRaces(const model::Unit &unit, const access::KernelInstances &instances, RaceScope scope,
                     const ApartPairs &known);

} // namespace warpgrain::dependence
