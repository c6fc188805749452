// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/nests/NestController.h"

#include "app/gui/nests/NestRows.h"
#include "core/base/Files.h"

#include <memory>
#include <utility>

namespace warpgrain::gui {

namespace fs = std::filesystem;

namespace {

NestAnswer failed(const Error &error, const fs::path &file) {
  if (error.kind == ErrorKind::cancelled) return {.list = nullptr, .study = nullptr, .wasCancelled = true};
  return {.list = std::make_shared<const views::NestList>(nestRowsOf(error, file)), .study = nullptr};
}

NestAnswer answer(const NestQuestion &question, const CancellationToken &cancel) {
  const auto rules = mapping::rulesFor(question.rules, question.source.architecture);
  if (!rules) return failed(rules.error(), question.source.file);
  auto study = std::make_shared<NestStudy>();
  study->request = {.source = requestFor(question.source, cancel),
                    .line = question.line,
                    .arguments = {},
                    .rules = *rules,
                    .allowsReorder = question.allowsReorder,
                    .keepsLoops = question.keepsLoops,
                    .asWritten = {}};
  auto mapped = workflow::mapNests(study->request);
  if (!mapped) return failed(mapped.error(), question.source.file);
  study->mapped = std::move(*mapped);
  study->request.source.cancel = {};
  return {.list = std::make_shared<const views::NestList>(nestRowsOf(*study)), .study = std::move(study)};
}

/// The host program looks for this file beside itself.
std::string kernelsFileOf(const fs::path &host) {
  return fs::path(host).replace_extension(".cl").filename().string();
}

NestTextAnswer writtenText(const NestTextQuestion &question, const CancellationToken &cancel) {
  workflow::MapRequest request = question.study->request;
  request.source.cancel = cancel;
  workflow::NestForm form = question.form;
  if (form.kernelsFile.empty()) form.kernelsFile = kernelsFileOf(openClHostNameOf(request.source.file));
  auto written = workflow::writeNests(request, question.study->mapped, form);
  if (!written && written.error().kind == ErrorKind::cancelled)
    return {.study = nullptr, .texts = nullptr, .program = {}, .wasCancelled = true};
  return {.study = question.study,
          .texts = std::make_shared<const views::NestTexts>(nestTextsOf(*question.study, form, written)),
          .program = written ? std::move(written->text) : std::string()};
}

/// True where a file has another text already.
bool isTaken(const fs::path &file, const std::string &text) {
  std::error_code ignored;
  if (!fs::exists(fs::symlink_status(file, ignored))) return false;
  const auto there = readTextFile(file);
  return !there || *there != text;
}

/// Writes both files of an OpenCL program; returns that of the kernels.
Result<fs::path> writeBoth(const NestTextQuestion &question, const fs::path &first, bool isToOpen) {
  for (int number = 1;; ++number) {
    const fs::path host = numberedName(first, number);
    const fs::path kernels = host.parent_path() / kernelsFileOf(host);
    workflow::NestForm form = question.form;
    form.kernelsFile = kernels.filename().string();
    const auto written = workflow::writeNests(question.study->request, question.study->mapped, form);
    if (!written) return std::unexpected(written.error());
    if (isToOpen && (isTaken(host, written->text) || isTaken(kernels, written->kernels))) continue;
    if (auto done = writeFileAtomically(kernels, written->kernels); !done) return std::unexpected(done.error());
    if (auto done = writeFileAtomically(host, written->text); !done) return std::unexpected(done.error());
    return isToOpen ? kernels : host;
  }
}

} // namespace

fs::path openClHostNameOf(const fs::path &source) {
  return source.parent_path() / (source.stem().string() + "_opencl.cpp");
}

NestController::NestController(QObject *parent)
    : QObject(parent), mapper_(this, answer,
                               [this](const NestAnswer &answer) {
                                 if (!answer.wasCancelled) Q_EMIT mapped(answer);
                               }),
      writer_(this, writtenText, [this](const NestTextAnswer &answer) {
        if (!answer.wasCancelled) Q_EMIT written(answer);
      }) {}

void NestController::ask(NestQuestion question) {
  if (question == asked_) return;
  asked_ = question;
  writer_.drop();
  mapper_.ask(std::move(question));
}

void NestController::askText(NestTextQuestion question) {
  writer_.ask(std::move(question));
}

void NestController::drop() {
  asked_ = {};
  mapper_.drop();
  writer_.drop();
}

void NestController::writeOpenCl(ProgramWriter &files, const NestTextQuestion &question, const fs::path &host,
                                 bool isToOpen) {
  files.write([question, host, isToOpen] { return writeBoth(question, host, isToOpen); }, isToOpen);
}

} // namespace warpgrain::gui
