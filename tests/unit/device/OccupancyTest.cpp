// SPDX-License-Identifier: Apache-2.0
#include "core/device/Occupancy.h"

#include "core/device/OccupancyCurves.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::device {
namespace {

MultiprocessorLimits known(std::uint32_t major, std::uint32_t minor) {
  const auto limits = limitsOf({major, minor});
  EXPECT_TRUE(limits);
  return limits.value_or(MultiprocessorLimits{});
}

MultiprocessorLimits fermi() {
  return known(2, 0);
}

MultiprocessorLimits turing() {
  return known(7, 5);
}

MultiprocessorLimits hopper() {
  return known(9, 0);
}

OccupancyReport mustFit(const MultiprocessorLimits &limits, const OccupancyRequest &request) {
  const auto report = computeOccupancy(limits, request);
  EXPECT_TRUE(report) << (report ? "" : report.error().message);
  return report.value_or(OccupancyReport{});
}

/// The next step of a resource, which must be limiting and have one.
NextThreshold nextOf(const OccupancyReport &report, Resource resource) {
  const ResourceLimit &limit = report[resource];
  EXPECT_TRUE(limit.limiting && limit.next) << nameOf(resource);
  return limit.next.value_or(NextThreshold{});
}

void expectRefused(const MultiprocessorLimits &limits, const OccupancyRequest &request,
                   std::initializer_list<std::string_view> words, ErrorKind kind = ErrorKind::refused) {
  const auto report = computeOccupancy(limits, request);
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().kind, kind);
  for (const std::string_view word : words)
    EXPECT_NE(report.error().message.find(word), std::string::npos) << report.error().message;
}

TEST(Occupancy, SaysWhichLimitALaunchBreaksAndByHowMuch) {
  expectRefused(hopper(), {.threadsPerBlock = 0}, {"at least one thread"}, ErrorKind::usage);
  expectRefused(hopper(), {.threadsPerBlock = 1280}, {"1280", "256 more", "1024", "9.0"});
  expectRefused(fermi(), {.threadsPerBlock = 64, .registersPerThread = 70}, {"70", "7 more", "63", "spill"});
  expectRefused(hopper(), {.threadsPerBlock = 1024, .registersPerThread = 80}, {"81920", "16384 more", "At most 64"});
  expectRefused(hopper(), {.threadsPerBlock = 32, .staticSharedBytes = 50'000}, {"static", "848 more", "232448"});
  expectRefused(hopper(), {.threadsPerBlock = 32, .dynamicSharedBytes = 300'000}, {"67552 more", "232448"});
  expectRefused(hopper(), {.threadsPerBlock = 32, .barriersPerBlock = 17}, {"barriers", "1 more"});
  expectRefused(turing(), {.threadsPerBlock = 32, .carveoutBytes = 100'000}, {"carve-out", "65536"}, ErrorKind::usage);
}

/// 1000 threads are 32 warps only after rounding: the register check sees 31.25 as 32.
TEST(Occupancy, ChecksRegistersOfWholeWarps) {
  EXPECT_TRUE(computeOccupancy(hopper(), {.threadsPerBlock = 1000, .registersPerThread = 64}));
  EXPECT_FALSE(computeOccupancy(hopper(), {.threadsPerBlock = 1000, .registersPerThread = 65}));
}

TEST(Occupancy, AsksForOptInAboveTheDefaultOnly) {
  EXPECT_FALSE(mustFit(hopper(), {.threadsPerBlock = 256, .dynamicSharedBytes = 49152}).needsSharedOptIn);
  EXPECT_TRUE(mustFit(hopper(), {.threadsPerBlock = 256, .dynamicSharedBytes = 49153}).needsSharedOptIn);
}

TEST(Occupancy, TakesThePreferenceForSharedMemoryUpToASizeThatExists) {
  const OccupancyRequest request{.threadsPerBlock = 64, .dynamicSharedBytes = 4000, .carveoutBytes = 20'000};
  const auto report = mustFit(hopper(), request);
  EXPECT_EQ(report.sharedCapacityBytes, 32U << 10U);
  EXPECT_EQ(report.activeBlocks, (32U << 10U) / 5120);
  auto larger = request;
  larger.dynamicSharedBytes = 40'000; // one block needs more than the preference: it is overruled
  EXPECT_EQ(mustFit(hopper(), larger).sharedCapacityBytes, 64U << 10U);
  EXPECT_EQ(mustFit(hopper(), larger).activeBlocks, 1U);
}

TEST(Occupancy, LeavesOutWhatIsNotUsed) {
  const auto report = mustFit(turing(), {.threadsPerBlock = 128});
  EXPECT_FALSE(report[Resource::registers].blocks);
  EXPECT_FALSE(report[Resource::sharedMemory].blocks) << "nothing is reserved before 8.0";
  EXPECT_FALSE(report[Resource::barriers].blocks);
  EXPECT_DOUBLE_EQ(report.occupancy, 1.0);
}

TEST(Occupancy, CountsNamedBarriersFromHopperOn) {
  const auto report = mustFit(hopper(), {.threadsPerBlock = 32, .barriersPerBlock = 5});
  EXPECT_EQ(report.limiting(), std::vector{Resource::barriers});
  EXPECT_EQ(report.activeBlocks, 12U);
  EXPECT_EQ(nextOf(report, Resource::barriers).value, 4U);
  EXPECT_EQ(nextOf(report, Resource::barriers).activeBlocks, 16U);
}

TEST(OccupancyThreshold, NamesTheMostRegistersThatAdmitOneBlockMore) {
  const auto report = mustFit(hopper(), {.threadsPerBlock = 256, .registersPerThread = 50});
  EXPECT_EQ(report.activeBlocks, 4U);
  EXPECT_EQ(nextOf(report, Resource::registers).value, 48U);
  EXPECT_EQ(nextOf(report, Resource::registers).activeBlocks, 5U);
  EXPECT_DOUBLE_EQ(nextOf(report, Resource::registers).occupancy, 40.0 / 64);
}

TEST(OccupancyThreshold, NamesTheMostSharedBytesThatAdmitOneBlockMore) {
  const auto report = mustFit(hopper(), {.threadsPerBlock = 256, .staticSharedBytes = 40'000});
  EXPECT_EQ(report.limiting(), std::vector{Resource::sharedMemory});
  EXPECT_EQ(report.activeBlocks, 5U);
  EXPECT_EQ(nextOf(report, Resource::sharedMemory).value, 233472 / 6 / 128 * 128 - 1024U);
  EXPECT_EQ(nextOf(report, Resource::sharedMemory).activeBlocks, 6U);
}

TEST(OccupancyThreshold, NamesSmallerBlocksWhereWarpsAreLeftOver) {
  const auto report = mustFit(known(8, 6), {.threadsPerBlock = 1024});
  EXPECT_EQ(report.limiting(), std::vector{Resource::warps});
  EXPECT_EQ(nextOf(report, Resource::warps).value, 768U);
  EXPECT_DOUBLE_EQ(nextOf(report, Resource::warps).occupancy, 1.0);
}

TEST(OccupancyThreshold, NamesLargerBlocksWhereTheirNumberLimits) {
  const auto report = mustFit(fermi(), {.threadsPerBlock = 64, .registersPerThread = 20});
  EXPECT_EQ(report.limiting(), std::vector{Resource::blocks});
  EXPECT_EQ(nextOf(report, Resource::blocks).value, 96U);
  EXPECT_DOUBLE_EQ(nextOf(report, Resource::blocks).occupancy, 24.0 / 48);
}

TEST(OccupancyThreshold, HasNoneAtFullOccupancy) {
  const auto report = mustFit(hopper(), {.threadsPerBlock = 256, .registersPerThread = 16});
  EXPECT_DOUBLE_EQ(report.occupancy, 1.0);
  EXPECT_FALSE(report[Resource::warps].next);
}

TEST(OccupancyThreshold, ShowsThatAnotherResourceLimitsAsWell) {
  const auto report = mustFit(fermi(), {.threadsPerBlock = 128, .registersPerThread = 32});
  EXPECT_EQ(nextOf(report, Resource::registers).activeBlocks, report.activeBlocks);
  EXPECT_DOUBLE_EQ(nextOf(report, Resource::registers).occupancy, report.occupancy);
}

/// Every threshold of registers and shared memory is the very last value that helps: one more does
/// not.
TEST(OccupancyThreshold, IsTheLastValueThatHelpsOnEveryDevice) {
  for (const MultiprocessorLimits &limits : knownLimits())
    for (const std::uint32_t threads : {64U, 96U, 256U, 480U})
      for (std::uint32_t registers = 2; registers <= limits.registersPerThread; registers += 7) {
        OccupancyRequest request{
            .threadsPerBlock = threads, .registersPerThread = registers, .dynamicSharedBytes = registers * 50};
        const auto report = computeOccupancy(limits, request);
        if (!report) continue;
        const auto &limit = (*report)[Resource::registers];
        if (!limit.limiting || !limit.next) continue;
        request.registersPerThread = limit.next->value;
        EXPECT_GT(countBlocks(limits, request).byRegisters, limit.blocks);
        ++request.registersPerThread;
        EXPECT_LE(countBlocks(limits, request).byRegisters, limit.blocks) << limits.capability.number();
      }
}

TEST(OccupancyCurves, AgreeWithTheReportAtEveryPoint) {
  const OccupancyRequest request{.threadsPerBlock = 192, .registersPerThread = 40, .dynamicSharedBytes = 6000};
  const auto registers = occupancyAgainstRegisters(hopper(), request);
  ASSERT_EQ(registers.size(), 255U);
  EXPECT_EQ(registers[39].x, 40U);
  EXPECT_EQ(registers[39].activeBlocks, mustFit(hopper(), request).activeBlocks);
  EXPECT_TRUE(std::ranges::is_sorted(registers, std::ranges::greater{}, &OccupancyPoint::activeWarps));
  const auto shared = occupancyAgainstSharedBytes(hopper(), request);
  EXPECT_EQ(shared.front().x, 0U);
  EXPECT_EQ(shared.back().x, hopper().sharedBytesPerBlockOptIn);
  EXPECT_EQ(shared.back().activeBlocks, 1U);
  const auto sizes = occupancyAgainstBlockSize(hopper(), request);
  ASSERT_EQ(sizes.size(), 32U);
  EXPECT_EQ(sizes[5],
            (OccupancyPoint{192, registers[39].activeBlocks, registers[39].activeWarps, registers[39].occupancy}));
}

TEST(OccupancyCurves, ShowUnlaunchablePointsAsZero) {
  const auto points = occupancyAgainstRegisters(hopper(), {.threadsPerBlock = 1024});
  EXPECT_EQ(points[63].activeBlocks, 1U);
  EXPECT_EQ(points[64].activeBlocks, 0U);
  EXPECT_EQ(points[64].occupancy, 0.0);
}

} // namespace
} // namespace warpgrain::device
