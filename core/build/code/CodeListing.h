// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::build {

/// In which form a compiler's code is shown: PTX, what nvcc gives to ptxas, or SASS, what the GPU executes.
enum class CodeForm : std::uint8_t { ptx, sass };

/// "ptx", "sass".
const char *nameOf(CodeForm form);

/// What an instruction works on. Memory that the instruction does not name (generic addresses) counts as global.
enum class InstructionKind : std::uint8_t {
  floating,
  integer,
  global,
  shared,
  local,
  constant,
  control,
  barrier,
  other
};

inline constexpr std::size_t instructionKindCount = 9;

/// A line of a source, from 1.
struct CodePlace {
  std::filesystem::path file;
  std::uint32_t line = 0;

  friend bool operator==(const CodePlace &, const CodePlace &) = default;
};

/// A line of a listing: an instruction, or a label, declaration, brace or comment.
struct CodeLine {
  std::string text;
  std::optional<InstructionKind> instruction = {}; ///< none: it is no instruction
  /// What the instruction was compiled from, the innermost first: a line of a function that was inlined, then the line
  /// of its call. Empty where the compiler tells none.
  std::vector<CodePlace> places = {};
  /// General registers of 32 bits that hold a value at this instruction. SASS alone; a PTX register is none of the
  /// GPU's.
  std::optional<std::uint32_t> liveRegisters = {};

  friend bool operator==(const CodeLine &, const CodeLine &) = default;
};

/// The code of one kernel, with the functions that were compiled into it.
struct CodeListing {
  CodeForm form = CodeForm::ptx;
  std::vector<CodeLine> lines;
};

/// What one line of a source became.
struct LineCode {
  std::uint32_t line = 0; ///< from 1
  std::uint32_t instructions = 0;
  std::array<std::uint32_t, instructionKindCount> byKind{}; ///< by InstructionKind; they sum up to `instructions`
  std::optional<std::uint32_t> mostLive;                    ///< registers, at the instruction that has the most

  std::uint32_t operator[](InstructionKind kind) const { return byKind[static_cast<std::size_t>(kind)]; }
};

/// The place of an instruction in a file: the innermost one there. Null where it has none.
const CodePlace *placeIn(const CodeLine &line, const std::filesystem::path &file);

/// The lines of a file that instructions come from, in order; an instruction counts for its innermost line there. The
/// numbers are of the code as it stands: an instruction in a loop is executed many times and counts once.
std::vector<LineCode> codeByLine(const CodeListing &listing, const std::filesystem::path &file);

} // namespace warpgrain::build
