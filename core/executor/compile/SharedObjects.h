// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/ASTConsumer.h>

#include <memory>

namespace warpgrain::executor {

/// Lets libcu++'s objects that live in shared memory stand there: cuda::barrier and cuda::pipeline_shared_state. nvcc
/// takes any object with a default constructor for a __shared__ variable, warns, and does not run it; Clang refuses one
/// whose constructor or destructor does something. Theirs are told to be trivial: programs give them their values by
/// init() or make_pipeline() (libcu++, "cuda::barrier"). Classes of the program's own stay as they are.
std::unique_ptr<clang::ASTConsumer> sharedObjectsOfLibrary();

} // namespace warpgrain::executor
