// SPDX-License-Identifier: Apache-2.0
//
// What was measured is kept in tables; README and the handbook's page of results say what the tables say.
#include "core/base/Files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <iomanip>
#include <map>
#include <numeric>
#include <regex>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain {
namespace {

using Row = std::map<std::string, std::string>;

/// The fields of a line of CSV; a field in quotation marks may hold commas, and quotation marks written twice.
std::vector<std::string> fieldsOf(const std::string &line) {
  std::vector<std::string> out(1);
  bool isQuoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool isMark = line[i] == '"';
    if (isMark && isQuoted && i + 1 < line.size() && line[i + 1] == '"')
      out.back() += line[i++];
    else if (isMark)
      isQuoted = !isQuoted;
    else if (line[i] == ',' && !isQuoted)
      out.emplace_back();
    else
      out.back() += line[i];
  }
  return out;
}

/// The rows of a table by the names in its first line that is no comment.
std::vector<Row> rowsOf(const std::string &path) {
  std::istringstream in(readTextFile(std::string(WARPGRAIN_TESTS_FOLDER) + "/" + path).value());
  std::vector<std::string> names;
  std::vector<Row> out;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    const std::vector<std::string> fields = fieldsOf(line);
    if (names.empty()) {
      names = fields;
      continue;
    }
    EXPECT_EQ(fields.size(), names.size()) << line;
    Row &row = out.emplace_back();
    for (std::size_t i = 0; i < names.size() && i < fields.size(); ++i)
      row[names[i]] = fields[i];
  }
  return out;
}

int number(const Row &row, const std::string &column) {
  return std::atoi(row.at(column).c_str());
}

int sumOf(const std::vector<Row> &rows, const std::string &column) {
  int sum = 0;
  for (const Row &row : rows)
    sum += number(row, column);
  return sum;
}

int countOf(const std::vector<Row> &rows, const std::function<bool(const Row &)> &isOne) {
  return static_cast<int>(std::ranges::count_if(rows, isOne));
}

int countOf(const std::vector<Row> &rows, const std::string &column, const std::string &value) {
  return countOf(rows, [&](const Row &row) { return row.at(column) == value; });
}

double percent(int part, int whole) {
  return 100.0 * part / whole;
}

/// "88.3"
std::string rounded(double value, int digits = 1) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(digits) << value;
  return out.str();
}

/// "1,138"
std::string grouped(int value) {
  std::string out = std::to_string(value);
  for (int at = static_cast<int>(out.size()) - 3; at > 0; at -= 3)
    out.insert(static_cast<std::size_t>(at), ",");
  return out;
}

/// A document on one line, so that it does not matter where its lines end.
std::string onOneLine(const char *path) {
  return std::regex_replace(readTextFile(path).value(), std::regex("\\s+"), " ");
}

void expectSaid(const char *path, const std::string &words) {
  EXPECT_NE(onOneLine(path).find(words), std::string::npos) << path << " does not say: " << words;
}

TEST(CorpusTables, ResultsSayHowManySubscriptsOfPublicProgramsAreAffine) {
  const std::vector<Row> rows = rowsOf("bench/corpus_affine.csv");
  const auto share = [&](const std::string &space) {
    const int affine = sumOf(rows, "affine_" + space);
    const int all = sumOf(rows, space);
    return grouped(affine) + " of " + grouped(all) + " accesses to " + space + " memory (" +
           rounded(percent(affine, all)) + " %)";
  };
  expectSaid(WARPGRAIN_RESULTS, "In " + std::to_string(rows.size()) + " files of public programs (" +
                                    std::to_string(sumOf(rows, "kernels")) + " kernels) " + share("global") + " and " +
                                    share("shared") + " are affine");
}

TEST(CorpusTables, NoFileHasMoreAffineSubscriptsThanSubscripts) {
  std::set<std::string> files;
  for (const Row &row : rowsOf("bench/corpus_affine.csv")) {
    EXPECT_TRUE(files.insert(row.at("file")).second) << row.at("file") << " twice";
    for (const std::string space : {"global", "shared"})
      EXPECT_LE(number(row, "affine_" + space), number(row, space)) << row.at("file");
  }
}

TEST(CorpusTables, ResultsSayForHowManyKernelsTheAnalysisTakesLessTimeThanTheReparse) {
  const std::vector<Row> rows = rowsOf("bench/corpus_analysis.csv");
  const int faster =
      countOf(rows, [](const Row &row) { return number(row, "analysis_ms") < number(row, "reparse_ms"); });
  expectSaid(WARPGRAIN_RESULTS, "for " + std::to_string(faster) + " of " + std::to_string(rows.size()) + " kernels (" +
                                    rounded(percent(faster, static_cast<int>(rows.size()))) + " %)");
}

TEST(CorpusTables, ResultsSayHowManyKernelsOfPublicProgramsMayBeCoarsened) {
  const std::vector<Row> rows = rowsOf("bench/corpus_coarsening.csv");
  std::set<std::string> files;
  std::set<std::string> compiled;
  for (const Row &row : rows) {
    files.insert(row.at("file"));
    if (row.at("compiled") == "yes") compiled.insert(row.at("file"));
    EXPECT_NE(row.at("compiled"), "no") << row.at("file");
  }
  const auto isSegsort = [](const Row &row) { return row.at("file").find("segsort") != std::string::npos; };
  const auto isAllowed = [](const Row &row) { return !row.at("step").empty(); };
  const int allowed = countOf(rows, isAllowed);
  const int others = countOf(rows, [&](const Row &row) { return isAllowed(row) && !isSegsort(row); });
  const int segsort = countOf(rows, isSegsort);
  expectSaid(WARPGRAIN_RESULTS, "Of " + std::to_string(rows.size()) + " kernels in " + std::to_string(files.size()) +
                                    " files of public programs, drawn at random, " + std::to_string(allowed) +
                                    " can be coarsened");
  expectSaid(WARPGRAIN_README, std::to_string(allowed) + " of " + std::to_string(rows.size()) + " kernels");
  expectSaid(WARPGRAIN_RESULTS, std::to_string(countOf(rows, "verdict", "legal-if")) + " legal-if, " +
                                    std::to_string(countOf(rows, "verdict", "legal")) + " legal, " +
                                    std::to_string(countOf(rows, "verdict", "refused")) + " refused");
  expectSaid(WARPGRAIN_RESULTS, std::to_string(countOf(rows, "step", "coarsen grid x 2")) + " of them only by blocks");
  expectSaid(WARPGRAIN_RESULTS, "segsort, has " + std::to_string(segsort) + " of the kernels; of the others, " +
                                    std::to_string(others) + " of " + std::to_string(rows.size() - segsort));
  expectSaid(WARPGRAIN_RESULTS, "(" + std::to_string(compiled.size()) + " of " + std::to_string(compiled.size()) + ")");
}

TEST(CorpusTables, ResultsSayHowManyStepsArePossible) {
  const std::vector<Row> rows = rowsOf("bench/corpus_steps.csv");
  // A kernel's rows follow each other, one for each word; two kernels of a file may have one name.
  std::vector<bool> isCoarsened;
  std::set<std::string> words;
  std::string last;
  for (const Row &row : rows) {
    const std::string kernel = row.at("file") + " " + row.at("kernel");
    if (kernel != last || words.contains(row.at("step"))) {
      isCoarsened.push_back(false);
      words.clear();
    }
    last = kernel;
    words.insert(row.at("step"));
    if (row.at("step").starts_with("coarsen") && number(row, "legal") + number(row, "legal-if") > 0)
      isCoarsened.back() = true;
  }
  EXPECT_EQ(sumOf(rows, "broken"), 0);
  expectSaid(WARPGRAIN_RESULTS, "Of " + std::to_string(isCoarsened.size()) + " kernels");
  expectSaid(WARPGRAIN_RESULTS, std::to_string(std::ranges::count(isCoarsened, true)) + " can be coarsened");
  expectSaid(WARPGRAIN_RESULTS, grouped(sumOf(rows, "legal") + sumOf(rows, "legal-if")) + " of " +
                                    grouped(sumOf(rows, "offered")) + " are allowed");
  expectSaid(WARPGRAIN_RESULTS, "all of the " + std::to_string(countOf(rows, "outcome", "yes")) + " texts");
}

TEST(CorpusTables, ResultsSayHowManyReferencesExecuteWhatIsClaimed) {
  const std::vector<Row> rows = rowsOf("bench/corpus_counts.csv");
  std::set<std::string> programs;
  for (const Row &row : rows)
    if (number(row, "claimed") > 0) programs.insert(row.at("program"));
  EXPECT_EQ(sumOf(rows, "claimed"), sumOf(rows, "equal"));
  expectSaid(WARPGRAIN_RESULTS,
             "In " + std::to_string(countOf(rows, [](const Row &row) { return number(row, "claimed") > 0; })) +
                 " kernels of " + std::to_string(programs.size()) + " public programs, all " +
                 grouped(sumOf(rows, "claimed")) + " references");
}

TEST(CorpusTables, ResultsSayHowManyClaimsHold) {
  const std::vector<Row> rows = rowsOf("bench/corpus_claims.csv");
  const auto isTried = [](const Row &row) { return number(row, "claims") + number(row, "untold") > 0; };
  std::set<std::string> programs;
  for (const Row &row : rows)
    if (isTried(row)) programs.insert(row.at("program"));
  EXPECT_EQ(sumOf(rows, "contradictions"), 0);
  expectSaid(WARPGRAIN_RESULTS, grouped(sumOf(rows, "claims")) + " claims about " +
                                    std::to_string(countOf(rows, isTried)) + " kernels of " +
                                    std::to_string(programs.size()) + " public programs");
}

TEST(CorpusTables, ResultsSayHowManyPublicProgramsPassTheirCheck) {
  const std::vector<Row> rows = rowsOf("execute/corpus_programs.csv");
  expectSaid(WARPGRAIN_RESULTS, "Of " + std::to_string(rows.size()) + " public programs");
  expectSaid(WARPGRAIN_RESULTS, std::to_string(countOf(rows, "status", "passed")) + " pass their own check");
  expectSaid(WARPGRAIN_RESULTS, std::to_string(countOf(rows, "status", "equals H200")) + " that have no check");
}

TEST(CorpusTables, ResultsSayWhatBecomesOfOpenMpPrograms) {
  const std::vector<Row> rows = rowsOf("bench/corpus_openmp.csv");
  const auto begins = [&](const std::string &words) {
    return countOf(rows, [&](const Row &row) { return row.at("status").starts_with(words); });
  };
  EXPECT_EQ(begins("differs"), 0);
  expectSaid(WARPGRAIN_RESULTS, "Of " + std::to_string(rows.size()) + " public programs with OpenMP, " +
                                    std::to_string(static_cast<int>(rows.size()) - begins("not translated")) +
                                    " are translated; " + std::to_string(sumOf(rows, "kernels")) + " of their " +
                                    std::to_string(sumOf(rows, "regions")) + " regions become kernels");
  expectSaid(WARPGRAIN_RESULTS, std::to_string(countOf(rows, "status", "equal")) + " print what the original prints");
  expectSaid(WARPGRAIN_RESULTS, std::to_string(countOf(rows, "status", "only the original fails")) +
                                    " pass their own check, which the original fails");
  expectSaid(WARPGRAIN_RESULTS, "Of " + std::to_string(begins("varies") + begins("equal to some")) +
                                    " more the output depends on threads or optimisation");
}

TEST(CorpusTables, ResultsSayWhatOpenMpProgramsPrintOnAGpu) {
  const std::vector<Row> rows = rowsOf("bench/h200_openmp_survey.csv");
  expectSaid(WARPGRAIN_RESULTS, std::to_string(countOf(rows, "equal", "yes")) + " of the " +
                                    std::to_string(countOf(rows, "built", "yes") + countOf(rows, "built", "no")) +
                                    " print what the original prints, " +
                                    std::to_string(countOf(rows, "equal", "only the original fails")) + " pass");
  expectSaid(WARPGRAIN_RESULTS,
             std::to_string(countOf(rows, "equal", "varies") + countOf(rows, "equal", "no")) + " were looked at");
  expectSaid(WARPGRAIN_RESULTS, std::to_string(countOf(rows, "built", "no")) + " were not built");
}

/// Errors of estimated registers, in percent: mean, median, and of how many a plan adds.
std::string registerErrors(const std::vector<Row> &rows, const std::function<bool(const Row &)> &isOne) {
  const auto keyOf = [](const Row &row) { return row.at("file") + row.at("kernel") + row.at("architecture"); };
  std::map<std::string, Row> originals;
  for (const Row &row : rows)
    if (row.at("plan").empty()) originals[keyOf(row)] = row;
  std::vector<double> errors;
  double added = 0;
  int plans = 0;
  for (const Row &row : rows) {
    if (!isOne(row)) continue;
    const double registers = number(row, "registers");
    errors.push_back(std::abs(number(row, "estimate") - registers) / registers);
    const auto original = originals.find(keyOf(row));
    if (row.at("plan").empty() || original == originals.end()) continue;
    added += std::abs(number(row, "estimate") - number(original->second, "estimate") - registers +
                      number(original->second, "registers")) /
             registers;
    ++plans;
  }
  std::ranges::sort(errors);
  const std::size_t half = errors.size() / 2;
  const double median = errors.size() % 2 != 0 ? errors[half] : (errors[half - 1] + errors[half]) / 2;
  const double mean = std::accumulate(errors.begin(), errors.end(), 0.0) / static_cast<double>(errors.size());
  return std::to_string(errors.size()) + " | " + rounded(100 * mean) + " % | " + rounded(100 * median) + " % | " +
         rounded(100 * added / plans) + " % |";
}

TEST(CorpusTables, TheHandbookSaysHowFarEstimatedRegistersAreOff) {
  const std::string handbook = std::string(WARPGRAIN_ROOT) + "/resources/handbook/recommend.md";
  const std::vector<Row> examples = rowsOf("bench/example_register_estimates.csv");
  expectSaid(handbook.c_str(), "| examples, sm_90 | " + registerErrors(examples, [](const Row &) { return true; }));
  const std::vector<Row> rows = rowsOf("bench/register_estimates.csv");
  std::map<std::string, std::size_t> kernels; // in the order of the table
  for (const Row &row : rows)
    kernels.try_emplace(row.at("file") + row.at("kernel"), kernels.size());
  EXPECT_EQ(kernels.size(), 64U);
  for (const std::string architecture : {"sm_80", "sm_90", "sm_120"})
    for (const bool isHeldOut : {false, true}) {
      const auto isOne = [&](const Row &row) {
        return row.at("architecture") == architecture &&
               (kernels.at(row.at("file") + row.at("kernel")) % 2 != 0) == isHeldOut;
      };
      expectSaid(handbook.c_str(), "| public, " + architecture + (isHeldOut ? ", held out | " : ", fitted | ") +
                                       registerErrors(rows, isOne));
    }
}

/// What a campaign measured of one kernel.
struct Tuned {
  Row original;
  Row best; ///< of the plans
  Row byHand;
};

std::map<std::string, Tuned> tunedExamples() {
  const auto time = [](const Row &row) { return std::atof(row.at("first_us").c_str()); };
  std::map<std::string, Tuned> out;
  for (const Row &row : rowsOf("unit/measure/h200_campaign_examples.csv")) {
    Tuned &kernel = out[row.at("kernel")];
    if (row.at("first_us").empty()) continue;
    if (row.at("plan").empty())
      kernel.original = row;
    else if (row.at("plan") == "(by-hand)")
      kernel.byHand = row;
    else if (kernel.best.empty() || time(row) < time(kernel.best))
      kernel.best = row;
  }
  return out;
}

std::string microseconds(const Row &row) {
  return rounded(std::atof(row.at("first_us").c_str()), 2);
}

/// "7.33 noisy"
std::string speedUp(const Tuned &kernel) {
  const bool isNoisy = !kernel.original.at("noisy").empty() || !kernel.best.at("noisy").empty();
  return rounded(std::atof(kernel.best.at("speed_up").c_str()), 2) + (isNoisy ? " noisy" : "");
}

TEST(CorpusTables, ReadmeAndResultsSayHowMuchFasterTheExamplesBecame) {
  const auto kernels = tunedExamples();
  EXPECT_EQ(kernels.size(), 10U);
  for (const auto &[name, kernel] : kernels) {
    const std::string &plan = kernel.best.at("plan");
    expectSaid(WARPGRAIN_RESULTS, "| " + microseconds(kernel.original) + " | " + microseconds(kernel.best) + " | " +
                                      microseconds(kernel.byHand) + " | " + speedUp(kernel) + " | " + plan + " | " +
                                      kernel.original.at("registers") + " → " + kernel.best.at("registers") + " |");
    expectSaid(WARPGRAIN_README, "| " + microseconds(kernel.original) + " | `" + plan + "` | " +
                                     microseconds(kernel.best) + " | " + speedUp(kernel) + " | " +
                                     microseconds(kernel.byHand) + " |");
  }
}

TEST(CorpusTables, ResultsSayWhatASearchFoundForTheExamples) {
  const std::vector<Row> rows = rowsOf("bench/h100_search_examples.csv");
  const std::string text = readTextFile(WARPGRAIN_RESULTS).value();
  const std::regex line(R"(\| (\w+) \| (\d+) of (\d+) \| ([0-9.]+) \| [0-9.]+( noisy)? \| `[^`]+` \|)");
  std::set<std::string> said;
  for (std::sregex_iterator at(text.begin(), text.end(), line), end; at != end; ++at) {
    const std::string kernel = (*at)[1];
    said.insert(kernel);
    const auto isOfKernel = [&](const Row &row) { return row.at("kernel") == kernel; };
    EXPECT_EQ(std::to_string(countOf(rows, isOfKernel)), (*at)[3]) << kernel;
    EXPECT_EQ(std::to_string(
                  countOf(rows, [&](const Row &row) { return isOfKernel(row) && row.at("invalidity") == "correct"; })),
              (*at)[2])
        << kernel;
    EXPECT_TRUE(
        std::ranges::any_of(rows, [&](const Row &row) { return isOfKernel(row) && row.at("median_us") == (*at)[4]; }))
        << kernel << " has no plan that took " << (*at)[4];
  }
  EXPECT_EQ(said.size(), 10U);
}

TEST(CorpusTables, ResultsSayHowFarTheExamplesAreFromTheirFloors) {
  const std::vector<Row> rows = rowsOf("bench/h100_search_floors.csv");
  EXPECT_EQ(rows.size(), 10U);
  double product = 1;
  for (const Row &row : rows) {
    const double faster = std::atof(row.at("faster").c_str());
    const std::string sizes = row.at("verified_sizes") == "0" ? "none" : row.at("verified_sizes");
    product *= faster;
    expectSaid(WARPGRAIN_RESULTS, "| " + row.at("kernel") + " | " + row.at("best_us") + " | " + rounded(faster, 2));
    expectSaid(WARPGRAIN_RESULTS, " | " + row.at("floor_us") + " (" + row.at("floor_by") + ") | " +
                                      row.at("original_over_floor") + " | " + row.at("best_over_floor") + " | " +
                                      sizes + " | `" + row.at("plan") + "` |");
  }
  const std::string mean = rounded(std::pow(product, 1.0 / static_cast<double>(rows.size())), 2);
  expectSaid(WARPGRAIN_RESULTS, "The geometric mean is " + mean + ".");
}

TEST(CorpusTables, ResultsSayWhatAHundredPlansOfTheExamplesFound) {
  const std::vector<Row> rows = rowsOf("bench/h200_search_examples.csv");
  EXPECT_EQ(rows.size(), 10U);
  double faster = 1;
  double besideHand = 1;
  int byHand = 0;
  for (const Row &row : rows) {
    const auto number = [&](const char *column) { return std::atof(row.at(column).c_str()); };
    faster *= number("original_us") / number("best_us");
    if (!row.at("by_hand_us").empty()) {
      besideHand *= number("by_hand_us") / number("best_us");
      ++byHand;
    }
    const std::string sizes = row.at("verified_sizes") == "0" ? "none" : row.at("verified_sizes");
    expectSaid(WARPGRAIN_RESULTS, "| " + row.at("kernel") + " | " + row.at("measured") + " | " + row.at("original_us") +
                                      " | " + row.at("best_us") + " | " + rounded(number("faster"), 2) + " | ");
    expectSaid(WARPGRAIN_RESULTS, " | " + row.at("floor_us") + " (" + row.at("floor_by") + ") | " +
                                      row.at("best_over_floor") + " | " + sizes + " | `" + row.at("plan") + "` |");
  }
  const std::string mean = rounded(std::pow(faster, 0.1), 2);
  const std::string hand = rounded(std::pow(besideHand, 1.0 / byHand), 2);
  EXPECT_EQ(byHand, 9);
  expectSaid(WARPGRAIN_RESULTS, "The geometric mean over the ten kernels is " + mean + ".");
  expectSaid(WARPGRAIN_RESULTS, "plans have " + hand + " of their speed in the geometric mean");
  expectSaid(WARPGRAIN_README, mean + " times in the geometric mean");
  expectSaid(WARPGRAIN_README, hand + " of the speed of the versions by hand");
}

double meanOfQuotients(const std::vector<Row> &rows, const std::function<double(const Row &)> &quotient) {
  double logarithms = 0;
  for (const Row &row : rows)
    logarithms += std::log(quotient(row));
  return std::exp(logarithms / static_cast<double>(rows.size()));
}

double realNumber(const Row &row, const char *column) {
  return std::atof(row.at(column).c_str());
}

TEST(CorpusTables, ResultsSayHowFastTranslatedProgramsAreBesideThoseByHand) {
  const std::vector<Row> rows = rowsOf("bench/h200_openmp_programs.csv");
  for (const Row &row : rows)
    expectSaid(WARPGRAIN_RESULTS, "| " + row.at("program") + " | " + row.at("ours_kernels_ms") + " | " +
                                      row.at("by_hand_kernels_ms") + " | ");
  const double kernels = meanOfQuotients(
      rows, [](const Row &row) { return realNumber(row, "by_hand_kernels_ms") / realNumber(row, "ours_kernels_ms"); });
  const double all = meanOfQuotients(rows, [](const Row &row) {
    return (realNumber(row, "by_hand_kernels_ms") + realNumber(row, "by_hand_copies_ms")) /
           (realNumber(row, "ours_kernels_ms") + realNumber(row, "ours_copies_ms"));
  });
  expectSaid(WARPGRAIN_RESULTS, "have " + rounded(kernels, 2) +
                                    " of the speed of the programs by hand in the geometric mean, with copies " +
                                    rounded(all, 2));
  expectSaid(WARPGRAIN_README, "the kernels of " + std::to_string(rows.size()) +
                                   " programs of HeCBench, translated and not tuned, have " + rounded(kernels, 2) +
                                   " of the speed of the suite's CUDA programs by hand");
}

TEST(CorpusTables, ResultsSayWhatADispatcherGains) {
  std::vector<Row> large;
  for (const Row &row : rowsOf("bench/h200_dispatch.csv"))
    if (realNumber(row, "original_us") >= 7) large.push_back(row);
  const auto meanOf = [&](const char *column) {
    return rounded(meanOfQuotients(large, [&](const Row &row) { return realNumber(row, column); }), 2);
  };
  expectSaid(WARPGRAIN_RESULTS, "| of 7 us and more | " + std::to_string(large.size()) + " | " + meanOf("faster") +
                                    " times in the geometric mean");
  expectSaid(WARPGRAIN_RESULTS, "at least | " + meanOf("single_plan_faster") + ", ");
}

TEST(CorpusTables, ResultsSayHowMuchFasterKernelsOfPublicProgramsBecame) {
  std::vector<double> faster;
  std::vector<double> aboveFloor; // of which the whole floor is known
  for (const Row &row : rowsOf("bench/h200_search_programs.csv")) {
    faster.push_back(std::atof(row.at("original_us").c_str()) / std::atof(row.at("best_us").c_str()));
    const bool isWhole = !row.at("floor").empty() && !row.at("floor").starts_with("at least");
    if (isWhole && std::atof(row.at("original_over_floor").c_str()) > 1.5) aboveFloor.push_back(faster.back());
  }
  std::ranges::sort(faster, std::greater());
  const auto meanOf = [](std::span<const double> factors) {
    double logarithms = 0;
    for (const double factor : factors)
      logarithms += std::log(factor);
    return rounded(std::exp(logarithms / static_cast<double>(factors.size())), 2);
  };
  const auto quantity = [&](double least) {
    return std::to_string(std::ranges::count_if(faster, [least](double factor) { return factor > least; }));
  };
  const std::string all = std::to_string(faster.size());
  expectSaid(WARPGRAIN_RESULTS, quantity(1.01) + " of " + all + " kernels became faster than by 1 %, " +
                                    quantity(1.05) + " of them than by 5 %");
  expectSaid(WARPGRAIN_RESULTS, "The geometric mean is " + meanOf(faster) + ", the median");
  expectSaid(WARPGRAIN_RESULTS,
             "the geometric mean is " + meanOf(std::span(faster).subspan(4)) + ". Of " +
                 std::to_string(aboveFloor.size()) +
                 " kernels whose floor is known whole, each more than 1.5 times above it, the geometric mean is " +
                 meanOf(aboveFloor));
  expectSaid(WARPGRAIN_README, "Of " + all + " kernels of public programs, " + quantity(1.01) + " became faster");
  expectSaid(WARPGRAIN_README, meanOf(faster) + " times in the geometric mean");
}

} // namespace
} // namespace warpgrain
