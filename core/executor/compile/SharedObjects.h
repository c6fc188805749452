// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/ASTConsumer.h>

#include <memory>

namespace warpgrain::executor {

/// Returns a consumer that allows __shared__ variables of the libcu++ types cuda::barrier and
/// cuda::pipeline_shared_state. nvcc accepts any default-constructible type for a __shared__ variable, with a warning,
/// and does not run the constructor; Clang rejects non-trivial constructors and destructors. The consumer marks those
/// of the libcu++ types as trivial, since programs initialize the objects with init() or make_pipeline() (libcu++,
/// "cuda::barrier"). The program's own classes do not change.
std::unique_ptr<clang::ASTConsumer> sharedObjectsOfLibrary();

} // namespace warpgrain::executor
