// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/access/ExecutedAccess.h"
#include "app/gui/analysis/SameText.h"
#include "app/gui/base/Texts.h"
#include "views/access/AccessText.h"

#include <QCoreApplication>

#include <algorithm>

namespace warpgrain::gui {

namespace {

using run::CountedKind;
using run::CountedReference;

class ExecutedTexts {
  Q_DECLARE_TR_FUNCTIONS(ExecutedTexts)
};

CountedKind kindOf(model::AccessKind kind) {
  if (kind == model::AccessKind::atomic) return CountedKind::atomic;
  return kind == model::AccessKind::write ? CountedKind::store : CountedKind::load;
}

views::ExecutedAccess accessOf(const CountedReference &row) {
  views::ExecutedAccess out{.numbers = row.counted, .space = row.space, .approximate = toQString(row.approximate)};
  if (row.analysed)
    out.predicted = *row.analysed;
  else
    out.predicted = std::unexpected(views::textWithoutOptions(row.analysed.error()));
  return out;
}

QString sentenceOf(const CountedLaunch &counted, bool isOfThisText, bool isOfThisLaunch) {
  if (!counted.whyNone.empty()) return toQString(counted.whyNone);
  if (!isOfThisText)
    return ExecutedTexts::tr(
        "The source, or a flag that it is read with, has changed since the kernel was run; count again.");
  const QString launch = toQString(counted.launch);
  return isOfThisLaunch ? ExecutedTexts::tr("Executed with %1.").arg(launch)
                        : ExecutedTexts::tr("Executed with another launch, %1; count again.").arg(launch);
}

} // namespace

bool isCurrent(const CountedLaunch &counted, const AccessAnalysis &accesses, const ChosenKernel &now) {
  const ChosenKernel &then = counted.order.subject;
  return isSameSource(*then.analysis, *accesses.analysis) && then.kernel == accesses.kernel && then.form == now.form &&
         then.architecture == now.architecture;
}

const CountedReference *executedOf(const CountedLaunch &counted, const AccessAnalysis &accesses, std::size_t row) {
  const access::AccessFacts &facts = accesses.facts.accesses[row];
  const Place place = accesses.analysis->outline.placeOf(facts.span);
  const auto found = std::ranges::find_if(counted.rows, [&](const CountedReference &reference) {
    return reference.line == place.line && reference.column == place.column && reference.kind == kindOf(facts.kind) &&
           std::filesystem::path(reference.file).lexically_normal() == place.file.lexically_normal();
  });
  return found != counted.rows.end() ? &*found : nullptr;
}

views::ExecutedCounts executedCounts(const CountedLaunchPointer &counted, const AccessAnalysis &accesses,
                                     const ChosenKernel &now, bool isRunning) {
  views::ExecutedCounts out{.isRunning = isRunning};
  if (!counted) return out;
  const bool isOfThisText = isSameSource(*counted->order.subject.analysis, *accesses.analysis);
  out.isOutdated = !isCurrent(*counted, accesses, now);
  out.sentence = sentenceOf(*counted, isOfThisText, !out.isOutdated);
  if (!isOfThisText || !counted->whyNone.empty()) return out;
  for (const std::string &sentence : counted->missing)
    out.missing << toQString(sentence);
  for (std::size_t row = 0; row < accesses.facts.accesses.size(); ++row) {
    const CountedReference *reference = executedOf(*counted, accesses, row);
    out.rows.push_back(reference != nullptr ? std::optional(accessOf(*reference)) : std::nullopt);
  }
  return out;
}

} // namespace warpgrain::gui
