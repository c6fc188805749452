// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/EventLog.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

namespace warpgrain::executor {
namespace {

/// Writes as compiled code does: groups as long as they may be, while there is room.
void fill(BlockState &block) {
  while (block.log->next <= block.log->end) {
    std::iota(block.log->next, block.log->next + EventGroup::mostWords, std::uint64_t{1});
    block.log->next += EventGroup::mostWords;
  }
}

TEST(EventLog, KeepsWhatHasToStayAndMakesRoomBehindIt) {
  BlockState block{};
  EventLog log(block);
  EXPECT_TRUE(log.words().empty());
  fill(block);
  const std::vector<std::uint64_t> last(log.words().end() - 10, log.words().end());
  log.keep(log.words().last(10));
  EXPECT_TRUE(std::ranges::equal(log.words(), last));
  EXPECT_LT(log.next(), block.log->end);
}

TEST(EventLog, GrowsWhileMostOfItHasToStay) {
  BlockState block{};
  EventLog log(block);
  std::size_t words = 0;
  while (EventLog::canKeep(words)) {
    fill(block);
    ASSERT_GT(log.words().size(), words);
    words = log.words().size();
    const std::vector<std::uint64_t> all(log.words().begin(), log.words().end());
    log.keep(log.words());
    ASSERT_TRUE(std::ranges::equal(log.words(), all));
  }
  log.keep({});
  EXPECT_TRUE(log.words().empty());
}

TEST(EventLog, EventsAreReadAsTheirGroupSays) {
  const EventGroup group{.events = {{.kind = EventKind::branch, .place = 5},
                                    {.kind = EventKind::access, .isPlaceLogged = true},
                                    {.kind = EventKind::iteration, .place = 6},
                                    {.kind = EventKind::branch, .place = 7},
                                    {.kind = EventKind::loopEnd, .place = 8}},
                         .hasPath = true};
  const std::vector<std::uint64_t> words{0, 99, 17, 1234, 42};
  ASSERT_EQ(group.words(), words.size());
  EXPECT_EQ(pathOf(group, words.data()), 99U);
  std::vector<std::uint64_t> seen;
  forEachEvent(group, words.data(), [&](EventKind kind, std::uint32_t place, std::size_t word, unsigned branch) {
    seen.push_back(place);
    if (kind == EventKind::branch) seen.push_back(branch);
    if (kind == EventKind::access || kind == EventKind::loopEnd) seen.push_back(words[word]);
  });
  EXPECT_EQ(seen, (std::vector<std::uint64_t>{5, 0, 17, 1234, 6, 7, 1, 8, 42}));
}

} // namespace
} // namespace warpgrain::executor
