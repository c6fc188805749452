// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/LineIndex.h"
#include "core/openmp/model/Program.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// A `for` loop of a serial nest, in the program that holds its statements.
struct SerialLoop {
  const openmp::Statement *statement = nullptr;
  std::optional<openmp::VariableId> counter; ///< that its step changes; none if it changes no single variable
  std::size_t depth = 0;                     ///< loops of the nest around it
  bool isAlone = false;                      ///< it is all that the loop around it executes; true of the outermost
  std::uint32_t line = 0;                    ///< of the file
};

/// An outermost `for` loop with all `for` loops in it.
struct SerialNest {
  openmp::FunctionId function{};
  std::vector<SerialLoop> loops; ///< in the order of the text; the first is the outermost
};

/// Where the nest begins in the program's text.
std::uint32_t beginOf(const SerialNest &nest);

/// The line of the source's file that a place of the program's text comes from. `lines` are those of the text.
std::uint32_t lineOf(const openmp::Program &program, const LineIndex &lines, std::uint32_t offset);

/// The statement that a loop repeats.
const openmp::Statement &bodyOf(const SerialLoop &loop);

/// Returns the nests of a program that no directive governs, in the order of the text. A nest of a template is there
/// once, as one of its instances.
std::vector<SerialNest> nestsOf(const openmp::Program &program);

/// Returns the nests in a nest: those of the loops directly inside its outermost one.
std::vector<SerialNest> nestsInside(const openmp::Program &program, const SerialNest &nest);

/// Returns a nest for every loop of a program, also for those inside others, in the order of the text.
std::vector<SerialNest> everyNest(const openmp::Program &program);

/// Returns the nest whose outermost loop begins in a line. The loop may be one inside another. Fails (usage) with the
/// lines that have one if there is none.
Result<SerialNest> nestAtLine(const openmp::Program &program, std::uint32_t line);

/// Returns the nests behind `#pragma warpgrain map`. Fails (input) for a pragma that is not followed by a loop, with
/// its line.
Result<std::vector<SerialNest>> markedNests(const openmp::Program &program);

/// Returns the places of `#pragma warpgrain map` in a text.
std::vector<SourceSpan> marksIn(const std::string &text);

} // namespace warpgrain::workflow
