// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Bundle.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace warpgrain::measure {

/// Bytes of one entry in a file of relocations: where, which buffer (its index in the bundle), and the offset into it,
/// each an unsigned 64-bit number, little-endian. Entries are in the order of their places, which are multiples of 8.
inline constexpr std::size_t relocationBytes = 24;

/// Reads a file of relocations of a buffer and checks every entry. Fails (input) with a sentence.
Result<std::vector<Relocation>> readRelocations(const Bundle &bundle, const Buffer &buffer, const std::string &file);

/// The content of such a file.
std::string relocationText(std::span<const Relocation> relocations);

/// Writes addresses into contents that are handed out piece by piece, from begin to end.
class Relocator {
public:
  using AddressOf = std::function<std::uint64_t(std::size_t buffer)>;

  Relocator(std::vector<Relocation> relocations, AddressOf addressOf)
      : relocations_(std::move(relocations)), addressOf_(std::move(addressOf)) {}

  /// Puts the addresses into the piece that begins at an offset. Pieces begin at multiples of 8.
  void apply(std::uint64_t offset, std::span<std::byte> piece);

private:
  std::vector<Relocation> relocations_;
  AddressOf addressOf_;
  std::size_t next_ = 0;
};

/// A value with the addresses of buffers in their places.
std::vector<std::byte> relocated(std::vector<std::byte> value, const std::vector<Relocation> &pointers,
                                 const Relocator::AddressOf &addressOf);

} // namespace warpgrain::measure
