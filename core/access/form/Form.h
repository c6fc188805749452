// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::access {

/// An entry of an AtomTable. Atoms of different tables have nothing to do with each other.
enum class AtomId : std::uint32_t {};

/// A product of atoms, times a factor. The atoms are sorted, and the same one may stand there twice.
struct Term {
  std::vector<AtomId> atoms;
  std::int64_t factor = 0;

  friend auto operator<=>(const Term &, const Term &) = default;
};

/// An integer as a sum of products of atoms: `n*row + 4*tx + 3`. A plain value, of which copies share the terms; what
/// its atoms are, the AtomTable says.
///
/// Two forms of the same terms are equal whatever way they were computed. Arithmetic is exact: where a factor or the
/// number of terms leaves the range that is followed, there is no result, and whoever computes treats the value as one
/// that is not known.
class Form {
public:
  /// More terms than this in one sum are not followed: nobody could read them, and nothing is learnt from them.
  static constexpr std::size_t maximumTerms = 400;
  /// More atoms than this in one product are not followed.
  static constexpr std::size_t maximumAtomsInTerm = 8;

  Form() = default; ///< 0
  explicit Form(std::int64_t constant);
  explicit Form(AtomId atom, std::int64_t factor = 1);

  /// Sorted by their atoms, no factor is 0; the constant, where it is not 0, comes first.
  const std::vector<Term> &terms() const { return terms_ ? *terms_ : none; }

  bool isConstant() const { return !terms_ || (terms_->size() == 1 && terms_->front().atoms.empty()); }

  /// The number that it is, where it has no atoms.
  std::optional<std::int64_t> asConstant() const;
  /// The summand without atoms; 0 where there is none.
  std::int64_t constantPart() const;
  /// The atom that it is, with factor 1 and nothing beside it.
  std::optional<AtomId> asAtom() const;

  bool contains(AtomId atom) const;

  std::optional<Form> plus(const Form &other, std::int64_t times = 1) const;

  std::optional<Form> minus(const Form &other) const { return plus(other, -1); }

  std::optional<Form> scaled(std::int64_t factor) const { return Form().plus(*this, factor); }

  std::optional<Form> times(const Form &other) const;
  /// The form without a factor that all its terms can be divided by; nothing where there is a rest.
  std::optional<Form> dividedExactly(std::int64_t divisor) const;

  /// What the atom is multiplied with, which may be a form of other atoms: `n` of `n*ty + tx` for ty; 0 where the atom
  /// does not occur. Nothing where the atom is multiplied with itself. Atoms inside other atoms (a quotient of tx) are
  /// not looked at: use `mentions` of Classify.h for these.
  std::optional<Form> coefficientOf(AtomId atom) const;
  /// The sum of the terms in which the atom is no factor.
  Form without(AtomId atom) const;

  friend bool operator==(const Form &a, const Form &b) { return a.terms_ == b.terms_ || a.terms() == b.terms(); }

  friend std::strong_ordering operator<=>(const Form &a, const Form &b) {
    return a.terms_ == b.terms_ ? std::strong_ordering::equal : a.terms() <=> b.terms();
  }

private:
  /// `terms` are sorted, and none has the factor 0.
  explicit Form(std::vector<Term> terms);

  static const std::vector<Term> none;

  std::shared_ptr<const std::vector<Term>> terms_; ///< null where there are none
};

} // namespace warpgrain::access
