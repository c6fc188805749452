// SPDX-License-Identifier: Apache-2.0
#include "app/cli/SpmvText.h"

#include "app/cli/Numbers.h"
#include "app/cli/Table.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace warpgrain::cli {

namespace {

using namespace adaptive;

/// More ranks than these do not fit on a line.
constexpr std::size_t mostShown = 8;

/// More steps than these are shown as the first and the last ones.
constexpr std::size_t mostSteps = 24;

std::string microseconds(double seconds) {
  return fixed(seconds * 1e6, seconds < 1e-4 ? 2 : 1);
}

template <typename Values, typename TextOf>
std::string joined(const Values &values, const TextOf &textOf) {
  std::string out;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i == mostShown && values.size() > mostShown + 1) return out + " ... " + textOf(values.back());
    out += (out.empty() ? "" : " ") + textOf(values[i]);
  }
  return out;
}

std::string boundariesText(const Boundaries &boundaries) {
  return joined(boundaries, [](std::int64_t row) { return std::to_string(row); });
}

std::string_view wordsOf(TunerEvent event) {
  switch (event) {
  case TunerEvent::remapped:
    return "new mapping";
  case TunerEvent::converged:
    return "balanced";
  case TunerEvent::fixedPoint:
    return "nothing better is expected; the best one stays";
  case TunerEvent::stepsUsed:
    return "no more steps; the best one stays";
  case TunerEvent::notWorth:
    return "a new mapping would not pay";
  case TunerEvent::deferred:
    return "changed, but tuning was dear; later";
  case TunerEvent::noisy:
    return "too noisy; measured again";
  case TunerEvent::returned:
    return "none was faster; equal rows are back";
  default:
    return "nothing has changed";
  }
}

std::string mappingsText(const Recording &recording) {
  Table table({"after", "spread", "us of each rank", "boundaries", "then"});
  const std::size_t count = recording.mappings.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (count > mostSteps && i == mostSteps / 2) {
      table.addNote({"..."}, "");
      i = count - mostSteps / 2;
    }
    const MappingRecord &record = recording.mappings[i];
    table.add({std::to_string(record.iteration), percent(record.spread), joined(record.seconds, microseconds),
               boundariesText(record.boundaries), std::string(wordsOf(record.event))});
  }
  return count == 0 ? "" : "\n" + table.text();
}

std::string exchangesText(const Recording &recording) {
  if (recording.exchanges.empty()) return "";
  Table table({"after", "exchange", "us", "elements", "messages", ""});
  for (const ExchangeRecord &record : recording.exchanges)
    for (const TrialRecord &trial : record.tried)
      table.add({std::to_string(record.iteration), std::string(nameOf(trial.method)), microseconds(trial.seconds),
                 std::to_string(trial.elements), std::to_string(trial.messages),
                 trial.method == record.chosen ? "chosen" : ""});
  return "\n" + table.text();
}

/// How the ranks multiply, where some have a GPU.
std::string waysText(const Recording &recording) {
  if (recording.ways.empty()) return "";
  return "multiplied by " + joined(recording.ways, [](ProductWay way) { return std::string(nameOf(way)); }) +
         "; elements travel by " + (recording.transport == Transport::nccl ? "NCCL" : "MPI") + "\n";
}

std::string headText(const Recording &recording) {
  return recording.matrix + ": " + std::to_string(recording.rows) + " rows, " + std::to_string(recording.nonZeros) +
         " non-zeros; " + std::to_string(recording.ranks) + (recording.ranks == 1 ? " rank" : " ranks") +
         (recording.threads > 1 ? " with " + std::to_string(recording.threads) + " threads each" : "") + ", " +
         (recording.isFloat ? "float" : "double") + ", mapping " + std::string(nameOf(recording.mapping)) + ", rows " +
         std::string(nameOf(recording.storage)) + "\n";
}

std::string timesText(const Recording &recording) {
  const double share = recording.seconds > 0 ? recording.overhead.total() / recording.seconds : 0;
  const Overhead &overhead = recording.overhead;
  return std::to_string(recording.iterations) + " iterations in " + fixed(recording.seconds, 3) + " s, " +
         microseconds(recording.seconds / static_cast<double>(std::max<std::int64_t>(1, recording.iterations))) +
         " us each: product " + fixed(recording.computeSeconds, 3) + " s, exchange " +
         fixed(recording.exchangeSeconds, 3) + " s\n" + "tuning cost " + fixed(overhead.total(), 4) + " s, " +
         percent(share) + ": mapping " + fixed(overhead.mapping, 4) + ", moving " + fixed(overhead.migration, 4) +
         ", setting up exchanges " + fixed(overhead.setUp, 4) + ", trials " + fixed(overhead.trials, 4) + "\n";
}

std::string overflowText(const Recording &recording) {
  if (std::isfinite(recording.largest)) return "";
  return std::string("the product overflowed: its elements are no numbers any more; magnitudes exceeded those of ") +
         (recording.isFloat ? "float, which --precision double may avoid" : "double") + "\n";
}

} // namespace

std::string spmvText(const Recording &recording) {
  return headText(recording) + waysText(recording) + overflowText(recording) + timesText(recording) + "boundaries " +
         boundariesText(recording.boundaries) + "\n" + mappingsText(recording) + exchangesText(recording);
}

} // namespace warpgrain::cli
