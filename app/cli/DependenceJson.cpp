// SPDX-License-Identifier: Apache-2.0
#include "app/cli/CommandJson.h"
#include "app/cli/Output.h"

#include <algorithm>

namespace warpgrain::cli {

namespace {

using namespace dependence;

Json endJson(const model::Unit &unit, const access::AccessInstance &access) {
  Json out = placed({}, unit, access.span);
  out["text"] = unit.textOf(access.span);
  return out;
}

std::string arrayOf(const access::KernelInstances &instances, const Dependence &dependence) {
  const access::AccessInstance &access = instances.accesses[dependence.source];
  return access.array ? instances[*access.array].name : std::string("memory that is not known");
}

/// An object of the names.
Json valuesJson(const std::vector<std::pair<std::string, std::int64_t>> &values) {
  Json out = Json::object();
  for (const auto &[name, value] : values)
    out[name] = value;
  return out;
}

Json instanceJson(const Instance &instance) {
  return {{"thread", instance.thread}, {"block", instance.block}, {"iterations", valuesJson(instance.iterations)}};
}

Json exampleJson(const Example &example) {
  Reasoned out(Json{{"source", instanceJson(example.source)}, {"sink", instanceJson(example.sink)}});
  if (example.byteOffset)
    out["address"] = *example.byteOffset;
  else
    out.addUnknown("address", "the address depends on what the launch does not tell");
  out["symbols"] = valuesJson(example.symbols);
  return out.done();
}

Json distanceJson(const Distance &distance) {
  Reasoned out(Json{{"index", distance.index}, {"text", distance.text()}});
  for (const auto &[key, value] : {std::pair("least", &distance.least), std::pair("greatest", &distance.greatest)}) {
    if (*value)
      out[key] = **value;
    else
      out.addUnknown(key, "there is no bound");
  }
  return out.done();
}

Json dependenceJson(const model::Unit &unit, const access::KernelInstances &instances, const Dependence &dependence) {
  const access::AccessInstance &source = instances.accesses[dependence.source];
  Reasoned out(Json{{"source", endJson(unit, source)},
                    {"sink", endJson(unit, instances.accesses[dependence.sink])},
                    {"array", arrayOf(instances, dependence)},
                    {"kind", nameOf(dependence.kind)},
                    {"carried", nameOf(dependence.carrier)}});
  if (dependence.loop) {
    const access::LoopInfo &loop = source.place.loops[*dependence.loop];
    out["loop_line"] = locate(unit, (*loop.body)[loop.loop].keyword).line;
  }
  out["barrier_lines"] = listOf(
      dependence.barriers, [&](std::size_t barrier) { return locate(unit, instances.barriers[barrier].span).line; });
  out["distance"] = listOf(dependence.distances, distanceJson);
  out["certain"] = dependence.isCertain();
  if (!dependence.isCertain()) out["not_certain_because"] = dependence.obscurity->text();
  if (dependence.example)
    out["example"] = exampleJson(*dependence.example);
  else
    out.addUnknown("example", dependence.isCertain() ? "none was found in the time that is given to it"
                                                     : dependence.obscurity->text());
  out["forbids"] = forbiddenBy(dependence, instances);
  return out.done();
}

Json raceJson(const model::Unit &unit, const access::KernelInstances &instances, const RaceFinding &race) {
  const Dependence &dependence = race.dependence;
  Reasoned out;
  out["array"] = arrayOf(instances, dependence);
  const SourceSpan &source = instances.accesses[dependence.source].span;
  const SourceSpan &sink = instances.accesses[dependence.sink].span;
  out["lines"] = {locate(unit, source).line, locate(unit, sink).line};
  out["texts"] = {unit.textOf(source), unit.textOf(sink)};
  out["between"] = dependence.carrier == Carrier::block ? "blocks" : "threads";
  const std::string unknown =
      dependence.isCertain() ? "no example was found in the time that is given to it" : dependence.obscurity->text();
  if (const auto &example = dependence.example) {
    out["threads"] = {example->source.thread, example->sink.thread};
    out["blocks"] = {example->source.block, example->sink.block};
    if (example->byteOffset)
      out["address"] = *example->byteOffset;
    else
      out.addUnknown("address", "the address depends on what the launch does not tell");
  } else {
    for (const char *key : {"threads", "blocks", "address"})
      out.addUnknown(key, unknown);
  }
  out["same_value"] = race.isBenign;
  out["sentence"] = race.reason.text();
  return out.done();
}

/// Whether there is no race: so that nobody has to guess what an empty list means.
Json noRaceJson(const RaceReport &report, Carrier carrier) {
  const auto isOne = [carrier](const RaceFinding &race) {
    return race.dependence.carrier == carrier && !race.isBenign;
  };
  if (std::ranges::any_of(report.races, isOne))
    return {{"verdict", "disproved"}, {"same_value", false}, {"because", "races tells one"}};
  if (std::ranges::any_of(report.possible, isOne))
    return {
        {"verdict", "not proved"}, {"same_value", false}, {"because", "possible_races tells what was not followed"}};
  if (report.limit) return {{"verdict", "not known"}, {"same_value", false}, {"because", report.limit->text()}};
  const auto isOfEqualValues = [carrier](const RaceFinding &race) { return race.dependence.carrier == carrier; };
  const bool areEqual =
      std::ranges::any_of(report.races, isOfEqualValues) || std::ranges::any_of(report.possible, isOfEqualValues);
  return {{"verdict", "proved"},
          {"same_value", areEqual},
          {"because", areEqual ? "where stores meet, they store the same value, if what is assumed holds"
                               : "no two accesses meet, if what is assumed holds"}};
}

std::string_view kindName(access::BarrierKind kind) {
  switch (kind) {
  case access::BarrierKind::block:
    return "block";
  case access::BarrierKind::grid:
    return "grid";
  case access::BarrierKind::warp:
    return "warp";
  case access::BarrierKind::blockCollective:
    return "block collective";
  case access::BarrierKind::warpCollective:
    return "warp collective";
  }
  return "";
}

Json barrierJson(const model::Unit &unit, const BarrierFinding &barrier) {
  Json out = placed({}, unit, barrier.span);
  out.update({{"kind", kindName(barrier.kind)}, {"uniform", barrier.isUniform}});
  if (!barrier.isUniform) out["because"] = barrier.reason->text();
  return out;
}

} // namespace

void addDependences(Reasoned &out, const model::Unit &unit, const KernelAnalysis &analysis) {
  const access::KernelInstances &instances = analysis.facts.instances;
  const KernelDependences &found = analysis.dependences;
  const auto race = [&](const RaceFinding &one) { return raceJson(unit, instances, one); };
  out["dependences"] =
      listOf(found.dependences, [&](const Dependence &one) { return dependenceJson(unit, instances, one); });
  out["races"] = listOf(found.races.races, race);
  out["possible_races"] = listOf(found.races.possible, race);
  out["race_free_within_blocks"] = found.races.isFreeWithinBlocks();
  out["no_race"] = {{"within_blocks", noRaceJson(found.races, Carrier::thread)},
                    {"between_blocks", noRaceJson(found.races, Carrier::block)}};
  out["barriers"] = listOf(found.barriers, [&unit](const BarrierFinding &one) { return barrierJson(unit, one); });
}

} // namespace warpgrain::cli
