// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/RelationContext.h"
#include "tests/unit/dependence/Analyzed.h"

#include <gmock/gmock.h>

#include <set>

namespace warpgrain::dependence {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;
using tests::Analyzed;

class Dependences : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static Analyzed analyze(const std::string &body, const std::string &launch = "1, 64") {
    return Analyzed("__global__ void k(float *__restrict__ a, const float *__restrict__ b, int *list, int n) {\n"
                    "  __shared__ float s[128];\n  int t = threadIdx.x;\n  " +
                    body + "\n}\nvoid go(float *p, float *q, int *l) { k<<<" + launch + ">>>(p, q, l, 9); }\n");
  }
};

TEST_F(Dependences, AreNoneWhereEachThreadUsesItsOwn) {
  EXPECT_THAT(analyze("a[t] = b[t];").lines(), IsEmpty());
}

TEST_F(Dependences, GT_A6d_AreOrderedByTheBarrierBetween) {
  const Analyzed kernel = analyze("s[t] = b[t]; __syncthreads(); a[t] = s[t] + s[t + 2];");
  EXPECT_THAT(kernel.lines(),
              UnorderedElementsAre("flow s[t] -> s[t] statement tx 0", "flow s[t] -> s[t + 2] barrier tx -2"));
  EXPECT_EQ(kernel.find("flow s[t] -> s[t + 2] barrier tx -2")->barriers.size(), 1U);
  EXPECT_TRUE(kernel.found().races.isFreeWithinBlocks());
}

/// Both reads are of the same bytes in the same threads: what was found out about the one is known of the other, but
/// for their order.
TEST_F(Dependences, OfTheSameBytesDifferInWhatOrdersThem) {
  const Analyzed kernel = analyze("s[t] = b[t]; a[t] = s[t + 2]; __syncthreads(); a[t + 64] = s[2 + t];");
  EXPECT_THAT(kernel.lines(),
              UnorderedElementsAre("flow s[t] -> s[t + 2] thread tx -2", "flow s[t] -> s[2 + t] barrier tx -2"));
}

/// The inner loop runs 64 times in the first iteration, and 63 times in the last one.
TEST_F(Dependences, OfALoopInALoopThatIsFollowedByIterationsAreThoseOfItsLongestRun) {
  const Analyzed kernel = analyze(
      "int size = 64; for (int j = 0; j < 127; j += size) { if (j + size > 127) size = 127 - j; s[t] = b[j + t]; "
      "__syncthreads(); for (int i = 0; i < size; ++i) a[t] += s[i]; __syncthreads(); }");
  EXPECT_THAT(kernel.lines(), Contains("flow s[t] -> s[i] barrier tx -63..63"));
}

/// Sixteen bytes are copied, and the third element of them is read.
TEST_F(Dependences, OfACopyAreThoseOfAllItsBytes) {
  const Analyzed kernel = analyze("memcpy(s + 4 * t % 64, b + 4 * t, 16); __syncthreads(); a[t] = s[6];");
  EXPECT_THAT(kernel.lines(), Contains(testing::StartsWith("flow s + 4 * t % 64 -> s[6] barrier tx ")));
  const Analyzed apart = analyze("memcpy(s, b, 16); __syncthreads(); a[t] = s[4];");
  EXPECT_THAT(apart.lines(), Not(Contains(testing::HasSubstr("-> s[4]"))));
}

/// One statement works on an array for each call of its function.
TEST_F(Dependences, OfOneStatementOnTwoArraysAreToldOfBoth) {
  const Analyzed kernel("__device__ void put(int *p, int t) { p[t] = p[t + 1]; }\n"
                        "__global__ void k(int *__restrict__ a, int *__restrict__ b) {\n"
                        "  put(a, threadIdx.x); put(b, threadIdx.x);\n}\n"
                        "void go(int *p, int *q) { k<<<1, 64>>>(p, q); }\n");
  std::vector<std::string> arrays;
  for (const Dependence &found : kernel.found().dependences)
    if (found.kind == DependenceKind::anti) arrays.push_back(kernel.instances()[found.array].name);
  EXPECT_THAT(arrays, UnorderedElementsAre("a", "b"));
}

/// The same bytes, but not in the same threads or iterations.
TEST_F(Dependences, OfTheSameBytesDifferWhereConditionsAndLoopsDo) {
  const Analyzed kernel = analyze("s[t] = b[t]; if (t < 10) a[t] = s[t + 2]; if (t > 20) a[t + 64] = s[2 + t]; "
                                  "for (int m = 0; m < 3; ++m) if (t == m) a[t + 99] = s[t+2];",
                                  "1, 32");
  RelationContext context(kernel.unit(), kernel.instances());
  std::set<std::size_t> shapes;
  for (const access::AccessInstance &access : kernel.instances().accesses)
    if (access.space == model::MemorySpace::shared) shapes.insert(context.shapeOf(access));
  EXPECT_EQ(shapes.size(), 4U);
}

TEST_F(Dependences, GT_A6h_OnOneSideOfABarrierHaveNone) {
  const Analyzed kernel = analyze("__syncthreads(); s[t] = b[t]; a[t] = s[t + 2]; __syncthreads();");
  EXPECT_THAT(kernel.lines(), UnorderedElementsAre("flow s[t] -> s[t + 2] thread tx -2"));
  EXPECT_FALSE(kernel.found().races.races.empty());
}

TEST_F(Dependences, GT_A6f_AreOrderedFromOneIterationToTheNextByABarrierInTheLoop) {
  const Analyzed kernel =
      analyze("for (int m = 0; m < n; ++m) { s[t] = b[m * 64 + t]; __syncthreads(); a[m * 64 + t] = s[63 - t]; "
              "__syncthreads(); }");
  EXPECT_THAT(kernel.lines(), Contains("anti s[63 - t] -> s[t] barrier tx -63..63 m <"));
  EXPECT_THAT(kernel.lines(), Not(Contains(testing::HasSubstr(" thread "))));
  EXPECT_TRUE(kernel.found().races.isFreeWithinBlocks());
}

/// The reader is later in the text, and the source: distances and the example lead from it.
TEST_F(Dependences, FromWhatIsLaterInTheTextHaveAnExampleThatBeginsThere) {
  const Analyzed kernel =
      analyze("for (int m = 0; m < n; ++m) { s[t] = b[m * 64 + t]; __syncthreads(); a[m * 64 + t] = s[63 - t]; "
              "__syncthreads(); }");
  const Dependence *found = kernel.find("anti s[63 - t] -> s[t] barrier tx -63..63 m <");
  ASSERT_NE(found, nullptr);
  ASSERT_TRUE(found->example);
  const Example &example = *found->example;
  EXPECT_EQ(63 - example.source.thread[0], example.sink.thread[0]);
  EXPECT_EQ(example.byteOffset, 4 * (63 - example.source.thread[0]));
  ASSERT_EQ(example.source.iterations.size(), 1U);
  EXPECT_LT(example.source.iterations[0].second, example.sink.iterations[0].second);
}

/// Where each thread's pointer leads is not known: the rows of two threads may overlap, and elements of different
/// numbers be one.
TEST_F(Dependences, OfPointersThatAreNotFollowedArePossibleWhateverTheOffsetsAre) {
  const Analyzed kernel("__global__ void k(float **rows) {\n  float *row = rows[threadIdx.x];\n"
                        "  row[0] = 1;\n  row[1] = 2;\n}\nvoid go(float **r) { k<<<1, 64>>>(r); }\n");
  EXPECT_THAT(kernel.lines(),
              Contains(testing::AllOf(testing::StartsWith("output row[0] -> row[1] thread"), testing::EndsWith("?"))));
}

/// Where a member of a base class stands is not known; in another type it may stand elsewhere.
TEST_F(Dependences, OfMembersOfBaseClassesOfTwoTypesArePossible) {
  const Analyzed kernel("struct A { int first; int x; };\nstruct B { int x; };\nstruct C : A { int last; };\n"
                        "struct D : B { int more; int last; };\n__global__ void k(C *c) {\n  int i = threadIdx.x;\n"
                        "  c[i].x = 1;\n  ((D *)c)[i].x = 2;\n}\nvoid go(C *c) { k<<<1, 64>>>(c); }\n");
  EXPECT_THAT(kernel.lines(),
              Contains(testing::AllOf(testing::StartsWith("output c[i].x -> ((D *)c)[i].x"), testing::EndsWith("?"))));
}

/// Whether each of a hundred dependences is certain must not take the time that finding them needs.
TEST_F(Dependences, OfAStencilThatIsClampedAtItsBordersAreAllFound) {
  const Analyzed kernel(R"(#define B 16
__global__ void heat(float *next, const float *now, const float *power, int columns, int rows, int rounds, int border) {
  __shared__ float tile[B][B];
  __shared__ float heat[B][B];
  __shared__ float result[B][B];
  int tx = threadIdx.x, ty = threadIdx.y;
  int inside = B - rounds * 2;
  int top = inside * blockIdx.y - border, left = inside * blockIdx.x - border;
  int bottom = top + B - 1, right = left + B - 1;
  int y = top + ty, x = left + tx;
  int at = columns * y + x;
  if (y >= 0 && y < rows && x >= 0 && x < columns) {
    tile[ty][tx] = now[at];
    heat[ty][tx] = power[at];
  }
  __syncthreads();
  int first = top < 0 ? -top : 0, last = bottom > rows - 1 ? B - 1 - (bottom - rows + 1) : B - 1;
  int begin = left < 0 ? -left : 0, end = right > columns - 1 ? B - 1 - (right - columns + 1) : B - 1;
  int north = ty - 1 < first ? first : ty - 1, south = ty + 1 > last ? last : ty + 1;
  int west = tx - 1 < begin ? begin : tx - 1, east = tx + 1 > end ? end : tx + 1;
  bool computed = false;
  for (int i = 0; i < rounds; i++) {
    computed = false;
    if (tx >= i + 1 && tx <= B - i - 2 && ty >= i + 1 && ty <= B - i - 2 && tx >= begin && tx <= end && ty >= first &&
        ty <= last) {
      computed = true;
      result[ty][tx] = tile[ty][tx] + heat[ty][tx] * (tile[south][tx] + tile[north][tx] - 2 * tile[ty][tx]) +
                       (tile[ty][east] + tile[ty][west] - 2 * tile[ty][tx]);
    }
    __syncthreads();
    if (i == rounds - 1) break;
    if (computed) tile[ty][tx] = result[ty][tx];
    __syncthreads();
  }
  if (computed) next[at] = result[ty][tx];
}
void launch(float *n, const float *a, const float *p, int c, int r) {
  heat<<<dim3(8, 8), dim3(B, B)>>>(n, a, p, c, r, 2, 2);
}
)");
  EXPECT_FALSE(kernel.found().limit);
  EXPECT_GT(kernel.found().dependences.size(), 100U);
}

TEST_F(Dependences, CarriedByALoopHaveItsDistance) {
  const Analyzed kernel = analyze("for (int i = 2; i < n; ++i) a[i * 64 + t] = a[(i - 2) * 64 + t];");
  EXPECT_THAT(kernel.lines(), ElementsAre("flow a[i * 64 + t] -> a[(i - 2) * 64 + t] loop tx 0 i 2"));
}

TEST_F(Dependences, GT_C7_ForbidJammingByMoreThanTheirDistance) {
  const Analyzed kernel =
      analyze("for (int i = 2; i < 40; ++i) for (int j = 0; j < 63; ++j) a[(i * 64 + j) * 64 + t] = "
              "a[((i - 2) * 64 + j + 1) * 64 + t];");
  ASSERT_EQ(kernel.lines(),
            std::vector<std::string>{
                "flow a[(i * 64 + j) * 64 + t] -> a[((i - 2) * 64 + j + 1) * 64 + t] loop tx 0 i 2 j -1"});
  const auto forbidden = forbiddenBy(kernel.found().dependences.back(), kernel.instances());
  ASSERT_EQ(forbidden.size(), 2U);
  EXPECT_TRUE(forbidden[0].starts_with("unroll-and-jam i by more than 2")) << forbidden[0];
  EXPECT_TRUE(forbidden[1].starts_with("interchange i j")) << forbidden[1];
}

TEST_F(Dependences, WithAPositiveInnerDistanceForbidNothing) {
  const Analyzed kernel =
      analyze("for (int i = 1; i < 40; ++i) for (int j = 1; j < 63; ++j) a[(i * 64 + j) * 64 + t] = "
              "a[((i - 1) * 64 + j - 1) * 64 + t];");
  ASSERT_EQ(kernel.lines().size(), 1U);
  EXPECT_THAT(forbiddenBy(kernel.found().dependences.back(), kernel.instances()), IsEmpty());
}

/// The loop between decides which end comes first in a jammed nest; the innermost one has no say.
TEST_F(Dependences, WithAPositiveDistanceInBetweenForbidTheInterchangeAlone) {
  const Analyzed kernel = analyze("for (int i = 1; i < 9; ++i) for (int j = 1; j < 9; ++j) for (int k = 0; k < 7; ++k) "
                                  "a[((i * 16 + j) * 16 + k) * 64 + t] = "
                                  "a[(((i - 1) * 16 + j - 1) * 16 + k + 1) * 64 + t];");
  ASSERT_EQ(kernel.lines().size(), 1U);
  const auto forbidden = forbiddenBy(kernel.found().dependences.back(), kernel.instances());
  ASSERT_EQ(forbidden.size(), 1U);
  EXPECT_TRUE(forbidden[0].starts_with("interchange i k: the distance is (1, -1)")) << forbidden[0];
}

TEST_F(Dependences, ThroughALoadedIndexArePossibleAndSayWhy) {
  const Analyzed kernel = analyze("a[list[t]] = t;");
  const Dependence *found = kernel.find("output a[list[t]] -> a[list[t]] thread tx -63..63 ?");
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->obscurity, Reason(ReasonId::isLoadedFromMemory, {"list[t]"}));
  EXPECT_FALSE(kernel.found().races.isFreeWithinBlocks());
  EXPECT_THAT(kernel.found().races.races, IsEmpty());
}

TEST_F(Dependences, OnAParametersValueNameIt) {
  const Analyzed kernel = analyze("s[t] = b[t]; a[t] = s[t + n];");
  ASSERT_EQ(kernel.found().races.possible.size(), 1U);
  EXPECT_EQ(kernel.found().races.possible[0].dependence.obscurity, Reason(ReasonId::dependsOn, {"n"}));
}

TEST_F(Dependences, OfBlocksAreOrderedByNothing) {
  const Analyzed kernel = analyze("a[t] = t;", "4, 64");
  EXPECT_THAT(kernel.lines(), ElementsAre("output a[t] -> a[t] block bx -3..3 tx 0"));
  EXPECT_TRUE(kernel.found().races.isFreeWithinBlocks());
  EXPECT_EQ(kernel.found().races.races.size(), 1U);
}

TEST_F(Dependences, BetweenRowsAreNoneWhereTheColumnIsGuarded) {
  const char *guarded = "int row = threadIdx.y; if (t < n) a[row * n + t] = b[t];";
  EXPECT_TRUE(analyze(guarded, "1, dim3(8, 8)").found().races.isFreeWithinBlocks());
  EXPECT_THAT(analyze(guarded, "1, dim3(8, 8)").found().assumptions,
              Not(Contains(testing::Field(&Reason::id, ReasonId::rowEndNotPassed))));
}

TEST_F(Dependences, BetweenRowsAreNoneIfAnAssumptionHoldsThatIsNamed) {
  const Analyzed kernel = analyze("int row = threadIdx.y; a[row * n + t] = b[t];", "1, dim3(8, 8)");
  EXPECT_TRUE(kernel.found().races.isFreeWithinBlocks());
  EXPECT_THAT(kernel.found().races.assumptions, Contains(Reason(ReasonId::rowEndNotPassed, {"tx", "n"})));
}

TEST_F(Dependences, OfWarpsAreOrderedByTheirBarrierWithinAWarpAlone) {
  EXPECT_TRUE(analyze("s[t] = b[t]; __syncwarp(); a[t] = s[t ^ 1];").found().races.races.empty());
  EXPECT_TRUE(analyze("s[t] = b[t]; __syncwarp(); a[t] = s[t / 32 * 32];").found().races.isFreeWithinBlocks());
  EXPECT_FALSE(analyze("s[t] = b[t]; __syncwarp(); a[t] = s[t / 64 * 64];").found().races.races.empty());
}

TEST_F(Dependences, OnTheSameValueAreBenign) {
  const Analyzed kernel = analyze("a[0] = n;");
  ASSERT_EQ(kernel.found().races.races.size(), 1U);
  EXPECT_TRUE(kernel.found().races.races[0].isBenign);
  EXPECT_TRUE(kernel.found().races.isFreeWithinBlocks());
  EXPECT_FALSE(analyze("a[0] = t;").found().races.isFreeWithinBlocks());
}

/// Such a function only looks at the address.
TEST_F(Dependences, WithAnAddressThatIsConvertedAreNone) {
  for (const char *body :
       {"s[t] = b[t]; a[t] = __cvta_generic_to_shared(&s[0]);",
        "s[t] = b[t]; a[t] = __cvta_generic_to_shared(s + t + 1);", "s[t] = b[t]; a[t] = __isShared(s + t + 1);"}) {
    const Analyzed kernel = analyze(body);
    EXPECT_TRUE(kernel.found().races.isFreeWithinBlocks()) << body;
    EXPECT_EQ(kernel.instances().accesses.size(), 3U) << body;
  }
}

TEST_F(Dependences, OnAValueThatBothBranchesGiveAreBenign) {
  EXPECT_TRUE(analyze("a[0] = t < 3 ? 0 : 0;").found().races.isFreeWithinBlocks());
  EXPECT_TRUE(analyze("a[0] = t < 3 ? 0.5f : t < 9 ? 0.5f : 0.5f;").found().races.isFreeWithinBlocks());
  EXPECT_FALSE(analyze("a[0] = t < 3 ? 0 : 1;").found().races.isFreeWithinBlocks());
  EXPECT_FALSE(analyze("a[0] = t < 3 ? 0.5f : 0.25f;").found().races.isFreeWithinBlocks());
}

TEST_F(Dependences, OnTheSameValueInEachIterationAreBenignWhereABarrierKeepsIterationsApart) {
  const Analyzed apart =
      analyze("for (int i = 0; i < n; ++i) { s[0] = i; __syncthreads(); a[i * 64 + t] = s[0]; __syncthreads(); }");
  EXPECT_TRUE(apart.found().races.isFreeWithinBlocks());
  EXPECT_FALSE(analyze("for (int i = 0; i < n; ++i) s[0] = i;").found().races.isFreeWithinBlocks());
}

TEST_F(Dependences, AcrossABarrierOfAGroupThatIsNotKnownArePossible) {
  const Analyzed kernel("#include <cooperative_groups.h>\nnamespace cg = cooperative_groups;\n"
                        "__global__ void k(float *a, int size) {\n  __shared__ float s[64];\n  int t = threadIdx.x;\n"
                        "  cg::thread_group group = cg::tiled_partition(cg::this_thread_block(), size);\n"
                        "  s[t] = a[t];\n  cg::sync(group);\n  a[t] = s[t ^ 1];\n}\n"
                        "void go(float *p) { k<<<1, 64>>>(p, 8); }\n");
  EXPECT_THAT(kernel.found().races.races, IsEmpty());
  EXPECT_FALSE(kernel.found().races.isFreeWithinBlocks());
}

TEST_F(Dependences, ThroughAPointerThatIsOneOfSeveralAreWithEachOfThem) {
  const Analyzed kernel = analyze("float *p = list[t] ? s : a; p[t] = 1; a[t] = s[t + 1];");
  EXPECT_THAT(kernel.lines(), Contains("flow p[t] -> s[t + 1] thread tx -63..63 ?"));
  EXPECT_THAT(kernel.lines(), Contains("output p[t] -> a[t] statement tx 0 ?"));
  EXPECT_FALSE(kernel.found().races.isFreeWithinBlocks());
}

TEST_F(Dependences, OfTwoPointersThatWereChosenAlikeArePossible) {
  const Analyzed kernel = analyze("float &r = list[t] ? s[t] : a[t]; r = 1; a[t] = (list[t] ? s : a)[t];");
  EXPECT_THAT(kernel.lines(), Contains("flow r -> (list[t] ? s : a)[t] statement tx 0 ?"));
}

TEST_F(Dependences, ThroughReferencesThatAreNotFollowedArePossible) {
  const Analyzed kernel(R"(
struct Storage { int items[128]; };
struct Exchange {
  Storage &s;
  unsigned lane;
  __device__ Exchange(Storage &storage) : s(storage), lane(threadIdx.x % 32) {}
  __device__ void run(int (&in)[4], int (&out)[4]) {
    for (int i = 0; i < 4; i++) { const int x = 4 * lane + i; s.items[x] = in[i]; }
    __syncwarp();
    for (int i = 0; i < 4; i++) { const int x = 32 * i + lane; out[i] = s.items[x]; }
  }
};
__global__ void k(const int *d, int *o) {
  __shared__ Storage st[8];
  int v[4] = {d[threadIdx.x], 2, 3, 4};
  Exchange(st[threadIdx.x / 32]).run(v, v);
  o[threadIdx.x] = v[0] + v[3];
}
void go(int *d, int *o) { k<<<1, 256>>>(d, o); }
)");
  EXPECT_THAT(kernel.lines(), Contains(testing::StartsWith("flow s.items[x] -> s.items[x] thread")));
  EXPECT_THAT(kernel.lines(), Contains(testing::StartsWith("flow s.items[x] -> s.items[x] barrier")));
}

TEST_F(Dependences, OfAPointerThatWasLoadedAreLeftOutByAnAssumptionThatNamesEveryArray) {
  const Analyzed kernel("__global__ void k(float *const *rows, float *__restrict__ a) {\n"
                        "  __shared__ float s[64];\n  int t = threadIdx.x;\n"
                        "  s[t] = rows[t][0];\n  __syncthreads();\n  a[t] = s[63 - t];\n}\n"
                        "void go(float **p, float *a) { k<<<1, 64>>>(p, a); }\n");
  EXPECT_TRUE(kernel.found().races.isFreeWithinBlocks());
}

TEST_F(Dependences, NoBarrierBehindOneThatPartsThreadsIsReachedByAllTogether) {
  const Analyzed kernel = analyze("s[t] = b[t]; if (t < 14) __syncthreads(); a[t] = s[63 - t]; __syncthreads();");
  ASSERT_EQ(kernel.found().barriers.size(), 2U);
  EXPECT_FALSE(kernel.found().barriers[0].isOrderly);
  EXPECT_FALSE(kernel.found().barriers[1].isUniform);
  EXPECT_FALSE(kernel.found().barriers[1].isOrderly);
  EXPECT_EQ(kernel.found().barriers[1].reason, Reason(ReasonId::threadsHaveParted, {4}));
}

/// The race of the flag is found with the barriers as they stand in the text; only then is the first one doubted.
TEST_F(Dependences, NoBarrierBehindOneThatRacedMemoryDecidesIsReachedByAllTogether) {
  const Analyzed kernel = analyze("__shared__ int flag; flag = t; if (flag > 3) __syncthreads(); s[t] = b[t];\n"
                                  "__syncthreads(); a[t] = s[63 - t];");
  ASSERT_EQ(kernel.found().barriers.size(), 2U);
  EXPECT_EQ(kernel.found().barriers[0].reason, Reason(ReasonId::decidedByRacedMemory, {"flag"}));
  EXPECT_EQ(kernel.found().barriers[1].reason, Reason(ReasonId::threadsHaveParted, {4}));
}

/// Two accesses in one expression: the pointer is loaded from rows, and what it leads to may be x.
TEST_F(Dependences, NoBarrierIsReachedByAllIfAnElementBehindALoadedPointerDecidesThatOthersChange) {
  for (const std::string change : {"atomicAdd(x, 1);", "x[0] = t;"}) {
    const Analyzed kernel("__global__ void k(int *const *rows, int *x) {\n  int t = threadIdx.x;\n  " + change +
                          "\n  if (__ldcg(rows[0]) > 32) __syncthreads();\n}\n"
                          "void go(int **p, int *a) { k<<<1, 64>>>(p, a); }\n");
    ASSERT_EQ(kernel.found().barriers.size(), 1U);
    EXPECT_FALSE(kernel.found().barriers[0].isUniform) << change;
    EXPECT_FALSE(kernel.found().barriers[0].isOrderly) << change;
  }
}

TEST_F(Dependences, BesideACallThatIsNotKnownAreNotProvedAbsent) {
  const Analyzed kernel(
      "extern __device__ void other();\n__global__ void k(float *a) { a[threadIdx.x] = 1; other(); }\n"
      "void go(float *p) { k<<<1, 64>>>(p); }\n");
  EXPECT_THAT(kernel.found().races.limit,
              testing::Optional(testing::Property(&Reason::text, testing::HasSubstr("What other does to memory"))));
  EXPECT_FALSE(kernel.found().races.isFreeWithinBlocks());
}

TEST_F(Dependences, BesideAJumpAreNotProvedAbsent) {
  const Analyzed kernel = analyze("again: a[t] = b[t]; if (--n > 0) goto again;");
  EXPECT_TRUE(kernel.found().races.limit);
  EXPECT_FALSE(kernel.found().races.isFreeWithinBlocks());
}

TEST_F(Dependences, OfMorePairsThanAreComparedAreNotProvedAbsent) {
  std::string body;
  for (int i = 0; i < 64; ++i)
    body += "a[t * " + std::to_string(64 + i) + "] = b[t];\n";
  const Analyzed kernel = analyze(body);
  EXPECT_EQ(kernel.found().races.limit, Reason(ReasonId::tooManyPairsForRaces));
  EXPECT_FALSE(kernel.found().races.isFreeWithinBlocks());
}

/// Each barrier parts two stores: no pair is a question, and there are millions of them.
TEST_F(Dependences, OfALongKernelAreLookedForUpToABound) {
  const auto racesOf = [](int stores) {
    std::string text = "__global__ void k(float *a) {\n  __shared__ float s[64];\n";
    for (int i = 0; i < stores; ++i)
      text += "s[" + std::to_string(i % 64) + "] = threadIdx.x;\n__syncthreads();\n";
    const tests::ParsedSource source(text + "}\nvoid go(float *p) { k<<<1, 1>>>(p); }\n");
    const auto launch = access::LaunchContext::of(source.unit(), source.kernel());
    const auto instances = access::executeSymbolically(source.unit(), source.kernel(), launch);
    return findRaces(source.unit(), instances, RaceScope::block);
  };
  EXPECT_FALSE(racesOf(100).limit);
  EXPECT_EQ(racesOf(2900).limit, Reason(ReasonId::tooManyPairsForRaces));
}

TEST_F(Dependences, OfLaterRoundsOfALoopThatMayHaveEndedArePossible) {
  const Analyzed kernel = analyze("for (int k = 0; k < 4; ++k) { a[k == 0 ? t : 0] = t; if (k == 0) break; }");
  EXPECT_THAT(kernel.found().races.races, testing::IsEmpty());
  ASSERT_EQ(kernel.found().races.possible.size(), 1U);
  EXPECT_THAT(kernel.found().races.possible[0].reason.text(),
              testing::HasSubstr("an earlier round may have ended the loop"));
}

TEST_F(Dependences, OfALoopOverAnArrayAreNamedByItsVariable) {
  const Analyzed kernel = analyze("for (auto &each : s) each += t; __syncthreads(); a[t] = s[t];");
  EXPECT_THAT(kernel.lines(), Contains(testing::HasSubstr("each")));
  EXPECT_THAT(kernel.lines(), Not(Contains(testing::HasSubstr("__"))));
}

TEST_F(Dependences, HaveAnExampleThatTheProgramWouldMake) {
  const Analyzed kernel = analyze("s[t] = b[t]; a[t] = s[t + 3];");
  ASSERT_EQ(kernel.found().races.races.size(), 1U);
  const Example &example = *kernel.found().races.races[0].dependence.example;
  EXPECT_EQ(example.source.thread[0], example.sink.thread[0] + 3);
  EXPECT_EQ(example.byteOffset, 4 * example.source.thread[0]);
}

TEST_F(Dependences, GT_A6g_ABarrierThatSomeThreadsReachIsNamedAndOrdersThoseAlone) {
  const Analyzed kernel =
      analyze("s[t] = b[t]; if (t < 32) { __syncthreads(); a[t] = s[31 - t]; } else a[t] = s[t - 32];");
  ASSERT_EQ(kernel.found().barriers.size(), 1U);
  EXPECT_FALSE(kernel.found().barriers[0].isUniform);
  EXPECT_EQ(kernel.found().barriers[0].reason, Reason(ReasonId::onlyThreadsWithReachIt, {"tx < 32"}));
  ASSERT_EQ(kernel.found().races.races.size(), 1U);
  EXPECT_NE(kernel.found().races.races[0].reason.text().find("s[t - 32]"), std::string::npos);
}

} // namespace
} // namespace warpgrain::dependence
