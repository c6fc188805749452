// SPDX-License-Identifier: Apache-2.0
#include "core/base/ContentHash.h"

#include <array>
#include <cstdio>
#include <memory>
#include <xxhash.h>

namespace warpgrain {

namespace {

struct StateDeleter {
  void operator()(XXH3_state_t *state) const { XXH3_freeState(state); }
};

/// The length first, in bytes of fixed order and count: without it the boundary between two parts
/// would not count.
void addPart(XXH3_state_t *state, std::string_view part) {
  std::array<unsigned char, 8> length{};
  for (std::size_t i = 0; i < length.size(); ++i)
    length[i] = static_cast<unsigned char>(static_cast<std::uint64_t>(part.size()) >> (8 * i));
  XXH3_128bits_update(state, length.data(), length.size());
  if (!part.empty()) XXH3_128bits_update(state, part.data(), part.size());
}

template <typename Parts>
ContentHash hashParts(const Parts &parts) {
  const std::unique_ptr<XXH3_state_t, StateDeleter> state(XXH3_createState());
  XXH3_128bits_reset(state.get());
  for (const std::string_view part : parts)
    addPart(state.get(), part);
  const XXH128_hash_t hash = XXH3_128bits_digest(state.get());
  return {.high = hash.high64, .low = hash.low64};
}

} // namespace

std::string ContentHash::hex() const {
  std::array<char, 33> digits{};
  std::snprintf(digits.data(), digits.size(), "%016llx%016llx", static_cast<unsigned long long>(high),
                static_cast<unsigned long long>(low));
  return digits.data();
}

ContentHash hashContent(std::span<const std::string_view> parts) {
  return hashParts(parts);
}

ContentHash hashContent(std::span<const std::string> parts) {
  return hashParts(parts);
}

ContentHash hashContent(std::initializer_list<std::string_view> parts) {
  return hashParts(parts);
}

} // namespace warpgrain
