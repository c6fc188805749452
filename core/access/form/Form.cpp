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

constinit const std::vector<Term> Form::none;

Form::Form(std::vector<Term> terms) {
  if (!terms.empty()) terms_ = std::make_shared<const std::vector<Term>>(std::move(terms));
}

Form::Form(std::int64_t constant) {
  if (constant != 0) *this = Form(std::vector{Term{.atoms = {}, .factor = constant}});
}

Form::Form(AtomId atom, std::int64_t factor) {
  if (factor != 0) *this = Form(std::vector{Term{.atoms = {atom}, .factor = factor}});
}

std::optional<std::int64_t> Form::asConstant() const {
  return isConstant() ? std::optional(constantPart()) : std::nullopt;
}

std::int64_t Form::constantPart() const {
  return terms_ && terms_->front().atoms.empty() ? terms_->front().factor : 0;
}

std::optional<AtomId> Form::asAtom() const {
  const bool isOne = terms().size() == 1 && terms_->front().factor == 1 && terms_->front().atoms.size() == 1;
  return isOne ? std::optional(terms_->front().atoms.front()) : std::nullopt;
}

bool Form::contains(AtomId atom) const {
  return std::ranges::any_of(terms(),
                             [atom](const Term &term) { return std::ranges::binary_search(term.atoms, atom); });
}

std::optional<Form> Form::plus(const Form &other, std::int64_t times) const {
  if (!other.terms_ || times == 0) return *this;
  if (!terms_ && times == 1) return other;
  std::vector<Term> out;
  out.reserve(terms().size() + other.terms().size());
  auto mine = terms().begin();
  auto theirs = other.terms().begin();
  while (mine != terms().end() || theirs != other.terms().end()) {
    const auto order = theirs == other.terms().end() ? std::strong_ordering::less
                       : mine == terms().end()       ? std::strong_ordering::greater
                                                     : mine->atoms <=> theirs->atoms;
    Term sum = order <= 0 ? *mine : Term{.atoms = theirs->atoms, .factor = 0};
    if (order >= 0) {
      std::int64_t added = 0;
      if (!multiply(theirs->factor, times, added) || __builtin_add_overflow(sum.factor, added, &sum.factor))
        return std::nullopt;
      ++theirs;
    }
    if (order <= 0) ++mine;
    if (sum.factor != 0) out.push_back(std::move(sum));
  }
  return out.size() <= maximumTerms ? std::optional(Form(std::move(out))) : std::nullopt;
}

std::optional<Form> Form::times(const Form &other) const {
  if (const auto factor = other.asConstant()) return scaled(*factor);
  if (const auto factor = asConstant()) return other.scaled(*factor);
  if (terms().size() * other.terms().size() > maximumTerms) return std::nullopt;
  Form out;
  for (const Term &mine : terms())
    for (const Term &theirs : other.terms()) {
      Term term{.atoms = product(mine.atoms, theirs.atoms), .factor = 0};
      if (term.atoms.size() > maximumAtomsInTerm || !multiply(mine.factor, theirs.factor, term.factor))
        return std::nullopt;
      auto sum = out.plus(Form(std::vector{std::move(term)}));
      if (!sum) return std::nullopt;
      out = *std::move(sum);
    }
  return out;
}

std::optional<Form> Form::dividedExactly(std::int64_t divisor) const {
  if (divisor == 0 || divisor == -1) return std::nullopt;
  if (divisor == 1) return *this;
  std::vector<Term> out = terms();
  for (Term &term : out) {
    if (term.factor % divisor != 0) return std::nullopt;
    term.factor /= divisor;
  }
  return Form(std::move(out));
}

std::optional<Form> Form::coefficientOf(AtomId atom) const {
  std::vector<Term> out;
  for (const Term &term : terms()) {
    const auto [first, last] = std::ranges::equal_range(term.atoms, atom);
    if (first == last) continue;
    if (last - first > 1) return std::nullopt;
    Term rest = term;
    rest.atoms.erase(rest.atoms.begin() + (first - term.atoms.begin()));
    out.push_back(std::move(rest));
  }
  std::ranges::sort(out);
  return Form(std::move(out));
}

Form Form::without(AtomId atom) const {
  std::vector<Term> out;
  for (const Term &term : terms())
    if (!std::ranges::binary_search(term.atoms, atom)) out.push_back(term);
  return out.size() == terms().size() ? *this : Form(std::move(out));
}

} // namespace warpgrain::access
