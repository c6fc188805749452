// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plan/FactorRows.h"

#include "app/gui/base/Texts.h"
#include "core/plan/StepForm.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

#include <algorithm>
#include <map>
#include <utility>

namespace warpgrain::gui {

using transform::PanelGroup;
using transform::StepSubject;

namespace {

class FactorTexts {
  Q_DECLARE_TR_FUNCTIONS(FactorTexts)
};

/// A row, and where it belongs: rows of one rank stand together.
struct RankedRow {
  std::size_t rank = 0;
  views::FactorRow row;
};

constexpr std::size_t rankOfLoops = 2;
constexpr std::size_t rankOfTheRest = 100000; ///< behind more targets than a kernel has

/// "coarsen y", "coarsen y adjacent": the step without its value.
QString titleOf(transform::Step step) {
  const transform::StepForm form = formOf(step);
  const auto value = step.arguments.begin() + static_cast<std::ptrdiff_t>(form.value);
  step.arguments.erase(value, value + static_cast<std::ptrdiff_t>(form.valueCount));
  return toQString(toString(step));
}

QString headingOf(PanelGroup group) {
  switch (group) {
  case PanelGroup::threadCoarsening:
    return FactorTexts::tr("Thread coarsening");
  case PanelGroup::blockCoarsening:
    return FactorTexts::tr("Thread-block coarsening");
  case PanelGroup::blockSize:
    return FactorTexts::tr("Threads of a block");
  case PanelGroup::axes:
    return FactorTexts::tr("Axes of threads and blocks");
  case PanelGroup::compilerBounds:
    return FactorTexts::tr("Bounds for the compiler");
  case PanelGroup::barriers:
    return FactorTexts::tr("Barriers");
  case PanelGroup::macros:
    return FactorTexts::tr("Macros");
  case PanelGroup::functions:
    return FactorTexts::tr("Functions");
  case PanelGroup::other:
    break;
  }
  return FactorTexts::tr("Other steps");
}

/// The heading of steps that are made on the kernel as a whole, and its rank.
std::pair<QString, std::size_t> groupOfKernel(const transform::Step &step) {
  const transform::StepDescriptor &of = descriptorOf(step);
  const PanelGroup group = isQualified(step) ? of.qualifiedGroup : of.group;
  const auto rank = static_cast<std::size_t>(group);
  return {headingOf(group), rank < rankOfLoops ? rank : rankOfTheRest + rank};
}

/// "unroll"; "stage k" under the array that is staged: the step without what the heading says, and without its value.
QString captionOf(const transform::Step &step) {
  QString caption = toQString(step.word);
  for (std::size_t i = 1; i < formOf(step).named; ++i)
    caption += u' ' + toQString(step.arguments[i]);
  return caption;
}

/// Finds the loop or array that a step names. Refers to the targets.
class TargetIndex {
public:
  explicit TargetIndex(const std::vector<StepTarget> &targets) : targets_(targets) {
    for (std::size_t i = 0; i < targets.size(); ++i)
      places_.try_emplace({targets[i].subject, targets[i].name}, i);
  }

  const std::vector<StepTarget> &all() const { return targets_; }

  /// The position of the first of that name; all().size() where there is none.
  std::size_t find(StepSubject subject, const std::string &name) const {
    const auto found = places_.find({subject, name});
    return found != places_.end() ? found->second : targets_.size();
  }

private:
  const std::vector<StepTarget> &targets_;
  std::map<std::pair<StepSubject, std::string>, std::size_t> places_;
};

/// Puts a row under its loop, its array, or what is done to the kernel.
void addGroup(RankedRow &ranked, const transform::Step &step, const TargetIndex &targets) {
  const StepSubject subject = formOf(step).subject;
  views::FactorRow &row = ranked.row;
  if (subject == StepSubject::kernel) {
    std::tie(row.group, ranked.rank) = groupOfKernel(step);
    return;
  }
  const std::size_t target = targets.find(subject, step.arguments.front());
  // A step that was typed may name what is not there; its verdict says so.
  const StepTarget missing{.subject = subject, .name = step.arguments.front()};
  const StepTarget &found = target < targets.all().size() ? targets.all()[target] : missing;
  ranked.rank = rankOfLoops + target;
  row.group = nameOf(found);
  row.caption = captionOf(step);
  row.section = sectionOf(found);
}

/// A row with the value that changes nothing: factor 1, or no such step.
RankedRow emptyRow(const transform::Step &step, const TargetIndex &targets) {
  const transform::StepForm form = formOf(step);
  RankedRow ranked{.row = {.title = titleOf(step)}};
  addGroup(ranked, step, targets);
  views::FactorRow &row = ranked.row;
  if (!form.isFactor) {
    row.factorArgument.reset();
    row.customMaximum = 0;
    row.values.push_back({.step = {}, .label = QStringLiteral("–"), .verdict = {}});
    return ranked;
  }
  if (const auto largest = descriptorOf(step).largestFactor) row.customMaximum = static_cast<int>(*largest);
  row.factorArgument = form.value;
  transform::Step neutral = step;
  neutral.arguments[form.value] = "1";
  row.values.push_back({.step = neutral, .label = QStringLiteral("1"), .verdict = {}});
  return ranked;
}

} // namespace

QString nameOf(const StepTarget &target) {
  const QString name = toQString(target.name);
  if (target.subject == StepSubject::array)
    return (target.isShared ? FactorTexts::tr("Shared array %1") : FactorTexts::tr("Array %1")).arg(name);
  if (target.line == 0) return FactorTexts::tr("Loop %1").arg(name);
  if (target.isOfVariant && target.name == "L" + std::to_string(target.line))
    return FactorTexts::tr("Loop in line %1 of the variant").arg(target.line);
  if (target.isOfVariant) return FactorTexts::tr("Loop %1, line %2 of the variant").arg(name).arg(target.line);
  if (target.name == "L" + std::to_string(target.line)) return FactorTexts::tr("Loop in line %1").arg(target.line);
  return FactorTexts::tr("Loop %1, line %2").arg(name).arg(target.line);
}

QString sectionOf(const StepTarget &target) {
  return (target.subject == StepSubject::loop ? QStringLiteral("loop ") : QStringLiteral("array ")) +
         toQString(target.name);
}

QString valueOf(const transform::Step &step) {
  const transform::StepForm form = formOf(step);
  QStringList words;
  for (std::size_t i = 0; i < form.valueCount; ++i)
    words.push_back(toQString(step.arguments[form.value + i]));
  return words.isEmpty() ? FactorTexts::tr("on") : words.join(u' ');
}

std::vector<views::FactorRow> factorRows(const std::vector<CheckedStep> &steps,
                                         const std::vector<StepTarget> &targets) {
  const TargetIndex index(targets);
  std::vector<RankedRow> ranked;
  QHash<QString, std::size_t> rowOf; // a kernel may have thousands of steps
  for (const CheckedStep &checked : steps) {
    if (changesNothing(checked.step)) continue;
    const QString title = titleOf(checked.step);
    if (!rowOf.contains(title)) {
      rowOf[title] = ranked.size();
      ranked.push_back(emptyRow(checked.step, index));
    }
    ranked[rowOf[title]].row.values.push_back({.step = checked.step,
                                               .label = valueOf(checked.step),
                                               .verdict = checked.verdict,
                                               .pending = !checked.isJudged,
                                               .lift = checked.lift.value_or(transform::Step())});
  }
  std::ranges::stable_sort(ranked, {}, &RankedRow::rank);
  std::vector<views::FactorRow> rows;
  for (RankedRow &one : ranked) {
    std::ranges::stable_sort(one.row.values, {}, [](const views::FactorValue &value) { return value.label.toInt(); });
    rows.push_back(std::move(one.row));
  }
  return rows;
}

void markPending(std::vector<views::FactorRow> &rows, const Verdicts &verdicts, const KernelKey &kernel,
                 const transform::PlanDraft &draft) {
  for (views::FactorRow &row : rows)
    for (views::FactorValue &value : row.values)
      value.pending = !isNeutral(row, value.step) &&
                      (value.pending || verdicts.kernel != kernel || !verdicts.holdFor(draft, value.step));
}

} // namespace warpgrain::gui
