// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/KernelNotes.h"

#include "app/gui/base/Texts.h"
#include "views/charts/FactorSeries.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace warpgrain::gui {

namespace {

class NoteTexts {
  Q_DECLARE_TR_FUNCTIONS(NoteTexts)
};

} // namespace

QString costOf(const session::Variant &variant) {
  if (variant.status != session::VariantStatus::built || variant.resources.empty()) return {};
  const auto &used = variant.resources.front();
  QString text = NoteTexts::tr("%n register(s)", nullptr, static_cast<int>(used.registersPerThread));
  if (const auto spills = used.spillStoreBytes + used.spillLoadBytes; spills > 0)
    text += QStringLiteral(", ") + NoteTexts::tr("%n byte(s) of spills", nullptr, static_cast<int>(spills));
  if (variant.occupancy) {
    const double percent = variant.occupancy->occupancy * 100;
    const QString share = QLocale().toString(percent, 'f', percent == std::floor(percent) ? 0 : 1);
    const QString limiter = toQString(views::limiterOf(variant));
    text +=
        QStringLiteral(", ") + (limiter.isEmpty() ? NoteTexts::tr("occupancy %1 %").arg(share)
                                                  : NoteTexts::tr("occupancy %1 %, limited by %2").arg(share, limiter));
  }
  return text;
}

ByFile<views::LineNote> kernelNotes(Workbench &workbench) {
  ByFile<views::LineNote> notes;
  const AnalysisPointer &analysis = workbench.analysis();
  // Numbers of another text are none of this one.
  if (!analysis || !analysis->unit || analysis->revision != workbench.source().revision()) return notes;
  for (const KernelPlace &kernel : analysis->outline.kernels()) {
    const session::Variant *built = workbench.variants().builtAs(*analysis, kernel.key, workbench.architecture());
    if (const QString text = built != nullptr ? costOf(*built) : QString(); !text.isEmpty())
      notes[kernel.name.file].push_back({.line = static_cast<int>(kernel.name.line), .text = text});
  }
  return notes;
}

} // namespace warpgrain::gui
