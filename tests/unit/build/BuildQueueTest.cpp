// SPDX-License-Identifier: Apache-2.0
#include "core/build/BuildQueue.h"

#include "core/build/CachedCompiler.h"
#include "tests/unit/build/TestFolder.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <set>

namespace warpgrain::build {
namespace {

using namespace std::chrono_literals;

std::vector<CompileRequest> requests(std::size_t count) {
  std::vector<CompileRequest> all(count);
  for (std::size_t i = 0; i < count; ++i)
    all[i].architecture = std::to_string(i);
  return all;
}

Result<CompileOutcome> succeed(const CompileRequest &request, const CancellationToken &) {
  CompileOutcome outcome;
  outcome.log = request.architecture;
  return outcome;
}

/// Waits until it is cancelled, as a long compilation would.
Result<CompileOutcome> hang(const CompileRequest &, const CancellationToken &cancel) {
  std::mutex mutex;
  std::condition_variable_any changed;
  std::unique_lock lock(mutex);
  changed.wait(lock, cancel, [] { return false; });
  return fail(ErrorKind::cancelled, "hung until cancelled");
}

/// Counts reports by index and by kind; safe to call from any thread.
class Reports {
public:
  BuildQueue::Finished taker() {
    return [this](std::size_t index, Result<CompileOutcome> result) {
      const std::scoped_lock lock(mutex_);
      EXPECT_TRUE(indices_.insert(index).second) << index << " was reported twice";
      if (result && result->log == std::to_string(index))
        ++good_;
      else if (!result && result.error().kind == ErrorKind::cancelled)
        ++cancelled_;
      threads_.insert(std::this_thread::get_id());
      changed_.notify_all();
    };
  }

  void awaitGood(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return good_ >= count; });
  }

  std::size_t count() const { return indices_.size(); }

  std::size_t good() const { return good_; }

  std::size_t cancelled() const { return cancelled_; }

  const std::set<std::thread::id> &threads() const { return threads_; }

private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::set<std::size_t> indices_;
  std::set<std::thread::id> threads_;
  std::size_t good_ = 0;
  std::size_t cancelled_ = 0;
};

TEST(BuildQueue, ReportsEveryRequestOnceWithItsResult) {
  Reports reports;
  BuildQueue queue(requests(100), succeed, reports.taker(), 4);
  EXPECT_EQ(queue.size(), 100U);
  queue.wait();
  EXPECT_EQ(queue.finishedCount(), 100U);
  EXPECT_EQ(reports.good(), 100U);
  EXPECT_FALSE(reports.threads().contains(std::this_thread::get_id()));
}

TEST(BuildQueue, HasNothingToDoForNoRequests) {
  Reports reports;
  BuildQueue queue({}, succeed, reports.taker());
  queue.wait();
  EXPECT_EQ(reports.count(), 0U);
}

TEST(BuildQueue, WorksOnSeveralAtOnce) {
  std::mutex mutex;
  std::condition_variable changed;
  int inside = 0;
  // Each waits for the other: with one worker neither would end.
  const auto meet = [&](const CompileRequest &request, const CancellationToken &cancel) {
    std::unique_lock lock(mutex);
    ++inside;
    changed.notify_all();
    changed.wait(lock, [&] { return inside == 2; });
    return succeed(request, cancel);
  };
  Reports reports;
  BuildQueue queue(requests(2), meet, reports.taker(), 2);
  queue.wait();
  EXPECT_EQ(reports.good(), 2U);
  EXPECT_EQ(reports.threads().size(), 2U);
}

TEST(BuildQueue, ReportsWhatIsCancelledAsCancelled) {
  Reports reports;
  BuildQueue queue(
      requests(10),
      [](const CompileRequest &request, const CancellationToken &cancel) {
        return request.architecture == "0" ? succeed(request, cancel) : hang(request, cancel);
      },
      reports.taker(), 2);
  reports.awaitGood(1);
  queue.cancel();
  queue.wait();
  EXPECT_EQ(reports.count(), 10U);
  EXPECT_EQ(reports.good(), 1U);
  EXPECT_EQ(reports.cancelled(), 9U);
  EXPECT_EQ(queue.finishedCount(), 10U);
}

TEST(BuildQueue, ListensToTheTokenItIsGiven) {
  const CancellationSource source;
  Reports reports;
  BuildQueue queue(requests(5), hang, reports.taker(), 2, source.get_token());
  source.request_stop();
  queue.wait();
  EXPECT_EQ(reports.cancelled(), 5U);
}

TEST(BuildQueue, ReportsNothingAfterItIsGone) {
  Reports reports;
  {
    const BuildQueue queue(requests(20), hang, reports.taker(), 3);
  }
  EXPECT_EQ(reports.count(), 20U);
  EXPECT_EQ(reports.cancelled(), 20U);
}

TEST(BuildQueue, BuildsManyVariantsWithNvcc) {
  WARPGRAIN_NEEDS_NVCC();
  const TestFolder folder;
  const auto main = folder.write("k.cu", "original");
  std::vector<CompileRequest> variants(6);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const std::string bytes = std::to_string(128 * (i + 1));
    variants[i].unitFiles = {main};
    variants[i].changes = {
        {main, "__global__ void k(char *x) { __shared__ char s[" + bytes + "]; s[*x] = 1; *x = s[x[1]]; }\n"}};
    variants[i].architecture = toolkitWithNvcc()->architectures.front();
  }
  const CachedCompiler compiler{NvccCompiler(*toolkitWithNvcc())};
  std::vector<std::uint32_t> sharedBytes(variants.size());
  BuildQueue queue(
      variants, [&](const auto &request, const auto &cancel) { return compiler.compile(request, cancel); },
      [&](std::size_t index, Result<CompileOutcome> result) {
        ASSERT_TRUE(result) << result.error().message;
        ASSERT_EQ(result->kernels.size(), 1U);
        sharedBytes[index] = result->kernels[0].staticSharedBytes;
      });
  queue.wait();
  EXPECT_EQ(sharedBytes, (std::vector<std::uint32_t>{128, 256, 384, 512, 640, 768}));
}

} // namespace
} // namespace warpgrain::build
