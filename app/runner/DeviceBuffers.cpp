// SPDX-License-Identifier: Apache-2.0
#include "app/runner/DeviceBuffers.h"

#include "core/measure/Relocations.h"

#include <algorithm>
#include <cstring>
#include <memory>

namespace warpgrain::runner {

using measure::Buffer;
using measure::Failure;

namespace {

// Neither 0, nor -1, nor a float that a kernel would write by chance.
constexpr unsigned char guardByte = 0xa5;

} // namespace

std::uint64_t DeviceBuffers::neededBytes(const measure::Bundle &bundle) {
  std::uint64_t total = 0;
  for (const Buffer &buffer : bundle.buffers)
    total += buffer.bytes * (buffer.written ? 2 : 1) + 2 * guardBytes;
  return total;
}

DeviceBuffers::~DeviceBuffers() {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (places_[i].block != 0) memory_.keep(places_[i].block, bundle_.buffers[i].bytes + 2 * guardBytes);
    if (places_[i].original != 0) memory_.keep(places_[i].original, bundle_.buffers[i].bytes);
  }
}

Problem DeviceBuffers::allocateOne(const Buffer &buffer, Place &place) {
  const Driver &d = gpu_.driver();
  const auto noMemory = [&](driver::Status status) -> Problem {
    return {{Failure::memory, "The GPU's memory does not hold buffer " + buffer.name + " of " +
                                  std::to_string(buffer.bytes) + " bytes (" + d.nameOf(status) +
                                  "); all buffers take " + std::to_string(neededBytes(bundle_)) +
                                  " bytes with their copies. Make them smaller or close other programs on the GPU."}};
  };
  if (const auto status = memory_.take(&place.block, buffer.bytes + 2 * guardBytes); status != driver::success)
    return noMemory(status);
  place.begin = place.block + guardBytes;
  if (buffer.written)
    if (const auto status = memory_.take(&place.original, buffer.bytes); status != driver::success)
      return noMemory(status);
  for (const auto status : {d.fillBytes(place.block, guardByte, guardBytes, gpu_.stream()),
                            d.fillBytes(place.begin + buffer.bytes, guardByte, guardBytes, gpu_.stream())})
    if (status != driver::success) return {{Failure::other, "Buffers cannot be filled (" + d.nameOf(status) + ")."}};
  return std::nullopt;
}

Problem DeviceBuffers::placeVariable(const Buffer &buffer, Place &place, const FindVariable &findVariable) {
  const auto [begin, bytes] = findVariable(buffer.symbol);
  if (begin == 0) {
    // The compiler leaves out what the kernels of a module do not use.
    if (!buffer.written) return std::nullopt;
    return {{Failure::symbol, "The module has no variable " + buffer.symbol + ", which the kernel should write."}};
  }
  if (bytes != buffer.bytes)
    return {{Failure::symbol, "The module's variable " + buffer.symbol + " has " + std::to_string(bytes) +
                                  " bytes; the bundle's has " + std::to_string(buffer.bytes) + "."}};
  place.begin = begin;
  if (!buffer.written) return std::nullopt;
  const auto status = memory_.take(&place.original, buffer.bytes);
  if (status == driver::success) return std::nullopt;
  return {{Failure::memory, "The GPU's memory does not hold a copy of variable " + buffer.symbol + " (" +
                                gpu_.driver().nameOf(status) + ")."}};
}

Result<measure::PieceVisitor> DeviceBuffers::relocating(std::size_t buffer, const std::string &pointers,
                                                        const measure::PieceVisitor &visit) const {
  if (pointers.empty()) return visit;
  auto relocations = readRelocations(bundle_, bundle_.buffers[buffer], pointers);
  if (!relocations) return std::unexpected(relocations.error());
  for (const measure::Relocation &one : *relocations)
    if (places_[one.buffer].begin == 0)
      return fail(ErrorKind::input, "Buffer " + bundle_.buffers[buffer].name + " holds the address of variable " +
                                        bundle_.buffers[one.buffer].symbol + ", which the module does not have.");
  auto relocator = std::make_shared<measure::Relocator>(std::move(*relocations),
                                                        [this](std::size_t other) { return addressOf(other); });
  auto copy = std::make_shared<std::vector<std::byte>>();
  return [relocator, copy, visit](std::uint64_t offset, std::span<const std::byte> bytes) {
    copy->assign(bytes.begin(), bytes.end());
    relocator->apply(offset, *copy);
    return visit(offset, *copy);
  };
}

Result<void> DeviceBuffers::visitContent(std::size_t buffer, const measure::PieceVisitor &visit) const {
  const auto visitor = relocating(buffer, bundle_.buffers[buffer].pointers, visit);
  if (!visitor) return std::unexpected(visitor.error());
  return contents_.visit(buffer, *visitor);
}

Result<void> DeviceBuffers::visitExpected(std::size_t buffer, const measure::PieceVisitor &visit) const {
  const Buffer &about = bundle_.buffers[buffer];
  const auto visitor = relocating(buffer, about.expectedPointers, visit);
  if (!visitor) return std::unexpected(visitor.error());
  return visitFile(bundle_, about.expected, about.bytes, *visitor);
}

Problem DeviceBuffers::fillOne(std::size_t index) const {
  const Buffer &buffer = bundle_.buffers[index];
  const driver::Address first = buffer.written ? places_[index].original : places_[index].begin;
  if (first == 0) return std::nullopt;
  const auto filled = visitContent(index, [&](std::uint64_t offset, auto bytes) -> Result<void> {
    const auto status = gpu_.driver().copyToDevice(first + offset, bytes.data(), bytes.size());
    if (status == driver::success) return {};
    return fail(ErrorKind::tool, "Buffer " + buffer.name + " cannot be filled (" + gpu_.driver().nameOf(status) + ").");
  });
  if (!filled) return {{Failure::other, filled.error().message}};
  return std::nullopt;
}

Problem DeviceBuffers::allocate(const FindVariable &findVariable) {
  places_.resize(bundle_.buffers.size());
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Buffer &buffer = bundle_.buffers[i];
    auto problem =
        buffer.symbol.empty() ? allocateOne(buffer, places_[i]) : placeVariable(buffer, places_[i], findVariable);
    if (problem) return problem;
  }
  // Contents may hold the addresses of all of them.
  for (std::size_t i = 0; i < places_.size(); ++i)
    if (auto problem = fillOne(i)) return problem;
  if (const auto status = restore(); status != driver::success)
    return {{Failure::other, "Buffers cannot be filled (" + gpu_.driver().nameOf(status) + ")."}};
  if (const auto status = gpu_.driver().waitForStream(gpu_.stream()); status != driver::success)
    return {{Failure::other, "Buffers cannot be filled (" + gpu_.driver().nameOf(status) + ")."}};
  return std::nullopt;
}

driver::Status DeviceBuffers::restore(bool alsoUnread) const {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (places_[i].original == 0 || !(alsoUnread || bundle_.buffers[i].read)) continue;
    const auto status =
        gpu_.driver().copyOnDevice(places_[i].begin, places_[i].original, bundle_.buffers[i].bytes, gpu_.stream());
    if (status != driver::success) return status;
  }
  return driver::success;
}

Result<void> DeviceBuffers::read(std::size_t buffer, std::uint64_t offset, std::span<std::byte> out) const {
  const auto status = gpu_.driver().copyToHost(out.data(), places_[buffer].begin + offset, out.size());
  if (status != driver::success) return fail(ErrorKind::tool, gpu_.driver().faultSentence(status));
  return {};
}

Problem DeviceBuffers::checkGuard(const Buffer &buffer, driver::Address guard, bool before) const {
  std::vector<unsigned char> bytes(guardBytes);
  const auto status = gpu_.driver().copyToHost(bytes.data(), guard, bytes.size());
  if (status != driver::success) return {{Failure::fault, gpu_.driver().faultSentence(status)}};
  const auto touched = std::ranges::find_if(bytes, [](unsigned char byte) { return byte != guardByte; });
  if (touched == bytes.end()) return std::nullopt;
  const auto last = std::find_if(bytes.rbegin(), bytes.rend(), [](unsigned char byte) { return byte != guardByte; });
  const std::ptrdiff_t distance = before ? last - bytes.rbegin() + 1 : touched - bytes.begin();
  return {{Failure::outOfBounds, "The kernel wrote outside buffer " + buffer.name + ", " + std::to_string(distance) +
                                     " bytes " + (before ? "before its begin." : "behind its end.")}};
}

Problem DeviceBuffers::checkUntouched() const {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Buffer &buffer = bundle_.buffers[i];
    if (places_[i].begin == 0) continue;
    if (buffer.symbol.empty()) {
      if (auto problem = checkGuard(buffer, places_[i].begin - guardBytes, true)) return problem;
      if (auto problem = checkGuard(buffer, places_[i].begin + buffer.bytes, false)) return problem;
    }
    if (buffer.written) continue;
    std::vector<std::byte> now(static_cast<std::size_t>(std::min<std::uint64_t>(buffer.bytes, measure::maximumPiece)));
    bool changed = false;
    const auto compared = visitContent(i, [&](std::uint64_t offset, auto bytes) -> Result<void> {
      if (auto got = read(i, offset, std::span(now).first(bytes.size())); !got) return got;
      changed = changed || std::memcmp(now.data(), bytes.data(), bytes.size()) != 0;
      return {};
    });
    if (!compared) return {{Failure::other, compared.error().message}};
    if (changed)
      return {{Failure::outOfBounds,
               "The kernel wrote into buffer " + buffer.name + ", which the bundle says is only read."}};
  }
  return std::nullopt;
}

} // namespace warpgrain::runner
