// SPDX-License-Identifier: Apache-2.0
#include "app/cli/MapText.h"

#include "app/cli/Numbers.h"
#include "app/cli/Table.h"
#include "core/access/facts/patterns/Pattern.h"
#include "core/mapping/Footing.h"

#include <algorithm>

namespace warpgrain::cli {

namespace {

using mapping::Configuration;
using workflow::MappedLoop;
using workflow::MappedNest;

std::string loopText(const MappedLoop &loop) {
  std::string out = "  line " + std::to_string(loop.line) + ": " + std::string(2 * loop.depth, ' ') + loop.counter;
  out += loop.trips.empty() ? "" : ", " + loop.trips + (loop.trips == "1" ? " iteration" : " iterations");
  out += loop.isMapped ? ": parallel" : loop.isParallel ? ": not mapped" : ": not parallel";
  for (const workflow::NestReduction &each : loop.own.reductions)
    out += ", gathers " + each.name + " (" + each.operation + ")";
  return out + (loop.why.empty() ? "." : ". " + loop.why) + "\n";
}

/// "[1 0; 0 1] i, k": the rows of an access in the columns of the loops.
std::string rowsText(const access::AccessMatrix &matrix) {
  std::string out = "[";
  for (std::size_t row = 0; row < matrix.intra.size(); ++row) {
    out += row == 0 ? "" : "; ";
    for (std::size_t loop = 0; loop < matrix.intra[row].size(); ++loop)
      out += (loop == 0 ? "" : " ") + matrix.intra[row][loop].text();
  }
  out += "]";
  if (std::ranges::all_of(matrix.offset, &access::MatrixEntry::isZero)) return out;
  for (std::size_t row = 0; row < matrix.offset.size(); ++row)
    out += (row == 0 ? " + (" : ", ") + matrix.offset[row].text();
  return out + ")";
}

std::string kindText(const mapping::NestArray &array) {
  return array.isRead && array.isWritten ? "read and written" : array.isWritten ? "written" : "read";
}

std::string arraysText(const MappedNest &nest) {
  std::string out = "  accesses, in columns of";
  for (const mapping::NestLoop &loop : nest.nest.loops)
    out += " " + loop.counter;
  out += ":\n";
  for (const mapping::NestArray &array : nest.nest.arrays) {
    out += "    " + array.name + ", " + kindText(array) + ":";
    for (const access::AccessMatrix &matrix : array.accesses)
      out += " " + rowsText(matrix);
    out += "\n";
  }
  return out;
}

/// "A local, C global": where the arrays lie.
std::string spacesText(const MappedNest &nest, const Configuration &each) {
  std::string out;
  for (std::size_t i = 0; i < nest.nest.arrays.size(); ++i) {
    const mapping::SpaceChoice &space = each.numbers.arrays[i].space;
    out += (i == 0 ? "" : ", ") + nest.nest.arrays[i].name + " " + std::string(nameOf(space.space));
    if (space.space == mapping::Space::local) out += " from " + std::string(nameOf(space.backing));
  }
  return out;
}

/// The memory spaces, which only the mapping decides: once for each mapping.
std::string mappingsText(const MappedNest &nest) {
  std::vector<mapping::Mapping> told;
  std::string out;
  for (const auto *list : {&nest.ranking.ranked, &nest.ranking.dropped})
    for (const Configuration &each : *list) {
      if (std::ranges::find(told, each.mapping) != told.end()) continue;
      told.push_back(each.mapping);
      out += "  " + textOf(nest.nest, each.mapping) + ": " + spacesText(nest, each) + "\n";
    }
  return out;
}

std::string rankingText(const MappedNest &nest, const mapping::SearchRules &rules, std::size_t most) {
  const auto &ranked = nest.ranking.ranked;
  Table table(
      {"rank", "mapping", "group", "gain", "cost", "local bytes", "AWG", "occupancy", "above the next because"});
  for (std::size_t i = 0; i < std::min(most, ranked.size()); ++i) {
    const Configuration &each = ranked[i];
    table.add({std::to_string(each.rank), textOf(nest.nest, each.mapping), each.group.text(each.mapping.rank()),
               std::to_string(each.numbers.gain), std::to_string(each.numbers.cost),
               std::to_string(each.numbers.localBytes), std::to_string(each.active.groups),
               percent(each.active.occupancy),
               i + 1 < ranked.size() ? whyAbove(each, ranked[i + 1], nest.ranking, rules) : std::string("-")});
  }
  std::string out = table.text();
  if (ranked.size() > most) out += std::to_string(ranked.size() - most) + " more; --most shows them.\n";
  if (!nest.ranking.dropped.empty())
    out += std::to_string(nest.ranking.dropped.size()) + " left out, of which no group fits a multiprocessor.\n";
  return out;
}

std::string nestText(const std::string &file, const MappedNest &nest, const mapping::SearchRules &rules,
                     std::size_t most) {
  std::string out = file + ":" + std::to_string(nest.line) + ": nest in " + nest.function + "()\n";
  if (!nest.refusal.empty()) return out + "  not followed: " + nest.refusal + "\n";
  for (const std::string &change : nest.changes)
    out += "  changed: " + change + "\n";
  for (const MappedLoop &loop : nest.loops)
    out += loopText(loop);
  for (const std::string &assumption : nest.assumptions)
    out += "  assumed: " + assumption + "\n";
  if (nest.nest.loops.empty()) return out + "  No loop can be mapped.\n";
  out += arraysText(nest) + mappingsText(nest);
  if (nest.ranking.ranked.empty()) return out + "  No shape of group fits a multiprocessor.\n";
  return out + rankingText(nest, rules, most);
}

std::string rulesText(const mapping::SearchRules &rules) {
  const bool isPaper = rules.counting == mapping::Counting::paper;
  return std::string(isPaper ? "the published rules" : "our rules") + ", compute capability " +
         rules.limits.capability.number() + ", " + std::to_string(rules.registersPerThread) +
         " registers of a thread (--registers)\n";
}

Json loopJson(const MappedLoop &loop) {
  return {{"counter", loop.counter},
          {"line", loop.line},
          {"depth", loop.depth},
          {"trips", orNull(std::string_view(loop.trips))},
          {"parallel", loop.isParallel},
          {"mapped", loop.isMapped},
          {"reductions", listOf(loop.own.reductions,
                                [](const workflow::NestReduction &each) {
                                  return Json{{"variable", each.name}, {"operation", each.operation}};
                                })},
          {"reason", orNull(std::string_view(loop.why))}};
}

Json rowsJson(const std::vector<std::vector<access::MatrixEntry>> &rows) {
  return listOf(rows, [](const auto &row) { return listOf(row, &access::MatrixEntry::text); });
}

Json arrayJson(const mapping::NestArray &array) {
  return {{"name", array.name},
          {"read", array.isRead},
          {"written", array.isWritten},
          {"element_bytes", array.elementBytes},
          {"bytes", orNull(array.bytes)},
          {"accesses", listOf(array.accesses, [](const access::AccessMatrix &matrix) {
             return Json{{"rows", rowsJson(matrix.intra)},
                         {"offset", listOf(matrix.offset, &access::MatrixEntry::text)}};
           })}};
}

Json spaceJson(const MappedNest &nest, const Configuration &each, std::size_t array) {
  const mapping::ArrayNumbers &numbers = each.numbers.arrays[array];
  return {{"array", nest.nest.arrays[array].name},
          {"space", nameOf(numbers.space.space)},
          {"backing", nameOf(numbers.space.backing)},
          {"gain", numbers.gain},
          {"cost", numbers.cost},
          {"local_bytes", numbers.localBytes}};
}

Json configurationJson(const MappedNest &nest, const mapping::SearchRules &rules, std::size_t index) {
  const auto &ranked = nest.ranking.ranked;
  const Configuration &each = ranked[index];
  Json arrays = Json::array();
  for (std::size_t i = 0; i < nest.nest.arrays.size(); ++i)
    arrays.push_back(spaceJson(nest, each, i));
  std::string why;
  if (index + 1 < ranked.size()) why = whyAbove(each, ranked[index + 1], nest.ranking, rules);
  return {{"rank", each.rank},
          {"mapping", listOf(each.mapping.loops, [&](std::size_t loop) { return nest.nest.loops[loop].counter; })},
          {"group", each.group.extent},
          {"gain", each.numbers.gain},
          {"cost", each.numbers.cost},
          {"local_bytes", each.numbers.localBytes},
          {"active_groups", each.active.groups},
          {"occupancy", each.active.occupancy},
          {"thread_occupancy", each.active.threadOccupancy},
          {"arrays", arrays},
          {"above_next_because", orNull(std::string_view(why))}};
}

Json nestJson(const MappedNest &nest, const mapping::SearchRules &rules) {
  Json ranked = Json::array();
  for (std::size_t i = 0; i < nest.ranking.ranked.size(); ++i)
    ranked.push_back(configurationJson(nest, rules, i));
  return {{"function", nest.function},
          {"line", nest.line},
          {"loops", listOf(nest.loops, loopJson)},
          {"changes", nest.changes},
          {"refusal", orNull(std::string_view(nest.refusal))},
          {"assumptions", nest.assumptions},
          {"columns", listOf(nest.nest.loops, &mapping::NestLoop::counter)},
          {"arrays", listOf(nest.nest.arrays, arrayJson)},
          {"mappings", ranked},
          {"left_out", nest.ranking.dropped.size()}};
}

} // namespace

std::string mapText(const workflow::MappedSource &source, const mapping::SearchRules &rules, std::size_t most) {
  std::string out = rulesText(rules);
  for (const MappedNest &nest : source.nests)
    out += "\n" + nestText(source.file, nest, rules, most);
  return out;
}

std::string writtenText(const workflow::WrittenSource &source) {
  std::string out;
  std::vector<std::string> told; // parts of one nest have the same changes
  for (const workflow::WrittenNest &nest : source.nests) {
    if (nest.changes != told)
      for (const std::string &change : nest.changes)
        out += "changed: " + change + "\n";
    told = nest.changes;
    out += nest.kernel.empty() ? "on the CPU: " + nest.why + "\n"
                               : "line " + std::to_string(nest.line) + ": " + nest.kernel + ", " + nest.mapping +
                                     ", blocks of " + nest.group.text(nest.rank) + "\n";
  }
  return out;
}

Json writtenJson(const workflow::WrittenSource &source) {
  return {{"text", source.text},
          {"kernels", orNull(std::string_view(source.kernels))},
          {"nests", listOf(source.nests, [](const workflow::WrittenNest &nest) {
             const bool isKernel = !nest.kernel.empty();
             return Json{{"function", nest.function},
                         {"line", nest.line},
                         {"kernel", orNull(std::string_view(nest.kernel))},
                         {"mapping", orNull(std::string_view(isKernel ? nest.mapping : std::string()))},
                         {"group", isKernel ? Json(nest.group.extent) : Json()},
                         {"reason", orNull(std::string_view(nest.why))},
                         {"changes", nest.changes}};
           })}};
}

Json mapJson(const workflow::MappedSource &source, const mapping::SearchRules &rules) {
  return {{"file", source.file},
          {"mode", rules.counting == mapping::Counting::paper ? "paper" : "ours"},
          {"compute_capability", rules.limits.capability.number()},
          {"registers", rules.registersPerThread},
          {"nests", listOf(source.nests, [&](const MappedNest &nest) { return nestJson(nest, rules); })}};
}

} // namespace warpgrain::cli
