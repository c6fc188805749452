// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Numbers.h"

#include "core/access/form/Arithmetic.h"
#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"
#include "core/access/form/Rejoin.h"
#include "core/access/form/Substitute.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

bool wrapsAt(const Type &type) {
  return type.sizeBytes > 0 && type.sizeBytes < 8;
}

std::int64_t valuesOf(const Type &type) {
  return std::int64_t{1} << (8 * type.sizeBytes);
}

/// What an integer type of less than 64 bits holds.
Interval rangeOf(const Type &type) {
  const std::int64_t least = type.isSigned ? -(valuesOf(type) / 2) : 0;
  return {.low = least, .high = least + valuesOf(type) - 1};
}

bool isNegative(const AtomTable &atoms, const Form &form) {
  const Interval bounds = boundsOf(atoms, form);
  return bounds.high && *bounds.high < 0;
}

bool isSignedOf32Bits(const Type *type) {
  constexpr std::uint64_t mostBytes = 4;
  return type != nullptr && type->kind == TypeKind::integer && type->isSigned && type->sizeBytes <= mostBytes;
}

/// True for a number that is multiplied as a hash or a random number is. In an index, too, the factors of blocks and of
/// rounds are large where each is of many threads: then the others tell.
bool hasLargeFactor(const AtomTable &atoms, const Form &form) {
  constexpr std::int64_t largestFactor = std::int64_t{1} << 24U;
  const auto isOfMany = [&atoms](AtomId id) {
    return atoms[id].kind == AtomKind::counter || atoms[id].kind == AtomKind::blockIndex;
  };
  const auto isOther = [&](const Term &term) {
    return !term.atoms.empty() && std::ranges::none_of(term.atoms, isOfMany);
  };
  const bool hasOthers = std::ranges::any_of(form.terms(), isOther);
  return std::ranges::any_of(form.terms(), [&](const Term &term) {
    const bool tells = hasOthers ? isOther(term) : !term.atoms.empty();
    return tells && (term.factor > largestFactor || term.factor < -largestFactor);
  });
}

/// Of a signed number of 32 bits with a large factor nobody means that it stays in its type. An index that overflows is
/// meant by nobody either, but by no factor so large.
bool isMeantToWrap(const AtomTable &atoms, const Form &form, const Type *type) {
  return isSignedOf32Bits(type) && hasLargeFactor(atoms, form) && !boundsOf(atoms, form).isWithin(INT32_MIN, INT32_MAX);
}

/// A number that a load or an expression that is not followed gives: nothing tells how large it is.
bool isData(const Atom &atom) {
  return atom.kind == AtomKind::opaque || (atom.kind == AtomKind::symbol && !atom.isParameter);
}

bool hasMultipleOfData(const AtomTable &atoms, const Form &form) {
  return std::ranges::any_of(form.terms(), [&](const Term &term) {
    const bool isMore = term.factor > 1 || term.factor < -1 || term.atoms.size() > 1;
    return isMore && std::ranges::any_of(term.atoms, [&](AtomId id) { return isData(atoms[id]); });
  });
}

/// A multiple of data, whose size nothing tells. Where it wraps around, a remainder or a quotient is another one than
/// the form has, and a comparison has another result.
bool isMultipleOfData(const AtomTable &atoms, const Form &form, const Type *type) {
  return isSignedOf32Bits(type) && hasMultipleOfData(atoms, form) &&
         !boundsOf(atoms, form).isWithin(INT32_MIN, INT32_MAX);
}

/// True for a number that is computed of parameters, with indices and counters or without: a person can say how large
/// it is.
bool isOfLaunch(const AtomTable &atoms, const Form &form) {
  return std::ranges::all_of(atomsIn(atoms, form), [&atoms](AtomId id) {
    const Atom &atom = atoms[id];
    return atom.kind == AtomKind::symbol ? atom.isParameter : atom.kind != AtomKind::opaque;
  });
}

bool hasParameter(const AtomTable &atoms, const Form &form) {
  return std::ranges::any_of(atomsIn(atoms, form), [&atoms](AtomId id) {
    return atoms[id].kind == AtomKind::symbol && atoms[id].isParameter;
  });
}

/// True for what a product of a parameter may make more than its type holds: `3 * n`, `t * n`.
bool isProductOfParameters(const AtomTable &atoms, const Form &form) {
  const bool isProduct = std::ranges::any_of(form.terms(), [](const Term &term) {
    return !term.atoms.empty() && (term.factor > 1 || term.factor < -1 || term.atoms.size() > 1);
  });
  return isProduct && hasParameter(atoms, form) && isOfLaunch(atoms, form);
}

/// The same of a sum, too: `n + 4`. A parameter less something is not more than it is.
bool isComputedOfParameters(const AtomTable &atoms, const Form &form) {
  if (isProductOfParameters(atoms, form)) return true;
  const auto added = std::ranges::count_if(form.terms(), [](const Term &term) { return term.factor > 0; });
  return added > 1 && hasParameter(atoms, form) && isOfLaunch(atoms, form);
}

} // namespace

Form Numbers::arithmetic(const State &state, ExpressionId id, Operator op, const Form &left, const Form &right,
                         TypeId type) {
  std::optional<Form> out;
  switch (op) {
  case Operator::plus:
    out = left.plus(right);
    break;
  case Operator::minus:
    out = left.minus(right);
    break;
  case Operator::times:
    out = left.times(right);
    break;
  case Operator::divide:
  case Operator::modulo:
    return divided(state, id, op, left, right, type);
  case Operator::shiftLeft:
    out = operate(atoms_, Operation::shiftLeft, left, right);
    break;
  case Operator::shiftRight:
    if (isMultipleOfData(atoms_, left, types_.described(type))) break;
    out = operate(atoms_, Operation::shiftRight, reduced(state, left, type, id), right);
    break;
  case Operator::bitAnd: {
    // An unsigned mask that takes all high bits is meant as one of any width.
    const auto mask = right.asConstant();
    const Type *known = types_.described(type);
    const bool isHigh =
        mask && known != nullptr && types_.isUnsigned(type) && known->sizeBytes == 4 && *mask >= 0x80000000LL;
    out = operate(atoms_, Operation::bitAnd, left, isHigh ? Form(*mask - (std::int64_t{1} << 32)) : right);
    break;
  }
  case Operator::bitOr:
  case Operator::bitXor: {
    const Operation operation = op == Operator::bitOr ? Operation::bitOr : Operation::bitXor;
    const Type *known = types_.described(type);
    const bool isCut = known != nullptr && wrapsAt(*known); // the bits above are no part of the value
    out = operate(atoms_, operation, isCut ? reduced(state, left, type, id) : left,
                  isCut ? reduced(state, right, type, id) : right);
    break;
  }
  default:
    return values_.unfollowed(id, ReasonId::isNotFollowed, values_.isUniform(left) && values_.isUniform(right));
  }
  if (out && (op == Operator::plus || op == Operator::minus)) out = rejoined(atoms_, *out);
  if (out && isMeantToWrap(atoms_, *out, types_.described(type))) out.reset();
  if (out) origins_.remember(*out, id);
  if (!out && values_.isUniform(left) && values_.isUniform(right))
    return values_.unfollowed(id, ReasonId::isTooLargeFormula, true);
  return values_.orOpaque(std::move(out), id);
}

Form Numbers::divided(const State &state, ExpressionId id, Operator op, const Form &left, const Form &right,
                      TypeId type) {
  const auto divisor = right.asConstant();
  std::optional<Form> out;
  const bool isPowerOfTwo = divisor && *divisor > 0 && (*divisor & (*divisor - 1)) == 0;
  if (op == Operator::modulo && isPowerOfTwo && types_.isUnsigned(type)) {
    out = modulus(atoms_, left, *divisor);
  } else if (!isMultipleOfData(atoms_, left, types_.described(type))) {
    const Form dividend = reduced(state, left, type, id);
    std::set<AtomId> assumed;
    const bool roundsDown = divisor && *divisor > 0 && isNotNegative(atoms_, dividend, state.guards, &assumed);
    if (roundsDown) {
      assumptions_.assume(assumed);
      out = op == Operator::divide ? quotient(atoms_, dividend, *divisor) : modulus(atoms_, dividend, *divisor);
    } else {
      const Operation operation = op == Operator::divide ? Operation::divide : Operation::modulo;
      out = operate(atoms_, operation, dividend, reduced(state, right, type, id));
    }
  }
  if (out) origins_.remember(*out, id);
  if (!out && values_.isUniform(left) && values_.isUniform(right))
    return values_.unfollowed(id, ReasonId::isNotFollowed, true);
  return values_.orOpaque(std::move(out), id);
}

/// False if the form is negative for every thread, for the first thread of the first block, in any iteration or in its
/// first ones, or where its indices and counters make it least, unless no thread certainly comes there: what is proved
/// under the assumption that the form is not negative would hold for no launch.
bool Numbers::isPossible(const State &state, const Form &notNegative) {
  if (isNegative(atoms_, notNegative)) return false;
  Replacements first;
  for (const Axis axis : {Axis::x, Axis::y, Axis::z}) {
    first[atoms_.threadIndex(axis)] = Form();
    first[atoms_.blockIndex(axis)] = Form();
  }
  if (!isPossibleAt(state, notNegative, first)) return false;
  for (const AtomId atom : atomsIn(atoms_, notNegative))
    if (atoms_[atom].kind == AtomKind::counter) first[atom] = Form();
  // Each corner of its own: guards tell of sums of both, as in `i < n` for i = t + 64*k.
  for (const bool ofCounters : {false, true})
    for (const bool ofThreads : {false, true}) {
      Replacements least = first;
      for (const Term &term : notNegative.terms()) {
        if (term.atoms.size() != 1 || term.factor > 0 || !least.contains(term.atoms.front())) continue;
        const bool isCounter = atoms_[term.atoms.front()].kind == AtomKind::counter;
        const auto greatest = (isCounter ? ofCounters : ofThreads) ? greatestOf(term.atoms.front()) : std::nullopt;
        if (greatest) least[term.atoms.front()] = Form(*greatest);
      }
      if (!isPossibleAt(state, notNegative, least)) return false;
    }
  return true;
}

/// Returns the greatest value of an index or a counter, if that is known. Of an axis whose extent is not known it is 1:
/// a launch in which threads, or blocks, differ has that one.
std::optional<std::int64_t> Numbers::greatestOf(AtomId id) const {
  const Atom &atom = atoms_[id];
  const std::size_t axis = indexOf(atom.axis);
  const KnownExtents &extents = atoms_.extents();
  if (atom.kind == AtomKind::counter) return atoms_.greatestOf(id);
  if (atom.kind == AtomKind::threadIndex) return extents.block[axis].value_or(2) - 1;
  if (atom.kind == AtomKind::blockIndex) return extents.grid[axis].value_or(2) - 1;
  return std::nullopt;
}

bool Numbers::isPossibleAt(const State &state, const Form &notNegative, const Replacements &indices) {
  const auto value = substitute(atoms_, notNegative, indices);
  if (!value || !isNegative(atoms_, *value)) return true;
  return std::ranges::any_of(state.guards, [&](const Condition &guard) {
    const auto holds = substitute(atoms_, guard, indices);
    return holds && decided(atoms_, *holds).isNever();
  });
}

Form Numbers::reduced(const State &state, const Form &form, TypeId type, ExpressionId id) {
  const Type *known = types_.described(type);
  if (known == nullptr || !types_.isUnsigned(type) || known->sizeBytes == 0) return form;
  const Interval bounds = boundsOf(atoms_, form);
  const bool tooHigh = wrapsAt(*known) && bounds.high && *bounds.high >= valuesOf(*known);
  if (!tooHigh && isKnownNotNegative(state, form)) return notAbove(state, form, type, id);
  if (wrapsAt(*known)) return values_.orOpaque(modulus(atoms_, form, valuesOf(*known)), id);
  if ((bounds.low && !hasAtomOf(form, {AtomKind::counter})) || !isPossible(state, form))
    return values_.unfollowed(id, ReasonId::wrapsBelowZero, values_.isUniform(form));
  const Form out = notAbove(state, form, type, id);
  if (out == form) assumptions_.assumeNotNegative(form);
  return out;
}

/// Unsigned arithmetic wraps around by its definition: that what parameters make of it does not is assumed by name, and
/// where that holds in no launch, the value is cut off. So is a multiple of data, of whose size nobody can say
/// anything; one of 64 bits, as a hash is, is not followed.
Form Numbers::notAbove(const State &state, const Form &form, TypeId type, ExpressionId id) {
  const Type *known = types_.described(type);
  if (known == nullptr || known->kind != TypeKind::integer || boundsOf(atoms_, form).high) return form;
  if (hasMultipleOfData(atoms_, form))
    return wrapsAt(*known) ? cutOff(form, *known, id)
                           : values_.unfollowed(id, ReasonId::mayWrapAround, values_.isUniform(form));
  if (!wrapsAt(*known)) return form;
  if (!isComputedOfParameters(atoms_, form)) return form;
  return assumesWithin(state, form, rangeOf(*known)) ? form : cutOff(form, *known, id);
}

bool Numbers::mayStayWithin(const State &state, const Form &form, const Interval &range) {
  const auto above = form.plus(Form(-*range.low));
  const auto below = Form(*range.high).minus(form);
  return above && below && isPossible(state, *above) && isPossible(state, *below);
}

bool Numbers::assumesWithin(const State &state, const Form &form, const Interval &range) {
  if (!mayStayWithin(state, form, range)) return false;
  assumptions_.assumeWithin(form, range);
  return true;
}

/// What a type of less than 64 bits holds of a value that may be any.
Form Numbers::cutOff(const Form &form, const Type &type, ExpressionId id) {
  return cutOff(form, rangeOf(type), id);
}

/// Precondition: the range has both bounds. Every number stands for the one in it that is as many ranges away.
Form Numbers::cutOff(const Form &form, const Interval &range, ExpressionId id) {
  const auto moved = form.plus(Form(-*range.low));
  const auto cut = moved ? modulus(atoms_, *moved, *range.high - *range.low + 1) : std::nullopt;
  return values_.orOpaque(cut ? cut->plus(Form(*range.low)) : std::nullopt, id);
}

Form Numbers::lowBits(const State &state, const Form &form, std::uint64_t bits, bool isSigned, ExpressionId id) {
  const std::int64_t values = std::int64_t{1} << bits;
  const std::int64_t least = isSigned ? -(values / 2) : 0;
  const Interval range{.low = least, .high = least + values - 1};
  if (boundsOf(atoms_, form).isWithin(*range.low, *range.high)) return form;
  return isOfLaunch(atoms_, form) && assumesWithin(state, form, range) ? form : cutOff(form, range, id);
}

Form Numbers::asOffset(const Form &form, TypeId type, ExpressionId id) {
  const Type *known = types_.described(type);
  if (known == nullptr || !types_.isUnsigned(type) || !wrapsAt(*known)) return form;
  const Interval bounds = boundsOf(atoms_, form);
  const bool mayBeBeyond = bounds.high ? *bounds.high >= valuesOf(*known)
                                       : hasLargeFactor(atoms_, form) || form.constantPart() >= valuesOf(*known) / 2;
  return mayBeBeyond ? values_.orOpaque(modulus(atoms_, form, valuesOf(*known)), id) : form;
}

Form Numbers::clamped(const State &state, const Form &form, TypeId type, ExpressionId id) {
  const bool isOfLaunch = !boundsOf(atoms_, form).low && values_.isUniform(form);
  if (!isOfLaunch || !types_.isUnsigned(type) || !isPossible(state, form)) return reduced(state, form, type, id);
  if (!isKnownNotNegative(state, form)) assumptions_.assumeNotNegative(form);
  return notAbove(state, form, type, id);
}

/// True where that holds for what is assumed of parameters, too, which is noted then.
bool Numbers::isKnownNotNegative(const State &state, const Form &form) {
  std::set<AtomId> assumed;
  const bool out = isNotNegative(atoms_, form, state.guards, &assumed);
  if (out) assumptions_.assume(assumed);
  return out;
}

bool Numbers::mayWrapBelow(const State &state, const Form &form, TypeId type, bool isLesser) {
  const Type *known = types_.described(type);
  if (known == nullptr || !types_.isUnsigned(type) || known->sizeBytes != 8) return false;
  if (const auto constant = form.asConstant()) return *constant < 0;
  if (isKnownNotNegative(state, form)) return false;
  // `i > 0` of a loop that counts down ends it before it wraps around.
  const bool isCounted = hasAtomOf(form, {AtomKind::counter});
  if (isCounted) return isLesser;
  return boundsOf(atoms_, form).low || hasAtomOf(form, {AtomKind::threadIndex, AtomKind::blockIndex});
}

bool Numbers::hasAtomOf(const Form &form, std::initializer_list<AtomKind> kinds) const {
  return std::ranges::any_of(atomsIn(atoms_, form),
                             [&](AtomId atom) { return std::ranges::find(kinds, atoms_[atom].kind) != kinds.end(); });
}

Condition Numbers::compareWrapping(const State &state, Operator op, const Form &left, const Form &right,
                                   ExpressionId id) {
  if (op == Operator::greater || op == Operator::greaterEqual)
    return compareWrapping(state, op == Operator::greater ? Operator::less : Operator::lessEqual, right, left, id);
  const Condition inOrder = compare(op, left, right, id);
  if (op == Operator::equal || op == Operator::notEqual) return inOrder;
  // What is below 0 stands for a number above all others.
  const auto signOf = [&](const Form &form) {
    return isKnownNotNegative(state, form) ? Condition::always() : decided(atoms_, Condition::notNegative(form));
  };
  const Condition leftIsPlain = signOf(left);
  const Condition rightIsPlain = signOf(right);
  const Condition areAlike = Condition::any(
      {Condition::all({leftIsPlain, rightIsPlain}), Condition::all({leftIsPlain.negated(), rightIsPlain.negated()})});
  return Condition::any({Condition::all({leftIsPlain, rightIsPlain.negated()}), Condition::all({areAlike, inOrder})});
}

/// A boolean holds 0 or 1, whatever number it is given: `found |= mask & 4`.
Form Numbers::asTruth(const State &state, const Form &form, TypeId from, ExpressionId id) {
  if (boundsOf(atoms_, form).isWithin(0, 1)) return form;
  return truth(isNotZero(state, Value::number(form), from, id), id);
}

Form Numbers::converted(const State &state, const Form &form, TypeId from, TypeId to, ExpressionId id) {
  const Type *target = types_.described(to);
  const Type *source = types_.described(from);
  if (target != nullptr && target->kind == TypeKind::boolean) return asTruth(state, form, from, id);
  if (target == nullptr || target->kind != TypeKind::integer || target->sizeBytes == 0) return form;
  const bool widens = source != nullptr && source->sizeBytes < target->sizeBytes;
  if (widens) {
    const bool mayOverflow = source->kind == TypeKind::integer && source->isSigned && wrapsAt(*source) &&
                             isProductOfParameters(atoms_, form);
    if (mayOverflow && !assumesWithin(state, form, rangeOf(*source))) return cutOff(form, *source, id);
    if (!types_.isUnsigned(from) || source->kind == TypeKind::boolean || form.isConstant()) return form;
    const Interval bounds = boundsOf(atoms_, form);
    const bool isKnown = isKnownNotNegative(state, form);
    const bool mayBeBelow =
        !isKnown && ((bounds.low && !hasAtomOf(form, {AtomKind::counter})) || !isPossible(state, form));
    if (mayBeBelow || (bounds.high && *bounds.high >= valuesOf(*source))) return reduced(state, form, from, id);
    if (!isKnown) assumptions_.assumeNotNegative(form);
    return notAbove(state, form, from, id);
  }
  if (types_.isUnsigned(from) && target->isSigned && mayTurnNegative(state, form, *target))
    return values_.unfollowed(id, ReasonId::mayBeNegativeAsSigned, values_.isUniform(form));
  if (!wrapsAt(*target)) return form;
  const Interval range = rangeOf(*target);
  const Interval bounds = boundsOf(atoms_, form);
  if (bounds.isWithin(*range.low, *range.high)) return form;
  // Nobody means an index to overflow; what certainly may leave a narrow type is cut off.
  const bool mayBeMeant = target->sizeBytes < 4 || (bounds.low && bounds.high && target->isSigned);
  const bool isNarrowed = source != nullptr && source->sizeBytes > target->sizeBytes;
  const bool isNarrowedData = isNarrowed && !isOfLaunch(atoms_, form) && hasMultipleOfData(atoms_, form);
  const bool isAsItIs = !isNarrowed || !isOfLaunch(atoms_, form) || assumesWithin(state, form, range);
  if (!mayBeMeant && !isNarrowedData && isAsItIs) return form;
  return cutOff(form, *target, id);
}

bool Numbers::isMoreThan(const Form &sum, const Form &part) const {
  const auto more = sum.minus(part);
  if (!more || *more == Form()) return false;
  const bool isOpen = std::ranges::any_of(part.terms(), [&](const Term &term) {
    if (term.atoms.size() != 1 || sum.coefficientOf(term.atoms.front()) != Form(term.factor)) return false;
    const Atom &atom = atoms_[term.atoms.front()];
    const bool isPlain = atom.kind == AtomKind::symbol || atom.kind == AtomKind::opaque;
    return isPlain && atom.isNotNegative && !boundsOf(atoms_, Form(term.atoms.front())).high;
  });
  const auto least = boundsOf(atoms_, *more).low;
  return isOpen && least && *least >= 0;
}

/// The greatest value of an atom that a condition tells which holds here: `s < blockDim.x`.
std::optional<std::int64_t> Numbers::greatestHere(const State &state, AtomId id) const {
  std::optional<std::int64_t> out;
  for (const Condition &guard : state.guards) {
    if (guard.kind() != ConditionKind::notNegative) continue;
    const auto coefficient = guard.form().coefficientOf(id);
    const auto factor = coefficient ? coefficient->asConstant() : std::nullopt;
    if (!factor || *factor >= 0 || *factor == INT64_MIN) continue;
    const auto part = Form(id).times(Form(*factor));
    const auto rest = part ? guard.form().minus(*part) : std::nullopt;
    const auto high = rest ? boundsOf(atoms_, *rest).high : std::nullopt;
    if (high && *high >= 0) out = std::min(out.value_or(INT64_MAX), *high / -*factor);
  }
  return out;
}

/// True if an unsigned number of at least as many bits is as large as only its type tells. Of a parameter that is
/// assumed not to be so large; of what is loaded, all bits set may well stand for -1.
bool Numbers::mayTurnNegative(const State &state, const Form &form, const Type &target) {
  if (target.sizeBytes < 4) return false; // what does not fit is cut off
  const auto greatest = static_cast<std::int64_t>(~std::uint64_t{0} >> (65 - 8 * target.sizeBytes));
  Replacements greatestOnes; // of what the conditions bound
  for (const Term &term : form.terms())
    for (const AtomId id : term.atoms) {
      const Atom &atom = atoms_[id];
      const bool isPlain = atom.kind == AtomKind::symbol || atom.kind == AtomKind::opaque;
      if (!isPlain || !atom.isNotNegative || atoms_.greatestOf(id)) continue;
      if (atom.isParameter) {
        assumptions_.assumeWithin(Form(id), {.low = 0, .high = greatest});
      } else if (atom.reason.body != nullptr) {
        const auto high = greatestHere(state, id);
        if (!high || term.factor < 0) return true;
        greatestOnes[id] = Form(*high);
      }
    }
  if (greatestOnes.empty()) return false;
  const auto highest = substitute(atoms_, form, greatestOnes);
  return !highest || !boundsOf(atoms_, *highest).isWithin(0, greatest);
}

Value Numbers::inBitField(Value value, TypeId record, const std::string &name, ExpressionId id) {
  const Type *type = types_.described(record);
  const Field *field = type != nullptr ? TypeRules::fieldOf(*type, name) : nullptr;
  if (field == nullptr || !field->bitWidth || !value.isNumber()) return value;
  if (*field->bitWidth == 0 || *field->bitWidth > 32)
    return values_.unfollowedValue(id, field->type, ReasonId::isBitField, false);
  const std::int64_t values = std::int64_t{1} << *field->bitWidth;
  const std::int64_t least = types_.isUnsigned(field->type) ? 0 : -(values / 2);
  value.form = cutOff(value.form, {.low = least, .high = least + values - 1}, id);
  return value;
}

Form Numbers::truth(const Condition &condition, ExpressionId id) {
  if (condition.isAlways()) return Form(1);
  if (condition.isNever()) return Form(0);
  if (auto form = select(atoms_, condition, Form(1), Form(0))) return *form;
  return values_.unfollowed(id, ReasonId::isUnknownCondition, !variesInBlock(atoms_, condition));
}

/// True for a number that may be some multiple of 2^32, for all that the launch tells.
bool Numbers::mayWrapToZero(const Form &form, TypeId type) const {
  const Type *known = types_.described(type);
  if (known == nullptr || known->kind != TypeKind::integer || !wrapsAt(*known)) return false;
  const Interval bounds = boundsOf(atoms_, form);
  const bool isOpen = !known->isSigned && bounds.low && *bounds.low >= 0 && !bounds.high;
  return isOpen || (bounds.high && *bounds.high >= valuesOf(*known)) ||
         (bounds.low && *bounds.low <= -valuesOf(*known));
}

Condition Numbers::isNotZero(const State &state, Value value, TypeId type, ExpressionId id) {
  if (!value.isNumber() || isMultipleOfData(atoms_, value.form, types_.described(type)))
    return Condition::unknown(id, values_.isUniform(value));
  if (mayWrapToZero(value.form, type)) value.form = reduced(state, value.form, type, id);
  if (const auto atom = value.form.asAtom(); atom && atoms_[*atom].kind == AtomKind::select) {
    const Atom &choice = atoms_[*atom];
    const auto then = choice.left.asConstant();
    const auto otherwise = choice.right.asConstant();
    if (then && otherwise && *then != 0 && *otherwise == 0) return choice.condition;
    if (then && otherwise && *then == 0 && *otherwise != 0) return choice.condition.negated();
  }
  return decided(atoms_, Condition::notZero(value.form));
}

bool Numbers::mayWrapAsData(Operator op, const Form &left, const Form &right, TypeId type) const {
  const Type *known = types_.described(type);
  const bool isOrder = op != Operator::equal && op != Operator::notEqual;
  const auto isMultiple = [&](const Form &form, const Form &other) {
    return isMultipleOfData(atoms_, form, known) && !(isOrder && !other.isConstant());
  };
  return isMultiple(left, right) || isMultiple(right, left);
}

Condition Numbers::compare(Operator op, const Form &left, const Form &right, ExpressionId id) const {
  const auto difference = left.minus(right);
  const auto less = right.minus(left); // > 0 where left < right
  const auto lessByOne = less ? less->plus(Form(-1)) : std::nullopt;
  const auto moreByOne = difference ? difference->plus(Form(-1)) : std::nullopt;
  if (!difference || !less || !lessByOne || !moreByOne)
    return Condition::unknown(id, values_.isUniform(left) && values_.isUniform(right));
  switch (op) {
  case Operator::less:
    return Condition::notNegative(*lessByOne);
  case Operator::lessEqual:
    return Condition::notNegative(*less);
  case Operator::greater:
    return Condition::notNegative(*moreByOne);
  case Operator::greaterEqual:
    return Condition::notNegative(*difference);
  case Operator::equal:
    return Condition::zero(*difference);
  default:
    return Condition::notZero(*difference);
  }
}

} // namespace warpgrain::access
