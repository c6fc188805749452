// SPDX-License-Identifier: Apache-2.0
//
// Surveys real programs: parses each file and looks for races in every kernel, as legality does. Prints what was found,
// how long it took beside the file's reparse, and the sums. Times are of the processor, both in one run: a busy machine
// leaves their ratio as it is.
//
//   race-survey [--all] [--input] [--list] [--table] [--kernel NAME] [--least-share SHARE] FILE...
//
// With --all, dependences and races between blocks too: the whole analysis of a kernel, as the window does it when a
// file opens. With --input, dependences between reads besides, as the window asks for them once they are to be shown.
// With --list, the sentences
// and dependences. With --table, lines as in corpus_analysis.csv. With --least-share, the exit status is 1 where the
// analysis of fewer kernels than that took less time than the reparse of their file (0.95: of 95 in 100). A crash is a
// bug; a race that is none is one, too.
#include "core/access/symbolic/SymbolicExecution.h"
#include "core/build/CudaToolkit.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/frontend/Parser.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <string_view>

namespace {

using namespace warpgrain;

double since(std::clock_t start) {
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

struct Totals {
  int files = 0;
  int kernels = 0;
  int racy = 0;
  int free = 0;
  int limited = 0;
  int fasterThanReparse = 0;
  double seconds = 0;
};

struct Options {
  bool all = false;
  bool input = false;
  bool lists = false;
  bool table = false;
  std::string_view kernel;
  double leastShare = 0;
};

std::string textOf(const dependence::Distance &distance) {
  const auto end = [](const std::optional<std::int64_t> &value) { return value ? std::to_string(*value) : "?"; };
  if (distance.exact()) return distance.index + "=" + end(distance.least);
  return distance.index + "=" + end(distance.least) + ".." + end(distance.greatest);
}

void list(const dependence::KernelDependences &found, const access::KernelInstances &instances) {
  for (const auto *races : {&found.races.races, &found.races.possible})
    for (const auto &race : *races)
      std::cout << "  " << race.reason.text() << '\n';
  for (const dependence::Dependence &dependence : found.dependences) {
    const SourceSpan &source = instances.accesses[dependence.source].span;
    const SourceSpan &sink = instances.accesses[dependence.sink].span;
    std::cout << "  " << source.begin << " -> " << sink.begin << ' ' << nameOf(dependence.kind) << ' '
              << nameOf(dependence.carrier);
    for (const dependence::Distance &distance : dependence.distances)
      std::cout << ' ' << textOf(distance);
    std::cout << (dependence.isCertain() ? "" : "; perhaps: " + dependence.obscurity->text()) << '\n';
  }
  for (const auto *limit : {&found.races.limit, &found.limit})
    if (*limit) std::cout << "  " << (*limit)->text() << '\n';
}

void survey(const model::Unit &unit, std::string_view file, double reparse, const Options &options, Totals &totals) {
  for (const model::FunctionId kernel : unit.kernels()) {
    if (!options.kernel.empty() && unit[kernel].name != options.kernel) continue;
    const auto start = std::clock();
    const auto instances = access::executeSymbolically(unit, kernel, access::LaunchContext::of(unit, kernel));
    const double execution = since(start);
    dependence::KernelDependences found;
    if (options.all)
      found = dependence::analyzeDependences(unit, instances, options.input);
    else
      found.races = dependence::findRaces(unit, instances, dependence::RaceScope::block);
    const double seconds = since(start);
    const dependence::RaceReport &report = found.races;
    const bool isRacy = std::ranges::any_of(report.races, [](const auto &race) { return !race.isBenign; });
    ++totals.kernels;
    totals.racy += isRacy ? 1 : 0;
    totals.free += report.isFreeWithinBlocks() ? 1 : 0;
    const bool isWhole = !report.limit && !found.limit;
    totals.limited += isWhole ? 0 : 1;
    totals.fasterThanReparse += seconds < reparse ? 1 : 0;
    totals.seconds += seconds;
    const char *verdict = isRacy ? "racy" : report.isFreeWithinBlocks() ? "free" : "open";
    if (options.table) {
      std::cout << file << ',' << unit[kernel].name << ',' << instances.accesses.size() << ',' << verdict << ','
                << report.races.size() << ',' << report.possible.size() << ',' << found.dependences.size() << ','
                << (isWhole ? "whole" : "part") << ',' << std::lround(seconds * 1000) << ','
                << std::lround(reparse * 1000) << '\n';
      continue;
    }
    std::cout << verdict << ' ' << file << ' ' << unit[kernel].name << "  accesses " << instances.accesses.size()
              << "  races " << report.races.size() << "  possible " << report.possible.size() << "  dependences "
              << found.dependences.size() << "  " << execution << " + " << seconds - execution << " s, reparse "
              << reparse << " s" << (isWhole ? "" : ", in part") << '\n';
    if (options.lists) list(found, instances);
  }
}

} // namespace

int main(int argc, char **argv) {
  Totals totals;
  Options options;
  const auto toolkit = build::findCudaToolkit();
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "--all" || argument == "--input" || argument == "--list" || argument == "--table") {
      options.all = options.all || argument == "--all" || argument == "--input";
      options.input = options.input || argument == "--input";
      options.lists = options.lists || argument == "--list";
      options.table = options.table || argument == "--table";
      continue;
    }
    if ((argument == "--kernel" || argument == "--least-share") && i + 1 < argc) {
      ++i;
      if (argument == "--kernel") options.kernel = argv[i];
      if (argument == "--least-share") options.leastShare = std::atof(argv[i]);
      continue;
    }
    frontend::ParseRequest request;
    request.file = argv[i];
    if (toolkit) request.cudaRoot = toolkit->root;
    request.keepPreamble = true;
    request.headerCache = frontend::headerCacheFolder();
    auto parser = frontend::Parser::open(request);
    if (!parser || !(*parser)->parse({})) continue;
    const auto start = std::clock();
    const auto unit = (*parser)->parse({});
    if (!unit) continue;
    ++totals.files;
    survey(*unit, argument, since(start), options, totals);
    std::cout.flush();
  }
  std::ostream &out = options.table ? std::cerr : std::cout;
  out << totals.files << " files, " << totals.kernels << " kernels: " << totals.free << " shown free of races, "
      << totals.racy << " racy, " << totals.limited
      << " not looked at whole; faster than the reparse: " << totals.fasterThanReparse << "; " << totals.seconds
      << " s in all\n";
  const bool isFast = totals.fasterThanReparse >= options.leastShare * totals.kernels;
  if (!isFast) out << "The least share is " << options.leastShare << ".\n";
  return isFast ? 0 : 1;
}
