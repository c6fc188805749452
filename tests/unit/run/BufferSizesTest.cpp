// SPDX-License-Identifier: Apache-2.0
//
// A buffer gets the size that the kernel's accesses tell where every one of them is known, and no size that was
// guessed.
#include "core/run/launch/ResolveLaunch.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::run {
namespace {

using testing::HasSubstr;
using testing::Not;
using tests::ParsedSource;

struct Case {
  std::string name;
  std::string before; ///< what stands above the kernel
  std::string body;   ///< of a kernel k(float *o, const float *x, const int *t)
  /// Of x and of o: the size in bytes, or a part of the sentence that says why there is none.
  std::variant<int, std::string> x;
  std::variant<int, std::string> o = 256;

  friend void PrintTo(const Case &each, std::ostream *out) { *out << each.name; }
};

class BufferSizes : public testing::TestWithParam<Case> {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

std::string sourceOf(const Case &each) {
  return each.before + "\n__global__ void k(float *o, const float *x, const int *t) {\n" + each.body +
         "\n}\nvoid go(float *o, float *x, int *t) { k<<<1, 64>>>(o, x, t); }\n";
}

void expect(const Result<ResolvedLaunch> &launch, const std::string &name, const std::variant<int, std::string> &what) {
  const std::string unknown = "the size of " + name + " is not known (";
  if (const auto *why = std::get_if<std::string>(&what)) {
    ASSERT_FALSE(launch);
    EXPECT_THAT(launch.error().message, HasSubstr(unknown + *why));
    EXPECT_THAT(launch.error().message, HasSubstr("give it with --elements " + name + "="));
    return;
  }
  if (!launch) {
    EXPECT_THAT(launch.error().message, Not(HasSubstr(unknown)));
    return;
  }
  for (const Buffer &buffer : launch->buffers)
    if (buffer.name == name) {
      EXPECT_EQ(buffer.bytes, static_cast<std::uint64_t>(std::get<int>(what))) << name;
    }
}

TEST_P(BufferSizes, AreDerivedOrAskedFor) {
  const ParsedSource source(sourceOf(GetParam()));
  ASSERT_FALSE(source.unit().hasErrors()) << source.unit().diagnostics.front().message;
  const auto launch = resolveLaunch(source.unit(), source.kernel(), {}, {});
  expect(launch, "x", GetParam().x);
  expect(launch, "o", GetParam().o);
  if (launch) return;
  LaunchForm form;
  for (const char *name : {"o", "x", "t"})
    form.arguments[name] = BufferForm{.elements = 640, .bytes = {}, .fill = {}};
  const auto given = resolveLaunch(source.unit(), source.kernel(), {}, form);
  EXPECT_TRUE(given) << given.error().message;
}

const char *const copyAsync = R"(
  __shared__ __align__(16) float s[64];
  if (threadIdx.x < 16)
    asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" ::
      "r"((unsigned)__cvta_generic_to_shared(s + threadIdx.x * 4)), "l"(x + threadIdx.x * 4) : "memory");
  asm volatile("cp.async.wait_all;" ::: "memory");
  __syncthreads();
  o[threadIdx.x] = s[63 - threadIdx.x];)";

const char *const sharedPointers = R"(
  __shared__ const float *s[64];
  s[threadIdx.x] = x + threadIdx.x;
  __syncthreads();
  o[threadIdx.x] = *s[63 - threadIdx.x];)";

std::vector<Case> cases() {
  const std::string assembly = "hands it to inline assembly, which is not followed";
  return {
      {.name = "LoadByAssembly",
       .body = R"(float v; asm volatile("ld.global.f32 %0, [%1];" : "=f"(v) : "l"(x + threadIdx.x * 8));
                  o[threadIdx.x] = v;)",
       .x = "line 3 " + assembly},
      {.name = "StoreByAssembly",
       .body = R"(asm volatile("st.global.f32 [%0], %1;" :: "l"(o + threadIdx.x), "f"(x[threadIdx.x]) : "memory");)",
       .x = 256,
       .o = "line 3 " + assembly},
      {.name = "AddressByAssembly",
       .body = R"(const float *q; asm("mov.u64 %0, %1;" : "=l"(q) : "l"(x)); o[threadIdx.x] = q[threadIdx.x];)",
       .x = "line 3 may access it through q[threadIdx.x]: q is set by inline assembly"},
      {.name = "AssemblyOfWhatWasLoaded",
       .body = R"(int v; asm volatile("ld.global.s32 %0, [%1];" : "=r"(v) : "l"(t + 1));
                  o[threadIdx.x] = x[threadIdx.x] + v;)",
       .x = 256},
      {.name = "AsynchronousCopyByAssembly", .body = copyAsync, .x = "line 6 " + assembly},
      {.name = "AsynchronousCopyOfAGroup",
       .before = "#include <cooperative_groups.h>\n#include <cooperative_groups/memcpy_async.h>\n"
                 "namespace cg = cooperative_groups;",
       .body = R"(__shared__ float s[64]; auto b = cg::this_thread_block();
                  cg::memcpy_async(b, s, x, sizeof(float) * 64); cg::wait(b); o[threadIdx.x] = s[threadIdx.x];)",
       .x = 256},
      {.name = "AsynchronousCopyOfAGroupOfUnknownSize",
       .before = "#include <cooperative_groups.h>\n#include <cooperative_groups/memcpy_async.h>\n"
                 "namespace cg = cooperative_groups;",
       .body = R"(__shared__ float s[64]; auto b = cg::this_thread_block();
                  cg::memcpy_async(b, s, x, t[0]); cg::wait(b); o[threadIdx.x] = s[threadIdx.x];)",
       .x = "of the access in line 6, how much of the run is used is not known"},
      {.name = "BlockLoad",
       .before = "#include <cub/block/block_load.cuh>",
       .body = R"(using Load = cub::BlockLoad<float, 64, 2, cub::BLOCK_LOAD_VECTORIZE>;
                  __shared__ typename Load::TempStorage temp; float items[2];
                  Load(temp).Load(x, items); o[threadIdx.x] = items[0] - items[1];)",
       .x = 512},
      {.name = "BlockLoadOfSomeElements",
       .before = "#include <cub/block/block_load.cuh>",
       .body = R"(using Load = cub::BlockLoad<float, 64, 2, cub::BLOCK_LOAD_TRANSPOSE>;
                  __shared__ typename Load::TempStorage temp; float items[2];
                  Load(temp).Load(x + 3, items, 100, 0); o[threadIdx.x] = items[0] - items[1];)",
       .x = 412},
      {.name = "BlockLoadOfUnknownSize",
       .before = "#include <cub/block/block_load.cuh>",
       .body = R"(using Load = cub::BlockLoad<float, 64, 2>;
                  __shared__ typename Load::TempStorage temp; float items[2];
                  Load(temp).Load(x, items, t[0], 0); o[threadIdx.x] = items[0] - items[1];)",
       .x = "of the access in line 5, how much of the run is used is not known"},
      {.name = "BlockLoadThroughAnIterator",
       .before = "#include <cub/block/block_load.cuh>\n#include <cub/iterator/cache_modified_input_iterator.cuh>",
       .body = R"(using Load = cub::BlockLoad<float, 64, 2>; float items[2];
                  __shared__ typename Load::TempStorage temp;
                  cub::CacheModifiedInputIterator<cub::LOAD_LDG, float> from(x);
                  Load(temp).Load(from, items); o[threadIdx.x] = items[0] - items[1];)",
       .x = "line 7 hands it to BlockLoad::Load, which is handed an iterator that is not followed"},
      {.name = "BlockReduceInStorageOfItsOwn",
       .before = "#include <cub/block/block_reduce.cuh>",
       .body = "const float sum = cub::BlockReduce<float, 64>().Sum(x[threadIdx.x]); o[threadIdx.x] = sum;",
       .x = 256},
      {.name = "BlockStore",
       .before = "#include <cub/block/block_store.cuh>",
       .body = R"(using Store = cub::BlockStore<float, 64, 3, cub::BLOCK_STORE_WARP_TRANSPOSE>;
                  __shared__ typename Store::TempStorage temp; float items[3] = {x[threadIdx.x], 1, 2};
                  Store(temp).Store(o + 1, items);)",
       .x = 256,
       .o = 772},
      {.name = "BlockStoreInAnotherBlock",
       .before = "#include <cub/block/block_store.cuh>",
       .body = R"(using Store = cub::BlockStore<float, 32, 3, cub::BLOCK_STORE_DIRECT, 2>;
                  __shared__ typename Store::TempStorage temp; float items[3] = {x[threadIdx.x], 1, 2};
                  Store(temp).Store(o + 1, items);)",
       .x = 256,
       .o = "line 5 hands it to BlockStore::Store, which is made for blocks of 32 x 2 x 1 threads"},
      {.name = "Span",
       .before = "#include <cuda/std/span>",
       .body = "cuda::std::span<const float> s(x, 64); o[threadIdx.x] = s[63 - threadIdx.x];",
       .x = "line 3 hands it to operator[], which is not followed"},
      {.name = "Text",
       .body = R"(if (threadIdx.x == 0) printf("%s", reinterpret_cast<const char *>(x)); o[threadIdx.x] = x[3];)",
       .x = "line 3 hands it to printf, which is not followed"},
      {.name = "CopyOfUnknownSize",
       .body = "if (threadIdx.x == 0) memcpy(o, x, t[0]);",
       .x = "of the access in line 3, t[0] bytes are copied",
       .o = "of the access in line 3, t[0] bytes are copied"},
      {.name = "FunctionPointer",
       .before = "__device__ float at(const float *p, int i) { return p[i]; }",
       .body = "float (*read)(const float *, int) = at; o[threadIdx.x] = read(x, threadIdx.x);",
       .x = "line 3 hands it to a function through a pointer, which is not followed"},
      {.name = "Recursion",
       .before = "__device__ float sum(const float *p, int n) { return n == 0 ? 0 : p[n] + sum(p, n - 1); }",
       .body = "o[threadIdx.x] = sum(x, threadIdx.x);",
       .x = "line 1 hands it to sum, which calls itself"},
      {.name = "FunctionElsewhere",
       .before = "__device__ float at(const float *p);",
       .body = "o[threadIdx.x] = at(x);",
       .x = "line 3 hands it to at,"},
      {.name = "StructInAFunctionElsewhere",
       .before = "struct View { const float *p; int n; }; __device__ float at(const View &v);",
       .body = "View v; v.p = x; v.n = 3; o[threadIdx.x] = at(v);",
       .x = "line 3 hands it to at,"},
      {.name = "ObjectOfACallElsewhere",
       .before = "struct View { const float *p; __device__ View(const float *q) : p(q) {} "
                 "__device__ float at(int i) const; };",
       .body = "View v(x); o[threadIdx.x] = v.at(2);",
       .x = "line 3 hands it to at,"},
      {.name = "ArrayOfPointersInAFunctionElsewhere",
       .before = "__device__ float at(const float **rows);",
       .body = "const float *rows[2]; rows[0] = rows[1] = x; o[threadIdx.x] = at(rows);",
       .x = "line 3 hands it to at,"},
      {.name = "StoredWhereAnotherFunctionLooks",
       .before = "__device__ const float *kept; __device__ float at(int i);",
       .body = "kept = x; o[threadIdx.x] = at(threadIdx.x);",
       .x = "line 3 hands it to at,"},
      {.name = "Integer",
       .body = "unsigned long long a = reinterpret_cast<unsigned long long>(x) + threadIdx.x * 4;\n"
               "o[threadIdx.x] = *reinterpret_cast<const float *>(a);",
       .x = "line 4 may access it through *reinterpret_cast<const float *>(a)"},
      {.name = "HalvesOfAnAddress",
       .body = "unsigned low = (unsigned)(unsigned long long)x, high = (unsigned)((unsigned long long)x >> 32);\n"
               "const float *p = (const float *)((unsigned long long)high << 32 | low);\n"
               "o[threadIdx.x] = p[threadIdx.x];",
       .x = "line 5 may access it through p[threadIdx.x]"},
      {.name = "PointerOfAnotherLane",
       .body = "auto p = (const float *)__shfl_sync(~0u, (unsigned long long)(x + threadIdx.x), 0);\n"
               "o[threadIdx.x] = p[threadIdx.x];",
       .x = "line 4 may access it through p[threadIdx.x]"},
      {.name = "PointersInSharedMemory", .body = sharedPointers, .x = "line 7 may access it through *s[63 - "},
      {.name = "OneOfTwoByThread",
       .body = "const float *p = threadIdx.x & 1 ? x : o; o[threadIdx.x] = p[threadIdx.x];",
       .x = "line 3 may access it through p[threadIdx.x]",
       .o = "line 3 may access it through p[threadIdx.x]"},
      {.name = "CapturedUnderAnotherName",
       .body = "auto f = [q = x + 4](int i) { return q[i]; }; o[threadIdx.x] = f(threadIdx.x);",
       .x = "line 3 may access it through q[i]"},
      {.name = "StatementExpression",
       .body = "o[threadIdx.x] = ({ float s = 0; for (int i = 0; i < 4; ++i) s += x[threadIdx.x + i]; s; });",
       .x = "the kernel holds what is not followed: a statement expression",
       .o = "the kernel holds what is not followed: a statement expression"},
      {.name = "SubscriptFromMemory",
       .body = "o[threadIdx.x] = x[t[threadIdx.x]];",
       .x = "of the access in line 3, t[threadIdx.x] is loaded from memory"},
      {.name = "BoundFromMemory",
       .body = "float v = 0; for (int i = 0; i < t[0]; ++i) v += x[i]; o[threadIdx.x] = v;",
       .x = "of the access in line 3, how often the loop at line 3 runs is not known"},
      {.name = "ConditionOfALoopWithoutBound",
       .body = "for (int i = 0; i < t[0]; ++i) if (i == threadIdx.x + 500) o[threadIdx.x] = x[2 * threadIdx.x];",
       .x = 508},
      // What is followed in full has its size.
      {.name = "Unused", .body = "o[threadIdx.x] = 1;", .x = 4},
      {.name = "View",
       .before = "struct View { const float *p; __device__ View(const float *q) : p(q) {} "
                 "__device__ float operator[](int i) const { return p[i]; } };",
       .body = "View v(x); o[threadIdx.x] = v[threadIdx.x * 2];",
       .x = 508},
      {.name = "Lambda",
       .body = "auto f = [=](int i) { return x[i + 1]; }; o[threadIdx.x] = f(threadIdx.x);",
       .x = 260},
      {.name = "Walk",
       .body = "float v = 0; for (const float *p = x + threadIdx.x; p < x + 200; p += 64) v += *p; o[threadIdx.x] = v;",
       .x = 800},
      {.name = "NeighbourOfAReference", .body = "const float &r = x[threadIdx.x]; o[threadIdx.x] = (&r)[1];", .x = 260},
      {.name = "Elements32BytesLarge",
       .before = "struct Eight { float v[8]; };",
       .body = "Eight e = reinterpret_cast<const Eight *>(x)[threadIdx.x]; o[threadIdx.x] = e.v[3];",
       .x = 2048},
      {.name = "Elements12BytesLarge",
       .before = "struct Three { float x, y, z; };",
       .body = "reinterpret_cast<Three *>(o)[threadIdx.x] = reinterpret_cast<const Three *>(x)[63 - threadIdx.x];",
       .x = 768,
       .o = 768},
      {.name = "PrintedAddress", .body = R"(if (threadIdx.x == 70) printf("%p", x); o[threadIdx.x] = x[0];)", .x = 4},
  };
}

INSTANTIATE_TEST_SUITE_P(Ways, BufferSizes, testing::ValuesIn(cases()),
                         [](const auto &each) { return each.param.name; });

TEST(BufferSizesOf, MembersAreToldApart) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const ParsedSource source(R"(
struct P { const float *a; const float *b; float *rows[2]; };
__global__ void k(P p, float *o) {
  float v;
  asm volatile("ld.global.f32 %0, [%1];" : "=f"(v) : "l"(p.a + threadIdx.x));
  o[threadIdx.x] = p.b[threadIdx.x] + v;
}
__global__ void r(P p, float *o) { o[threadIdx.x] = p.rows[threadIdx.x % 2][threadIdx.x] + p.a[2 * threadIdx.x]; }
template <typename... T> __global__ void all(float *o, const T *...x) { o[threadIdx.x] = (0 + ... + x[threadIdx.x]); }
void go(P p, float *o, double *d) { k<<<1, 64>>>(p, o); r<<<1, 64>>>(p, o); all<<<1, 64>>>(o, o, d); }
)");
  const auto one = resolveLaunch(source.unit(), source.kernel("k"), {}, {});
  ASSERT_FALSE(one);
  EXPECT_THAT(one.error().message, HasSubstr("the size of p.a is not known (line 5"));
  EXPECT_THAT(one.error().message, Not(HasSubstr("size of p.b")));
  EXPECT_THAT(one.error().message, Not(HasSubstr("size of o")));
  const auto rows = resolveLaunch(source.unit(), source.kernel("r"), {}, {});
  ASSERT_FALSE(rows);
  EXPECT_THAT(rows.error().message, HasSubstr("the size of p.rows[0] is not known"));
  EXPECT_THAT(rows.error().message, HasSubstr("the size of p.rows[1] is not known"));
  EXPECT_THAT(rows.error().message, Not(HasSubstr("size of p.a")));
  const auto pack = resolveLaunch(source.unit(), source.kernel("all"), {}, {});
  ASSERT_TRUE(pack) << pack.error().message;
  ASSERT_EQ(pack->buffers.size(), 3U);
  EXPECT_EQ(pack->buffers[0].bytes, 256U);
  EXPECT_EQ(pack->buffers[1].bytes, 256U);
  EXPECT_EQ(pack->buffers[2].bytes, 512U);
}

TEST(BufferSizesOf, TheFormNamesNoOption) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const ParsedSource source("__device__ void fill(float *p);\n"
                            "__global__ void k(float *p) { fill(p); }\n"
                            "void go(float *p) { k<<<1, 64>>>(p); }\n");
  const auto launch = resolveLaunch(source.unit(), source.kernel(), {}, {}, LaunchGivenBy::form);
  ASSERT_FALSE(launch);
  EXPECT_THAT(launch.error().message, HasSubstr("the size of p is not known (line 2 hands it to fill"));
  EXPECT_THAT(launch.error().message, Not(HasSubstr("--elements")));
}

} // namespace
} // namespace warpgrain::run
