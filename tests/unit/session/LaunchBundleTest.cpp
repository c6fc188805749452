// SPDX-License-Identifier: Apache-2.0
//
// A launch as a bundle: what the GPU gets is what the executor gets.
#include "core/session/LaunchBundle.h"

#include "core/base/Files.h"
#include "core/measure/BufferFill.h"
#include "core/memory/Fill.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

namespace warpgrain::session {
namespace {

using tests::ParsedSource;

class LaunchAsBundle : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static run::LaunchForm formOf(const std::string &json) { return run::launchFormFromJson(json).value(); }

  static std::vector<Variant> built(const std::vector<std::string> &plans) {
    std::vector<Variant> out;
    for (std::size_t i = 0; i < plans.size(); ++i)
      out.push_back({.id = i,
                     .plan = plans[i].empty() ? transform::Plan() : transform::parsePlan(plans[i]).value(),
                     .status = VariantStatus::built,
                     .cubin = "cubin " + plans[i]});
    return out;
  }

  static Result<LaunchBundle> make(const ParsedSource &source, const run::LaunchForm &form,
                                   const std::vector<Variant> &variants) {
    run::KernelSubject subject{.unit = &source.unit(), .kernel = source.kernel()};
    subject.toolkit = build::CudaToolkit{.version = "13.0"};
    subject.form = form;
    const auto launch = resolveLaunch(subject);
    if (!launch) return std::unexpected(launch.error());
    return bundleOf(subject, *launch, variants);
  }

  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
};

const std::string mixed = "struct Item { short key; float4 value; bool on; };\n"
                          "__global__ void k(Item *items, float4 *v, int *i, double *d, unsigned char *file) {\n"
                          "  int t = blockIdx.x * 64 + threadIdx.x;\n"
                          "  d[t] = items[t].value.x + v[t].y + i[t] + file[t];\n}\n"
                          "void go(Item *items, float4 *v, int *i, double *d, unsigned char *f) {\n"
                          "  k<<<2, 64>>>(items, v, i, d, f);\n}\n";

TEST_F(LaunchAsBundle, MemoryHoldsTheSameBytesAsForTheExecutor) {
  const ParsedSource source(mixed);
  const std::string path = (folder_->path() / "input.bin").string();
  ASSERT_TRUE(writeFileAtomically(path, std::string(200, 'x')));
  const auto form = formOf(R"({"arguments": {"v": {"fill": "ramp", "start": 3}, "i": {"low": -5, "high": 6, "seed": 9},
                              "file": {"fill": "file", "file": ")" +
                           path + R"("}}, "tolerance": {"relative": 0.001}})");
  const auto launch = run::resolveLaunch(source.unit(), source.kernel(), {}, form);
  ASSERT_TRUE(launch) << launch.error().message;
  auto made = make(source, form, built({"", "coarsen x 2"}));
  ASSERT_TRUE(made) << made.error().message;
  const auto bundle = writeBundle(std::move(*made), folder_->path() / "bundle");
  ASSERT_TRUE(bundle) << bundle.error().message;
  ASSERT_EQ(bundle->buffers.size(), launch->buffers.size());
  for (std::size_t i = 0; i < bundle->buffers.size(); ++i) {
    std::vector<std::byte> expected(launch->buffers[i].bytes);
    ASSERT_TRUE(fillMemory(expected, launch->buffers[i].type, launch->buffers[i].fill));
    std::vector<std::byte> found;
    ASSERT_TRUE(visitFill(*bundle, bundle->buffers[i], [&](std::uint64_t, auto bytes) -> Result<void> {
      found.insert(found.end(), bytes.begin(), bytes.end());
      return {};
    }));
    EXPECT_EQ(found, expected) << bundle->buffers[i].name;
  }
  EXPECT_FALSE(bundle->buffers[3].read);
  EXPECT_TRUE(bundle->buffers[3].written);
  EXPECT_FALSE(bundle->buffers[0].written);
  EXPECT_DOUBLE_EQ(bundle->buffers[3].tolerance.relative, 0.001);
  EXPECT_EQ(bundle->variants[1].block[0], 32U);
}

TEST_F(LaunchAsBundle, WhatIsNotBuiltOrCannotBeLaunchedIsLeftOutWithItsReason) {
  const ParsedSource source("__global__ void k(float *p) { p[threadIdx.x] *= 2; }\n"
                            "void go(float *p) { k<<<1, 64>>>(p); }\n");
  auto variants = built({"", "coarsen x 2", "coarsen x 4"});
  variants[1].status = VariantStatus::failed;
  variants[1].reason = "It does not compile.";
  const auto bundle = make(source, {}, variants);
  ASSERT_TRUE(bundle) << bundle.error().message;
  EXPECT_EQ(bundle->ids, (std::vector<std::size_t>{0, 2}));
  ASSERT_EQ(bundle->leftOut.size(), 1U);
  EXPECT_EQ(bundle->leftOut[0].reason, "It does not compile.");
  // Another block than the steps were made for.
  const auto other = make(source, formOf(R"({"block": [32]})"), variants);
  ASSERT_TRUE(other) << other.error().message;
  EXPECT_EQ(other->ids, (std::vector<std::size_t>{0}));
  EXPECT_THAT(other->leftOut.back().reason, testing::HasSubstr("made for the block"));
}

TEST_F(LaunchAsBundle, WithoutTheOriginalNothingCanBeCompared) {
  const ParsedSource source("__global__ void k(float *p) { p[threadIdx.x] *= 2; }\n"
                            "void go(float *p) { k<<<1, 64>>>(p); }\n");
  auto variants = built({"", "coarsen x 2"});
  variants[0].status = VariantStatus::failed;
  variants[0].reason = "nvcc crashed.";
  const auto bundle = make(source, {}, variants);
  ASSERT_FALSE(bundle);
  EXPECT_THAT(bundle.error().message, testing::HasSubstr("nvcc crashed."));
}

/// Shards of a bundle link to its files, and tasks may read them while the bundle is written again.
TEST_F(LaunchAsBundle, FilesThatOthersLinkToStayAsTheyAreWhereItIsWrittenAgain) {
  const ParsedSource source(mixed);
  const std::filesystem::path input = folder_->path() / "input.bin";
  const std::filesystem::path linked = folder_->path() / "linked";
  const auto write = [&](char filling) {
    writeFileAtomically(input, std::string(200, filling)).value();
    const auto form = formOf(R"({"arguments": {"file": {"fill": "file", "file": ")" + input.string() + R"("}}})");
    return writeBundle(make(source, form, built({""})).value(), folder_->path() / "bundle").value();
  };
  const measure::Bundle first = write('x');
  const auto holdsInput = [&](const std::filesystem::path &file) {
    return std::filesystem::is_regular_file(file) && readFile(file).value().starts_with("xxx");
  };
  for (const auto &entry : std::filesystem::recursive_directory_iterator(first.folder))
    if (holdsInput(entry.path())) std::filesystem::create_hard_link(entry.path(), linked);
  ASSERT_TRUE(std::filesystem::exists(linked));
  const std::string before = readFile(linked).value();
  write('y');
  EXPECT_EQ(readFile(linked).value(), before);
}

TEST_F(LaunchAsBundle, FilesMustFillTheirBuffers) {
  const ParsedSource source("__global__ void k(float *p) { p[threadIdx.x] *= 2; }\n"
                            "void go(float *p) { k<<<1, 64>>>(p); }\n");
  const std::string path = (folder_->path() / "short.bin").string();
  ASSERT_TRUE(writeFileAtomically(path, "four"));
  auto bundle =
      make(source, formOf(R"({"arguments": {"p": {"fill": "file", "file": ")" + path + R"("}}})"), built({""}));
  ASSERT_TRUE(bundle) << bundle.error().message;
  const auto written = writeBundle(std::move(*bundle), folder_->path() / "bundle");
  ASSERT_FALSE(written);
  EXPECT_THAT(written.error().message, testing::HasSubstr("has only 4 bytes"));
}

} // namespace
} // namespace warpgrain::session
