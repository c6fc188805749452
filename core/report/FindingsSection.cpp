// SPDX-License-Identifier: Apache-2.0
#include "core/report/Sections.h"

#include <array>
#include <cstddef>

namespace warpgrain::report {

namespace {

using findings::Finding;

constexpr std::array<Word, findings::findingKinds> kindWords{
    Word::race,       Word::outOfBounds,  Word::divergentBarrier, Word::uncoalesced,    Word::bankConflict,
    Word::divergence, Word::lowOccupancy, Word::unevenBlocks,     Word::redundantLoads, Word::unusedGrain};

constexpr std::array<Word, 3> severityWords{Word::error, Word::warning, Word::note};

std::vector<std::string> placeTexts(const std::vector<ReportPlace> &places) {
  std::vector<std::string> out;
  for (const ReportPlace &place : places)
    out.push_back(place.file + ":" + std::to_string(place.line));
  return out;
}

std::vector<std::string> costTexts(const findings::FindingCost &cost, const Language &language) {
  std::vector<std::string> out;
  if (cost.share) out.push_back(language.text(Word::shareOfTime, {language.number(100 * *cost.share, 1)}));
  if (cost.cycles && *cost.cycles >= 1) out.push_back(language.text(Word::cycles, {language.number(*cost.cycles, 0)}));
  if (cost.sectors) out.push_back(language.text(Word::sectors, {std::to_string(*cost.sectors)}));
  if (cost.passes) out.push_back(language.text(Word::passes, {std::to_string(*cost.passes)}));
  return out;
}

std::vector<std::string> mendTexts(const Finding &finding, const Language &language) {
  std::vector<std::string> out;
  for (const findings::Mend &mend : finding.mends) {
    const std::string verdict = verdictText(mend.verdict.kind, language);
    out.push_back(mend.gain
                      ? language.text(Word::mendGain, {toString(mend.plan), verdict, language.number(*mend.gain, 2)})
                      : language.text(Word::mendText, {toString(mend.plan), verdict}));
  }
  if (finding.refused && finding.refusal)
    out.push_back(language.text(Word::mendRefused, {toString(*finding.refused), language.text(*finding.refusal)}));
  return out;
}

Html findingHtml(const Finding &finding, const Language &language) {
  const std::string title = language.text(kindWords[static_cast<std::size_t>(finding.kind)]);
  const bool isPossible = finding.certainty == findings::Certainty::possible;
  return Html::element("b", isPossible ? language.text(Word::possible, {title}) : title) +
         Html(": " + language.text(finding.cause));
}

} // namespace

Html findingsSection(const Report &report, const Language &language) {
  const findings::KernelFindings &found = report.findings;
  Html content;
  if (found.microseconds && !report.gpu.empty())
    content += paragraph(language.text(Word::modelledOn, {language.number(*found.microseconds, 3), report.gpu}));
  if (found.nothing) content += paragraph(language.text(*found.nothing));
  if (!found.list.empty()) {
    TableMarkup table({language.text(Word::place), language.text(Word::severity), language.text(Word::finding),
                       language.text(Word::cost), language.text(Word::mends)});
    for (std::size_t i = 0; i < found.list.size(); ++i) {
      const Finding &finding = found.list[i];
      table.add({cell(listOf(placeTexts(report.places[i]))),
                 cell(Html(language.text(severityWords[static_cast<std::size_t>(finding.severity)]))),
                 cell(findingHtml(finding, language)), cell(listOf(costTexts(finding.cost, language))),
                 cell(listOf(mendTexts(finding, language)))});
    }
    content += table.html();
    if (!found.areMendsJudged) content += paragraph(language.text(Word::mendsNotJudged));
  }
  if (!found.unknown.empty())
    content += paragraph(language.text(Word::notCounted)) + listOf(textsOf(found.unknown, language));
  return sectionOf(language.text(Word::findingsHeading), content);
}

} // namespace warpgrain::report
