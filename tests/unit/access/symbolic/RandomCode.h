// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// A kernel of random integer code, and the same code for the host, where `touch(site, index)` stands for every access.
struct RandomKernel {
  /// Indices into the array b count from here, those into a from 0.
  static constexpr std::int64_t secondArray = 1'000'000;

  std::string cuda;            ///< lines of a kernel "random(int *a, int *b, int n, int m)"
  std::string host;            ///< statements of a function body; uses tx, ty, bx, n and m
  std::vector<int> lineOfSite; ///< of each access in `cuda`, from 1
};

/// Writes integer code with declarations, assignments, branches, switches, loops of all kinds, jumps out of them, calls
/// of functions, templates, constructors and lambdas, records, local arrays, pointers, and variables that are changed
/// by their bytes; no value leaves the range of int, every loop ends, and no variable is read before it is set.
class RandomCode {
public:
  explicit RandomCode(unsigned seed) : random_(seed) {}

  RandomKernel kernel();

  /// What every kernel may call, in both languages.
  static std::string helpers();

private:
  void block(int statements, int depth, bool inLoop);
  void statement(int depth, bool inLoop);
  void loop(int depth);
  void access();
  void accessBehind();
  void movePointer();
  void alias();
  void element();
  void line(const std::string &text);
  void line(const std::string &cuda, const std::string &host);
  std::string expression(int depth);
  std::string small(int depth);
  std::string condition(int depth);
  std::string variable();
  std::string changeable();
  std::string fresh();

  int pick(int low, int high) { return std::uniform_int_distribution<int>(low, high)(random_); }

  bool chance(int percent) { return pick(1, 100) <= percent; }

  std::mt19937 random_;
  RandomKernel out_;
  int line_ = 0;
  int names_ = 0;
  std::vector<std::string> changeable_; ///< variables in scope that may be assigned
  std::vector<std::string> readable_;   ///< all variables in scope
  std::vector<std::string> pointers_;   ///< variables that lead into an array
};

} // namespace warpgrain::tests
