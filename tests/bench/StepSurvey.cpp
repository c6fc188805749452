// SPDX-License-Identifier: Apache-2.0
//
// Surveys real programs: for every kernel, which of the steps that the panel offers are allowed, and why the others are
// not. One of each choice that is allowed is made and parsed again; with --compile, nvcc compiles one of each word.
// Each file is looked at in a process of its own, so that a crash is a row of the table. Prints the sums for each word.
#include "core/base/Subprocess.h"
#include "core/build/CudaToolkit.h"
#include "tests/bench/StepFile.h"
#include "tests/bench/StepRows.h"
#include "tests/bench/SurveySample.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <iterator>
#include <ranges>

namespace {

using namespace warpgrain;

/// A file, and the kernel in it that is asked for; all of them where that is empty.
struct Target {
  std::string file;
  std::string kernel;
};

struct Options {
  std::vector<std::string> files;
  std::string list;
  std::vector<std::string> words;
  std::string corpus;
  std::string table;
  std::string patches;
  std::string kernel;
  int sample = 0;
  std::uint32_t seed = 1;
  int skip = 0;
  int seconds = 600;
  bool compile = false;
  bool printsRows = false;
};

/// In this process.
int surveyHere(const Options &options) {
  std::optional<build::CudaToolkit> toolkit;
  if (auto found = build::findCudaToolkit()) toolkit = std::move(*found);
  for (const std::string &file : options.files)
    for (const bench::StepRow &row : bench::surveySteps({.file = file,
                                                         .corpus = options.corpus,
                                                         .kernel = options.kernel,
                                                         .words = {options.words.begin(), options.words.end()},
                                                         .compile = options.compile,
                                                         .patches = options.patches},
                                                        toolkit))
      std::cout << toLine(row);
  return 0;
}

std::vector<bench::StepRow> surveyApart(const Options &options, const Target &target) {
  const std::string &file = target.file;
  SubprocessRequest request{.arguments = {"/proc/self/exe", "--rows", "--corpus", options.corpus, file}};
  const auto pass = [&](const std::string &option, const std::string &value) {
    if (!value.empty()) request.arguments.insert(request.arguments.end(), {option, value});
  };
  if (options.compile) request.arguments.emplace_back("--compile");
  pass("--patches", options.patches);
  pass("--kernel", target.kernel);
  for (const std::string &word : options.words)
    pass("--word", word);
  request.timeout = std::chrono::seconds(options.seconds);
  const auto run = runSubprocess(request);
  std::vector<bench::StepRow> rows;
  if (run)
    for (const auto line : std::views::split(run->standardOutput, '\n'))
      if (!line.empty()) rows.push_back(bench::fromLine(std::string_view(line.begin(), line.end())));
  if (run && run->succeeded()) return rows;
  const std::string below = std::filesystem::path(file).lexically_relative(options.corpus).string();
  rows.push_back(
      {.file = below, .outcome = run ? "crashed" : "too slow", .reason = run ? run->inWords() : run.error().message});
  return rows;
}

/// Lines of a list: a path below the folder, a comma and a kernel's name.
std::vector<Target> listed(const Options &options) {
  std::vector<Target> targets;
  std::ifstream list(options.list);
  for (std::string line; std::getline(list, line);)
    if (const std::size_t comma = line.find(','); !line.starts_with('#') && comma != std::string::npos)
      targets.push_back({.file = (std::filesystem::path(options.corpus) / line.substr(0, comma)).string(),
                         .kernel = line.substr(comma + 1)});
  return targets;
}

std::vector<Target> targetsOf(const Options &options) {
  std::vector<Target> targets;
  if (!options.list.empty()) {
    targets = listed(options);
  } else {
    for (const std::string &file :
         options.files.empty() ? bench::shuffledSources(options.corpus, options.seed) : options.files)
      targets.push_back({.file = file, .kernel = options.kernel});
  }
  targets.erase(targets.begin(), targets.begin() + std::min<std::ptrdiff_t>(options.skip, std::ssize(targets)));
  return targets;
}

/// That makes the table again.
std::string commandOf(const Options &options) {
  const std::string choice =
      options.list.empty() ? "--sample " + std::to_string(options.sample) + " --seed " + std::to_string(options.seed)
                           : "--list " + options.list;
  return "corpus-steps --corpus FOLDER " + choice + (options.compile ? " --compile" : "") +
         " --table tests/bench/corpus_steps.csv";
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  CLI::App app("Which steps kernels of real programs may take, and why not the others");
  app.add_option("files", options.files, "CUDA sources; default: all below the folder, in an order the seed decides");
  app.add_option("--list", options.list,
                 "a file with lines of a path below the folder, a comma and a kernel: those only")
      ->check(CLI::ExistingFile);
  app.add_option("--corpus", options.corpus, "a folder with the sources; paths are given below it")->required();
  app.add_option("--sample", options.sample, "until so many kernels have been looked at, of files without errors");
  app.add_option("--seed", options.seed, "of the order");
  app.add_option("--skip", options.skip, "files that are left out at the beginning");
  app.add_option("--kernel", options.kernel, "kernels of this name only");
  app.add_option("--word", options.words, "steps of this word only; may be repeated");
  app.add_option("--seconds", options.seconds, "that a file may take");
  app.add_flag("--compile", options.compile, "have nvcc compile one step of each word");
  app.add_option("--table", options.table, "write a line of CSV for each kernel and word into this file");
  app.add_option("--patches", options.patches, "write a patch of every choice made into this folder");
  app.add_flag("--rows", options.printsRows, "look at the files in this process, and print rows only");
  CLI11_PARSE(app, argc, argv);
  if (options.printsRows) return surveyHere(options);

  std::ofstream table(options.table);
  table << bench::stepTableHead(commandOf(options));
  bench::StepTotals totals;
  std::set<std::string> places;
  int looked = 0;
  for (const Target &target : targetsOf(options)) {
    if (options.sample > 0 && std::ssize(places) >= options.sample) break;
    ++looked;
    std::set<std::string> here;
    for (const bench::StepRow &row : surveyApart(options, target)) {
      if (places.contains(row.place)) continue; // of a header that another file includes
      if (!row.place.empty()) here.insert(row.place);
      totals.add(row);
      table << toCsv(row);
    }
    places.merge(here);
    table.flush();
    std::cerr << looked << " files, " << places.size() << " kernels: " << target.file << std::endl;
  }
  std::cout << "files " << looked << ", kernels " << places.size() << '\n' << totals.table();
  return totals.hasFaults() ? 1 : 0;
}
