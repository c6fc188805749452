// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/AnalysisWorker.h"

namespace warpgrain::gui {

namespace {

AnalysisPointer analyse(KeptParser &kept, const AnalysisRequest &request) {
  auto analysis = std::make_shared<Analysis>();
  analysis->revision = request.revision;
  analysis->texts = request.texts;
  analysis->parser = request.parser;
  analysis->hasGivenFlags = request.parser.flags.has_value();
  auto unit = kept.parseShared(request.parser, request.texts, &analysis->parser);
  if (!unit) {
    analysis->error = unit.error();
    return analysis;
  }
  analysis->unit = *unit;
  analysis->outline = Outline(**unit);
  analysis->rows = std::make_shared<const std::vector<views::OutlineNode>>(views::outlineOf(**unit));
  analysis->marks = marksOf(**unit, analysis->outline);
  analysis->problems = problemsOf(**unit, analysis->outline);
  analysis->problemRanges = problemRangesOf(**unit);
  analysis->launchNumbers = run::numbersOfLaunches(**unit);
  return analysis;
}

} // namespace

AnalysisWorker::AnalysisWorker(ToolkitFuture toolkit, QObject *parent)
    : QObject(parent),
      worker_(
          this,
          [kept = std::make_shared<KeptParser>(std::move(toolkit))](
              const AnalysisRequest &request, const CancellationToken &) { return analyse(*kept, request); },
          [this](const AnalysisPointer &analysis) { Q_EMIT analysed(analysis); }) {}

void AnalysisWorker::ask(AnalysisRequest request) {
  Q_EMIT begun();
  worker_.ask(std::move(request));
}

void AnalysisWorker::drop() {
  worker_.drop();
}

} // namespace warpgrain::gui
