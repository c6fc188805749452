// SPDX-License-Identifier: Apache-2.0
#include "app/cli/VariantsJson.h"

namespace warpgrain::cli {

namespace {

Json resourcesJson(const build::KernelResources &used) {
  return {{"kernel", used.name},
          {"registers", used.registersPerThread},
          {"spill_stores", used.spillStoreBytes},
          {"spill_loads", used.spillLoadBytes},
          {"stack_bytes", used.stackFrameBytes},
          {"shared_bytes", used.staticSharedBytes}};
}

Json nextThresholds(const device::OccupancyReport &report) {
  auto list = Json::array();
  for (const device::ResourceLimit &limit : report.limits)
    if (limit.limiting && limit.next)
      list.push_back({{"resource", nameOf(limit.resource)},
                      {"value", limit.next->value},
                      {"active_blocks", limit.next->activeBlocks},
                      {"occupancy", limit.next->occupancy}});
  return list;
}

} // namespace

std::string limitersOf(const device::OccupancyReport &report) {
  std::string names;
  for (const device::Resource resource : report.limiting())
    names += (names.empty() ? "" : ", ") + std::string(nameOf(resource));
  return names;
}

Json variantJson(const session::Variant &variant) {
  Json row{{"id", variant.id},
           {"steps", toString(variant.plan)},
           {"verdict", nameOf(variant.verdict.kind)},
           {"status", nameOf(variant.status)},
           {"reason", orNull(variant.reason)}};
  const bool built = !variant.resources.empty();
  Json first = resourcesJson(built ? variant.resources.front() : build::KernelResources());
  for (const char *key : {"registers", "spill_stores", "spill_loads", "stack_bytes", "shared_bytes"})
    row[key] = built ? first[key] : Json(nullptr);
  const auto &occupancy = variant.occupancy;
  row.update({{"dynamic_shared_bytes", orNull(variant.dynamicSharedBytes)},
              {"block", listOf(model::allAxes, [&](model::Axis axis) { return orNull(variant.block[axis]); })},
              {"occupancy", occupancy ? Json(occupancy->occupancy) : Json(nullptr)},
              {"limiter", occupancy ? Json(limitersOf(*occupancy)) : Json(nullptr)},
              {"active_blocks", occupancy ? Json(occupancy->activeBlocks) : Json(nullptr)},
              {"next_thresholds", occupancy ? nextThresholds(*occupancy) : Json::array()},
              {"occupancy_reason", orNull(variant.occupancyReason)},
              {"instances", listOf(variant.resources, resourcesJson)},
              {"compile_ms", built ? Json(variant.compileTime.count()) : Json(nullptr)},
              {"from_cache", variant.fromCache},
              {"notes", variant.notes},
              {"reasons", listOf(variant.verdict.reasons, &dependence::Reason::text)},
              {"assumptions", listOf(variant.verdict.assumptions, &dependence::Reason::text)}});
  return row;
}

} // namespace warpgrain::cli
