// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plan/FactorRows.h"

#include "app/gui/Texts.h"
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

/// Where the value stands that a row offers: 1 of "coarsen y 4", 0 of "max-registers 64".
std::size_t factorArgumentOf(const transform::Step &step) {
  return isOneOf(step.word, {"max-registers", "block", "distribute", "scalar-replace", "pad"}) ? 0 : 1;
}

/// Steps that give the loops of a kernel another order or shape.
bool shapesLoops(const transform::Step &step) {
  return isOneOf(step.word, {"interchange", "split", "tile", "distribute", "fuse"});
}

/// Steps for where values are kept.
bool movesData(const transform::Step &step) {
  return isOneOf(step.word, {"scalar-replace", "pad", "place"});
}

bool isBound(const transform::Step &step) {
  return step.word == "launch-bounds" || step.word == "max-registers";
}

/// Steps without a value that changes nothing; each has a range of its own.
bool hasNoNeutral(const transform::Step &step) {
  return isBound(step) || step.word == "block" || shapesLoops(step) || movesData(step);
}

/// "coarsen y", "coarsen y adjacent": the step without its factor.
QString titleOf(transform::Step step) {
  step.arguments.erase(step.arguments.begin() + static_cast<std::ptrdiff_t>(factorArgumentOf(step)));
  return toQString(toString(step));
}

QString groupOf(const transform::Step &step) {
  if (step.word == "coarsen") return FactorTexts::tr("Thread coarsening");
  if (step.word == "unroll") return FactorTexts::tr("Loop unrolling");
  if (step.word == "unroll-and-jam") return FactorTexts::tr("Unrolling and jamming of nests");
  if (shapesLoops(step)) return FactorTexts::tr("Order and shape of loops");
  if (movesData(step)) return FactorTexts::tr("Registers and memory");
  if (step.word == "block") return FactorTexts::tr("Threads of a block");
  if (isBound(step)) return FactorTexts::tr("Bounds for the compiler");
  return toQString(step.word);
}

views::FactorRow emptyRow(const transform::Step &step) {
  views::FactorRow row{
      .title = titleOf(step), .group = groupOf(step), .values = {}, .factorArgument = factorArgumentOf(step)};
  if (step.word != "coarsen") row.customMaximum = static_cast<int>(transform::largestUnrollFactor);
  if (hasNoNeutral(step)) row.customMaximum = 0;
  transform::Step neutral = step;
  neutral.arguments[row.factorArgument] = "1";
  row.values.push_back(
      {.step = neutral, .label = hasNoNeutral(step) ? QStringLiteral("–") : QStringLiteral("1"), .verdict = {}});
  return row;
}

} // namespace

std::vector<views::FactorRow> factorRows(const std::vector<CheckedStep> &steps) {
  std::vector<views::FactorRow> rows;
  for (const CheckedStep &checked : steps) {
    const std::size_t factor = factorArgumentOf(checked.step);
    if (checked.step.arguments.size() <= factor) continue;
    const QString title = titleOf(checked.step);
    auto row = std::ranges::find(rows, title, &views::FactorRow::title);
    if (row == rows.end()) row = rows.insert(rows.end(), emptyRow(checked.step));
    row->values.push_back(
        {.step = checked.step, .label = toQString(checked.step.arguments[factor]), .verdict = checked.verdict});
  }
  for (views::FactorRow &row : rows)
    std::ranges::stable_sort(row.values, {}, [](const views::FactorValue &value) { return value.label.toInt(); });
  return rows;
}

} // namespace warpgrain::gui
