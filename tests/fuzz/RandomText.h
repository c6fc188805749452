// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <random>
#include <string>

namespace warpgrain::tests {

/// What generators of kernels write with: dice, and lines that are indented by their blocks.
class RandomText {
public:
  explicit RandomText(std::uint32_t seed) : random_(seed) {}

  /// From 0 to below `below`.
  int pick(int below) { return static_cast<int>(random_() % static_cast<std::uint32_t>(below)); }

  /// One time in `of`.
  bool chance(int of) { return pick(of) == 0; }

  void line(const std::string &words) { text_ += std::string(2 * depth_, ' ') + words + "\n"; }

  void open(const std::string &words) {
    line(words);
    indent();
  }

  void close(const std::string &words = "}") {
    outdent();
    line(words);
  }

  void indent() { ++depth_; }

  void outdent() { --depth_; }

  std::string &text() { return text_; }

private:
  std::mt19937 random_;
  std::string text_;
  std::size_t depth_ = 0;
};

} // namespace warpgrain::tests
