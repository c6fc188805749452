// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Bundle.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::measure {

/// A number for a content, FNV-1a with 64 bits: to see that a file is another one, not to defend against anyone.
class Fingerprint {
public:
  void add(std::string_view bytes);

  /// 16 hexadecimal digits.
  std::string text() const;

private:
  std::uint64_t value_ = 0xcbf29ce484222325U;
};

/// For each variant, the fingerprint of everything that its time and output depend on: buffers and their files,
/// arguments, how it is measured, the baseline and the variant with their modules. A result with the same fingerprint,
/// of the same GPU, need not be made again. 16 hexadecimal digits each. Fails (input) where a file cannot be read.
Result<std::vector<std::string>> fingerprintsOf(const Bundle &bundle);

} // namespace warpgrain::measure
