// SPDX-License-Identifier: Apache-2.0
//
// The page that `report` writes, beside what the same command prints as JSON.
#include "tests/cli/CliTest.h"
#include "tests/support/PageTags.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>

namespace warpgrain::tests {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// Neighbouring threads are 4096 bytes apart, unless x and y are exchanged.
const std::string scatteredKernel = "__global__ void scale(float *x, int n) {\n"
                                    "  const int row = blockIdx.x * blockDim.x + threadIdx.x;\n"
                                    "  const int column = blockIdx.y * blockDim.y + threadIdx.y;\n"
                                    "  if (row < n && column < n) x[row * n + column] = 2 * x[row * n + column];\n"
                                    "}\n"
                                    "void run(float *x) {\n"
                                    "  const int n = 64;\n"
                                    "  scale<<<dim3(4, 4), dim3(16, 16)>>>(x, n);\n"
                                    "}\n";

class ReportCommand : public CliTest {
protected:
  /// The part of the page below a heading.
  static std::string section(const std::string &page, const std::string &heading) {
    const std::size_t at = page.find("<h2>" + heading + "</h2>");
    EXPECT_NE(at, std::string::npos) << heading;
    return at == std::string::npos ? std::string() : page.substr(at, page.find("</section>", at) - at);
  }

  /// The lines of a section's table.
  static std::vector<std::string> linesOf(const std::string &section) {
    std::vector<std::string> lines;
    for (std::size_t at = section.find("<tr><th scope=\"row\""); at != std::string::npos;
         at = section.find("<tr><th scope=\"row\"", at + 1))
      lines.push_back(section.substr(at, section.find("</tr>", at) - at));
    return lines;
  }

  /// Numbers of the JSON that are shown.
  static std::vector<double> numbersOf(const std::vector<json> &values) {
    std::vector<double> out;
    for (const json &value : values)
      if (value.is_number()) out.push_back(value.get<double>());
    return out;
  }

  static std::vector<double> numbersOf(const std::string &html) {
    std::vector<double> out;
    for (const std::string &text : dataOfPage(html))
      out.push_back(std::stod(text));
    return out;
  }

  static json sum(const json &one, const json &other) {
    if (!one.is_number()) return nullptr;
    return one.get<double>() + (other.is_number() ? other.get<double>() : 0);
  }
};

TEST_F(ReportCommand, HasTheNumbersThatTheSameCommandPrintsAsJson) {
  WARPGRAIN_NEEDS_CUDA();
  write("k.cu", scatteredKernel);
  const CliOutcome outcome = run({"report", "k.cu", "-k", "scale", "--plan", "exchange x y", "--space",
                                  "coarsen y 1,2,4", "--arch", "sm_90", "-o", "report.html", "--json"});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
  const json printed = outcome.json();
  const std::string page = read("report.html");
  EXPECT_THAT(faultsOfPage(page), IsEmpty());
  const auto differences = linesOf(section(page, "Numbers before and after"));
  ASSERT_EQ(differences.size(), printed["differences"].size());
  for (std::size_t i = 0; i < differences.size(); ++i) {
    const json &row = printed["differences"][i];
    std::vector<json> values;
    for (const char *side : {"before", "after"})
      if (row["array"].is_null() || row[side] != 0) values.push_back(row[side]); // 0: it is not there at all
    EXPECT_EQ(numbersOf(differences[i]), numbersOf(values)) << row.dump() << differences[i];
  }
  const auto rows = linesOf(section(page, "Variants"));
  ASSERT_EQ(rows.size(), 4U);
  ASSERT_EQ(printed["variants"].size(), 4U);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const json &row = printed["variants"][i];
    const json time = row["measurement"].is_null() ? json::object() : row["measurement"];
    EXPECT_EQ(numbersOf(rows[i]),
              numbersOf(std::vector<json>{row["registers"], sum(row["spill_stores"], row["spill_loads"]),
                                          sum(row["shared_bytes"], row["dynamic_shared_bytes"]), row["occupancy"]}))
        << row.dump() << rows[i];
    EXPECT_THAT(rows[i], HasSubstr(row["steps"] == "" ? "(original)" : row["steps"].get<std::string>()));
  }
  EXPECT_EQ(printed["variants"][0]["steps"], "");
  EXPECT_EQ(printed["plan"], "exchange x y");
}

TEST_F(ReportCommand, SaysWhatWasVerifiedAtWhichSizes) {
  WARPGRAIN_NEEDS_CUDA();
  write("k.cu", scatteredKernel);
  const CliOutcome outcome =
      run({"report", "k.cu", "--plan", "coarsen x 2", "--no-build", "--no-mends", "--json", "-o", "report.html"});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
  const json variant = outcome.json()["variants"][1];
  if (variant["verification"].is_null()) GTEST_SKIP() << "nothing runs here: " << outcome.errors;
  EXPECT_EQ(variant["verification"]["status"], "verified");
  ASSERT_FALSE(variant["verification"]["sizes"].empty());
  const std::string evidence = section(read("report.html"), "Evidence of the verification");
  for (const json &size : variant["verification"]["sizes"])
    EXPECT_THAT(evidence, HasSubstr(size.get<std::string>() + "<"));
}

TEST_F(ReportCommand, ShowsTimesThatWereMeasuredBefore) {
  WARPGRAIN_NEEDS_CUDA();
  const std::string examples = WARPGRAIN_EXAMPLES;
  std::vector<std::string> arguments{"report",     examples + "/matrix_multiplication.cu",
                                     "--plan",     "coarsen y 8",
                                     "--measured", examples + "/../recorded/matrix_multiplication.jsonl",
                                     "--no-build", "--no-run",
                                     "--no-mends", "--json",
                                     "-o",         "report.html",
                                     "--grid",     "64,64",
                                     "--arg",      "n=2048"};
  const CliOutcome outcome = run(arguments);
  ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
  const json printed = outcome.json();
  const json &first = printed["differences"][0];
  EXPECT_EQ(first["quantity"], "time");
  EXPECT_EQ(first["origin"], "measured");
  EXPECT_EQ(first["meaning"], "better");
  const auto rows = linesOf(section(read("report.html"), "Variants"));
  ASSERT_EQ(rows.size(), printed["variants"].size());
  EXPECT_GT(rows.size(), 2U); // every plan that was measured
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const json &time = printed["variants"][i]["measurement"];
    EXPECT_EQ(numbersOf(rows[i]), numbersOf(std::vector<json>{time["microseconds"], time["spread"], time["speed_up"]}))
        << rows[i];
  }
  // Those of another launch are shown, and compared with nothing.
  arguments.back() = "n=1024";
  const json other = run(arguments).json();
  EXPECT_NE(other["differences"][0]["quantity"], "time");
  EXPECT_EQ(other["variants"][0]["measurement"]["outdated"], "This time was recorded of another launch.");
  EXPECT_THAT(linesOf(section(read("report.html"), "Variants"))[0], HasSubstr("(not comparable)"));
}

TEST_F(ReportCommand, PrintsThePageWhereNoFileIsNamed) {
  WARPGRAIN_NEEDS_CUDA();
  write("k.cu", oneKernel);
  const CliOutcome outcome = run({"report", "k.cu", "--no-build", "--no-run", "--no-mends"});
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  EXPECT_TRUE(outcome.output.starts_with("<!DOCTYPE html>")) << outcome.output;
  EXPECT_THAT(outcome.output, HasSubstr("No plan was chosen"));
  EXPECT_THAT(faultsOfPage(outcome.output), IsEmpty());
}

TEST_F(ReportCommand, LetsNoTextOfTheSourceBreakOut) {
  WARPGRAIN_NEEDS_CUDA();
  write("a'<b>\"&.cu", "// </pre></script><script>alert(1)</script> \xFF\xFE \xE2\x80\xAE\n"
                       "__global__ void scale(float *p) {\n"
                       "  p[threadIdx.x] *= 2; // </pre><img src=x onerror=alert(1)> \xFF\n}\n"
                       "int main() { scale<<<1, 64>>>(nullptr); }\n");
  const CliOutcome outcome =
      run({"report", "a'<b>\"&.cu", "--plan", "coarsen x 2", "--no-build", "--no-mends", "-o", "report.html"});
  ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
  const std::string page = read("report.html");
  EXPECT_THAT(faultsOfPage(page), IsEmpty());
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, Not(HasSubstr("<img")));
  EXPECT_THAT(page, Not(HasSubstr("\xFF")));
  EXPECT_THAT(page, HasSubstr("&lt;img src=x onerror=alert(1)&gt; \xEF\xBF\xBD"));
}

TEST_F(ReportCommand, TellsOfAPlanThatIsRefused) {
  WARPGRAIN_NEEDS_CUDA();
  write("k.cu", oneKernel);
  const CliOutcome outcome = run({"report", "k.cu", "--plan", "coarsen x 128", "--no-build", "--no-run", "--no-mends"});
  EXPECT_EQ(outcome.exitCode, 1);
  EXPECT_THAT(section(outcome.output, "Plan"), HasSubstr("not legal"));
  EXPECT_THAT(section(outcome.output, "Numbers before and after"), HasSubstr("They were not compared: "));
}

TEST_F(ReportCommand, LeavesTheOldFileWhereNothingIsMade) {
  WARPGRAIN_NEEDS_CUDA();
  write("k.cu", oneKernel);
  write("report.html", "old");
  expectFailure({"report", "k.cu", "-k", "other", "-o", "report.html"}, 2, {"other"});
  EXPECT_EQ(read("report.html"), "old");
  expectFailure({"report", "k.cu", "-o", "missing/report.html"}, 3, {"missing"});
  expectFailure({"report", "k.cu", "--plan", "frobnicate 3", "-o", "report.html"}, 2, {"frobnicate"});
  expectFailure({"report", "k.cu", "--measured", "nothing-here", "-o", "report.html"}, 3, {"nothing-here"});
  EXPECT_EQ(read("report.html"), "old");
  // Nor does it take the place of a source.
  write("inc.h", "const int grain = 1;\n");
  write("with.cu", "#include \"inc.h\"\n" + oneKernel);
  expectFailure({"report", "with.cu", "--no-build", "-o", "./with.cu"}, 2, {"is a source"});
  expectFailure({"report", "with.cu", "--no-build", "-o", "inc.h"}, 2, {"is a source"});
  EXPECT_EQ(read("inc.h"), "const int grain = 1;\n");
}

} // namespace
} // namespace warpgrain::tests
