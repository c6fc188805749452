// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/run/parameters/KernelParameters.h"
#include "core/session/LaunchBundle.h"
#include "core/tune/records/T1.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A kernel's arguments as a tuner makes them, and the files that it reads of them, by name.
struct TunerArguments {
  std::vector<tune::T1Argument> arguments;
  std::map<std::string, std::filesystem::path> copies;
};

/// "T1 has no place for …" (usage).
std::unexpected<Error> hasNoPlace(const std::string &what);

/// Of the bundle's launch. Fails (usage) for what T1 has no place for.
Result<TunerArguments> tunerArgumentsOf(const session::LaunchBundle &described,
                                        const std::vector<run::KernelParameter> &parameters);

} // namespace warpgrain::workflow
