// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::access {

/// Index of an atom in an AtomTable. Ids of different tables are unrelated.
enum class AtomId : std::uint32_t {};

/// A product of atoms and a factor. The atoms are sorted and may repeat.
struct Term {
  std::vector<AtomId> atoms;
  std::int64_t factor = 0;

  friend auto operator<=>(const Term &, const Term &) = default;
};

/// An integer as a sum of products of atoms: `n*row + 4*tx + 3`. A plain value whose copies share the terms. The
/// AtomTable defines the atoms.
///
/// Forms with the same terms are equal, however they were computed. Arithmetic is exact. If a factor or the number of
/// terms exceeds the supported range, there is no result, and the caller treats the value as unknown.
class Form {
public:
  /// Longer sums are not followed; they are unreadable and yield no insight.
  static constexpr std::size_t maximumTerms = 400;
  /// Longer products are not followed.
  static constexpr std::size_t maximumAtomsInTerm = 8;

  Form() = default; ///< 0
  explicit Form(std::int64_t constant);
  explicit Form(AtomId atom, std::int64_t factor = 1);

  /// The terms, sorted by their atoms. No factor is 0; a non-zero constant comes first.
  const std::vector<Term> &terms() const { return terms_ ? *terms_ : none; }

  bool isConstant() const { return !terms_ || (terms_->size() == 1 && terms_->front().atoms.empty()); }

  /// Returns the number if the form has no atoms.
  std::optional<std::int64_t> asConstant() const;
  /// Returns the term without atoms; 0 if there is none.
  std::int64_t constantPart() const;
  /// Returns the atom if the form is a single atom with factor 1.
  std::optional<AtomId> asAtom() const;

  bool contains(AtomId atom) const;

  std::optional<Form> plus(const Form &other, std::int64_t times = 1) const;

  std::optional<Form> minus(const Form &other) const { return plus(other, -1); }

  std::optional<Form> scaled(std::int64_t factor) const { return Form().plus(*this, factor); }

  std::optional<Form> times(const Form &other) const;
  /// Divides all terms by the divisor; no value if one has a remainder.
  std::optional<Form> dividedExactly(std::int64_t divisor) const;

  /// Returns the coefficient of an atom, which may be a form of other atoms: `n` for ty in `n*ty + tx`. It is 0 if the
  /// atom does not occur. No value if the atom is multiplied by itself. Ignores atoms inside other atoms (a quotient of
  /// tx); use `mentions` of Classify.h for these.
  std::optional<Form> coefficientOf(AtomId atom) const;
  /// Returns the sum of the terms that do not have the atom as a factor.
  Form without(AtomId atom) const;

  friend bool operator==(const Form &a, const Form &b) { return a.terms_ == b.terms_ || a.terms() == b.terms(); }

  friend std::strong_ordering operator<=>(const Form &a, const Form &b) {
    return a.terms_ == b.terms_ ? std::strong_ordering::equal : a.terms() <=> b.terms();
  }

private:
  /// `terms` are sorted, and none has the factor 0.
  explicit Form(std::vector<Term> terms);

  static const std::vector<Term> none;

  std::shared_ptr<const std::vector<Term>> terms_; ///< null if there are none
};

} // namespace warpgrain::access
