// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/AccessTotals.h"

#include <tuple>

namespace warpgrain::executor {

namespace {

using run::CountedKind;

CountedKind kindOf(LoweredAccessKind kind) {
  if (kind == LoweredAccessKind::atomic) return CountedKind::atomic;
  return kind == LoweredAccessKind::write ? CountedKind::store : CountedKind::load;
}

/// Of a warp at a place, and of the block: about 10 MB on the way to whoever asked.
constexpr std::size_t mostOfWarp = 64;
constexpr std::size_t mostRecorded = 32'768;

} // namespace

void AccessTotals::add(const std::vector<std::uint64_t> &pieces) {
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (pieces[i] == 0) continue;
    if (i >= pieces_.size()) pieces_.resize(i + 1);
    pieces_[i] += pieces[i];
  }
}

void AccessTotals::record(const Target &target, const run::RecordedRequest &request) {
  if (recordedInAll_ == mostRecorded) return;
  auto &requests = recorded_[target][request.warp];
  if (requests.size() == mostOfWarp) return;
  requests.push_back(request);
  ++recordedInAll_;
}

void AccessTotals::add(const AccessTotals &other) {
  add(other.pieces_);
  recorded_.insert(other.recorded_.begin(), other.recorded_.end()); // one of them has run the block
  for (const auto &[place, branching] : other.branches_)
    branches_[place] += branching;
  for (const auto &[target, numbers] : other.numbers_)
    numbers_[target] += numbers;
  arrays_.insert(other.arrays_.begin(), other.arrays_.end());
  repeated_.insert(other.repeated_.begin(), other.repeated_.end());
  split_.insert(other.split_.begin(), other.split_.end());
  uneven_.insert(other.uneven_.begin(), other.uneven_.end());
  hasHeap_ |= other.hasHeap_;
  gaveUp_ |= other.gaveUp_;
}

std::string AccessTotals::whyApproximate(std::uint32_t place, const CountedCode &code, bool polls) const {
  const CountedPlace &at = code.places[place];
  if (polls && !at.loops.empty())
    return "threads look again and again for what others do, in an order of the executor's";
  if (repeated_.contains(place) || (code.hasJumpsIntoLoops && at.loops.empty()))
    return "there are jumps into loops, whose iterations cannot be told apart";
  if (split_.contains(place)) return "lanes of one warp go to different arrays";
  for (const std::uint32_t loop : at.loops)
    if (uneven_.contains(loop)) {
      const std::uint32_t line = code.loops[loop].site.line;
      return "lanes of one warp run the loop" + (line > 0 ? " at line " + std::to_string(line) : std::string()) +
             " different numbers of times";
    }
  return code.hasJumpsIntoLoops ? "there are jumps into loops, whose iterations cannot be told apart" : "";
}

run::LaunchCounts AccessTotals::result(const CountedCode &code, const CountedPieces &pieces, bool polls) const {
  run::LaunchCounts out;
  out.missing = code.missing;
  if (gaveUp_) {
    out.whyNone = "Between two barriers a warp makes more requests than can be kept; choose a smaller launch.";
    return out;
  }
  if (hasHeap_) out.missing.emplace_back("Memory that the kernel allocates itself is not counted.");
  addRows(code, polls, out);
  addBranches(code, polls, out);
  addLines(pieces, out);
  return out;
}

/// Code that was taken in at several places has one place in the source.
void AccessTotals::addRows(const CountedCode &code, bool polls, run::LaunchCounts &out) const {
  using Row = std::tuple<Site, CountedArray, CountedKind>;
  std::map<Row, run::AccessCount> rows;
  for (const auto &[target, numbers] : numbers_) {
    const CountedPlace &place = code.places[target.place];
    const CountedArray &array = arrays_.at(target.array);
    run::AccessCount &row = rows[{place.site, array, kindOf(place.kind)}];
    row.file = place.site.file;
    row.line = place.site.line;
    row.column = place.site.column;
    row.array = array.name;
    row.space = array.space;
    row.kind = kindOf(place.kind);
    row.numbers += numbers;
    if (row.approximate.empty()) row.approximate = whyApproximate(target.place, code, polls);
    if (const auto recorded = recorded_.find(target); recorded != recorded_.end())
      for (const auto &[warp, requests] : recorded->second)
        row.recorded.insert(row.recorded.end(), requests.begin(), requests.end());
  }
  for (auto &[row, count] : rows)
    out.accesses.push_back(std::move(count));
}

void AccessTotals::addLines(const CountedPieces &pieces, run::LaunchCounts &out) const {
  std::map<std::pair<std::string, std::uint32_t>, run::LineOperations> lines;
  for (std::size_t piece = 0; piece < pieces_.size(); ++piece)
    for (const CountedOperations &operations : pieces[piece]) {
      run::LineOperations &line = lines[{operations.file, operations.line}];
      line.file = operations.file;
      line.line = operations.line;
      line.executed[static_cast<std::size_t>(operations.kind)] += operations.number * pieces_[piece];
    }
  for (auto &[place, line] : lines)
    out.lines.push_back(std::move(line));
}

void AccessTotals::addBranches(const CountedCode &code, bool polls, run::LaunchCounts &out) const {
  std::map<Site, run::BranchCount> rows;
  for (const auto &[number, branch] : branches_) {
    const Site &site = code.places[number].site;
    run::BranchCount &row = rows[site];
    row.file = site.file;
    row.line = site.line;
    row.column = site.column;
    row.threads += branch.threads;
    row.warps += branch.warps;
    row.divergent += branch.divergent;
    if (row.approximate.empty()) row.approximate = whyApproximate(number, code, polls);
  }
  for (auto &[site, count] : rows)
    out.branches.push_back(std::move(count));
}

} // namespace warpgrain::executor
