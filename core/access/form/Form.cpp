// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Form.h"

#include <algorithm>

namespace warpgrain::access {

namespace {

std::vector<AtomId> product(const std::vector<AtomId> &a, const std::vector<AtomId> &b) {
  std::vector<AtomId> out;
  out.reserve(a.size() + b.size());
  std::ranges::merge(a, b, std::back_inserter(out));
  return out;
}

bool multiply(std::int64_t a, std::int64_t b, std::int64_t &out) {
  return !__builtin_mul_overflow(a, b, &out);
}

} // namespace

Form::Form(std::int64_t constant) {
  if (constant != 0) terms_.push_back({.atoms = {}, .factor = constant});
}

Form::Form(AtomId atom, std::int64_t factor) {
  if (factor != 0) terms_.push_back({.atoms = {atom}, .factor = factor});
}

std::optional<std::int64_t> Form::asConstant() const {
  return isConstant() ? std::optional(constantPart()) : std::nullopt;
}

std::int64_t Form::constantPart() const {
  return !terms_.empty() && terms_.front().atoms.empty() ? terms_.front().factor : 0;
}

std::optional<AtomId> Form::asAtom() const {
  const bool isOne = terms_.size() == 1 && terms_.front().factor == 1 && terms_.front().atoms.size() == 1;
  return isOne ? std::optional(terms_.front().atoms.front()) : std::nullopt;
}

bool Form::contains(AtomId atom) const {
  return std::ranges::any_of(terms_, [atom](const Term &term) { return std::ranges::binary_search(term.atoms, atom); });
}

std::optional<Form> Form::plus(const Form &other, std::int64_t times) const {
  Form out;
  out.terms_.reserve(terms_.size() + other.terms_.size());
  auto mine = terms_.begin();
  auto theirs = other.terms_.begin();
  while (mine != terms_.end() || theirs != other.terms_.end()) {
    const bool takeMine = theirs == other.terms_.end() || (mine != terms_.end() && mine->atoms <= theirs->atoms);
    const bool takeTheirs = mine == terms_.end() || (theirs != other.terms_.end() && theirs->atoms <= mine->atoms);
    Term sum = takeMine ? *mine : Term{.atoms = theirs->atoms, .factor = 0};
    if (takeTheirs) {
      std::int64_t added = 0;
      if (!multiply(theirs->factor, times, added) || __builtin_add_overflow(sum.factor, added, &sum.factor))
        return std::nullopt;
      ++theirs;
    }
    if (takeMine) ++mine;
    if (sum.factor != 0) out.terms_.push_back(std::move(sum));
  }
  return out.terms_.size() <= maximumTerms ? std::optional(std::move(out)) : std::nullopt;
}

std::optional<Form> Form::times(const Form &other) const {
  if (const auto factor = other.asConstant()) return scaled(*factor);
  if (const auto factor = asConstant()) return other.scaled(*factor);
  if (terms_.size() * other.terms_.size() > maximumTerms) return std::nullopt;
  Form out;
  for (const Term &mine : terms_)
    for (const Term &theirs : other.terms_) {
      Form part;
      Term term{.atoms = product(mine.atoms, theirs.atoms), .factor = 0};
      if (term.atoms.size() > maximumAtomsInTerm || !multiply(mine.factor, theirs.factor, term.factor))
        return std::nullopt;
      part.terms_.push_back(std::move(term));
      auto sum = out.plus(part);
      if (!sum) return std::nullopt;
      out = *std::move(sum);
    }
  return out;
}

std::optional<Form> Form::dividedExactly(std::int64_t divisor) const {
  if (divisor == 0 || divisor == -1) return std::nullopt;
  Form out = *this;
  for (Term &term : out.terms_) {
    if (term.factor % divisor != 0) return std::nullopt;
    term.factor /= divisor;
  }
  return out;
}

std::optional<Form> Form::coefficientOf(AtomId atom) const {
  Form out;
  for (const Term &term : terms_) {
    const auto [first, last] = std::ranges::equal_range(term.atoms, atom);
    if (first == last) continue;
    if (last - first > 1) return std::nullopt;
    Term rest = term;
    rest.atoms.erase(rest.atoms.begin() + (first - term.atoms.begin()));
    out.terms_.push_back(std::move(rest));
  }
  std::ranges::sort(out.terms_);
  return out;
}

Form Form::without(AtomId atom) const {
  Form out = *this;
  std::erase_if(out.terms_, [atom](const Term &term) { return std::ranges::binary_search(term.atoms, atom); });
  return out;
}

} // namespace warpgrain::access
