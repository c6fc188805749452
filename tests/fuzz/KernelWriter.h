// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelGenerator.h"
#include "tests/fuzz/RandomText.h"

#include <array>
#include <string>
#include <vector>

namespace warpgrain::tests {

inline constexpr int outputsPerThread = 6;

/// Writes a kernel from left to right. Scopes are tracked, so that every name is declared where it is used; expressions
/// are made of what is in scope. Each thread has elements of its own in the output: all but the last one may be written
/// anywhere.
class KernelWriter : public RandomText {
public:
  KernelWriter(std::uint32_t seed, std::string name) : RandomText(seed) { kernel_.name = std::move(name); }

  virtual ~KernelWriter() = default;

  /// Some statements, a level further in than `level`. `together`: every thread of the block that has not returned
  /// comes here, so that a barrier may stand here.
  virtual void body(int level, bool together) = 0;

  const std::string &kernelName() const { return kernel_.name; }

  int threads() const { return kernel_.block[0] * kernel_.block[1] * kernel_.block[2]; }

  int blocks() const { return kernel_.grid[0] * kernel_.grid[1] * kernel_.grid[2]; }

  /// "<cuda_fp16.h>", once for the program.
  void include(const std::string &header);

  /// Open and close a scope with its braces.
  void open(const std::string &words);
  void close(const std::string &words = "}");

  /// The three ways to give a variable its first value.
  std::string initialized(const std::string &value);

  /// The same for all threads of a block.
  std::string uniformExpression(int depth = 0);
  std::string expression(int depth = 0);
  std::string condition(bool uniform);

  /// One of several spellings.
  template <std::size_t N>
  std::string any(const std::array<const char *, N> &spellings) {
    return spellings[static_cast<std::size_t>(pick(static_cast<int>(N)))];
  }

  std::string fresh(const char *lead) { return lead + std::to_string(++names_); }

  /// Mutable variables only: indices stay what they are. Empty where there is none.
  std::string mutableVariable();
  std::string mutableUniform();
  /// A mutable variable, declared here where there is none.
  std::string someVariable();

  void addVarying(const std::string &name) { varying_.push_back(name); }

  void addUniform(const std::string &name) { uniform_.push_back(name); }

  /// Of four ints.
  void addArray(const std::string &name) { arrays_.push_back(name); }

  /// A new variable that is read from here on.
  void declare(const std::string &value);

  /// The place of one of the thread's own outputs that anything may be written to.
  std::string ownOutput();

protected:
  void indices();
  void helpers();
  void output();

  GeneratedKernel kernel_;
  std::vector<std::string> varying_;
  std::vector<std::string> uniform_;
  std::vector<std::string> arrays_;
  std::vector<std::array<std::size_t, 3>> scopes_;

private:
  int names_ = 0;
  std::string pointer_;
  std::string size_; ///< a function that reads blockDim
  std::string at_;   ///< one that reads threadIdx
};

} // namespace warpgrain::tests
