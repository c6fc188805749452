// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/Workers.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <sys/resource.h>
#include <system_error>
#include <unistd.h>

namespace warpgrain::adaptive::tests {
namespace {

TEST(Workers, EachDoesItsPartOfEveryTask) {
  Workers workers(4);
  std::atomic<int> sum = 0;
  for (int i = 0; i < 3; ++i)
    workers.run([&sum](int number) { sum += number + 1; });
  EXPECT_EQ(sum, 3 * 10);
}

/// In a process of its own: leaves too little address space for the stacks of so many threads.
void makeMoreThanFit() {
  const rlimit memory{.rlim_cur = rlim_t{512} << 20U, .rlim_max = rlim_t{512} << 20U};
  setrlimit(RLIMIT_AS, &memory);
  alarm(20);
  try {
    const Workers workers(4000);
  } catch (const std::system_error &) {
    std::_Exit(0);
  }
  std::_Exit(1);
}

TEST(Workers, EndWhereOneOfThemCannotBeMade) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the sanitizer reserves more address space than the limit";
#endif
  EXPECT_EXIT(makeMoreThanFit(), testing::ExitedWithCode(0), "");
}

} // namespace
} // namespace warpgrain::adaptive::tests
