// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/launch/LaunchState.h"

namespace warpgrain::executor {

void ExitReport::answer(const run::ExecutionOutcome &outcome) const {
  const std::string bytes = pack(outcome);
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t written = write(descriptor, bytes.data() + done, bytes.size() - done);
    if (written <= 0) return;
    done += static_cast<std::size_t>(written);
  }
}

void endWith(LaunchState &launch, run::Fault fault) {
  launch.ending.lock(); // never unlocked: other host threads wait here until the process has ended
  if (launch.exit.before != nullptr) launch.exit.before();
  if (fault.kind == run::FaultKind::outOfBounds && !launch.advice.empty()) fault.message += " " + launch.advice;
  launch.outcome.findings = launch.races.findings();
  if (fault.kind == run::FaultKind::outOfBounds)
    for (const run::Finding &finding : launch.outcome.findings)
      if (finding.kind == run::FindingKind::overflow) fault.message += " " + finding.message; // why, most likely
  launch.outcome.fault = std::move(fault);
  launch.outcome.buffers.clear();
  launch.outcome.printed = launch.printer.text();
  launch.outcome.printedIsCut = launch.printer.isCut();
  launch.exit.answer(launch.outcome);
  _exit(launch.exit.status);
}

void endWith(const ThreadState &thread, run::FaultKind kind, std::string message, std::uint32_t site) {
  LaunchState &launch = *thread.block->launch;
  run::Fault fault{.kind = kind, .message = std::move(message), .file = {}};
  const auto &sites = launch.kernel.sites;
  if (site > 0 && site < sites.size()) {
    fault.file = sites[site].file;
    fault.line = sites[site].line;
    fault.column = sites[site].column;
  }
  fault.thread = {thread.index[0], thread.index[1], thread.index[2]};
  const auto &block = thread.block->blockIndex;
  fault.block = {block[0], block[1], block[2]};
  endWith(launch, std::move(fault));
}

} // namespace warpgrain::executor
