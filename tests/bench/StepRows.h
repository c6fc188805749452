// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/RefusalKinds.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace warpgrain::bench {

/// The steps of one word that a kernel is offered, and what became of them. Steps that differ in numbers only, as
/// "split k 8" and "split k 16", are one choice.
struct StepRow {
  std::string file;   ///< below the folder
  std::string kernel; ///< its name; empty for a row of the whole file
  std::string place;  ///< file and offset of the kernel, which tell it from others of its name
  std::string word;   ///< "unroll"
  int offered = 0;
  int legal = 0;
  int legalIf = 0;
  int made = 0;         ///< choices that are allowed, were made, and parse without errors
  int broken = 0;       ///< choices that are allowed and were not
  std::string compiled; ///< the step that nvcc was given
  std::string outcome;  ///< "yes", "no", "original does not"; or what went wrong: "crashed", "too slow"
  std::string reason;   ///< the commonest kind of reason against those not allowed, or of the error
};

std::string stepTableHead(const std::string &command);
std::string toCsv(const StepRow &row);
/// One line of JSON: what the process that looks at a file tells the one that asked it to.
std::string toLine(const StepRow &row);
/// Nothing where the line is none of those.
StepRow fromLine(std::string_view line);

/// Sums over kernels.
class StepTotals {
public:
  void add(const StepRow &row);
  /// A line for each word, and one for each kind of reason.
  std::string table() const;
  bool hasFaults() const;

private:
  struct OfWord {
    int kernels = 0;
    int allowed = 0; ///< kernels that a step of this word is allowed for
    int offered = 0;
    int allowedSteps = 0;
    int made = 0;
    int broken = 0;
    std::map<std::string, int> outcomes;
    RefusalKinds refusals; ///< of kernels that no step of this word is allowed for
  };

  std::map<std::string, OfWord> words_;
  int faults_ = 0;
};

} // namespace warpgrain::bench
