// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/KernelWriter.h"

#include <vector>

namespace warpgrain::tests {

/// Where a statement stands.
struct Surroundings {
  int level = 0;        ///< of scopes around it
  bool together = true; ///< all threads of the block that have not returned come there: a barrier may stand there
};

/// A way of writing that kernels of real programs are full of. Whatever it writes has no data race and does the same in
/// every order of threads.
struct Construct {
  const char *name = "";
  void (*begin)(KernelWriter &out) = nullptr;   ///< what it needs before the kernel
  void (*declare)(KernelWriter &out) = nullptr; ///< what it needs at the kernel's begin
  void (*statement)(KernelWriter &out, Surroundings at) = nullptr;
  bool needsAllThreads = false; ///< none may have returned
};

/// All that leave most steps possible.
const std::vector<Construct> &constructs();

/// Ways to change a variable by another name than its own. Few steps are possible beside some of them.
const std::vector<Construct> &referenceConstructs();

// One file each.
Construct memoryCalls();
Construct pipelineCopies();
Construct groupCopies();
Construct jumps();
Construct switches();
Construct conditionals();
Construct bindings();
Construct declarations();
Construct lambdas();
Construct unions();
Construct vectorTypes();
Construct halves();
Construct records();
Construct statementMacros();
Construct functionPointers();

} // namespace warpgrain::tests
