// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Atom.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace warpgrain::access {

/// Values of atoms that are not computed from others: indices, extents, counters, symbols, and opaque values if known.
using Assignment = std::map<AtomId, std::int64_t>;

/// Forms and conditions compiled to one straight-line program, for evaluation at many points: every lane of every warp.
///
///   Program program(atoms);
///   const auto offset = program.add(form);      // any number of forms and conditions
///   const auto guard = program.add(condition);
///   program.finish({tx, bx});                   // the atoms that change from run to run, in this order
///   program.set(n, 4096);                       // atoms that stay (may be set again later)
///   program.run({{3, 0}});
///   program.value(offset);
///
/// A value is unknown if it needs an atom without a value, if it overflows, or if C++ leaves it undefined (division by
/// zero). A select with a known condition needs only the chosen side.
class Program {
public:
  enum class Output : std::uint32_t {};

  explicit Program(const AtomTable &atoms) : atoms_(&atoms) {}

  Output add(const Form &form);
  Output add(const Condition &condition);
  /// Sets the atoms whose values `run` takes, and their order. None may be computed from others.
  void finish(const std::vector<AtomId> &inputs);
  /// Sets the value of an atom that is not an input. Has no effect for atoms that no output needs.
  void set(AtomId atom, std::int64_t value);
  void set(const Assignment &values);

  /// Computes all outputs. `inputs` has one value per input.
  void run(std::span<const std::int64_t> inputs);

  /// Returns the value of a form, after `run`.
  std::optional<std::int64_t> value(Output output) const;
  /// Returns the value of a condition, after `run`; no value if it depends on an unknown value.
  std::optional<bool> holds(Output output) const;

private:
  enum class Code : std::uint8_t {
    constant,
    input,
    add,
    multiply,
    floorDivide,
    select,
    notNegative,
    zero,
    notZero,
    both,
    either,
    unknown,
    divide,
    modulo,
    bitAnd,
    bitOr,
    bitXor,
    shiftLeft,
    shiftRight,
  };

  /// Writes the slot of its own position; a, b and c are earlier slots.
  struct Instruction {
    Code code;
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    std::uint32_t c = 0;
    std::int64_t number = 0;
  };

  struct Slot {
    std::int64_t value = 0;
    bool known = false;
  };

  std::uint32_t emit(Instruction instruction);
  std::uint32_t emitAtom(AtomId atom);
  std::uint32_t emitForm(const Form &form);
  std::uint32_t emitCondition(const Condition &condition);
  Slot compute(const Instruction &instruction) const;

  const AtomTable *atoms_;
  std::vector<Instruction> code_;
  std::vector<Slot> slots_;
  std::vector<std::uint32_t> dynamic_; ///< instructions that are computed in a run, in order
  std::map<AtomId, std::uint32_t> slotOfAtom_;
  std::map<Form, std::uint32_t> slotOfForm_;
  std::vector<std::uint32_t> outputs_;
  std::vector<std::uint32_t> inputSlots_; ///< none<> if no output needs the input
};

/// Evaluate once. For many evaluations, use a Program.
std::optional<std::int64_t> evaluate(const AtomTable &atoms, const Form &form, const Assignment &values);
std::optional<bool> evaluate(const AtomTable &atoms, const Condition &condition, const Assignment &values);

} // namespace warpgrain::access
