// SPDX-License-Identifier: Apache-2.0
//
// How many registers ptxas gives kernels of public programs, as they are and after a few plans, and how many are
// expected before anything is compiled. Without --estimates: takes one kernel of each source, in an order that the seed
// decides, and writes a row for each plan and architecture; sources that the table has rows of are not compiled again.
// With --estimates: estimates every row of the table, and prints it beside what ptxas gives.
#include "core/base/Subprocess.h"
#include "core/build/CudaToolkit.h"
#include "tests/bench/EstimateRows.h"
#include "tests/bench/RegisterPlans.h"
#include "tests/bench/SurveySample.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <fstream>
#include <iostream>
#include <map>
#include <set>

namespace {

using namespace warpgrain;

struct Options {
  std::string corpus;
  std::string table;
  std::string file;
  std::string kernel;
  std::vector<std::string> architectures{"sm_80", "sm_90", "sm_120"};
  int sample = 60;
  std::uint32_t seed = 1;
  std::size_t turn = 0;
  int seconds = 200;
  bool estimates = false;
};

/// The output of this program for one source, in a process of its own; nothing where it fails or takes too long.
std::string outputApart(const Options &options, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"/proc/self/exe", "--corpus", options.corpus});
  const auto run = runSubprocess({.arguments = std::move(arguments), .timeout = std::chrono::seconds(options.seconds)});
  return run && run->succeeded() ? run->standardOutput : std::string();
}

/// The sources that a table has rows of, for each architecture.
using Known = std::map<std::string, std::set<std::string>>;

/// A large source takes minutes to compile.
constexpr std::uintmax_t mostBytes = 24 * 1024;

int compileAll(const Options &options) {
  Known known;
  std::set<std::string> all;
  const auto before = bench::readTable(options.table);
  if (before)
    for (const bench::TableRow &row : *before) {
      known[row.at("architecture")].insert(row.at("file"));
      all.insert(row.at("file"));
    }
  std::ofstream out(options.table, std::ios::app);
  if (!before) out << "file,kernel,plan,architecture,registers,spill_bytes\n";
  const bool isFull = std::ssize(all) >= options.sample;
  std::size_t turn = 0;
  for (const std::string &file : bench::shuffledSources(options.corpus, options.seed)) {
    const std::string below = std::filesystem::path(file).lexically_relative(options.corpus).string();
    ++turn;
    if (std::filesystem::file_size(file) > mostBytes || (isFull && !all.contains(below))) continue;
    if (!isFull && std::ssize(all) >= options.sample) break;
    for (const std::string &architecture : options.architectures) {
      if (known[architecture].contains(below)) continue;
      const std::string rows =
          outputApart(options, {"--file", file, "--turn", std::to_string(turn), "--arch", architecture});
      if (rows.empty()) break;
      all.insert(below);
      out << rows << std::flush;
    }
    std::cerr << turn << " sources, " << all.size() << " kernels: " << below << std::endl;
  }
  return 0;
}

int estimateAll(const Options &options) {
  const auto rows = bench::readTable(options.table);
  if (!rows) {
    std::cerr << rows.error().message << '\n';
    return 3;
  }
  std::set<std::pair<std::string, std::string>> kernels;
  std::cout << bench::estimateHead();
  for (const bench::TableRow &row : *rows)
    if (kernels.insert({row.at("file"), row.at("kernel")}).second)
      std::cout << outputApart(options, {"--estimates", "--table", options.table, "--file",
                                         (std::filesystem::path(options.corpus) / row.at("file")).string(), "--kernel",
                                         row.at("kernel")})
                << std::flush;
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  CLI::App app("Registers of kernels of public programs");
  app.add_option("--corpus", options.corpus, "a folder with the sources; paths are given below it")->required();
  app.add_option("--table", options.table, "of registers");
  app.add_option("--sample", options.sample, "until the table has so many sources");
  app.add_option("--seed", options.seed, "of the order");
  app.add_option("--arch", options.architectures, "architectures");
  app.add_option("--file", options.file, "this source alone, in this process");
  app.add_option("--kernel", options.kernel, "this kernel of it");
  app.add_option("--turn", options.turn, "decides which kernel of the source");
  app.add_option("--seconds", options.seconds, "that a source may take");
  app.add_flag("--estimates", options.estimates, "print what is expected beside what the table has");
  CLI11_PARSE(app, argc, argv);
  const auto toolkit = build::findCudaToolkit();
  if (!toolkit) {
    std::cerr << toolkit.error().message << '\n';
    return 3;
  }
  bench::RegisterPlans plans({.file = options.file, .corpus = options.corpus, .kernel = options.kernel}, *toolkit);
  if (options.estimates && !options.file.empty()) {
    const auto rows = bench::readTable(options.table);
    std::cout << (rows ? plans.estimates(*rows) : std::string());
    return 0;
  }
  if (!options.file.empty()) {
    std::cout << plans.compiled(options.turn, options.architectures);
    return 0;
  }
  return options.estimates ? estimateAll(options) : compileAll(options);
}
