// SPDX-License-Identifier: Apache-2.0
#include "core/report/Sections.h"

#include <algorithm>
#include <string_view>

namespace warpgrain::report {

namespace {

std::string launchText(const Report &report, const Language &language) {
  std::string out = language.text(Word::grid, {extentsText(report.launch.grid)}) + ", " +
                    language.text(Word::block, {extentsText(report.launch.block)});
  if (report.dynamicSharedBytes > 0)
    out += ", " + language.text(Word::dynamicBytes, {std::to_string(report.dynamicSharedBytes)});
  for (const auto &[name, value] : report.launch.arguments)
    out += ", " + name + " = " + std::to_string(value);
  return out;
}

std::vector<std::string> takenTexts(const Report &report, const Language &language) {
  std::vector<std::string> out;
  for (const TakenNumber &number : report.taken)
    out.push_back(language.text(number.isGuess ? Word::guessFromLine : Word::fromLine,
                                {number.name, number.value, std::to_string(number.line)}));
  return out;
}

std::string limitsText(const device::MultiprocessorLimits &limits, const Language &language) {
  return language.text(Word::limitsText,
                       {std::to_string(limits.warpsPerMultiprocessor), std::to_string(limits.blocksPerMultiprocessor),
                        std::to_string(limits.registersPerMultiprocessor),
                        std::to_string(limits.sharedBytesPerMultiprocessor)});
}

/// Each machine that rows were measured on, once.
std::vector<std::string> machinesOf(const Report &report, const Language &language) {
  std::vector<std::string> out;
  for (const session::Variant &variant : report.variants) {
    if (!variant.measurement || variant.measurement->environment.gpu.empty()) continue;
    const measure::Environment &on = variant.measurement->environment;
    std::string text = language.text(Word::measuredOnText, {on.gpu, on.driver, on.date.substr(0, 10)});
    if (std::ranges::find(out, text) == out.end()) out.push_back(std::move(text));
  }
  return out;
}

/// The lines of a diff, each with what it means.
Html linesOf(std::string_view patch) {
  Html out;
  while (!patch.empty()) {
    const std::size_t end = std::min(patch.find('\n'), patch.size());
    const std::string_view line = patch.substr(0, end);
    patch.remove_prefix(std::min(end + 1, patch.size()));
    const bool isHead = line.starts_with("+++") || line.starts_with("---") || line.starts_with("@@");
    const std::string_view kind = isHead                  ? "class=\"place\""
                                  : line.starts_with("+") ? "class=\"added\""
                                  : line.starts_with("-") ? "class=\"removed\""
                                                          : "";
    out += kind.empty() ? Html(line) : Html::element("span", line, kind);
    out += Html::own("\n");
  }
  return out;
}

} // namespace

Html kernelSection(const Report &report, const Language &language) {
  std::vector<std::pair<std::string, Html>> facts{{language.text(Word::kernel), code(report.kernel)}};
  if (!report.instance.empty()) facts.emplace_back(language.text(Word::instance), code(report.instance));
  facts.emplace_back(language.text(Word::source), code(report.source));
  facts.emplace_back(language.text(Word::launch), Html(launchText(report, language)));
  if (!report.taken.empty()) facts.emplace_back(language.text(Word::fromSource), listOf(takenTexts(report, language)));
  facts.emplace_back(language.text(Word::device),
                     Html(report.architecture + (report.products.empty() ? "" : ", " + report.products)));
  if (report.limits) facts.emplace_back(language.text(Word::limits), Html(limitsText(*report.limits, language)));
  if (!report.toolkit.empty()) facts.emplace_back(language.text(Word::toolkit), Html(report.toolkit));
  if (const auto machines = machinesOf(report, language); !machines.empty())
    facts.emplace_back(language.text(Word::measuredOn), listOf(machines));
  return sectionOf(language.text(Word::kernelHeading), factsTable(facts));
}

Html planSection(const Report &report, const Language &language) {
  const session::Variant &chosen = report.chosen;
  if (session::isOriginal(chosen))
    return sectionOf(language.text(Word::planHeading), paragraph(language.text(Word::noPlan)));
  std::vector<std::pair<std::string, Html>> facts{{language.text(Word::steps), code(stepsText(chosen, language))},
                                                  {language.text(Word::verdict), Html(verdictText(chosen, language))}};
  const auto add = [&](Word word, const std::vector<dependence::Reason> &reasons) {
    if (!reasons.empty()) facts.emplace_back(language.text(word), listOf(textsOf(reasons, language)));
  };
  add(Word::assumptions, chosen.verdict.assumptions);
  add(Word::reasons, chosen.verdict.reasons);
  if (!chosen.reason.empty() && chosen.verdict.reasons.empty())
    facts.emplace_back(language.text(Word::reasons), Html(chosen.reason));
  return sectionOf(language.text(Word::planHeading), factsTable(facts));
}

Html diffSection(const Report &report, const Language &language) {
  const Html content =
      report.patch.empty()
          ? paragraph(language.text(Word::noDiff))
          : Html::element("pre", linesOf(report.patch), "class=\"diff\" translate=\"no\"") + Html::own("\n");
  return sectionOf(language.text(Word::diffHeading), content);
}

} // namespace warpgrain::report
