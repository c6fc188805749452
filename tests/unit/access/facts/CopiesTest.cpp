// SPDX-License-Identifier: Apache-2.0
//
// Accesses of any number of bytes, as functions that copy memory make them: which bytes they touch is known, in how
// many requests is not.
#include "core/access/facts/counting/Footprint.h"
#include "core/access/facts/counting/Requests.h"
#include "core/access/facts/patterns/Reuse.h"
#include "core/access/facts/requests/RequestOrigin.h"
#include "tests/unit/access/facts/Launches.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::access {
namespace {

using model::Axis;
using testing::HasSubstr;
using tests::MadeUpKernel;
using tests::sum;

/// A read of so many bytes, each thread's `step` bytes behind the one before it.
AccessInstance bytesAt(MadeUpKernel &kernel, std::uint64_t bytes, std::int64_t step, std::int64_t from = 0) {
  AccessInstance instance = tests::floatAt(sum(kernel.thread(Axis::x, step), Form(from)));
  instance.sizeBytes = bytes;
  return instance;
}

struct Bytes {
  std::uint64_t size;
  std::int64_t step;
  std::int64_t from;
  std::int64_t warpBytes, warpSectors, blockBytes;
};

class CopiedBytes : public testing::TestWithParam<Bytes> {};

TEST_P(CopiedBytes, AreKnownAsASetAndNotAsRequests) {
  const Bytes &bytes = GetParam();
  MadeUpKernel kernel({64, 1, 1}, {4, 1, 1});
  const AccessInstance access = bytesAt(kernel, bytes.size, bytes.step, bytes.from);
  const auto footprint = footprintOf(kernel.unit, kernel.atoms, access, kernel.launch);
  ASSERT_TRUE(footprint) << footprint.error().text();
  EXPECT_EQ(footprint->warpBytes, bytes.warpBytes);
  EXPECT_EQ(footprint->warpSectors, bytes.warpSectors);
  EXPECT_EQ(footprint->blockBytes, bytes.blockBytes);
  const Requests requests = countRequests(kernel.unit, kernel.atoms, access, kernel.launch);
  const std::string why = "in how many requests " + std::to_string(bytes.size) + " bytes are moved for a thread";
  ASSERT_FALSE(requests.sample);
  ASSERT_FALSE(requests.total);
  EXPECT_THAT(requests.sample.error().text(), HasSubstr(why));
  EXPECT_THAT(requests.total.error().text(), HasSubstr(why));
  const auto placed = placedAccess(kernel.unit, kernel.atoms, access, kernel.launch);
  ASSERT_FALSE(placed);
  EXPECT_THAT(placed.error().text(), HasSubstr(why));
}

INSTANTIATE_TEST_SUITE_P(Sizes, CopiedBytes,
                         testing::Values(Bytes{32, 32, 0, 1024, 32, 2048},                  // side by side
                                         Bytes{24, 24, 0, 768, 24, 1536},                   // no power of two
                                         Bytes{20, 64, 0, 640, 32, 1280},                   // a part of each
                                         Bytes{48, 4, 0, 172, 6, 300},                      // over each other
                                         Bytes{256, 0, 0, 256, 8, 256},                     // all the same
                                         Bytes{256, 0, 4, 256, 9, 256},                     // from within a sector
                                         Bytes{40, 40, -8, 1280, 41, 2560},                 // before the array's begin
                                         Bytes{1U << 20U, 0, 0, 1 << 20, 1 << 15, 1 << 20}, // of any size
                                         Bytes{3, 3, 0, 96, 3, 192}));

TEST(CopiesTest, AnElementOf32BytesIsMovedByTwoInstructions) {
  MadeUpKernel kernel({64, 1, 1}, {4, 1, 1});
  AccessInstance access = bytesAt(kernel, 32, 32);
  access.alignment = 16;
  access.type = kernel.unit.types.add({.kind = model::TypeKind::record, .name = "Eight", .sizeBytes = 32});
  EXPECT_FALSE(whyInPieces(kernel.unit, access));
  const Requests requests = countRequests(kernel.unit, kernel.atoms, access, kernel.launch);
  ASSERT_TRUE(requests.total) << requests.total.error().text();
  EXPECT_EQ(requests.total->memory.requests, 2 * 2 * 4);
  EXPECT_EQ(requests.total->memory.sectors, 32 * requests.total->memory.requests);
}

TEST(CopiesTest, SeveralElementsAtOnceAreNoElement) {
  MadeUpKernel kernel({64, 1, 1}, {4, 1, 1});
  AccessInstance access = bytesAt(kernel, 16, 16);
  access.type = kernel.unit.types.add({.kind = model::TypeKind::floating, .name = "float", .sizeBytes = 4});
  const auto why = whyInPieces(kernel.unit, access);
  ASSERT_TRUE(why);
  EXPECT_THAT(why->text(), HasSubstr("16 bytes"));
  access.sizeBytes = 4;
  EXPECT_FALSE(whyInPieces(kernel.unit, access));
}

/// Threads may read each other's bytes, though no two begin at the same one.
TEST(CopiesTest, WhatIsReadInPiecesHasNoLoadsToShare) {
  MadeUpKernel kernel({64, 1, 1}, {4, 1, 1});
  KernelInstances instances;
  instances.atoms = kernel.atoms;
  instances.arrays.emplace_back();
  instances.accesses.push_back(bytesAt(kernel, 48, 4));
  instances.atoms = kernel.atoms;
  const auto reuse = reuseOf(kernel.unit, instances, kernel.launch);
  ASSERT_TRUE(reuse.contains(0));
  ASSERT_FALSE(reuse.at(0));
  EXPECT_THAT(reuse.at(0).error().text(), HasSubstr("48 bytes"));
}

TEST(CopiesTest, NothingIsSaidOfBytesOfUnknownNumber) {
  MadeUpKernel kernel({64, 1, 1}, {4, 1, 1});
  const auto footprint = footprintOf(kernel.unit, kernel.atoms, bytesAt(kernel, 0, 4), kernel.launch);
  ASSERT_FALSE(footprint);
  EXPECT_THAT(footprint.error().text(), HasSubstr("size of the element is not known"));
}

} // namespace
} // namespace warpgrain::access
