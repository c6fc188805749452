// SPDX-License-Identifier: Apache-2.0
//
// Where CUPTI's headers are; CounterReaderAbsent.cpp is for elsewhere.
#if __has_include(<cupti_range_profiler.h>)

#include "app/runner/CounterReader.h"

#include "app/runner/CuptiProfiler.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace warpgrain::runner {

namespace {

using measure::CounterInfo;

/// Why reading ends before its end; caught in this file.
struct NoCounters {
  std::string reason;
};

/// A session of the range profiler for one kernel.
class Session {
public:
  Session(const CuptiProfiler &cupti, int device) : cupti_(cupti) {
    check(make<CUpti_Profiler_Initialize_Params>(CUpti_Profiler_Initialize_Params_STRUCT_SIZE), cupti.initialize);
    checkDevice(device);
    findChip(device);
    chooseMetrics();
    enable();
  }

  Session(const Session &) = delete;
  Session &operator=(const Session &) = delete;

  ~Session() {
    auto off = make<CUpti_RangeProfiler_Disable_Params>(CUpti_RangeProfiler_Disable_Params_STRUCT_SIZE);
    off.pRangeProfilerObject = profiler_;
    if (profiler_ != nullptr) cupti_.disable(&off);
    closeHost();
  }

  /// Counts what `launch` does, in as many passes as that takes.
  Problem count(const std::function<Problem()> &prepare, const std::function<Problem()> &launch);

  measure::Counters values();

private:
  template <typename T>
  static T make(std::size_t size) {
    T out{};
    out.structSize = size;
    return out;
  }

  void require(CUptiResult status) const {
    if (status != CUPTI_SUCCESS) throw NoCounters{cupti_.sentence(status)};
  }

  template <typename T>
  T check(T parameters, CUptiResult (*call)(T *)) const {
    require(call(&parameters));
    return parameters;
  }

  void checkDevice(int device) const;
  void findChip(int device);
  void openHost();
  void closeHost();
  void chooseMetrics();
  void enable();

  const CuptiProfiler &cupti_;
  std::string chip_;
  std::vector<std::uint8_t> availability_;
  CUpti_Profiler_Host_Object *host_ = nullptr;
  CUpti_RangeProfiler_Object *profiler_ = nullptr;
  std::vector<const CounterInfo *> counters_;
  std::vector<const char *> metrics_;
  std::vector<std::uint8_t> config_;
  std::vector<std::uint8_t> data_;
};

void Session::checkDevice(int device) const {
  auto asked = make<CUpti_Profiler_DeviceSupported_Params>(CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE);
  asked.cuDevice = device;
  asked.api = CUPTI_PROFILER_RANGE_PROFILING;
  const auto answer = check(asked, cupti_.deviceSupported);
  if (answer.isSupported == CUPTI_PROFILER_CONFIGURATION_SUPPORTED) return;
  std::string why = "with this configuration";
  if (answer.architecture == CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED) why = "of this age (7.0 or newer is needed)";
  if (answer.vGpu == CUPTI_PROFILER_CONFIGURATION_DISABLED) why = "that is virtual, until its host allows it";
  if (answer.vGpu == CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED) why = "that is virtual";
  if (answer.confidentialCompute == CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED) why = "in confidential computing mode";
  if (answer.wsl == CUPTI_PROFILER_CONFIGURATION_UNSUPPORTED) why = "under this version of WSL";
  throw NoCounters{"CUPTI does not read the counters of a GPU " + why + "."};
}

void Session::findChip(int device) {
  auto name = make<CUpti_Device_GetChipName_Params>(CUpti_Device_GetChipName_Params_STRUCT_SIZE);
  name.deviceIndex = static_cast<std::size_t>(device);
  chip_ = check(name, cupti_.chipName).pChipName;
  auto image =
      make<CUpti_Profiler_GetCounterAvailability_Params>(CUpti_Profiler_GetCounterAvailability_Params_STRUCT_SIZE);
  availability_.resize(check(image, cupti_.counterAvailability).counterAvailabilityImageSize);
  image.counterAvailabilityImageSize = availability_.size();
  image.pCounterAvailabilityImage = availability_.data();
  check(image, cupti_.counterAvailability);
}

void Session::openHost() {
  closeHost();
  auto opened = make<CUpti_Profiler_Host_Initialize_Params>(CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE);
  opened.profilerType = CUPTI_PROFILER_TYPE_RANGE_PROFILER;
  opened.pChipName = chip_.c_str();
  opened.pCounterAvailabilityImage = availability_.data();
  host_ = check(opened, cupti_.hostInitialize).pHostObject;
}

void Session::closeHost() {
  auto closed = make<CUpti_Profiler_Host_Deinitialize_Params>(CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE);
  closed.pHostObject = host_;
  if (host_ != nullptr) cupti_.hostDeinitialize(&closed);
  host_ = nullptr;
}

void Session::chooseMetrics() {
  for (const CounterInfo &counter : measure::allCounters())
    counters_.push_back(&counter);
  // One that the GPU does not have makes the host object useless: it is left out, and all others are added again.
  for (bool complete = false; !complete;) {
    openHost();
    complete = true;
    for (auto at = counters_.begin(); complete && at != counters_.end();) {
      auto added =
          make<CUpti_Profiler_Host_ConfigAddMetrics_Params>(CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE);
      const char *metric = (*at)->metric.data(); // all are literals
      added.pHostObject = host_;
      added.ppMetricNames = &metric;
      added.numMetrics = 1;
      complete = cupti_.addMetrics(&added) == CUPTI_SUCCESS;
      at = complete ? at + 1 : counters_.erase(at);
    }
  }
  if (counters_.empty()) throw NoCounters{"CUPTI knows none of the counters for this GPU, " + chip_ + "."};
  for (const CounterInfo *counter : counters_)
    metrics_.push_back(counter->metric.data());
  auto size =
      make<CUpti_Profiler_Host_GetConfigImageSize_Params>(CUpti_Profiler_Host_GetConfigImageSize_Params_STRUCT_SIZE);
  size.pHostObject = host_;
  config_.resize(check(size, cupti_.configSize).configImageSize);
  auto image = make<CUpti_Profiler_Host_GetConfigImage_Params>(CUpti_Profiler_Host_GetConfigImage_Params_STRUCT_SIZE);
  image.pHostObject = host_;
  image.configImageSize = config_.size();
  image.pConfigImage = config_.data();
  check(image, cupti_.configImage);
}

void Session::enable() {
  auto on = make<CUpti_RangeProfiler_Enable_Params>(CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE);
  profiler_ = check(on, cupti_.enable).pRangeProfilerObject; // of the context that is current
  auto size =
      make<CUpti_RangeProfiler_GetCounterDataSize_Params>(CUpti_RangeProfiler_GetCounterDataSize_Params_STRUCT_SIZE);
  size.pRangeProfilerObject = profiler_;
  size.pMetricNames = metrics_.data();
  size.numMetrics = metrics_.size();
  size.maxNumOfRanges = 1;
  size.maxNumRangeTreeNodes = 1;
  data_.resize(check(size, cupti_.dataSize).counterDataSize);
  auto data = make<CUpti_RangeProfiler_CounterDataImage_Initialize_Params>(
      CUpti_RangeProfiler_CounterDataImage_Initialize_Params_STRUCT_SIZE);
  data.pRangeProfilerObject = profiler_;
  data.counterDataSize = data_.size();
  data.pCounterData = data_.data();
  check(data, cupti_.initializeData);
  auto config = make<CUpti_RangeProfiler_SetConfig_Params>(CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE);
  config.pRangeProfilerObject = profiler_;
  config.configSize = config_.size();
  config.pConfig = config_.data();
  config.counterDataImageSize = data_.size();
  config.pCounterDataImage = data_.data();
  config.range = CUPTI_UserRange;
  config.replayMode = CUPTI_UserReplay;
  config.maxRangesPerPass = 1;
  config.numNestingLevels = 1;
  config.minNestingLevel = 1;
  config.targetNestingLevel = 1;
  check(config, cupti_.setConfig);
}

Problem Session::count(const std::function<Problem()> &prepare, const std::function<Problem()> &launch) {
  // More passes than any set of counters takes: whatever CUPTI says, this ends.
  constexpr int mostPasses = 1000;
  auto start = make<CUpti_RangeProfiler_Start_Params>(CUpti_RangeProfiler_Start_Params_STRUCT_SIZE);
  auto push = make<CUpti_RangeProfiler_PushRange_Params>(CUpti_RangeProfiler_PushRange_Params_STRUCT_SIZE);
  auto pop = make<CUpti_RangeProfiler_PopRange_Params>(CUpti_RangeProfiler_PopRange_Params_STRUCT_SIZE);
  auto stop = make<CUpti_RangeProfiler_Stop_Params>(CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE);
  start.pRangeProfilerObject = push.pRangeProfilerObject = pop.pRangeProfilerObject = stop.pRangeProfilerObject =
      profiler_;
  push.pRangeName = "launch";
  for (int pass = 0; pass < mostPasses; ++pass) {
    if (auto problem = prepare()) return problem;
    check(start, cupti_.start);
    check(push, cupti_.pushRange);
    if (auto problem = launch()) return problem;
    check(pop, cupti_.popRange);
    if (check(stop, cupti_.stop).isAllPassSubmitted != 0) return std::nullopt;
  }
  throw NoCounters{"CUPTI does not come to an end of reading the GPU's counters."};
}

measure::Counters Session::values() {
  auto decoded = make<CUpti_RangeProfiler_DecodeData_Params>(CUpti_RangeProfiler_DecodeData_Params_STRUCT_SIZE);
  decoded.pRangeProfilerObject = profiler_;
  if (check(decoded, cupti_.decode).numOfRangeDropped != 0)
    throw NoCounters{"CUPTI dropped what the GPU had counted; measure again."};
  std::vector<double> found(metrics_.size());
  auto evaluated =
      make<CUpti_Profiler_Host_EvaluateToGpuValues_Params>(CUpti_Profiler_Host_EvaluateToGpuValues_Params_STRUCT_SIZE);
  evaluated.pHostObject = host_;
  evaluated.pCounterDataImage = data_.data();
  evaluated.counterDataImageSize = data_.size();
  evaluated.ppMetricNames = metrics_.data();
  evaluated.numMetrics = metrics_.size();
  evaluated.pMetricValues = found.data();
  check(evaluated, cupti_.evaluate);
  measure::Counters out;
  // A rate of nothing (no load at all) is no number.
  for (std::size_t i = 0; i < found.size(); ++i)
    if (std::isfinite(found[i])) out.emplace(counters_[i]->key, found[i]);
  return out;
}

} // namespace

Counted readCounters(const Gpu &gpu, Trials &trials) {
  const auto cupti = CuptiProfiler::load();
  if (!cupti) return {.reason = cupti.error().message};
  try {
    Session session(*cupti, gpu.number());
    Counted out;
    out.problem =
        session.count([&trials] { return trials.prepareLaunch(); }, [&trials] { return trials.launchAlone(); });
    if (!out.problem) out.values = session.values();
    return out;
  } catch (const NoCounters &none) {
    return {.reason = none.reason};
  }
}

} // namespace warpgrain::runner

#endif
