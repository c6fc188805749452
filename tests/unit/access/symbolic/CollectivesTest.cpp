// SPDX-License-Identifier: Apache-2.0
//
// What the collectives of CUB and of cooperative groups use: runs of memory that threads share among them, and values
// that come from other threads.
#include "core/access/form/Text.h"
#include "core/access/symbolic/SymbolicExecution.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace warpgrain::tests {
namespace {

using access::AccessInstance;
using access::BarrierKind;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const char *const cub = "#include <cub/cub.cuh>\n";
const char *const groups = "#include <cooperative_groups.h>\n#include <cooperative_groups/memcpy_async.h>\n"
                           "namespace cg = cooperative_groups;\n";

class Collectives : public testing::Test {
protected:
  void SetUp() override {
    if (!cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// A kernel that runs after `headers`; it has `int *out, const int *in, int n`.
  struct Followed {
    Followed(const std::string &headers, const std::string &body)
        : source(headers + "__global__ void k(int *out, const int *in, int n) {\n" + body +
                 "\n}\nvoid go(int *o, const int *i) { k<<<4, 128>>>(o, i, 99); }\n"),
          instances(access::executeSymbolically(source.unit(), source.kernel(), {})) {
      EXPECT_FALSE(source.unit().hasErrors()) << body;
    }

    /// "read in + 2048*bx, 2048 bytes", with "at most" where fewer may be used.
    std::vector<std::string> runs() const {
      std::vector<std::string> out;
      for (const AccessInstance &access : instances.accesses) {
        if (!access.collective) continue;
        const std::string kind = access.kind == model::AccessKind::read    ? "read "
                                 : access.kind == model::AccessKind::write ? "write "
                                                                           : "use ";
        const bool isStorage = access.kind == model::AccessKind::readWrite;
        out.push_back(kind + instances[*access.array].name + " + " + toString(instances.atoms, access.byteOffset) +
                      (isStorage ? "" : (access.isAtMost ? ", at most " : ", ") + std::to_string(access.sizeBytes)));
      }
      return out;
    }

    std::vector<std::string> unfollowed() const {
      std::vector<std::string> out;
      for (const access::UnfollowedCall &call : instances.unfollowedCalls)
        out.push_back(call.reason.of(call.name).text());
      return out;
    }

    ParsedSource source;
    access::KernelInstances instances;
  };
};

TEST_F(Collectives, UseTheStorageThatTheyAreHanded) {
  const Followed twice(cub, "using R = cub::BlockReduce<int, 128>; __shared__ R::TempStorage s; R reduce(s);\n"
                            "for (int i = 0; i < n; ++i) { int v = reduce.Sum(in[i]); out[i] = v; __syncthreads(); }");
  EXPECT_THAT(twice.runs(), ElementsAre("use s + 0"));
  EXPECT_THAT(twice.unfollowed(), IsEmpty());
  const Followed ofWarps(cub,
                         "using E = cub::WarpExchange<int, 2>; __shared__ E::TempStorage s[4]; int v[2] = {1, 2};\n"
                         "E(s[threadIdx.y]).BlockedToStriped(v, v); out[threadIdx.x] = v[0];");
  ASSERT_EQ(ofWarps.runs().size(), 1U);
  EXPECT_THAT(ofWarps.runs().front(), HasSubstr("*ty"));
  EXPECT_EQ(ofWarps.instances.barriers.front().kind, BarrierKind::warpCollective);
  EXPECT_EQ(ofWarps.instances.barriers.front().lanes, 32);
  const Followed dynamic(cub, "using R = cub::BlockReduce<int, 128>; extern __shared__ char raw[];\n"
                              "auto &s = *reinterpret_cast<R::TempStorage *>(raw + 64); out[0] = R(s).Sum(in[0]);");
  EXPECT_THAT(dynamic.runs(), ElementsAre("use raw + 64"));
  const Followed own(cub, "out[0] = cub::BlockReduce<int, 128>().Sum(in[threadIdx.x]);");
  EXPECT_EQ(own.runs().size(), 1U);
  EXPECT_THAT(own.unfollowed(), IsEmpty());
}

TEST_F(Collectives, HaveNoStorageWhereTheirObjectsAreEmpty) {
  const Followed loads(cub, "using L = cub::BlockLoad<int, 128, 2>; __shared__ L::TempStorage s; int v[2];\n"
                            "L(s).Load(in, v); out[threadIdx.x] = v[1];");
  EXPECT_THAT(loads.runs(), ElementsAre("read in + 0, 1024"));
}

TEST_F(Collectives, MayChangeWhatAReferenceThatIsNotFollowedNames) {
  const Followed sums(
      cub + std::string("__device__ int &chosen(int &a, int &b, int n) { return n > 0 ? chosen(b, a, n - 1) : a; }\n"),
      "using S = cub::BlockScan<int, 128>; __shared__ S::TempStorage s; int i = 1, j = 2;\n"
      "S(s).InclusiveSum(in[threadIdx.x], chosen(i, j, n)); out[j] = 0;");
  EXPECT_THAT(sums.unfollowed(), Not(IsEmpty()));
  EXPECT_FALSE(sums.instances.accesses.back().byteOffset.isConstant());
}

TEST_F(Collectives, MayChangeWhatAPointerThatIsNotFollowedLeadsTo) {
  const Followed copies(groups,
                        "int i = 1; const int **to = reinterpret_cast<const int **>(out); to[1] = &i;\n"
                        "auto b = cg::this_thread_block(); cg::memcpy_async(b, const_cast<int *>(to[0]), in, n);\n"
                        "cg::wait(b); out[i] = 0;");
  EXPECT_THAT(copies.unfollowed(), Not(IsEmpty()));
  EXPECT_FALSE(copies.instances.accesses.back().byteOffset.isConstant());
}

TEST_F(Collectives, UseRunsOfTheWholeBlock) {
  const Followed whole(cub, "using L = cub::BlockLoad<int, 32, 4, cub::BLOCK_LOAD_VECTORIZE, 2, 2>;\n"
                            "using S = cub::BlockStore<int, 128, 4>; __shared__ L::TempStorage l;\n"
                            "__shared__ S::TempStorage s; int v[4]; L(l).Load(in + blockIdx.x * 512, v);\n"
                            "S(s).Store(out + blockIdx.x * 512 + 1, v);");
  EXPECT_THAT(whole.runs(), ElementsAre("read in + 2048*bx, 2048", "write out + 2048*bx + 4, 2048"));
  const Followed cut(cub, "using L = cub::BlockLoad<int, 128, 4>; __shared__ L::TempStorage l; int v[4];\n"
                          "L(l).Load(in, v, 100); L(l).Load(in, v, n, 0); L(l).Load(in, v, 5000); out[0] = v[0];");
  EXPECT_THAT(cut.runs(), ElementsAre("read in + 0, 400", "read in + 0, at most 2048", "read in + 0, 2048"));
  const Followed shared(cub, "using S = cub::BlockStore<int, 128, 4>; __shared__ S::TempStorage s; int v[4] = {1, 2};\n"
                             "__shared__ int t[16][32]; S(s).Store(t[0], v); __syncthreads(); out[0] = t[3][4];");
  EXPECT_THAT(shared.runs(), ElementsAre("write t + 0, 2048"));
  const Followed bytes(cub, "using L = cub::BlockLoad<int, 128, 4>; __shared__ L::TempStorage l; int v[4];\n"
                            "L(l).Load(reinterpret_cast<const short *>(in), v); out[0] = v[0];");
  EXPECT_THAT(bytes.runs(), ElementsAre("read in + 0, 1024"));
}

TEST_F(Collectives, CopyRunsThatGoOnUntilTheyAreWaitedFor) {
  const Followed copy(groups, "__shared__ int s[64]; auto b = cg::this_thread_block();\n"
                              "cg::memcpy_async(b, s + 16, in + n, 128); cg::wait_prior<1>(b); cg::wait(b);\n"
                              "out[threadIdx.x] = s[threadIdx.x % 64];");
  EXPECT_THAT(copy.runs(), ElementsAre("read in + 4*n, 128", "write s + 64, 128"));
  ASSERT_EQ(copy.instances.barriers.size(), 3U);
  EXPECT_EQ(copy.instances.barriers[0].kind, BarrierKind::blockCollective);
  EXPECT_TRUE(copy.instances.accesses[0].isAsynchronous);
  EXPECT_FALSE(copy.instances.barriers[1].completesCopies); // the last one may still be under way
  EXPECT_TRUE(copy.instances.barriers[2].completesCopies);
  const Followed some(groups, "__shared__ int s[64]; auto b = cg::this_thread_block();\n"
                              "cg::memcpy_async(b, s, in, n); cg::wait(b); out[threadIdx.x] = s[0];");
  EXPECT_EQ(some.instances.accesses[0].obscurity->what, access::ReasonId::isBeginOfUnknownRun);
}

/// What one thread gets is made of what the others hand over.
TEST_F(Collectives, GiveValuesThatDifferBetweenThreads) {
  const Followed scan(cub, "using S = cub::BlockScan<int, 128>; __shared__ S::TempStorage s; int v[2] = {7, 7}, all;\n"
                           "S(s).ExclusiveSum(v, v, all); out[v[0]] = 1; out[all] = 2; out[v[1] + 3] = 3;");
  std::vector<bool> areKnown;
  for (const AccessInstance &access : scan.instances.accesses)
    if (access.space == model::MemorySpace::global) areKnown.push_back(!access.obscurity);
  EXPECT_THAT(areKnown, ElementsAre(false, false, false));
}

TEST_F(Collectives, AreNotFollowedWhereWhatTheyAreHandedIsNot) {
  const Followed iterator(cub, "using L = cub::BlockLoad<int, 128, 2>; __shared__ L::TempStorage s; int v[2];\n"
                               "cub::CacheModifiedInputIterator<cub::LOAD_LDG, int> from(const_cast<int *>(in));\n"
                               "L(s).Load(from, v); out[0] = v[0];");
  EXPECT_THAT(iterator.unfollowed(), Contains(HasSubstr("BlockLoad::Load is handed an iterator")));
  const Followed items(cub, "using S = cub::BlockScan<int, 128>; __shared__ S::TempStorage s; __shared__ int v[2];\n"
                            "S(s).ExclusiveSum(v, v); out[0] = v[0];");
  EXPECT_THAT(items.unfollowed(), Contains(HasSubstr("BlockScan::ExclusiveSum is handed memory")));
}

} // namespace
} // namespace warpgrain::tests
