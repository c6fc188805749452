// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpgrain::executor {

/// What compiled code logs of a thread.
enum class EventKind : std::uint8_t {
  access,    ///< the number is the address
  branch,    ///< of two ways
  choice,    ///< of more ways; the number is the way
  iteration, ///< of a loop in which threads wait: one begins
  loopEnd,   ///< of another loop: it is left; the number is LoopEnds::packed
  piece      ///< of straight code
};

struct LoggedEvent {
  EventKind kind = EventKind::access;
  std::uint32_t place = 0;    ///< in CountedCode::places, of loops in CountedCode::loops, of pieces in CountedPieces
  bool isPlaceLogged = false; ///< it is a word of the log: an optimiser has put several places together

  /// Whether a word of the log holds it.
  bool hasNumber() const {
    return kind == EventKind::access || kind == EventKind::choice || kind == EventKind::loopEnd;
  }
};

/// What a thread does one after the other in the same iteration of all loops, and logs at once. In words of 64 bits: a
/// LogHeader; the path, where it has one; and for each event its place, where that is logged, and its number, where it
/// has one.
struct EventGroup {
  std::vector<LoggedEvent> events;
  bool hasPath = false; ///< else it is 0: nothing of it is in a loop

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
namespace LogHeader {
inline constexpr unsigned waysAt = 16;  ///< of each branch, a bit that says whether its condition holds; the rest of
                                        ///< the bits below is the thread's number in the block
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
} // namespace LogHeader

/// (counter): where the next word goes, after room has been made in a log that is full.
inline constexpr const char *logRoomName = "wg_log_room";

} // namespace warpgrain::executor
