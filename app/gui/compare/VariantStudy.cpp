// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/VariantStudy.h"

#include "app/gui/hand/HandSources.h"
#include "core/report/StudiedText.h"
#include "core/run/launch/VariantLaunch.h"

#include <utility>

namespace warpgrain::gui {

namespace {

/// The variant's text, read like the original's; null with a reason where it cannot be read.
AnalysisPointer textOf(const StudyRequest &request, const session::Variant &variant, KeptParser &parser,
                       std::string &reason) {
  const Analysis &original = *request.analysis;
  if (isOriginal(variant)) return request.analysis;
  transform::Texts texts = variant.texts;
  texts.insert(original.texts.begin(), original.texts.end()); // where both have one, the variant's stays
  // A row without machine code may have its text from a session's file.
  if (variant.cubin.empty())
    if (const auto tried = parser.tryTexts(original.parser, texts); !tried) {
      reason = tried.error().message;
      return nullptr;
    }
  auto unit = parser.parseShared(original.parser, texts);
  if (!unit) {
    reason = unit.error().message;
    return nullptr;
  }
  auto out = std::make_shared<Analysis>();
  out->revision = original.revision;
  out->texts = std::move(texts);
  out->parser = original.parser;
  out->unit = *unit;
  out->outline = Outline(**unit);
  return out;
}

/// The launch of a variant, whose text is `after`, as its steps rewrite it; what is not known of the original's stays
/// unknown.
Result<access::LaunchContext> launchOf(const StudyRequest &request, const session::Variant &variant,
                                       const model::Unit &after) {
  const model::FunctionId kernel = findKernel(after, request.kernel);
  if (isOriginal(variant) || !model::isSome(kernel)) return request.launch;
  const model::Unit &unit = *request.analysis->unit;
  return run::launchAfter(unit, findKernel(unit, request.kernel), request.launch, variant.plan, variant.block,
                          after[kernel]);
}

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
  out.sharedBytes = text.sharedBytes;
  out.time = text.time;
}

/// A kernel by hand, read as its own source is, in its own launch.
StudiedVariant studyByHand(const StudyRequest &request, const session::Variant &variant,
                           const std::shared_ptr<KeptParser> &parser, const CancellationToken &cancel) {
  StudiedVariant out;
  const ChosenKernel chosen{
      .analysis = request.analysis, .kernel = request.kernel, .architecture = request.architecture};
  const run::KernelSubject subject = subjectOf(chosen, parser);
  const auto source = readHand(*variant.byHand, subject, openHandBeside(chosen, parser));
  if (!source) {
    out.reason = source.error().message;
    return out;
  }
  auto text = std::make_shared<Analysis>();
  text->texts = source->subject.texts;
  text->parser = settingsFor(*variant.byHand, *request.analysis, request.architecture);
  text->unit = source->unit;
  text->outline = Outline(*source->unit);
  if (cancel.stop_requested()) return out;
  out.accesses = analyseAccesses({.analysis = text,
                                  .kernel = keyOf(*source->unit, source->subject.kernel),
                                  .launch = contextBeside(*source, subject, request.launch),
                                  .numbers = {},
                                  .judgesSteps = false},
                                 cancel);
  if (out.accesses && !cancel.stop_requested()) addResources(out, request, variant);
  return out;
}

StudiedVariant study(const StudyRequest &request, const session::Variant &variant,
                     const std::shared_ptr<KeptParser> &parser, const CancellationToken &cancel) {
  if (variant.byHand) return studyByHand(request, variant, parser, cancel);
  StudiedVariant out;
  const AnalysisPointer text = textOf(request, variant, *parser, out.reason);
  if (!text || cancel.stop_requested()) return out;
  const auto launch = launchOf(request, variant, *text->unit);
  if (!launch) {
    out.reason = launch.error().message;
    return out;
  }
  out.accesses = analyseAccesses(
      {.analysis = text, .kernel = request.kernel, .launch = *launch, .numbers = {}, .judgesSteps = false}, cancel);
  if (out.accesses && !cancel.stop_requested()) addResources(out, request, variant);
  return out;
}

} // namespace

VariantStudyPointer studyVariants(const StudyRequest &request, const std::shared_ptr<KeptParser> &parser,
                                  const CancellationToken &cancel) {
  if (!request.analysis || !request.analysis->unit) return nullptr;
  if (!model::isSome(findKernel(*request.analysis->unit, request.kernel))) return nullptr;
  auto out = std::make_shared<VariantStudy>();
  out->areCompiled = areBothBuilt(request);
  out->left = study(request, request.left, parser, cancel);
  if (cancel.stop_requested()) return nullptr;
  out->right = study(request, request.right, parser, cancel);
  return cancel.stop_requested() ? nullptr : out;
}

} // namespace warpgrain::gui
