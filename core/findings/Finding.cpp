// SPDX-License-Identifier: Apache-2.0
#include "core/findings/Finding.h"

#include <algorithm>
#include <array>

namespace warpgrain::findings {

namespace {

struct KindNames {
  std::string_view name;
  std::string_view title;
};

constexpr std::array<KindNames, findingKinds> kindNames{{
    {"race", "Data race"},
    {"out-of-bounds", "Access out of bounds"},
    {"divergent-barrier", "Divergent barrier"},
    {"uncoalesced-access", "Uncoalesced access"},
    {"bank-conflict", "Bank conflict"},
    {"divergence", "Divergence"},
    {"low-occupancy", "Low occupancy"},
    {"uneven-blocks", "Unevenly spread blocks"},
    {"redundant-loads", "Redundant loads"},
    {"unused-grain", "Unused grain"},
}};

} // namespace

std::string_view nameOf(FindingKind kind) {
  return kindNames[static_cast<std::size_t>(kind)].name;
}

std::string_view titleOf(FindingKind kind) {
  return kindNames[static_cast<std::size_t>(kind)].title;
}

std::string_view nameOf(Severity severity) {
  static constexpr std::array<std::string_view, 3> names{"error", "warning", "note"};
  return names[static_cast<std::size_t>(severity)];
}

std::string_view nameOf(Certainty certainty) {
  static constexpr std::array<std::string_view, 3> names{"proved", "possible", "estimated"};
  return names[static_cast<std::size_t>(certainty)];
}

std::optional<Severity> KernelFindings::worst() const {
  const auto first = std::ranges::min_element(list, {}, &Finding::severity);
  return first == list.end() ? std::nullopt : std::optional(first->severity);
}

} // namespace warpgrain::findings
