// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Arithmetic.h"

#include "core/access/form/Bounds.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace warpgrain::access {

namespace {

constexpr int largestShift = 62;
constexpr int maximumRuns = 4;
/// Selects inside selects inside conditions grow fast, and nobody can read them.
constexpr std::size_t maximumConditionNodes = 24;
/// Forms inside forms share their parts, and written out in full they grow with every step.
constexpr std::size_t maximumWeight = 240;

/// Sums of products may be long (a subscript of five dimensions); what is divided or taken apart bit by bit and is
/// longer than this is a hash or a cipher.
constexpr std::size_t maximumDividedTerms = 48;

/// The atom as a form; nothing where it has become too large to follow.
std::optional<Form> made(AtomTable &atoms, Atom atom) {
  const std::size_t weight = atoms.weightOf(atom.left) + atoms.weightOf(atom.right) + atoms.weightOf(atom.condition);
  return weight <= maximumWeight ? std::optional(Form(atoms.intern(std::move(atom)))) : std::nullopt;
}

std::int64_t floorDivided(std::int64_t a, std::int64_t b) {
  return a / b - (a % b < 0 ? 1 : 0);
}

/// A form with one term, for building sums.
std::optional<Form> ofTerm(const Term &term) {
  Form out(term.factor);
  for (const AtomId atom : term.atoms) {
    const auto next = out.times(Form(atom));
    if (!next) return std::nullopt;
    out = *next;
  }
  return out;
}

/// The part of a form that the divisor divides without rest, term by term, and what is left.
struct Split {
  Form whole; ///< already divided
  Form rest;
};

std::optional<Split> split(const Form &form, std::int64_t divisor) {
  Split out;
  for (const Term &term : form.terms()) {
    const auto whole = ofTerm({.atoms = term.atoms, .factor = term.factor / divisor});
    const auto rest = ofTerm({.atoms = term.atoms, .factor = term.factor % divisor});
    if (!whole || !rest) return std::nullopt;
    const auto wholeSum = out.whole.plus(*whole);
    const auto restSum = out.rest.plus(*rest);
    if (!wholeSum || !restSum) return std::nullopt;
    out = {.whole = *wholeSum, .rest = *restSum};
  }
  return out;
}

/// The greatest number that divides the divisor and all factors but the constant's.
std::int64_t commonFactor(const Form &form, std::int64_t divisor) {
  std::int64_t out = divisor;
  for (const Term &term : form.terms())
    if (!term.atoms.empty()) out = std::gcd(out, term.factor);
  return out;
}

/// floor(rest / divisor), where nothing can be taken out of the rest.
std::optional<Form> properQuotient(AtomTable &atoms, const Form &rest, std::int64_t divisor) {
  if (divisor == 1) return rest;
  if (const auto value = rest.asConstant()) return Form(floorDivided(*value, divisor));
  const Interval bounds = boundsOf(atoms, rest);
  if (bounds.low && bounds.high && floorDivided(*bounds.low, divisor) == floorDivided(*bounds.high, divisor))
    return Form(floorDivided(*bounds.low, divisor));
  // floor((floor(x/a) + c)/b) is floor((x + a*c)/(a*b)).
  const auto inner = rest.plus(Form(rest.constantPart()), -1);
  if (const auto atom = inner ? inner->asAtom() : std::nullopt; atom && atoms[*atom].kind == AtomKind::quotient) {
    const Atom nested = atoms[*atom];
    std::int64_t product = 0;
    std::int64_t shift = 0;
    if (!__builtin_mul_overflow(nested.divisor, divisor, &product) &&
        !__builtin_mul_overflow(nested.divisor, rest.constantPart(), &shift))
      if (const auto shifted = nested.left.plus(Form(shift))) return quotient(atoms, *shifted, product);
  }
  return made(atoms, {.kind = AtomKind::quotient, .divisor = divisor, .left = rest});
}

/// The bits [low, high) of a form, at their places; high > 62 means all bits above.
std::optional<Form> bitRun(AtomTable &atoms, const Form &form, int low, int high) {
  const std::int64_t unit = std::int64_t{1} << low;
  const auto above = quotient(atoms, form, unit);
  if (!above) return std::nullopt;
  if (high > largestShift) return above->scaled(unit);
  const auto run = modulus(atoms, *above, std::int64_t{1} << (high - low));
  return run ? run->scaled(unit) : std::nullopt;
}

std::optional<std::int64_t> compute(Operation operation, std::int64_t a, std::int64_t b) {
  const bool isShift = b >= 0 && b <= largestShift;
  std::int64_t out = 0;
  switch (operation) {
  case Operation::divide:
    return b == 0 || b == -1 ? std::nullopt : std::optional(a / b);
  case Operation::modulo:
    return b == 0 || b == -1 ? std::nullopt : std::optional(a % b);
  case Operation::bitAnd:
    return a & b;
  case Operation::bitOr:
    return a | b;
  case Operation::bitXor:
    return a ^ b;
  case Operation::shiftLeft:
    if (!isShift || __builtin_mul_overflow(a, std::int64_t{1} << b, &out)) return std::nullopt;
    return out;
  case Operation::shiftRight:
    return isShift ? std::optional(a >> b) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<Form> operateWithConstant(AtomTable &atoms, Operation operation, const Form &left, std::int64_t right) {
  const bool isShift = right >= 0 && right <= largestShift;
  switch (operation) {
  case Operation::divide:
    return right != 0 ? truncatedQuotient(atoms, left, right) : std::nullopt;
  case Operation::modulo: {
    const auto times = right != 0 ? truncatedQuotient(atoms, left, right) : std::nullopt;
    return times ? left.plus(*times, -right) : std::nullopt;
  }
  case Operation::bitAnd:
    return masked(atoms, left, right);
  case Operation::bitOr: { // a | c is a + c - (a & c)
    const auto both = masked(atoms, left, right);
    const auto sum = left.plus(Form(right));
    return both && sum ? sum->minus(*both) : std::nullopt;
  }
  case Operation::bitXor: { // a ^ c is a + c - 2*(a & c)
    const auto both = masked(atoms, left, right);
    const auto sum = left.plus(Form(right));
    return both && sum ? sum->plus(*both, -2) : std::nullopt;
  }
  case Operation::shiftLeft:
    return isShift ? left.scaled(std::int64_t{1} << right) : std::nullopt;
  case Operation::shiftRight:
    return isShift ? quotient(atoms, left, std::int64_t{1} << right) : std::nullopt;
  }
  return std::nullopt;
}

/// True if no bit can be set in both: one is a multiple of a power of two that the other stays below.
bool haveNoBitInCommon(const AtomTable &atoms, const Form &a, const Form &b) {
  const auto below = [&atoms](const Form &multiple, const Form &small) {
    std::int64_t factors = 0;
    for (const Term &term : multiple.terms())
      factors |= term.factor;
    if (factors == 0) return true;
    const int zeros = std::countr_zero(static_cast<std::uint64_t>(factors));
    return zeros > 0 && zeros <= largestShift && boundsOf(atoms, small).isWithin(0, (std::int64_t{1} << zeros) - 1);
  };
  return below(a, b) || below(b, a);
}

bool commutes(Operation operation) {
  return operation == Operation::bitAnd || operation == Operation::bitOr || operation == Operation::bitXor;
}

} // namespace

std::optional<Form> quotient(AtomTable &atoms, const Form &form, std::int64_t divisor) {
  if (divisor <= 0 || form.terms().size() > maximumDividedTerms) return std::nullopt;
  const auto parts = split(form, divisor);
  if (!parts) return std::nullopt;
  // floor((g*x + c)/(g*d)) is floor((x + floor(c/g))/d).
  const std::int64_t common = commonFactor(parts->rest, divisor);
  const std::int64_t constant = parts->rest.constantPart();
  const auto bare = parts->rest.plus(Form(constant), -1);
  const auto reduced = bare ? bare->dividedExactly(common) : std::nullopt;
  const auto rest = reduced ? reduced->plus(Form(floorDivided(constant, common))) : std::nullopt;
  if (!rest) return std::nullopt;
  const auto proper = properQuotient(atoms, *rest, divisor / common);
  return proper ? parts->whole.plus(*proper) : std::nullopt;
}

std::optional<Form> modulus(AtomTable &atoms, const Form &form, std::int64_t divisor) {
  const auto times = quotient(atoms, form, divisor);
  return times ? form.plus(*times, -divisor) : std::nullopt;
}

std::optional<Form> truncatedQuotient(AtomTable &atoms, const Form &form, std::int64_t divisor) {
  if (divisor < 0) {
    const auto positive = divisor == INT64_MIN ? std::nullopt : truncatedQuotient(atoms, form, -divisor);
    return positive ? positive->scaled(-1) : std::nullopt;
  }
  const auto down = quotient(atoms, form, divisor);
  if (!down || divisor == 1 || isNotNegative(atoms, form)) return down;
  const auto negated = form.scaled(-1);
  const auto up = negated ? quotient(atoms, *negated, divisor) : std::nullopt;
  const auto mirrored = up ? up->scaled(-1) : std::nullopt;
  return mirrored ? select(atoms, Condition::notNegative(form), *down, *mirrored) : std::nullopt;
}

std::optional<Form> masked(AtomTable &atoms, const Form &form, std::int64_t mask) {
  if (const auto value = form.asConstant()) return Form(*value & mask);
  Form out;
  int runs = 0;
  for (int low = 0; low <= largestShift;) {
    const auto bits = static_cast<std::uint64_t>(mask) >> low;
    if (bits == 0) break;
    low += std::countr_zero(bits);
    if (low > largestShift) return std::nullopt; // the sign alone
    const int length = std::countr_one(static_cast<std::uint64_t>(mask) >> low);
    const bool isOpen = mask < 0 && low + length >= 64;
    const auto run = bitRun(atoms, form, low, isOpen ? largestShift + 1 : low + length);
    const auto sum = run && ++runs <= maximumRuns ? out.plus(*run) : std::nullopt;
    if (!sum) return std::nullopt;
    out = *sum;
    low += length;
  }
  return out;
}

std::optional<Form> select(AtomTable &atoms, const Condition &condition, const Form &then, const Form &otherwise) {
  if (then == otherwise) return then;
  const Condition simple = decided(atoms, condition);
  if (simple.isAlways()) return then;
  if (simple.isNever()) return otherwise;
  if (!simple.isFollowed() || simple.nodeCount() > maximumConditionNodes) return std::nullopt;
  // x where x == 0 does not hold, 0 where it does: that is x.
  if (simple.kind() == ConditionKind::zero && simple.form() == otherwise && then == Form()) return otherwise;
  if (simple.kind() == ConditionKind::notZero && simple.form() == then && otherwise == Form()) return then;
  // Take the terms that both sides share out of the choice.
  Form common;
  for (const Term &term : then.terms())
    if (std::ranges::find(otherwise.terms(), term) != otherwise.terms().end())
      if (const auto part = ofTerm(term))
        if (const auto sum = common.plus(*part)) common = *sum;
  const auto left = then.minus(common);
  const auto right = otherwise.minus(common);
  if (!left || !right) return std::nullopt;
  const auto chosen = made(atoms, {.kind = AtomKind::select, .left = *left, .right = *right, .condition = simple});
  return chosen ? common.plus(*chosen) : std::nullopt;
}

std::optional<Form> minimum(AtomTable &atoms, const Form &a, const Form &b) {
  const auto difference = b.minus(a);
  return difference ? select(atoms, Condition::notNegative(*difference), a, b) : std::nullopt;
}

std::optional<Form> maximum(AtomTable &atoms, const Form &a, const Form &b) {
  const auto difference = a.minus(b);
  return difference ? select(atoms, Condition::notNegative(*difference), a, b) : std::nullopt;
}

std::optional<Form> operate(AtomTable &atoms, Operation operation, const Form &left, const Form &right) {
  const auto a = left.asConstant();
  const auto b = right.asConstant();
  if (a && b) {
    const auto value = compute(operation, *a, *b);
    return value ? std::optional(Form(*value)) : std::nullopt;
  }
  if (b)
    if (auto form = operateWithConstant(atoms, operation, left, *b)) return form;
  if (a && commutes(operation))
    if (auto form = operateWithConstant(atoms, operation, right, *a)) return form;
  if (commutes(operation) && haveNoBitInCommon(atoms, left, right))
    return operation == Operation::bitAnd ? Form() : left.plus(right);
  if (a && *a == 0 && operation != Operation::bitOr && operation != Operation::bitXor) return Form();
  if (operation == Operation::divide)
    // (n*x)/n is x for every n that may be divided by.
    if (const auto divisor = right.asAtom())
      if (const auto factor = left.coefficientOf(*divisor); factor && left.without(*divisor) == Form()) return *factor;
  return made(atoms, {.kind = AtomKind::operation, .operation = operation, .left = left, .right = right});
}

} // namespace warpgrain::access
