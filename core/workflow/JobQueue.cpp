// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/JobQueue.h"

#include <algorithm>
#include <utility>

namespace warpgrain::workflow {

JobQueue::JobQueue(std::vector<Job> kinds) {
  for (Job &job : kinds)
    kinds_.push_back({.job = std::move(job)});
}

void JobQueue::tell() const {
  if (listener_) listener_();
}

/// One that waits already has been asked for before.
void JobQueue::wait(Kind kind) {
  if (!std::exchange(kinds_[kind].isWaiting, true)) kinds_[kind].asked = std::chrono::system_clock::now();
}

void JobQueue::ask(Kind kind) {
  wait(kind);
  startWaiting();
}

JobStart JobQueue::askFirst(Kind needed, Kind by) {
  wait(needed);
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
  tell();
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
    kinds_[kind].started = std::chrono::system_clock::now();
    return;
  }
  for (State &other : kinds_)
    if (std::erase(other.needs, kind) > 0 && start == JobStart::failed) {
      other.isWaiting = false;
      other.needs.clear();
    }
}

void JobQueue::drop(Kind kind) {
  forget(kind);
  tell();
}

void JobQueue::forget(Kind kind) {
  kinds_[kind].isWaiting = false;
  kinds_[kind].needs.clear();
  for (Kind other = 0; other < kinds_.size(); ++other)
    if (std::ranges::find(kinds_[other].needs, kind) != kinds_[other].needs.end()) forget(other);
}

void JobQueue::cancel() {
  for (State &state : kinds_) {
    state.isWaiting = false;
    state.needs.clear();
  }
  for (State &state : kinds_)
    if (state.isRunning) state.job.cancel();
  tell();
}

void JobQueue::cancelRunning(Kind kind) {
  if (kinds_[kind].isRunning) kinds_[kind].job.cancel();
}

std::vector<JobQueue::Listed> JobQueue::list() const {
  std::vector<Listed> out;
  std::vector<Kind> waiting;
  for (Kind kind = 0; kind < kinds_.size(); ++kind) {
    if (kinds_[kind].isRunning) out.push_back({.kind = kind, .isRunning = true, .since = kinds_[kind].started});
    if (kinds_[kind].isWaiting) waiting.push_back(kind);
  }
  while (!waiting.empty()) {
    // The first one that needs none of the others.
    auto next = std::ranges::find_if(waiting, [&](Kind kind) {
      return std::ranges::none_of(kinds_[kind].needs, [&](Kind needed) {
        return needed != kind && std::ranges::find(waiting, needed) != waiting.end();
      });
    });
    if (next == waiting.end()) next = waiting.begin();
    const State &state = kinds_[*next];
    out.push_back({.kind = *next, .isRunning = false, .since = state.asked, .needs = state.needs});
    waiting.erase(next);
  }
  return out;
}

} // namespace warpgrain::workflow
