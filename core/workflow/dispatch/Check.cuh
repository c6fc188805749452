// SPDX-License-Identifier: Apache-2.0
#ifndef WARPGRAIN_DISPATCH_CHECK
#define WARPGRAIN_DISPATCH_CHECK

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cuda_runtime.h>
#include <map>
#include <mutex>
#include <vector>

namespace warpgrain_dispatch {

/// The numbers of a launch, which tell launches apart.
template <std::size_t Count>
using Numbers = std::array<long long, Count>;

/// What a thread knows of launches that are decided. The dispatcher's function compares the numbers of a launch with
/// those of the thread's last one by itself, without a call: also where the host's compiler does not optimise, such a
/// launch takes a comparison of numbers, and no lock, no event, no memory, no call of CUDA. Constant-initialised, so
/// that a thread_local one has no guard.
template <std::size_t Count>
struct Recent {
  struct Decided {
    long long numbers[Count];
    int form;
    int left;    ///< launches that need not ask
    int granted; ///< what `left` was when it was asked last
  };

  /// The form of a launch; negative where it must be asked for.
  int formFor(const Numbers<Count> &of) {
    const unsigned set = setOf(of);
    for (unsigned i = set; i < set + 4; ++i) {
      if (all[i].left <= 0 || !isOf(all[i], of)) continue;
      last = i;
      --all[i].left;
      return all[i].form;
    }
    return -1;
  }

  /// What is known of these numbers, or what makes room for them: nothing is granted then.
  Decided &entryFor(const Numbers<Count> &of) {
    const unsigned set = setOf(of);
    for (unsigned i = set; i < set + 4; ++i)
      if (isOf(all[i], of)) return all[last = i];
    last = set + next++ % 4;
    for (unsigned i = set; i < set + 4; ++i)
      if (all[i].left <= 0) last = i; // nothing is lost there
    Decided &out = all[last];
    for (std::size_t i = 0; i < Count; ++i)
      out.numbers[i] = of[i];
    out.form = out.left = out.granted = 0;
    return out;
  }

  Decided all[32] = {}; ///< eight sets of four
  unsigned last = 0;    ///< the one of the last launch
  unsigned next = 0;

private:
  // Plain pointers: where the host's compiler does not optimise, an array of the library's calls a function for each
  // element.
  static bool isOf(const Decided &decided, const Numbers<Count> &of) {
    const long long *const own = decided.numbers;
    const long long *const others = of.data();
    for (std::size_t i = 0; i < Count; ++i)
      if (own[i] != others[i]) return false;
    return true;
  }

  static unsigned setOf(const Numbers<Count> &of) {
    const long long *const each = of.data();
    unsigned long long mixed = 0;
    unsigned long long factor = 0x9E3779B97F4A7C15ull;
    for (std::size_t i = 0; i < Count; ++i, factor += 0xC657CB37B369C032ull)
      mixed += static_cast<unsigned long long>(each[i]) * factor;
    // Sizes that follow each other shall not share a set.
    mixed = (mixed ^ (mixed >> 32)) * 0xD6E8FEB86659FD93ull;
    return static_cast<unsigned>(mixed >> 61) * 4;
  }
};

/// Decides whether a launch takes the form that was chosen for it, another one or the original.
///
/// The first launches with the same numbers take them in turns and are timed on the stream, without waiting: ten of
/// each at most, four where their times lie apart or where nothing can be won of a few microseconds. Then the fastest
/// is taken; a form must win a hundredth and a quarter of a microsecond. After that every hundredth launch is timed, or
/// one of more where that would take more than a thousandth of the time. Where it takes a quarter more or less than
/// before, twice in a row, they are compared anew, and seldom again where the answer is the same. Launches in a graph's
/// capture are not timed.
template <std::size_t Count, typename Clock = std::chrono::steady_clock>
class Check {
public:
  struct Turn {
    int form = 1; ///< 0: the original; 1: the chosen form; 2: the other one
    bool isTimed = false;
    unsigned phase = 0;
    Numbers<Count + 1> key{}; ///< the numbers and the device
    cudaEvent_t from = nullptr;
    double begun = 0; ///< microseconds that it took to begin
  };

  /// `forms`: how many are compared with the original, 1 or 2.
  Turn begin(const Numbers<Count> &numbers, int forms, Recent<Count> &recent, cudaStream_t stream) {
    Turn turn;
    const auto since = Clock::now();
    const std::lock_guard<std::mutex> lock(mutex_);
    const bool canTime = cudaPeekAtLastError() == cudaSuccess && !isCaptured(stream);
    if (canTime) collect();
    int device = 0;
    cudaGetDevice(&device);
    std::copy(numbers.begin(), numbers.end(), turn.key.begin());
    turn.key[Count] = device;
    State &state = stateOf(turn.key);
    state.forms = forms;
    turn.phase = state.phase;
    auto &decided = recent.entryFor(numbers);
    if (!state.tunes && state.launches < state.interval()) state.launches += decided.granted - decided.left;
    const bool isWanted = state.tunes ? tune(state, turn, canTime, decided) : goOn(state, turn, canTime, decided);
    decided.form = turn.form;
    decided.granted = decided.left;
    if (isWanted) turn.isTimed = take(turn.from) && cudaEventRecord(turn.from, stream) == cudaSuccess;
    if (turn.isTimed) turn.begun = microsecondsSince(since);
    return turn;
  }

  /// `isLaunched`: a form was launched. Where none can be with these numbers, the original always is.
  void end(const Turn &turn, bool isLaunched, cudaStream_t stream) {
    const bool canNeverBe = turn.form == 1 && !isLaunched;
    if (!canNeverBe && !turn.isTimed) return;
    const auto since = Clock::now();
    const std::lock_guard<std::mutex> lock(mutex_);
    if (canNeverBe) {
      State &state = stateOf(turn.key);
      state.tunes = false;
      state.form = 0;
      state.isSettled = true;
      if (turn.isTimed) events_.push_back(turn.from);
      return;
    }
    cudaEvent_t to = nullptr;
    if (!take(to) || cudaEventRecord(to, stream) != cudaSuccess) return;
    pending_.push_back(Timed{turn, to});
    const double took = turn.begun + microsecondsSince(since);
    if (timings_ < 2 || took < cost_) cost_ = took; // the first one makes what the driver needs for events
    ++timings_;
  }

private:
  // Functions: in C++14 a constant of a class whose address is taken needs a definition.
  static constexpr int usualInterval() { return 100; }

  /// Other threads take the old form so long.
  static constexpr int longestInterval() { return 100'000; }

  struct State {
    bool tunes = true;
    int form = 1;
    int forms = 1;
    bool isSettled = false;        ///< nothing more is compared
    unsigned phase = 0;            ///< of tuning or of going on: times of another one do not count
    int launches = 0;              ///< of the phase, or since the last one that was timed
    std::vector<float> times[3];   ///< milliseconds: of the original and the forms
    float expected = 0;            ///< of the fastest
    int shelter = usualInterval(); ///< launches from one that is timed to the next
    int surprises = 0;             ///< in a row
    int repeats = 0;               ///< comparisons with the same answer as the one before
    int lastForm = -1;

    int compared() const { return 10 * (forms + 1); }

    int interval() const { return surprises > 0 ? std::min(shelter, usualInterval()) : shelter; }
  };

  struct Timed {
    Turn turn;
    cudaEvent_t to;
  };

  using Decided = typename Recent<Count>::Decided;

  /// Whether the launch is to be timed.
  static bool tune(State &state, Turn &turn, bool canTime, Decided &decided) {
    decided.left = canTime ? 0 : 15;
    if (!canTime) return false;
    if (state.launches >= state.compared()) { // the times are still to come
      decided.left = 7;
      return false;
    }
    turn.form = (state.launches + 1) % (state.forms + 1);
    ++state.launches;
    return true;
  }

  static bool goOn(State &state, Turn &turn, bool canTime, Decided &decided) {
    turn.form = state.form;
    if (state.isSettled) {
      decided.left = 1 << 24;
      return false;
    }
    const bool isDue = state.launches + 1 >= state.interval();
    if (isDue && !canTime) {
      decided.left = 15;
      return false;
    }
    state.launches = isDue ? 0 : state.launches + 1;
    decided.left = state.interval() - 1 - state.launches;
    return isDue;
  }

  static bool isCaptured(cudaStream_t stream) {
    cudaStreamCaptureStatus status = cudaStreamCaptureStatusNone;
    return cudaStreamIsCapturing(stream, &status) != cudaSuccess || status != cudaStreamCaptureStatusNone;
  }

  static double microsecondsSince(typename Clock::time_point since) {
    return std::chrono::duration<double, std::micro>(Clock::now() - since).count();
  }

  State &stateOf(const Numbers<Count + 1> &key) {
    if (states_.size() >= 4096 && states_.count(key) == 0) states_.clear();
    return states_[key];
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
      if (answer == cudaSuccess && cudaEventElapsedTime(&milliseconds, timed.turn.from, timed.to) == cudaSuccess) {
        State &state = stateOf(timed.turn.key);
        if (timed.turn.phase == state.phase && !state.isSettled) add(state, timed.turn.form, milliseconds);
      }
      events_.push_back(timed.turn.from);
      events_.push_back(timed.to);
    }
    pending_.erase(pending_.begin(), pending_.begin() + static_cast<std::ptrdiff_t>(done));
  }

  /// The first one loads the code.
  static std::vector<float> withoutFirst(std::vector<float> times) {
    if (times.size() > 1) times.erase(times.begin());
    return times;
  }

  static float median(const std::vector<float> &all) {
    std::vector<float> times = withoutFirst(all);
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
  }

  void add(State &state, int form, float milliseconds) const {
    if (!state.tunes) {
      lookAt(state, milliseconds);
      return;
    }
    state.times[form].push_back(milliseconds);
    std::size_t taken = 0;
    std::size_t fewest = state.times[0].size();
    for (int i = 0; i <= state.forms; ++i) {
      taken += state.times[i].size();
      fewest = std::min(fewest, state.times[i].size());
    }
    if (fewest < 4) return;
    const int best = fastest(state);
    if (taken >= static_cast<std::size_t>(state.compared()) || isClear(state, best)) decide(state, best);
  }

  /// A timed launch that was expected to take as long as before.
  static void lookAt(State &state, float milliseconds) {
    const float apart = std::max(milliseconds - state.expected, state.expected - milliseconds);
    const bool isFar = milliseconds > 1.25f * state.expected || milliseconds < 0.8f * state.expected;
    state.surprises = isFar && apart > 0.002f ? state.surprises + 1 : 0;
    if (state.surprises < 2) return;
    State anew;
    anew.form = state.form;
    anew.forms = state.forms;
    anew.phase = state.phase + 1;
    anew.repeats = state.repeats;
    anew.lastForm = state.form;
    state = anew;
  }

  static int fastest(const State &state) {
    int out = 0;
    float least = median(state.times[0]);
    const float enough = std::min(0.99f * least, least - 0.00025f);
    for (int each = state.forms; each > 0; --each) {
      const float time = median(state.times[each]);
      if (time > enough || time > least) continue;
      out = each;
      least = time;
    }
    return out;
  }

  /// Whether more times would hardly say something else: all of one are below all of the others, or a form would win
  /// next to nothing of a few microseconds, and comparing costs as much.
  static bool isClear(const State &state, int best) {
    const std::vector<float> own = withoutFirst(state.times[best]);
    const float most = *std::max_element(own.begin(), own.end());
    bool isApart = true;
    bool isShort = best == 0 && median(state.times[0]) < 0.010f;
    for (int i = 0; i <= state.forms; ++i) {
      if (i == best) continue;
      const std::vector<float> other = withoutFirst(state.times[i]);
      isApart = isApart && most < *std::min_element(other.begin(), other.end());
      isShort = isShort && median(state.times[i]) > median(state.times[0]) - 0.0005f;
    }
    return isApart || isShort;
  }

  void decide(State &state, int best) const {
    state.form = best;
    state.expected = median(state.times[best]);
    state.repeats = best == state.lastForm ? std::min(state.repeats + 1, 10) : 0;
    // The stream waits for an event about as long as the host does.
    const double wanted = 2 * cost_ / (0.001 * std::max(1000.0 * static_cast<double>(state.expected), 0.1));
    const double bounded = std::min(std::max(wanted, 1.0 * usualInterval()), 1.0 * longestInterval());
    state.shelter = std::min(static_cast<int>(bounded) << state.repeats, longestInterval());
    state.tunes = false;
    ++state.phase;
    state.launches = 0;
    state.surprises = 0;
    for (std::vector<float> &times : state.times)
      times.clear();
  }

  std::mutex mutex_;
  std::map<Numbers<Count + 1>, State> states_;
  std::vector<Timed> pending_;
  std::vector<cudaEvent_t> events_; ///< to be used again
  double cost_ = 0;                 ///< least microseconds of the host for a launch that is timed
  unsigned timings_ = 0;
};

} // namespace warpgrain_dispatch

#endif
