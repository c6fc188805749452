// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Evaluate.h"

#include <algorithm>

namespace warpgrain::access {

namespace {

constexpr std::uint32_t noSlot = UINT32_MAX;

} // namespace

std::uint32_t Program::emit(Instruction instruction) {
  code_.push_back(instruction);
  return static_cast<std::uint32_t>(code_.size() - 1);
}

std::uint32_t Program::emitAtom(AtomId id) {
  if (const auto found = slotOfAtom_.find(id); found != slotOfAtom_.end()) return found->second;
  const Atom &atom = (*atoms_)[id];
  std::uint32_t slot = noSlot;
  switch (atom.kind) {
  case AtomKind::quotient: {
    const std::uint32_t left = emitForm(atom.left);
    slot = emit({.code = Code::floorDivide, .a = left, .number = atom.divisor});
    break;
  }
  case AtomKind::select: {
    const std::uint32_t condition = emitCondition(atom.condition);
    const std::uint32_t left = emitForm(atom.left);
    const std::uint32_t right = emitForm(atom.right);
    slot = emit({.code = Code::select, .a = condition, .b = left, .c = right});
    break;
  }
  case AtomKind::operation: {
    const std::uint32_t left = emitForm(atom.left);
    const std::uint32_t right = emitForm(atom.right);
    const auto code = static_cast<Code>(static_cast<int>(Code::divide) + static_cast<int>(atom.operation));
    slot = emit({.code = code, .a = left, .b = right});
    break;
  }
  default:
    slot = emit({.code = Code::input});
    break;
  }
  slotOfAtom_[id] = slot;
  return slot;
}

std::uint32_t Program::emitForm(const Form &form) {
  if (const auto found = slotOfForm_.find(form); found != slotOfForm_.end()) return found->second;
  std::uint32_t sum = noSlot;
  for (const Term &term : form.terms()) {
    std::uint32_t product = noSlot;
    for (const AtomId atom : term.atoms) {
      const std::uint32_t slot = emitAtom(atom);
      product = product == noSlot ? slot : emit({.code = Code::multiply, .a = product, .b = slot});
    }
    if (product == noSlot || term.factor != 1) {
      const std::uint32_t factor = emit({.code = Code::constant, .number = term.factor});
      product = product == noSlot ? factor : emit({.code = Code::multiply, .a = product, .b = factor});
    }
    sum = sum == noSlot ? product : emit({.code = Code::add, .a = sum, .b = product});
  }
  if (sum == noSlot) sum = emit({.code = Code::constant});
  slotOfForm_[form] = sum;
  return sum;
}

std::uint32_t Program::emitCondition(const Condition &condition) {
  switch (condition.kind()) {
  case ConditionKind::always:
    return emit({.code = Code::constant, .number = 1});
  case ConditionKind::never:
    return emit({.code = Code::constant, .number = 0});
  case ConditionKind::notNegative:
    return emit({.code = Code::notNegative, .a = emitForm(condition.form())});
  case ConditionKind::zero:
    return emit({.code = Code::zero, .a = emitForm(condition.form())});
  case ConditionKind::notZero:
    return emit({.code = Code::notZero, .a = emitForm(condition.form())});
  case ConditionKind::unknown:
    return emit({.code = Code::unknown});
  case ConditionKind::all:
  case ConditionKind::any:
    break;
  }
  const Code code = condition.kind() == ConditionKind::all ? Code::both : Code::either;
  std::uint32_t whole = noSlot;
  for (const Condition &part : condition.parts()) {
    const std::uint32_t slot = emitCondition(part);
    whole = whole == noSlot ? slot : emit({.code = code, .a = whole, .b = slot});
  }
  return whole;
}

Program::Output Program::add(const Form &form) {
  outputs_.push_back(emitForm(form));
  return Output{static_cast<std::uint32_t>(outputs_.size() - 1)};
}

Program::Output Program::add(const Condition &condition) {
  outputs_.push_back(emitCondition(condition));
  return Output{static_cast<std::uint32_t>(outputs_.size() - 1)};
}

void Program::finish(const std::vector<AtomId> &inputs) {
  slots_.assign(code_.size(), {});
  for (std::size_t i = 0; i < code_.size(); ++i)
    if (code_[i].code == Code::constant)
      slots_[i] = {.value = code_[i].number, .known = true};
    else if (code_[i].code != Code::input && code_[i].code != Code::unknown)
      dynamic_.push_back(static_cast<std::uint32_t>(i));
  for (const AtomId atom : inputs) {
    const auto found = slotOfAtom_.find(atom);
    inputSlots_.push_back(found != slotOfAtom_.end() ? found->second : noSlot);
  }
}

void Program::set(AtomId atom, std::int64_t value) {
  const auto found = slotOfAtom_.find(atom);
  if (found != slotOfAtom_.end() && code_[found->second].code == Code::input)
    slots_[found->second] = {.value = value, .known = true};
}

void Program::set(const Assignment &values) {
  for (const auto &[atom, value] : values)
    set(atom, value);
}

Program::Slot Program::compute(const Instruction &instruction) const {
  const Slot a = slots_[instruction.a];
  const Slot b = slots_[instruction.b];
  Slot out{.value = 0, .known = a.known && b.known};
  switch (instruction.code) {
  case Code::add:
    out.known = out.known && !__builtin_add_overflow(a.value, b.value, &out.value);
    return out;
  case Code::multiply:
    if ((a.known && a.value == 0) || (b.known && b.value == 0)) return {.value = 0, .known = true};
    out.known = out.known && !__builtin_mul_overflow(a.value, b.value, &out.value);
    return out;
  case Code::floorDivide:
    return {.value = a.value / instruction.number - (a.value % instruction.number < 0 ? 1 : 0), .known = a.known};
  case Code::select:
    if (!a.known) return {};
    return a.value != 0 ? b : slots_[instruction.c];
  case Code::notNegative:
    return {.value = a.value >= 0, .known = a.known};
  case Code::zero:
    return {.value = a.value == 0, .known = a.known};
  case Code::notZero:
    return {.value = a.value != 0, .known = a.known};
  case Code::both:
    if ((a.known && a.value == 0) || (b.known && b.value == 0)) return {.value = 0, .known = true};
    return {.value = 1, .known = out.known};
  case Code::either:
    if ((a.known && a.value != 0) || (b.known && b.value != 0)) return {.value = 1, .known = true};
    return {.value = 0, .known = out.known};
  case Code::divide:
  case Code::modulo:
    if (!out.known || b.value == 0 || b.value == -1) return {};
    out.value = instruction.code == Code::divide ? a.value / b.value : a.value % b.value;
    return out;
  case Code::bitAnd:
    out.value = a.value & b.value;
    return out;
  case Code::bitOr:
    out.value = a.value | b.value;
    return out;
  case Code::bitXor:
    out.value = a.value ^ b.value;
    return out;
  case Code::shiftLeft:
    out.known = out.known && b.value >= 0 && b.value < 63 &&
                !__builtin_mul_overflow(a.value, std::int64_t{1} << (b.value & 63), &out.value);
    return out;
  case Code::shiftRight:
    out.known = out.known && b.value >= 0 && b.value < 63;
    out.value = out.known ? a.value >> b.value : 0;
    return out;
  default:
    return {};
  }
}

void Program::run(std::span<const std::int64_t> inputs) {
  for (std::size_t i = 0; i < inputs.size() && i < inputSlots_.size(); ++i)
    if (inputSlots_[i] != noSlot) slots_[inputSlots_[i]] = {.value = inputs[i], .known = true};
  for (const std::uint32_t i : dynamic_)
    slots_[i] = compute(code_[i]);
}

std::optional<std::int64_t> Program::value(Output output) const {
  const Slot &slot = slots_[outputs_[static_cast<std::size_t>(output)]];
  return slot.known ? std::optional(slot.value) : std::nullopt;
}

std::optional<bool> Program::holds(Output output) const {
  const auto number = value(output);
  return number ? std::optional(*number != 0) : std::nullopt;
}

std::optional<std::int64_t> evaluate(const AtomTable &atoms, const Form &form, const Assignment &values) {
  Program program(atoms);
  const auto output = program.add(form);
  program.finish({});
  program.set(values);
  program.run({});
  return program.value(output);
}

std::optional<bool> evaluate(const AtomTable &atoms, const Condition &condition, const Assignment &values) {
  Program program(atoms);
  const auto output = program.add(condition);
  program.finish({});
  program.set(values);
  program.run({});
  return program.holds(output);
}

} // namespace warpgrain::access
