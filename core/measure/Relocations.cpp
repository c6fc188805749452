// SPDX-License-Identifier: Apache-2.0
#include "core/measure/Relocations.h"

#include "core/measure/BufferFill.h"
#include "core/measure/BundlePath.h"

#include <array>
#include <cstring>

namespace warpgrain::measure {

namespace {

constexpr std::size_t wordBytes = sizeof(std::uint64_t);

std::uint64_t wordAt(const std::byte *at) {
  std::uint64_t word = 0;
  std::memcpy(&word, at, wordBytes);
  return word;
}

void putWord(std::byte *at, std::uint64_t word) {
  std::memcpy(at, &word, wordBytes);
}

/// What is wrong with an entry; empty where nothing is.
std::string mistakeIn(const Relocation &entry, std::uint64_t least, const Bundle &bundle, const Buffer &buffer) {
  if (entry.at % wordBytes != 0) return "is at " + std::to_string(entry.at) + ", which is no multiple of 8";
  if (entry.at < least) return "is not behind the one before it";
  if (buffer.bytes < wordBytes || entry.at > buffer.bytes - wordBytes)
    return "is at " + std::to_string(entry.at) + ", outside of the buffer's " + std::to_string(buffer.bytes) + " bytes";
  if (entry.buffer >= bundle.buffers.size())
    return "leads to buffer number " + std::to_string(entry.buffer) + " of " + std::to_string(bundle.buffers.size());
  const Buffer &target = bundle.buffers[entry.buffer];
  if (entry.offset >= target.bytes)
    return "leads to byte " + std::to_string(entry.offset) + " of " + target.name + ", which has " +
           std::to_string(target.bytes);
  return "";
}

} // namespace

Result<std::vector<Relocation>> readRelocations(const Bundle &bundle, const Buffer &buffer, const std::string &file) {
  // No buffer holds more addresses than words.
  const auto size = sizeInside(bundle.folder, file, buffer.bytes / wordBytes * relocationBytes);
  if (!size) return std::unexpected(size.error());
  const auto refuse = [&](const std::string &what) {
    return fail(ErrorKind::input, "The bundle's file " + file + " of buffer " + buffer.name + " " + what + ".");
  };
  if (*size % relocationBytes != 0)
    return refuse("has " + std::to_string(*size) + " bytes, no multiple of " + std::to_string(relocationBytes));
  std::vector<std::byte> bytes;
  bytes.reserve(static_cast<std::size_t>(*size));
  const auto read = visitFile(bundle, file, *size, [&](std::uint64_t, auto piece) -> Result<void> {
    bytes.insert(bytes.end(), piece.begin(), piece.end());
    return {};
  });
  if (!read) return std::unexpected(read.error());
  std::vector<Relocation> out;
  out.reserve(bytes.size() / relocationBytes);
  for (std::size_t at = 0; at < bytes.size(); at += relocationBytes) {
    const std::byte *entry = bytes.data() + at;
    const Relocation one{.at = wordAt(entry),
                         .buffer = static_cast<std::size_t>(wordAt(entry + wordBytes)),
                         .offset = wordAt(entry + 2 * wordBytes)};
    const std::uint64_t least = out.empty() ? 0 : out.back().at + wordBytes;
    if (const std::string mistake = mistakeIn(one, least, bundle, buffer); !mistake.empty())
      return refuse("cannot be used: entry " + std::to_string(out.size()) + " " + mistake);
    out.push_back(one);
  }
  return out;
}

std::string relocationText(std::span<const Relocation> relocations) {
  std::string out(relocations.size() * relocationBytes, '\0');
  auto *at = reinterpret_cast<std::byte *>(out.data());
  for (const Relocation &one : relocations)
    for (const std::uint64_t word : {one.at, std::uint64_t{one.buffer}, one.offset}) {
      putWord(at, word);
      at += wordBytes;
    }
  return out;
}

void Relocator::apply(std::uint64_t offset, std::span<std::byte> piece) {
  for (; next_ < relocations_.size() && relocations_[next_].at + wordBytes <= offset + piece.size(); ++next_) {
    const Relocation &one = relocations_[next_];
    putWord(piece.data() + (one.at - offset), addressOf_(one.buffer) + one.offset);
  }
}

std::vector<std::byte> relocated(std::vector<std::byte> value, const std::vector<Relocation> &pointers,
                                 const Relocator::AddressOf &addressOf) {
  for (const Relocation &one : pointers)
    putWord(value.data() + one.at, addressOf(one.buffer) + one.offset);
  return value;
}

} // namespace warpgrain::measure
