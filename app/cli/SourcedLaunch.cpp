// SPDX-License-Identifier: Apache-2.0
#include "app/cli/SourcedLaunch.h"

#include "core/run/launch/LaunchForm.h"
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

access::LaunchContext launchContextOf(const model::Unit &unit, model::FunctionId kernel, const run::LaunchForm &form,
                                      const std::string &instance) {
  auto launch = access::LaunchContext::of(unit, kernel);
  launch.instance = instance;
  for (const model::Axis axis : model::allAxes) {
    if (form.block) launch.block[axis] = (*form.block)[indexOf(axis)];
    if (form.grid) launch.grid[axis] = (*form.grid)[indexOf(axis)];
  }
  for (const auto &[name, value] : run::integersIn(form))
    launch.arguments[name] = value;
  return launch;
}

} // namespace warpgrain::cli
