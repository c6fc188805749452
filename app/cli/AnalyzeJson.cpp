// SPDX-License-Identifier: Apache-2.0
#include "app/cli/CommandJson.h"
#include "app/cli/Reasoned.h"
#include "core/access/facts/Advice.h"
#include "core/access/facts/counting/LaunchNumbers.h"
#include "core/dependence/effects/Effects.h"
#include "core/model/Dialect.h"

#include <cmath>

namespace warpgrain::cli {

namespace {

using namespace access;

std::string_view nameOf(model::AccessKind kind) {
  switch (kind) {
  case model::AccessKind::read:
    return "read";
  case model::AccessKind::write:
    return "write";
  default:
    return "atomic";
  }
}

/// Numbers as numbers, symbols as text; what is not known statically is null.
Json entriesJson(const std::vector<MatrixEntry> &entries) {
  return listOf(entries, [](const MatrixEntry &entry) {
    return entry.number ? Json(*entry.number) : entry.isUnknown() ? Json(nullptr) : Json(entry.symbol);
  });
}

Json rowsJson(const std::vector<std::vector<MatrixEntry>> &rows) {
  return listOf(rows, entriesJson);
}

bool hasUnknown(const AccessMatrix &matrix) {
  for (const auto *rows : {&matrix.inter, &matrix.intra, &matrix.block})
    for (const auto &row : *rows)
      for (const MatrixEntry &entry : row)
        if (entry.isUnknown()) return true;
  return false;
}

/// Whole numbers stay whole; others to four digits behind the point.
Json averageJson(std::int64_t sum, std::int64_t count) {
  if (sum % count == 0) return sum / count;
  return std::round(static_cast<double>(sum) / static_cast<double>(count) * 10000) / 10000;
}

void addMatrix(Reasoned &out, const AccessFacts &facts) {
  out["inter"] = rowsJson(facts.matrix.inter);
  out["intra"] = rowsJson(facts.matrix.intra);
  out["intra_indices"] = facts.matrix.intraNames;
  out["block"] = rowsJson(facts.matrix.block);
  out["block_indices"] = facts.matrix.blockNames;
  out["offset"] = entriesJson(facts.matrix.offset);
  out["row_step_bytes"] = facts.matrix.elementBytes;
  if (hasUnknown(facts.matrix))
    out["unknown_entries"] =
        facts.isAffine() ? "an index is divided, or chosen by a condition, so that no coefficient tells its part"
                         : facts.obscurity->text();
  out["pattern"] = access::nameOf(facts.pattern.kind);
  if (facts.pattern.isTrue)
    out["mapping"] = *facts.pattern.isTrue ? "true" : "false";
  else
    out.addUnknown("mapping", "threadIdx.x does not occur in the subscripts");
}

void addAverages(Reasoned &out, const AccessFacts &facts) {
  const auto &sample = facts.requests.sample;
  const bool isShared = facts.space == model::MemorySpace::shared;
  const std::string bankless = "only shared memory has banks";
  const std::string sectorless = "shared memory has banks, not sectors";
  std::string reason = !sample ? sample.error().text() : std::string();
  if (sample && sample->memory.requests == 0) reason = "no thread of this launch gets here";
  const auto average = [&](const char *key, std::int64_t RequestCost::*part) {
    if (isShared || !reason.empty())
      out.addUnknown(key, isShared ? sectorless : reason);
    else
      out[key] = averageJson(sample->memory.*part, sample->memory.requests);
  };
  average("sectors_per_request", &RequestCost::sectors);
  average("ideal_sectors_per_request", &RequestCost::ideal);
  average("lines_per_request", &RequestCost::lines);
  if (!isShared || !reason.empty()) {
    out.addUnknown("bank_conflict_ways", isShared ? reason : bankless);
    out.addUnknown("bank_passes_per_request", isShared ? reason : bankless);
  } else {
    out["bank_conflict_ways"] = sample->banks.ways;
    out["bank_passes_per_request"] = averageJson(sample->banks.passes, sample->banks.requests);
  }
}

void addTotals(Reasoned &out, const AccessFacts &facts) {
  const auto &total = facts.requests.total;
  const bool isShared = facts.space == model::MemorySpace::shared;
  const auto add = [&](const char *key, bool applies, const char *whyNot, auto value) {
    if (!applies)
      out.addUnknown(key, whyNot);
    else if (!total)
      out.addUnknown(key, total.error().text());
    else
      out[key] = value(*total);
  };
  add("requests", true, "", [](const LaunchCost &cost) { return cost.memory.requests; });
  add("threads", true, "", [](const LaunchCost &cost) { return cost.threads; });
  add("sectors", !isShared, "shared memory has banks, not sectors",
      [](const LaunchCost &cost) { return cost.memory.sectors; });
  add("lines", !isShared, "shared memory has banks, not lines",
      [](const LaunchCost &cost) { return cost.memory.lines; });
  add("bank_conflicts", isShared, "only shared memory has banks",
      [](const LaunchCost &cost) { return cost.banks.conflicts(); });
}

Json reuseJson(const Reuse &reuse) {
  Reasoned out;
  out["self_temporal"] = reuse.isSelfTemporal;
  out["group_temporal"] = reuse.isGroupTemporal;
  out["shared_along"] = Json::array();
  out["distances"] = Json::object();
  out["loads_saved"] = Json::object();
  for (const model::Axis axis : model::allAxes) {
    const std::string letter(1, letterOf(axis));
    if (reuse.isSharedAlong[indexOf(axis)]) out["shared_along"].push_back(letter);
    out["distances"][letter] = reuse.distances[indexOf(axis)];
    for (const auto &[mode, factors] : reuse.merged.at(axis)) {
      Reasoned saved;
      for (const auto &[factor, loads] : factors)
        saved.add(std::to_string(factor), loads,
                  [](const MergedLoads &merged) { return std::round(merged.saved() * 1e6) / 1e6; });
      out["loads_saved"][letter][mode == model::MergeMode::cyclic ? "cyclic" : "adjacent"] = saved.done();
    }
  }
  return out.done();
}

void addReuse(Reasoned &out, const AccessFacts &facts) {
  if (!facts.reuse)
    out.addUnknown("reuse", "only what is read can be kept for another thread");
  else if (!*facts.reuse)
    out.addUnknown("reuse", facts.reuse->error().text());
  else
    out["reuse"] = reuseJson(**facts.reuse);
}

Json accessJson(const model::Unit &unit, const KernelAnalysis &analysis, const AccessFacts &facts) {
  Reasoned out(placed({}, unit, facts.span));
  if (facts.array.empty())
    out.addUnknown("array", "what the pointer leads to is not followed");
  else
    out["array"] = facts.array;
  if (facts.space == model::MemorySpace::unknown)
    out.addUnknown("space", "which memory the pointer leads to is not known");
  else
    out["space"] = model::nameOf(facts.space);
  out["kind"] = nameOf(facts.kind);
  out["affine"] = facts.isAffine();
  if (!facts.isAffine()) out["not_affine_because"] = facts.obscurity->text();
  addMatrix(out, facts);
  const auto sizeOf = [&out](const char *key, std::int64_t bytes) {
    if (bytes > 0)
      out[key] = bytes;
    else
      out.addUnknown(key, "the element's type depends on a template parameter or is not complete");
  };
  sizeOf("size_bytes", facts.sizeBytes);
  sizeOf("alignment", facts.alignmentBytes);
  out.add("stride_bytes", facts.strideBytes);
  addAverages(out, facts);
  addTotals(out, facts);
  out.add("footprint_warp_bytes", facts.footprint, [](const Footprint &all) { return all.warpBytes; });
  out.add("footprint_warp_sectors", facts.footprint, [](const Footprint &all) { return all.warpSectors; });
  out.add("footprint_block_bytes", facts.footprint, [](const Footprint &all) { return all.blockBytes; });
  addReuse(out, facts);
  out["paths"] = facts.instances.size();
  out["assumptions"] =
      listOf(facts.requests.assumptions, [](const dependence::Reason &assumption) { return assumption.text(); });
  out["sentence"] = adviceFor(facts, analysis.facts.launch).text();
  return out.done();
}

void addExtents(Reasoned &out, const char *key, const model::Extents &extents, const char *option) {
  if (extents.known())
    out[key] = {*extents.value[0], *extents.value[1], *extents.value[2]};
  else
    out.addUnknown(key, std::string("no launch in the source tells it; give it with ") + option);
}

Json totalsJson(const LaunchTotals &totals) {
  Reasoned out;
  out.add("global_load_sectors", totals.globalLoadSectors);
  out.add("global_store_sectors", totals.globalStoreSectors);
  out.add("shared_load_conflicts", totals.sharedLoadConflicts);
  out.add("shared_store_conflicts", totals.sharedStoreConflicts);
  return out.done();
}

const model::Expression *callOf(const UnfollowedCall &call) {
  const bool isKnown = call.reason.body != nullptr && model::isSome(call.reason.expression);
  const model::Expression *e = isKnown ? &(*call.reason.body)[call.reason.expression] : nullptr;
  return e != nullptr && e->kind == model::ExpressionKind::call ? e : nullptr;
}

/// A pointer's, where what is called has no name of its own.
std::string nameOfUnfollowed(const UnfollowedCall &call) {
  const model::Expression *e = callOf(call);
  if (!call.name.empty() || e == nullptr) return call.name;
  return dependence::EffectsAnalysis::nameOfUnknown(*call.reason.body, *e).rendered();
}

/// Why a call is not followed: of what is called, where that is all that is in the way.
std::string whyUnfollowed(const model::Unit &unit, const UnfollowedCall &call) {
  const model::Expression *e = callOf(call);
  if (e == nullptr || unit.dialect->effectOf(e->callee) != model::CallEffect::unknown)
    return reasonOf(unit, call.reason).text();
  return dependence::EffectsAnalysis(unit).whyUnknown(*call.reason.body, *e).text();
}

} // namespace

Json analysisJson(const model::Unit &unit, const KernelAnalysis &analysis) {
  const model::Function &kernel = unit[analysis.kernel];
  const KernelFacts &facts = analysis.facts;
  const std::string &instance = facts.instances.instance;
  Json named = placed({{"name", kernel.name}, {"qualified_name", kernel.qualifiedName}, {"instance", instance}}, unit,
                      kernel.nameSpan);
  addWholeness(named, unit, kernel);
  Reasoned out(std::move(named));
  addExtents(out, "block", facts.launch.block, "--block");
  addExtents(out, "grid", facts.launch.grid, "--grid");
  out["arguments"] = facts.launch.arguments;
  out["accesses"] =
      listOf(facts.accesses, [&](const AccessFacts &access) { return accessJson(unit, analysis, access); });
  out["totals"] = totalsJson(facts.totals);
  addDependences(out, unit, analysis);
  const auto &unfollowed = facts.instances.unfollowedCalls;
  out["unfollowed_calls"] = listOf(unfollowed, nameOfUnfollowed);
  out["unfollowed_because"] =
      listOf(unfollowed, [&unit](const UnfollowedCall &call) { return whyUnfollowed(unit, call); });
  out["assumptions"] = analysis.assumptions;
  return out.done();
}

} // namespace warpgrain::cli
