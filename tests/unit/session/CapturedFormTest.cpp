// SPDX-License-Identifier: Apache-2.0
#include "core/session/CapturedForm.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

#include <cstring>
#include <span>

namespace warpgrain::session {
namespace {

using run::BufferForm;
using testing::HasSubstr;
using tests::ParsedSource;

const char *const source =
    "struct Work { float *out; int rows; double by; };\n"
    "__constant__ float factor[2];\n"
    "template <int N> __global__ void k(Work w, const float *in, unsigned char flag, float *none) {\n"
    "  w.out[threadIdx.x] = in[threadIdx.x] * factor[0] * N;\n}\n"
    "void go(Work w, const float *in) { k<4><<<1, 32>>>(w, in, 1, 0); k<8><<<1, 32>>>(w, in, 1, 0); }\n";

template <typename T>
std::vector<std::byte> bytesOf(const T &value) {
  const auto bytes = std::as_bytes(std::span(&value, 1));
  return {bytes.begin(), bytes.end()};
}

class LaunchOfACapture : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    source_ = std::make_unique<ParsedSource>(source);
    subject_ = {.unit = &source_->unit(), .kernel = source_->kernel()};
    captured_.folder = folder_->path();
    ASSERT_TRUE(writeFileAtomically(folder_->path() / "in.bin", "0123456789abcdef"));
    captured_.buffers = {
        {.name = "argument1", .bytes = 128},
        {.name = "argument2", .bytes = 16, .fill = {.kind = memory::FillKind::file, .file = "in.bin"}},
        {.name = "factor", .bytes = 8, .fill = {.kind = memory::FillKind::constant, .value = 3}, .symbol = "factor"},
        {.name = "other", .bytes = 4, .symbol = "_ZN2ns5otherE"}};

    struct Work {
      std::uint64_t out;
      std::int32_t rows;
      double by;
    };

    captured_.arguments = {{.value = bytesOf(Work{.out = 0x7000, .rows = -7, .by = 0.5}), .pointers = {{0, 0, 0}}},
                           {.buffer = 1, .offset = 4},
                           {.value = {std::byte{200}}},
                           {.value = std::vector<std::byte>(8)}};
    captured_.variants = {{.id = "original",
                           .module = "m",
                           .kernel = "_Z1kILi8EEv4WorkPKfhPf",
                           .grid = {3, 2, 1},
                           .block = {32, 1, 1},
                           .sharedBytes = 64}};
  }

  Result<CapturedForm> form() const { return capturedForm(subject_, captured_, folder_->path()); }

  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
  std::unique_ptr<ParsedSource> source_;
  run::KernelSubject subject_;
  measure::Bundle captured_;
};

TEST_F(LaunchOfACapture, HasItsExtentsNumbersAndMemory) {
  const auto made = form();
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_EQ(made->instance, "<8>");
  const run::LaunchForm &out = made->form;
  EXPECT_EQ(out.grid, (std::array<std::int64_t, 3>{3, 2, 1}));
  EXPECT_EQ(out.block, (std::array<std::int64_t, 3>{32, 1, 1}));
  EXPECT_EQ(out.sharedBytes, 64U);
  EXPECT_EQ(std::get<std::int64_t>(out.arguments.at("w.rows")), -7);
  EXPECT_EQ(std::get<double>(out.arguments.at("w.by")), 0.5);
  EXPECT_EQ(std::get<std::int64_t>(out.arguments.at("flag")), 200);
  EXPECT_TRUE(std::get<BufferForm>(out.arguments.at("none")).isNull);
  const auto &whole = std::get<BufferForm>(out.arguments.at("w.out"));
  EXPECT_EQ(whole.bytes, 128U);
  EXPECT_EQ(whole.fill->kind, memory::FillKind::zero);
  EXPECT_EQ(out.symbols.at("factor").fill->value, 3);
  EXPECT_EQ(out.symbols.size(), 1U) << "the source has no other variable";
}

TEST_F(LaunchOfACapture, HasTheRestOfWhatAPointerIntoTheMiddleLeadsTo) {
  const auto made = form();
  ASSERT_TRUE(made) << made.error().message;
  const auto &rest = std::get<BufferForm>(made->form.arguments.at("in"));
  EXPECT_EQ(rest.bytes, 12U);
  EXPECT_EQ(readFile(rest.fill->file).value_or(""), "456789abcdef");
}

TEST_F(LaunchOfACapture, IsNoneWhereMemoryHoldsAddresses) {
  captured_.buffers[1].pointers = "in.pointers";
  const auto made = form();
  ASSERT_FALSE(made);
  EXPECT_THAT(made.error().message, HasSubstr("What in leads to holds addresses"));
}

TEST_F(LaunchOfACapture, IsNoneOfAnotherKernel) {
  captured_.variants[0].kernel = "_Z5otherv";
  EXPECT_FALSE(form());
}

} // namespace
} // namespace warpgrain::session
