// SPDX-License-Identifier: Apache-2.0
#include "core/report/Page.h"

#include "core/report/Sections.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>
#include <vector>

namespace warpgrain::report {

namespace {

/// On paper and on a screen alike: dark text on white, and nothing told by colour alone.
constexpr std::string_view style = R"(
body { font-family: sans-serif; font-size: 10pt; color: #1a1a1a; background: #ffffff; margin: 2em auto; max-width: 70em; padding: 0 1em; }
h1 { font-size: 18pt; }
h2 { font-size: 13pt; border-bottom: 1px solid #999999; margin-top: 1.6em; }
table { border-collapse: collapse; }
th, td { padding: 0.25em 0.5em; vertical-align: top; text-align: left; }
table.rows { font-size: 9pt; }
table.rows th { background: #eeeeee; }
table.rows thead th { vertical-align: bottom; }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tr { break-inside: avoid; }
thead { display: table-header-group; }
ul { margin: 0; padding-left: 1.2em; }
code, pre { font-family: monospace; font-size: 9pt; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #cccccc; padding: 0.5em; }
.added { color: #0b5d1e; background: #e6f4ea; }
.removed { color: #8a1010; background: #fbe9e9; }
.place { color: #555555; }
.quiet { color: #555555; }
table.chart { width: 100%; margin-bottom: 1em; }
table.chart caption { text-align: left; font-weight: bold; }
table.track { width: 100%; border-collapse: collapse; }
table.track td { padding: 0; height: 1em; }
@page { margin: 1.5cm; }
@media print {
  body { margin: 0; max-width: none; padding: 0; }
  h2 { break-after: avoid; }
  table.rows { font-size: 8pt; }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
)";

/// What no page of ours needs is forbidden to it: scripts, and everything from elsewhere.
constexpr std::string_view policy =
    R"(<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">)";

/// A language's code, of letters and hyphens alone.
std::string codeOf(const Language &language) {
  const bool isCode = !language.code.empty() && std::ranges::all_of(language.code, [](char c) {
    return c == '-' || std::isalpha(static_cast<unsigned char>(c)) != 0;
  });
  return isCode ? language.code : "en";
}

Html headOf(const std::string &title) {
  return Html::own("<head>\n<meta charset=\"utf-8\">\n") + Html::own(policy) +
         Html::own("\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n") +
         Html::own("<meta name=\"generator\" content=\"Warpgrain\">\n") + Html::element("title", title) +
         Html::own("\n<style>") + Html::own(style) + Html::own("</style>\n</head>\n");
}

} // namespace

std::string pageOf(const Report &report, const Language &language) {
  const std::string title = language.text(Word::title, {report.kernel});
  Html body = Html::own("<main>\n") + Html::element("h1", title) + Html::own("\n") +
              paragraph(language.text(Word::madeBy, {report.version, report.date}));
  for (const auto section : {kernelSection, planSection, numbersSection, findingsSection, variantsSection,
                             evidenceSection, chartsSection, diffSection})
    body += section(report, language);
  body += Html::own("</main>\n");
  const Html page = Html::own("<!DOCTYPE html>\n<html lang=\"" + codeOf(language) + "\">\n") + headOf(title) +
                    Html::element("body", body) + Html::own("\n</html>\n");
  return page.bytes();
}

Html sectionOf(const std::string &heading, const Html &content) {
  return Html::own("<section>\n") + Html::element("h2", heading) + Html::own("\n") + content +
         Html::own("</section>\n");
}

Html paragraph(const std::string &text) {
  return Html::element("p", text) + Html::own("\n");
}

Html factsTable(const std::vector<std::pair<std::string, Html>> &facts) {
  Html lines;
  for (const auto &[name, content] : facts)
    lines += Html::element("tr", Html::element("th", name, "scope=\"row\" align=\"left\"") + cell(content)) +
             Html::own("\n");
  return Html::element("table", Html::element("tbody", lines), "class=\"facts\" cellpadding=\"3\"") + Html::own("\n");
}

Html code(const std::string &text) {
  return Html::element("code", text, "translate=\"no\"");
}

std::string extentsText(const model::Extents &extents, std::string_view between) {
  std::string out;
  for (const auto &value : extents.value) {
    if (!out.empty()) out += between;
    out += value ? std::to_string(*value) : std::string("?");
  }
  return out;
}

std::string stepsText(const session::Variant &variant, const Language &language) {
  if (variant.byHand) return variant.byHand->name;
  return variant.plan.empty() ? language.text(Word::original) : toString(variant.plan);
}

std::string verdictText(const session::Variant &variant, const Language &language) {
  return variant.byHand ? language.text(Word::byHand) : verdictText(variant.verdict.kind, language);
}

std::string verdictText(dependence::VerdictKind kind, const Language &language) {
  switch (kind) {
  case dependence::VerdictKind::legal:
    return language.text(Word::legal);
  case dependence::VerdictKind::legalIf:
    return language.text(Word::legalIf);
  case dependence::VerdictKind::illegal:
    return language.text(Word::illegal);
  default:
    return language.text(Word::notDecided);
  }
}

Html numberHtml(std::optional<double> value, int digits, const Language &language) {
  return value ? numberElement(*value, language.number(*value, digits)) : Html("–");
}

Html shareHtml(std::optional<double> share, const Language &language) {
  return share ? numberElement(*share, language.number(100 * *share, 1)) : Html("–");
}

std::vector<std::string> textsOf(const std::vector<dependence::Reason> &reasons, const Language &language) {
  std::vector<std::string> out;
  for (const dependence::Reason &reason : reasons)
    out.push_back(language.text(reason));
  return out;
}

std::optional<double> timeOf(const session::Variant &variant) {
  if (!variant.measurement || !variant.measurement->isComparable()) return std::nullopt;
  return variant.measurement->row.summary.median;
}

} // namespace warpgrain::report
