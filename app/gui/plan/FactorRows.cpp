// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plan/FactorRows.h"

#include "app/gui/Texts.h"
#include "core/transform/StepForm.h"
#include "core/transform/unroll/LoopStep.h"

#include <QCoreApplication>

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace warpgrain::gui {

namespace {

class FactorTexts {
  Q_DECLARE_TR_FUNCTIONS(FactorTexts)
};

bool isOneOf(const std::string &word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

/// Steps that give the loops of a kernel another order or shape.
bool shapesLoops(const transform::Step &step) {
  return isOneOf(step.word, {"interchange", "split", "tile", "distribute", "fuse"});
}

/// Steps for where values are kept.
bool movesData(const transform::Step &step) {
  return isOneOf(step.word, {"scalar-replace", "stage", "pad", "place"});
}

bool isBound(const transform::Step &step) {
  return step.word == "launch-bounds" || step.word == "max-registers";
}

/// "coarsen y", "coarsen y adjacent": the step without its value.
QString titleOf(transform::Step step) {
  const transform::StepForm form = formOf(step);
  const auto value = step.arguments.begin() + static_cast<std::ptrdiff_t>(form.value);
  step.arguments.erase(value, value + static_cast<std::ptrdiff_t>(form.valueCount));
  return toQString(toString(step));
}

/// "4", "at n - 1"; "on" of a step that has no value.
QString labelOf(const transform::Step &step) {
  const transform::StepForm form = formOf(step);
  QStringList words;
  for (std::size_t i = 0; i < form.valueCount; ++i)
    words.push_back(toQString(step.arguments[form.value + i]));
  return words.isEmpty() ? FactorTexts::tr("on") : words.join(u' ');
}

QString groupOf(const transform::Step &step) {
  if (step.word == "coarsen")
    return step.arguments.front() == "grid" ? FactorTexts::tr("Thread-block coarsening")
                                            : FactorTexts::tr("Thread coarsening");
  if (step.word == "unroll") return FactorTexts::tr("Loop unrolling");
  if (step.word == "unroll-and-jam") return FactorTexts::tr("Unrolling and jamming of nests");
  if (shapesLoops(step)) return FactorTexts::tr("Order and shape of loops");
  if (movesData(step)) return FactorTexts::tr("Registers and memory");
  if (step.word == "block") return FactorTexts::tr("Threads of a block");
  if (isBound(step)) return FactorTexts::tr("Bounds for the compiler");
  return toQString(step.word);
}

/// A row with the value that changes nothing: factor 1, or no such step.
views::FactorRow emptyRow(const transform::Step &step) {
  const transform::StepForm form = formOf(step);
  views::FactorRow row{.title = titleOf(step), .group = groupOf(step)};
  if (!form.isFactor) {
    row.customMaximum = 0;
    row.values.push_back({.step = {}, .label = QStringLiteral("–"), .verdict = {}});
    return row;
  }
  if (step.word != "coarsen") row.customMaximum = static_cast<int>(transform::largestUnrollFactor);
  row.factorArgument = form.value;
  transform::Step neutral = step;
  neutral.arguments[form.value] = "1";
  row.values.push_back({.step = neutral, .label = QStringLiteral("1"), .verdict = {}});
  return row;
}

} // namespace

std::vector<views::FactorRow> factorRows(const std::vector<CheckedStep> &steps) {
  std::vector<views::FactorRow> rows;
  for (const CheckedStep &checked : steps) {
    if (changesNothing(checked.step)) continue;
    const QString title = titleOf(checked.step);
    auto row = std::ranges::find(rows, title, &views::FactorRow::title);
    if (row == rows.end()) row = rows.insert(rows.end(), emptyRow(checked.step));
    row->values.push_back({.step = checked.step, .label = labelOf(checked.step), .verdict = checked.verdict});
  }
  for (views::FactorRow &row : rows)
    std::ranges::stable_sort(row.values, {}, [](const views::FactorValue &value) { return value.label.toInt(); });
  return rows;
}

} // namespace warpgrain::gui
