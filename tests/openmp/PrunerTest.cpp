// SPDX-License-Identifier: Apache-2.0
//
// Which options and clauses of OpenMPC can matter for a program, and the file of a space (ALG-K1, K2, GT-K1 to K4).
#include "core/openmp/tuning/SpaceSetup.h"
#include "tests/openmp/OpenMpSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

namespace warpgrain::tests {
namespace {

using openmp::ParameterClass;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

openmp::PrunedProgram pruned(const std::string &text) {
  const OpenMpSource source(text);
  return openmp::prune(*source.program, source.plan, false);
}

/// The parameters that a program has a place for, but the copies, which are about any memory.
std::vector<std::string> switchesWithPlace(const openmp::PrunedProgram &pruned) {
  std::vector<std::string> out;
  for (const openmp::TuningParameter &each : pruned.parameters)
    if (!each.kernels.empty() && !each.isNumber && each.kind != ParameterClass::alwaysOn &&
        each.kind != ParameterClass::needsConsent && each.name != "globalGMallocOpt" &&
        each.name != "cudaMallocOptLevel" && each.name != "assumeNonZeroTripLoops")
      out.push_back(each.name);
  return out;
}

std::string one(const std::string &before, const std::string &loop) {
  return before + "\nvoid f(void) {\n  int i, j;\n" + loop + "\n}\n";
}

const std::string readOnly = one("double a[64], b[64];", "#pragma omp parallel for\n"
                                                         "  for (i = 0; i < 64; i++) a[i] = 2 * b[i];");

TEST(Pruner, GtK2AReadOnlyArrayOfOneDimension) {
  const auto program = pruned(readOnly);
  EXPECT_THAT(switchesWithPlace(program), ElementsAre("shrdArryCachingOnTM", "shrdArryCachingOnConst"));
  EXPECT_EQ(program.find("shrdArryCachingOnTM")->kind, ParameterClass::tunable);
  EXPECT_THAT(program.find("shrdArryCachingOnTM")->kernels, ElementsAre("f_kernel0"));
  const auto size = openmp::sizeOf(program, {});
  EXPECT_EQ(size.withPruning, 12U);
  EXPECT_EQ(size.tried, 2U);
  ASSERT_EQ(program.kernels.size(), 1U);
  EXPECT_THAT(program.kernels[0].arrays,
              ElementsAre(openmp::TunableArray{
                  .name = "b", .inConstant = true, .inTexture = true, .suggested = openmp::ArrayCache::constant}));
}

TEST(Pruner, EachParameterHasItsPlace) {
  const auto places = [](const std::string &before, const std::string &loop) {
    return switchesWithPlace(pruned(one(before, loop)));
  };
  EXPECT_THAT(places("double a[64];", "#pragma omp parallel for\n  for (i = 0; i < 64; i++) a[i] = 2;"), IsEmpty());
  EXPECT_THAT(places("double a[64][64];", "#pragma omp parallel for private(j)\n  for (i = 0; i < 64; i++)\n"
                                          "    for (j = 0; j < 64; j++) a[i][j] = 2;"),
              ElementsAre("useMallocPitch"));
  EXPECT_THAT(
      places("double a[64], s;", "#pragma omp parallel for reduction(+ : s)\n"
                                 "  for (i = 0; i < 64; i++) s += a[i];"),
      ElementsAre("useUnrollingOnReduction", "localRedVarConf", "shrdArryCachingOnTM", "shrdArryCachingOnConst"));
  EXPECT_THAT(places("double a[64]; int n;", "#pragma omp parallel for\n  for (i = 0; i < 64; i++) a[i] = n;"),
              ElementsAre("shrdSclrCachingOnSM", "shrdSclrCachingOnConst"));
  EXPECT_THAT(places("double a[64]; int n;", "#pragma omp parallel for\n  for (i = 0; i < 64; i++) a[i] = n * n;"),
              ElementsAre("shrdSclrCachingOnReg", "shrdSclrCachingOnSM", "shrdSclrCachingOnConst"));
  EXPECT_THAT(
      places("double a[64];", "#pragma omp parallel for\n  for (i = 0; i < 64; i++) { a[i] = 2; a[i] = a[i] + 1; }"),
      ElementsAre("shrdArryElmtCachingOnReg"));
  EXPECT_THAT(places("double a[64];", "#pragma omp parallel for private(j)\n  for (i = 0; i < 64; i++) {\n"
                                      "    double t[4];\n    for (j = 0; j < 4; j++) t[j] = j;\n    a[i] = t[3];\n  }"),
              ElementsAre("prvtArryCachingOnSM"));
  EXPECT_THAT(places("double a[64][64];", "#pragma omp parallel for collapse(2)\n  for (i = 0; i < 64; i++)\n"
                                          "    for (j = 0; j < 64; j++) a[i][j] = 2;"),
              ElementsAre("useMallocPitch"));
}

TEST(Pruner, RowsWhoseEndsAnArrayTellsCanBeCollapsed) {
  const auto program = pruned("void f(int n, int *row, double *v, double *y) {\n  int i, j;\n"
                              "#pragma omp parallel for private(j)\n  for (i = 0; i < n; i++)\n"
                              "    for (j = row[i]; j < row[i + 1]; j++) y[i] += v[j];\n}\n");
  EXPECT_EQ(program.find("useLoopCollapse")->kernels, std::vector<std::string>{"f_kernel0"});
  const auto other = pruned("void f(int n, int *row, double *v, double *y) {\n  int i, j;\n"
                            "#pragma omp parallel for private(j)\n  for (i = 0; i < n; i++)\n"
                            "    for (j = row[i]; j < row[i + 2]; j++) y[i] += v[j];\n}\n");
  EXPECT_THAT(other.find("useLoopCollapse")->kernels, IsEmpty());
}

TEST(Pruner, AnElementBySubscriptsThatChangeIsNotRepeated) {
  // ERR-H5: one text is not one element where its subscript changes between.
  const auto program =
      pruned(one("double a[64][64], b[64], s[64];", "#pragma omp parallel for private(j)\n  for (i = 0; i < 64; i++)\n"
                                                    "    for (j = 0; j < 64; j++) a[i][j] = b[j] * b[j];"));
  EXPECT_THAT(program.find("shrdArryElmtCachingOnReg")->kernels, IsEmpty());
}

TEST(Pruner, WhatAKernelChangesIsNoReadOnlyArrayAndClausesDecide) {
  const auto program = pruned(one("double a[64];", "#pragma omp parallel for\n  for (i = 0; i < 64; i++) a[i] = i;"));
  const auto *texture = program.find("shrdArryCachingOnTM");
  EXPECT_EQ(texture->kind, ParameterClass::noPlace);
  EXPECT_THAT(texture->reason, HasSubstr("only reads an array of one dimension"));
  // Another kernel changes b: constant memory would be copied anew, the read-only cache may hold it.
  const auto both =
      pruned(one("double a[64], b[64];", "#pragma omp parallel for\n  for (i = 0; i < 64; i++) a[i] = b[i];\n"
                                         "#pragma omp parallel for\n  for (i = 0; i < 64; i++) b[i] = 1;"));
  EXPECT_EQ(both.find("shrdArryCachingOnTM")->kernels, std::vector<std::string>{"f_kernel0"});
  EXPECT_EQ(both.find("shrdArryCachingOnConst")->kind, ParameterClass::noPlace);
}

TEST(Pruner, SizesHaveNoPlaceWhereTheProgramSaysHowThreadsLie) {
  const auto program = pruned("int a, b;\nvoid f(void) {\n#pragma omp parallel sections\n  {\n"
                              "#pragma omp section\n    a = 1;\n#pragma omp section\n    b = 2;\n  }\n}\n");
  ASSERT_EQ(program.kernels.size(), 1U);
  EXPECT_EQ(program.find("cudaThreadBlockSize")->kind, ParameterClass::noPlace);
  EXPECT_EQ(openmp::sizeOf(program, {}).batchings, 1U);
}

TEST(Pruner, OptionsWithoutEffectSayWhy) {
  const auto program = pruned(one("double a[64][64];", "#pragma omp parallel for private(j)\n"
                                                       "  for (i = 0; i < 64; i++)\n"
                                                       "    for (j = 0; j < 64; j++) a[i][j] = 2;"));
  const auto *pitch = program.find("useMallocPitch");
  EXPECT_EQ(pitch->kind, ParameterClass::noEffect);
  EXPECT_THAT(pitch->reason, HasSubstr("arrays are copied as they lie, without padding."));
}

const std::string twice =
    one("double a[64], b[64]; int k;", "for (k = 0; k < 9; k++) {\n#pragma omp parallel for\n"
                                       "  for (i = 0; i < 64; i++) a[i] += b[i];\n#pragma omp parallel for\n"
                                       "  for (i = 0; i < 64; i++) b[i] += a[i];\n  }");

TEST(Pruner, GtK4WhatNeedsConsentIsTriedOnceApproved) {
  auto program = pruned("#include <stdio.h>\nstatic double a[64], b[64];\nint main(void) {\n  int i, k;\n"
                        "  for (k = 0; k < 9; k++) {\n#pragma omp parallel for\n"
                        "  for (i = 0; i < 64; i++) a[i] += b[i];\n#pragma omp parallel for\n"
                        "  for (i = 0; i < 64; i++) b[i] += a[i];\n  }\n  printf(\"%g\\n\", a[3]);\n}\n");
  EXPECT_EQ(program.find("MemTrOptOnLoops")->kind, ParameterClass::alwaysOn);
  EXPECT_EQ(program.find("cudaMemTrOptLevel")->kind, ParameterClass::alwaysOn);
  EXPECT_EQ(program.find("cudaMemTrOptLevel")->value, "3");
  // Nothing that the translation proves needs consent; what would is off until then.
  std::ranges::find(program.parameters, "MemTrOptOnLoops", &openmp::TuningParameter::name)->kind =
      ParameterClass::needsConsent;
  openmp::SpaceSetup setup;
  const auto before = openmp::sizeOf(program, setup).withPruning;
  setup.approved = {"MemTrOptOnLoops"};
  EXPECT_EQ(openmp::sizeOf(program, setup).withPruning, 2 * *before);
  setup.excluded = {"MemTrOptOnLoops"};
  EXPECT_EQ(openmp::sizeOf(program, setup).withPruning, before);
}

TEST(Pruner, RegionsOnTheCpuHaveNoPlaceForAnything) {
  const auto program = pruned("#include <stdio.h>\nvoid f(void) {\n#pragma omp parallel for\n"
                              "  for (int i = 0; i < 9; i++) printf(\"%d\", i);\n}\n");
  EXPECT_EQ(program.regionsOnCpu, 1U);
  EXPECT_EQ(program.count(ParameterClass::noPlace), program.parameters.size());
}

TEST(Pruner, SourcesOfAProgramAreOnePrunedProgram) {
  const auto first = pruned(readOnly);
  const auto second = pruned(std::regex_replace(twice, std::regex("void f"), "void g"));
  const auto both = openmp::merged({first, second});
  EXPECT_EQ(both.kernels.size(), first.kernels.size() + second.kernels.size());
  EXPECT_EQ(both.find("shrdArryCachingOnConst")->kind, ParameterClass::tunable);
  EXPECT_EQ(openmp::merged({second, first}).find("shrdArryCachingOnConst")->kind, ParameterClass::tunable);
  // No line tells f of one source from f of another.
  const auto twins = openmp::merged({first, pruned(twice)});
  ASSERT_EQ(twins.kernels.size(), 2U);
  EXPECT_THAT(twins.kernels[0].arrays, IsEmpty());
}

// Table 4.11: A, thread batchings NB (one parameter), removed switches r, points without and with pruning, percent.
struct Row {
  const char *program;
  std::size_t tunable;
  std::uint64_t batchings;
  std::size_t removed;
  std::uint64_t without;
  std::uint64_t with;
  double percent;
};

constexpr Row table[] = {
    {"JACOBI", 3, 25, 8, 25600, 100, 99.61},   {"SPMUL", 4, 16, 7, 16384, 128, 99.22},
    {"EP", 5, 21, 6, 21504, 336, 98.44},       {"CG", 8, 3, 4, 6144, 384, 93.75},
    {"FT", 9, 2, 5, 16384, 512, 96.88},        {"BACKPROP", 6, 4, 9, 65536, 128, 99.80},
    {"BFS", 6, 3, 9, 49152, 96, 99.80},        {"CFD", 8, 3, 7, 49152, 384, 99.22},
    {"HEARTWALL", 8, 4, 7, 65536, 512, 99.22}, {"SRAD", 9, 4, 6, 65536, 1024, 98.44},
    {"HOTSPOT", 8, 2, 6, 16384, 256, 98.44},   {"KMEANS", 7, 4, 8, 65536, 256, 99.61},
    {"LUD", 5, 3, 10, 49152, 48, 99.90},       {"NW", 4, 4, 11, 65536, 32, 99.95},
};

TEST(SpaceSize, GtK1CountsWhatTable411Has) {
  double sum = 0;
  for (const Row &row : table) {
    EXPECT_EQ(openmp::pointsOf(row.batchings, row.tunable - 1), row.with) << row.program;
    EXPECT_EQ(openmp::pointsOf(row.batchings, row.tunable - 1 + row.removed), row.without) << row.program;
    EXPECT_NEAR(openmp::reductionOf(row.removed), row.percent, 0.006) << row.program;
    sum += openmp::reductionOf(row.removed);
  }
  EXPECT_NEAR(sum / 14, 98.73, 0.006);
  EXPECT_EQ(openmp::pointsOf(3, 63), std::nullopt);
}

TEST(SpaceSetup, ErrK1ReadsBothSpellingsAndKeepsWhatItWrites) {
  const auto setup = openmp::readSpaceSetup("# a comment\n"
                                            "defaultGOptionSet(shrdArryCachingOnTM, useMallocPitch)\n"
                                            "excludedGOptionSet( useLoopCollapse )\nexcludeGOptionSet(useMallocPitch)\n"
                                            "approveGOptionSet(MemTrOptOnLoops)\n\n"
                                            "cudaThreadBlockSet(512, 32)\ncudaThreadBlockSet(64,32)\n"
                                            "maxnumofblocksSet(100)\nmaxnumofblockSet(20) # more\n"
                                            "cudaMemTrOptLevel = 2\n",
                                            "space.config");
  ASSERT_TRUE(setup) << setup.error().message;
  EXPECT_THAT(setup->warnings, IsEmpty());
  EXPECT_THAT(setup->excluded, ElementsAre("useLoopCollapse", "useMallocPitch"));
  EXPECT_THAT(setup->blockSizes, ElementsAre(32, 64, 512));
  EXPECT_THAT(setup->blockCaps, ElementsAre(20, 100));
  EXPECT_EQ(setup->levels.at("cudaMemTrOptLevel"), 2);
  EXPECT_TRUE(setup->isAlwaysOn("shrdArryCachingOnTM"));
  EXPECT_FALSE(setup->isAlwaysOn("useMallocPitch")) << "GT-K3: exclude beats default";
  const auto again = openmp::readSpaceSetup(openmp::textOf(*setup), "again");
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(openmp::textOf(*again), openmp::textOf(*setup));
  EXPECT_EQ(again->blockCaps, setup->blockCaps);
  EXPECT_EQ(again->approved, setup->approved);
}

TEST(SpaceSetup, TheDefaultIsWhatTheFileOfNothingSays) {
  const auto setup = openmp::readSpaceSetup("", "empty");
  ASSERT_TRUE(setup);
  EXPECT_THAT(setup->blockSizes, ElementsAre(64, 128, 256));
  EXPECT_THAT(setup->blockCaps, IsEmpty());
  EXPECT_EQ(openmp::textOf(*openmp::readSpaceSetup(openmp::textOf(*setup), "x")), openmp::textOf(*setup));
}

TEST(SpaceSetup, ErrorsNameTheLineAndUnknownParametersAreWarnings) {
  const auto error = [](const std::string &text) {
    const auto setup = openmp::readSpaceSetup("\n" + text + "\n", "s.config");
    return setup ? "read" : setup.error().message;
  };
  EXPECT_THAT(error("cudaThreadBlockSet(64, many)"), HasSubstr("s.config:2: \"many\" is no number of threads"));
  EXPECT_THAT(error("cudaThreadBlockSet(0)"), HasSubstr("s.config:2: \"0\" is no number"));
  EXPECT_THAT(error("cudaThreadBlockSet(64,)"), HasSubstr("s.config:2: An item is missing"));
  EXPECT_THAT(error("cudaThreadBlockSet(64"), HasSubstr("s.config:2: A line ends with"));
  EXPECT_THAT(error("cudaThreadBlocks(64)"), HasSubstr("s.config:2: \"cudaThreadBlocks\" is no word"));
  EXPECT_THAT(error("cudaMemTrOptLevel=5"), HasSubstr("s.config:2: cudaMemTrOptLevel takes a number from 0 to 4"));
  EXPECT_THAT(error("tuningLevel=1"), HasSubstr("s.config:2: \"tuningLevel\" is no level"));
  EXPECT_THAT(error("cudaMemTrOptLevel=2\ncudaMemTrOptLevel=3"),
              HasSubstr("s.config:3: cudaMemTrOptLevel=3 contradicts s.config:2"));
  EXPECT_THAT(error("useLoopCollapse"), HasSubstr("s.config:2: \"useLoopCollapse\" is neither"));
  EXPECT_THAT(error("cudaThreadBlockSet(2048)"), HasSubstr("No size of blocks is left"));
  const auto warned =
      openmp::readSpaceSetup("defaultGOptionSet(useTeleport, tuningLevel)\ncudaThreadBlockSet(64,2048)", "s.config");
  ASSERT_TRUE(warned);
  EXPECT_THAT(warned->warnings, ElementsAre(HasSubstr("s.config:1: useTeleport"), HasSubstr("tuningLevel"),
                                            HasSubstr("s.config:2: No device has 2048 threads")));
  EXPECT_THAT(warned->blockSizes, ElementsAre(64));
}

} // namespace
} // namespace warpgrain::tests
