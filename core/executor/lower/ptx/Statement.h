// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::executor::ptx {

/// An operand of a PTX instruction, as inline assembly writes it.
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
  unsigned index = 0;         ///< of an argument
  std::string name;           ///< of a register, without '%' of a special one
  std::int64_t number = 0;    ///< a number's bits, or an address' distance
  bool isFloat = false;       ///< a number that stands for floating point: 0f3f800000, 0d…
  std::vector<Operand> parts; ///< of a list; of an address its base
};

/// What an instruction gives where nobody takes it: _.
inline Operand noToken() {
  return {.kind = Operand::Kind::sink, .name = {}, .parts = {}};
}

/// One instruction: "@!p ld.global.nc.f32 $0, [$1];" without its end.
struct Statement {
  std::optional<Operand> predicate;
  bool isNegated = false;
  std::string operation;              ///< "ld"
  std::vector<std::string> modifiers; ///< "global", "nc", "f32"
  std::vector<Operand> operands;

  bool has(std::string_view modifier) const;

  /// Whether its address is one of the block's shared memory. Here a cluster is one block.
  bool isShared() const { return has("shared") || has("shared::cta") || has("shared::cluster"); }

  /// The last modifier: the type, of most instructions.
  std::string_view type() const { return modifiers.empty() ? std::string_view() : modifiers.back(); }
};

/// Reads the text of an assembly statement as LLVM keeps it. Declarations of registers are left out, braces around the
/// whole ignored. Nothing where something in it is not understood: labels, directives, macros.
std::optional<std::vector<Statement>> parse(std::string_view text);

} // namespace warpgrain::executor::ptx
