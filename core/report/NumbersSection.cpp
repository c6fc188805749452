// SPDX-License-Identifier: Apache-2.0
#include "core/report/Sections.h"

#include <array>
#include <cmath>

namespace warpgrain::report {

namespace {

constexpr std::array<Word, 18> quantityWords{
    Word::time,
    Word::modelledTime,
    Word::sectorsLoaded,
    Word::sectorsStored,
    Word::loadConflicts,
    Word::storeConflicts,
    Word::uncoalescedAccesses,
    Word::conflictingAccesses,
    Word::uncountedAccesses,
    Word::racyPlaces,
    Word::warpInstructions,
    Word::registers,
    Word::occupancy,
    Word::sharedBytes,
    Word::threads,
    Word::blocks,
    Word::arraySectors,
    Word::arrayPasses,
};

std::string kindText(model::AccessKind kind, const Language &language) {
  switch (kind) {
  case model::AccessKind::read:
    return language.text(Word::read);
  case model::AccessKind::write:
    return language.text(Word::write);
  case model::AccessKind::readWrite:
    return language.text(Word::readWrite);
  default:
    return language.text(Word::atomic);
  }
}

std::string quantityText(const Difference &row, const Language &language) {
  return language.text(quantityWords[static_cast<std::size_t>(row.quantity)],
                       {row.array, kindText(row.kind, language)});
}

int digitsOf(Quantity quantity) {
  switch (quantity) {
  case Quantity::time:
  case Quantity::modelledTime:
    return 3;
  case Quantity::occupancy:
    return 1;
  default:
    return 0;
  }
}

Html sideHtml(const std::optional<double> &value, bool isAbsent, const Difference &row, const Language &language) {
  if (isAbsent) return Html("–");
  return value ? numberHtml(value, digitsOf(row.quantity), language) : Html(language.text(Word::notKnown));
}

/// "−75 %"; "+8"; of what was nothing before, the number itself.
std::string differenceText(const Difference &row, const Language &language) {
  if (!row.before || !row.after || row.why == Why::guessed || row.meaning == Meaning::none) return {};
  const double change = *row.after - *row.before;
  const std::string sign = change > 0 ? "+" : "−";
  if (row.isNeutral() || *row.before == 0) return sign + language.number(std::abs(change), digitsOf(row.quantity));
  const double percents = 100 * std::abs(change / *row.before);
  if (percents >= 1000) return "×" + language.number(*row.after / *row.before, 1);
  return sign + language.number(percents, percents < 10 ? 1 : 0) + " %";
}

std::string meaningText(Meaning meaning, const Language &language) {
  switch (meaning) {
  case Meaning::none:
    return language.text(Word::same);
  case Meaning::better:
    return language.text(Word::better);
  case Meaning::worse:
    return language.text(Word::worse);
  case Meaning::neutral:
    return language.text(Word::neutral);
  case Meaning::noise:
    return language.text(Word::noise);
  default:
    return language.text(Word::notKnown);
  }
}

std::string whyText(const Difference &row, const Language &language) {
  switch (row.why) {
  case Why::reason:
    return row.reason ? language.text(*row.reason) : std::string();
  case Why::notMeasured:
    return language.text(Word::notMeasured);
  case Why::noModel:
    return language.text(Word::noModel);
  case Why::guessed:
    return language.text(Word::guessed);
  case Why::withinError:
    return language.text(Word::withinError, {language.number(100 * row.error, 0)});
  case Why::intervalsMeet:
    return language.text(Word::intervalsMeet);
  default:
    return {};
  }
}

Html meaningHtml(const Difference &row, const Language &language) {
  const std::string why = whyText(row, language);
  const Html meaning(meaningText(row.meaning, language));
  return why.empty() ? meaning : meaning + Html(": " + why);
}

Word originWord(Origin origin) {
  constexpr std::array<Word, 5> words{Word::measured, Word::estimated, Word::analysis, Word::compiler,
                                      Word::launchItself};
  return words[static_cast<std::size_t>(origin)];
}

} // namespace

Html numbersSection(const Report &report, const Language &language) {
  const std::string heading = language.text(Word::numbersHeading);
  if (session::isOriginal(report.chosen)) return {};
  if (report.differences.empty())
    return sectionOf(heading, paragraph(language.text(Word::noDifferences, {report.noDifferences})));
  TableMarkup table({language.text(Word::quantity), language.text(Word::before), language.text(Word::after),
                     language.text(Word::difference), language.text(Word::meaning), language.text(Word::origin)});
  for (const Difference &row : report.differences)
    table.add({Html::element("th", quantityText(row, language), "scope=\"row\""),
               numberCell(sideHtml(row.before, row.isAbsentBefore, row, language)),
               numberCell(sideHtml(row.after, row.isAbsentAfter, row, language)),
               numberCell(Html(differenceText(row, language))), cell(meaningHtml(row, language)),
               cell(Html(language.text(originWord(row.origin))))});
  return sectionOf(heading, table.html());
}

} // namespace warpgrain::report
