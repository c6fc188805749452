// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"
#include "core/dependence/reasons/Reason.h"

#include <optional>
#include <utility>
#include <vector>

namespace warpgrain::dependence {

enum class VerdictKind : std::uint8_t {
  legal,
  legalIf, ///< legal if the assumptions hold, which could not be checked
  illegal, ///< the reasons say what would go wrong
  unknown, ///< the reasons say what could not be analyzed
};

/// Legality of a transformation. Panel, command line and search all use this type.
struct Verdict {
  VerdictKind kind = VerdictKind::legal;
  std::vector<Reason> reasons;     ///< for illegal and unknown: why; otherwise remarks
  std::vector<Reason> assumptions; ///< for legalIf: what must hold

  bool allows() const { return kind == VerdictKind::legal || kind == VerdictKind::legalIf; }

  static Verdict illegal(Reason why, std::optional<SourceSpan> where = std::nullopt) {
    return of(VerdictKind::illegal, std::move(why), where);
  }

  static Verdict unknown(Reason why, std::optional<SourceSpan> where = std::nullopt) {
    return of(VerdictKind::unknown, std::move(why), where);
  }

  /// Adds an assumption; a legal verdict becomes legal-if.
  void assume(Reason what, std::optional<SourceSpan> where = std::nullopt) {
    if (where) what.span = where;
    assumptions.push_back(std::move(what));
    if (kind == VerdictKind::legal) kind = VerdictKind::legalIf;
  }

  /// Adds an assumption unless the verdict already has it, at any place.
  void assumeOnce(Reason what, std::optional<SourceSpan> where = std::nullopt) {
    if (where) what.span = where;
    addOnce(assumptions, std::move(what));
    if (kind == VerdictKind::legal) kind = VerdictKind::legalIf;
  }

private:
  static Verdict of(VerdictKind kind, Reason why, std::optional<SourceSpan> where) {
    if (where) why.span = where;
    Verdict out;
    out.kind = kind;
    out.reasons.push_back(std::move(why));
    return out;
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
