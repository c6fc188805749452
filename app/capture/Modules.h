// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::capture {

/// The cubins that the driver has loaded, as far as they have a kernel that is asked for.
class Modules {
public:
  explicit Modules(std::string wanted) : wanted_(std::move(wanted)) {}

  void add(std::uint32_t id, std::string cubin);
  void remove(std::uint32_t id);

  /// The cubin that has a kernel. Fails (input) where none has, or where several have kernels of that name with other
  /// machine code: which of them runs is not known then.
  Result<std::string> find(const std::string &kernel) const;

private:
  struct Loaded {
    std::uint32_t id = 0;
    std::string cubin;
  };

  std::string wanted_;
  std::vector<Loaded> loaded_;
};

} // namespace warpgrain::capture
