// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/EventLog.h"

#include <algorithm>

namespace warpgrain::executor {

EventLog::EventLog(BlockState &block) : room_(firstWords + EventGroup::mostWords) {
  keep({});
  block.log = &cursor_;
}

void EventLog::keep(Words last) {
  // Where most of the room is taken by what has to stay, more comes of the same kind.
  if (const std::size_t now = room_.size() - EventGroup::mostWords; 2 * last.size() > now && now < mostWords) {
    std::vector<std::uint64_t> larger(2 * now + EventGroup::mostWords);
    std::ranges::copy(last, larger.begin());
    room_.swap(larger);
  } else if (last.data() != room_.data()) {
    std::ranges::copy(last, room_.begin());
  }
  cursor_.next = room_.data() + last.size();
  cursor_.end = room_.data() + room_.size() - EventGroup::mostWords;
}

} // namespace warpgrain::executor
