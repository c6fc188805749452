// SPDX-License-Identifier: Apache-2.0
#include "core/measure/BufferFill.h"

#include "core/measure/BundlePath.h"

#include <algorithm>
#include <fstream>

namespace warpgrain::measure {

Result<void> visitFile(const Bundle &bundle, const std::string &name, std::uint64_t bytes, const PieceVisitor &visit,
                       std::uint64_t stride) {
  const auto path = fileInside(bundle.folder, name);
  if (!path) return std::unexpected(path.error());
  std::ifstream in(*path, std::ios::binary);
  std::vector<std::byte> piece(static_cast<std::size_t>(std::min<std::uint64_t>(bytes, pieceBytes(stride))));
  for (std::uint64_t offset = 0; offset < bytes;) {
    const auto length = static_cast<std::size_t>(std::min<std::uint64_t>(bytes - offset, piece.size()));
    in.read(reinterpret_cast<char *>(piece.data()), static_cast<std::streamsize>(length));
    if (static_cast<std::size_t>(in.gcount()) != length)
      return fail(ErrorKind::input, "The bundle's file " + name + " ends after " +
                                        std::to_string(offset + static_cast<std::uint64_t>(in.gcount())) + " of " +
                                        std::to_string(bytes) + " bytes; copy it again.");
    if (auto done = visit(offset, std::span(piece).first(length)); !done) return done;
    offset += length;
  }
  return {};
}

Result<void> visitFill(const Bundle &bundle, const Buffer &buffer, const PieceVisitor &visit) {
  if (buffer.fill.kind == FillKind::file) return visitFile(bundle, buffer.fill.file, buffer.bytes, visit);
  const std::uint64_t stride = buffer.element.strideBytes;
  std::vector<std::byte> piece(static_cast<std::size_t>(std::min<std::uint64_t>(buffer.bytes, pieceBytes(stride))));
  for (std::uint64_t offset = 0; offset < buffer.bytes;) {
    const auto length = static_cast<std::size_t>(std::min<std::uint64_t>(buffer.bytes - offset, piece.size()));
    const std::span<std::byte> part = std::span(piece).first(length);
    fillElements(part, buffer.element, buffer.fill, offset / stride);
    if (auto done = visit(offset, part); !done) return done;
    offset += length;
  }
  return {};
}

} // namespace warpgrain::measure
