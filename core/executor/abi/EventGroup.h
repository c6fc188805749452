// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpgrain::executor {

/// Kind of an event that compiled code logs for a thread.
enum class EventKind : std::uint8_t {
  access,    ///< the number is the address
  branch,    ///< a branch with two ways
  choice,    ///< a branch with more ways; the number is the way
  iteration, ///< an iteration begins, of a loop in which threads wait
  loopEnd,   ///< another loop is left; the number is LoopEnds::packed
  piece      ///< a piece of straight-line code begins
};

struct LoggedEvent {
  EventKind kind = EventKind::access;
  std::uint32_t place = 0;    ///< index into CountedCode::places, CountedCode::loops or CountedPieces
  bool isPlaceLogged = false; ///< the log has a word with the place: the optimiser merged several places

  /// True if the log has a word with the event's number.
  bool hasNumber() const {
    return kind == EventKind::access || kind == EventKind::choice || kind == EventKind::loopEnd;
  }
};

/// Events that a thread logs together: they follow each other in the same iteration of all loops. Log format, in 64-bit
/// words: log_header; path, if hasPath; for each event its place, if isPlaceLogged, and its number, if hasNumber().
struct EventGroup {
  std::vector<LoggedEvent> events;
  bool hasPath = false; ///< if false, no event is in a loop and the path is 0

  static constexpr std::size_t mostEvents = 32;
  static constexpr std::size_t mostBranches = 16;
  static constexpr std::size_t mostWords = 2 + 2 * mostEvents;

  std::size_t words() const {
    std::size_t out = hasPath ? 2 : 1;
    for (const LoggedEvent &event : events)
      out += (event.isPlaceLogged ? 1U : 0U) + (event.hasNumber() ? 1U : 0U);
    return out;
  }
};

/// The first word of a group in a log.
namespace log_header {
inline constexpr unsigned waysAt = 16;  ///< one bit per branch: its condition holds. Bits below: thread number in
                                        ///< the block
inline constexpr unsigned groupAt = 32; ///< number of the group
inline constexpr std::uint64_t ways = std::uint64_t{0xffff} << waysAt;

constexpr std::uint32_t threadOf(std::uint64_t header) {
  return static_cast<std::uint16_t>(header);
}

constexpr std::uint32_t waysOf(std::uint64_t header) {
  return static_cast<std::uint16_t>(header >> waysAt);
}

constexpr std::uint32_t groupOf(std::uint64_t header) {
  return static_cast<std::uint32_t>(header >> groupAt);
}
} // namespace log_header

/// Runtime function (counter) that makes room in a full log and returns the next write position.
inline constexpr const char *logRoomName = "wg_log_room";

} // namespace warpgrain::executor
