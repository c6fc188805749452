// SPDX-License-Identifier: Apache-2.0
//
// What the driver calls when CUDA_INJECTION64_PATH names this library. Nothing in here may end the program or change
// what it does, so that every failure becomes a sentence in the report.
#include "app/capture/Cupti.h"
#include "app/capture/DriverLaunch.h"
#include "app/capture/Modules.h"
#include "app/capture/Recording.h"
#include "app/capture/Tracking.h"
#include "core/base/Files.h"
#include "core/capture/CaptureSettings.h"
#include "core/capture/KernelName.h"
#include "core/capture/Report.h"

#include <cstdlib>
#include <memory>
#include <mutex>
#include <unistd.h>

namespace warpgrain::capture {

namespace {

/// Calls that this library makes itself are none of the program's.
thread_local bool isOwnCall = false;

class OwnCalls {
public:
  OwnCalls() { isOwnCall = true; }

  OwnCalls(const OwnCalls &) = delete;
  OwnCalls &operator=(const OwnCalls &) = delete;

  ~OwnCalls() { isOwnCall = false; }
};

/// Sees a program's calls to the driver, and records the launch that is asked for.
class Capture {
public:
  explicit Capture(CaptureSettings settings) : settings_(std::move(settings)), modules_(settings_.kernel) {}

  void start();
  void onCall(CUpti_CallbackId call, const CUpti_CallbackData &data);
  void onResource(CUpti_CallbackId what, const CUpti_ResourceData &data);
  void saveReport();

private:
  void onEnter(const DriverLaunch &launch);
  void onExit(bool succeeded);
  bool isWanted(const DriverLaunch &launch);
  void begin(const DriverLaunch &launch);
  void finish(std::unique_ptr<Recording> recording, bool succeeded);
  Result<void> tryBegin(const DriverLaunch &launch);

  CaptureSettings settings_;
  /// Held for moments only, and never while the driver is called: it may wait for a call on another thread.
  std::mutex dataMutex_;
  Tracked tracked_;
  Modules modules_;
  CaptureReport report_;
  std::map<std::string, bool> wanted_; ///< by symbol
  std::uint64_t seen_ = 0;             ///< launches of wanted kernels
  /// Held from before the recorded launch until after it, so that no other launch comes between.
  std::recursive_mutex launchMutex_;
  std::optional<Device> device_;
  std::unique_ptr<Recording> recording_;
  bool isDone_ = false;
};

Capture *capture = nullptr; // never freed: other threads may launch until the very end of the process

void Capture::saveReport() {
  std::string text;
  {
    const std::scoped_lock lock(dataMutex_);
    text = reportText(report_);
  }
  // Where it cannot be written the command line says that no report came.
  (void)writeFileAtomically(std::filesystem::path(settings_.reports) / (std::to_string(::getpid()) + ".json"), text);
}

bool Capture::isWanted(const DriverLaunch &launch) {
  const std::scoped_lock lock(dataMutex_);
  const auto [at, isNew] = wanted_.try_emplace(launch.symbol, false);
  if (isNew) at->second = matches(launch.symbol, settings_.kernel);
  return at->second;
}

void Capture::onEnter(const DriverLaunch &launch) {
  std::unique_lock lock(launchMutex_);
  try {
    begin(launch);
  } catch (...) {
    recording_.reset();
    throw;
  }
  // While a launch is recorded the lock stays: the end of the call, on this thread, gives it back.
  if (recording_) lock.release();
}

void Capture::onExit(bool succeeded) {
  const std::scoped_lock lock(launchMutex_);
  if (!recording_) return;
  const std::unique_lock kept(launchMutex_, std::adopt_lock); // since onEnter()
  finish(std::move(recording_), succeeded);
}

void Capture::begin(const DriverLaunch &launch) {
  bool isNew = false;
  bool isNow = false;
  const bool wanted = isWanted(launch);
  std::optional<Device> device = device_;
  if (wanted && !isDone_ && !device) {
    auto opened = Device::open();
    if (opened) device_ = device = *opened;
    const std::scoped_lock lock(dataMutex_);
    if (!opened) report_.problem = opened.error().message;
    isDone_ = !opened;
  }
  const bool intoGraph = wanted && !isDone_ && device->isCapturing(launch.stream);
  {
    const std::scoped_lock lock(dataMutex_);
    isNew = ++report_.launches[launch.symbol] == 1;
    if (intoGraph && report_.graphLaunches++ == 0)
      report_.notes.emplace_back("Launches that the program puts into a CUDA graph are not recorded: they run when the "
                                 "graph does.");
    isNow = wanted && !isDone_ && !intoGraph && ++seen_ == settings_.launch;
  }
  if (isNow) {
    isDone_ = true;
    if (const auto begun = tryBegin(launch); !begun) {
      const std::scoped_lock lock(dataMutex_);
      report_.problem = begun.error().message;
      recording_.reset();
    }
  }
  if (isNew || isNow) saveReport();
}

Result<void> Capture::tryBegin(const DriverLaunch &launch) {
  Tracked tracked;
  Result<std::string> module;
  {
    const std::scoped_lock lock(dataMutex_);
    report_.kernel = launch.symbol;
    tracked = tracked_;
    module = modules_.find(launch.symbol);
  }
  if (!module) return std::unexpected(module.error());
  recording_ = std::make_unique<Recording>(settings_, *device_, std::move(tracked), std::move(*module));
  CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_RELAXED;
  device_->allowUnsafeCalls(mode);
  auto done = recording_->before(launch);
  device_->allowUnsafeCalls(mode);
  return done;
}

void Capture::finish(std::unique_ptr<Recording> recording, bool succeeded) {
  CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_RELAXED;
  device_->allowUnsafeCalls(mode);
  const Result<void> done = recording->after(succeeded);
  device_->allowUnsafeCalls(mode);
  {
    const std::scoped_lock lock(dataMutex_);
    report_.captured = done.has_value();
    if (done)
      report_.notes.insert(report_.notes.end(), recording->notes().begin(), recording->notes().end());
    else
      report_.problem = done.error().message;
  }
  saveReport();
  if (done && settings_.stops) ::_exit(0); // without what the program does at its end, which may wait for results
}

void Capture::onCall(CUpti_CallbackId call, const CUpti_CallbackData &data) {
  const bool isEnter = data.callbackSite == CUPTI_API_ENTER;
  if (auto launch = launchOf(call, data)) {
    const auto *status = static_cast<const CUresult *>(data.functionReturnValue);
    if (isEnter)
      onEnter(*launch);
    else
      onExit(status != nullptr && *status == CUDA_SUCCESS);
    return;
  }
  const std::scoped_lock lock(dataMutex_);
  tracked_.see(call, data);
}

void Capture::onResource(CUpti_CallbackId what, const CUpti_ResourceData &data) {
  const auto &module = *static_cast<const CUpti_ModuleResourceData *>(data.resourceDescriptor);
  const std::scoped_lock lock(dataMutex_);
  if (what == CUPTI_CBID_RESOURCE_MODULE_UNLOAD_STARTING) modules_.remove(module.moduleId);
  if (what == CUPTI_CBID_RESOURCE_MODULE_LOADED && module.pCubin != nullptr)
    modules_.add(module.moduleId, std::string(module.pCubin, module.cubinSize));
}

void CUPTIAPI onCallback(void *, CUpti_CallbackDomain domain, CUpti_CallbackId id, const void *data) {
  try {
    // Modules may also be loaded by calls of this library, as late as the driver can.
    if (domain == CUPTI_CB_DOMAIN_RESOURCE) capture->onResource(id, *static_cast<const CUpti_ResourceData *>(data));
    if (domain != CUPTI_CB_DOMAIN_DRIVER_API || isOwnCall) return;
    const OwnCalls own;
    capture->onCall(id, *static_cast<const CUpti_CallbackData *>(data));
  } catch (const std::exception &) {
    // Out of memory, most likely. The program goes on, and the report says what there was until now.
  }
}

void Capture::start() {
  const auto cupti = Cupti::subscribe(onCallback);
  if (cupti) {
    std::vector<CUpti_CallbackId> calls = launchCalls();
    const auto tracked = trackedCalls();
    calls.insert(calls.end(), tracked.begin(), tracked.end());
    bool all = true;
    for (const CUpti_CallbackId call : calls)
      all = cupti->tellOf(CUPTI_CB_DOMAIN_DRIVER_API, call) && all;
    for (const CUpti_CallbackId what : {CUPTI_CBID_RESOURCE_MODULE_LOADED, CUPTI_CBID_RESOURCE_MODULE_UNLOAD_STARTING})
      all = cupti->tellOf(CUPTI_CB_DOMAIN_RESOURCE, what) && all;
    if (!all) report_.notes.emplace_back("This CUPTI does not tell of all calls that allocate memory.");
  } else {
    report_.problem = cupti.error().message;
  }
  saveReport();
}

} // namespace

} // namespace warpgrain::capture

/// 1 tells the driver that all is well.
extern "C" __attribute__((visibility("default"))) int InitializeInjection() {
  using namespace warpgrain::capture;
  if (capture != nullptr) return 1;
  auto settings = settingsFromEnvironment();
  if (!settings) return 1;
  capture = new Capture(std::move(*settings));
  capture->start();
  std::atexit([] { capture->saveReport(); });
  return 1;
}
