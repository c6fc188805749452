// SPDX-License-Identifier: Apache-2.0
//
// Loops over the rows of a sparse matrix, which the threads of a block share (ALG-G2).
#include "core/base/Files.h"
#include "tests/execute/ProgramTest.h"

#include <nlohmann/json.hpp>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;

/// A loop over rows: what stands before the loop over a row's elements, that loop, and what stands behind it.
struct Rows {
  std::string before = {};
  std::string loop = {};
  std::string behind = {};
  std::string clauses = {};
  std::string line = {}; ///< of OpenMPC

  std::string text(std::size_t number) const {
    return "void f" + std::to_string(number) + "(void) {\n  int k;\n" + line + "#pragma omp parallel for private(k) " +
           clauses + "\n  for (int i = 0; i < n; i++) {\n    " + before + "\n    " + loop + "\n    " + behind +
           "\n  }\n}\n";
  }
};

class LoopCollapse : public ProgramTest {
protected:
  /// The translation of a source with loops over rows, of numbers of a type.
  json translated(const std::string &type, const std::vector<Rows> &loops,
                  const std::vector<std::string> &options = {}) const {
    std::string text = "int n, g[99];\n" + type + " *v, *x, *y, w[99], total;\nint *first, *col;\n";
    for (std::size_t i = 0; i < loops.size(); ++i)
      text += loops[i].text(i);
    std::vector<std::string> words{"translate", write("program.c", text), "--json"};
    words.insert(words.end(), options.begin(), options.end());
    const auto out = command(words);
    EXPECT_EQ(out.exitCode, 0) << out.standardError << out.standardOutput;
    return json::parse(out.standardOutput)["files"][0];
  }

  /// The loop that is collapsed, " ?" if the program asks before the launch, and the id of the region's first reason.
  std::string collapsed(const json &region) const {
    if (region["kernels"].empty()) return "CPU";
    const json &collapsed = region["kernels"][0]["collapsed"];
    std::string out;
    if (!collapsed.is_null())
      out = collapsed["loop"].get<std::string>() + (collapsed["asked_before_launch"] ? " ? " : " ");
    return out + (region["reasons"].empty() ? std::string() : region["reasons"][0]["id"].get<std::string>());
  }

  /// The same of each loop.
  std::vector<std::string> of(const std::string &type, const std::vector<Rows> &loops,
                              const std::vector<std::string> &options = {}) const {
    std::vector<std::string> out;
    const json file = translated(type, loops, options);
    for (const json &region : file["regions"])
      out.push_back(collapsed(region));
    return out;
  }

  /// What a source prints, compiled by the host's compiler.
  std::string original(const fs::path &source) const {
    const auto built = runSubprocess(
        {.arguments = {"gcc", "-fopenmp", "-O1", "-o", path("original").string(), source.string(), "-lm"}});
    EXPECT_TRUE(built && built->exitCode == 0) << (built ? built->standardError : built.error().message);
    const auto ran = runSubprocess({.arguments = {path("original").string()}});
    return ran ? ran->standardOutput : ran.error().message;
  }
};

const std::string head = "for (k = first[i]; k < first[i + 1]; k++) ";
const std::string product = head + "sum += v[k] * x[col[k]];";
const Rows sparse{.before = "double sum = 0;", .loop = product, .behind = "y[i] = sum;", .clauses = "", .line = ""};

TEST_F(LoopCollapse, TheThreadsOfABlockShareTheirRows) {
  const json file = translated("double", {sparse});
  const json &rows = file["regions"][0];
  EXPECT_EQ(collapsed(rows), "k loops-collapsed");
  // v, col, what it leads to, and the bound: 8 + 4 + 32 + 1 sectors where lanes have neighbouring elements, else one
  // for each lane.
  EXPECT_THAT(rows["reasons"][0]["text"].get<std::string>(), HasSubstr("touch 45 sectors instead of 100."));
  EXPECT_THAT(
      file["text"].get<std::string>(),
      HasSubstr("  const bool gpu_has_row = gpu::thread() < gpu_trips;\n"
                "  const long long gpu_t = gpu_has_row ? gpu::thread() : gpu_trips - 1;\n"
                "  {\n"
                "    int i = (int)gpu_t;\n"
                "    int k;\n"
                "    double sum = 0;\n"
                "    const gpu::Rows gpu_rows = gpu::rowsOfBlock<256>(gpu_has_row, (long long)(first[i]), "
                "gpu::trips(first[i], (long long)(first[i + 1]), 1));\n"
                "    __shared__ double gpu_part_sum[1024];\n"
                "    if (gpu_rows.followEachOther) {\n"
                "      for (long long gpu_from = gpu_rows.begin; gpu_from < gpu_rows.end; gpu_from += 1024) {\n"
                "        const long long gpu_to = gpu_rows.end - gpu_from < 1024 ? gpu_rows.end : gpu_from + 1024;\n"
                "        for (long long gpu_at = gpu_from + threadIdx.x; gpu_at < gpu_to; gpu_at += 256) {\n"
                "          int k = (int)gpu_at;\n"
                "          gpu_part_sum[gpu_at - gpu_from] = v[k] * x[col[k]];\n"
                "        }\n"
                "        __syncthreads();\n"
                "        for (long long gpu_at = gpu_rows.first(gpu_from); gpu_at < gpu_rows.last(gpu_to); ++gpu_at)\n"
                "          sum += gpu_part_sum[gpu_at - gpu_from];\n"
                "        __syncthreads();\n"
                "      }\n"
                "    } else if (gpu_has_row) {\n"
                "      for (k = first[i]; k < first[i + 1]; k++) sum += v[k] * x[col[k]];\n"
                "    }\n"
                "    if (gpu_has_row) {\n"
                "      y[i] = sum;\n"
                "    }\n"
                "  }\n"));
}

TEST_F(LoopCollapse, EachThreadKeepsItsRowWhereThatIsAskedFor) {
  const std::string held = "swap-held-by-nest";
  const std::string done = "k loops-collapsed";
  const auto with = [&](const std::string &clause) {
    Rows out = sparse;
    out.line = "#pragma cuda gpurun " + clause + "\n";
    return out;
  };
  EXPECT_THAT(of("double", {sparse}, {"--no", "loop-collapse"}), ElementsAre(held));
  EXPECT_THAT(of("double", {sparse}, {"--option", "useLoopCollapse=0"}), ElementsAre(held));
  EXPECT_THAT(of("double", {sparse}, {"--no", "loop-swap"}), ElementsAre(done));
  EXPECT_THAT(of("double", {sparse}, {"--no", "loop-swap,loop-collapse"}), ElementsAre(""));
  EXPECT_THAT(of("double", {with("noloopcollapse"), with("noploopswap"), with("threadblocksize(64)"), sparse},
                 {"--option", "useLoopCollapse"}),
              ElementsAre(held, done, "", done));
}

TEST_F(LoopCollapse, SumsInMemoryMustNotBeWhatIsRead) {
  const std::string held = "collapse-held-by-body";
  const json file = translated("double", {{.loop = head + "y[i] += v[k] * x[col[k]];"},
                                          {.loop = head + "y[col[k]] += v[k];"},
                                          {.loop = head + "y[i] += v[k] * y[col[k]];"},
                                          {.loop = head + "{ const double e = y[col[k]]; w[i] += e; }"},
                                          {.loop = head + "{ const double e = w[col[k]]; w[i] += e; }"},
                                          {.loop = head + "first[i] += k;"}});
  std::vector<std::string> all;
  for (const json &region : file["regions"])
    all.push_back(collapsed(region));
  EXPECT_THAT(all,
              ElementsAre("k ? loops-collapsed", held, held, "k ? loops-collapsed", held, "collapse-held-by-memory"));
  EXPECT_THAT(file["regions"][0]["reasons"][1]["text"].get<std::string>(),
              HasSubstr("They do so where y, first, v, x and col lead to different blocks of memory"));
  EXPECT_THAT(file["text"].get<std::string>(), HasSubstr("f0_kernel0_collapsed<<<gpu_blocks, 256>>>("));
}

TEST_F(LoopCollapse, AllThatTheLoopLeavesMustBeItsSums) {
  const std::string held = "collapse-held-by-body";
  const std::string done = "k loops-collapsed";
  EXPECT_THAT(of("int", {{"int sum = y[i];", product, "y[i] = sum;"},
                         {"int sum = 0, b = first[i], e = first[i + 1];", "for (k = b; k < e; k++) sum += v[k];",
                          "y[i] = sum;"}}),
              ElementsAre(done, done));
  EXPECT_THAT(of("int", {{"int sum = 0;", head + "{ sum += v[k]; g[k] = 3; }", "y[i] = sum;"},
                         {"int sum = 0;", head + "{ if (v[k] > 5) break; sum += v[k]; }", "y[i] = sum;"},
                         {"int sum = 0;", head + "{ if (v[k] > 5) continue; sum += v[k]; }", "y[i] = sum;"},
                         {"int sum = 0;", head + "if (v[k] > 5) sum += v[k];", "y[i] = sum;"},
                         {"int sum = 0;", head + "{ sum += v[k]; sum += x[k]; }", "y[i] = sum;"},
                         {"int sum = 0;", head + "{ sum += v[k]; if (sum > 9) sum -= 7; }", "y[i] = sum;"},
                         {"int sum = 0;", product, "y[i] = sum + k;"},
                         {"int sum = 0; y[i] = 4;", product, "y[i] += sum;"},
                         {"int sum = 0;", "for (k = first[i + 1] - 1; k >= first[i]; k--) sum += v[k];", "y[i] = sum;"},
                         {"int sum = 0, e = first[i + 1];",
                          "for (k = first[i]; k < e; k++) { sum += v[k]; e -= v[k] > 8; }", "y[i] = sum;"},
                         {"int sum = 0, t = 0;", head + "{ t = v[k]; sum += t; }", "y[i] = sum + t;"}}),
              Each(held));
  EXPECT_THAT(of("int", {{"int sum = 0;", head + "sum += v[k] * x[i];", "y[i] = sum;"},
                         {"int sum = 0, f = x[i];", head + "sum += v[k] * f;", "y[i] = sum;"}}),
              Each("collapse-held-by-row"));
}

TEST_F(LoopCollapse, OtherLoopsOverRowsStayAsTheyAre) {
  const auto with = [&](const std::string &clauses, const std::string &more = "") {
    Rows out = sparse;
    out.clauses = clauses;
    out.behind += more;
    return out;
  };
  EXPECT_THAT(of("double", {with("reduction(+ : total)", " total += sum;"), with("schedule(static, 4)", " g[3] = i;"),
                            with("schedule(dynamic)")}),
              ElementsAre("collapse-held-by-construct", "collapse-held-by-construct", "k loops-collapsed"));
  // A sum of floats that is computed as a double, and rounded.
  EXPECT_THAT(of("float", {{"float sum = 0;", head + "sum += v[k] * 0.5;", "y[i] = sum;"},
                           {"float sum = 0;", head + "sum += v[k] * 0.5f;", "y[i] = sum;"}}),
              ElementsAre("", "k loops-collapsed"));
}

TEST_F(LoopCollapse, GtG6ToG9RowsOfEachKindGiveTheSame) {
  const fs::path source = fs::path(WARPGRAIN_OPENMP_PROGRAMS) / "csr_rows.c";
  ASSERT_EQ(command({"translate", source.string(), "-o", path("program.cu").string()}).exitCode, 0);
  const auto text = readTextFile(path("program.cu"));
  ASSERT_TRUE(text);
  EXPECT_THAT(*text, HasSubstr("multiply_kernel0<<<"));
  EXPECT_THAT(*text, HasSubstr("add_kernel0_collapsed<<<"));
  EXPECT_THAT(*text, HasSubstr("gpu::term<float>("));
  // Elements that belong to no row lead outside of all memory.
  const auto ran = command({"run", "--checks", path("program.cu").string()});
  EXPECT_EQ(ran.exitCode, 0) << ran.standardError;
  EXPECT_EQ(ran.standardOutput, original(source));
}

} // namespace
} // namespace warpgrain::tests
