// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Channel.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace warpgrain::runner {

namespace {

/// A reply with all its samples is far shorter; longer is a mistake of the other side.
constexpr std::size_t maximumLine = std::size_t{64} << 20U;

int millisecondsUntil(const std::optional<Channel::Clock::time_point> &deadline) {
  if (!deadline) return -1;
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(*deadline - Channel::Clock::now()).count();
  return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1000000));
}

} // namespace

Channel::Channel(Channel &&other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), pending_(std::move(other.pending_)) {}

Channel::~Channel() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::optional<std::string> Channel::readLine(std::optional<Clock::time_point> deadline) {
  timedOut_ = false;
  std::array<char, 65536> piece{};
  std::size_t searched = 0;
  while (true) {
    if (const std::size_t end = pending_.find('\n', searched); end != std::string::npos) {
      std::string line = pending_.substr(0, end);
      pending_.erase(0, end + 1);
      return line;
    }
    searched = pending_.size();
    if (searched > maximumLine) return std::nullopt;
    pollfd waiting{.fd = descriptor_, .events = POLLIN, .revents = 0};
    const int ready = ::poll(&waiting, 1, millisecondsUntil(deadline));
    if (ready < 0 && errno == EINTR) continue;
    if (ready == 0 && deadline && Clock::now() >= *deadline) {
      timedOut_ = true;
      return std::nullopt;
    }
    if (ready == 0) continue;
    const ssize_t got = ::recv(descriptor_, piece.data(), piece.size(), 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return std::nullopt;
    pending_.append(piece.data(), static_cast<std::size_t>(got));
  }
}

bool Channel::writeLine(std::string_view line) {
  const std::string whole = std::string(line) + "\n";
  std::string_view rest = whole;
  while (!rest.empty()) {
    const ssize_t sent = ::send(descriptor_, rest.data(), rest.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) return false;
    rest.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

} // namespace warpgrain::runner
