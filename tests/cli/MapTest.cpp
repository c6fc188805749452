// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/CliTest.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;

class Map : public CliTest {
protected:
  /// The only nest of a source, or the one in a line.
  nlohmann::json nestOf(const std::string &source, const std::string &line = {},
                        const std::vector<std::string> &options = {}) const {
    write("nest.c", source);
    std::vector<std::string> arguments{"map", line.empty() ? "nest.c" : "nest.c:" + line, "--json"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const CliOutcome outcome = run(arguments);
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    const nlohmann::json found = outcome.json();
    return found.contains("nests") && !found["nests"].empty() ? found["nests"][0] : nlohmann::json();
  }

  /// Why the outermost loop is not parallel; "" if it is.
  std::string reason(const std::string &source, const std::string &line = {}) const {
    const nlohmann::json nest = nestOf(source, line);
    if (nest.is_null()) return "no nest";
    if (!nest["refusal"].is_null()) return nest["refusal"];
    const nlohmann::json &loop = nest["loops"][0];
    EXPECT_EQ(loop["parallel"].get<bool>(), loop["mapped"].get<bool>());
    return loop["reason"].is_null() ? "" : loop["reason"];
  }
};

const std::string product = "float A[512][512], B[512][512], C[512][512];\n"
                            "void product(void) {\n"
                            "  int i, j, k;\n"
                            "  for (i = 0; i < 512; i++)\n"
                            "    for (j = 0; j < 512; j++)\n"
                            "      for (k = 0; k < 512; k++)\n"
                            "        C[i][j] += A[i][k] * B[k][j];\n"
                            "}\n";

// GT-E1, GT-E8a: Table 1 from a source.
TEST_F(Map, ReadsTheProductOfMatricesAndRanksItAsThePaper) {
  const nlohmann::json nest = nestOf(product, {}, {"--mode", "paper"});
  ASSERT_EQ(nest["loops"].size(), 3u);
  EXPECT_TRUE(nest["loops"][0]["parallel"]);
  EXPECT_TRUE(nest["loops"][1]["parallel"]);
  EXPECT_FALSE(nest["loops"][2]["parallel"]);
  EXPECT_EQ(nest["loops"][2]["trips"], "512");
  EXPECT_EQ(nest["loops"][2]["reason"],
            "C[i][j] (line 7) writes what C[i][j] (line 7) writes in an earlier iteration.");
  EXPECT_TRUE(nest["assumptions"].empty()) << nest["assumptions"];
  ASSERT_EQ(nest["arrays"].size(), 3u);
  EXPECT_EQ(nest["arrays"][0]["accesses"][0]["rows"].dump(), R"([["1","0","0"],["0","0","1"]])");
  EXPECT_EQ(nest["arrays"][1]["accesses"][0]["rows"].dump(), R"([["0","0","1"],["0","1","0"]])");
  EXPECT_EQ(nest["arrays"][2]["accesses"][0]["rows"].dump(), R"([["1","0","0"],["0","1","0"]])");
  EXPECT_EQ(nest["arrays"][2]["accesses"].size(), 1u);
  const nlohmann::json &best = nest["mappings"][0];
  EXPECT_EQ(best["mapping"].dump(), R"(["j","i"])");
  EXPECT_EQ(best["gain"], 512);
  EXPECT_EQ(best["cost"], 0);
  EXPECT_EQ(best["active_groups"], 2);
  EXPECT_EQ(best["arrays"][0]["space"], "local");
  EXPECT_EQ(best["arrays"][2]["space"], "global");
}

TEST_F(Map, OurModePutsSmallGroupsFirst) {
  const nlohmann::json nest = nestOf(product, {}, {"--arch", "sm_90"});
  const nlohmann::json &mappings = nest["mappings"];
  EXPECT_EQ(mappings[0]["mapping"].dump(), R"(["j","i"])");
  EXPECT_EQ(mappings[0]["group"].dump(), "[32,2,1]");
  EXPECT_EQ(mappings[0]["cost"], 0);
  EXPECT_THAT(mappings[0]["above_next_because"].get<std::string>(), HasSubstr("smaller groups"));
}

TEST_F(Map, SaysWhichElementOneIterationHasFromAnother) {
  EXPECT_EQ(reason("double v[100];\nvoid f(void) {\n  for (int i = 1; i < 100; i++)\n    v[i] = v[i - 1] + 1;\n}\n"),
            "v[i - 1] (line 4) reads what v[i] (line 4) writes in an earlier iteration, 1 before.");
  EXPECT_EQ(reason("double v[100];\nvoid f(void) {\n  for (int i = 0; i < 98; i++)\n    v[i] = v[i + 2] + 1;\n}\n"),
            "v[i] (line 4) writes what v[i + 2] (line 4) reads in an earlier iteration, 2 before.");
}

TEST_F(Map, ElementsThatAreNeverSharedLeaveTheLoopParallel) {
  EXPECT_EQ(reason("double v[200];\nvoid f(void) {\n  for (int i = 0; i < 100; i++) v[2 * i] = v[2 * i + 1];\n}\n"),
            "");
  EXPECT_EQ(reason("double v[200];\nvoid f(void) {\n  for (int i = 99; i >= 0; i -= 3) v[i] += 1;\n}\n"), "");
}

TEST_F(Map, AVariableThatAllIterationsChangeKeepsThemInOrder) {
  EXPECT_THAT(reason("double v[100];\ndouble f(void) {\n  double s = 0;\n  for (int i = 0; i < 100; i++) s += v[i];\n"
                     "  return s;\n}\n"),
              HasSubstr("Every iteration updates s with `+`, and the order of floating-point operations decides"));
  EXPECT_THAT(reason("double v[100];\nvoid f(void) {\n  int k = 0;\n  for (int i = 0; i < 100; i++) v[k++] = i;\n}\n"),
              HasSubstr("Every iteration uses the same k"));
  EXPECT_THAT(
      reason("double v[100];\nint count;\nvoid f(void) {\n  for (int i = 0; i < 100; i++) {\n    v[i] = count;\n"
             "    count = i;\n  }\n}\n"),
      HasSubstr("Every iteration uses the same count, which line 6 changes, and its value may be read behind the "
                "loop."));
  // Declared in the loop, it would have no value for `return`.
  EXPECT_THAT(
      reason("double v[100];\nint f(void) {\n  int last = -1;\n  for (int i = 0; i < 100; i++)\n"
             "    if (v[i] > 0) last = i;\n  return last;\n}\n"),
      HasSubstr("use another variable in the loop, declared there, and give this one its value behind the loop."));
  // What is read behind the loop is another value.
  EXPECT_THAT(reason("double v[100];\nint f(void) {\n  int last = -1;\n  for (int i = 0; i < 100; i++) {\n"
                     "    v[i] = last;\n    last = i;\n  }\n  last = 0;\n  return last;\n}\n"),
              HasSubstr("changes. If no value goes from one iteration to the next, declare it in the loop."));
}

TEST_F(Map, ASumOfTheIterationItselfIsItsOwn) {
  const nlohmann::json nest = nestOf("double A[64][64], x[64], y[64];\nvoid f(void) {\n  int i, j;\n"
                                     "  for (i = 0; i < 64; i++) {\n    double s = 0;\n"
                                     "    for (j = 0; j < 64; j++) s += A[i][j] * x[j];\n    y[i] = s;\n  }\n}\n");
  EXPECT_TRUE(nest["loops"][0]["mapped"]);
  EXPECT_FALSE(nest["loops"][1]["parallel"]);
  EXPECT_EQ(nest["columns"].dump(), R"(["i","j"])");
  EXPECT_EQ(nest["mappings"][0]["arrays"][0]["space"], "local");
}

TEST_F(Map, ALoopThatMayEndEarlyOrChangesItsCounterIsNotParallel) {
  const nlohmann::json nest = nestOf("double v[100][9];\nvoid f(void) {\n  for (int i = 0; i < 100; i++)\n"
                                     "    for (int j = 0; j < 9; j++) {\n      if (v[i][j] > 1) break;\n"
                                     "      v[i][j] = 2;\n    }\n}\n");
  EXPECT_TRUE(nest["loops"][0]["parallel"]);
  EXPECT_EQ(nest["loops"][1]["reason"], "It may end before its last iteration.");
  const nlohmann::json other = nestOf("double v[100][9];\nvoid f(void) {\n  for (int i = 0; i < 100; i++)\n"
                                      "    for (int j = 0; j < 8; j++) {\n      v[i][j] = 2;\n      j++;\n    }\n}\n");
  EXPECT_EQ(other["loops"][1]["reason"], "Its counter j is changed in its body, in line 6.");
}

TEST_F(Map, PointersAreTakenToLeadToMemoryOfTheirOwnAndThisIsTold) {
  const nlohmann::json nest = nestOf("void f(int n, float *a, const float *b) {\n"
                                     "  for (int i = 0; i < n; i++) a[i] = b[i];\n}\n");
  EXPECT_TRUE(nest["loops"][0]["mapped"]);
  EXPECT_EQ(nest["loops"][0]["trips"], "n");
  EXPECT_THAT(nest["assumptions"].dump(), HasSubstr("lead to memory that does not overlap."));
}

TEST_F(Map, APointerMayLeadToAVariableWhoseAddressIsTaken) {
  EXPECT_EQ(reason("void g(int *);\nvoid f(int n, int *p) {\n  int s = 1;\n  g(&s);\n"
                   "  for (int i = 0; i < n; i++) p[i] = s;\n}\n"),
            "A pointer that it writes through may lead to s, whose address is taken.");
}

TEST_F(Map, PointersOfOneDeclarationAreNotMadeOfEachOther) {
  const std::string loop = "  for (int i = 0; i < 99; i++) p[i] = q[i + 1];\n}\n";
  EXPECT_EQ(reason("double *g(void);\nvoid f(void) {\n  double *p = g(), *q = g();\n" + loop), "");
  EXPECT_EQ(reason("double *g(void);\nvoid f(void) {\n  double *p = g(), *q = p;\n" + loop),
            "Not proved: q and p may lead to the same memory, that of p.");
}

TEST_F(Map, APointerThatIsMadeOfAnArrayMayLeadToIt) {
  EXPECT_EQ(reason("double g[100];\nvoid f(void) {\n  double *p = g;\n"
                   "  for (int i = 0; i < 99; i++) p[i] = g[i + 1];\n}\n"),
            "Not proved: g and p may lead to the same memory, that of g.");
  EXPECT_EQ(reason("double g[100];\nvoid f(void) {\n  double *p;\n  p = g + 1;\n"
                   "  for (int i = 0; i < 99; i++) p[i] = g[i];\n}\n"),
            "Not proved: g and p may lead to the same memory, that of g.");
}

TEST_F(Map, PointersThatAreMadeOfOnePointerMayLeadToOneMemory) {
  EXPECT_EQ(reason("void f(float *a) {\n  float *m = a + 1;\n  float *b = m;\n"
                   "  for (int i = 0; i < 99; i++) b[i] = a[i];\n}\n"),
            "Not proved: a and b may lead to the same memory, that of a.");
  EXPECT_EQ(reason("float *b, *c;\nfloat g[100];\nvoid set(void) { b = g; }\nvoid f(void) {\n  c = g + 1;\n"
                   "  for (int i = 0; i < 99; i++) b[i] = c[i];\n}\n"),
            "Not proved: c and b may lead to the same memory, that of g.");
}

TEST_F(Map, AnUnsignedIndexThatWrapsAroundIsNotProved) {
  EXPECT_THAT(reason("void f(float *a) {\n  for (unsigned i = 0; i < 4; ++i) a[i * 2147483648u] = i;\n}\n"),
              HasSubstr("writes in an earlier iteration, 2 before"));
}

TEST_F(Map, AnArrayThatTheIterationDeclaresIsItsOwn) {
  const std::string body = "for (int j = 0; j < 4; j++) t[j] = j;\n    v[i] = t[i % 4];\n  }\n}\n";
  EXPECT_EQ(reason("double v[100];\nvoid f(void) {\n  for (int i = 0; i < 100; i++) {\n    double t[4];\n    " + body),
            "");
  EXPECT_NE(reason("double v[100];\nvoid f(void) {\n  double t[4];\n  for (int i = 0; i < 100; i++) {\n    " + body),
            "");
}

TEST_F(Map, AnIndexThatIsLoadedIsNotProved) {
  const std::string found = reason("int at[100];\ndouble v[100];\nvoid f(void) {\n"
                                   "  for (int i = 0; i < 100; i++)\n    v[at[i]] = i;\n}\n");
  EXPECT_THAT(found, HasSubstr("Not proved: v[at[i]] (line 5) may write what v[at[i]] (line 5) writes"));
  EXPECT_THAT(found, HasSubstr("it depends on at[i]."));
}

TEST_F(Map, OnlyLoopsThatFollowEachOtherAloneAreMapped) {
  const nlohmann::json nest = nestOf("double A[64][64], B[64][64];\nvoid f(void) {\n  for (int i = 0; i < 64; i++) {\n"
                                     "    const double s = A[i][0];\n    for (int j = 1; j < 64; j++) B[i][j] = s;\n  "
                                     "}\n}\n");
  EXPECT_TRUE(nest["changes"].empty());
  EXPECT_TRUE(nest["loops"][0]["mapped"]);
  EXPECT_TRUE(nest["loops"][1]["parallel"]);
  EXPECT_FALSE(nest["loops"][1]["mapped"]);
  EXPECT_THAT(nest["loops"][1]["reason"].get<std::string>(), HasSubstr("it is not alone in a loop that is mapped"));
  const nlohmann::json triangle = nestOf("double A[64][128];\nvoid f(void) {\n  for (int i = 0; i < 64; i++)\n"
                                         "    for (int j = 0; j < 2 * i; j++) A[i][j] = 0;\n}\n");
  EXPECT_TRUE(triangle["loops"][0]["mapped"]);
  EXPECT_THAT(triangle["loops"][1]["reason"].get<std::string>(), HasSubstr("its bounds depend on a loop"));
}

// ALG-E1: a nest whose outer loop has several statements becomes several nests, whose parallel loops come outermost.
TEST_F(Map, ANestOfSeveralStatementsIsDistributedAndItsLoopsInterchanged) {
  write("nest.c", "double A[64][64], B[64][64], C[64][64];\n"
                  "void f(void) {\n"
                  "  int i, j, k;\n"
                  "  for (i = 0; i < 64; i++) {\n"
                  "    for (j = 0; j < 63; j++)\n"
                  "      C[i][j] *= 2;\n"
                  "    for (k = 0; k < 64; k++)\n"
                  "      for (j = 0; j < 64; j++)\n"
                  "        C[i][j] += A[i][k] * B[k][j];\n"
                  "  }\n"
                  "}\n");
  const nlohmann::json nests = run({"map", "nest.c", "--json"}).json()["nests"];
  ASSERT_EQ(nests.size(), 2u);
  EXPECT_EQ(nests[0]["changes"].dump(), R"(["The loop over i is distributed into 2 loops, in lines 4 and 7.",)"
                                        R"("The loops over k and j of lines 7 and 8 are interchanged."])");
  EXPECT_EQ(nests[1]["changes"], nests[0]["changes"]);
  EXPECT_EQ(nests[0]["columns"].dump(), R"(["i","j"])");
  EXPECT_EQ(nests[1]["columns"].dump(), R"(["i","j","k"])");
  EXPECT_EQ(nests[1]["line"], 7);
  EXPECT_TRUE(nests[1]["loops"][1]["mapped"]);
  EXPECT_THAT(run({"map", "nest.c:4"}).output,
              HasSubstr("  changed: The loop over i is distributed into 2 loops, in lines 4 and 7.\n"));
}

// No loop of the nest is parallel before.
TEST_F(Map, StatementsOfOneLoopArePartedWhereEachNeedsAnotherLoopToBeSerial) {
  write("nest.c", "double A[64][64], s[64], q[64], r[64];\n"
                  "void f(void) {\n"
                  "  for (int i = 0; i < 64; i++)\n"
                  "    for (int j = 0; j < 64; j++) {\n"
                  "      s[j] += r[i] * A[i][j];\n"
                  "      q[i] += r[j] * A[i][j];\n"
                  "    }\n"
                  "}\n");
  const nlohmann::json nests = run({"map", "nest.c", "--json"}).json()["nests"];
  ASSERT_EQ(nests.size(), 2u);
  EXPECT_EQ(nests[0]["columns"].dump(), R"(["j","i"])");
  EXPECT_EQ(nests[1]["columns"].dump(), R"(["i","j"])");
  EXPECT_EQ(nests[1]["loops"][1]["reason"], "q[i] (line 6) writes what q[i] (line 6) writes in an earlier iteration.");
}

TEST_F(Map, ADependenceOnALaterStatementKeepsStatementsTogether) {
  // The second statement's element of the row before is what the first one reads.
  EXPECT_TRUE(nestOf("double A[64][64], B[64][64];\nvoid f(void) {\n  for (int i = 1; i < 64; i++) {\n"
                     "    for (int j = 0; j < 64; j++) A[i][j] = B[i - 1][j];\n"
                     "    for (int j = 0; j < 64; j++) B[i][j] = A[i][63 - j];\n  }\n}\n")["changes"]
                  .empty());
  // A number goes from one statement to the next.
  EXPECT_TRUE(nestOf("double A[64][64], B[64];\nvoid f(void) {\n  double s;\n  for (int i = 1; i < 64; i++) {\n"
                     "    s = B[i];\n    for (int j = 0; j < 64; j++) A[i][j] = s;\n  }\n}\n")["changes"]
                  .empty());
  // The rest of an iteration may be left out.
  EXPECT_TRUE(nestOf("double A[64][64], B[64];\nvoid f(void) {\n  for (int i = 1; i < 64; i++) {\n"
                     "    if (B[i] > 0) continue;\n    for (int j = 0; j < 64; j++) A[i][j] = 0;\n  }\n}\n")["changes"]
                  .empty());
}

TEST_F(Map, LoopsThatADependenceTurnsAroundAreNotInterchanged) {
  const std::string begin = "double A[66][66];\nvoid f(void) {\n  for (int i = 1; i < 65; i++)\n"
                            "    for (int j = 1; j < 65; j++)\n      A[i][j] = ";
  // To the row before, one to the right: each j needs the next one.
  EXPECT_TRUE(nestOf(begin + "A[i - 1][j + 1];\n}\n")["changes"].empty());
  EXPECT_FALSE(nestOf(begin + "A[i - 1][j] + 1;\n}\n")["changes"].empty());
}

TEST_F(Map, ATriangleBecomesARectangleWithACondition) {
  const nlohmann::json nest = nestOf("double A[64][64];\nvoid f(int n) {\n  for (int i = 0; i < n; i++)\n"
                                     "    for (int j = 0; j <= i; j++) A[i][j] = 0;\n}\n");
  EXPECT_TRUE(nest["loops"][1]["mapped"]);
  EXPECT_THAT(nest["changes"].dump(), HasSubstr("does nothing where not j <= i."));
  const nlohmann::json upper = nestOf("double A[64][64];\nvoid f(int n) {\n  for (int i = 0; i < n; i++)\n"
                                      "    for (int j = i + 1; j < n; j++) A[i][j] = A[j][i];\n}\n");
  EXPECT_TRUE(upper["loops"][1]["mapped"]) << upper["loops"];
}

TEST_F(Map, ASerialLoopAroundStaysOnTheCpu) {
  const nlohmann::json nest = nestOf("double v[11][101];\nvoid f(void) {\n  for (int t = 0; t < 10; t++)\n"
                                     "    for (int i = 0; i < 100; i++) v[t + 1][i] = v[t][i + 1];\n}\n");
  EXPECT_FALSE(nest["loops"][0]["parallel"]);
  EXPECT_TRUE(nest["loops"][1]["mapped"]);
  EXPECT_EQ(nest["columns"].dump(), R"(["i"])");
}

TEST_F(Map, NestsAreMarkedOrNamedOrFound) {
  const std::string two = "double v[100], w[100];\nvoid f(void) {\n  for (int i = 0; i < 100; i++) v[i] = 0;\n"
                          "#pragma warpgrain map\n  for (int i = 0; i < 100; i++) w[i] = 0;\n}\n";
  EXPECT_EQ(nestOf(two)["line"], 5);
  EXPECT_EQ(nestOf(two, "3")["line"], 3);
  write("nest.c", "double v[100];\nvoid f(void) {\n  for (int i = 0; i < 100; i++) v[i] = 0;\n"
                  "  for (int i = 0; i < 100; i++) v[i] = 1;\n}\n");
  EXPECT_EQ(run({"map", "nest.c", "--json"}).json()["nests"].size(), 2u);
}

TEST_F(Map, ANestThatCannotBeAKernelIsToldAndThoseInsideAreFound) {
  write("nest.c", "#include <stdio.h>\ndouble v[100];\nint main(void) {\n  for (int t = 0; t < 3; t++) {\n"
                  "    puts(\"step\");\n    for (int i = 0; i < 100; i++) v[i] += 1;\n  }\n}\n");
  const nlohmann::json nests = run({"map", "nest.c", "--json"}).json()["nests"];
  ASSERT_EQ(nests.size(), 2u);
  EXPECT_THAT(nests[0]["refusal"].get<std::string>(), HasSubstr("nest.c:5: "));
  EXPECT_TRUE(nests[1]["loops"][0]["mapped"]);
  expectFailure({"map", "nest.c:4"}, 1, {"nest.c:5: ", "puts"});
}

TEST_F(Map, ALoopThatReturnsLeavesTheOthersToBeMapped) {
  write("nest.c", "float v[100], w[100];\nint find(int n, float x) {\n  for (int i = 0; i < n; i++)\n"
                  "    if (v[i] == x) return i;\n  return -1;\n}\nvoid f(int n) {\n"
                  "  for (int i = 0; i < n; i++) w[i] = v[i];\n}\n");
  const nlohmann::json nests = run({"map", "nest.c", "--json"}).json()["nests"];
  ASSERT_EQ(nests.size(), 2u);
  EXPECT_THAT(nests[0]["refusal"].get<std::string>(), HasSubstr("return"));
  EXPECT_TRUE(nests[1]["loops"][0]["mapped"]);
}

TEST_F(Map, LoopsAreWrittenAnewWhereMoreOfThemAreMapped) {
  write("nest.c", "double A[90][70], B[70][80], C[90][90], x[90];\n"
                  "void f(int n, int m, int l) {\n"
                  "  int i, j, k;\n"
                  "  for (i = 0; i < n; i++) {\n"
                  "    for (j = 0; j < m; j++)\n"
                  "      C[i][j] *= 2;\n"
                  "    for (k = 0; k < l; k++)\n"
                  "      for (j = 0; j < m; j++)\n"
                  "        C[i][j] += A[i][k] * B[k][j];\n"
                  "  }\n"
                  "  for (i = 0; i < n; i++)\n"
                  "    for (j = i; j < m; j++)\n"
                  "      C[i][j] = i;\n"
                  "  for (i = 0; i < n; i++) {\n"
                  "    double last = 0;\n"
                  "    for (j = 0; j < m; j++)\n"
                  "      last = C[i][j];\n"
                  "    for (j = 0; j < m; j++)\n"
                  "      C[i][j] += last;\n"
                  "  }\n"
                  "}\n");
  const auto counters = [](const nlohmann::json &nest) {
    std::string out;
    for (const nlohmann::json &loop : nest["loops"])
      out += loop["counter"].get<std::string>() + (loop["mapped"] ? "! " : " ");
    return out;
  };
  const nlohmann::json nests = run({"map", "nest.c", "--json"}).json()["nests"];
  ASSERT_EQ(nests.size(), 3u);
  EXPECT_EQ(counters(nests[0]), "i! j! k ");
  EXPECT_EQ(nests[0]["changes"][0], "The loops over j of lines 5, 8 are one loop, around all that loop i executes: "
                                    "iterations with different j do not depend on each other.");
  EXPECT_EQ(counters(nests[1]), "i! j! ");
  EXPECT_EQ(nests[1]["line"], 11);
  EXPECT_THAT(nests[1]["changes"].dump(), HasSubstr("does nothing where not j >= i."));
  // A number goes from one loop to the next.
  EXPECT_EQ(counters(nests[2]), "i! j j ");
  EXPECT_TRUE(nests[2]["changes"].empty()) << nests[2]["changes"];
  const nlohmann::json kept = run({"map", "nest.c", "--json", "--keep-loops"}).json()["nests"];
  EXPECT_EQ(counters(kept[0]), "i! j k j ");
}

TEST_F(Map, BadInputIsASentenceWithItsPlace) {
  write("broken.c", "double v[9];\nvoid f(void) {\n  for (int i = 0; i < 9; i++) v[i] = u;\n}\n");
  expectFailure({"map", "broken.c"}, 3, {"broken.c:3:", "'u'"});
  write("empty.c", "int x;\n");
  expectFailure({"map", "empty.c"}, 3, {"empty.c:1: ", "no `for` loop"});
  write("mark.c", "double v[9];\nvoid f(void) {\n#pragma warpgrain map\n  v[0] = 1;\n}\n");
  expectFailure({"map", "mark.c"}, 3, {"mark.c:3: ", "pragma"});
  expectFailure({"map", "gone.c"}, 3, {"gone.c"});
  write("nest.c", product);
  expectFailure({"map", "nest.c:3"}, 2, {"nest.c:3: ", "4, 5, 6"});
  expectFailure({"map", "nest.c", "--arg", "n"}, 2, {"NAME=NUMBER"});
  expectFailure({"map", "nest.c", "--mode", "paper", "--arch", "sm_90"}, 2, {"--mode ours"});
  expectFailure({"map", "nest.c", "--arch", "sm_1000"}, 2, {"compute capability"});
}

TEST_F(Map, TheTextShowsLoopsArraysAndReasons) {
  write("nest.c", product);
  const CliOutcome outcome = run({"map", "nest.c:4", "--mode", "paper", "--most", "2"});
  EXPECT_EQ(outcome.exitCode, 0);
  EXPECT_THAT(outcome.output, HasSubstr("nest in product()"));
  EXPECT_THAT(outcome.output, HasSubstr("line 4: i, 512 iterations: parallel."));
  EXPECT_THAT(outcome.output, HasSubstr("A, read: [1 0 0; 0 0 1]"));
  EXPECT_THAT(outcome.output, HasSubstr("j -> tx, i -> ty: A local from global, B local from global, C global"));
  EXPECT_THAT(outcome.output, HasSubstr("28 more; --most shows them."));
}

} // namespace
} // namespace warpgrain::tests
