// SPDX-License-Identifier: Apache-2.0
#include "app/capture/ContentFile.h"

#include "core/measure/BufferFill.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace warpgrain::capture {

namespace fs = std::filesystem;

namespace {

bool isZero(std::span<const std::byte> bytes) {
  return std::ranges::all_of(bytes, [](std::byte byte) { return byte == std::byte{0}; });
}

std::unexpected<Error> cannotWrite(const fs::path &file) {
  return fail(ErrorKind::input, file.string() + " cannot be written; see to it that the disk has room for what the "
                                                "launch uses, or choose another folder.");
}

/// Reads memory piece by piece and writes it; `look` sees each piece before it is written.
Result<void> copy(const ReadMemory &read, std::uint64_t address, std::uint64_t bytes, const fs::path &file,
                  const SeePiece &look) {
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  std::vector<std::byte> piece(static_cast<std::size_t>(std::min<std::uint64_t>(bytes, measure::maximumPiece)));
  for (std::uint64_t offset = 0; offset < bytes;) {
    const auto part =
        std::span(piece).first(static_cast<std::size_t>(std::min<std::uint64_t>(bytes - offset, piece.size())));
    if (auto done = read(address + offset, part); !done) return done;
    look(offset, part);
    out.write(reinterpret_cast<const char *>(part.data()), static_cast<std::streamsize>(part.size()));
    if (!out) return cannotWrite(file);
    offset += part.size();
  }
  out.close();
  if (!out) return cannotWrite(file);
  return {};
}

void takeAway(const fs::path &file) {
  std::error_code error;
  fs::remove(file, error);
}

} // namespace

Result<Written> writeContent(const ReadMemory &read, std::uint64_t address, std::uint64_t bytes, const fs::path &file,
                             const SeePiece &see) {
  Written written;
  const auto done = copy(read, address, bytes, file, [&](std::uint64_t offset, std::span<const std::byte> piece) {
    written.allZero = written.allZero && isZero(piece);
    see(offset, piece);
  });
  if (!done || written.allZero) takeAway(file);
  if (!done) return std::unexpected(done.error());
  return written;
}

Result<Written> writeIfDifferent(const ReadMemory &read, std::uint64_t address, std::uint64_t bytes,
                                 const fs::path &earlier, const fs::path &file, const SeePiece &see) {
  Written written{.allZero = false, .different = false};
  std::ifstream before;
  if (!earlier.empty()) before.open(earlier, std::ios::binary);
  std::vector<char> old;
  const auto done = copy(read, address, bytes, file, [&](std::uint64_t offset, std::span<const std::byte> piece) {
    see(offset, piece);
    if (written.different) return;
    if (earlier.empty()) {
      written.different = !isZero(piece);
      return;
    }
    old.resize(piece.size());
    before.read(old.data(), static_cast<std::streamsize>(old.size()));
    written.different = !before || std::memcmp(old.data(), piece.data(), piece.size()) != 0;
  });
  if (!done || !written.different) takeAway(file);
  if (!done) return std::unexpected(done.error());
  return written;
}

} // namespace warpgrain::capture
