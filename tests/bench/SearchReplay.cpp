// SPDX-License-Identifier: Apache-2.0
//
// How good strategies are on spaces that were measured whole (T4 files): the fraction of the optimum, which is the
// least cost in the space over the least that was found, after some numbers of evaluations. Failed configurations count
// as evaluations. Prints a row for each strategy and space, the mean over seeds with its standard error, and the mean
// over spaces.
#include "core/base/Files.h"
#include "core/tune/records/T4.h"
#include "core/tune/search/Strategy.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>

namespace warpgrain::tune {
namespace {

struct Options {
  std::vector<std::string> files;
  std::vector<std::string> strategies{"surrogate"};
  std::vector<std::size_t> budgets{20, 50, 100, 200};
  std::size_t seeds = 30;
  std::size_t batch = 1;
};

/// The fraction of the optimum after each of the budgets.
std::vector<double> replay(const RecordedSpace &recorded, const NamedStrategy &named, std::uint64_t seed,
                           const Options &options) {
  const double optimum = *recorded.history.best()->cost;
  const auto strategy = named.create({.space = &recorded.space, .seed = seed, .plausible = {}});
  History history;
  std::vector<double> fractions;
  for (const std::size_t budget : options.budgets) {
    while (history.size() < budget) {
      const auto points = strategy->propose(history, std::min(options.batch, budget - history.size()));
      if (points.empty()) break;
      for (const PointId point : points)
        history.add(*recorded.history.find(point));
    }
    fractions.push_back(history.best() != nullptr ? optimum / *history.best()->cost : 0);
  }
  return fractions;
}

struct Row {
  std::vector<double> means;
  std::vector<double> errors; ///< standard errors
};

Row summarised(const std::vector<std::vector<double>> &runs) {
  Row row;
  const auto count = static_cast<double>(runs.size());
  for (std::size_t i = 0; i < runs.front().size(); ++i) {
    double sum = 0;
    double squares = 0;
    for (const auto &run : runs) {
      sum += run[i];
      squares += run[i] * run[i];
    }
    const double mean = sum / count;
    const double variance = count > 1 ? std::max(0.0, squares - count * mean * mean) / (count - 1) : 0;
    row.means.push_back(mean);
    row.errors.push_back(std::sqrt(variance / count));
  }
  return row;
}

void print(std::string_view strategy, const std::string &space, const Row &row, double milliseconds) {
  std::printf("%-14s %-36s", std::string(strategy).c_str(), space.c_str());
  for (std::size_t i = 0; i < row.means.size(); ++i)
    std::printf("  %.3f +- %.3f", row.means[i], row.errors[i]);
  std::printf("  %.2f ms\n", milliseconds);
  std::fflush(stdout);
}

void replayAll(const NamedStrategy &named, const std::vector<std::pair<std::string, RecordedSpace>> &spaces,
               const Options &options) {
  Row all{.means = std::vector<double>(options.budgets.size()), .errors = std::vector<double>(options.budgets.size())};
  double milliseconds = 0;
  const auto count = static_cast<double>(spaces.size());
  for (const auto &[name, recorded] : spaces) {
    std::vector<std::vector<double>> runs;
    const auto begin = std::chrono::steady_clock::now();
    for (std::size_t seed = 0; seed < options.seeds; ++seed)
      runs.push_back(replay(recorded, named, seed, options));
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    const double each = took.count() / static_cast<double>(options.seeds * options.budgets.back());
    const Row row = summarised(runs);
    print(named.name, name, row, each);
    milliseconds += each / count;
    for (std::size_t i = 0; i < row.means.size(); ++i) {
      all.means[i] += row.means[i] / count;
      all.errors[i] = std::hypot(all.errors[i], row.errors[i] / count);
    }
  }
  print(named.name, "mean", all, milliseconds);
}

int replayFiles(const Options &options) {
  std::vector<std::pair<std::string, RecordedSpace>> spaces;
  for (const std::string &file : options.files) {
    const auto text = readFile(file);
    const auto results = text ? parseT4(*text) : std::unexpected(text.error());
    auto recorded = results ? recordedSpace(*results) : std::unexpected(results.error());
    if (!recorded || recorded->history.best() == nullptr) {
      std::fprintf(stderr, "%s: %s\n", file.c_str(),
                   recorded ? "No configuration succeeded." : recorded.error().message.c_str());
      return 3;
    }
    spaces.emplace_back(std::filesystem::path(file).stem().string(), *std::move(recorded));
  }
  for (const NamedStrategy &named : strategies)
    if (std::ranges::find(options.strategies, named.name) != options.strategies.end())
      replayAll(named, spaces, options);
  return 0;
}

} // namespace
} // namespace warpgrain::tune

int main(int argc, char **argv) {
  CLI::App app("How good search strategies are on spaces that were measured whole");
  warpgrain::tune::Options options;
  app.add_option("files", options.files, "results in T4 form, as .json")->required();
  app.add_option("--strategy", options.strategies, "names of strategies")->delimiter(',')->allow_extra_args(false);
  app.add_option("--budget", options.budgets, "numbers of evaluations, ascending")
      ->delimiter(',')
      ->allow_extra_args(false);
  app.add_option("--seeds", options.seeds, "runs of each");
  app.add_option("--batch", options.batch, "points that are asked for at once");
  CLI11_PARSE(app, argc, argv);
  return warpgrain::tune::replayFiles(options);
}
