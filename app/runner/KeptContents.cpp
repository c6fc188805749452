// SPDX-License-Identifier: Apache-2.0
#include "app/runner/KeptContents.h"

#include <algorithm>
#include <cstring>
#include <span>

namespace warpgrain::runner {

KeptContents::KeptContents(const measure::Bundle &bundle) : bundle_(bundle), contents_(bundle.buffers.size()) {
  std::uint64_t bytes = 0;
  for (const measure::Buffer &buffer : bundle.buffers)
    bytes += buffer.bytes;
  keeps_ = bytes <= maximumBytes;
}

Result<void> KeptContents::visit(std::size_t buffer, const measure::PieceVisitor &visit) {
  const measure::Buffer &about = bundle_.buffers[buffer];
  if (!keeps_) return visitFill(bundle_, about, visit);
  std::vector<std::byte> &content = contents_[buffer];
  if (content.empty()) {
    std::vector<std::byte> made(static_cast<std::size_t>(about.bytes));
    const auto done = visitFill(bundle_, about, [&made](std::uint64_t offset, auto bytes) -> Result<void> {
      std::memcpy(made.data() + offset, bytes.data(), bytes.size());
      return {};
    });
    if (!done) return done;
    content = std::move(made);
  }
  const std::size_t piece = measure::pieceBytes(about.element.strideBytes);
  for (std::size_t offset = 0; offset < content.size(); offset += piece)
    if (auto done = visit(offset, std::span(content).subspan(offset, std::min(piece, content.size() - offset))); !done)
      return done;
  return {};
}

} // namespace warpgrain::runner
