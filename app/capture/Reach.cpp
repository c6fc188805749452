// SPDX-License-Identifier: Apache-2.0
#include "app/capture/Reach.h"

#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

namespace warpgrain::capture {

namespace {

constexpr std::size_t wordBytes = sizeof(std::uint64_t);

/// Addresses below are those of no memory: small numbers, indices, sizes.
constexpr std::uint64_t lowestAddress = std::uint64_t{1} << 32U;
/// And none is above: user space ends here.
constexpr std::uint64_t highestAddress = std::uint64_t{1} << 47U;

/// Whether there is memory of this process at an address.
bool isMapped(std::uint64_t address) {
  const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  unsigned char resident = 0;
  return ::mincore(reinterpret_cast<void *>(address / page * page), 1, &resident) == 0;
}

} // namespace

std::size_t Reach::take(const Range &range) {
  const auto [at, isNew] = numbers_.try_emplace(range.begin, ranges_.size());
  if (isNew) ranges_.push_back(range);
  return at->second;
}

std::optional<measure::Relocation> Reach::followArgument(std::uint64_t value, std::uint64_t at) {
  if (value < lowestAddress || value >= highestAddress) return std::nullopt;
  if (tracked_.allocations.find(value) == nullptr)
    if (const auto range = device_.rangeOf(value)) tracked_.allocations.add(*range);
  const Range *range = tracked_.allocations.find(value);
  if (range == nullptr) return std::nullopt;
  const std::uint64_t offset = value - range->begin;
  return measure::Relocation{.at = at, .buffer = take(*range), .offset = offset};
}

bool Reach::looksLikeAddress(std::uint64_t value) const {
  if (value < lowestAddress || value >= highestAddress) return false;
  return tracked_.allocations.looksLikeAddress(value) || isMapped(value);
}

void Reach::scan(std::uint64_t offset, std::span<const std::byte> piece, bool further,
                 std::vector<measure::Relocation> &out) {
  for (std::size_t i = 0; i + wordBytes <= piece.size(); i += wordBytes) {
    std::uint64_t word = 0;
    std::memcpy(&word, piece.data() + i, wordBytes);
    if (word < lowestAddress || !tracked_.allocations.looksLikeAddress(word)) continue;
    const Range *range = tracked_.allocations.find(word);
    if (range == nullptr || (!further && !has(*range))) {
      ++strays_;
      continue;
    }
    const std::uint64_t into = word - range->begin;
    out.push_back({.at = offset + i, .buffer = take(*range), .offset = into});
  }
}

} // namespace warpgrain::capture
