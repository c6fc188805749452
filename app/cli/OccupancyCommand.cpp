// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/Numbers.h"
#include "app/cli/Output.h"
#include "core/device/ComputeCapability.h"
#include "core/device/MultiprocessorLimits.h"
#include "core/device/Occupancy.h"

#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

struct Arguments {
  std::string architecture = "sm_90";
  std::string block;
  std::uint32_t registers = 0;
  std::uint32_t shared = 0;
  bool json = false;
};

Json nextJson(const std::optional<device::NextThreshold> &next) {
  if (!next) return nullptr;
  return {{"value", next->value}, {"active_blocks", next->activeBlocks}, {"occupancy", next->occupancy}};
}

Json limitJson(const device::ResourceLimit &limit) {
  return {{"resource", nameOf(limit.resource)},
          {"blocks", orNull(limit.blocks)},
          {"limiting", limit.limiting},
          {"next", nextJson(limit.next)}};
}

/// "1 block", "12 blocks"
std::string counted(std::uint32_t count, const char *unit) {
  return std::to_string(count) + " " + unit + (count == 1 ? "" : "s");
}

/// What NextThreshold::value counts.
std::string thresholdText(device::Resource resource, std::uint32_t value) {
  switch (resource) {
  case device::Resource::registers:
    return counted(value, "register") + " a thread";
  case device::Resource::sharedMemory:
    return counted(value, "byte") + " a block";
  case device::Resource::barriers:
    return counted(value, "barrier") + " a block";
  case device::Resource::warps:
  case device::Resource::blocks:
    break;
  }
  return counted(value, "thread") + " a block";
}

void printText(const device::OccupancyReport &report) {
  std::cout << "occupancy " << percent(report.occupancy) << " (" << counted(report.activeWarps, "warp") << ", "
            << counted(report.activeBlocks, "block") << " on a multiprocessor), of threads "
            << percent(report.threadOccupancy) << '\n';
  for (const device::ResourceLimit &limit : report.limits) {
    if (!limit.blocks) continue;
    std::cout << "  " << nameOf(limit.resource) << ": " << counted(*limit.blocks, "block")
              << (limit.limiting ? "  <- limits" : "");
    if (limit.next)
      std::cout << ", next step at " << thresholdText(limit.resource, limit.next->value) << ": "
                << counted(limit.next->activeBlocks, "block") << ", " << percent(limit.next->occupancy);
    std::cout << '\n';
  }
}

int run(const Arguments &arguments) {
  const auto block = parseBlock(arguments.block);
  if (!block) return report(block.error(), arguments.json);
  const auto capability = device::parseComputeCapability(arguments.architecture);
  if (!capability) return report(capability.error(), arguments.json);
  const auto limits = device::limitsOf(*capability);
  if (!limits) return report(limits.error(), arguments.json);
  const std::int64_t threads = (*block)[0] * (*block)[1] * (*block)[2];
  const auto result = device::computeOccupancy(
      *limits, {.threadsPerBlock = static_cast<std::uint32_t>(std::min<std::int64_t>(threads, UINT32_MAX)),
                .registersPerThread = arguments.registers,
                .dynamicSharedBytes = arguments.shared});
  if (!result) return report(result.error(), arguments.json);
  if (!arguments.json) return printText(*result), exitDone;
  print({{"architecture", capability->architecture()},
         {"threads_per_block", threads},
         {"registers", arguments.registers},
         {"shared_bytes", arguments.shared},
         {"occupancy", result->occupancy},
         {"thread_occupancy", result->threadOccupancy},
         {"active_blocks", result->activeBlocks},
         {"active_warps", result->activeWarps},
         {"limits", listOf(result->limits, limitJson)}});
  return exitDone;
}

} // namespace

void addOccupancyCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand("occupancy", "Compute occupancy with its limits and their next thresholds");
  auto arguments = std::make_shared<Arguments>();
  command->add_option("--arch", arguments->architecture, "GPU architecture, from sm_10 on")->capture_default_str();
  command->add_option("--block", arguments->block, "threads of a block, X or X,Y,Z")->required();
  command->add_option("--registers", arguments->registers, "registers of a thread; 0 leaves them out of account");
  command->add_option("--shared", arguments->shared, "shared memory of a block in bytes, static and dynamic");
  command->add_flag("--json", arguments->json, "print JSON");
  command->callback([arguments, &context] { context.exitCode = run(*arguments); });
}

} // namespace warpgrain::cli
