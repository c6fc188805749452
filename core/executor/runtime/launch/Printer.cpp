// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/launch/Printer.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <utility>

namespace warpgrain::executor {

namespace {

/// The device's own default (cudaLimitPrintfFifoSize).
constexpr std::size_t keptBytes = std::size_t{1} << 20U;

/// Takes values out of the device's argument buffer.
class Arguments {
public:
  explicit Arguments(const std::byte *bytes) : bytes_(bytes) {}

  template <typename T>
  T next() {
    offset_ = (offset_ + sizeof(T) - 1) / sizeof(T) * sizeof(T);
    T value;
    std::memcpy(&value, bytes_ + offset_, sizeof value);
    offset_ += sizeof value;
    return value;
  }

private:
  const std::byte *bytes_;
  std::size_t offset_ = 0;
};

template <typename T>
std::string formatted(const std::string &specification, T value) {
  std::array<char, 512> small{};
  const int length = std::snprintf(small.data(), small.size(), specification.c_str(), value);
  if (length < 0) return {};
  if (static_cast<std::size_t>(length) < small.size()) return {small.data(), static_cast<std::size_t>(length)};
  std::string large(static_cast<std::size_t>(length) + 1, '\0');
  (void)std::snprintf(large.data(), large.size(), specification.c_str(), value);
  large.pop_back();
  return large;
}

/// Formats one conversion: flags, width and precision with their stars filled in, length and letter.
std::string conversion(const std::string &lead, std::string_view length, char letter, Arguments &arguments) {
  const std::string_view integers = "diouxX";
  if (integers.find(letter) != std::string_view::npos) {
    const bool isWide = length.find_first_of("lzjt") != std::string_view::npos;
    if (isWide) return formatted(lead + "ll" + letter, arguments.next<long long>());
    return formatted(lead + std::string(length) + letter, arguments.next<int>());
  }
  if (letter == 'c') return formatted(lead + letter, arguments.next<int>());
  if (letter == 'p') return formatted(lead + letter, arguments.next<void *>());
  if (letter == 's') {
    const char *text = arguments.next<const char *>();
    return formatted(lead + letter, text != nullptr ? text : "(null)");
  }
  return formatted(lead + letter, arguments.next<double>());
}

} // namespace

int Printer::print(const char *format, const std::byte *bytes) {
  std::string out;
  int count = 0;
  Arguments arguments(bytes);
  const std::string_view text(format);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    if (i + 1 < text.size() && text[i + 1] == '%') {
      out += text[++i];
      continue;
    }
    std::string lead = "%";
    for (++i; i < text.size() && std::string_view("-+ #0123456789.*").find(text[i]) != std::string_view::npos; ++i)
      lead += text[i] == '*' ? std::to_string(arguments.next<int>()) : std::string(1, text[i]);
    const std::size_t begin = i;
    while (i < text.size() && std::string_view("hlLzjt").find(text[i]) != std::string_view::npos)
      ++i;
    if (i >= text.size()) break;
    if (std::string_view("diouxXcspfFeEgGaA").find(text[i]) == std::string_view::npos) {
      out += lead + std::string(text.substr(begin, i + 1 - begin)); // as it stands, as the device prints it
      continue;
    }
    out += conversion(lead, text.substr(begin, i - begin), text[i], arguments);
    ++count;
  }
  const std::scoped_lock lock(mutex_);
  if (text_.size() + out.size() > keptBytes)
    isCut_ = true;
  else
    text_ += out;
  return count;
}

std::string Printer::text() {
  const std::scoped_lock lock(mutex_);
  return text_;
}

std::string Printer::take() {
  const std::scoped_lock lock(mutex_);
  isCut_ = false;
  return std::exchange(text_, {});
}

} // namespace warpgrain::executor
