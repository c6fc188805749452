// SPDX-License-Identifier: Apache-2.0
//
// dispatch-overhead: nanoseconds that a dispatcher's function takes for a launch that is decided, without a GPU:
//
//     cmake --build --preset dev --target dispatch-overhead && build/dev/bin/dispatch-overhead
//
// Of a launch with eight numbers, in a row and in turn with another one; the least of 200 series. The launch itself is
// a number that is written down.
#include "core/workflow/dispatch/Check.cuh"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

namespace {

constexpr std::size_t count = 8;
volatile int launched = 0; ///< the form

/// What the header's function does (DispatchHeader.cpp).
__attribute__((noinline)) void dispatched(long long rows, long long columns, cudaStream_t stream) {
  static thread_local warpgrain_dispatch::Recent<count> recent;
  const long long x = (rows + 31) / 32;
  const long long y = (columns + 7) / 8;
  auto &last = recent.all[recent.last];
  constexpr long long chosen = 1;
  if (((chosen ^ last.numbers[0]) | (x ^ last.numbers[1]) | (y ^ last.numbers[2]) | (1 ^ last.numbers[3]) |
       (0 ^ last.numbers[4]) | (rows ^ last.numbers[5]) | (columns ^ last.numbers[6]) | (3 ^ last.numbers[7])) == 0 &&
      last.left > 0) {
    --last.left;
    launched = last.form;
    return;
  }
  const warpgrain_dispatch::Numbers<count> numbers{{chosen, x, y, 1, 0, rows, columns, 3}};
  const int decided = recent.formFor(numbers);
  if (decided >= 0) {
    launched = decided;
    return;
  }
  static warpgrain_dispatch::Check<count> check;
  const auto turn = check.begin(numbers, 1, recent, stream);
  launched = turn.form;
  check.end(turn, true, stream);
}

template <typename Launch>
double leastNanoseconds(const Launch &launch) {
  constexpr int launches = 2000;
  double least = 1e9;
  for (int series = 0; series < 200; ++series) {
    const auto since = std::chrono::steady_clock::now();
    for (int i = 0; i < launches; ++i)
      launch(i);
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - since;
    least = std::min(least, took.count() / launches);
  }
  return least;
}

} // namespace

int main() {
  std::printf("the same launch: %.1f ns\n", leastNanoseconds([](int) { dispatched(1000, 700, 0); }));
  std::printf("two in turn: %.1f ns\n", leastNanoseconds([](int i) { dispatched(i % 2 ? 1000 : 512, 700, 0); }));
  std::printf("six in turn: %.1f ns\n", leastNanoseconds([](int i) { dispatched(100 + i % 6, 700, 0); }));
}
