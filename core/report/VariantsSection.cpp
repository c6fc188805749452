// SPDX-License-Identifier: Apache-2.0
#include "core/report/Sections.h"

#include <algorithm>
#include <array>
#include <optional>

namespace warpgrain::report {

namespace {

using session::Variant;
using session::VariantVerification;

std::string statusText(session::VariantStatus status, const Language &language) {
  constexpr std::array<Word, 6> words{Word::waiting, Word::built,     Word::refused,
                                      Word::failed,  Word::cancelled, Word::written};
  return language.text(words[static_cast<std::size_t>(status)]);
}

std::string limitersText(const Variant &variant, const Language &language) {
  constexpr std::array<Word, 5> words{Word::warps, Word::blocksLimit, Word::registersLimit, Word::sharedLimit,
                                      Word::barriers};
  std::string out;
  if (variant.occupancy)
    for (const device::Resource resource : variant.occupancy->limiting())
      out += (out.empty() ? "" : ", ") + language.text(words[static_cast<std::size_t>(resource)]);
  return out;
}

std::string resultText(const Variant &variant, const VariantVerification &run, const Language &language) {
  switch (run.status) {
  case run::VerificationStatus::differs:
    return language.text(Word::differs);
  case run::VerificationStatus::failed:
    return language.text(Word::fails);
  case run::VerificationStatus::refused:
    return language.text(Word::notLaunched);
  default:
    break;
  }
  std::string out = language.text(session::isOriginal(variant) ? Word::ran : Word::verified);
  if (!run.sizes.empty()) out = language.text(Word::verifiedAtSizes, {std::to_string(run.sizes.size())});
  return run.findings.empty() ? out : language.text(Word::withFindings, {out});
}

bool wasRun(const Variant &variant) {
  return variant.verification && !variant.verification->isRunning;
}

std::string verificationText(const Variant &variant, const Language &language) {
  if (!wasRun(variant)) return language.text(Word::notRun);
  const std::string out = resultText(variant, *variant.verification, language);
  return variant.verification->isOfOtherLaunch ? language.text(Word::ofOtherLaunch, {out}) : out;
}

/// The time with what is to be known of it.
Html timeHtml(const Variant &variant, const Language &language) {
  if (!variant.measurement || variant.measurement->isRunning) return Html("–");
  const session::VariantMeasurement &measurement = *variant.measurement;
  if (!measurement.row.measured()) return Html(std::string(nameOf(measurement.row.failure)));
  const Html time = numberHtml(measurement.row.summary.median, 3, language);
  if (!measurement.outdated.empty()) return time + Html(" (" + language.text(Word::otherTime) + ")");
  return measurement.row.noisy ? time + Html(" (" + language.text(Word::noisyTime) + ")") : time;
}

std::optional<double> spreadOf(const Variant &variant) {
  return timeOf(variant) ? std::optional(variant.measurement->row.summary.spread()) : std::nullopt;
}

std::optional<double> speedUpOf(const Variant &variant) {
  return timeOf(variant) ? variant.measurement->row.speedUp() : std::nullopt;
}

std::vector<Html> cellsOf(const Variant &variant, const Language &language) {
  const bool isBuilt = !variant.resources.empty();
  const build::KernelResources used = isBuilt ? variant.resources.front() : build::KernelResources();
  const auto resource = [&](double value) {
    return numberCell(numberHtml(isBuilt ? std::optional(value) : std::nullopt, 0, language));
  };
  const auto occupancy = variant.occupancy ? std::optional(variant.occupancy->occupancy) : std::nullopt;
  return {Html::element("th", code(stepsText(variant, language)), "scope=\"row\" width=\"14%\""),
          cell(Html(verdictText(variant, language))),
          cell(Html(statusText(variant.status, language))),
          cell(Html(verificationText(variant, language))),
          resource(used.registersPerThread),
          resource(used.spillStoreBytes + used.spillLoadBytes),
          resource(used.staticSharedBytes + variant.dynamicSharedBytes.value_or(0)),
          numberCell(Html(extentsText(variant.block, "x"))),
          numberCell(shareHtml(occupancy, language)),
          cell(Html(limitersText(variant, language))),
          numberCell(timeHtml(variant, language)),
          numberCell(shareHtml(spreadOf(variant), language)),
          numberCell(numberHtml(speedUpOf(variant), 2, language))};
}

/// What a run has shown beside its result: why it is no good, and what was found.
std::vector<std::string> remarksOf(const Variant &variant, const Language &language) {
  std::vector<std::string> out = variant.verification->findings;
  if (!variant.verification->reason.empty()) out.insert(out.begin(), variant.verification->reason);
  for (const std::string &assumption : textsOf(variant.verdict.assumptions, language))
    out.push_back(language.text(Word::assumptions) + ": " + assumption);
  return out;
}

std::vector<Html> evidenceOf(const Variant &variant, const Language &language) {
  const VariantVerification &run = *variant.verification;
  return {Html::element("th", code(stepsText(variant, language)), "scope=\"row\" width=\"14%\""),
          cell(Html(verificationText(variant, language))), cell(Html(run.launch)), cell(listOf(run.sizes)),
          cell(listOf(remarksOf(variant, language)))};
}

/// Why rows have no numbers.
std::vector<std::string> reasonsOf(const Report &report, const Language &language) {
  std::vector<std::string> out;
  for (const Variant &variant : report.variants)
    if (variant.status != session::VariantStatus::built && !variant.reason.empty())
      out.push_back(stepsText(variant, language) + ": " + variant.reason);
  return out;
}

} // namespace

Html variantsSection(const Report &report, const Language &language) {
  const std::string heading = language.text(Word::variantsHeading);
  if (report.variants.empty()) return sectionOf(heading, paragraph(language.text(Word::noVariants)));
  std::vector<std::string> columns;
  for (const Word word : {Word::steps, Word::verdict, Word::status, Word::verification, Word::registersShort,
                          Word::spillBytes, Word::sharedShort, Word::blockShort, Word::occupancyShort, Word::limiter,
                          Word::timeShort, Word::spread, Word::speedUp})
    columns.push_back(language.text(word));
  TableMarkup table(columns);
  for (const Variant &variant : report.variants)
    table.add(cellsOf(variant, language));
  return sectionOf(heading, table.html() + listOf(reasonsOf(report, language)));
}

Html evidenceSection(const Report &report, const Language &language) {
  const std::string heading = language.text(Word::evidenceHeading);
  if (std::ranges::none_of(report.variants, wasRun)) {
    std::string sentence = language.text(Word::nothingRun);
    if (!report.whyNotRun.empty()) sentence += " " + report.whyNotRun;
    return sectionOf(heading, paragraph(sentence));
  }
  TableMarkup table({language.text(Word::steps), language.text(Word::result), language.text(Word::ranWith),
                     language.text(Word::otherSizes), language.text(Word::remarks)});
  for (const Variant &variant : report.variants)
    if (wasRun(variant)) table.add(evidenceOf(variant, language));
  return sectionOf(heading, paragraph(language.text(Word::evidenceMeans)) + table.html());
}

} // namespace warpgrain::report
