// SPDX-License-Identifier: Apache-2.0
#include "core/execute/Compare.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>

namespace warpgrain::execute {

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

bool isEqual(const char *a, const char *b, ScalarKind kind, const Tolerance &tolerance) {
  if (std::memcmp(a, b, sizeOf(kind)) == 0) return true;
  if (tolerance.isBitwise() || !isFloating(kind)) return false;
  const double x = numberAt(a, kind);
  const double y = numberAt(b, kind);
  if (std::isnan(x) || std::isnan(y)) return std::isnan(x) && std::isnan(y);
  const double distance = std::fabs(x - y);
  return distance <= tolerance.absolute || distance <= tolerance.relative * std::max(std::fabs(x), std::fabs(y)) ||
         x == y;
}

/// The first member of an element that differs; null where none does.
const ElementMember *differingMember(const char *a, const char *b, const ElementType &type,
                                     const Tolerance &tolerance) {
  for (const ElementMember &member : type.members)
    if (!isEqual(a + member.offset, b + member.offset, member.kind, tolerance)) return &member;
  return nullptr;
}

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
  std::optional<Difference> found;
  for (std::uint64_t first = 0;;) {
    const auto a = left.next();
    const auto b = right.next();
    if (!a) return std::unexpected(a.error());
    if (!b) return std::unexpected(b.error());
    if (a->size() != b->size())
      return fail(ErrorKind::internal, "The two runs left " + expected.name + " with different sizes.");
    if (a->empty()) break;
    const std::uint64_t count = a->size() / stride;
    if (*a != *b)
      for (std::uint64_t i = 0; i < count; ++i) {
        const char *x = a->data() + i * stride;
        const char *y = b->data() + i * stride;
        const ElementMember *member = differingMember(x, y, type, tolerance);
        if (member == nullptr) continue;
        if (!found)
          found = Difference{.buffer = expected.name,
                             .element = first + i,
                             .member = member->name,
                             .expected = numberText(x + member->offset, member->kind),
                             .actual = numberText(y + member->offset, member->kind),
                             .elements = expected.bytes / stride};
        ++found->count;
      }
    first += count;
  }
  return found;
}

} // namespace warpgrain::execute
