// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/LaunchFacts.h"

#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

namespace warpgrain::dependence {
namespace {

using testing::HasSubstr;

/// What is said of a kernel in one block, usually of 32 threads.
class LaunchFacts : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  void look(const std::string &body, int threads = 32) {
    source_ = std::make_unique<tests::ParsedSource>("__global__ void k(float *x, int n) {\n"
                                                    "  __shared__ float s[64];\n"
                                                    "  int t = threadIdx.x;\n" +
                                                    body + "}\nvoid go(float *x) { k<<<1, " + std::to_string(threads) +
                                                    ">>>(x, 32); }\n");
    launch_ = access::LaunchContext::of(source_->unit(), source_->kernel());
    facts_ = launchFacts(source_->unit(), source_->kernel(), launch_);
  }

  /// The total of the first access to the array.
  const access::Fact<access::LaunchCost> &totalOf(const std::string &array, model::AccessKind kind) const {
    for (const access::AccessFacts &access : facts_.accesses)
      if (access.array == array && access.kind == kind) return access.requests.total;
    throw std::runtime_error("no access to " + array);
  }

  std::unique_ptr<tests::ParsedSource> source_;
  access::LaunchContext launch_;
  access::KernelFacts facts_;
};

TEST_F(LaunchFacts, ClaimNoRequestsInALoopWhoseBarrierPartsThreads) {
  look("  float v = 0;\n"
       "  for (int k = 0; k < 4; ++k) {\n"
       "    s[t] = x[t + 32 * k];\n"
       "    if (t < 14) continue;\n"
       "    __syncthreads();\n"
       "    v += s[31 - t];\n"
       "  }\n"
       "  x[t] = v;\n");
  const auto &total = totalOf("s", model::AccessKind::write);
  ASSERT_FALSE(total);
  EXPECT_THAT(total.error().text(), HasSubstr("threads part at the barrier in line 8"));
  EXPECT_FALSE(facts_.totals.globalLoadSectors);
  EXPECT_FALSE(facts_.totals.globalStoreSectors);
  EXPECT_FALSE(facts_.totals.sharedStoreConflicts);
}

TEST_F(LaunchFacts, CountWhatAReferenceOfAnotherTypeLeadsTo) {
  look("  x[t] = reinterpret_cast<const float2 &>(x[2 * t + 64]).y;\n");
  EXPECT_EQ(facts_.totals.globalLoadSectors.value_or(0), 8);
  EXPECT_EQ(facts_.totals.globalStoreSectors.value_or(0), 4);

  look("  (float2 &)x[2 * t] = (const float2 &)x[2 * t + 64];\n");
  EXPECT_EQ(facts_.totals.globalLoadSectors.value_or(0), 8);
  EXPECT_EQ(facts_.totals.globalStoreSectors.value_or(0), 8);
}

TEST_F(LaunchFacts, ClaimNoLoadsOfATextureAndNameThatItsMemoryIsNotWritten) {
  look("  cudaTextureObject_t in = n;\n  x[t] = tex1Dfetch<float>(in, t + 1);\n");
  ASSERT_FALSE(facts_.totals.globalLoadSectors);
  EXPECT_THAT(facts_.totals.globalLoadSectors.error().text(),
              testing::AllOf(HasSubstr("line 5"), HasSubstr("texture memory has a layout of its own")));
  EXPECT_EQ(facts_.totals.globalStoreSectors.value_or(0), 4);
  const LaunchRaces races = launchFactsWithRaces(source_->unit(), source_->kernel(), launch_);
  EXPECT_TRUE(races.races.isFreeWithinBlocks());
  std::vector<std::string> assumptions;
  for (const Reason &assumption : races.races.assumptions)
    assumptions.push_back(assumption.text());
  EXPECT_THAT(assumptions, testing::Contains("x and in lead to memory that does not overlap."));

  look("  x[t] = __ldg(x + 32 + t);\n");
  EXPECT_EQ(facts_.totals.globalLoadSectors.value_or(0), 4);
}

TEST_F(LaunchFacts, ClaimNoStoresToASurface) {
  look("  surf1Dwrite(x[t], static_cast<cudaSurfaceObject_t>(n), 4 * t);\n");
  EXPECT_EQ(facts_.totals.globalLoadSectors.value_or(0), 4);
  EXPECT_FALSE(facts_.totals.globalStoreSectors);
}

/// Who holds the lock goes on alone.
TEST_F(LaunchFacts, ClaimNoRequestsBehindALock) {
  look("  __shared__ int lock;\n"
       "  while (atomicCAS(&lock, 0, 1) != 0) {}\n"
       "  x[0] += n;\n"
       "  atomicExch(&lock, 0);\n");
  ASSERT_FALSE(totalOf("x", model::AccessKind::write));
  EXPECT_THAT(totalOf("x", model::AccessKind::write).error().text(), HasSubstr("wait for each other in line 5"));
  EXPECT_FALSE(facts_.totals.globalLoadSectors);
  EXPECT_FALSE(facts_.totals.globalStoreSectors);
}

TEST_F(LaunchFacts, ClaimRequestsBehindALockWhereABarrierJoinsThreads) {
  look("  __shared__ int lock;\n"
       "  if (t == 0) while (atomicCAS(&lock, 0, 1) != 0) {}\n"
       "  __syncthreads();\n"
       "  x[t] = n;\n"
       "  __syncthreads();\n"
       "  if (t == 0) atomicExch(&lock, 0);\n");
  EXPECT_TRUE(totalOf("x", model::AccessKind::write));
  EXPECT_TRUE(facts_.totals.globalStoreSectors);
}

/// Nobody waits: each lane tries again until nobody came between, and all meet behind the loop.
TEST_F(LaunchFacts, ClaimRequestsBehindAnExchangeThatIsTriedAgain) {
  look("  __shared__ int sum;\n"
       "  int old = sum, seen;\n"
       "  do { seen = old; old = atomicCAS(&sum, seen, seen + t); } while (old != seen);\n"
       "  x[t] = n;\n");
  EXPECT_TRUE(totalOf("x", model::AccessKind::write));
}

TEST_F(LaunchFacts, ClaimRequestsBehindABarrierThatWholeWarpsReach) {
  look("  s[t] = x[t];\n"
       "  if (t < 32) __syncwarp();\n"
       "  x[t] = s[31 - t];\n",
       64);
  EXPECT_TRUE(totalOf("s", model::AccessKind::read));
  EXPECT_TRUE(facts_.totals.globalStoreSectors);

  look("  s[t] = x[t];\n"
       "  if (t < 40) __syncwarp();\n"
       "  x[t] = s[31 - t];\n",
       64);
  EXPECT_FALSE(totalOf("s", model::AccessKind::read));
}

TEST_F(LaunchFacts, ClaimRequestsBeforeABarrierThatPartsThreads) {
  look("  s[t] = x[t];\n"
       "  if (t < 14) __syncthreads();\n"
       "  x[t] = s[31 - t];\n");
  EXPECT_TRUE(totalOf("s", model::AccessKind::write));
  EXPECT_TRUE(facts_.totals.globalLoadSectors);
  EXPECT_FALSE(totalOf("s", model::AccessKind::read));
  EXPECT_FALSE(facts_.totals.globalStoreSectors);
}

TEST_F(LaunchFacts, ClaimNoRequestsBehindABarrierThatARaceMayDecide) {
  const std::string writeRow = "  __shared__ int row[4];\n"
                               "  if (t < 4) row[t] = t + n;\n"
                               "  __syncthreads();\n";
  const std::string loop = "  for (int k = 0; k < 4; ++k) {\n"
                           "    if (row[k] == 0) __syncthreads();\n"
                           "    s[t] = x[t];\n"
                           "  }\n";
  look(writeRow + loop + "  if (t == 26) row[0] = n & 7;\n");
  const auto &total = totalOf("s", model::AccessKind::write);
  ASSERT_FALSE(total);
  EXPECT_THAT(total.error().text(), HasSubstr("threads part at the barrier in line 8"));
  EXPECT_FALSE(facts_.totals.globalLoadSectors);

  look(writeRow + loop + "  __syncthreads();\n  if (t == 26) row[0] = n & 7;\n");
  EXPECT_TRUE(totalOf("s", model::AccessKind::write));
  EXPECT_TRUE(facts_.totals.globalLoadSectors);
}

TEST_F(LaunchFacts, AreTheSameWithTheRacesAndTheDependences) {
  look("  __shared__ int row[4];\n"
       "  row[t % 4] = t;\n"
       "  if (row[0] == 0) __syncthreads();\n"
       "  s[t] = x[t];\n");
  const LaunchRaces races = launchFactsWithRaces(source_->unit(), source_->kernel(), launch_);
  const LaunchDependences all = launchFactsWithDependences(source_->unit(), source_->kernel(), launch_);
  ASSERT_FALSE(facts_.totals.globalLoadSectors);
  for (const access::KernelFacts *facts : {&races.facts, &all.facts}) {
    ASSERT_FALSE(facts->totals.globalLoadSectors);
    EXPECT_EQ(facts->totals.globalLoadSectors.error(), facts_.totals.globalLoadSectors.error());
  }
  EXPECT_FALSE(races.races.races.empty());
  EXPECT_EQ(races.races.races.size(), all.dependences.races.races.size());
}

/// Some threads have left; those that are left need not come together either.
TEST_F(LaunchFacts, ClaimNoRequestsBehindABarrierThatARaceMayDecideForThoseWhoAreLeft) {
  look("  if (t >= 30) return;\n"
       "  __shared__ int row[4];\n"
       "  row[t % 4] = t / 4;\n"
       "  if (row[1] == 0) __syncthreads();\n"
       "  s[t] = x[t];\n");
  EXPECT_FALSE(totalOf("s", model::AccessKind::write));
  EXPECT_FALSE(facts_.totals.globalLoadSectors);
}

TEST_F(LaunchFacts, ClaimRequestsBehindABarrierThatAllReachOrThatAllWhoAreLeftReach) {
  look("  if (t >= 30) return;\n"
       "  s[t] = x[t];\n"
       "  __syncthreads();\n"
       "  x[t] = s[31 - t];\n");
  EXPECT_TRUE(totalOf("s", model::AccessKind::read));
  EXPECT_TRUE(facts_.totals.globalStoreSectors);
}

} // namespace
} // namespace warpgrain::dependence
