// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Bundle.h"

#include <cstddef>
#include <span>
#include <vector>

namespace warpgrain::runner {

/// The baseline's outputs, in memory that the worker processes share. Its first byte says whether they are there.
class Reference {
public:
  /// A descriptor of memory that the programs which are started can be handed. Fails (tool) where there is none.
  static Result<int> create();

  /// Makes fresh memory of it for the outputs of a bundle; nobody may use what was mapped before. Fails (tool) where
  /// there is too little.
  static Result<void> renew(int descriptor, const measure::Bundle &bundle);

  /// Maps what renew() made.
  static Result<Reference> map(const measure::Bundle &bundle, int descriptor);

  Reference(Reference &&other) noexcept;
  Reference(const Reference &) = delete;
  Reference &operator=(const Reference &) = delete;
  Reference &operator=(Reference &&) = delete;
  ~Reference();

  bool isThere() const { return memory_.front() != std::byte{0}; }

  void setThere() { memory_.front() = std::byte{1}; }

  /// The place of a buffer that is written.
  std::span<std::byte> of(std::size_t buffer) { return memory_.subspan(offsets_[buffer], lengths_[buffer]); }

private:
  Reference() = default;

  std::span<std::byte> memory_;
  std::vector<std::size_t> offsets_;
  std::vector<std::size_t> lengths_;
};

} // namespace warpgrain::runner
