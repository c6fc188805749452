// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/analysis/Marks.h"

#include "app/gui/analysis/MarkTable.h"
#include "app/gui/base/Texts.h"
#include "core/model/Accesses.h"
#include "core/model/Dialect.h"
#include "core/model/Walk.h"

#include <QCoreApplication>

#include <algorithm>

namespace warpgrain::gui {

using namespace model;
using views::EditorMark;
using views::MarkKind;

namespace {

/// Carries the translations of free functions.
class MarkTexts {
  Q_DECLARE_TR_FUNCTIONS(MarkTexts)
};

QString accessText(const Unit &unit, const Body &body, const Access &access) {
  const bool shared = access.space == MemorySpace::shared;
  const QString what = toQString(unit.textOf(body[access.expression].spelling.span)).simplified();
  switch (access.kind) {
  case AccessKind::read:
    return (shared ? MarkTexts::tr("reads shared memory: %1") : MarkTexts::tr("reads global memory: %1")).arg(what);
  case AccessKind::write:
    return (shared ? MarkTexts::tr("writes shared memory: %1") : MarkTexts::tr("writes global memory: %1")).arg(what);
  case AccessKind::readWrite:
    return (shared ? MarkTexts::tr("reads and writes shared memory: %1")
                   : MarkTexts::tr("reads and writes global memory: %1"))
        .arg(what);
  default:
    return (shared ? MarkTexts::tr("atomic in shared memory: %1") : MarkTexts::tr("atomic in global memory: %1"))
        .arg(what);
  }
}

void addKernel(MarkTable &table, const Unit &unit, const Function &kernel) {
  const Body &body = kernel.body;
  if (!isSome(body.root)) return;
  for (const ExpressionId id : expressionsInStatement(body, body.root)) {
    if (body[id].kind != ExpressionKind::call) continue;
    const CallEffect effect = unit.dialect->effectOf(body[id].callee);
    if (effect == CallEffect::blockBarrier || effect == CallEffect::blockVote || effect == CallEffect::gridBarrier)
      table.add(body[id].spelling.span, MarkKind::barrier,
                MarkTexts::tr("barrier: %1").arg(toQString(body[id].callee.name)));
  }
  for (const Access &access : accessesIn(body, unit)) {
    if (access.space != MemorySpace::global && access.space != MemorySpace::shared) continue;
    const SourceSpan &span = body[access.expression].spelling.span;
    if (span.empty()) continue;
    table.add(span, access.space == MemorySpace::shared ? MarkKind::sharedAccess : MarkKind::globalAccess,
              accessText(unit, body, access));
  }
}

} // namespace

ByFile<EditorMark> marksOf(const Unit &unit, const Outline &outline) {
  MarkTable table(outline);
  for (const DirectiveLine &directive : unit.directives)
    table.add(directive.span, MarkKind::directive, MarkTexts::tr("directive: %1").arg(toQString(directive.text)));
  for (const FunctionId id : unit.kernels())
    addKernel(table, unit, unit[id]);
  for (const Launch &launch : unit.launches)
    table.add(
        launch.spelling.span, MarkKind::launch,
        (isSome(launch.launcher) ? MarkTexts::tr("launches %1") : MarkTexts::tr("names %1, no launch is followed"))
            .arg(toQString(launch.kernelName)));
  return table.marks();
}

std::vector<views::Problem> problemsOf(const Unit &unit, const Outline &outline) {
  std::vector<views::Problem> problems;
  for (const Diagnostic &diagnostic : unit.diagnostics) {
    views::Problem problem{.severity = diagnostic.severity, .text = toQString(diagnostic.message)};
    if (diagnostic.span) {
      const Place place = outline.placeOf(*diagnostic.span);
      problem.path = toQString(place.file);
      problem.line = static_cast<int>(place.line);
      problem.column = static_cast<int>(place.column);
    } else if (!diagnostic.systemPlace.empty()) {
      problem.text += QStringLiteral(" (%1)").arg(toQString(diagnostic.systemPlace));
    }
    problems.push_back(std::move(problem));
  }
  return problems;
}

ByFile<views::ProblemRange> problemRangesOf(const Unit &unit) {
  ByFile<views::ProblemRange> ranges;
  for (const Diagnostic &diagnostic : unit.diagnostics) {
    if (!diagnostic.span) continue;
    const File &file = unit[diagnostic.span->file];
    const std::size_t begin = std::min<std::size_t>(diagnostic.span->begin, file.text.size());
    // A place without length underlines the character it points at.
    const std::size_t end = std::min(std::max<std::size_t>(diagnostic.span->end, begin + 1), file.text.size());
    ranges[file.path].push_back(
        {.begin = begin, .end = end, .severity = diagnostic.severity, .text = toQString(diagnostic.message)});
  }
  return ranges;
}

} // namespace warpgrain::gui
