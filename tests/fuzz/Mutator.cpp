// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/Mutator.h"

#include <cstdlib>

namespace warpgrain::tests {

Mutator::Mutator(std::uint32_t seed, std::vector<std::string> words, std::vector<std::string> samples)
    : random_(seed), words_(std::move(words)), samples_(std::move(samples)) {}

std::string Mutator::next() {
  switch (below(4)) {
  case 0:
    return fromWords();
  case 1:
    return fromBytes();
  case 2:
    return damaged(anyOf(samples_) + anyOf(samples_));
  default:
    return damaged(anyOf(samples_));
  }
}

std::string Mutator::fromWords() {
  std::string text;
  for (std::size_t i = below(24); i > 0; --i)
    text += anyOf(words_) + (below(3) == 0 ? "" : " ");
  return text;
}

std::string Mutator::fromBytes() {
  std::string text(below(64), '\0');
  for (char &c : text)
    c = static_cast<char>(below(2) == 0 ? below(256) : ' ' + below(95));
  return text;
}

std::string Mutator::damaged(std::string text) {
  for (std::size_t i = below(8); i > 0; --i) {
    const std::size_t at = below(text.size() + 1);
    const std::size_t length = below(text.size() - at + 1);
    switch (below(5)) {
    case 0:
      text.insert(at, anyOf(words_));
      break;
    case 1:
      text.insert(at, 1, static_cast<char>(below(256)));
      break;
    case 2:
      text.erase(at, 1 + below(4));
      break;
    case 3:
      text.erase(at, length);
      break;
    default:
      text.insert(at, std::string(text, at, length));
      break;
    }
    if (text.size() > 4096) text.resize(4096);
  }
  return text;
}

int environmentNumber(const char *name, int otherwise) {
  const char *value = std::getenv(name);
  return value != nullptr ? std::atoi(value) : otherwise;
}

} // namespace warpgrain::tests
