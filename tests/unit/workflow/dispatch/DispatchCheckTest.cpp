// SPDX-License-Identifier: Apache-2.0
//
// What the header of a dispatcher does at run time, on a runtime that the test moves: which launches take which form,
// and which of them cost more than a comparison of numbers.
#include "core/workflow/dispatch/Check.cuh"

#include <gtest/gtest.h>

#include <functional>
#include <thread>
#include <utility>

namespace warpgrain::tests {
namespace {

using Numbers = warpgrain_dispatch::Numbers<3>;
using Recent = warpgrain_dispatch::Recent<3>;
using Check = warpgrain_dispatch::Check<3, fake::Clock>;

/// A dispatcher's function without CUDA: forms take so many microseconds.
struct Dispatched {
  Check check;
  Recent recent;
  std::array<double, 3> microseconds{10, 10, 10}; ///< of the original and the forms
  int forms = 1;
  bool canLaunch = true;
  int timed = 0;

  explicit Dispatched(std::array<double, 3> times = {10, 10, 10}, int count = 1) : microseconds(times), forms(count) {
    fake::Runtime &one = fake::runtime();
    one.microseconds = 0;
    one.eventCost = 0;
    one.calls = 0;
    one.isCaptured = one.isBehind = false;
    one.last = cudaSuccess;
    one.device = 0;
    one.times.clear();
  }

  /// The form that was launched.
  int launch(const Numbers &numbers = {1, 2, 3}) {
    const int decided = recent.formFor(numbers);
    if (decided >= 0) return run(decided);
    const auto turn = check.begin(numbers, forms, recent, 0);
    timed += turn.isTimed;
    const int out = run(turn.form);
    check.end(turn, out > 0, 0);
    return out;
  }

  int launch(int times, const Numbers &numbers) {
    int out = -1;
    for (int i = 0; i < times; ++i)
      out = launch(numbers);
    return out;
  }

private:
  int run(int form) {
    const int out = canLaunch ? form : 0;
    fake::runtime().microseconds += microseconds[static_cast<std::size_t>(out)];
    return out;
  }
};

const Numbers small{1, 2, 3};
const Numbers large{1, 2, 3000};

TEST(DispatchCheck, ADecidedLaunchCallsNothingOfTheRuntime) {
  Dispatched one({100, 50, 50});
  EXPECT_EQ(one.launch(30, small), 1);
  const int before = fake::runtime().calls;
  EXPECT_EQ(one.launch(60, small), 1);
  EXPECT_EQ(fake::runtime().calls, before);
}

TEST(DispatchCheck, LaunchesOfTwoSizesInTurnAreDecidedBoth) {
  Dispatched one({100, 50, 50});
  for (int i = 0; i < 30; ++i) {
    one.launch(small);
    one.launch(large);
  }
  const int before = fake::runtime().calls;
  for (int i = 0; i < 60; ++i) {
    EXPECT_EQ(one.launch(small), 1);
    EXPECT_EQ(one.launch(large), 1);
  }
  EXPECT_EQ(fake::runtime().calls, before);
}

TEST(DispatchCheck, SeveralSizesThatTakeTurnsAreDecidedAll) {
  Dispatched one({100, 50, 50});
  const auto launchAll = [&one](int times) {
    for (int i = 0; i < times; ++i)
      for (long long rows = 0; rows < 12; ++rows)
        one.launch({1, rows, 7});
  };
  launchAll(30);
  const int before = fake::runtime().calls;
  launchAll(60);
  EXPECT_EQ(fake::runtime().calls, before);
}

TEST(DispatchCheck, FourSizesAreKnownTogetherWhateverTheyAre) {
  for (long long first = 1; first < 4000; first += 7)
    for (const long long step : {1, 2, 32, 64, 1000, 1024}) {
      Recent recent;
      const auto numbersOf = [=](long long i) {
        const long long rows = first + i * step;
        return Numbers{1, (rows + 31) / 32, rows};
      };
      for (long long i = 0; i < 4; ++i)
        recent.entryFor(numbersOf(i)).left = 1;
      for (long long i = 0; i < 4; ++i)
        EXPECT_GE(recent.formFor(numbersOf(i)), 0) << first << " and " << i << " times " << step << " more";
    }
}

TEST(DispatchCheck, AFormThatWinsLessThanAQuarterOfAMicrosecondIsNotTaken) {
  Dispatched near({10, 9.8, 10});
  EXPECT_EQ(near.launch(30, small), 0);
  Dispatched far({10, 9.2, 10});
  EXPECT_EQ(far.launch(30, small), 1);
  Dispatched percent({1000, 995, 10});
  EXPECT_EQ(percent.launch(30, small), 0);
  Dispatched equal({10, 10, 10}, 2);
  EXPECT_EQ(equal.launch(40, small), 0);
}

TEST(DispatchCheck, TunesNoLongerThanItNeedsTo) {
  Dispatched clear({100, 50, 70}, 2);
  EXPECT_EQ(clear.launch(60, small), 1);
  EXPECT_EQ(clear.timed, 12) << "four of each are apart";
  Dispatched equal({100, 100, 100}, 2);
  EXPECT_EQ(equal.launch(60, small), 0);
  EXPECT_EQ(equal.timed, 30) << "ten of each";
  Dispatched brief({4, 4, 4}, 2);
  EXPECT_EQ(brief.launch(60, small), 0);
  EXPECT_EQ(brief.timed, 12) << "nothing can be won";
}

/// The time that all launches take, over that of the original's.
double costOf(Dispatched &one, int launches, double original) {
  const double before = fake::runtime().microseconds;
  one.launch(launches, small);
  return (fake::runtime().microseconds - before) / (launches * original);
}

TEST(DispatchCheck, CheckingTakesLessThanAHundredthOfShortLaunches) {
  Dispatched one({4, 4, 4}, 2);
  fake::runtime().eventCost = 2.5; // five microseconds for a launch that is timed, longer than the launch
  one.launch(60, small);
  EXPECT_LT(costOf(one, 50'000, 4), 1.003);
  Dispatched fresh({4, 4, 4}, 2);
  fake::runtime().eventCost = 2.5;
  EXPECT_LT(costOf(fresh, 5'000, 4), 1.01) << "tuning included";
}

TEST(DispatchCheck, ComparesAnewWhereALaunchTakesLongerThanBefore) {
  Dispatched one({100, 50, 10}, 1);
  EXPECT_EQ(one.launch(50, small), 1);
  one.microseconds = {60, 80, 10}; // the neighbours on the GPU have changed
  EXPECT_EQ(one.launch(400, small), 0);
}

TEST(DispatchCheck, ComparesSeldomWhereTheAnswerIsTheSameAgain) {
  Dispatched one({100, 50, 10}, 1);
  one.launch(50, small);
  const auto timedWhileTimesChange = [&] {
    const int before = one.timed;
    for (int i = 0; i < 40; ++i) { // the clocks change all the time
      const double times = i % 2 == 0 ? 2 : 1;
      one.microseconds = {100 * times, 50 * times, 10};
      one.launch(1000, small);
    }
    return one.timed - before;
  };
  const int first = timedWhileTimesChange();
  EXPECT_LT(timedWhileTimesChange(), first / 2);
}

TEST(DispatchCheck, TimesOfAPhaseThatIsOverDoNotCount) {
  Dispatched one({100, 50, 10}, 1);
  fake::runtime().isBehind = true;
  one.launch(30, small); // all are timed before the first time is known
  fake::runtime().isBehind = false;
  EXPECT_EQ(one.launch(200, small), 1);
  EXPECT_LE(one.timed, 23) << "the slow ones of tuning did not make it compare anew";
  EXPECT_EQ(fake::runtime().last, cudaSuccess);
}

TEST(DispatchCheck, TimesNothingInACaptureOrBehindAnErrorOfTheProgram) {
  Dispatched one({100, 50, 10}, 1);
  fake::runtime().isCaptured = true;
  EXPECT_EQ(one.launch(100, small), 1);
  EXPECT_EQ(one.timed, 0);
  fake::runtime().isCaptured = false;
  fake::runtime().last = cudaErrorInvalidValue;
  const int before = fake::runtime().calls;
  EXPECT_EQ(one.launch(160, small), 1);
  EXPECT_LE(fake::runtime().calls, before + 40) << "it asks one launch of 16 only";
  EXPECT_EQ(fake::runtime().last, cudaErrorInvalidValue) << "the program's own error is left to it";
  fake::runtime().last = cudaSuccess;
  one.launch(60, small);
  EXPECT_EQ(one.timed, 8);
}

TEST(DispatchCheck, AFormThatCannotBeLaunchedIsAskedForNoMore) {
  Dispatched one({100, 50, 10}, 1);
  one.canLaunch = false;
  EXPECT_EQ(one.launch(5, small), 0);
  const int before = fake::runtime().calls;
  EXPECT_EQ(one.launch(100'000, small), 0);
  EXPECT_EQ(fake::runtime().calls, before);
}

TEST(DispatchCheck, EachDeviceIsComparedByItself) {
  Dispatched one({100, 50, 10}, 1);
  EXPECT_EQ(one.launch(30, small), 1);
  fake::runtime().device = 1;
  one.microseconds = {50, 100, 10};
  EXPECT_EQ(one.launch(300, small), 0);
}

TEST(DispatchCheck, ThreadsShareWhatIsDecided) {
  Dispatched shared({100, 50, 10}, 1);
  std::vector<std::thread> threads;
  std::array<int, 4> last{};
  for (std::size_t i = 0; i < last.size(); ++i)
    threads.emplace_back([&, i] {
      Recent recent;
      for (int launch = 0; launch < 2000; ++launch) {
        const Numbers numbers{1, 2, launch % 3};
        int form = recent.formFor(numbers);
        if (form < 0) {
          const auto turn = shared.check.begin(numbers, 1, recent, 0);
          form = turn.form;
          shared.check.end(turn, form > 0, 0);
        }
        last[i] = form;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  for (const int form : last)
    EXPECT_TRUE(form == 0 || form == 1);
}

} // namespace
} // namespace warpgrain::tests
