// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/QuasiLinear.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace warpgrain::access {

namespace {

__extension__ using Wide = __int128; // of products of two numbers

// Remainders by 2^32, of unsigned numbers, are within these bounds.
constexpr std::int64_t greatestDivisor = std::int64_t{1} << 40;
constexpr std::int64_t greatestNumber = std::int64_t{1} << 52;

} // namespace

Linear &Linear::add(const Linear &other, std::int64_t factor) {
  constant += factor * other.constant;
  outer.resize(std::max(outer.size(), other.outer.size()));
  for (std::size_t i = 0; i < other.outer.size(); ++i)
    outer[i] += factor * other.outer[i];
  for (std::size_t i = 0; i < thread.size(); ++i)
    thread[i] += factor * other.thread[i];
  while (!outer.empty() && outer.back() == 0)
    outer.pop_back();
  return *this;
}

Linear Linear::scaled(std::int64_t factor) const {
  return Linear{}.add(*this, factor);
}

bool Linear::isConstant() const {
  const auto isZero = [](std::int64_t value) { return value == 0; };
  return std::ranges::all_of(outer, isZero) && std::ranges::all_of(thread, isZero);
}

/// The greatest number in the numerator and the remainders.
std::int64_t QuasiLinear::largest() const {
  std::int64_t out = std::abs(numerator.constant);
  for (const std::int64_t coefficient : numerator.outer)
    out = std::max(out, std::abs(coefficient));
  for (const std::int64_t coefficient : numerator.thread)
    out = std::max(out, std::abs(coefficient));
  for (const Remainder &remainder : remainders)
    out = std::max({out, std::abs(remainder.weight), remainder.modulus});
  return out;
}

bool QuasiLinear::canAdd(const QuasiLinear &other, std::int64_t factor) const {
  const Wide common = Wide{divisor / std::gcd(divisor, other.divisor)} * other.divisor;
  if (common > greatestDivisor || std::abs(factor) > greatestNumber) return false;
  const Wide own = common / divisor * largest();
  const Wide others = common / other.divisor * std::abs(factor) * other.largest();
  return own + others <= greatestNumber;
}

void QuasiLinear::add(const QuasiLinear &other, std::int64_t factor) {
  const std::int64_t common = std::lcm(divisor, other.divisor);
  const std::int64_t own = common / divisor;
  const std::int64_t others = common / other.divisor * factor;
  numerator = numerator.scaled(own).add(other.numerator, others);
  for (Remainder &remainder : remainders)
    remainder.weight *= own;
  for (const Remainder &remainder : other.remainders) {
    const auto same = std::ranges::find_if(remainders, [&](const Remainder &mine) {
      return mine.modulus == remainder.modulus && mine.of == remainder.of;
    });
    if (same != remainders.end())
      same->weight += others * remainder.weight;
    else
      remainders.push_back({others * remainder.weight, remainder.of, remainder.modulus});
  }
  std::erase_if(remainders, [](const Remainder &remainder) { return remainder.weight == 0; });
  divisor = common;
  reduce();
}

void QuasiLinear::reduce() {
  std::int64_t shared = std::gcd(divisor, numerator.constant);
  for (const std::int64_t coefficient : numerator.outer)
    shared = std::gcd(shared, coefficient);
  for (const std::int64_t coefficient : numerator.thread)
    shared = std::gcd(shared, coefficient);
  for (const Remainder &remainder : remainders)
    shared = std::gcd(shared, remainder.weight);
  if (shared <= 1) return;
  divisor /= shared;
  numerator.constant /= shared;
  for (std::int64_t &coefficient : numerator.outer)
    coefficient /= shared;
  for (std::int64_t &coefficient : numerator.thread)
    coefficient /= shared;
  for (Remainder &remainder : remainders)
    remainder.weight /= shared;
}

std::optional<QuasiLinear> QuasiLinear::floorDividedBy(std::int64_t by) const {
  if (by == 1) return *this;
  if (Wide{divisor} * by > greatestDivisor) return std::nullopt;
  if (divisor != 1) {
    // A single quotient, floor(N / d): divided again it is floor(N / (d by)).
    if (remainders.size() != 1 || remainders[0].weight != -1 || remainders[0].modulus != divisor) return std::nullopt;
    Linear difference = numerator;
    difference.add(remainders[0].of, -1);
    const auto isWhole = [this](std::int64_t coefficient) { return coefficient % divisor == 0; };
    if (!isWhole(difference.constant) || !std::ranges::all_of(difference.outer, isWhole) ||
        !std::ranges::all_of(difference.thread, isWhole))
      return std::nullopt;
    return QuasiLinear{.divisor = divisor * by, .numerator = numerator, .remainders = {{-1, numerator, divisor * by}}};
  }
  // w (g mod m) is w g - w m floor(g / m); where `by` divides w m the second part leaves the quotient as it is.
  QuasiLinear inner{.numerator = numerator};
  QuasiLinear outside = constant(0);
  for (const Remainder &remainder : remainders) {
    const Wide whole = Wide{remainder.weight} * remainder.modulus;
    if (whole % by != 0 || whole / by > greatestNumber || whole / by < -greatestNumber) return std::nullopt;
    const QuasiLinear part{.numerator = remainder.of};
    const QuasiLinear quotient{
        .divisor = remainder.modulus, .numerator = remainder.of, .remainders = {{-1, remainder.of, remainder.modulus}}};
    const auto times = static_cast<std::int64_t>(-(whole / by));
    if (!inner.canAdd(part, remainder.weight) || !outside.canAdd(quotient, times)) return std::nullopt;
    inner.add(part, remainder.weight);
    outside.add(quotient, times);
  }
  QuasiLinear result{.divisor = by, .numerator = inner.numerator, .remainders = {{-1, inner.numerator, by}}};
  if (!result.canAdd(outside)) return std::nullopt;
  result.add(outside);
  return result;
}

} // namespace warpgrain::access
