// SPDX-License-Identifier: Apache-2.0
#include "app/capture/Cupti.h"

#include "core/measure/CuptiPaths.h"

#include <dlfcn.h>

namespace warpgrain::capture {

namespace {

template <typename Pointer>
bool find(void *library, const char *name, Pointer &out) {
  out = reinterpret_cast<Pointer>(::dlsym(library, name));
  return out != nullptr;
}

} // namespace

Result<Cupti> Cupti::subscribe(CUpti_CallbackFunc callback) {
  const auto opened = measure::openCupti();
  if (!opened) return std::unexpected(opened.error());
  void *library = *opened;
  Cupti out;
  CUptiResult (*subscribe)(CUpti_SubscriberHandle *, CUpti_CallbackFunc, void *) = nullptr;
  CUptiResult (*describe)(CUptiResult, const char **) = nullptr;
  if (!find(library, "cuptiSubscribe", subscribe) || !find(library, "cuptiEnableCallback", out.enable_) ||
      !find(library, "cuptiGetResultString", describe))
    return fail(ErrorKind::tool, "The CUPTI on this machine is too old; " + measure::cuptiRemedy() + ".");
  const CUptiResult status = subscribe(&out.subscriber_, callback, nullptr);
  if (status == CUPTI_SUCCESS) return out;
  const char *text = nullptr;
  describe(status, &text);
  return fail(ErrorKind::tool, std::string("CUPTI does not tell of the program's launches (") +
                                   (text == nullptr ? "?" : text) +
                                   "); only one tool can use it at a time: do not run the program under a profiler.");
}

} // namespace warpgrain::capture
