// SPDX-License-Identifier: Apache-2.0
#include "app/runner/KeptContents.h"

#include "core/measure/BundlePath.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <sys/stat.h>

namespace warpgrain::runner {

namespace {

/// Empty where a buffer's content is no file's, or the file is not there.
std::string fileOf(const measure::Bundle &bundle, const measure::Buffer &buffer) {
  if (buffer.fill.kind != measure::FillKind::file) return "";
  const auto path = measure::fileInside(bundle.folder, buffer.fill.file);
  struct stat about{};
  if (!path || ::stat(path->c_str(), &about) != 0) return "";
  return std::to_string(about.st_dev) + ' ' + std::to_string(about.st_ino) + ' ' + std::to_string(about.st_size) + ' ' +
         std::to_string(about.st_mtim.tv_sec) + ' ' + std::to_string(about.st_mtim.tv_nsec);
}

bool isSame(const measure::Buffer &one, const measure::Buffer &other) {
  if (one.bytes != other.bytes || one.fill.kind != other.fill.kind) return false;
  // A file lies at another path in another bundle.
  return one.fill.kind == measure::FillKind::file || (one.element == other.element && one.fill == other.fill);
}

} // namespace

void KeptContents::turnTo(const measure::Bundle &bundle) {
  std::vector<Kept> before = std::move(contents_);
  bundle_ = &bundle;
  contents_.clear();
  std::uint64_t bytes = 0;
  for (const measure::Buffer &buffer : bundle.buffers) {
    bytes += buffer.bytes;
    contents_.push_back({.buffer = buffer, .file = fileOf(bundle, buffer), .bytes = {}});
  }
  keeps_ = bytes <= maximumBytes;
  if (!keeps_) return;
  for (Kept &kept : contents_) {
    const auto found = std::ranges::find_if(before, [&kept](const Kept &old) {
      return !old.bytes.empty() && isSame(old.buffer, kept.buffer) && old.file == kept.file &&
             (kept.buffer.fill.kind != measure::FillKind::file || !kept.file.empty());
    });
    if (found == before.end()) continue;
    kept.bytes = std::move(found->bytes);
    found->bytes.clear();
  }
}

Result<void> KeptContents::visit(std::size_t buffer, const measure::PieceVisitor &visit) {
  const measure::Buffer &about = bundle_->buffers[buffer];
  if (!keeps_) return visitFill(*bundle_, about, visit);
  std::vector<std::byte> &content = contents_[buffer].bytes;
  if (content.empty()) {
    std::vector<std::byte> made(static_cast<std::size_t>(about.bytes));
    const auto done = visitFill(*bundle_, about, [&made](std::uint64_t offset, auto bytes) -> Result<void> {
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
