// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/dispatch/CheckText.h"

namespace warpgrain::workflow {

std::string_view dispatchCheckText() {
  return R"cuda(#ifndef WARPGRAIN_DISPATCH_CHECK
#define WARPGRAIN_DISPATCH_CHECK

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

namespace warpgrain_dispatch {

/// What the launches of a thread with the same numbers take without asking the others: a comparison of numbers, so that
/// a kernel of a few microseconds is not launched later.
template <std::size_t Count> struct Recent {
  std::array<long long, Count> numbers{};
  int left = 0;  ///< launches that need not ask
  int taken = 0; ///< launches that did not
  int form = 0;
};

/// Decides whether a launch takes the form that was chosen for it, another one or the original. The first launches with
/// the same numbers, ten for each of them, take them in turns and are timed on the stream, without waiting; then the
/// fastest is taken. Of the next launches every hundredth is timed: where it takes a quarter more or less than before,
/// twice in a row, they are compared anew. A thread that launches with the same numbers again and again, on one device,
/// asks once in a hundred launches. Launches in a graph's capture are not timed. With WARPGRAIN_DISPATCH_UNCHECKED
/// defined nothing is.
class Check {
public:
  using Numbers = std::vector<long long>;

  struct Turn {
    int form = 1; ///< 0: the original; 1: the chosen form; 2: the other one
    bool isTimed = false;
    bool isKnown = false; ///< by this thread
    Numbers numbers;
    cudaEvent_t from = nullptr;
  };

  /// `forms`: how many are compared with the original, 1 or 2.
  template <std::size_t Count>
  Turn begin(const std::array<long long, Count> &given, int forms, Recent<Count> &recent, cudaStream_t stream) {
    Turn turn;
#ifndef WARPGRAIN_DISPATCH_UNCHECKED
    const bool isSame = recent.numbers == given;
    if (isSame && recent.left > 0) {
      --recent.left;
      ++recent.taken;
      turn.form = recent.form;
      turn.isKnown = true;
      return turn;
    }
    const std::lock_guard<std::mutex> lock(mutex_);
    const bool canTime = cudaPeekAtLastError() == cudaSuccess && !isCaptured(stream);
    if (canTime) collect();
    int device = 0;
    cudaGetDevice(&device);
    Numbers numbers(given.begin(), given.end());
    numbers.push_back(device);
    if (states_.size() >= 4096 && states_.count(numbers) == 0) states_.clear();
    State &state = states_[numbers];
    state.forms = forms;
    turn.numbers = std::move(numbers);
    if (isSame && !state.tunes) state.launches += recent.taken;
    recent = Recent<Count>();
    bool isWanted = false;
    if (!state.tunes) {
      turn.form = state.form;
      isWanted = !state.isSettled && state.launches >= 99;
      if (isWanted) state.launches = -1;
    } else if (state.launches < state.compared()) {
      turn.form = (state.launches + 1) % (forms + 1);
      isWanted = true;
    }
    if (!canTime) {
      if (state.tunes) turn.form = 1;
      return turn;
    }
    ++state.launches;
    if (!state.tunes) {
      recent.numbers = given;
      recent.left = state.isSettled ? 99 : 99 - state.launches;
      recent.form = state.form;
    }
    turn.isTimed = isWanted && take(turn.from) && cudaEventRecord(turn.from, stream) == cudaSuccess;
#else
    (void)given;
    (void)forms;
    (void)recent;
    (void)stream;
#endif
    return turn;
  }

  /// `isLaunched`: a form was launched. Where none can be with these numbers, the original always is.
  void end(Turn turn, bool isLaunched, cudaStream_t stream) {
#ifndef WARPGRAIN_DISPATCH_UNCHECKED
    if (turn.isKnown) return;
    const std::lock_guard<std::mutex> lock(mutex_);
    if (turn.form == 1 && !isLaunched) {
      State &state = states_[turn.numbers];
      state.tunes = false;
      state.form = 0;
      state.isSettled = true;
      turn.isTimed = false;
    }
    if (!turn.isTimed) return;
    cudaEvent_t to = nullptr;
    if (!take(to) || cudaEventRecord(to, stream) != cudaSuccess) return;
    pending_.push_back(Timed{std::move(turn), to});
#else
    (void)turn;
    (void)isLaunched;
    (void)stream;
#endif
  }

private:
  struct State {
    bool tunes = true;
    int form = 1;
    int forms = 1;
    bool isSettled = false;      ///< nothing more is compared
    int launches = 0;            ///< of the phase
    std::vector<float> times[3]; ///< milliseconds: of the original and the forms
    float expected = 0;          ///< of the fastest
    int surprises = 0;           ///< in a row

    int compared() const { return 10 * (forms + 1); }
  };

  struct Timed {
    Turn turn;
    cudaEvent_t to;
  };

  static bool isCaptured(cudaStream_t stream) {
    cudaStreamCaptureStatus status = cudaStreamCaptureStatusNone;
    return cudaStreamIsCapturing(stream, &status) != cudaSuccess || status != cudaStreamCaptureStatusNone;
  }

  bool take(cudaEvent_t &event) {
    if (events_.empty()) return cudaEventCreate(&event) == cudaSuccess;
    event = events_.back();
    events_.pop_back();
    return true;
  }

  void collect() {
    std::size_t done = 0;
    for (; done < pending_.size(); ++done) {
      Timed &timed = pending_[done];
      const cudaError_t answer = cudaEventQuery(timed.to);
      if (answer == cudaErrorNotReady) {
        cudaGetLastError(); // that alone is taken back: before it there was no error
        break;
      }
      float milliseconds = 0;
      if (answer == cudaSuccess && cudaEventElapsedTime(&milliseconds, timed.turn.from, timed.to) == cudaSuccess)
        add(states_[timed.turn.numbers], timed.turn.form, milliseconds);
      events_.push_back(timed.turn.from);
      events_.push_back(timed.to);
    }
    pending_.erase(pending_.begin(), pending_.begin() + done);
  }

  static float median(std::vector<float> times) {
    if (times.size() > 1) times.erase(times.begin()); // the first one loads the code
    std::nth_element(times.begin(), times.begin() + times.size() / 2, times.end());
    return times[times.size() / 2];
  }

  static void add(State &state, int form, float milliseconds) {
    if (state.isSettled) return;
    if (!state.tunes) {
      const bool isSurprise = milliseconds > 1.25f * state.expected || milliseconds < 0.8f * state.expected;
      state.surprises = isSurprise ? state.surprises + 1 : 0;
      if (state.surprises < 2) return;
      state = State();
      return;
    }
    state.times[form].push_back(milliseconds);
    const std::size_t taken = state.times[0].size() + state.times[1].size() + state.times[2].size();
    if (taken < static_cast<std::size_t>(state.compared())) return;
    state.form = 0;
    state.expected = median(state.times[0]);
    for (int each = state.forms; each > 0; --each) {
      const float time = median(state.times[each]);
      if (time > state.expected) continue;
      state.form = each;
      state.expected = time;
    }
    state.tunes = false;
    state.launches = 0;
    for (std::vector<float> &times : state.times)
      times.clear();
  }

  std::mutex mutex_;
  std::map<Numbers, State> states_;
  std::vector<Timed> pending_;
  std::vector<cudaEvent_t> events_; ///< to be used again
};

} // namespace warpgrain_dispatch

#endif
)cuda";
}

} // namespace warpgrain::workflow
