// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Enqueue.h"

#include "core/executor/program/ProgramRuntime.h"

#include <utility>

namespace warpgrain::executor {

using cuda::Error;

Error enqueue(ProgramRuntime &runtime, void *stream, NodeWork work) {
  {
    const std::scoped_lock lock(runtime.mutex);
    if (!runtime.streams.contains(stream)) return runtime.remember(Error::invalidResourceHandle);
    if (runtime.captures.statusOf(stream) != CaptureStatus::none)
      return runtime.remember(runtime.captures.add(stream, std::move(work)));
    if (const Error error = runtime.captures.refuseIfLegacy(stream); error != Error::success)
      return runtime.remember(error);
  }
  return runtime.remember(work.run());
}

Error enqueue(ProgramRuntime &runtime, void *stream, NodeKind kind, std::function<Error()> run) {
  return enqueue(runtime, stream, NodeWork{.kind = kind, .run = std::move(run)});
}

} // namespace warpgrain::executor
