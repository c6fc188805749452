// SPDX-License-Identifier: Apache-2.0
// Compares with NVIDIA's calculator, on random configurations of every compute capability that it
// covers.
#include "core/device/Occupancy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <climits>
#include <ostream>
#include <random>

#if __has_include(<cuda_occupancy.h>)
#include <cuda_occupancy.h>
#define WARPGRAIN_HAS_ORACLE 1
#endif

namespace warpgrain::device {

/// How a failing row is named.
void PrintTo(const MultiprocessorLimits &limits, std::ostream *out) {
  *out << limits.capability.architecture();
}

namespace {

#ifndef WARPGRAIN_HAS_ORACLE

TEST(OccupancyOracle, EqualsCudaOccupancyHeader) {
  GTEST_SKIP() << "cuda_occupancy.h was not found when this test was built; install a CUDA toolkit "
                  "and configure again.";
}

#else

constexpr int configurationsPerCapability = 20'000;

cudaOccDeviceProp propertiesOf(const MultiprocessorLimits &limits) {
  cudaOccDeviceProp properties;
  properties.computeMajor = static_cast<int>(limits.capability.major);
  properties.computeMinor = static_cast<int>(limits.capability.minor);
  properties.maxThreadsPerBlock = static_cast<int>(limits.threadsPerBlock);
  properties.maxThreadsPerMultiprocessor = static_cast<int>(limits.threadsPerMultiprocessor);
  properties.regsPerBlock = static_cast<int>(limits.registersPerBlock);
  properties.regsPerMultiprocessor = static_cast<int>(limits.registersPerMultiprocessor);
  properties.warpSize = static_cast<int>(limits.warpSize);
  properties.sharedMemPerBlock = limits.sharedBytesPerBlock;
  properties.sharedMemPerMultiprocessor = limits.sharedBytesPerMultiprocessor;
  properties.numSms = 1;
  properties.sharedMemPerBlockOptin = limits.sharedBytesPerBlockOptIn;
  properties.reservedSharedMemPerBlock = limits.reservedSharedBytesPerBlock;
  return properties;
}

/// The header knows nothing older than 3.0 and nothing newer than itself.
bool covers(const MultiprocessorLimits &limits) {
  const cudaOccDeviceProp properties = propertiesOf(limits);
  const cudaOccDeviceState state;
  int unit = 0;
  std::size_t bytes = 0;
  return cudaOccRegAllocationGranularity(&unit, &properties) == CUDA_OCC_SUCCESS &&
         cudaOccSMemPerMultiprocessor(&bytes, &properties, &state) == CUDA_OCC_SUCCESS;
}

struct Configuration {
  OccupancyRequest request;
  int carveoutPercent = -1; ///< as the header takes it; before 7.0 0, 50 and 100 are its three cache settings
};

class Configurations {
public:
  explicit Configurations(const MultiprocessorLimits &limits)
      : limits_(limits), random_(limits.capability.major * 100 + limits.capability.minor) {}

  Configuration next() {
    Configuration made;
    // Beyond the limits of threads and shared memory too, so that both refuse the same. Not beyond
    // the registers of a thread: the header forgets that 3.0 ends at 63, and lets 256 pass from 7.0
    // on, where the Programming Guide and ptxas end at 255.
    made.request.threadsPerBlock = below(20) == 0 ? 1 + below(2000) : 1 + below(limits_.threadsPerBlock);
    made.request.registersPerThread = std::min(below(3) == 0 ? below(256) : below(128), limits_.registersPerThread);
    const std::uint32_t most = limits_.sharedBytesPerBlockOptIn;
    made.request.staticSharedBytes = below(3) == 0 ? 0 : below(below(2) == 0 ? 8192 : limits_.sharedBytesPerBlock + 1);
    made.request.dynamicSharedBytes = below(3) == 0 ? 0 : below(below(2) == 0 ? 16384 : most + 2000);
    made.request.barriersPerBlock = below(17);
    if (below(2) == 0) chooseCarveout(made);
    return made;
  }

private:
  std::uint32_t below(std::uint32_t end) { return std::uniform_int_distribution<std::uint32_t>(0, end - 1)(random_); }

  void chooseCarveout(Configuration &made) {
    const auto &sizes = limits_.sharedCarveouts;
    if (limits_.capability.major >= 7) {
      made.carveoutPercent = static_cast<int>(below(101));
      made.request.carveoutBytes = made.carveoutPercent * limits_.sharedBytesPerMultiprocessor / 100;
    } else {
      const std::uint32_t which = below(3);
      made.carveoutPercent = static_cast<int>(which * 50);
      made.request.carveoutBytes = sizes.size() == 1 ? sizes.front() : sizes[which];
    }
  }

  const MultiprocessorLimits &limits_;
  std::mt19937 random_;
};

cudaOccResult ask(const MultiprocessorLimits &limits, const Configuration &configuration) {
  const cudaOccDeviceProp properties = propertiesOf(limits);
  cudaOccFuncAttributes attributes;
  attributes.maxThreadsPerBlock = INT_MAX;
  attributes.numRegs = static_cast<int>(configuration.request.registersPerThread);
  attributes.sharedSizeBytes = configuration.request.staticSharedBytes;
  attributes.partitionedGCConfig = PARTITIONED_GC_OFF;
  attributes.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
  attributes.maxDynamicSharedSizeBytes = configuration.request.dynamicSharedBytes;
  attributes.numBlockBarriers = static_cast<int>(configuration.request.barriersPerBlock);
  cudaOccDeviceState state;
  if (limits.capability.major >= 7)
    state.carveoutConfig = configuration.carveoutPercent;
  else if (configuration.carveoutPercent == 0)
    state.cacheConfig = CACHE_PREFER_L1;
  else if (configuration.carveoutPercent == 50)
    state.cacheConfig = CACHE_PREFER_EQUAL;
  cudaOccResult result{};
  const cudaOccError error = cudaOccMaxActiveBlocksPerMultiprocessor(
      &result, &properties, &attributes, &state, static_cast<int>(configuration.request.threadsPerBlock),
      configuration.request.dynamicSharedBytes);
  // More shared memory than the largest carve-out is an error there and a refusal here.
  EXPECT_TRUE(error == CUDA_OCC_SUCCESS || error == CUDA_OCC_ERROR_INVALID_INPUT);
  if (error != CUDA_OCC_SUCCESS) result.activeBlocksPerMultiprocessor = 0;
  return result;
}

int orUnlimited(std::optional<std::uint32_t> blocks) {
  return blocks ? static_cast<int>(*blocks) : INT_MAX;
}

void expectSameReport(const OccupancyReport &ours, const cudaOccResult &theirs) {
  EXPECT_EQ(static_cast<int>(ours.activeBlocks), theirs.activeBlocksPerMultiprocessor);
  EXPECT_EQ(orUnlimited(ours[Resource::warps].blocks), theirs.blockLimitWarps);
  EXPECT_EQ(orUnlimited(ours[Resource::blocks].blocks), theirs.blockLimitBlocks);
  EXPECT_EQ(orUnlimited(ours[Resource::registers].blocks), theirs.blockLimitRegs);
  EXPECT_EQ(orUnlimited(ours[Resource::sharedMemory].blocks), theirs.blockLimitSharedMem);
  EXPECT_EQ(orUnlimited(ours[Resource::barriers].blocks), theirs.blockLimitBarriers);
  EXPECT_EQ(static_cast<int>(ours.allocation.registers), theirs.allocatedRegistersPerBlock);
  EXPECT_EQ(ours.allocation.sharedBytes, theirs.allocatedSharedMemPerBlock);
}

class OccupancyOracle : public testing::TestWithParam<MultiprocessorLimits> {};

TEST_P(OccupancyOracle, EqualsCudaOccupancyHeader) {
  const MultiprocessorLimits &limits = GetParam();
  if (!covers(limits)) GTEST_SKIP() << "cuda_occupancy.h does not cover " << limits.capability.number();
  Configurations configurations(limits);
  int launchable = 0;
  for (int i = 0; i < configurationsPerCapability && !HasFailure(); ++i) {
    const Configuration configuration = configurations.next();
    const auto &request = configuration.request;
    SCOPED_TRACE(testing::Message() << request.threadsPerBlock << " threads, " << request.registersPerThread
                                    << " registers, " << request.staticSharedBytes << " + "
                                    << request.dynamicSharedBytes << " bytes, " << request.barriersPerBlock
                                    << " barriers, carve-out " << configuration.carveoutPercent);
    const cudaOccResult theirs = ask(limits, configuration);
    const auto ours = computeOccupancy(limits, request);
    EXPECT_EQ(ours.has_value(), theirs.activeBlocksPerMultiprocessor > 0) << (ours ? "" : ours.error().message);
    if (!ours || theirs.activeBlocksPerMultiprocessor == 0) continue;
    ++launchable;
    expectSameReport(*ours, theirs);
  }
  RecordProperty("launchable", launchable);
  EXPECT_GT(launchable, configurationsPerCapability / 4) << "the random configurations miss the point";
}

std::vector<MultiprocessorLimits> coveredLimits() {
  std::vector<MultiprocessorLimits> covered;
  for (const MultiprocessorLimits &limits : knownLimits())
    if (covers(limits)) covered.push_back(limits);
  return covered;
}

INSTANTIATE_TEST_SUITE_P(EveryCapability, OccupancyOracle, testing::ValuesIn(coveredLimits()),
                         [](const auto &row) { return row.param.capability.architecture(); });

#endif

} // namespace
} // namespace warpgrain::device
