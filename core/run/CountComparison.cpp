// SPDX-License-Identifier: Apache-2.0
#include "core/run/CountComparison.h"

#include "core/access/facts/KernelFacts.h"
#include "core/base/LineIndex.h"
#include "core/dependence/relations/LaunchFacts.h"
#include "core/model/Dialect.h"
#include "core/run/ReferenceFinder.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace warpgrain::run {

namespace {

using access::AccessFacts;
using access::ReasonId;

AccessNumbers numbersOf(const access::LaunchCost &cost, CountedSpace space) {
  const auto number = [](std::int64_t value) { return static_cast<std::uint64_t>(value); };
  AccessNumbers out{.threads = number(cost.threads), .requests = number(cost.memory.requests)};
  if (space == CountedSpace::global) {
    out.sectors = number(cost.memory.sectors);
    out.lines = number(cost.memory.lines);
  } else {
    out.passes = number(cost.banks.passes);
    out.conflicts = number(cost.banks.conflicts());
    out.ways = number(cost.banks.ways);
  }
  return out;
}

void addOnce(std::string &list, const std::string &text) {
  if (!text.empty() && !(", " + list + ", ").contains(", " + text + ", ")) list += (list.empty() ? "" : ", ") + text;
}

class Comparer {
public:
  Comparer(const model::Unit &unit, const access::KernelFacts &facts)
      : unit_(unit), facts_(facts), finder_(unit, facts) {}

  std::vector<CountedReference> run(const LaunchCounts &counts) {
    for (const AccessCount &count : counts.accesses)
      add(count);
    for (const auto &[reference, facts] : finder_.facts())
      if (!executed_.contains(reference) && !isExecutedPlainly(reference) && counts.missing.empty() &&
          !finder_.mayHaveBeenMissed(reference) && !isOfCollective(*facts.front()))
        addNeverExecuted(reference, *facts.front());
    for (auto &[key, row] : rows_)
      if (const auto reference = referenceOf_.find(key); reference != referenceOf_.end())
        addAnalysed(row, reference->second, arraysOf_[key]);
      else
        addCollective(row);
    std::vector<CountedReference> out;
    for (auto &[key, row] : rows_)
      out.push_back(std::move(row));
    std::ranges::stable_sort(out, {}, [](const CountedReference &row) {
      return std::tuple(row.file, row.line, row.column, row.kind, row.array);
    });
    return out;
  }

private:
  /// What it uses is executed by the library, at places of its own choice.
  bool isOfCollective(const AccessFacts &facts) const {
    return facts_.instances.accesses[facts.instances.front()].collective.has_value();
  }

  /// Accesses of a library's collective stand where it is called.
  void addCollective(CountedReference &row) const {
    for (const access::BarrierInstance &barrier : facts_.instances.barriers) {
      if (!barrier.isCollective()) continue;
      const model::File &file = unit_[barrier.span.file];
      const LineIndex lines(file.text);
      const LineColumn begin = lines.locate(barrier.span.begin);
      const LineColumn end = lines.locate(barrier.span.end);
      const std::pair at(row.line, row.column);
      const bool isInside = std::pair(begin.line, begin.column) <= at && at < std::pair(end.line, end.column) &&
                            file.path.lexically_normal() == std::filesystem::path(row.file).lexically_normal();
      if (!isInside) continue;
      const auto call = unit_.dialect->collective((*barrier.body)[barrier.call].callee);
      if (call) row.analysed = access::notKnown({ReasonId::memoryUseIsLibrarysChoice, {call->name}});
    }
  }

  /// File, line, column, the end of the reference where one is known, and an array where none is.
  using Key =
      std::tuple<std::string, std::uint32_t, std::uint32_t, std::uint32_t, CountedKind, CountedSpace, std::string>;

  void add(const AccessCount &count) {
    const auto reference = finder_.find(count);
    LineColumn place{.line = count.line, .column = count.column};
    if (reference) place = finder_.beginOf(*reference);
    // A pointer may lead to several arrays: one reference all the same.
    const Key key{count.file,
                  place.line,
                  place.column,
                  reference ? reference->span.end : 0,
                  count.kind,
                  count.space,
                  reference ? std::string() : count.array};
    if (reference) {
      executed_.insert(*reference);
      referenceOf_.emplace(key, *reference);
    }
    CountedReference &row = rows_[key];
    row.file = count.file;
    row.line = place.line;
    row.column = place.column;
    row.space = count.space;
    row.kind = count.kind;
    addOnce(row.array, count.array);
    arraysOf_[key].insert(count.array);
    row.counted += count.numbers;
    if (!reference && finder_.mayBeOneOfSeveral(count))
      row.analysed = access::notKnown({ReasonId::severalAccessesInLine, {count.array}});
    if (row.approximate.empty()) row.approximate = count.approximate;
    if (!count.recorded.empty()) row.recorded.push_back({count.array, count.recorded});
  }

  /// An atomic load or store is a load or store, to a device too: its row gets what is claimed of the atomic operation.
  /// It has no reference of its own, and stands where the call does. True, with nothing claimed, where several rows may
  /// be it.
  bool isExecutedPlainly(const Reference &reference) {
    if (reference.kind != CountedKind::atomic) return false;
    const std::uint32_t line = finder_.beginOf(reference).line;
    const auto path = unit_[reference.span.file].path.lexically_normal();
    std::vector<Key> found;
    for (const auto &[key, row] : rows_)
      if (row.line == line && row.kind != CountedKind::atomic && !referenceOf_.contains(key) &&
          finder_.leadsTo(reference, row.array) && std::filesystem::path(row.file).lexically_normal() == path)
        found.push_back(key);
    if (found.size() == 1) referenceOf_.emplace(found.front(), reference);
    return !found.empty();
  }

  void addNeverExecuted(const Reference &reference, const AccessFacts &facts) {
    const auto space = countedSpaceOf(facts);
    if (!space) return;
    const LineColumn place = finder_.beginOf(reference);
    const std::string file = unit_[reference.span.file].path.string();
    const Key key{file, place.line, place.column, reference.span.end, reference.kind, *space, std::string()};
    CountedReference &row = rows_[key];
    row.file = file;
    row.line = place.line;
    row.column = place.column;
    row.space = *space;
    row.kind = reference.kind;
    row.array = facts.array;
    referenceOf_.emplace(key, reference);
  }

  /// Memory that the compiler accesses at the place of a reference which leads elsewhere: the table of an object's
  /// virtual functions, where the pointer to the object is read. Empty where there is none.
  std::string besides(const Reference &reference, const std::set<std::string> &arrays) const {
    const auto isNamed = [&](const std::string &array) { return finder_.leadsTo(reference, array); };
    if (std::ranges::none_of(arrays, isNamed)) return {};
    const auto other = std::ranges::find_if_not(arrays, isNamed);
    return other != arrays.end() ? *other : std::string();
  }

  void addAnalysed(CountedReference &row, const Reference &reference, const std::set<std::string> &arrays) {
    if (const std::string other = besides(reference, arrays); !other.empty()) {
      row.analysed = access::notKnown({ReasonId::otherAccessedToo, {other}});
      return;
    }
    AccessNumbers sum;
    bool inPieces = false;
    for (const AccessFacts *facts : finder_.facts().at(reference)) {
      row.isAffine = row.isAffine && facts->isAffine();
      if (countedSpaceOf(*facts) != row.space) {
        row.analysed = access::notKnown(ReasonId::memoryOfAccessNotKnown);
        return;
      }
      if (!facts->requests.total) {
        row.analysed = access::notKnown(facts->requests.total.error());
        return;
      }
      sum += numbersOf(*facts->requests.total, row.space);
      inPieces |= facts->alignmentBytes < facts->sizeBytes;
    }
    row.analysed = sum;
    // nvcc moves an element of a struct by what its own type demands (seen in PTX of CUDA 13.0).
    if (inPieces && row.approximate.empty() && row.counted.threads == sum.threads &&
        row.counted.requests < sum.requests)
      row.approximate = "its place is aligned better than its type demands, and it is counted as moved by that";
  }

  const model::Unit &unit_;
  const access::KernelFacts &facts_;
  ReferenceFinder finder_;
  std::set<Reference> executed_;
  std::map<Key, CountedReference> rows_;
  std::map<Key, Reference> referenceOf_;
  std::map<Key, std::set<std::string>> arraysOf_; ///< that were accessed
};

} // namespace

access::LaunchContext launchContextOf(const ResolvedLaunch &launch, const LaunchShape &shape, const LaunchForm &form) {
  access::LaunchContext out;
  for (const model::Axis axis : model::allAxes) {
    out.block[axis] = shape.block[indexOf(axis)];
    out.grid[axis] = shape.grid[indexOf(axis)];
  }
  out.arguments = integersIn(form);
  out.instance = launch.kernel.instance;
  return out;
}

std::vector<CountedReference> compareCounts(const model::Unit &unit, model::FunctionId kernel,
                                            const access::LaunchContext &launch, const LaunchCounts &counts) {
  if (!counts.whyNone.empty()) return {};
  const access::KernelFacts facts = dependence::launchFacts(unit, kernel, launch);
  return Comparer(unit, facts).run(counts);
}

} // namespace warpgrain::run
