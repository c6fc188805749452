// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Reference.h"

#include <cerrno>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

namespace warpgrain::runner {

namespace {

constexpr std::size_t headBytes = 64; // keeps the outputs aligned

std::size_t totalBytes(const measure::Bundle &bundle) {
  std::size_t total = headBytes;
  for (const measure::Buffer &buffer : bundle.buffers)
    if (buffer.written) total += static_cast<std::size_t>(buffer.bytes);
  return total;
}

std::unexpected<Error> noRoom(const measure::Bundle &bundle) {
  return fail(ErrorKind::tool, "This machine's memory does not hold the baseline's outputs, " +
                                   std::to_string(totalBytes(bundle)) + " bytes (" + std::strerror(errno) +
                                   "); make the buffers smaller.");
}

} // namespace

Result<int> Reference::create() {
  const int descriptor = ::memfd_create("warpgrain-outputs", MFD_CLOEXEC);
  if (descriptor >= 0) return descriptor;
  return fail(ErrorKind::tool, std::string("There is no memory for the baseline's outputs (") + std::strerror(errno) +
                                   "); close other programs.");
}

Result<void> Reference::renew(int descriptor, const measure::Bundle &bundle) {
  // What is cut off is lost, and comes back as zeros.
  if (::ftruncate(descriptor, 0) != 0 || ::ftruncate(descriptor, static_cast<off_t>(totalBytes(bundle))) != 0)
    return noRoom(bundle);
  return {};
}

Result<Reference> Reference::map(const measure::Bundle &bundle, int descriptor) {
  const std::size_t total = totalBytes(bundle);
  void *memory = ::mmap(nullptr, total, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  if (memory == MAP_FAILED) return noRoom(bundle);
  Reference out;
  out.memory_ = {static_cast<std::byte *>(memory), total};
  std::size_t at = headBytes;
  for (const measure::Buffer &buffer : bundle.buffers) {
    out.offsets_.push_back(at);
    out.lengths_.push_back(buffer.written ? static_cast<std::size_t>(buffer.bytes) : 0);
    at += out.lengths_.back();
  }
  return out;
}

Reference::Reference(Reference &&other) noexcept
    : memory_(std::exchange(other.memory_, {})), offsets_(std::move(other.offsets_)),
      lengths_(std::move(other.lengths_)) {}

Reference::~Reference() {
  if (!memory_.empty()) ::munmap(memory_.data(), memory_.size());
}

} // namespace warpgrain::runner
