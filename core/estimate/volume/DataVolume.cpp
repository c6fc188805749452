// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/volume/DataVolume.h"

#include "core/access/facts/counting/Requests.h"
#include "core/access/facts/requests/RequestOrigin.h"
#include "core/estimate/volume/TouchedBytes.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace warpgrain::estimate {

namespace {

using access::AccessInstance;
using access::ArrayId;
using model::AccessKind;
using model::MemorySpace;

/// What is known of one array so far.
struct Touched {
  ByteRanges read; ///< before anything may have been written there
  ByteRanges readLater;
  ByteRanges written;
};

bool sharesLoop(const AccessInstance &a, const AccessInstance &b) {
  return !a.place.loops.empty() && !b.place.loops.empty() && a.place.loops.front().body == b.place.loops.front().body &&
         a.place.loops.front().loop == b.place.loops.front().loop;
}

class VolumeCounter {
public:
  VolumeCounter(const model::Unit &unit, access::KernelFacts &facts) : unit_(unit), facts_(facts) {}

  DataVolume run() {
    const access::KernelInstances &instances = facts_.instances;
    if (instances.limit) leaveOut("the kernel is not followed as a whole");
    for (const access::UnfollowedCall &call : instances.unfollowedCalls)
      leaveOut("what " + access::nameOf(call).rendered() + " reads and writes is not followed");
    for (const access::AccessFacts &reference : facts_.accesses)
      for (const std::size_t member : reference.instances)
        if (seen_.insert(member).second) add(member, reference.requests);
    for (const ArrayId id : order_)
      out_.arrays.push_back(volumeOf(id));
    return std::move(out_);
  }

private:
  void leaveOut(std::string why) {
    if (std::ranges::find(out_.notCounted, why) == out_.notCounted.end()) out_.notCounted.push_back(std::move(why));
  }

  void leaveOut(const AccessInstance &access, const std::string &why) {
    leaveOut("the access in " + access::lineOf(unit_, access.span).text() + ": " + why);
  }

  void add(std::size_t index, const access::Requests &requests) {
    const AccessInstance access = facts_.instances.accesses[index];
    if (access.space == MemorySpace::texture) return leaveOut(access, "texture memory has a layout of its own");
    if (access.space == MemorySpace::unknown) return leaveOut(access, "it may lead to any memory");
    if (access.space != MemorySpace::global) return;
    if (!access.array || facts_.instances[*access.array].unknownBase)
      return leaveOut(access, "what the pointer leads to is not followed");
    if (facts_.instances[*access.array].isLoaded && !facts_.instances[*access.array].dependsOn.empty())
      return leaveOut(access, "its pointer is loaded and differs");
    if (!requests.total) return leaveOut(access, requests.total.error().text());
    const auto placed = access::placedAccess(unit_, facts_.instances.atoms, access, facts_.launch);
    if (!placed) return leaveOut(access, placed.error().text());
    const auto bytes = touchedBytes(placed->counted);
    if (!bytes) return leaveOut(access, "the launch has more different cases than are looked at");
    add(access, *bytes);
  }

  void add(const AccessInstance &access, const ByteRanges &bytes) {
    const auto [entry, isNew] = touched_.try_emplace(*access.array);
    if (isNew) order_.push_back(*access.array);
    const AccessKind kind = access::requestKind(unit_, access);
    if (kind != AccessKind::write) (isFirst(access) ? entry->second.read : entry->second.readLater) |= bytes;
    if (kind != AccessKind::read) entry->second.written |= bytes;
  }

  /// True if nothing may have been written to the array before.
  bool isFirst(const AccessInstance &access) const {
    return std::ranges::none_of(facts_.instances.accesses, [&](const AccessInstance &other) {
      if (other.array != access.array || other.kind == AccessKind::read) return false;
      return other.place.sequence < access.place.sequence || sharesLoop(other, access);
    });
  }

  ArrayVolume volumeOf(ArrayId id) {
    Touched &touched = touched_.at(id);
    touched.readLater -= touched.written;
    touched.read |= touched.readLater;
    return {
        .array = facts_.instances[id].name, .readBytes = touched.read.count(), .writtenBytes = touched.written.count()};
  }

  const model::Unit &unit_;
  access::KernelFacts &facts_;
  std::set<std::size_t> seen_; ///< a reference that reads and writes stands twice in the facts
  std::map<ArrayId, Touched> touched_;
  std::vector<ArrayId> order_;
  DataVolume out_;
};

} // namespace

std::int64_t DataVolume::bytes() const {
  std::int64_t sum = 0;
  for (const ArrayVolume &array : arrays)
    sum += array.readBytes + array.writtenBytes;
  return sum;
}

DataVolume dataVolumeOf(const model::Unit &unit, access::KernelFacts &facts) {
  return VolumeCounter(unit, facts).run();
}

} // namespace warpgrain::estimate
