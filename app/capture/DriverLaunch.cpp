// SPDX-License-Identifier: Apache-2.0
#include "app/capture/DriverLaunch.h"

#include <algorithm>
#include <cupti.h>

namespace warpgrain::capture {

namespace {

template <typename Parameters>
DriverLaunch plainLaunch(const Parameters &given) {
  return {.kernel = given.f,
          .grid = {given.gridDimX, given.gridDimY, given.gridDimZ},
          .block = {given.blockDimX, given.blockDimY, given.blockDimZ},
          .sharedBytes = given.sharedMemBytes,
          .stream = given.hStream,
          .parameters = given.kernelParams};
}

template <typename Parameters>
std::optional<DriverLaunch> configuredLaunch(const Parameters &given) {
  if (given.config == nullptr) return std::nullopt;
  const CUlaunchConfig &config = *given.config;
  DriverLaunch launch{.kernel = given.f,
                      .grid = {config.gridDimX, config.gridDimY, config.gridDimZ},
                      .block = {config.blockDimX, config.blockDimY, config.blockDimZ},
                      .sharedBytes = config.sharedMemBytes,
                      .stream = config.hStream,
                      .parameters = given.kernelParams,
                      .extra = given.extra};
  for (unsigned i = 0; i < config.numAttrs; ++i) {
    const CUlaunchAttribute &attribute = config.attrs[i];
    if (attribute.id == CU_LAUNCH_ATTRIBUTE_COOPERATIVE) launch.cooperative = attribute.value.cooperative != 0;
    if (attribute.id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
      launch.cluster = {attribute.value.clusterDim.x, attribute.value.clusterDim.y, attribute.value.clusterDim.z};
  }
  return launch;
}

/// The block of values in a list of extra options.
Result<std::span<const std::byte>> blockOf(void *const *extra) {
  const std::byte *begin = nullptr;
  std::size_t bytes = 0;
  for (std::size_t i = 0; extra[i] != CU_LAUNCH_PARAM_END; i += 2) {
    if (extra[i] == CU_LAUNCH_PARAM_BUFFER_POINTER) begin = static_cast<const std::byte *>(extra[i + 1]);
    if (extra[i] == CU_LAUNCH_PARAM_BUFFER_SIZE) bytes = *static_cast<const std::size_t *>(extra[i + 1]);
  }
  if (begin == nullptr) return fail(ErrorKind::input, "The launch gives its arguments in a form that is not known.");
  return std::span(begin, bytes);
}

} // namespace

std::vector<CUpti_CallbackId> launchCalls() {
  return {CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel,
          CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz,
          CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx,
          CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz,
          CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel,
          CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz};
}

std::optional<DriverLaunch> launchOf(CUpti_CallbackId call, const CUpti_CallbackData &data) {
  std::optional<DriverLaunch> launch;
  switch (call) {
  case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel:
  case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz: {
    const auto &given = *static_cast<const cuLaunchKernel_params *>(data.functionParams);
    launch = plainLaunch(given);
    launch->extra = given.extra;
    break;
  }
  case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx:
  case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz:
    launch = configuredLaunch(*static_cast<const cuLaunchKernelEx_params *>(data.functionParams));
    break;
  case CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel:
  case CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz:
    launch = plainLaunch(*static_cast<const cuLaunchCooperativeKernel_params *>(data.functionParams));
    launch->cooperative = true;
    break;
  default:
    break;
  }
  if (launch && data.symbolName != nullptr) launch->symbol = data.symbolName;
  return launch;
}

Result<std::vector<std::vector<std::byte>>> argumentsOf(const DriverLaunch &launch, const Device &device) {
  const auto parameters = device.parametersOf(launch.kernel);
  if (!parameters) return std::unexpected(parameters.error());
  std::vector<std::vector<std::byte>> out;
  std::span<const std::byte> block;
  if (launch.parameters == nullptr && launch.extra != nullptr && !parameters->empty()) {
    const auto found = blockOf(launch.extra);
    if (!found) return std::unexpected(found.error());
    block = *found;
  }
  for (const auto &[offset, size] : *parameters) {
    if (launch.parameters != nullptr) {
      const auto *value = static_cast<const std::byte *>(launch.parameters[out.size()]);
      out.emplace_back(value, value + size);
    } else if (offset <= block.size() && size <= block.size() - offset) {
      const auto value = block.subspan(offset, size);
      out.emplace_back(value.begin(), value.end());
    } else {
      return fail(ErrorKind::input, "The launch gives fewer bytes of arguments than the kernel takes.");
    }
  }
  return out;
}

} // namespace warpgrain::capture
