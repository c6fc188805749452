// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/Footprint.h"

#include "core/access/facts/counting/AccessProgram.h"
#include "core/access/facts/counting/OuterIndices.h"
#include "core/access/facts/requests/ByteSet.h"
#include "core/access/facts/requests/WarpRequest.h"

#include <algorithm>

namespace warpgrain::access {

namespace {

constexpr std::int64_t maximumEvaluations = 200'000;

/// The whole sectors that some bytes lie in. An address may be negative.
void addSectors(ByteSet &to, std::int64_t address, std::int64_t bytes) {
  const auto into = [](std::int64_t at) { return (at % sectorBytes + sectorBytes) % sectorBytes; };
  const std::int64_t begin = address - into(address);
  const std::int64_t end = address + bytes;
  to.add(begin, end + (sectorBytes - into(end)) % sectorBytes - begin);
}

} // namespace

Fact<Footprint> footprintOf(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance,
                            const LaunchContext &launch) {
  LaunchNumbers numbers(atoms, launch);
  const auto block = numbers.block();
  if (!block) return notKnown(ReasonId::blockNotGiven);
  if (instance.sizeBytes == 0) return notKnown(ReasonId::sizeOfElementNotKnown);
  const OuterIndices outer = outerIndices(unit, atoms, instance, numbers);
  if (outer.unknownExtent) return notKnown(*outer.unknownExtent);
  if (std::ranges::find(outer.extents, 0) != outer.extents.end()) return Footprint{};
  AccessProgram program(atoms, instance, numbers, outer);
  const std::int64_t threads = (*block)[0] * (*block)[1] * (*block)[2];
  // The block indices come first, and stay in the middle.
  std::vector<std::int64_t> at;
  std::vector<std::int64_t> loops;
  std::int64_t evaluations = threads;
  for (const std::size_t index : program.usedIndices()) {
    if (index < 3) {
      at.push_back(outer.extents[index] / 2);
      continue;
    }
    loops.push_back(outer.extents[index]);
    if (loops.back() > maximumEvaluations / evaluations) return notKnown(ReasonId::tooManyIterations);
    evaluations *= loops.back();
  }
  const std::size_t blocks = at.size();
  at.resize(blocks + loops.size());
  std::vector<std::int64_t> iteration(loops.size(), 0);
  ByteSet ofWarp;
  ByteSet sectorsIn;
  ByteSet ofBlock;
  do {
    std::ranges::copy(iteration, at.begin() + static_cast<std::ptrdiff_t>(blocks));
    for (std::int64_t number = 0; number < threads; ++number) {
      program.run(at, threadIndexOf(*block, number));
      const auto takesPart = program.takesPart();
      if (!takesPart) return notKnown(ReasonId::threadsHereNotKnown);
      if (!*takesPart) continue;
      const auto address = program.address();
      if (!address) return notKnown(ReasonId::addressNotFollowed);
      ofBlock.add(*address, static_cast<std::int64_t>(instance.sizeBytes));
      if (number >= warpLanes) continue;
      ofWarp.add(*address, static_cast<std::int64_t>(instance.sizeBytes));
      addSectors(sectorsIn, *address, static_cast<std::int64_t>(instance.sizeBytes));
    }
  } while (advance(iteration, loops));
  return Footprint{
      .warpBytes = ofWarp.count(), .warpSectors = sectorsIn.count() / sectorBytes, .blockBytes = ofBlock.count()};
}

} // namespace warpgrain::access
