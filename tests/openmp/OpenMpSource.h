// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/openmp/OpenMpReader.h"
#include "core/openmp/regions/Region.h"

#include <memory>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// An OpenMP source in a file of its own, read and planned.
struct OpenMpSource {
  std::unique_ptr<openmp::Program> program;
  openmp::ProgramPlan plan;

  /// Fails the running test where the text cannot be read.
  explicit OpenMpSource(const std::string &text, const std::string &name = "program.c");

  const openmp::Region &region(std::size_t number = 0) const { return plan.regions.at(number); }

  /// The ids of a region's reasons.
  std::vector<std::string> reasons(std::size_t number = 0) const;

  /// "private: declared in the construct": how a region has a variable.
  std::string sharing(const std::string &variable, std::size_t region = 0) const;

  /// The texts of a piece's statements, without blanks.
  std::string pieceText(const openmp::Piece &piece) const;
};

/// What reading a text fails with.
std::string readError(const std::string &text, const std::string &name = "program.c");

} // namespace warpgrain::tests
