// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// Makes texts that a parser does not expect: out of words it knows, out of random bytes, and out of good texts that
/// are damaged. The same seed gives the same texts.
class Mutator {
public:
  /// Words are what random texts are made of beside bytes; samples are good texts.
  Mutator(std::uint32_t seed, std::vector<std::string> words, std::vector<std::string> samples);

  std::string next();

private:
  std::size_t below(std::size_t limit) { return random_() % limit; }

  const std::string &anyOf(const std::vector<std::string> &texts) { return texts[below(texts.size())]; }

  std::string fromWords();
  std::string fromBytes();
  std::string damaged(std::string text);

  std::mt19937 random_;
  std::vector<std::string> words_;
  std::vector<std::string> samples_;
};

/// A number from the environment: WARPGRAIN_FUZZ_SEED and WARPGRAIN_FUZZ_ROUNDS explore further.
int environmentNumber(const char *name, int otherwise);

} // namespace warpgrain::tests
