// SPDX-License-Identifier: Apache-2.0
//
// Objects of libcu++, whose functions are not followed: what they hold differs between threads where what they were
// given does, and what they were given by reference may be changed through them.
#include "core/access/form/Classify.h"
#include "core/access/form/Text.h"
#include "core/access/symbolic/SymbolicExecution.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::tests {
namespace {

/// The address of the last write of a kernel, and "varies" where it differs between the threads of a block.
std::string lastWriteOf(const std::string &body) {
  const ParsedSource source("#include <cuda/std/array>\n#include <cuda/std/optional>\n#include <cuda/std/tuple>\n"
                            "#include <cuda/std/utility>\n"
                            "# 1 \"lib.h\" 1 3\n"
                            "namespace lib {\n"
                            "__device__ inline void set(int &one, int *other, int to) { one = to; *other = to; }\n"
                            "}\n"
                            "# 5 \"kernel.cu\" 2\n"
                            "__global__ void k(int *out, const int *in, int *m, int n) {\n" +
                            body + "\n}\n");
  EXPECT_FALSE(source.unit().hasErrors()) << body;
  const access::KernelInstances found = access::executeSymbolically(source.unit(), source.kernel(), {});
  if (found.accesses.empty()) return "none";
  const access::AccessInstance &last = found.accesses.back();
  return toString(found.atoms, last.byteOffset) +
         (access::variesInBlock(found.atoms, last.byteOffset) ? " varies" : "");
}

class LibraryObjects : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

TEST_P(LibraryObjects, DifferBetweenThreadsWhereWhatTheyHoldDoes) {
  EXPECT_TRUE(lastWriteOf(GetParam()).ends_with(" varies")) << GetParam() << "\n" << lastWriteOf(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    Of, LibraryObjects,
    testing::Values("cuda::std::optional<int> a(threadIdx.x); out[a.value_or(3)] = 0;",
                    "int t = in[threadIdx.x]; cuda::std::optional<int> a(t); out[*a] = 0;",
                    "cuda::std::pair<int, int> a(threadIdx.x, 2); out[cuda::std::get<0>(a)] = 0;",
                    "cuda::std::tuple<int, int> a(in[threadIdx.x], 2); out[cuda::std::get<0>(a)] = 0;",
                    "auto a = cuda::std::make_tuple(in[threadIdx.x], 2); const auto &b = a;\n"
                    "out[cuda::std::get<0>(b)] = 0;",
                    "cuda::std::array<int, 2> a{int(threadIdx.x), 2}; const auto &b = a; out[b[0]] = 0;",
                    "int t = threadIdx.x; out[cuda::std::exchange(t, 7)] = 0;",
                    "cuda::std::array<int, 2> a{1, 2}; a[0] = threadIdx.x; out[a[0]] = 0;",
                    "int i = 1; cuda::std::tuple<int &> a(i); cuda::std::get<0>(a) = threadIdx.x; out[i] = 0;",
                    "int i = 1; auto a = cuda::std::tie(i); cuda::std::get<0>(a) = threadIdx.x; out[i] = 0;",
                    "int i = 1, j = 2; cuda::std::pair<int &, int &> a(i, j); a.first = threadIdx.x; out[i] = 0;",
                    "int i = 1; *cuda::std::addressof(i) = threadIdx.x; out[i] = 0;",
                    "int i = 1, j = threadIdx.x; cuda::std::swap(i, j); out[i] = 0;",
                    "int t = 1; cuda::std::exchange(t, in[threadIdx.x]); out[t] = 0;",
                    "int i = 1, v[2] = {1, 2}; lib::set(i, v, int(threadIdx.x)); out[i] = 0;",
                    "int i = 1, v[2] = {1, 2}; lib::set(i, v, int(threadIdx.x)); out[v[0]] = 0;"));

TEST(LibraryObjectsThatAllThreadsShare, AreUniform) {
  if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  EXPECT_FALSE(lastWriteOf("cuda::std::pair<int, int> a(n, 2); const auto &b = a; out[cuda::std::get<0>(b)] = 0;")
                   .ends_with("varies"));
}

} // namespace
} // namespace warpgrain::tests
