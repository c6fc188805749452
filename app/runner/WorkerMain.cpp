// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Channel.h"
#include "app/runner/Worker.h"

#include <unistd.h>

namespace warpgrain::runner {

using measure::Failure;
using measure::Reply;

namespace {

int serve(Worker &worker) {
  Channel channel(workerChannel);
  while (const auto line = channel.readLine(std::nullopt)) {
    const auto request = measure::parseRequest(*line);
    const Reply reply = request ? worker.answer(*request) : Reply::failed(Failure::other, request.error().message);
    if (!channel.writeLine(textOf(reply))) return 1;
    if (endsWorker(reply.failure)) return 1;
  }
  return 0;
}

} // namespace

void runWorker(int gpu) {
  Worker worker(gpu, workerReference);
  ::_exit(serve(worker));
}

} // namespace warpgrain::runner
