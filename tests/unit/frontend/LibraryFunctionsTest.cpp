// SPDX-License-Identifier: Apache-2.0
//
// Which functions of the toolkit's and the compiler's headers are known to do nothing but compute, by their bodies.
#include "core/model/dialect/CollectiveTable.h"
#include "core/model/dialect/CudaNames.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <fstream>

namespace warpgrain::tests {
namespace {

using model::CallEffect;

class LibraryFunctions : public testing::Test {
protected:
  void SetUp() override {
    if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// Headers of the folder are a library's.
  static const TemporaryDirectory &folder() {
    static const TemporaryDirectory folder = TemporaryDirectory::create().value();
    return folder;
  }

  static model::Unit parsed(const std::string &text) {
    frontend::ParseRequest request;
    request.file = folder().path() / "kernel.cu";
    std::ofstream(request.file) << text;
    request.cudaRoot = cudaRoot();
    request.headerCache = frontend::headerCacheFolder();
    request.flags = {"-isystem", (folder().path() / "library").string()};
    return frontend::Parser::open(request).value()->parse({}).value();
  }

  /// Includes a header of a library that has the text.
  static std::string ofLibrary(const std::string &text) {
    static int number = 0;
    const std::string name = "library" + std::to_string(++number) + ".h";
    std::filesystem::create_directories(folder().path() / "library");
    std::ofstream(folder().path() / "library" / name) << text << '\n';
    return "#include <" + name + ">";
  }

  /// The effect of the one library call in a kernel that consists of one statement; "a" and "b" are float pointers.
  static CallEffect effectOfCallIn(const std::string &statement, const std::string &headers = {}) {
    const model::Unit unit =
        parsed(headers + "\n__global__ void k(float *a, const float *b, int n) {\n" + statement + "\n}\n");
    EXPECT_FALSE(unit.hasErrors()) << statement;
    const model::Body &body = unit[unit.kernels().at(0)].body;
    CallEffect found = CallEffect::user;
    for (const model::Expression &e : body.expressions) {
      const bool isCall = e.kind == model::ExpressionKind::call || e.kind == model::ExpressionKind::construct;
      if (!isCall || !e.callee.isSystem) continue;
      const CallEffect effect = effectOf(e.callee);
      if (found == CallEffect::user || effect != CallEffect::none) found = effect;
    }
    return found;
  }

  /// Of a block's scan of integers with a function as its last argument, which `before` may declare.
  static CallEffect effectOfScanBy(const std::string &function, const std::string &before = {}) {
    const ParsedSource source("#include <cub/block/block_scan.cuh>\n" + before +
                              "\n__global__ void k(int *a, int n) {\n  using Scan = cub::BlockScan<int, 64>;\n"
                              "  __shared__ Scan::TempStorage t;\n  int v = a[n];\n  Scan(t).InclusiveScan(v, v, " +
                              function + ");\n}\n");
    EXPECT_FALSE(source.unit().hasErrors()) << function;
    for (const model::Expression &e : source.unit()[source.kernel()].body.expressions)
      if (model::collectiveOf(e.callee) != nullptr) return effectOf(e.callee);
    return CallEffect::user;
  }
};

TEST_F(LibraryFunctions, ThatComputeFromNumbersAreKnown) {
  for (const char *statement : {"a[n] = sinf(b[n]);",
                                "a[n] = __expf(b[n]) + fminf(b[0], 1.0f);",
                                "a[n] = std::max(b[0], b[1]);",
                                "a[n] = __popc(n) + __clz(n);",
                                "a[n] = rsqrtf(b[n]);",
                                "a[n] = min(n, 3);",
                                "a[n] = make_float2(1, 2).x;",
                                "a[n] = pow(b[n], 2.0);",
                                "a[n] = fmodf(b[n], 3.0f);",
                                "a[n] = isnan(b[n]);",
                                "a[n] = norm3df(1, 2, 3);",
                                "a[n] = __saturatef(b[n]);",
                                "a[n] = __fdividef(b[n], 3.0f);",
                                "a[n] = abs(n);",
                                "a[n] = __brev(n);",
                                "a[n] = __funnelshift_l(n, n, 3);",
                                "a[n] = __vadd4(n, n);",
                                "a[n] = __dp4a(n, n, n);",
                                "a[n] = __int_as_float(n);",
                                "a[n] = dim3(3).y;"})
    EXPECT_EQ(effectOfCallIn(statement, "#include <algorithm>\n#include <utility>"), CallEffect::none) << statement;
}

TEST_F(LibraryFunctions, OfSmallFloatsAreKnownByTheirBodies) {
  for (const char *statement :
       {"__half h = __float2half(b[n]); a[n] = __half2float(h);", "a[n] = __half2float(__hadd(__half(1), __half(2)));",
        "__half2 h = __floats2half2_rn(1, 2); a[n] = __low2float(h);",
        "__half2 h = __hfma2(__half2(), __half2(), __half2()); a[n] = __high2float(h);",
        "__half h = b[n]; h += h; a[n] = h;", "a[n] = __half2float(hexp(__half(1)));"})
    EXPECT_EQ(effectOfCallIn(statement, "#include <cuda_fp16.h>"), CallEffect::none) << statement;
  EXPECT_EQ(effectOfCallIn("a[n] = __bfloat162float(__float2bfloat16(b[n]));", "#include <cuda_bf16.h>"),
            CallEffect::none);
}

TEST_F(LibraryFunctions, ThatWalkPointersOrSynchroniseAreNotKnown) {
  EXPECT_EQ(effectOfCallIn("a[n] = normf(3, b);"), CallEffect::unknown);
  EXPECT_EQ(effectOfCallIn("a[n] = rnorm(3, (const double *)b);"), CallEffect::unknown);
  EXPECT_EQ(effectOfCallIn("__pipeline_memcpy_async(a, b, 16);", "#include <cuda_pipeline.h>"), CallEffect::unknown);
}

TEST_F(LibraryFunctions, ThatReadWhatTheyAreHandedOnlyCompute) {
  EXPECT_EQ(effectOfCallIn("a[n] = twice(n);", ofLibrary("__device__ int twice(int n) { return 2 * n; }")),
            CallEffect::none);
  EXPECT_EQ(
      effectOfCallIn("int m = n; a[n] = first(&m);", ofLibrary("__device__ int first(const int *p) { return *p; }")),
      CallEffect::none);
}

TEST_F(LibraryFunctions, WithAStatementOrAnExpressionThatNoListNamesAreNotKnown) {
  for (const char *body : {"goto end; end: return n;", "return [n] { return n; }();", "return ({ n; });",
                           "_Complex float c = n; return __real__ c;", "return *new int(n);"})
    EXPECT_EQ(effectOfCallIn("a[n] = odd(n);", ofLibrary(std::string("__device__ int odd(int n) { ") + body + " }")),
              CallEffect::unknown)
        << body;
}

TEST_F(LibraryFunctions, ThatLeaveTheObjectTheyAreHandedAreNotKnown) {
  for (const char *body : {"return *(p + 1);", "return p[1];", "return *(const int *)(long)*p;",
                           "return *(const int *)(unsigned long long)p;"})
    EXPECT_EQ(effectOfCallIn("int m = n; a[n] = odd(&m);",
                             ofLibrary(std::string("__device__ int odd(const int *p) { ") + body + " }")),
              CallEffect::unknown)
        << body;
}

TEST_F(LibraryFunctions, ThatCallWhatAnotherClassMayOverrideAreNotKnown) {
  EXPECT_EQ(effectOfCallIn("Base base; a[n] = called(base);",
                           ofLibrary("struct Base { __device__ virtual int f() { return 1; } };\n"
                                     "__device__ int called(Base &b) { return b.f(); }")),
            CallEffect::unknown);
}

/// Whoever wrote the function that values are combined by: what it does, the collective does.
TEST_F(LibraryFunctions, CollectivesAreKnownWhereWhatTheyCombineByOnlyComputes) {
  EXPECT_EQ(effectOfScanBy("cuda::maximum<>{}"), CallEffect::collective);
  EXPECT_EQ(effectOfScanBy("cuda::std::plus<int>()"), CallEffect::collective);
  EXPECT_EQ(effectOfScanBy("[] __device__ (int x, int y) { return x < y ? y : x; }"), CallEffect::collective);
  const std::string largest = "struct Largest { __device__ int operator()(int x, int y) const { return max(x, y); } };";
  EXPECT_EQ(effectOfScanBy("Largest()", largest), CallEffect::collective);
  const std::string derived = largest + " struct Derived : Largest { int more; };";
  EXPECT_EQ(effectOfScanBy("Derived()", derived), CallEffect::collective);
}

TEST_F(LibraryFunctions, CollectivesThatAreHandedMoreAreNotKnown) {
  EXPECT_EQ(effectOfScanBy("[a] __device__ (int x, int y) { return x + y + a[1]; }"), CallEffect::unknown);
  EXPECT_EQ(effectOfScanBy("Counting{a}", "struct Counting { int *p; __device__ int operator()(int x, int y) const "
                                          "{ atomicAdd(p, 1); return x + y; } };"),
            CallEffect::unknown);
  EXPECT_EQ(effectOfScanBy("add", "__device__ int add(int x, int y) { return x + y; }"), CallEffect::unknown);
  EXPECT_EQ(effectOfScanBy("Derived()", "struct Waiting { __device__ int operator()(int x, int y) const "
                                        "{ __syncthreads(); return x; } }; struct Derived : Waiting {};"),
            CallEffect::unknown);
}

TEST_F(LibraryFunctions, AnOperationOfCooperativeGroupsIsMadeAndDoesNothing) {
  const std::string headers = "#include <cooperative_groups.h>\n#include <cooperative_groups/reduce.h>\n"
                              "namespace cg = cooperative_groups;";
  EXPECT_EQ(effectOfCallIn("auto plus = cg::plus<float>(); a[n] = plus(b[n], b[0]);", headers), CallEffect::none);
  EXPECT_EQ(effectOfCallIn("cg::less<int> less; a[n] = less(n, 3);", headers), CallEffect::none);
}

TEST_F(LibraryFunctions, OfAtomicsBuiltIntoTheCompilerChangeMemory) {
  EXPECT_EQ(effectOfCallIn("__atomic_fetch_add((int *)a, 1, 0);"), CallEffect::atomic);
}

} // namespace
} // namespace warpgrain::tests
