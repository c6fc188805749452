// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/mapping/NestChange.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace warpgrain::workflow {

/// A loop's head that does not depend on the mapped loops around it.
struct FreeHead {
  std::string text;      ///< `for (…) `
  std::string condition; ///< that the loop's iterations have among those of the head; empty: all are
};

/// True for a loop that counts up by one from a first value to a bound, and calls nothing in its head.
bool isPlainLoop(const openmp::Statement &loop);

/// An edit of a part of the source's text.
TextEdit replacing(std::uint32_t begin, std::uint32_t end, std::string text);

/// The mapped loops of a nest, and heads of loops in them that could be mapped as well.
class MappedHeads {
public:
  explicit MappedHeads(const ReadNest &read);

  /// True if the innermost mapped loop has a body in which one more loop could be mapped, and whose text can be edited.
  bool canHaveMore() const;

  std::size_t last() const { return last_; } ///< mapped loop, in the nest's loops

  const openmp::Statement &body() const { return bodyOf(read_.nest.loops[last_]); }

  std::string_view nameOf(openmp::VariableId variable) const { return read_.program[variable].name; }

  /// A number that nothing in the body of the innermost mapped loop changes.
  bool isStable(openmp::VariableId variable) const;

  /// The head of a plain loop. Where its bounds are sums that have the counter of a mapped loop once, it has all values
  /// that the loop has for any value of that counter. No value if this cannot be written.
  std::optional<FreeHead> headOf(const openmp::CountedLoop &loop) const;

private:
  /// A bound in which the counter of another loop is replaced.
  struct ReplacedBound {
    std::string text;
    bool isReplaced = false;
  };

  std::optional<ReplacedBound> replaced(const openmp::CountedLoop &loop, const std::string &text, bool isUpper) const;
  bool canStandFor(const openmp::CountedLoop &loop, const openmp::CountedLoop &outer) const;
  const openmp::CountedLoop *mappedLoop(openmp::VariableId counter) const;

  const ReadNest &read_;
  std::size_t first_ = 0;
  std::size_t last_ = 0;
  bool hasRoom_ = false; ///< fewer than three loops are mapped, and there is one behind them
};

} // namespace warpgrain::workflow
