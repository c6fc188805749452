// SPDX-License-Identifier: Apache-2.0
#include "core/run/sizes/BoundarySizes.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::run {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using tests::ParsedSource;

const std::string add = "__global__ void add(float *a, const float *b, int n) {\n"
                        "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  if (i < n) a[i] += b[i];\n}\n";
const std::string goOfAdd = "void go(float *a, float *b, int n) { add<<<(n + 127) / 128, 128>>>(a, b, n); }\n";

class SizesOf : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  SizeStudy study(const std::string &text, std::map<std::string, ArgumentForm> arguments) {
    source_ = std::make_unique<ParsedSource>(text);
    subject_ = {.unit = &source_->unit(), .kernel = source_->kernel(), .instance = {}, .form = form_};
    subject_.form.arguments = std::move(arguments);
    const auto out = studySizes(subject_);
    EXPECT_TRUE(out) << out.error().message;
    return out ? *out : SizeStudy();
  }

  static std::vector<std::string> names(const SizeStudy &study) {
    std::vector<std::string> out;
    for (const SizeArgument &size : study.sizes)
      out.push_back(size.path);
    return out;
  }

  LaunchForm form_;
  std::unique_ptr<ParsedSource> source_;
  KernelSubject subject_;
};

ArgumentForm n(std::int64_t value) {
  return value;
}

ArgumentForm elements(std::uint64_t count) {
  return BufferForm{.elements = count, .bytes = {}, .fill = {}};
}

std::uint64_t bytesOf(const SizedLaunch &launch, const std::string &name) {
  return std::ranges::find(launch.launch.buffers, name, &Buffer::name)->bytes;
}

TEST_F(SizesOf, ALaunchInTheSourceMakeItsBlocksAndTheAccessesItsBuffers) {
  const SizeStudy known = study(add + goOfAdd, {{"n", n(1000)}});
  EXPECT_THAT(names(known), ElementsAre("n"));
  EXPECT_EQ(known.sizes[0].span[0], 128);
  EXPECT_EQ(known.grid[0], GridRule::source);
  EXPECT_THAT(known.notes, IsEmpty());
  const auto launch = launchAt(subject_, known, {{"n", 129}});
  ASSERT_TRUE(launch) << launch.error().message;
  EXPECT_EQ(launch->launch.grid[0], 2);
  EXPECT_EQ(bytesOf(*launch, "a"), 129U * 4);
  EXPECT_FALSE(launchAt(subject_, known, {{"n", 0}})) << "no block";
}

TEST_F(SizesOf, AGuardMakeBlocksWhereTheGivenOnesAreAsManyAsItNeeds) {
  form_.grid = {8, 1, 1};
  form_.block = {128, 1, 1};
  const SizeStudy known = study(add, {{"n", n(1000)}});
  EXPECT_EQ(known.grid[0], GridRule::guard);
  EXPECT_EQ(launchAt(subject_, known, {{"n", 257}})->launch.grid[0], 3);
  form_.grid = {20, 1, 1};
  const SizeStudy more = study(add, {{"n", n(1000)}});
  EXPECT_EQ(more.grid[0], GridRule::given);
  EXPECT_THAT(more.notes, ElementsAre(HasSubstr("blocks along x follows from no size, and stays at 20")));
  EXPECT_EQ(launchAt(subject_, more, {{"n", 257}})->launch.grid[0], 20);
}

TEST_F(SizesOf, AreThoseThatBoundLoopsAndNoPitches) {
  const SizeStudy known = study("__global__ void k(float *a, int rows, int cols, int pitch, int bias) {\n"
                                "  int row = blockIdx.x * blockDim.x + threadIdx.x;\n  if (row >= rows) return;\n"
                                "  for (int c = 0; c < cols / 16; ++c) a[row * pitch + c] += bias;\n}\n"
                                "void go(float *a, int r, int c, int p) { k<<<(r + 63) / 64, 64>>>(a, r, c, p, 1); }\n",
                                {{"rows", n(100)}, {"cols", n(64)}, {"pitch", n(64)}, {"bias", n(3)}});
  EXPECT_THAT(names(known), ElementsAre("rows", "cols"));
  EXPECT_FALSE(known.sizes[0].boundsLoop);
  EXPECT_TRUE(known.sizes[1].boundsLoop);
  EXPECT_THAT(known.sizes[1].divisors, ElementsAre(16));
}

TEST_F(SizesOf, AreNoneWhereTheKernelHasNone) {
  const SizeStudy fixed =
      study("__global__ void k(float *a) { a[threadIdx.x] = 0; }\nvoid go(float *a) { k<<<1, 32>>>(a); }\n", {});
  EXPECT_THAT(fixed.whyNone, HasSubstr("takes no whole number"));
  const SizeStudy biased =
      study("__global__ void k(int *a, int bias) { a[threadIdx.x] = bias; }\nvoid go(int *a) { k<<<1, 32>>>(a, 1); }\n",
            {{"bias", n(7)}});
  EXPECT_THAT(biased.whyNone, HasSubstr("name one with --size"));
  EXPECT_EQ(boundaryLaunches(subject_, biased, {}).whyNone, biased.whyNone);
  EXPECT_THAT(names(studySizes(subject_, {.names = {"bias"}}).value()), ElementsAre("bias"));
  const auto wrong = studySizes(subject_, {.names = {"a"}});
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().kind, ErrorKind::usage);
}

/// What a buffer must hold for its indices is not known: no length is made up.
TEST_F(SizesOf, StayBelowTheGivenOneWhereALengthDoesNotFollow) {
  const std::string gather = "__global__ void k(float *a, const float *b, const int *from, int n) {\n"
                             "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  if (i < n) a[i] = b[from[i]];\n}\n"
                             "void go(float *a, float *b, int *f, int n) { k<<<(n + 31) / 32, 32>>>(a, b, f, n); }\n";
  const SizeStudy known = study(gather, {{"n", n(50)}, {"b", elements(50)}, {"a", elements(50)}});
  EXPECT_EQ(known.lengths.at("b"), LengthRule::given);
  EXPECT_EQ(known.lengths.at("a"), LengthRule::accesses);
  EXPECT_TRUE(known.isBounded());
  EXPECT_THAT(known.notes, ElementsAre(HasSubstr("length of b follows")));
  const BoundaryLaunches chosen = boundaryLaunches(subject_, known, {});
  EXPECT_FALSE(chosen.launches.empty());
  for (const SizedLaunch &launch : chosen.launches) {
    EXPECT_LE(launch.sizes.at("n"), 50);
    EXPECT_EQ(bytesOf(launch, "b"), 200U);
    EXPECT_EQ(bytesOf(launch, "a"), 4U * static_cast<std::uint64_t>(launch.sizes.at("n")));
  }
}

TEST_F(SizesOf, StayBelowTheGivenOneWhereAFileFillsABuffer) {
  const SizeStudy known =
      study(add + goOfAdd,
            {{"n", n(1000)},
             {"a", BufferForm{.bytes = 4096, .fill = Fill{.kind = FillKind::file, .file = "/nowhere/a.bin"}}}});
  EXPECT_EQ(known.lengths.at("a"), LengthRule::atMost);
  EXPECT_TRUE(known.isBounded());
  EXPECT_EQ(bytesOf(*launchAt(subject_, known, {{"n", 5}}), "a"), 20U);
  const auto above = launchAt(subject_, known, {{"n", 2000}});
  ASSERT_FALSE(above);
  EXPECT_THAT(above.error().message, HasSubstr("fills a is too short"));
}

TEST_F(SizesOf, AreNotRunWhereBuffersThatDoNotFollowAreLarge) {
  const std::string gather = "__global__ void k(float *a, const float *b, const int *from, int n) {\n"
                             "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  if (i < n) a[i] = b[from[i]];\n}\n"
                             "void go(float *a, float *b, int *f, int n) { k<<<(n + 31) / 32, 32>>>(a, b, f, n); }\n";
  const SizeStudy known = study(gather, {{"n", n(5000)}, {"b", elements(40'000'000)}, {"a", elements(5000)}});
  const BoundaryLaunches chosen = boundaryLaunches(subject_, known, {});
  EXPECT_TRUE(chosen.launches.empty());
  EXPECT_THAT(chosen.whyNone, HasSubstr("of 152 MiB, are too large"));
  EXPECT_FALSE(boundaryLaunches(subject_, known, {}, {.bytes = std::uint64_t{1} << 30U}).launches.empty());
}

TEST_F(SizesOf, AGivenLengthThatIsMoreThanNeededIsNeverLess) {
  const SizeStudy known = study(add + goOfAdd, {{"n", n(1000)}, {"a", elements(1024)}});
  EXPECT_EQ(known.lengths.at("a"), LengthRule::atLeast);
  EXPECT_EQ(bytesOf(*launchAt(subject_, known, {{"n", 5}}), "a"), 4096U);
  EXPECT_EQ(bytesOf(*launchAt(subject_, known, {{"n", 2000}}), "a"), 8000U);
}

TEST_F(SizesOf, BoundariesAreBesideMultiplesOfWhatABlockAndThePlanCover) {
  const SizeStudy known = study(add + goOfAdd, {{"n", n(1000)}});
  const auto sizes = [&](const char *plan) {
    std::vector<std::int64_t> out;
    for (const Sizes &each : boundarySizes(known, transform::parsePlan(plan).value()))
      out.push_back(each.at("n"));
    return out;
  };
  for (const std::int64_t value : {1, 127, 129, 256})
    EXPECT_THAT(sizes(""), Contains(value));
  for (const std::int64_t value : {1, 127, 129, 511, 513, 1024})
    EXPECT_THAT(sizes("coarsen grid x 4"), Contains(value));
  for (const std::int64_t value : {31, 33, 127, 129})
    EXPECT_THAT(sizes("coarsen x 4"), Contains(value));
  for (const std::int64_t value : {63, 65, 127, 129})
    EXPECT_THAT(sizes("block 64"), Contains(value));
}

TEST_F(SizesOf, LaunchesAreWithinTheLimitsAndOneIsLarge) {
  const SizeStudy known = study(add + goOfAdd, {{"n", n(1'000'000)}});
  const BoundaryLaunches chosen = boundaryLaunches(subject_, known, {}, {.work = 20'000, .most = 4});
  ASSERT_FALSE(chosen.launches.empty());
  EXPECT_LE(chosen.launches.size(), 5U);
  for (const SizedLaunch &launch : chosen.launches)
    EXPECT_LE(launch.work, 20'000);
  EXPECT_GT(chosen.launches.back().sizes.at("n"), 1000);
  EXPECT_THAT(boundaryLaunches(subject_, known, {}, {.work = 1}).whyNone, HasSubstr("too much work"));
}

} // namespace
} // namespace warpgrain::run
