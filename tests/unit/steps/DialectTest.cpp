// SPDX-License-Identifier: Apache-2.0
//
// Steps write what is CUDA's alone in the words of the study's dialect.
#include "core/plan/KernelStudy.h"
#include "core/plan/Transformation.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::transform {
namespace {

using model::Axis;
using model::BuiltinIndex;
using model::Qualifier;
using tests::ParsedSource;

/// OpenCL C, as far as steps ask for it.
class OpenClWords : public model::Dialect {
public:
  std::string index(BuiltinIndex builtin, Axis axis) const override {
    return std::string(indexName(builtin)) + "(" + std::to_string(model::indexOf(axis)) + ")";
  }

  std::string_view indexName(BuiltinIndex builtin) const override {
    switch (builtin) {
    case BuiltinIndex::threadIdx:
      return "get_local_id";
    case BuiltinIndex::blockIdx:
      return "get_group_id";
    case BuiltinIndex::blockDim:
      return "get_local_size";
    case BuiltinIndex::gridDim:
      return "get_num_groups";
    }
    return {};
  }

  std::string_view blockBarrier() const override { return "barrier(CLK_LOCAL_MEM_FENCE);"; }

  std::string_view blockBarrierName() const override { return "barrier"; }

  std::string_view warpBarrier() const override { return "sub_group_barrier(CLK_LOCAL_MEM_FENCE);"; }

  std::string_view warpBarrierName() const override { return "sub_group_barrier"; }

  std::string_view qualifier(Qualifier qualifier) const override {
    switch (qualifier) {
    case Qualifier::shared:
      return "__local";
    case Qualifier::constant:
      return "__constant";
    case Qualifier::kernel:
      return "__kernel";
    case Qualifier::deviceFunction:
      return "";
    }
    return {};
  }
};

/// The source after a step of the kernel `k`, where only the new text is in OpenCL's words.
std::string written(const std::string &body, const std::string &step) {
  const std::string text = "__global__ void k(float *out, const float *__restrict__ in, int n) {\n"
                           "  int x = threadIdx.x, y = threadIdx.y;\n  float sum = 0;\n" +
                           body +
                           "  out[y * 8 + x] = sum;\n}\n"
                           "void run(float *o, const float *i) { k<<<4, dim3(8, 8)>>>(o, i, 64); }\n";
  const ParsedSource source(text);
  const OpenClWords words;
  KernelStudy study(source.unit(), source.kernel("k"), {}, {}, words);
  const Step parsed = parseStep(step).value();
  const Prepared prepared = findTransformation(parsed.word)->prepare(study, parsed);
  const auto &reasons = prepared.verdict().reasons;
  if (!prepared.verdict().allows()) return "refused: " + (reasons.empty() ? std::string() : reasons.front().text());
  return applyEdits(text, source.unit()[study.id()].span.file, prepared.edits()).value();
}

class Dialect : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static void expectWords(const std::string &text, std::initializer_list<const char *> expected) {
    for (const char *words : expected)
      EXPECT_NE(text.find(words), std::string::npos) << words << " in " << text;
    for (const char *word : {"__shared__", "__syncthreads"})
      EXPECT_EQ(text.find(word), std::string::npos) << text;
  }
};

TEST_F(Dialect, TilesOfALoopAreStagedInItsWords) {
  const std::string text = written("  for (int k = 0; k < n; ++k)\n    sum += in[y * n + k];\n", "stage in k 8");
  expectWords(text, {"  __local float in_tile[8][8];", "= k0 + get_local_id(0);", "in_tile[get_local_id(1)][",
                     "  barrier(CLK_LOCAL_MEM_FENCE);\n"});
}

TEST_F(Dialect, RowsAreStagedInItsWords) {
  const std::string text = written("  sum = in[y * n + x + 1] - in[y * n + x];\n", "stage in");
  expectWords(text, {"  __local float in_tile[8][9];", "in_tile[get_local_id(1)][get_local_id(0)] = in[y * n + x];",
                     "if (get_local_id(0) == 7) {",
                     "in_tile[get_local_id(1)][get_local_id(0) + 1] =", "  barrier(CLK_LOCAL_MEM_FENCE);\n"});
}

TEST_F(Dialect, MergedThreadsAreNamedInItsWords) {
  const std::string text = written("  sum = in[y * n + x];\n", "coarsen x 2 adjacent");
  expectWords(text, {"get_local_id(0) * 2 + cx"});
}

} // namespace
} // namespace warpgrain::transform
