// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/access/AccessAnalysis.h"

#include "app/gui/access/AccessMarks.h"
#include "app/gui/analysis/FollowingExtents.h"
#include "app/gui/base/Texts.h"
#include "core/access/facts/Advice.h"
#include "core/access/form/Classify.h"
#include "core/access/form/ImpliedCondition.h"
#include "core/access/form/Text.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/dependence/relations/LaunchFacts.h"
#include "core/plan/Transformation.h"
#include "views/access/AccessText.h"
#include "views/shared/VerdictText.h"

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

namespace {

using access::AccessFacts;
using views::AccessList;
using views::AccessRow;
using views::LaunchNumber;

AccessKey keyOf(const model::Unit &unit, const AccessFacts &facts) {
  return {.file = unit[facts.span.file].path, .begin = facts.span.begin, .end = facts.span.end, .kind = facts.kind};
}

AccessRow rowOf(const AccessAnalysis &analysis, const AccessFacts &facts) {
  const Place place = analysis.analysis->outline.placeOf(facts.span);
  AccessRow row{.facts = facts, .line = static_cast<int>(place.line), .place = QString::number(place.line)};
  if (facts.span.file != mainFile) row.place = toQString(place.file.filename()) + u':' + row.place;
  row.text = toQString(analysis.analysis->unit->textOf(facts.span)).simplified();
  const dependence::Reason advice = access::adviceFor(facts, analysis.launch);
  row.sentence = views::textWithoutOptions(advice);
  if (const auto best = access::bestReuseStep(facts, analysis.launch); best && advice.text().contains(best->step))
    if (auto step = transform::parseStep(best->step)) row.step = std::move(*step);
  return row;
}

/// The pieces of a kernel that meet other threads' work at one place in memory with no barrier between.
std::vector<RacySpan> racesOf(const dependence::RaceReport &report, const access::KernelFacts &facts) {
  std::vector<RacySpan> spans;
  for (const dependence::RaceFinding &race : report.races) {
    if (race.isBenign) continue;
    for (const std::size_t end : {race.dependence.source, race.dependence.sink}) {
      const SourceSpan span = facts.instances.accesses[end].span;
      const bool isNew = std::ranges::find(spans, span, &RacySpan::span) == spans.end();
      if (!span.empty() && isNew) spans.push_back({.span = span, .sentence = toQString(race.reason.text())});
    }
  }
  return spans;
}

/// "coarsen y 4 adjacent"
std::string stepText(model::Axis axis, model::MergeMode mode, std::int64_t factor) {
  return "coarsen " + std::string(1, model::letterOf(axis)) + " " + std::to_string(factor) +
         (mode == model::MergeMode::adjacent ? " adjacent" : "");
}

/// Every step that some read would save loads by, checked once.
void addVerdicts(const model::Unit &unit, model::FunctionId kernel, AccessList &list, const CancellationToken &cancel) {
  transform::KernelStudy study(unit, kernel);
  const auto check = [&](const std::string &text) {
    if (list.verdicts.contains(text) || cancel.stop_requested()) return;
    const auto step = transform::parseStep(text);
    const auto *transformation = step ? transform::findTransformation(step->word) : nullptr;
    if (transformation != nullptr) list.verdicts[text] = transformation->prepare(study, *step).verdict();
  };
  for (const AccessRow &row : list.rows) {
    if (row.step) check(toString(*row.step));
    if (!row.facts.reuse || !*row.facts.reuse) continue;
    for (const auto &[axis, modes] : row.facts.reuse->value().merged)
      for (const auto &[mode, factors] : modes)
        for (const auto &[factor, loads] : factors)
          if (loads && loads->saved() > 0) check(stepText(axis, mode, factor));
  }
}

/// The kernel's integer parameters that an address, a condition or a trip count depends on.
void addArguments(const access::KernelInstances &instances, std::vector<LaunchNumber> &numbers) {
  constexpr std::size_t most = 12; // more nobody fills in
  const auto add = [&](const std::set<access::AtomId> &atoms) {
    for (const access::AtomId id : atoms) {
      const access::Atom &atom = instances.atoms[id];
      if (atom.kind != access::AtomKind::symbol || !atom.isParameter || numbers.size() >= most) continue;
      const auto isIt = [&](const LaunchNumber &number) {
        return number.kind == LaunchNumber::Kind::argument && number.name == atom.name;
      };
      if (std::ranges::none_of(numbers, isIt))
        numbers.push_back({.kind = LaunchNumber::Kind::argument, .name = atom.name});
    }
  };
  const auto isArgument = [](const LaunchNumber &number) { return number.kind == LaunchNumber::Kind::argument; };
  for (const access::AccessInstance &instance : instances.accesses) {
    add(access::atomsIn(instances.atoms, instance.byteOffset));
    for (const access::Condition &guard : instance.place.guards)
      add(access::atomsIn(instances.atoms, guard));
    for (const access::LoopInfo &loop : instance.place.loops)
      if (loop.tripCount) add(access::atomsIn(instances.atoms, *loop.tripCount));
  }
  // One that was given does not occur any more: their order must not depend on it.
  std::ranges::sort(std::ranges::find_if(numbers, isArgument), numbers.end(), {}, &LaunchNumber::name);
}

/// Takes out the extents that the source computes once the arguments are given that are asked for.
void dropFollowing(const AccessRequest &request, std::vector<LaunchNumber> &numbers) {
  std::vector<std::string> missing;
  for (const LaunchNumber &number : numbers)
    if (number.kind == LaunchNumber::Kind::argument && !number.value) missing.push_back(number.name);
  const auto isOpen = [](const LaunchNumber &number) {
    return number.kind != LaunchNumber::Kind::argument && !number.value;
  };
  if (!request.site || missing.empty() || std::ranges::none_of(numbers, isOpen)) return;
  const FollowingExtents following =
      followingExtents(*request.analysis->unit, *request.site, request.launch.arguments, missing);
  std::erase_if(numbers, [&](const LaunchNumber &number) {
    const bool isBlock = number.kind == LaunchNumber::Kind::block;
    return isOpen(number) && (isBlock ? following.block : following.grid)[number.axis].has_value();
  });
}

QStringList assumptionsOf(const access::KernelFacts &facts) {
  QStringList list;
  const auto add = [&list](const QString &sentence) {
    if (!sentence.isEmpty() && !list.contains(sentence)) list << sentence;
  };
  for (const access::Assumption &assumption : facts.instances.assumptions)
    if (!access::saysNothing(facts.instances.atoms, assumption.condition)) add(toQString(assumption.text()));
  for (const AccessFacts &access : facts.accesses)
    for (const dependence::Reason &assumption : access.requests.assumptions)
      add(views::sentenceOf(assumption));
  if (facts.instances.limit) add(views::sentenceOf(*facts.instances.limit));
  return list;
}

} // namespace

AccessAnalysisPointer analyseAccesses(const AccessRequest &request, const CancellationToken &cancel) {
  if (!request.analysis || !request.analysis->unit) return nullptr;
  const model::Unit &unit = *request.analysis->unit;
  const model::FunctionId kernel = findKernel(unit, request.kernel);
  if (!model::isSome(kernel) || cancel.stop_requested()) return nullptr;
  auto out = std::make_shared<AccessAnalysis>();
  out->analysis = request.analysis;
  out->kernel = request.kernel;
  out->launch = request.launch;
  dependence::LaunchRaces found = dependence::launchFactsWithRaces(unit, kernel, request.launch);
  out->facts = std::move(found.facts);
  if (cancel.stop_requested()) return nullptr;
  auto list = std::make_shared<AccessList>();
  list->kernel = toQString(request.kernel.name);
  list->block = request.launch.block;
  list->totals = out->facts.totals;
  list->numbers = request.numbers;
  if (request.asksNumbers) addArguments(out->facts.instances, list->numbers);
  dropFollowing(request, list->numbers);
  list->assumptions = assumptionsOf(out->facts);
  for (const AccessFacts &facts : out->facts.accesses) {
    list->rows.push_back(rowOf(*out, facts));
    out->keys.push_back(keyOf(unit, facts));
  }
  if (request.judgesSteps) addVerdicts(unit, kernel, *list, cancel);
  out->races = racesOf(found.races, out->facts);
  out->report = std::move(found.races);
  out->list = std::move(list);
  out->marks = accessMarksOf(*out);
  out->ranges = accessRangesOf(*out);
  return out;
}

} // namespace warpgrain::gui
