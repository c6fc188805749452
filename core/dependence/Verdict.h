// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// One sentence for a person, and the place it speaks of.
struct Reason {
  std::string text;
  std::optional<SourceSpan> span;

  friend bool operator==(const Reason &, const Reason &) = default;
};

enum class VerdictKind : std::uint8_t {
  legal,
  legalIf, ///< legal where the assumptions hold; nothing here could check them
  illegal, ///< the reasons show what would go wrong
  unknown, ///< the reasons say what could not be understood
};

/// Whether a transformation may be made. The one answer to that question everywhere: panel, command
/// line, search.
struct Verdict {
  VerdictKind kind = VerdictKind::legal;
  std::vector<Reason> reasons;     ///< of illegal and unknown: why; of the others: what is worth knowing
  std::vector<Reason> assumptions; ///< of legalIf: what must hold

  bool allows() const { return kind == VerdictKind::legal || kind == VerdictKind::legalIf; }

  static Verdict illegal(std::string why, std::optional<SourceSpan> where = std::nullopt) {
    return {.kind = VerdictKind::illegal, .reasons = {{std::move(why), where}}, .assumptions = {}};
  }

  static Verdict unknown(std::string why, std::optional<SourceSpan> where = std::nullopt) {
    return {.kind = VerdictKind::unknown, .reasons = {{std::move(why), where}}, .assumptions = {}};
  }

  /// Adds something that must hold; a legal verdict becomes legal-if.
  void assume(std::string what, std::optional<SourceSpan> where = std::nullopt) {
    assumptions.push_back({std::move(what), where});
    if (kind == VerdictKind::legal) kind = VerdictKind::legalIf;
  }
};

/// "legal", "legal-if", "illegal", "unknown": the spelling of the command line and of session
/// files.
constexpr const char *nameOf(VerdictKind kind) {
  switch (kind) {
  case VerdictKind::legal:
    return "legal";
  case VerdictKind::legalIf:
    return "legal-if";
  case VerdictKind::illegal:
    return "illegal";
  default:
    return "unknown";
  }
}

} // namespace warpgrain::dependence
