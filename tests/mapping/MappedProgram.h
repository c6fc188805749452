// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {

/// A serial program, and the CUDA program that `map --emit cuda` makes of it.
class MappedProgram : public ProgramTest {
protected:
  /// What the original prints, with the host's compiler.
  std::string original(const std::filesystem::path &source) const;

  /// Writes the CUDA program of a source as "program.cu".
  SubprocessOutcome map(const std::string &source, const std::vector<std::string> &options = {}) const;

  /// What the CUDA program prints. `transfers` is the line with the launches.
  std::string translated(std::string *transfers = nullptr) const;
};

} // namespace warpgrain::tests
