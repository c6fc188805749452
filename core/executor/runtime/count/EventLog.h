// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/abi/EventGroup.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace warpgrain::executor {

/// What compiled code writes down of the threads that one thread of the host runs: groups of events, each in the words
/// that EventGroup tells. Whoever reads it takes it from the front.
class EventLog {
public:
  using Words = std::span<const std::uint64_t>;

  /// The block is told where to write.
  explicit EventLog(BlockState &block);

  EventLog(const EventLog &) = delete;
  EventLog &operator=(const EventLog &) = delete;

  /// Where the next word goes.
  std::uint64_t *next() const { return cursor_.next; }

  /// What is there.
  Words words() const { return {room_.data(), cursor_.next}; }

  /// Whether there may be so many words when more are to come.
  static bool canKeep(std::size_t words) { return words <= mostWords / 2; }

  /// Forgets all but these words, which are the last ones, and makes room behind them.
  void keep(Words last);

private:
  static constexpr std::size_t firstWords = std::size_t{1} << 13U; ///< which stay in a processor's own cache
  static constexpr std::size_t mostWords = std::size_t{1} << 20U;

  LogCursor cursor_{};
  std::vector<std::uint64_t> room_; ///< a group more than may be there when the next one is written
};

/// Calls back with the kind of each event, its place, where its number is among the words, and which of the group's
/// branches it would be.
template <typename Visit>
void forEachEvent(const EventGroup &group, const std::uint64_t *words, Visit visit) {
  std::size_t word = group.hasPath ? 2 : 1;
  unsigned branch = 0;
  for (const LoggedEvent &event : group.events) {
    const auto place = event.isPlaceLogged ? static_cast<std::uint32_t>(words[word++]) : event.place;
    visit(event.kind, place, word, branch);
    word += event.hasNumber() ? 1 : 0;
    branch += event.kind == EventKind::branch ? 1 : 0;
  }
}

inline std::uint64_t pathOf(const EventGroup &group, const std::uint64_t *words) {
  return group.hasPath ? words[1] : 0;
}

} // namespace warpgrain::executor
