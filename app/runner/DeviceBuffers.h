// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/DeviceMemory.h"
#include "app/runner/Gpu.h"
#include "app/runner/KeptContents.h"
#include "core/measure/BufferFill.h"
#include "core/measure/Bundle.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::runner {

/// Why something could not be done, in the words of a row.
using Problem = std::optional<std::pair<measure::Failure, std::string>>;

/// Where a variable of a module lies, and its size in bytes; address 0 where the module has none of that name.
using FindVariable = std::function<std::pair<driver::Address, std::uint64_t>(const std::string &symbol)>;

/// The buffers of a bundle in a GPU's memory: each with a guard before and behind it, and what is written with a copy
/// of its first content. Variables of the module lie where it has them, without guards.
class DeviceBuffers {
public:
  /// Bytes of each guard: a multiple of every alignment that cudaMalloc promises.
  static constexpr std::uint64_t guardBytes = 4096;

  /// All outlive it.
  DeviceBuffers(const Gpu &gpu, DeviceMemory &memory, const measure::Bundle &bundle, KeptContents &contents)
      : gpu_(gpu), memory_(memory), bundle_(bundle), contents_(contents) {}

  DeviceBuffers(const DeviceBuffers &) = delete;
  DeviceBuffers &operator=(const DeviceBuffers &) = delete;
  ~DeviceBuffers();

  /// What one process needs, in bytes of the GPU's memory.
  static std::uint64_t neededBytes(const measure::Bundle &bundle);

  Problem allocate(const FindVariable &findVariable);

  driver::Address addressOf(std::size_t buffer) const { return places_[buffer].begin; }

  /// Puts the first content back into what is written. Returns at once; the stream keeps the order.
  driver::Status restore() const { return restore(/*alsoUnread=*/true); }

  /// Likewise, but only into what the kernel reads too: enough for a launch that does as the first one did.
  driver::Status restoreRead() const { return restore(/*alsoUnread=*/false); }

  /// Sees whether the guards, and the buffers that are only read, are as they were.
  Problem checkUntouched() const;

  /// Hands out what a buffer should hold after a launch, by its file, with the addresses of this process.
  Result<void> visitExpected(std::size_t buffer, const measure::PieceVisitor &visit) const;

  /// Copies a part of a buffer to the host.
  Result<void> read(std::size_t buffer, std::uint64_t offset, std::span<std::byte> out) const;

private:
  struct Place {
    driver::Address begin = 0;
    driver::Address original = 0; ///< the copy; 0 where the buffer is only read
    driver::Address block = 0;    ///< with the guards; 0 where it is a variable of the module
  };

  driver::Status restore(bool alsoUnread) const;
  Problem allocateOne(const measure::Buffer &buffer, Place &place);
  Problem placeVariable(const measure::Buffer &buffer, Place &place, const FindVariable &findVariable);
  Problem fillOne(std::size_t buffer) const;
  /// What a buffer holds before a launch, with the addresses of this process.
  Result<void> visitContent(std::size_t buffer, const measure::PieceVisitor &visit) const;
  Result<measure::PieceVisitor> relocating(std::size_t buffer, const std::string &pointers,
                                           const measure::PieceVisitor &visit) const;
  Problem checkGuard(const measure::Buffer &buffer, driver::Address guard, bool before) const;

  const Gpu &gpu_;
  DeviceMemory &memory_;
  const measure::Bundle &bundle_;
  KeptContents &contents_;
  std::vector<Place> places_;
};

} // namespace warpgrain::runner
