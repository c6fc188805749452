// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/volume/ByteRanges.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace warpgrain::estimate {

namespace {

using Range = ByteRanges::Range;

/// Appends a range that begins no earlier than the last one.
void append(std::vector<Range> &to, const Range &range) {
  if (range.begin >= range.end) return;
  if (!to.empty() && range.begin <= to.back().end)
    to.back().end = std::max(to.back().end, range.end);
  else
    to.push_back(range);
}

bool beginsBefore(const Range &a, const Range &b) {
  return a.begin < b.begin;
}

} // namespace

ByteRanges::ByteRanges(std::vector<Range> ranges) {
  if (!std::ranges::is_sorted(ranges, beginsBefore)) std::ranges::sort(ranges, beginsBefore);
  for (const Range &range : ranges)
    append(ranges_, range);
}

std::int64_t ByteRanges::count() const {
  std::int64_t bytes = 0;
  for (const Range &range : ranges_)
    bytes += range.end - range.begin;
  return bytes;
}

ByteRanges ByteRanges::movedBy(std::int64_t bytes) const {
  ByteRanges out = *this;
  for (Range &range : out.ranges_) {
    range.begin += bytes;
    range.end += bytes;
  }
  return out;
}

ByteRanges ByteRanges::inUnitsOf(std::int64_t unit) const {
  const auto into = [unit](std::int64_t at) { return (at % unit + unit) % unit; };
  ByteRanges out;
  for (const Range &range : ranges_)
    append(out.ranges_, {range.begin - into(range.begin), range.end + into(-range.end)});
  return out;
}

ByteRanges &ByteRanges::operator|=(const ByteRanges &other) {
  std::vector<Range> both;
  both.reserve(ranges_.size() + other.ranges_.size());
  std::ranges::merge(ranges_, other.ranges_, std::back_inserter(both), beginsBefore);
  ranges_.clear();
  for (const Range &range : both)
    append(ranges_, range);
  return *this;
}

ByteRanges &ByteRanges::operator-=(const ByteRanges &other) {
  std::vector<Range> left;
  auto taken = other.ranges_.begin();
  for (Range range : ranges_) {
    while (taken != other.ranges_.end() && taken->end <= range.begin)
      ++taken;
    for (auto at = taken; at != other.ranges_.end() && at->begin < range.end; ++at) {
      append(left, {range.begin, at->begin});
      range.begin = std::max(range.begin, at->end);
    }
    append(left, range);
  }
  ranges_ = std::move(left);
  return *this;
}

bool ByteRanges::repeat(std::int64_t step, std::int64_t times, std::size_t limit) {
  for (std::int64_t done = 1; done < times;) {
    const std::int64_t more = std::min(done, times - done);
    *this |= movedBy(step * more);
    done += more;
    if (ranges_.size() > limit) return false;
  }
  return true;
}

} // namespace warpgrain::estimate
