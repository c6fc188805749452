// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/execute/ProgramTest.h"

#include <optional>

namespace warpgrain::tests {

/// A serial program, and the CUDA or OpenCL program that `map --emit` makes of it.
class MappedProgram : public ProgramTest {
protected:
  /// What the original prints, with the host's compiler.
  std::string original(const std::filesystem::path &source) const;

  /// Writes the CUDA program of a source as "program.cu".
  SubprocessOutcome map(const std::string &source, const std::vector<std::string> &options = {}) const;

  /// What the CUDA program prints. `transfers` is the line with the launches.
  std::string translated(std::string *transfers = nullptr) const;

  /// Writes the OpenCL program of a source as "program.cpp", with its kernels in "program.cl".
  SubprocessOutcome mapToOpenCl(const std::string &source, const std::vector<std::string> &options = {}) const;

  /// Compiles the OpenCL program with the host's compiler. False, and a reason, where OpenCL is not installed.
  bool buildsOpenCl(std::string &why) const;

  /// What the OpenCL program prints; none where OpenCL's headers, its library or a device are not installed.
  std::optional<std::string> openClPrints(std::string *transfers = nullptr) const;
};

} // namespace warpgrain::tests
