// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/dependence/relations/LaunchFacts.h"
#include "core/findings/Finding.h"
#include "core/findings/Mends.h"
#include "core/run/KernelSubject.h"

#include <cstdint>
#include <optional>

namespace warpgrain::findings {

/// Which kernel is looked at, in which launch.
struct FindingsTask {
  run::KernelSubject subject;   ///< with a way to parse; steps are not judged without one
  access::LaunchContext launch; ///< as far as it is known
  bool isGuessed = false;       ///< numbers of it are guesses: what follows from them alone is possible
  std::uint32_t dynamicSharedBytes = 0;
  std::optional<estimate::ModelledGpu> gpu; ///< none: no times
  MendLimits limits = {};
};

/// Finds what is wrong with a kernel and ranks it: errors first, then warnings, then notes; of each the one that takes
/// most of the time first. Steps that mend are not looked for.
KernelFindings findingsOf(const FindingsTask &task, const CancellationToken &cancel = {});

/// The same where the accesses and the races of the task's launch are known already.
KernelFindings findingsOf(const FindingsTask &task, dependence::LaunchRaces found,
                          const CancellationToken &cancel = {});

/// Looks for steps that mend what was found, and ranks anew. Judges and parses: takes much longer than findingsOf().
void addMends(KernelFindings &findings, const FindingsTask &task, const CancellationToken &cancel = {});

/// Adds what went wrong when the kernel was executed, as errors: "in line 8 it reads 4 bytes before the buffer in".
struct ExecutedFault {
  SourceSpan span; ///< empty where the place is not known
  bool isRace = false;
  std::string sentence;
};

void addExecuted(KernelFindings &findings, const std::vector<ExecutedFault> &faults, const SourceSpan &kernelName);

} // namespace warpgrain::findings
