// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/reasons/Reason.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace warpgrain::openmp {

namespace {

struct Entry {
  std::string_view enumerator;
  std::string_view pattern;
};

constexpr std::array entries{
#define WARPGRAIN_OPENMP_REASON(id, pattern) Entry{#id, pattern},
#include "core/openmp/reasons/Reasons.def"
#undef WARPGRAIN_OPENMP_REASON
};

/// loopNotCanonical: "loop-not-canonical".
std::string spelled(std::string_view enumerator) {
  std::string out;
  for (const char c : enumerator) {
    if (std::isupper(static_cast<unsigned char>(c)) != 0) out += '-';
    out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return out;
}

} // namespace

std::string Reason::text() const {
  const std::string_view pattern = entries[static_cast<std::size_t>(id)].pattern;
  std::string out;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{') {
      out += pattern[i];
      continue;
    }
    const auto n = static_cast<std::size_t>(pattern[i + 1] - '1');
    if (n < arguments.size()) out += arguments[n];
    i += 2;
  }
  return out;
}

const std::vector<std::string> &reasonNames() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> out;
    for (const Entry &entry : entries)
      out.push_back(spelled(entry.enumerator));
    return out;
  }();
  return names;
}

const std::string &nameOf(ReasonId id) {
  return reasonNames()[static_cast<std::size_t>(id)];
}

void addOnce(std::vector<Reason> &list, Reason reason) {
  if (std::ranges::find(list, reason) == list.end()) list.push_back(std::move(reason));
}

} // namespace warpgrain::openmp
