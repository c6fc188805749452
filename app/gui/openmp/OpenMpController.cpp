// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/openmp/OpenMpController.h"

#include "app/gui/base/Texts.h"
#include "app/gui/openmp/OpenMpRows.h"
#include "core/base/Files.h"
#include "core/workflow/optimise/LoopSwap.h"
#include "views/shared/CoreText.h"

#include <memory>
#include <utility>

namespace warpgrain::gui {

namespace {

namespace fs = std::filesystem;

OpenMpAnswer answer(const OpenMpQuestion &question, const CancellationToken &cancel) {
  workflow::TranslateRequest request{.file = question.file, .flags = question.flags};
  request.flagsFolder = question.folder;
  request.cudaPath = question.cudaRoot;
  request.architecture = question.architecture;
  request.text = question.text;
  request.transfers = question.transfers;
  request.cancel = cancel;
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

/// Writes a text to the first of name.cu, name-2.cu, … that is free, or has the text already.
Result<fs::path> writeFree(const fs::path &first, const std::string &text) {
  fs::path place = first;
  std::error_code ignored;
  for (int number = 2; fs::exists(fs::symlink_status(place, ignored)); ++number) {
    if (const auto there = readTextFile(place); there && *there == text) return place;
    place = first.parent_path() / (first.stem().string() + "-" + std::to_string(number) + first.extension().string());
  }
  if (auto written = writeFileAtomically(place, text); !written) return std::unexpected(written.error());
  return place;
}

} // namespace

fs::path cudaNameOf(const fs::path &source) {
  const std::string stem = source.stem().string();
  return source.parent_path() / (source.extension() == ".cu" ? stem + "_cuda.cu" : stem + ".cu");
}

OpenMpController::OpenMpController(QObject *parent)
    : QObject(parent), background_(this), worker_(this, answer, [this](const OpenMpAnswer &answer) {
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

void OpenMpController::writeBeside(const fs::path &source, std::string text) {
  write([place = cudaNameOf(source), text = std::move(text)] { return writeFree(place, text); }, true);
}

void OpenMpController::writeTo(const fs::path &target, std::string text) {
  write(
      [target, text = std::move(text)]() -> Result<fs::path> {
        if (auto written = writeFileAtomically(target, text); !written) return std::unexpected(written.error());
        return target;
      },
      false);
}

void OpenMpController::write(std::function<Result<fs::path>()> work, bool isToOpen) {
  background_.run(std::move(work), [this, isToOpen](const Result<fs::path> &place) {
    if (place)
      Q_EMIT wrote(*place, isToOpen);
    else
      Q_EMIT refused(views::textOfCore(place.error().message));
  });
}

} // namespace warpgrain::gui
