// SPDX-License-Identifier: Apache-2.0
#include "core/mapping/ThreadElements.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <string_view>

namespace warpgrain::mapping {

namespace {

using access::MatrixEntry;

bool isIdentifier(std::string_view text) {
  const auto isLetter = [](char c) { return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0; };
  return !text.empty() && std::isdigit(static_cast<unsigned char>(text.front())) == 0 &&
         std::ranges::all_of(text, isLetter);
}

/// Puts numbers in the places of symbols.
class Numbers {
public:
  explicit Numbers(std::int64_t symbolValue) : symbolValue_(symbolValue) {}

  /// A number, or a product of numbers and symbols: "2*n*m", "-n".
  std::expected<std::int64_t, NoElements> of(const MatrixEntry &entry) {
    if (entry.number) return *entry.number;
    if (entry.isUnknown()) return std::unexpected(NoElements::dataDependent);
    std::string_view rest = entry.symbol;
    std::int64_t out = 1;
    if (rest.starts_with('-')) {
      out = -1;
      rest.remove_prefix(1);
    }
    while (true) {
      const std::size_t end = std::min(rest.find('*'), rest.size());
      const auto factor = factorOf(rest.substr(0, end));
      if (!factor || __builtin_mul_overflow(out, *factor, &out)) return std::unexpected(NoElements::notANumber);
      if (end == rest.size()) return out;
      rest.remove_prefix(end + 1);
    }
  }

  std::set<std::string> taken;

private:
  std::optional<std::int64_t> factorOf(std::string_view text) {
    while (text.starts_with(' '))
      text.remove_prefix(1);
    while (text.ends_with(' '))
      text.remove_suffix(1);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc() && end == text.data() + text.size()) return value;
    if (!isIdentifier(text)) return std::nullopt;
    taken.emplace(text);
    return symbolValue_;
  }

  std::int64_t symbolValue_;
};

/// Bytes from one thread to the next along each axis.
std::expected<std::array<std::int64_t, 3>, NoElements> stridesOf(const ThreadElementsQuery &query, Numbers &numbers) {
  const access::AccessMatrix &matrix = query.array.accesses[query.access];
  const std::vector<MatrixEntry> none;
  const auto &rows = query.access < query.array.strides.size() ? query.array.strides[query.access] : none;
  std::array<std::int64_t, 3> out{};
  for (std::size_t axis = 0; axis < query.mapping.rank(); ++axis)
    for (std::size_t row = 0; row < matrix.intra.size(); ++row) {
      const MatrixEntry &entry = matrix.intra[row][query.mapping.loops[axis]];
      if (entry.isZero()) continue;
      const auto steps = numbers.of(entry);
      if (!steps) return std::unexpected(steps.error());
      if (row >= rows.size() || rows[row].isUnknown()) return std::unexpected(NoElements::notANumber);
      const auto elements = numbers.of(rows[row]);
      if (!elements) return std::unexpected(elements.error());
      std::int64_t moved = 0;
      if (__builtin_mul_overflow(*steps, *elements, &moved) ||
          __builtin_mul_overflow(moved, matrix.elementBytes, &moved) ||
          __builtin_add_overflow(out[axis], moved, &out[axis]))
        return std::unexpected(NoElements::notANumber);
    }
  return out;
}

} // namespace

std::expected<ThreadElements, NoElements> threadElementsOf(const ThreadElementsQuery &query) {
  Numbers numbers(query.symbolValue);
  const auto strides = stridesOf(query, numbers);
  if (!strides) return std::unexpected(strides.error());
  ThreadElements out;
  const auto &extent = query.group.extent;
  for (std::int64_t thread = 0; thread < query.group.threads(); ++thread) {
    const std::array<std::int64_t, 3> index{thread % extent[0], thread / extent[0] % extent[1],
                                            thread / (extent[0] * extent[1])};
    bool hasIteration = true;
    std::int64_t byte = 0;
    for (std::size_t axis = 0; axis < query.mapping.rank(); ++axis) {
      const auto &trips = query.nest.loops[query.mapping.loops[axis]].trips;
      hasIteration = hasIteration && (!trips || index[axis] < *trips);
      byte += index[axis] * (*strides)[axis];
    }
    out.byte.push_back(hasIteration ? std::optional(byte) : std::nullopt);
  }
  out.taken = std::move(numbers.taken);
  return out;
}

} // namespace warpgrain::mapping
