// SPDX-License-Identifier: Apache-2.0
//
// CUPTI's range profiler without a GPU: the calls that warpgrain-runner makes, in their order. FAKE_CUPTI says how it
// goes: "denied", "crash", or else it counts in two passes; the value of a metric is its place in the list, and half.
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <cupti_activity.h>
#include <cupti_profiler_host.h>
#include <cupti_profiler_target.h>
#include <cupti_range_profiler.h>
#include <cupti_target.h>
#include <string>

namespace {

std::string behaviour() {
  const char *text = std::getenv("FAKE_CUPTI");
  return text == nullptr ? "" : text;
}

int passes = 0;
bool isCounting = false;
CUpti_BuffersCallbackRequestFunc giveBuffer = nullptr;
CUpti_BuffersCallbackCompleteFunc takeBuffer = nullptr;
unsigned flushes = 0;
bool isRefused = false; // after a metric that is not there, a host object takes no other

} // namespace

extern "C" {

CUptiResult cuptiActivityRegisterCallbacks(CUpti_BuffersCallbackRequestFunc give,
                                           CUpti_BuffersCallbackCompleteFunc take) {
  giveBuffer = give;
  takeBuffer = take;
  return CUPTI_SUCCESS;
}

CUptiResult cuptiActivityEnable(CUpti_ActivityKind) {
  if (behaviour() == "crash") std::raise(SIGSEGV);
  return behaviour() == "denied" ? CUPTI_ERROR_INSUFFICIENT_PRIVILEGES : CUPTI_SUCCESS;
}

CUptiResult cuptiActivityDisable(CUpti_ActivityKind) {
  return CUPTI_SUCCESS;
}

/// One kernel at the first call, then those of 21 samples, three for each and the last one first, of which the n-th
/// takes n microseconds; "lost": none.
CUptiResult cuptiActivityFlushAll(uint32_t) {
  if (behaviour() == "lost") return CUPTI_SUCCESS;
  constexpr unsigned all = 63;
  uint8_t *buffer = nullptr;
  size_t size = 0;
  size_t most = 0;
  giveBuffer(&buffer, &size, &most);
  const unsigned count = flushes++ == 0 ? 1 : all;
  for (unsigned i = 0; i < count; ++i) {
    const unsigned number = count - i;
    CUpti_ActivityKernel9 kernel{};
    kernel.kind = CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL;
    kernel.start = uint64_t{100000} * number;
    kernel.end = kernel.start + uint64_t{1000} * number;
    std::memcpy(buffer + i * sizeof(kernel), &kernel, sizeof(kernel));
  }
  takeBuffer(nullptr, 0, buffer, size, count * sizeof(CUpti_ActivityKernel9));
  return CUPTI_SUCCESS;
}

CUptiResult cuptiActivityGetNextRecord(uint8_t *buffer, size_t validSize, CUpti_Activity **record) {
  uint8_t *at = *record == nullptr ? buffer : reinterpret_cast<uint8_t *>(*record) + sizeof(CUpti_ActivityKernel9);
  if (at + sizeof(CUpti_ActivityKernel9) > buffer + validSize) return CUPTI_ERROR_MAX_LIMIT_REACHED;
  *record = reinterpret_cast<CUpti_Activity *>(at);
  return CUPTI_SUCCESS;
}

CUptiResult cuptiProfilerInitialize(CUpti_Profiler_Initialize_Params *) {
  if (behaviour() == "crash") std::raise(SIGSEGV);
  return CUPTI_SUCCESS;
}

CUptiResult cuptiProfilerDeviceSupported(CUpti_Profiler_DeviceSupported_Params *asked) {
  asked->isSupported = CUPTI_PROFILER_CONFIGURATION_SUPPORTED;
  return CUPTI_SUCCESS;
}

CUptiResult cuptiProfilerGetCounterAvailability(CUpti_Profiler_GetCounterAvailability_Params *asked) {
  if (behaviour() == "denied") return CUPTI_ERROR_INSUFFICIENT_PRIVILEGES;
  asked->counterAvailabilityImageSize = 8;
  return CUPTI_SUCCESS;
}

CUptiResult cuptiDeviceGetChipName(CUpti_Device_GetChipName_Params *asked) {
  asked->pChipName = "FAKE";
  return CUPTI_SUCCESS;
}

CUptiResult cuptiProfilerHostInitialize(CUpti_Profiler_Host_Initialize_Params *) {
  isRefused = false;
  return CUPTI_SUCCESS;
}

CUptiResult cuptiProfilerHostDeinitialize(CUpti_Profiler_Host_Deinitialize_Params *) {
  return CUPTI_SUCCESS;
}

CUptiResult cuptiProfilerHostConfigAddMetrics(CUpti_Profiler_Host_ConfigAddMetrics_Params *asked) {
  isRefused = isRefused || std::string(asked->ppMetricNames[0]).find("gmma") != std::string::npos;
  return isRefused ? CUPTI_ERROR_UNKNOWN : CUPTI_SUCCESS;
}

CUptiResult cuptiProfilerHostGetConfigImageSize(CUpti_Profiler_Host_GetConfigImageSize_Params *asked) {
  asked->configImageSize = 8;
  return CUPTI_SUCCESS;
}

CUptiResult cuptiProfilerHostGetConfigImage(CUpti_Profiler_Host_GetConfigImage_Params *) {
  return CUPTI_SUCCESS;
}

CUptiResult cuptiProfilerHostEvaluateToGpuValues(CUpti_Profiler_Host_EvaluateToGpuValues_Params *asked) {
  for (size_t i = 0; i < asked->numMetrics; ++i)
    asked->pMetricValues[i] = static_cast<double>(i) + 0.5;
  return CUPTI_SUCCESS;
}

CUptiResult cuptiRangeProfilerEnable(CUpti_RangeProfiler_Enable_Params *) {
  return CUPTI_SUCCESS;
}

CUptiResult cuptiRangeProfilerDisable(CUpti_RangeProfiler_Disable_Params *) {
  return CUPTI_SUCCESS;
}

CUptiResult cuptiRangeProfilerGetCounterDataSize(CUpti_RangeProfiler_GetCounterDataSize_Params *asked) {
  asked->counterDataSize = 8;
  return CUPTI_SUCCESS;
}

CUptiResult cuptiRangeProfilerCounterDataImageInitialize(CUpti_RangeProfiler_CounterDataImage_Initialize_Params *) {
  return CUPTI_SUCCESS;
}

CUptiResult cuptiRangeProfilerSetConfig(CUpti_RangeProfiler_SetConfig_Params *) {
  return CUPTI_SUCCESS;
}

CUptiResult cuptiRangeProfilerStart(CUpti_RangeProfiler_Start_Params *) {
  return isCounting ? CUPTI_ERROR_INVALID_OPERATION : CUPTI_SUCCESS;
}

CUptiResult cuptiRangeProfilerPushRange(CUpti_RangeProfiler_PushRange_Params *) {
  isCounting = true;
  return CUPTI_SUCCESS;
}

CUptiResult cuptiRangeProfilerPopRange(CUpti_RangeProfiler_PopRange_Params *) {
  isCounting = false;
  return CUPTI_SUCCESS;
}

CUptiResult cuptiRangeProfilerStop(CUpti_RangeProfiler_Stop_Params *asked) {
  asked->isAllPassSubmitted = ++passes == 2 ? 1 : 0;
  return CUPTI_SUCCESS;
}

CUptiResult cuptiRangeProfilerDecodeData(CUpti_RangeProfiler_DecodeData_Params *) {
  return passes == 2 ? CUPTI_SUCCESS : CUPTI_ERROR_INVALID_OPERATION;
}

CUptiResult cuptiGetResultString(CUptiResult status, const char **text) {
  *text = status == CUPTI_ERROR_INSUFFICIENT_PRIVILEGES ? "CUPTI_ERROR_INSUFFICIENT_PRIVILEGES" : "CUPTI_ERROR_UNKNOWN";
  return CUPTI_SUCCESS;
}

} // extern "C"
