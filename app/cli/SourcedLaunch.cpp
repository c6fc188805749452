// SPDX-License-Identifier: Apache-2.0
#include "app/cli/SourcedLaunch.h"

#include "core/run/launch/SourceNumbers.h"

#include <iostream>

namespace warpgrain::cli {

namespace {

void tell(const model::Unit &unit, const run::SourcedForm &sourced) {
  for (const run::SourceNumber &number : sourced.taken)
    std::cerr << "warpgrain-cli: note: " << textOf(unit, number) << '\n';
}

} // namespace

void takeLaunch(run::KernelSubject &subject, run::LaunchForm form) {
  run::SourcedForm sourced = sourcedForm(*subject.unit, subject.kernel, subject.instance, std::move(form));
  tell(*subject.unit, sourced);
  subject.form = std::move(sourced.form);
}

void completeLaunch(const model::Unit &unit, model::FunctionId kernel, access::LaunchContext &launch) {
  tell(unit, run::completeFromSource(unit, kernel, launch));
}

} // namespace warpgrain::cli
