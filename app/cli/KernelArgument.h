// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/SourceArguments.h"

#include <string>

namespace warpgrain::cli {

/// A source with one of its kernels; the kernel need not be named where there is only one.
struct KernelArgument {
  SourceArguments source;
  std::string kernel;

  void addTo(CLI::App &command) {
    source.addTo(command);
    command.add_option("-k,--kernel", kernel, "the kernel's name; may be left out where the source has one kernel");
  }

  Result<model::FunctionId> find(const model::Unit &unit) const { return workflow::chooseKernel(unit, kernel); }
};

} // namespace warpgrain::cli
