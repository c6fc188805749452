// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::openmp {

/// Identity of a reason; Reasons.def has the sentences.
enum class ReasonId : std::uint16_t {
#define WARPGRAIN_OPENMP_REASON(id, pattern) id,
#include "core/openmp/reasons/Reasons.def"
#undef WARPGRAIN_OPENMP_REASON
};

/// Why a part of a program stays on the CPU, with its place.
struct Reason {
  ReasonId id = ReasonId::constructNotTranslated;
  std::vector<std::string> arguments;
  std::optional<SourceSpan> span;

  /// Returns the English sentence.
  std::string text() const;

  friend bool operator==(const Reason &, const Reason &) = default;
};

/// "loop-not-canonical": the stable spelling in JSON and in the handbook.
const std::string &nameOf(ReasonId id);

/// The ids in the order of the catalogue.
const std::vector<std::string> &reasonNames();

/// Adds a reason unless the list has it.
void addOnce(std::vector<Reason> &list, Reason reason);

} // namespace warpgrain::openmp
