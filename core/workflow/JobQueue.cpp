// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/JobQueue.h"

#include <algorithm>
#include <utility>

namespace warpgrain::workflow {

JobQueue::JobQueue(std::vector<Job> kinds) {
  for (Job &job : kinds)
    kinds_.push_back({.job = std::move(job)});
}

void JobQueue::ask(Kind kind) {
  kinds_[kind].isWaiting = true;
  startWaiting();
}

JobStart JobQueue::askFirst(Kind needed, Kind by) {
  kinds_[needed].isWaiting = true;
  auto &needs = kinds_[by].needs;
  if (std::ranges::find(needs, needed) == needs.end()) needs.push_back(needed);
  return JobStart::waits;
}

void JobQueue::ended(Kind kind, bool done) {
  kinds_[kind].isRunning = false;
  for (State &other : kinds_) {
    if (std::erase(other.needs, kind) == 0 || done) continue;
    other.isWaiting = false;
    other.needs.clear();
  }
  startWaiting();
}

bool JobQueue::isRunning() const {
  return std::ranges::any_of(kinds_, &State::isRunning);
}

bool JobQueue::isBlocked(const State &state) const {
  return std::ranges::any_of(state.needs,
                             [this](Kind needed) { return kinds_[needed].isWaiting || kinds_[needed].isRunning; });
}

/// A job's start may show a dialog, while which other jobs end or are asked for.
void JobQueue::startWaiting() {
  isAskedAgain_ = true;
  if (std::exchange(isStarting_, true)) return;
  while (std::exchange(isAskedAgain_, false))
    tryAll();
  isStarting_ = false;
}

/// Each kind is tried once, the first ones again after one that needs them now.
void JobQueue::tryAll() {
  std::vector<bool> tried(kinds_.size());
  for (Kind kind = 0; kind < kinds_.size() && !isRunning();) {
    const bool isNext = kinds_[kind].isWaiting && !tried[kind] && !isBlocked(kinds_[kind]);
    if (isNext) {
      tried[kind] = true;
      startOne(kind);
    }
    kind = isNext ? 0 : kind + 1;
  }
}

void JobQueue::startOne(Kind kind) {
  const JobStart start = kinds_[kind].job.start();
  if (start == JobStart::waits) return;
  kinds_[kind].isWaiting = false;
  if (start == JobStart::started) {
    kinds_[kind].isRunning = true;
    return;
  }
  for (State &other : kinds_)
    if (std::erase(other.needs, kind) > 0 && start == JobStart::failed) {
      other.isWaiting = false;
      other.needs.clear();
    }
}

void JobQueue::drop(Kind kind) {
  kinds_[kind].isWaiting = false;
  kinds_[kind].needs.clear();
  for (Kind other = 0; other < kinds_.size(); ++other)
    if (std::ranges::find(kinds_[other].needs, kind) != kinds_[other].needs.end()) drop(other);
}

void JobQueue::cancel() {
  for (State &state : kinds_) {
    state.isWaiting = false;
    state.needs.clear();
  }
  for (State &state : kinds_)
    if (state.isRunning) state.job.cancel();
}

} // namespace warpgrain::workflow
