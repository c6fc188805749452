// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Effects.h"
#include "core/dependence/race/InstanceReader.h"
#include "core/model/BodyIndex.h"

#include <map>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// Whether threads may wait for each other inside a statement. Remembers the answers.
class BarrierFinder {
public:
  BarrierFinder(const model::BodyIndex &index, EffectsAnalysis &effects) : index_(index), effects_(effects) {}

  bool waitsIn(model::StatementId statement);

private:
  const model::BodyIndex &index_;
  EffectsAnalysis &effects_;
  std::map<model::StatementId, bool> known_;
};

/// A write and a read that no barrier separates: both are below one statement, and nothing between them waits.
struct AccessPair {
  model::Access write;
  model::Access read;
  model::StatementId common = model::none<model::StatementId>; ///< the innermost statement around both
  Window window;
};

/// The ways in which two accesses follow each other with no barrier between: in one pass through the statements around
/// them, and from one iteration of the loop around them to the next.
std::vector<AccessPair> pairsOf(const model::BodyIndex &index, BarrierFinder &barriers, const model::Access &write,
                                const model::Access &read);

/// Adds what must hold for the one thread to write and the other to read. False where that is not understood: then
/// nothing can be said of the pair.
bool addControl(const ComparedKernel &kernel, const AccessPair &pair, InstanceReader &writer, InstanceReader &reader,
                std::vector<std::string> &formulas);

} // namespace warpgrain::dependence
