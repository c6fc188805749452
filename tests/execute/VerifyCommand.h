// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/execute/ProgramTest.h"

#include <string>
#include <vector>

namespace warpgrain::tests {

/// Runs `warpgrain-cli verify` on files in a folder of its own.
class VerifyCommand : public ProgramTest {
protected:
  SubprocessOutcome run(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "verify");
    return command(std::move(arguments));
  }
};

} // namespace warpgrain::tests
