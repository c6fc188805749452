// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Channel.h"
#include "app/runner/Worker.h"
#include "core/measure/BundleReader.h"

#include <functional>

namespace warpgrain::runner {

using measure::Failure;
using measure::Reply;

namespace {

int serve(const std::function<Reply(const measure::Request &)> &answer) {
  Channel channel(workerChannel);
  while (const auto line = channel.readLine(std::nullopt)) {
    const auto request = measure::parseRequest(*line);
    const Reply reply = request ? answer(*request) : Reply::failed(Failure::other, request.error().message);
    if (!channel.writeLine(textOf(reply))) return 1;
    if (endsWorker(reply.failure)) return 1;
  }
  return 0;
}

int serveFailure(const std::string &reason) {
  return serve([&](const measure::Request &) { return Reply::failed(Failure::other, reason); });
}

} // namespace

int runWorker(const std::string &path, int gpu) {
  auto bundle = measure::readBundle(path);
  if (!bundle) return serveFailure(bundle.error().message);
  auto reference = Reference::map(*bundle, workerReference);
  if (!reference) return serveFailure(reference.error().message);
  Worker worker(std::move(*bundle), gpu, std::move(*reference));
  return serve([&](const measure::Request &request) { return worker.answer(request); });
}

int runProbe(int number) {
  return serve([number](const measure::Request &) {
    const auto gpu = Gpu::open(number);
    return gpu ? gpu->probe() : Reply::failed(Failure::other, gpu.error().message);
  });
}

} // namespace warpgrain::runner
