// SPDX-License-Identifier: Apache-2.0
#include "core/report/Sections.h"

#include <algorithm>
#include <vector>

namespace warpgrain::report {

namespace {

using session::Variant;

struct Bar {
  std::string name;
  double length = 0; ///< of the longest, 0 to 1
  Html number;
  bool isOriginal = false;
};

/// A bar is a cell of a table, which every program that reads HTML can draw.
Html barHtml(const Bar &bar) {
  const double percent = 100 * std::clamp(bar.length, 0.0, 1.0);
  const std::string width = Language().number(percent, 1);
  const std::string colour = bar.isOriginal ? "#8a8a8a" : "#2f6f9f";
  Html cells = Html::element("td", Html::own("&#160;"),
                             "width=\"" + width + "%\" bgcolor=\"" + colour + "\" style=\"background:" + colour + "\"");
  if (percent < 100) cells += Html::own("<td></td>");
  return Html::element("table", Html::element("tr", cells),
                       "class=\"track\" role=\"presentation\" width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"");
}

Html chartHtml(const std::string &title, const std::vector<Bar> &bars) {
  Html lines = Html::element("caption", title);
  for (const Bar &bar : bars)
    lines += Html::element("tr", Html::element("th", code(bar.name), "scope=\"row\" width=\"30%\"") +
                                     Html::element("td", barHtml(bar), "width=\"60%\"") + numberCell(bar.number)) +
             Html::own("\n");
  return Html::element("table", lines, "class=\"chart\" width=\"100%\"") + Html::own("\n");
}

/// A chart of the variants that have a value; `full`: what fills the width, 0: the largest value.
template <typename ValueOf, typename HtmlOf>
Html chartOf(const Report &report, const std::string &title, double full, const ValueOf &valueOf, const HtmlOf &htmlOf,
             const Language &language) {
  std::vector<Bar> bars;
  double largest = full;
  for (const Variant &variant : report.variants)
    if (const std::optional<double> value = valueOf(variant)) largest = std::max(largest, *value);
  for (const Variant &variant : report.variants) {
    const std::optional<double> value = valueOf(variant);
    if (!value) continue;
    bars.push_back({.name = stepsText(variant, language),
                    .length = largest > 0 ? *value / largest : 0,
                    .number = htmlOf(*value),
                    .isOriginal = session::isOriginal(variant)});
  }
  return bars.empty() ? Html() : chartHtml(title, bars);
}

} // namespace

Html chartsSection(const Report &report, const Language &language) {
  const auto plain = [&](int digits) {
    return [&language, digits](double value) { return numberHtml(value, digits, language); };
  };
  Html charts = chartOf(report, language.text(Word::timeShort), 0, timeOf, plain(3), language);
  charts += chartOf(
      report, language.text(Word::registersShort), 0,
      [](const Variant &variant) {
        return variant.resources.empty() ? std::nullopt
                                         : std::optional<double>(variant.resources.front().registersPerThread);
      },
      plain(0), language);
  charts += chartOf(
      report, language.text(Word::occupancyShort), 1,
      [](const Variant &variant) {
        return variant.occupancy ? std::optional(variant.occupancy->occupancy) : std::nullopt;
      },
      [&language](double value) { return shareHtml(value, language); }, language);
  if (charts.empty()) charts = paragraph(language.text(Word::nothingToDraw));
  return sectionOf(language.text(Word::chartsHeading), charts);
}

} // namespace warpgrain::report
