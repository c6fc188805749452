// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <mutex>
#include <string>

namespace warpgrain::executor {

/// Collects the output of printf in kernels, up to the size of the device's buffer. Thread-safe.
class Printer {
public:
  /// Formats as the device does. `arguments` holds the values one after the other, promoted as in C, each aligned to
  /// its size. Returns the number of arguments that were formatted.
  int print(const char *format, const std::byte *arguments);

  std::string text();

  /// Returns the text so far, and clears it.
  std::string take();

  bool isCut() const { return isCut_; }

private:
  std::mutex mutex_;
  std::string text_;
  bool isCut_ = false;
};

} // namespace warpgrain::executor
