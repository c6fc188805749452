// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/AnalysisWorker.h"

#include "core/run/launch/HostFileNumbers.h"

#include <optional>
#include <utility>

namespace warpgrain::gui {

namespace {

/// The parser, and what it has read last.
struct Reader {
  std::shared_ptr<KeptParser> parser;
  std::optional<ParserSettings> last = {};
};

/// A person has typed the rest, letter by letter.
bool isFromElsewhere(const Reader &reader, const AnalysisRequest &request) {
  return reader.last != request.parser || !request.texts.contains(request.parser.file);
}

AnalysisPointer analyse(Reader &reader, const AnalysisRequest &request, const CancellationToken &cancel) {
  auto analysis = std::make_shared<Analysis>();
  analysis->revision = request.revision;
  analysis->texts = request.texts;
  analysis->parser = request.parser;
  analysis->hasGivenFlags = request.parser.flags.has_value();
  if (isFromElsewhere(reader, request))
    if (auto tried = reader.parser->tryFiles(request.parser, request.texts, cancel); !tried) {
      analysis->error = tried.error();
      return analysis;
    }
  reader.last = request.parser;
  auto unit = reader.parser->parseShared(request.parser, request.texts, &analysis->parser);
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
  for (const model::FunctionId kernel : (*unit)->kernels())
    if (run::SourceNumbers numbers = run::numbersInHostFiles(**unit, kernel, {}); numbers != run::SourceNumbers())
      analysis->hostNumbers[kernel] = std::move(numbers);
  return analysis;
}

} // namespace

AnalysisWorker::AnalysisWorker(std::shared_ptr<KeptParser> parser, QObject *parent)
    : QObject(parent), worker_(
                           this,
                           [reader = std::make_shared<Reader>(Reader{.parser = std::move(parser)})](
                               const AnalysisRequest &request, const CancellationToken &cancel) {
                             return analyse(*reader, request, cancel);
                           },
                           [this](const AnalysisPointer &analysis) { Q_EMIT analysed(analysis); }) {}

void AnalysisWorker::ask(AnalysisRequest request) {
  Q_EMIT begun();
  worker_.ask(std::move(request));
}

void AnalysisWorker::drop() {
  worker_.drop();
}

} // namespace warpgrain::gui
