// SPDX-License-Identifier: Apache-2.0
#include "app/executor/run/count/RequestTable.h"

namespace warpgrain::executor {

namespace {

constexpr std::uint32_t none = ~std::uint32_t{0};

} // namespace

RequestTable::Added RequestTable::add(std::uint32_t lane, const WarpWork &what, std::int64_t offset) {
  Added added;
  const std::uint32_t bit = std::uint32_t{1} << lane;
  std::uint32_t at = firstFor(lane, what);
  while (true) {
    const WarpWork &work = work_[at];
    const bool hasCome = (work.lanes & bit) != 0;
    const bool isSame = work.array == what.array && work.bytes == what.bytes;
    added.isRepeated |= hasCome;
    added.isSplit |= !isSame;
    if (isSame && !hasCome) break;
    if (work.other == none) {
      const std::uint32_t further = append(what);
      work_[further].isOther = true;
      work_[at].other = further;
      at = further;
      break;
    }
    at = work.other;
  }
  work_[at].lanes |= bit;
  work_[at].offsets[lane] = offset;
  next_[lane] = at + 1;
  return added;
}

std::uint32_t RequestTable::append(const WarpWork &what) {
  work_.push_back(what);
  return static_cast<std::uint32_t>(work_.size() - 1);
}

std::uint32_t RequestTable::firstFor(std::uint32_t lane, const WarpWork &what) {
  // Where this lane went last, the others most likely went on to the same place.
  const std::uint32_t next = next_[lane];
  const bool isLikely = next < work_.size() && work_[next].place == what.place && work_[next].path == what.path &&
                        work_[next].array == what.array && work_[next].bytes == what.bytes &&
                        (work_[next].lanes >> lane & 1U) == 0 && !work_[next].isOther;
  if (isLikely) return next;
  const auto [found, isNew] = first_.try_emplace({.path = what.path, .place = what.place}, none);
  if (isNew) found->second = append(what);
  return found->second;
}

void RequestTable::clear() {
  work_.clear();
  first_.clear();
  next_.fill(0);
}

} // namespace warpgrain::executor
