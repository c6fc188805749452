// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::executor::ptx {

/// An operand of a PTX instruction in inline assembly.
struct Operand {
  enum class Kind : std::uint8_t {
    argument, ///< $0: an operand of the assembly statement
    name,     ///< a register that the assembly declares
    special,  ///< %laneid
    number,
    address, ///< [base + number]
    list,    ///< {a, b}
    sink,    ///< _
  };
  Kind kind = Kind::name;
  unsigned index = 0;         ///< index of an argument
  std::string name;           ///< name of a register; without '%' for a special register
  std::int64_t number = 0;    ///< bits of a number, or offset of an address
  bool isFloat = false;       ///< true for a floating-point literal: 0f3f800000, 0d…
  std::vector<Operand> parts; ///< elements of a list, or base of an address
};

/// Returns the sink operand "_", which discards a result.
inline Operand noToken() {
  return {.kind = Operand::Kind::sink, .name = {}, .parts = {}};
}

/// One instruction, without the semicolon: "@!p ld.global.nc.f32 $0, [$1]".
struct Statement {
  std::optional<Operand> predicate;
  bool isNegated = false;
  std::string operation;              ///< "ld"
  std::vector<std::string> modifiers; ///< "global", "nc", "f32"
  std::vector<Operand> operands;

  bool has(std::string_view modifier) const;

  /// True if the instruction addresses shared memory. In the executor a cluster has one block.
  bool isShared() const { return has("shared") || has("shared::cta") || has("shared::cluster"); }

  /// Returns the last modifier, which is the type for most instructions; empty if there is none.
  std::string_view type() const { return modifiers.empty() ? std::string_view() : modifiers.back(); }
};

/// Parses the text of an assembly statement in LLVM's form. Skips register declarations and braces around the whole
/// text. No value if it contains anything unsupported: labels, directives, macros.
std::optional<std::vector<Statement>> parse(std::string_view text);

} // namespace warpgrain::executor::ptx
