// SPDX-License-Identifier: Apache-2.0
#include "core/run/OutputComparison.h"

#include "core/memory/Comparison.h"

#include <algorithm>
#include <fstream>
#include <span>

namespace warpgrain::run {

namespace {

/// Reads a file piece by piece, each of whole elements.
class Pieces {
public:
  Pieces(const BufferOutcome &buffer, std::uint64_t strideBytes)
      : in_(buffer.file, std::ios::binary), path_(buffer.file),
        pieceBytes_(std::max<std::uint64_t>(1, (std::uint64_t{1} << 20U) / strideBytes) * strideBytes) {}

  /// The next piece; empty at the end.
  Result<std::string> next() {
    std::string piece(pieceBytes_, '\0');
    if (in_.is_open()) in_.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    if (!in_.is_open() || in_.bad())
      return fail(ErrorKind::tool, "The results of a run cannot be read from " + path_.string() + ".");
    piece.resize(static_cast<std::size_t>(in_.gcount()));
    return piece;
  }

private:
  std::ifstream in_;
  std::filesystem::path path_;
  std::uint64_t pieceBytes_;
};

} // namespace

std::string Difference::text() const {
  return buffer + "[" + std::to_string(element) + "]" + (member.empty() ? "" : "." + member) + " is " + actual +
         " instead of " + expected + " (" + std::to_string(count) + " of " + std::to_string(elements) +
         (elements == 1 ? " element differs)" : " elements differ)");
}

Result<std::optional<Difference>> compareBuffers(const BufferOutcome &expected, const BufferOutcome &actual,
                                                 const ElementType &type, const Tolerance &tolerance) {
  const std::uint64_t stride = std::max<std::uint64_t>(1, type.strideBytes);
  Pieces left(expected, stride);
  Pieces right(actual, stride);
  memory::Comparison total;
  for (std::uint64_t first = 0;;) {
    const auto a = left.next();
    const auto b = right.next();
    if (!a) return std::unexpected(a.error());
    if (!b) return std::unexpected(b.error());
    if (a->size() != b->size())
      return fail(ErrorKind::internal, "The two runs left " + expected.name + " with different sizes.");
    if (a->empty()) break;
    comparePiece(type, tolerance, first, std::as_bytes(std::span(*a)), std::as_bytes(std::span(*b)), total);
    first += a->size() / stride;
  }
  if (!total.first) return std::nullopt;
  return Difference{.buffer = expected.name,
                    .element = total.first->index,
                    .member = total.first->member,
                    .expected = total.first->referenceText,
                    .actual = total.first->foundText,
                    .count = total.outside,
                    .elements = expected.bytes / stride};
}

} // namespace warpgrain::run
