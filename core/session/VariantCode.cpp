// SPDX-License-Identifier: Apache-2.0
#include "core/session/VariantCode.h"

#include "core/build/code/PtxListing.h"
#include "core/build/code/SassListing.h"

namespace warpgrain::session {

namespace {

Result<build::CodeListing> sassOf(const build::CodeTexts &code, const build::KernelResources &resources) {
  if (!code.sass) return std::unexpected(code.sass.error());
  if (auto listing = build::sassListing(*code.sass, resources.mangledName)) return *std::move(listing);
  return fail(ErrorKind::tool, "nvdisasm shows no code of " + resources.name + ".");
}

} // namespace

Result<VariantCode> codeOf(const VariantBuilder &builder, const Variant &variant, const CancellationToken &cancel) {
  auto built = builder.buildWithCode(variant, cancel);
  if (!built) return std::unexpected(built.error());
  VariantCode out{.notes = std::move(built->variant.notes)};
  for (build::KernelResources &resources : built->variant.resources) {
    auto ptx = build::ptxListing(built->code.ptx, resources.mangledName);
    if (!ptx) return fail(ErrorKind::tool, "nvcc's PTX text has no kernel " + resources.name + ".");
    auto sass = sassOf(built->code, resources);
    out.kernels.push_back({.resources = std::move(resources), .ptx = *std::move(ptx), .sass = std::move(sass)});
  }
  return out;
}

} // namespace warpgrain::session
