// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/WarpPattern.h"

#include <algorithm>
#include <cstring>

// The loops that the words of all lanes go through: as wide as the processor is.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define WARPGRAIN_WIDE [[gnu::target_clones("avx2", "default"), gnu::optimize("O3")]]
#else
#define WARPGRAIN_WIDE
#endif

namespace warpgrain::executor {

namespace {

using Wide = std::uint64_t __attribute__((vector_size(32)));
constexpr std::size_t wideWords = sizeof(Wide) / sizeof(std::uint64_t);

/// Lanes whose words follow each other, each of which is expected to have `step` more than the one before. Gives all
/// bits that differ.
WARPGRAIN_WIDE std::uint64_t compareRow(const std::uint64_t *words, std::size_t lanes, std::size_t length,
                                        const std::uint64_t *step, std::uint64_t *expected, std::uint64_t *differing) {
  std::uint64_t all = 0;
  std::size_t i = 0;
  for (; i + wideWords <= length; i += wideWords) {
    Wide one;
    Wide now;
    Wide bits;
    std::memcpy(&one, step + i, sizeof one);
    std::memcpy(&now, expected + i, sizeof now);
    std::memcpy(&bits, differing + i, sizeof bits);
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      Wide word;
      std::memcpy(&word, words + lane * length + i, sizeof word);
      now += one;
      bits |= now ^ word;
    }
    std::memcpy(expected + i, &now, sizeof now);
    std::memcpy(differing + i, &bits, sizeof bits);
    for (std::size_t j = 0; j < wideWords; ++j)
      all |= bits[j];
  }
  for (; i < length; ++i) {
    const std::uint64_t one = step[i];
    std::uint64_t now = expected[i];
    std::uint64_t bits = differing[i];
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      now += one;
      bits |= now ^ words[lane * length + i];
    }
    expected[i] = now;
    all |= differing[i] = bits;
  }
  return all;
}

} // namespace

WarpPattern::WarpPattern(const std::vector<EventGroup> &groups) : groups_(groups) {
  for (const EventGroup &group : groups)
    sizes_.push_back(group.words());
}

WarpPattern::Match WarpPattern::read(EventLog::Words log, bool isComplete, const LaneGrid &grid, std::uint32_t lanes) {
  log_ = log;
  lanes_ = lanes;
  isRepeated_ = false;
  const bool hasEnded = measure();
  if (!isComplete && (!hasEnded || log_.size() <= words())) return Match::unfinished;
  wasSame_ = wasSame_ && lanes == lanesBefore_ && grid.shape == shapeBefore_;
  if (log_.size() < words() || !endsWithLastLane()) return Match::different;
  if (wasSame_ && compare(grid)) {
    isRepeated_ = true;
    return Match::same;
  }
  wasSame_ = false;
  if (!haveAllCome()) return Match::different;
  findSteps(grid);
  ++number_;
  wasSame_ = compare(grid);
  lanesBefore_ = lanes;
  shapeBefore_ = grid.shape;
  return wasSame_ || areGroupsSame() ? Match::same : Match::different;
}

/// Finds the groups of the first lane. False where the log ends with them.
bool WarpPattern::measure() {
  const std::uint32_t thread = log_header::threadOf(log_.front());
  std::size_t count = 0;
  length_ = 0;
  while (length_ < log_.size() && log_header::threadOf(log_[length_]) == thread) {
    const Place place{.group = log_header::groupOf(log_[length_]), .at = length_};
    if (count == places_.size() || places_[count] != place) {
      wasSame_ = false;
      places_.resize(count);
      places_.push_back(place);
    }
    ++count;
    length_ += sizes_[place.group];
  }
  wasSame_ = wasSame_ && count == places_.size();
  places_.resize(count);
  return length_ < log_.size();
}

bool WarpPattern::endsWithLastLane() const {
  const std::uint32_t last = log_header::threadOf(log_.front()) + lanes_ - 1;
  return log_.size() == words() || log_header::threadOf(log_[words()]) != last;
}

/// A look at where each lane would begin: nearly always it tells those that differ.
bool WarpPattern::haveAllCome() const {
  const std::uint32_t thread = log_header::threadOf(log_.front());
  for (std::uint32_t lane = 1; lane < lanes_; ++lane)
    if (log_header::threadOf(log_[lane * length_]) != thread + lane) return false;
  return true;
}

/// Calls back with where headers, paths and logged places are, which are the same of all lanes but for the thread.
template <typename Visit>
void WarpPattern::forEachFixedWord(const Place &place, Visit visit) const {
  const EventGroup &group = groups_[place.group];
  visit(place.at, true);
  if (group.hasPath) visit(place.at + 1, false);
  std::size_t word = place.at + (group.hasPath ? 2 : 1);
  for (const LoggedEvent &event : group.events) {
    if (event.isPlaceLogged) visit(word, false);
    word += (event.isPlaceLogged ? 1U : 0U) + (event.hasNumber() ? 1U : 0U);
  }
}

void WarpPattern::findSteps(const LaneGrid &grid) {
  const std::uint64_t *one = log_.data();
  perColumn_.assign(length_, 0);
  perRow_.assign(length_, 0);
  if (lanes_ > 1 && grid.row[1] == 0)
    for (std::size_t i = 0; i < length_; ++i)
      perColumn_[i] = one[length_ + i] - one[i];
  const auto lane = static_cast<std::size_t>(std::ranges::find(grid.row, 1) - grid.row.begin());
  const auto column = lane < lanes_ ? static_cast<std::uint64_t>(std::int64_t{grid.column[lane]}) : 0;
  if (lane < lanes_)
    for (std::size_t i = 0; i < length_; ++i)
      perRow_[i] = one[lane * length_ + i] - one[i] - column * perColumn_[i];
  // Ways are in the header, too, where they may be any.
  const std::uint64_t threadsOfRow = lane < lanes_ ? lane - column : 0;
  for (const Place &place : places_)
    forEachFixedWord(place, [&](std::size_t at, bool isHeader) {
      perColumn_[at] = isHeader ? 1 : 0;
      perRow_[at] = isHeader ? threadsOfRow : 0;
    });
}

/// True where no lane differs from what is expected of it.
bool WarpPattern::compare(const LaneGrid &grid) {
  std::uint64_t all = 0;
  expected_.assign(log_.begin(), log_.begin() + static_cast<std::ptrdiff_t>(length_));
  differing_.assign(length_, 0);
  const std::uint64_t *words = log_.data() + length_;
  for (std::uint32_t lane = 1; lane < lanes_;) {
    if (grid.row[lane] != grid.row[lane - 1]) {
      const auto right = static_cast<std::uint64_t>(std::int64_t{grid.column[lane]} - grid.column[lane - 1]);
      for (std::size_t i = 0; i < length_; ++i)
        expected_[i] += right * perColumn_[i] + perRow_[i] - perColumn_[i];
    }
    std::uint32_t end = lane + 1; // of the row
    while (end < lanes_ && grid.row[end] == grid.row[lane])
      ++end;
    all |= compareRow(words, end - lane, length_, perColumn_.data(), expected_.data(), differing_.data());
    words += (end - lane) * length_;
    lane = end;
  }
  return all == 0;
}

bool WarpPattern::areGroupsSame() const {
  bool areSame = true;
  for (const Place &place : places_)
    forEachFixedWord(place, [&](std::size_t at, bool isHeader) {
      areSame &= (differing_[at] & ~(isHeader ? log_header::ways : 0)) == 0;
    });
  return areSame;
}

LaneValues WarpPattern::values(std::size_t at) const {
  LaneValues out{};
  for (std::size_t lane = 0; lane < lanes_; ++lane)
    out[lane] = static_cast<std::int64_t>(log_[lane * length_ + at]);
  return out;
}

} // namespace warpgrain::executor
