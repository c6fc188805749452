// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/openmp/OpenMpController.h"

#include "app/gui/openmp/OpenMpRows.h"
#include "core/workflow/optimise/LoopSwap.h"

#include <memory>
#include <utility>

namespace warpgrain::gui {

namespace {

OpenMpAnswer answer(const OpenMpQuestion &question, const CancellationToken &cancel) {
  workflow::TranslateRequest request = requestFor(question.source, cancel);
  request.transfers = question.transfers;
  request.optimise = [](const auto &program, auto &plan, const auto &unit) {
    const openmp::Optimisations all{.loopSwap = true, .nestSharing = true, .loopCollapse = true};
    return workflow::chooseLoopOrders(program, plan, unit, all);
  };
  const auto translated = workflow::translate(request);
  if (translated)
    return {.program = std::make_shared<const views::OpenMpProgram>(rowsOf(*translated)),
            .cuda = translated->cuda.text};
  if (translated.error().kind == ErrorKind::cancelled) return {.program = nullptr, .cuda = {}, .wasCancelled = true};
  return {.program = std::make_shared<const views::OpenMpProgram>(rowsOf(translated.error())), .cuda = {}};
}

} // namespace

OpenMpController::OpenMpController(QObject *parent)
    : QObject(parent), worker_(this, answer, [this](const OpenMpAnswer &answer) {
        if (!answer.wasCancelled) Q_EMIT translated(answer);
      }) {}

void OpenMpController::ask(OpenMpQuestion question) {
  if (question == asked_) return;
  asked_ = question;
  worker_.ask(std::move(question));
}

void OpenMpController::drop() {
  asked_ = {};
  worker_.drop();
}

} // namespace warpgrain::gui
