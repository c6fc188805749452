// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace warpgrain::runner {

/// Lines over a socket. Owns the descriptor.
class Channel {
public:
  using Clock = std::chrono::steady_clock;

  explicit Channel(int descriptor) : descriptor_(descriptor) {}

  Channel(Channel &&other) noexcept;
  Channel(const Channel &) = delete;
  Channel &operator=(const Channel &) = delete;
  Channel &operator=(Channel &&) = delete;
  ~Channel();

  /// The next line without its end; nullopt where the other side is gone or the deadline has passed.
  std::optional<std::string> readLine(std::optional<Clock::time_point> deadline);

  /// False where the other side is gone.
  bool writeLine(std::string_view line);

  /// True where the last readLine ended because of the deadline.
  bool timedOut() const { return timedOut_; }

private:
  int descriptor_;
  std::string pending_;
  bool timedOut_ = false;
};

} // namespace warpgrain::runner
