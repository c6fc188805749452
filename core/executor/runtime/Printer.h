// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <mutex>
#include <string>

namespace warpgrain::executor {

/// Collects what printf in a kernel writes, as much as the device's own buffer holds.
class Printer {
public:
  /// Formats as the device does: `arguments` holds the values one after the other, each at a multiple of its size,
  /// promoted as C promotes them. The number of arguments that were formatted.
  int print(const char *format, const std::byte *arguments);

  std::string text();

  /// The text so far, which is forgotten.
  std::string take();

  bool isCut() const { return isCut_; }

private:
  std::mutex mutex_;
  std::string text_;
  bool isCut_ = false;
};

} // namespace warpgrain::executor
