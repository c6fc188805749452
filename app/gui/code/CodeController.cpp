// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/code/CodeController.h"

#include "app/gui/hand/HandSources.h"

#include <functional>
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
    : QObject(parent),
      answers_(
          this,
          [held = std::move(parser)](const CodeRequest &request, const CancellationToken &cancel) {
            return answerTo(request, held, cancel);
          },
          std::equal_to(), [this](const CodePointer &answer) { Q_EMIT answered(answer); }, patienceForPrograms) {}

void CodeController::ask(CodeRequest request) {
  if (answers_.ask(std::move(request))) Q_EMIT begun();
}

} // namespace warpgrain::gui
