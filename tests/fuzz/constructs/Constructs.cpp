// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/constructs/Constructs.h"

namespace warpgrain::tests {

const std::vector<Construct> &constructs() {
  static const std::vector<Construct> all{memoryCalls(),      pipelineCopies(), groupCopies(), jumps(),
                                          switches(),         conditionals(),   lambdas(),     unions(),
                                          vectorTypes(),      halves(),         records(),     statementMacros(),
                                          functionPointers(), declarations(),   bindings()};
  return all;
}

} // namespace warpgrain::tests
