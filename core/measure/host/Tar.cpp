// SPDX-License-Identifier: Apache-2.0
#include "core/measure/host/Tar.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>

namespace warpgrain::measure {

namespace {

constexpr std::uint64_t blockBytes = 512;
constexpr std::size_t nameBytes = 100; // of a header's field
constexpr std::size_t pieceBytes = std::size_t{1} << 20U;

std::uint64_t padded(std::uint64_t bytes) {
  return (bytes + blockBytes - 1) / blockBytes * blockBytes;
}

Result<std::uint64_t> lengthOf(const TarEntry &entry) {
  if (entry.source.empty()) return entry.content.size();
  std::error_code error;
  const std::uint64_t size = std::filesystem::file_size(entry.source, error);
  if (error) return fail(ErrorKind::input, entry.source.string() + " cannot be read (" + error.message() + ").");
  return size;
}

std::string header(std::string_view name, std::uint64_t bytes, char type) {
  std::array<char, blockBytes> block{};
  name.copy(block.data(), nameBytes);
  const auto octal = [&block](std::size_t at, std::size_t digits, std::uint64_t value) {
    for (std::size_t i = digits; i-- > 0; value >>= 3U)
      block[at + i] = static_cast<char>('0' + (value & 7U));
  };
  octal(100, 7, 0644);
  octal(108, 7, 0);
  octal(116, 7, 0);
  constexpr std::uint64_t octalLimit = std::uint64_t{1} << 33U; // eleven digits
  if (bytes < octalLimit) {
    octal(124, 11, bytes);
  } else { // GNU: the first bit set, then a big-endian number
    block[124] = static_cast<char>(0x80);
    for (std::size_t i = 0; i < 8; ++i)
      block[135 - i] = static_cast<char>((bytes >> (8 * i)) & 0xffU);
  }
  octal(136, 11, 0);
  block[156] = type;
  std::memcpy(block.data() + 257, "ustar  ", 8);
  std::memset(block.data() + 148, ' ', 8); // the sum is taken with blanks in its place
  unsigned sum = 0;
  for (const char c : block)
    sum += static_cast<unsigned char>(c);
  octal(148, 6, sum);
  block[154] = '\0';
  return {block.data(), block.size()};
}

/// Everything before an entry's bytes.
std::string lead(const std::string &name, std::uint64_t bytes) {
  if (name.size() <= nameBytes) return header(name, bytes, '0');
  std::string out = header("././@LongLink", name.size() + 1, 'L') + name;
  out.append(padded(name.size() + 1) - name.size(), '\0');
  return out + header(name, bytes, '0');
}

Result<void> writeSource(const TarEntry &entry, std::uint64_t bytes, const PieceSink &sink) {
  std::ifstream in(entry.source, std::ios::binary);
  std::string piece;
  for (std::uint64_t left = bytes; left > 0; left -= piece.size()) {
    piece.resize(static_cast<std::size_t>(std::min<std::uint64_t>(left, pieceBytes)));
    in.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    if (static_cast<std::size_t>(in.gcount()) != piece.size())
      return fail(ErrorKind::input, entry.source.string() + " became shorter while it was sent.");
    if (!sink(piece)) return fail(ErrorKind::cancelled, "The archive was not taken.");
  }
  return {};
}

} // namespace

Result<std::uint64_t> tarBytes(const std::vector<TarEntry> &entries) {
  std::uint64_t total = 2 * blockBytes; // the end
  for (const TarEntry &entry : entries) {
    const auto bytes = lengthOf(entry);
    if (!bytes) return bytes;
    total += lead(entry.name, *bytes).size() + padded(*bytes);
  }
  return total;
}

Result<void> writeTar(const std::vector<TarEntry> &entries, const PieceSink &sink) {
  const auto refused = fail(ErrorKind::cancelled, "The archive was not taken.");
  for (const TarEntry &entry : entries) {
    const auto bytes = lengthOf(entry);
    if (!bytes) return std::unexpected(bytes.error());
    if (!sink(lead(entry.name, *bytes))) return refused;
    if (!entry.source.empty()) {
      if (auto written = writeSource(entry, *bytes, sink); !written) return written;
    } else if (!sink(entry.content)) {
      return refused;
    }
    if (!sink(std::string(padded(*bytes) - *bytes, '\0'))) return refused;
  }
  if (!sink(std::string(2 * blockBytes, '\0'))) return refused;
  return {};
}

} // namespace warpgrain::measure
