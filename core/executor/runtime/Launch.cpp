// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/Launch.h"

#include <mutex>
#include <unistd.h>

namespace warpgrain::executor {

Launch &theLaunch() {
  static Launch launch;
  return launch;
}

Ending &theEnding() {
  static Ending ending;
  return ending;
}

void answer(const execute::ExecutionOutcome &outcome) {
  const std::string bytes = pack(outcome);
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t written = write(theEnding().descriptor, bytes.data() + done, bytes.size() - done);
    if (written <= 0) return; // nobody listens
    done += static_cast<std::size_t>(written);
  }
}

void endWith(execute::Fault fault) {
  static std::mutex first;
  first.lock(); // never unlocked: who comes later waits for the end
  if (theEnding().before != nullptr) theEnding().before();
  Launch &launch = theLaunch();
  if (fault.kind == execute::FaultKind::outOfBounds && !launch.advice.empty()) fault.message += " " + launch.advice;
  launch.outcome.findings = launch.races.findings();
  if (fault.kind == execute::FaultKind::outOfBounds)
    for (const execute::Finding &finding : launch.outcome.findings)
      if (finding.kind == execute::FindingKind::overflow) fault.message += " " + finding.message; // why, most likely
  launch.outcome.fault = std::move(fault);
  launch.outcome.buffers.clear();
  launch.outcome.printed = launch.printer.text();
  launch.outcome.printedIsCut = launch.printer.isCut();
  answer(launch.outcome);
  _exit(theEnding().status);
}

void endWith(execute::FaultKind kind, std::string message, std::uint32_t site, const ThreadState *thread) {
  execute::Fault fault{.kind = kind, .message = std::move(message), .file = {}};
  const auto &sites = theLaunch().kernel.sites;
  if (site > 0 && site < sites.size()) {
    fault.file = sites[site].file;
    fault.line = sites[site].line;
    fault.column = sites[site].column;
  }
  if (thread != nullptr) {
    fault.thread = {thread->index[0], thread->index[1], thread->index[2]};
    const auto &block = thread->block->blockIndex;
    fault.block = {block[0], block[1], block[2]};
  }
  endWith(std::move(fault));
}

} // namespace warpgrain::executor
