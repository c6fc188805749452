// SPDX-License-Identifier: Apache-2.0
#include "core/base/Descriptor.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace warpgrain {

Descriptor::Descriptor(int number) : number_(number) {
  if (number < 0 || number > 2) return;
  number_ = ::fcntl(number, F_DUPFD_CLOEXEC, 3);
  ::close(number);
}

Descriptor &Descriptor::operator=(Descriptor &&other) noexcept {
  if (this != &other) {
    reset();
    number_ = std::exchange(other.number_, -1);
  }
  return *this;
}

void Descriptor::reset() {
  if (valid()) ::close(std::exchange(number_, -1));
}

void Descriptor::readAvailable(std::string &text) {
  std::array<char, 65536> piece{};
  while (valid()) {
    const ssize_t got = ::read(number_, piece.data(), piece.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0 && errno == EAGAIN) return;
    if (got <= 0) return reset();
    text.append(piece.data(), static_cast<std::size_t>(got));
  }
}

} // namespace warpgrain
