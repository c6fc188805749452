// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <utility>

namespace warpgrain {

/// An open file descriptor, closed when it goes. Never 0, 1 or 2, so that the dup2 calls of a process that is started
/// cannot clash, and never inherited by a program that another thread starts.
class Descriptor {
public:
  Descriptor() = default;

  /// Takes a descriptor that was opened close-on-exec. A negative one gives an object that is not valid.
  explicit Descriptor(int number);

  Descriptor(Descriptor &&other) noexcept : number_(std::exchange(other.number_, -1)) {}

  Descriptor &operator=(Descriptor &&other) noexcept;
  Descriptor(const Descriptor &) = delete;
  Descriptor &operator=(const Descriptor &) = delete;

  ~Descriptor() { reset(); }

  bool valid() const { return number_ >= 0; }

  int number() const { return number_; }

  void reset();

  /// Appends what can be read now, and closes itself where the other side has. The descriptor must be non-blocking.
  void readAvailable(std::string &text);

private:
  int number_ = -1;
};

} // namespace warpgrain
