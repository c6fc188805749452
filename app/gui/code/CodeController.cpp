// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/code/CodeController.h"

#include "app/gui/hand/HandSources.h"

#include <utility>

namespace warpgrain::gui {

namespace {

CodePointer answerTo(const CodeRequest &request, const std::shared_ptr<KeptParser> &parser,
                     const CancellationToken &cancel) {
  const session::VariantBuilder builder(
      {.subject = subjectOf(request.subject, parser), .openHand = openHandBeside(request.subject, parser->another())});
  const session::Variant variant =
      request.byHand ? builder.write(0, request.byHand) : builder.write(0, request.plan, cancel);
  return std::make_shared<CodeAnswer>(
      CodeAnswer{.code = session::codeOf(builder, variant, cancel), .texts = variant.texts});
}

} // namespace

CodeController::CodeController(std::shared_ptr<KeptParser> parser, QObject *parent)
    : QObject(parent), worker_(
                           this,
                           [held = std::move(parser)](const CodeRequest &request, const CancellationToken &cancel) {
                             return answerTo(request, held, cancel);
                           },
                           [this](const CodePointer &answer) { take(answer); }, patienceForPrograms) {}

void CodeController::ask(CodeRequest request) {
  if (asked_ == request) {
    if (known_) Q_EMIT answered(known_);
    return;
  }
  asked_ = request;
  known_.reset();
  Q_EMIT begun();
  worker_.ask(std::move(request));
}

void CodeController::drop() {
  asked_.reset();
  known_.reset();
  worker_.drop();
}

void CodeController::take(const CodePointer &answer) {
  known_ = answer;
  Q_EMIT answered(known_);
}

} // namespace warpgrain::gui
