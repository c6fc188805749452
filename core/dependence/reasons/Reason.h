// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"
#include "core/dependence/reasons/ReasonId.h"

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace warpgrain::dependence {

struct Reason;

/// An argument of a reason: a name or a piece of the kernel's text, a number, or another reason as a clause.
class ReasonArgument {
public:
  ReasonArgument(std::string text) : value_(std::move(text)) {}

  ReasonArgument(std::string_view text) : value_(std::string(text)) {}

  ReasonArgument(const char *text) : value_(std::string(text)) {}

  ReasonArgument(char letter) : value_(std::string(1, letter)) {}

  template <std::integral Number>
    requires(!std::same_as<Number, char> && !std::same_as<Number, bool>)
  ReasonArgument(Number number) : value_(static_cast<std::int64_t>(number)) {}

  ReasonArgument(Reason clause);
  ReasonArgument(ReasonId clause);

  const std::string *text() const { return std::get_if<std::string>(&value_); }

  const std::int64_t *number() const { return std::get_if<std::int64_t>(&value_); }

  const Reason *clause() const;

  /// Returns the argument as English text.
  std::string rendered() const;

  friend bool operator==(const ReasonArgument &, const ReasonArgument &);

private:
  std::variant<std::string, std::int64_t, std::shared_ptr<const Reason>> value_;
};

/// Why a step is refused, what it assumes, or a remark on it; with the place in the source that it refers to.
struct Reason {
  ReasonId id;
  std::vector<ReasonArgument> arguments;
  std::optional<SourceSpan> span;

  Reason(ReasonId what, std::vector<ReasonArgument> with = {}, std::optional<SourceSpan> where = std::nullopt)
      : id(what), arguments(std::move(with)), span(where) {}

  /// Returns the English sentence (or clause).
  std::string text() const;

  /// Returns the step that lifts the reason, as the user writes it; empty if none is known.
  std::string lift() const;

  /// True if both have the same text; ignores the place.
  bool saysTheSame(const Reason &other) const { return id == other.id && arguments == other.arguments; }

  friend bool operator==(const Reason &, const Reason &) = default;
};

/// Adds a reason unless the list says the same.
void addOnce(std::vector<Reason> &list, Reason what);

} // namespace warpgrain::dependence
