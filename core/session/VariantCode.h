// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/build/PtxasLog.h"
#include "core/build/code/CodeListing.h"
#include "core/session/VariantBuilder.h"

#include <string>
#include <vector>

namespace warpgrain::session {

/// The code that the compiler makes of one kernel: of a template, of one instance.
struct KernelCode {
  build::KernelResources resources;
  build::CodeListing ptx;
  Result<build::CodeListing> sass; ///< the error says why there is none
};

/// What a variant's kernel is compiled to.
struct VariantCode {
  std::vector<KernelCode> kernels; ///< the instance with most registers first; at least one
  std::vector<std::string> notes;  ///< sentences a person should know when reading it
};

/// Compiles a variant's text with line numbers and takes its code apart. Errors: those of
/// VariantBuilder::buildWithCode.
Result<VariantCode> codeOf(const VariantBuilder &builder, const Variant &variant, const CancellationToken &cancel = {});

} // namespace warpgrain::session
