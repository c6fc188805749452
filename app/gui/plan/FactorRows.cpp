// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plan/FactorRows.h"

#include "app/gui/Texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace warpgrain::gui {

namespace {

class FactorTexts {
  Q_DECLARE_TR_FUNCTIONS(FactorTexts)
};

/// "coarsen y", "coarsen y adjacent": the step without its factor, which is the second argument.
QString titleOf(transform::Step step) {
  step.arguments.erase(step.arguments.begin() + 1);
  return toQString(toString(step));
}

QString groupOf(const transform::Step &step) {
  return step.word == "coarsen" ? FactorTexts::tr("Thread coarsening") : toQString(step.word);
}

views::FactorRow emptyRow(const transform::Step &step) {
  views::FactorRow row{.title = titleOf(step), .group = groupOf(step), .values = {}, .factorArgument = 1};
  transform::Step neutral = step;
  neutral.arguments[1] = "1";
  row.values.push_back({.step = neutral, .label = QStringLiteral("1"), .verdict = {}});
  return row;
}

} // namespace

std::vector<views::FactorRow> factorRows(const std::vector<CheckedStep> &steps) {
  std::vector<views::FactorRow> rows;
  for (const CheckedStep &checked : steps) {
    if (checked.step.arguments.size() < 2) continue;
    const QString title = titleOf(checked.step);
    auto row = std::ranges::find(rows, title, &views::FactorRow::title);
    if (row == rows.end()) row = rows.insert(rows.end(), emptyRow(checked.step));
    row->values.push_back(
        {.step = checked.step, .label = toQString(checked.step.arguments[1]), .verdict = checked.verdict});
  }
  for (views::FactorRow &row : rows)
    std::ranges::stable_sort(row.values, {}, [](const views::FactorValue &value) { return value.label.toInt(); });
  return rows;
}

} // namespace warpgrain::gui
