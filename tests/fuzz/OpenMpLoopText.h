// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/RandomText.h"

#include <initializer_list>
#include <string>
#include <vector>

namespace warpgrain::tests {

/// Random loops that threads share out, for the memory that OpenMpGenerator declares. An iteration writes its own
/// element of one array and reads elements of others; values stay small.
class OpenMpLoopText {
public:
  explicit OpenMpLoopText(RandomText &dice) : dice_(dice) {}

  struct Place {
    bool isInRegion = false;
    std::vector<std::string> privates; ///< of the region
  };

  struct Loop {
    std::string clauses;
    std::string head;
    std::string body;
  };

  Loop loop(const Place &place);

  /// An int, made of what iteration `counter` may read.
  std::string expression(const std::string &counter, int depth = 0);

  /// The same, from -100 to 100.
  std::string small(const std::string &counter) { return "(" + expression(counter) + ") % 101"; }

  std::string oneOf(std::initializer_list<const char *> words) {
    return *(words.begin() + dice_.pick(static_cast<int>(words.size())));
  }

private:
  void head(Loop &out, const Place &place);
  void body(Loop &out, const Place &place);
  void privates(const Place &place);
  void locals();
  void updates();
  void branches();
  void shared();
  void reductions(Loop &out);
  std::string leaf(const std::string &counter);
  std::string element(const std::string &counter);

  void add(const std::string &statement) { body_ += statement + " "; }

  RandomText &dice_;
  std::string counter_;
  std::string body_;
  std::string own_;                 ///< what the iteration computes
  std::string written_;             ///< the array of which it writes an element
  std::vector<std::string> values_; ///< variables that have a value in the iteration
  bool mayContinue_ = false;
};

} // namespace warpgrain::tests
