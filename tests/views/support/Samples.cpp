// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/support/Samples.h"

#include <stdexcept>

namespace warpgrain::tests {

namespace {

template <typename T>
T orThrow(Result<T> result) {
  if (!result) throw std::runtime_error(result.error().message);
  return std::move(*result);
}

device::MultiprocessorLimits limits() {
  return orThrow(device::limitsOf(orThrow(device::parseComputeCapability("9.0"))));
}

} // namespace

transform::Plan planOf(std::string_view text) {
  return text.empty() ? transform::Plan{} : orThrow(transform::parsePlan(text));
}

transform::Step stepOf(std::string_view text) {
  return orThrow(transform::parseStep(text));
}

session::Variant builtVariant(std::size_t id, const BuiltSample &sample) {
  session::Variant variant;
  variant.id = id;
  variant.plan = planOf(sample.plan);
  variant.status = session::VariantStatus::built;
  variant.block.value = {sample.threads, 1, 1};
  variant.dynamicSharedBytes = 0;
  build::KernelResources used;
  used.name = "matrixMultiply(float *, const float *, const float *, int)";
  used.architecture = "sm_90";
  used.registersPerThread = sample.registers;
  used.spillStoreBytes = sample.spillBytes / 2;
  used.spillLoadBytes = sample.spillBytes - sample.spillBytes / 2;
  used.staticSharedBytes = sample.sharedBytes;
  used.barriers = 1;
  variant.resources = {used};
  variant.occupancy =
      orThrow(device::computeOccupancy(limits(), {.threadsPerBlock = static_cast<std::uint32_t>(sample.threads),
                                                  .registersPerThread = sample.registers,
                                                  .staticSharedBytes = sample.sharedBytes,
                                                  .barriersPerBlock = 1}));
  variant.compileTime = std::chrono::milliseconds(900 + 10 * id);
  return variant;
}

session::VariantMeasurement measuredSample(double median, double baseline) {
  session::VariantMeasurement out;
  out.row.samples = std::vector<double>(7, median);
  out.row.summary = measure::summarize(out.row.samples);
  out.row.baselineMedian = baseline;
  out.environment.gpu = "NVIDIA H200";
  out.environment.uuid = "GPU-1";
  out.environment.date = "2026-11-21T19:34:12Z";
  return out;
}

session::Variant refusedVariant(std::size_t id, const std::string &plan, const std::string &reason) {
  session::Variant variant;
  variant.id = id;
  variant.plan = planOf(plan);
  variant.status = session::VariantStatus::refused;
  variant.verdict = dependence::Verdict::illegal({dependence::ReasonId::outsideText, {reason}});
  variant.reason = reason;
  return variant;
}

session::Variant waitingVariant(std::size_t id, const std::string &plan) {
  session::Variant variant;
  variant.id = id;
  variant.plan = planOf(plan);
  return variant;
}

std::vector<session::Variant> sampleVariants() {
  std::vector<session::Variant> variants{
      builtVariant(0, {.plan = "", .registers = 38, .threads = 1024, .sharedBytes = 8192}),
      builtVariant(1, {.plan = "coarsen x 2", .registers = 40, .threads = 512, .sharedBytes = 8192}),
      builtVariant(2, {.plan = "coarsen y 2", .registers = 40, .threads = 512, .sharedBytes = 8192}),
      builtVariant(3, {.plan = "coarsen y 2; coarsen x 2", .registers = 56, .threads = 256, .sharedBytes = 8192}),
      builtVariant(4, {.plan = "coarsen y 4", .registers = 48, .threads = 256, .sharedBytes = 8192}),
      builtVariant(5, {.plan = "coarsen y 4; coarsen x 2", .registers = 90, .threads = 128, .sharedBytes = 8192}),
      builtVariant(6, {.plan = "coarsen y 8", .registers = 72, .threads = 128, .spillBytes = 24, .sharedBytes = 8192}),
      waitingVariant(7, "coarsen y 8; coarsen x 2"),
      refusedVariant(8, "coarsen x 3",
                     "3 does not divide the 32 threads of a block along x, and the kernel has a "
                     "barrier that the threads of the tail would not reach.")};
  variants[5].verdict.assume({dependence::ReasonId::outsideText, {"the threads of a block do not race on `partial`"}});
  return variants;
}

std::vector<device::OccupancyPoint> sampleCurve(std::uint32_t threads) {
  return device::occupancyAgainstRegisters(limits(), {.threadsPerBlock = threads});
}

} // namespace warpgrain::tests
