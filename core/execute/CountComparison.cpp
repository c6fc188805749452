// SPDX-License-Identifier: Apache-2.0
#include "core/execute/CountComparison.h"

#include "core/access/facts/KernelFacts.h"
#include "core/base/LineIndex.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace warpgrain::execute {

namespace {

using access::AccessFacts;

CountedKind kindOf(const AccessFacts &facts) {
  if (facts.kind == model::AccessKind::atomic) return CountedKind::atomic;
  return facts.kind == model::AccessKind::write ? CountedKind::store : CountedKind::load;
}

std::optional<CountedSpace> spaceOf(const AccessFacts &facts) {
  if (facts.space == model::MemorySpace::global) return CountedSpace::global;
  if (facts.space == model::MemorySpace::shared) return CountedSpace::shared;
  if (facts.space == model::MemorySpace::constant) return CountedSpace::constant;
  return std::nullopt;
}

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
  if (!text.empty() && (", " + list + ", ").find(", " + text + ", ") == std::string::npos)
    list += (list.empty() ? "" : ", ") + text;
}

/// The text of one reference and what is done with it: what the analysis and the launch are compared by.
struct Reference {
  SourceSpan span;
  CountedKind kind = CountedKind::load;

  friend auto operator<=>(const Reference &, const Reference &) = default;
};

class Comparer {
public:
  Comparer(const model::Unit &unit, const access::KernelFacts &facts) : unit_(unit) {
    for (const AccessFacts &access : facts.accesses)
      references_[{access.span, kindOf(access)}].push_back(&access);
    for (const model::File &file : unit.files)
      lines_.emplace_back(file.text);
  }

  std::vector<CountedReference> run(const LaunchCounts &counts) {
    for (const AccessCount &count : counts.accesses)
      add(count);
    for (const auto &[reference, facts] : references_)
      if (!executed_.contains(reference) && counts.missing.empty()) addNeverExecuted(reference, *facts.front());
    for (auto &[key, row] : rows_)
      if (const auto reference = referenceOf_.find(key); reference != referenceOf_.end())
        addAnalysed(row, reference->second);
    std::vector<CountedReference> out;
    for (auto &[key, row] : rows_)
      out.push_back(std::move(row));
    std::ranges::stable_sort(out, {}, [](const CountedReference &row) {
      return std::tuple(row.file, row.line, row.column, row.kind, row.array);
    });
    return out;
  }

private:
  using Key = std::tuple<std::string, std::uint32_t, std::uint32_t, CountedKind, CountedSpace, std::string>;

  void add(const AccessCount &count) {
    const auto reference = referenceAt(count);
    // A pointer may lead to several arrays: one reference all the same.
    Key key{count.file, count.line, count.column, count.kind, count.space, reference ? std::string() : count.array};
    LineColumn place{.line = count.line, .column = count.column};
    if (reference) {
      place = lines_[static_cast<std::size_t>(reference->span.file)].locate(reference->span.begin);
      std::get<1>(key) = place.line;
      std::get<2>(key) = place.column;
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
    row.counted += count.numbers;
    if (row.approximate.empty()) row.approximate = count.approximate;
    if (!count.recorded.empty()) row.recorded.push_back({count.array, count.recorded});
  }

  void addNeverExecuted(const Reference &reference, const AccessFacts &facts) {
    const auto space = spaceOf(facts);
    if (!space) return;
    const auto place = lines_[static_cast<std::size_t>(reference.span.file)].locate(reference.span.begin);
    const std::string file = unit_[reference.span.file].path.string();
    const Key key{file, place.line, place.column, reference.kind, *space, std::string()};
    CountedReference &row = rows_[key];
    row.file = file;
    row.line = place.line;
    row.column = place.column;
    row.space = *space;
    row.kind = reference.kind;
    row.array = facts.array;
    referenceOf_.emplace(key, reference);
  }

  void addAnalysed(CountedReference &row, const Reference &reference) {
    AccessNumbers sum;
    for (const AccessFacts *facts : references_.at(reference)) {
      row.isAffine = row.isAffine && facts->isAffine();
      if (spaceOf(*facts) != row.space) {
        row.analysed = access::notKnown("the analysis does not know which memory it goes to");
        return;
      }
      if (!facts->requests.total) {
        row.analysed = access::notKnown(facts->requests.total.error());
        return;
      }
      sum += numbersOf(*facts->requests.total, row.space);
    }
    row.analysed = sum;
  }

  /// The reference with the shortest text around the place; else the only one of its line.
  std::optional<Reference> referenceAt(const AccessCount &count) const {
    const std::filesystem::path path = std::filesystem::path(count.file).lexically_normal();
    const auto file = std::ranges::find_if(
        unit_.files, [&path](const model::File &known) { return known.path.lexically_normal() == path; });
    if (file == unit_.files.end() || count.line == 0) return std::nullopt;
    const auto id = static_cast<FileId>(file - unit_.files.begin());
    const LineIndex &lines = lines_[static_cast<std::size_t>(id)];
    const std::uint32_t offset = lines.lineStart(count.line) + (count.column > 0 ? count.column - 1 : 0);
    std::optional<Reference> around;
    std::vector<Reference> onLine;
    for (const auto &[reference, facts] : references_) {
      if (reference.kind != count.kind || reference.span.file != id) continue;
      if (lines.locate(reference.span.begin).line <= count.line && lines.locate(reference.span.end).line >= count.line)
        onLine.push_back(reference);
      if (reference.span.contains(id, offset) && (!around || reference.span.length() < around->span.length()))
        around = reference;
    }
    if (around || onLine.size() != 1) return around;
    return onLine.front();
  }

  const model::Unit &unit_;
  std::vector<LineIndex> lines_;
  std::map<Reference, std::vector<const AccessFacts *>> references_;
  std::set<Reference> executed_;
  std::map<Key, CountedReference> rows_;
  std::map<Key, Reference> referenceOf_;
};

} // namespace

access::LaunchContext launchContextOf(const ResolvedLaunch &launch, const LaunchShape &shape, const LaunchForm &form) {
  access::LaunchContext out;
  for (const model::Axis axis : model::allAxes) {
    out.block[axis] = shape.block[indexOf(axis)];
    out.grid[axis] = shape.grid[indexOf(axis)];
  }
  for (const auto &[name, value] : form.arguments) {
    if (const auto *integer = std::get_if<std::int64_t>(&value)) out.arguments[name] = *integer;
    if (const auto *truth = std::get_if<bool>(&value)) out.arguments[name] = *truth ? 1 : 0;
  }
  out.instance = launch.kernel.instance;
  return out;
}

std::vector<CountedReference> compareCounts(const model::Unit &unit, model::FunctionId kernel,
                                            const access::LaunchContext &launch, const LaunchCounts &counts) {
  if (!counts.whyNone.empty()) return {};
  return Comparer(unit, access::analyzeAccesses(unit, kernel, launch)).run(counts);
}

} // namespace warpgrain::execute
