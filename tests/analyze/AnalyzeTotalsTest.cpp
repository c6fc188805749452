// SPDX-License-Identifier: Apache-2.0
//
// Sums over a launch are told where every access that may belong to them is counted, and nowhere else.
#include "tests/analyze/AnalyzeRun.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using nlohmann::json;
using testing::HasSubstr;

struct Case {
  std::string name;
  std::string before; ///< what stands above the kernel
  std::string body;   ///< of a kernel k(float *o, const float *x, const int *t); line 3 and on
  /// Sectors, or a part of the reason why they are not known.
  std::variant<int, std::string> loaded;
  std::variant<int, std::string> stored;

  friend void PrintTo(const Case &each, std::ostream *out) { *out << each.name; }
};

class AnalyzeTotals : public AnalyzeRun, public testing::WithParamInterface<Case> {};

void expect(const json &totals, const std::string &key, const std::variant<int, std::string> &what) {
  if (const int *number = std::get_if<int>(&what)) {
    EXPECT_EQ(totals[key], *number) << key << ": " << totals.dump();
    return;
  }
  ASSERT_TRUE(totals[key].is_null()) << key << ": " << totals.dump();
  EXPECT_THAT(totals["reasons"][key].get<std::string>(), HasSubstr(std::get<std::string>(what)));
}

TEST_P(AnalyzeTotals, AreKnownWhereEachAccessIsCounted) {
  const Case &each = GetParam();
  const json kernel = this->kernel(each.before + "\n__global__ void k(float *o, const float *x, const int *t) {\n" +
                                       each.body + "\n}\n",
                                   {"--block", "64", "--grid", "1"});
  expect(kernel["totals"], "global_load_sectors", each.loaded);
  expect(kernel["totals"], "global_store_sectors", each.stored);
}

std::vector<Case> cases() {
  const auto both = [](const std::string &name, const std::string &before, const std::string &body,
                       const std::string &why) {
    return Case{.name = name, .before = before, .body = body, .loaded = why, .stored = why};
  };
  return {
      both("Assembly", "",
           R"(float v; asm volatile("ld.global.f32 %0, [%1];" : "=f"(v) : "l"(x + threadIdx.x)); o[threadIdx.x] = v;)",
           "what inline assembly in line 3 reads and writes is not followed"),
      both("FunctionPointer", "__device__ float at(const float *p) { return *p; }",
           "float (*f)(const float *) = at; o[threadIdx.x] = f(x);",
           "what a function through a pointer in line 3 reads and writes is not followed"),
      both("FunctionElsewhere", "__device__ float at(const float *p);", "o[threadIdx.x] = at(x);",
           "what at in line 3 reads and writes is not followed"),
      {.name = "CopyOfAGroup",
       .before = "#include <cooperative_groups.h>\n#include <cooperative_groups/memcpy_async.h>\n"
                 "namespace cg = cooperative_groups;",
       .body =
           "__shared__ float s[64]; auto b = cg::this_thread_block(); cg::memcpy_async(b, s, x, 256); cg::wait(b);\n"
           "o[threadIdx.x] = s[threadIdx.x];",
       .loaded = "of the access in line 5, which thread of memcpy_async uses which part of a run is the library's",
       .stored = 8},
      {.name = "SumOfABlock",
       .before = "#include <cub/block/block_reduce.cuh>",
       .body = "using R = cub::BlockReduce<float, 64>; __shared__ R::TempStorage s;\n"
               "const float v = R(s).Sum(x[threadIdx.x]); if (threadIdx.x == 0) o[0] = v;",
       .loaded = 8,
       .stored = 1},
      {.name = "SumAndScanOfAGroup",
       .before = "#include <cooperative_groups.h>\n#include <cooperative_groups/reduce.h>\n"
                 "#include <cooperative_groups/scan.h>\nnamespace cg = cooperative_groups;",
       .body = "auto w = cg::tiled_partition<32>(cg::this_thread_block()); const float v = x[threadIdx.x];\n"
               "o[threadIdx.x] = cg::reduce(w, v, cg::plus<float>()) - cg::exclusive_scan(w, v);",
       .loaded = 8,
       .stored = 8},
      {.name = "ScanOfAGroupMayLoadAgain",
       .before = "#include <cooperative_groups.h>\n#include <cooperative_groups/scan.h>\n"
                 "namespace cg = cooperative_groups;",
       .body = "auto w = cg::tiled_partition<32>(cg::this_thread_block());\n"
               "o[threadIdx.x] = cg::exclusive_scan(w, x[threadIdx.x]);",
       .loaded = "how often exclusive_scan uses it is not followed",
       .stored = 8},
      {.name = "LoadOfABlock",
       .before = "#include <cub/block/block_load.cuh>",
       .body = "using L = cub::BlockLoad<float, 64, 2>; __shared__ L::TempStorage s; float v[2];\n"
               "L(s).Load(x, v); o[threadIdx.x] = v[0] + v[1];",
       .loaded = "of the access in line 4, which thread of BlockLoad::Load uses which part of a run is the library's",
       .stored = 8},
      both("Span", "#include <cuda/std/span>",
           "cuda::std::span<const float> s(x, 64); o[threadIdx.x] = s[63 - threadIdx.x];",
           "what operator[] in line 3 reads and writes is not followed"),
      both("Goto", "", "int i = 0;\nagain: o[threadIdx.x] = x[threadIdx.x]; if (++i < 4) goto again;",
           "the kernel holds what is not followed: goto"),
      both("AssemblyThatEndsThreads", "", R"(if (threadIdx.x > 7) asm("exit;"); o[threadIdx.x] = x[threadIdx.x];)",
           "the kernel holds what is not followed: the instruction \"exit\" of inline assembly"),
      both("StatementExpression", "", "o[threadIdx.x] = ({ float s = 0; for (int i = 0; i < 4; ++i) s += x[i]; s; });",
           "a statement expression"),
      {.name = "LoadThroughAnInteger",
       .body = "auto a = (unsigned long long)x + threadIdx.x * 4; o[threadIdx.x] = *(const float *)a;",
       .loaded = "*(const float *)a in line 3 may lead to any memory",
       .stored = 8},
      {.name = "StoreThroughAnInteger",
       .body = "auto a = (unsigned long long)o + threadIdx.x * 4; *(float *)a = x[threadIdx.x];",
       .loaded = 8,
       .stored = "*(float *)a in line 3 may lead to any memory"},
      {.name = "AnAddedElementThroughAnInteger",
       .body = "auto a = (unsigned long long)o + threadIdx.x * 4; *(float *)a += x[threadIdx.x];",
       .loaded = "*(float *)a in line 3 may lead to any memory",
       .stored = "*(float *)a in line 3 may lead to any memory"},
      {.name = "SubscriptFromMemory",
       .body = "o[threadIdx.x] = x[t[threadIdx.x]];",
       .loaded = "of the access in line 3, t[threadIdx.x] is loaded from memory",
       .stored = 8},
      both("CopyOfSeveralElements", "", "memcpy(o + 8 * threadIdx.x, x + 8 * threadIdx.x, 32);",
           "in how many requests memcpy moves 32 bytes for a thread is for the compiler to say"),
      both("CopyOfUnknownLength", "", "memcpy(o + 8 * threadIdx.x, x + 8 * threadIdx.x, t[0]);",
           "what memcpy in line 3 reads and writes is not followed"),
      {.name = "Fill", .body = "memset(o + 8 * threadIdx.x, 0, 32);", .loaded = 0, .stored = "memset moves 32 bytes"},
      {.name = "PointerToAFunctionOfALibrary",
       .body = "float v; sincosf(x[threadIdx.x], &o[threadIdx.x], &v);",
       .loaded = 8,
       .stored = "how often sincosf uses it is not followed"},
      {.name = "WriteThatMayComeBetween",
       .body =
           "float v = x[threadIdx.x]; *(float *)((unsigned long long)o + 4) = 1; o[threadIdx.x] = v + x[threadIdx.x];",
       .loaded = 16,
       .stored = "*(float *)((unsigned long long)o + 4) in line 3 may lead to any memory"},
      // What does nothing to memory takes nothing away.
      {.name = "OwnVariablesOfALibrary",
       .body = "float s, c; sincosf(x[threadIdx.x], &s, &c); int e; o[threadIdx.x] = s + c + frexpf(c, &e);",
       .loaded = 8,
       .stored = 8},
      {.name = "AssemblyThatComputes",
       .body = R"(int v; asm("bfe.u32 %0, %1, 3, 4;" : "=r"(v) : "r"(t[threadIdx.x])); o[threadIdx.x] = v;)",
       .loaded = 8,
       .stored = 8},
      {.name = "Groups",
       .before = "#include <cooperative_groups.h>\nnamespace cg = cooperative_groups;",
       .body = "auto w = cg::tiled_partition<32>(cg::this_thread_block());\n"
               "float v = x[threadIdx.x]; o[threadIdx.x] = w.shfl_down(v, 1) + w.thread_rank();",
       .loaded = 8,
       .stored = 8},
      {.name = "HalfPrecision",
       .before = "#include <cuda_fp16.h>",
       .body = "auto h = reinterpret_cast<const __half2 *>(x); __half2 v = __hadd2(h[threadIdx.x], h[threadIdx.x]);\n"
               "o[threadIdx.x] = __low2float(v) + __half2float(__high2half(v));",
       .loaded = 8,
       .stored = 8},
      {.name = "AtomicLoads",
       .body = "int v = __nv_atomic_load_n(t + threadIdx.x, __NV_ATOMIC_RELAXED);\n"
               "o[threadIdx.x] = v + __nv_atomic_load_n(t + threadIdx.x, __NV_ATOMIC_RELAXED);",
       .loaded = 16,
       .stored = 8},
      {.name = "AtomicLoadIntoMemory",
       .body = "__nv_atomic_load(x + threadIdx.x, o + threadIdx.x, __NV_ATOMIC_RELAXED);",
       .loaded = 8,
       .stored = 8},
      {.name = "AtomicStores",
       .body = "__nv_atomic_store_n((int *)o + threadIdx.x, 1, __NV_ATOMIC_RELAXED);",
       .loaded = 0,
       .stored = 8},
      {.name = "ElementsOf32Bytes",
       .before = "struct alignas(16) Eight { float v[8]; };",
       .body = "reinterpret_cast<Eight *>(o)[threadIdx.x] = reinterpret_cast<const Eight *>(x)[threadIdx.x];",
       .loaded = 128, // each sector in two requests of 16 bytes a thread
       .stored = 128},
  };
}

INSTANTIATE_TEST_SUITE_P(Kernels, AnalyzeTotals, testing::ValuesIn(cases()),
                         [](const auto &each) { return each.param.name; });

/// What two arrays' elements take in one request is no number of either's.
TEST_F(AnalyzeRun, APointerFromMemoryGivesNoNumberOfARequest) {
  const json kernel = this->kernel("__global__ void k(float *o, const float **rows) {\n"
                                   "  o[threadIdx.x] = rows[threadIdx.x][threadIdx.x];\n"
                                   "}\n",
                                   {"--block", "64", "--grid", "1"});
  for (const json &access : accessesAt(kernel, 2)) {
    if (access["array"] != "rows[threadIdx.x]") continue;
    EXPECT_TRUE(access["sectors_per_request"].is_null()) << access.dump(1);
    EXPECT_THAT(access["sentence"].get<std::string>(), HasSubstr("is loaded from memory"));
  }
  EXPECT_TRUE(kernel["totals"]["global_load_sectors"].is_null());
}

TEST_F(AnalyzeRun, TextSaysWhyASumIsNotKnown) {
  const std::string path = source("__global__ void k(float *o, const float *x) {\n"
                                  "  o[threadIdx.x] = *(const float *)((unsigned long long)x + 4);\n"
                                  "}\n");
  const auto outcome = run({path, "--block", "64", "--grid", "1"});
  EXPECT_THAT(outcome.standardOutput, HasSubstr("in line 2 may lead to any memory"));
  EXPECT_THAT(outcome.standardOutput, HasSubstr("sectors stored: 8"));
}

} // namespace
} // namespace warpgrain::tests
