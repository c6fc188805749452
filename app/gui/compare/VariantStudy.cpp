// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/VariantStudy.h"

#include "core/report/StudiedText.h"

#include <utility>

namespace warpgrain::gui {

namespace {

/// The compiler's numbers stand beside the compiler's alone.
bool areBothBuilt(const StudyRequest &request) {
  return !request.left.resources.empty() && !request.right.resources.empty();
}

void addResources(StudiedVariant &out, const StudyRequest &request, const session::Variant &variant) {
  report::StudiedText text{.facts = &out.accesses->facts, .sharedBytes = {}, .time = {}};
  report::addResources(text, {.unit = out.accesses->analysis->unit.get(),
                              .variant = &variant,
                              .areCompiled = areBothBuilt(request),
                              .dynamicSharedBytes = request.dynamicSharedBytes,
                              .architecture = request.architecture});
  out.registers = text.registers;
  out.held = std::move(text.held);
  out.sharedBytes = text.sharedBytes;
  out.time = text.time;
}

StudiedVariant study(const StudyRequest &request, const session::Variant &variant, StudiedTexts &texts,
                     const std::shared_ptr<KeptParser> &parser, const CancellationToken &cancel) {
  StudiedText text = texts.study({.analysis = request.analysis,
                                  .kernel = request.kernel,
                                  .launch = request.launch,
                                  .architecture = request.architecture,
                                  .variant = variant},
                                 parser, cancel);
  StudiedVariant out;
  out.accesses = std::move(text.accesses);
  out.reason = std::move(text.reason);
  if (out.accesses && !cancel.stop_requested()) addResources(out, request, variant);
  return out;
}

} // namespace

VariantStudyPointer studyVariants(const StudyRequest &request, StudiedTexts &texts,
                                  const std::shared_ptr<KeptParser> &parser, const CancellationToken &cancel) {
  if (!request.analysis || !request.analysis->unit) return nullptr;
  if (!model::isSome(findKernel(*request.analysis->unit, request.kernel))) return nullptr;
  auto out = std::make_shared<VariantStudy>();
  out->areCompiled = areBothBuilt(request);
  out->left = study(request, request.left, texts, parser, cancel);
  if (cancel.stop_requested()) return nullptr;
  out->right = study(request, request.right, texts, parser, cancel);
  return cancel.stop_requested() ? nullptr : out;
}

} // namespace warpgrain::gui
