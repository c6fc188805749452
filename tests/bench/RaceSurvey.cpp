// SPDX-License-Identifier: Apache-2.0
//
// Surveys real programs: parses each file and looks for races in every kernel, as legality does. Prints what was found,
// how long it took beside the file's reparse, and the sums. With --all, all dependences and races between blocks too.
// With --list, the sentences. A crash is a bug; a race that is none is one, too.
#include "core/access/execute/SymbolicExecution.h"
#include "core/build/CudaToolkit.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/frontend/Parser.h"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <string_view>

namespace {

using namespace warpgrain;
using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
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
  bool lists = false;
  std::string_view kernel;
};

void survey(const model::Unit &unit, std::string_view file, double reparse, const Options &options, Totals &totals) {
  for (const model::FunctionId kernel : unit.kernels()) {
    if (!options.kernel.empty() && unit[kernel].name != options.kernel) continue;
    const auto start = Clock::now();
    const auto instances = access::executeSymbolically(unit, kernel, access::LaunchContext::of(unit, kernel));
    const double execution = since(start);
    dependence::KernelDependences found;
    if (options.all)
      found = dependence::analyzeDependences(unit, instances);
    else
      found.races = dependence::findRaces(unit, instances, dependence::RaceScope::block);
    const double seconds = since(start);
    const dependence::RaceReport &report = found.races;
    const bool isRacy = std::ranges::any_of(report.races, [](const auto &race) { return !race.isBenign; });
    ++totals.kernels;
    totals.racy += isRacy ? 1 : 0;
    totals.free += report.isFreeWithinBlocks() ? 1 : 0;
    totals.limited += report.limit.empty() && found.limit.empty() ? 0 : 1;
    totals.fasterThanReparse += seconds < reparse ? 1 : 0;
    totals.seconds += seconds;
    std::cout << (isRacy                        ? "racy "
                  : report.isFreeWithinBlocks() ? "free "
                                                : "open ")
              << file << ' ' << unit[kernel].name << "  accesses " << instances.accesses.size() << "  races "
              << report.races.size() << "  possible " << report.possible.size() << "  dependences "
              << found.dependences.size() << "  " << execution << " + " << seconds - execution << " s, reparse "
              << reparse << " s\n";
    if (!options.lists) continue;
    for (const auto &race : report.races)
      std::cout << "  " << race.sentence << '\n';
    for (const auto &race : report.possible)
      std::cout << "  " << race.sentence << '\n';
    if (!report.limit.empty()) std::cout << "  " << report.limit << '\n';
  }
}

} // namespace

int main(int argc, char **argv) {
  Totals totals;
  Options options;
  const auto toolkit = build::findCudaToolkit();
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "--all" || argument == "--list") {
      (argument == "--all" ? options.all : options.lists) = true;
      continue;
    }
    if (argument == "--kernel" && i + 1 < argc) {
      options.kernel = argv[++i];
      continue;
    }
    frontend::ParseRequest request;
    request.file = argv[i];
    if (toolkit) request.cudaRoot = toolkit->root;
    request.keepPreamble = true;
    auto parser = frontend::Parser::open(request);
    if (!parser || !(*parser)->parse({})) continue;
    const auto start = Clock::now();
    const auto unit = (*parser)->parse({});
    if (!unit) continue;
    ++totals.files;
    survey(*unit, argument, since(start), options, totals);
    std::cout.flush();
  }
  std::cout << totals.files << " files, " << totals.kernels << " kernels: " << totals.free << " shown free of races, "
            << totals.racy << " racy, " << totals.limited
            << " not looked at whole; faster than the reparse: " << totals.fasterThanReparse << "; " << totals.seconds
            << " s in all\n";
  return 0;
}
