// SPDX-License-Identifier: Apache-2.0
//
// Surveys real programs: parses each file, follows every kernel's subscripts, and counts how many are quasi-affine.
// With --list, one line for each access; with --why, the reasons why accesses are not affine, with examples; with
// --progress, each file on standard error; with --table, a line for each kernel as soon as it is known (file, kernel,
// accesses to global memory, those that are affine, accesses to shared memory, those that are affine, calls that are
// not followed), so that a sample can be surveyed in pieces, and the sums on standard error. A crash is a bug.
#include "core/access/form/Classify.h"
#include "core/access/form/Text.h"
#include "core/access/symbolic/SymbolicExecution.h"
#include "core/build/CudaToolkit.h"
#include "core/frontend/Parser.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace {

using namespace warpgrain;
using Clock = std::chrono::steady_clock;

struct Count {
  int affine = 0;
  int all = 0;

  void add(bool isAffine) {
    ++all;
    affine += isAffine ? 1 : 0;
  }
};

std::ostream &operator<<(std::ostream &out, const Count &count) {
  out << count.affine << " of " << count.all;
  if (count.all > 0) out << " (" << 100.0 * count.affine / count.all << " %)";
  return out;
}

struct Totals {
  int files = 0;
  int kernels = 0;
  /// Kernels that are analysed, but not counted: of units that do not compile (a file that others include, one that
  /// needs what is not here), and those of a header that were counted for another file.
  int ofBrokenUnits = 0;
  int repeated = 0;
  std::set<std::string> counted; ///< where their kernels stand
  int limited = 0;
  Count whole;
  Count wholeButForCalls;
  Count fasterThanReparse;
  std::map<model::MemorySpace, Count> accesses;
  std::map<std::string, std::vector<std::string>> reasons;
  double slowest = 0;
};

struct Options {
  bool lists = false;
  bool says = false;
  bool progresses = false;
  bool table = false;
  std::string kernel;
};

std::string textAt(const model::Unit &unit, const access::Obscurity &reason) {
  if (reason.body == nullptr || !model::isSome(reason.expression)) return "?";
  const SourceSpan &span = (*reason.body)[reason.expression].spelling.span;
  return std::string(unit.textOf(span).substr(0, 60));
}

void list(const model::Unit &unit, const access::KernelInstances &instances, const access::AccessInstance &access) {
  const std::string &text = unit[access.span.file].text;
  const auto line = std::count(text.begin(), text.begin() + access.span.begin, '\n') + 1;
  std::cout << "  " << line << ' ' << unit.textOf(access.span) << "  " << model::nameOf(access.space) << "  "
            << (access.array ? instances[*access.array].name : "?") << " + "
            << toString(instances.atoms, access.byteOffset);
  for (const access::LoopInfo &loop : access.place.loops)
    if (!loop.iteration)
      std::cout << "  " << toString(instances.atoms, loop.counter) << " < "
                << (loop.tripCount ? toString(instances.atoms, *loop.tripCount) : "?") << (loop.isExact ? "" : "~");
  if (!access.place.guards.empty())
    std::cout << "  if " << toString(instances.atoms, access::Condition::all(access.place.guards));
  if (access.obscurity) std::cout << "  NOT AFFINE: " << access.obscurity->of(textAt(unit, *access.obscurity)).text();
  std::cout << '\n';
}

/// Where an access stands in the source: file, begin and end, and which it is of those that a macro puts there.
using Place = std::tuple<FileId, std::uint32_t, std::uint32_t, std::size_t>;

/// Numbers the accesses of each body that stand at one place, so that they are the same ones in all instances.
class AccessNumbers {
public:
  explicit AccessNumbers(const access::KernelInstances &instances) {
    for (const access::AccessInstance &access : instances.accesses)
      expressions_[keyOf(access)].insert(access.access.expression);
  }

  Place placeOf(const access::AccessInstance &access) const {
    const auto &there = expressions_.at(keyOf(access));
    const auto before = std::distance(there.begin(), there.find(access.access.expression));
    return {access.span.file, access.span.begin, access.span.end, static_cast<std::size_t>(before)};
  }

private:
  using Key = std::tuple<const model::Body *, FileId, std::uint32_t, std::uint32_t>;

  static Key keyOf(const access::AccessInstance &access) {
    return {access.body, access.span.file, access.span.begin, access.span.end};
  }

  std::map<Key, std::set<model::ExpressionId>> expressions_;
};

void survey(const model::Unit &unit, const std::string &file, double reparse, const Options &options, Totals &totals) {
  for (const model::FunctionId kernel : unit.kernels()) {
    if (!options.kernel.empty() && unit[kernel].name != options.kernel) continue;
    const auto start = Clock::now();
    const auto instances = access::executeSymbolically(unit, kernel, access::LaunchContext::of(unit, kernel));
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    if (unit.hasErrors()) {
      ++totals.ofBrokenUnits;
      continue;
    }
    const SourceSpan &span = unit[kernel].span;
    if (!totals.counted.insert(unit[span.file].path.string() + ":" + std::to_string(span.begin)).second) {
      ++totals.repeated;
      continue;
    }
    ++totals.kernels;
    totals.limited += instances.limit ? 1 : 0;
    totals.fasterThanReparse.add(seconds < reparse);
    totals.slowest = std::max(totals.slowest, seconds);
    if (seconds > reparse && !options.table)
      std::cout << "slow: " << file << ' ' << unit[kernel].name << ' ' << seconds << " s, reparse " << reparse
                << " s\n";
    if (options.lists) std::cout << file << ' ' << unit[kernel].name << instances.instance << '\n';
    // An access counts once, and as affine only if it is along every path and in every instance of a template.
    std::map<Place, std::pair<bool, model::MemorySpace>> seen;
    AccessNumbers numbers(instances);
    for (const access::AccessInstance &access : instances.accesses) {
      if (options.lists) list(unit, instances, access);
      auto &entry = seen.try_emplace(numbers.placeOf(access), true, access.space).first->second;
      entry.first = entry.first && access.isAffine();
      if (access.obscurity && options.says && access.space != model::MemorySpace::local)
        totals.reasons[access.obscurity->of("it").text()].push_back(file + " " + unit[kernel].name + ": " +
                                                                    std::string(unit.textOf(access.span)) + " <- " +
                                                                    textAt(unit, *access.obscurity));
    }
    bool isWhole = true;
    std::map<model::MemorySpace, Count> ofKernel;
    for (const auto &[place, entry] : seen) {
      totals.accesses[entry.second].add(entry.first);
      ofKernel[entry.second].add(entry.first);
      isWhole = isWhole && (entry.first || entry.second == model::MemorySpace::local);
    }
    totals.wholeButForCalls.add(isWhole);
    totals.whole.add(isWhole && instances.unfollowedCalls.empty());
    if (options.table) {
      const Count &global = ofKernel[model::MemorySpace::global];
      const Count &shared = ofKernel[model::MemorySpace::shared];
      std::cout << file << ',' << unit[kernel].name << ',' << global.all << ',' << global.affine << ',' << shared.all
                << ',' << shared.affine << ',' << instances.unfollowedCalls.size() << '\n';
    }
    if (options.lists)
      for (const access::UnfollowedCall &call : instances.unfollowedCalls)
        std::cout << "  call " << call.reason.of(call.name).text() << '\n';
  }
}

/// The sums, and the reasons where they were collected.
std::string summary(const Totals &totals) {
  std::ostringstream out;
  out << "files " << totals.files << ", kernels " << totals.kernels << "; not counted: " << totals.ofBrokenUnits
      << " of units that do not compile, " << totals.repeated << " that are in several units\n";
  for (const auto &[space, count] : totals.accesses)
    out << "affine accesses, " << model::nameOf(space) << ": " << count << '\n';
  out << "kernels with all accesses affine: " << totals.wholeButForCalls << '\n'
      << "and all calls followed: " << totals.whole << '\n'
      << "kernels analysed in less time than their file's reparse: " << totals.fasterThanReparse << ", slowest "
      << totals.slowest << " s, with values given up for time " << totals.limited << '\n';
  std::vector<std::pair<std::size_t, std::string>> sorted;
  for (const auto &[reason, examples] : totals.reasons)
    sorted.emplace_back(examples.size(), reason);
  std::ranges::sort(sorted, std::greater{});
  for (const auto &[count, reason] : sorted) {
    out << count << "  " << reason << '\n';
    const std::vector<std::string> &examples = totals.reasons.at(reason);
    for (std::size_t i = 0; i < examples.size(); i += std::max<std::size_t>(1, examples.size() / 8))
      out << "      " << examples[i] << '\n';
  }
  return out.str();
}

} // namespace

int main(int argc, char **argv) {
  Totals totals;
  Options options;
  const auto toolkit = build::findCudaToolkit();
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "--list" || argument == "--why") {
      (argument == "--list" ? options.lists : options.says) = true;
      continue;
    }
    if (argument == "--progress" || argument == "--table") {
      (argument == "--table" ? options.table : options.progresses) = true;
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
    request.headerCache = frontend::headerCacheFolder();
    auto parser = frontend::Parser::open(request);
    if (!parser) continue;
    auto unit = (*parser)->parse({});
    if (!unit) continue;
    const auto start = Clock::now();
    unit = (*parser)->parse({});
    if (!unit) continue;
    ++totals.files;
    if (options.progresses) std::cerr << argv[i] << std::endl;
    survey(*unit, argv[i], std::chrono::duration<double>(Clock::now() - start).count(), options, totals);
    std::cout.flush();
  }
  (options.table ? std::cerr : std::cout) << summary(totals);
  return 0;
}
