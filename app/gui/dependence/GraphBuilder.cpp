// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/dependence/GraphBuilder.h"

#include "app/gui/base/Texts.h"
#include "core/dependence/relations/AnalysisReasons.h"
#include "views/shared/VerdictText.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace warpgrain::gui {

using namespace dependence;
using views::DependenceEnd;
using views::DependenceEntry;
using views::DependenceGraph;
using views::GraphRow;
using views::Hazard;

namespace {

/// Carries the translations of free functions.
class GraphTexts {
  Q_DECLARE_TR_FUNCTIONS(GraphTexts)
};

class GraphBuilder {
public:
  GraphBuilder(const model::Unit &unit, const Outline &outline, const access::KernelInstances &instances,
               const KernelDependences &dependences)
      : unit_(unit), outline_(outline), instances_(instances), dependences_(dependences),
        rows_(unit, outline, instances) {}

  DependenceGraph build(const QString &kernel) {
    graph_.kernel = kernel;
    graph_.boxes = rows_.boxes();
    graph_.rows = rows_.rows();
    for (const Dependence &dependence : dependences_.dependences)
      graph_.entries.push_back(entryOf(dependence));
    addRaces();
    addBarriers();
    for (const dependence::Reason &assumption : dependences_.races.assumptions)
      graph_.assumptions << views::sentenceOf(assumption);
    QStringList limits;
    for (const auto &limit : {instances_.limit, dependences_.limit, dependences_.races.limit})
      if (limit) limits << views::sentenceOf(*limit);
    limits.removeDuplicates();
    graph_.limit = limits.join(u' ');
    return std::move(graph_);
  }

private:
  DependenceEntry entryOf(const Dependence &dependence);
  DependenceEnd endOf(std::size_t access) const;
  void addRaces();
  void addRace(const RaceFinding &finding, Hazard hazard);
  void addBarriers();
  QString loopName(const Dependence &dependence) const;
  void setCarrier(DependenceEntry &entry, const Dependence &dependence) const;
  QStringList exampleOf(const Dependence &dependence) const;
  QString instanceText(const Instance &instance, const DependenceEnd &end) const;
  QString indexText(const std::array<std::int64_t, 3> &index,
                    const std::array<std::optional<std::int64_t>, 3> &extents) const;

  const model::Unit &unit_;
  const Outline &outline_;
  const access::KernelInstances &instances_;
  const KernelDependences &dependences_;
  GraphRows rows_;
  DependenceGraph graph_;
};

DependenceEnd GraphBuilder::endOf(std::size_t index) const {
  const access::AccessInstance &access = instances_.accesses[index];
  const Place place = outline_.placeOf(access.span);
  return {.row = rows_.rowOfAccess(index),
          .text = toQString(unit_.textOf(access.span)).simplified(),
          .access = access.kind,
          .place = {.path = toQString(place.file),
                    .line = static_cast<int>(place.line),
                    .column = static_cast<int>(place.column)},
          .length = static_cast<int>(access.span.length())};
}

DependenceEntry GraphBuilder::entryOf(const Dependence &dependence) {
  DependenceEntry entry{.source = endOf(dependence.source), .sink = endOf(dependence.sink)};
  entry.array = toQString(instances_[dependence.array].name);
  entry.kind = dependence.kind;
  entry.unknown = dependence.obscurity ? views::sentenceOf(*dependence.obscurity) : QString();
  setCarrier(entry, dependence);
  QStringList distances;
  for (const Distance &distance : dependence.distances)
    distances << QStringLiteral("%1: %2").arg(toQString(distance.index), toQString(distance.text()));
  if (!distances.isEmpty()) entry.distance = QStringLiteral("(%1)").arg(distances.join(QStringLiteral(", ")));
  entry.example = exampleOf(dependence);
  for (const std::string &sentence : forbiddenBy(dependence, instances_))
    entry.forbids << toQString(sentence);
  return entry;
}

/// As the distance vector names it: behind the axes it has a component for each loop around both that has a counter.
/// Empty for a loop that was followed iteration by iteration.
QString GraphBuilder::loopName(const Dependence &dependence) const {
  const auto &loops = instances_.accesses[dependence.source].place.loops;
  if (loops[*dependence.loop].iteration) return {};
  static const std::set<std::string> axes{"tx", "ty", "tz", "bx", "by", "bz"};
  auto left = std::count_if(loops.begin(), loops.begin() + static_cast<std::ptrdiff_t>(*dependence.loop),
                            [](const access::LoopInfo &outer) { return !outer.iteration; });
  for (const Distance &distance : dependence.distances)
    if (!axes.contains(distance.index) && left-- == 0) return toQString(distance.index);
  return {};
}

void GraphBuilder::setCarrier(DependenceEntry &entry, const Dependence &dependence) const {
  entry.carrier = dependence.carrier;
  if (dependence.carrier == Carrier::loop && dependence.loop) {
    const access::LoopInfo &loop = instances_.accesses[dependence.source].place.loops[*dependence.loop];
    const Place place = outline_.placeOf((*loop.body)[loop.loop].keyword);
    entry.loop = loopName(dependence);
    entry.carriedBy = entry.loop.isEmpty() ? GraphTexts::tr("the loop in line %1").arg(place.line)
                                           : GraphTexts::tr("loop %1, line %2").arg(entry.loop).arg(place.line);
  }
  if (dependence.carrier == Carrier::barrier) {
    QStringList lines;
    for (const std::size_t barrier : dependence.barriers)
      lines << QString::number(outline_.placeOf(instances_.barriers[barrier].span).line);
    lines.removeDuplicates();
    entry.carriedBy = lines.isEmpty() ? GraphTexts::tr("a barrier")
                      : lines.size() == 1
                          ? GraphTexts::tr("the barrier in line %1").arg(lines.front())
                          : GraphTexts::tr("the barriers in lines %1").arg(lines.join(QStringLiteral(", ")));
  }
}

/// "(3, 0)": the axes that the launch has.
QString GraphBuilder::indexText(const std::array<std::int64_t, 3> &index,
                                const std::array<std::optional<std::int64_t>, 3> &extents) const {
  std::size_t axes = 3;
  while (axes > 1 && (extents[axes - 1] == 1 || (!extents[axes - 1] && index[axes - 1] == 0)))
    --axes;
  QStringList parts;
  for (std::size_t i = 0; i < axes; ++i)
    parts << QString::number(index[i]);
  return axes == 1 ? parts.front() : QStringLiteral("(%1)").arg(parts.join(QStringLiteral(", ")));
}

QString GraphBuilder::instanceText(const Instance &instance, const DependenceEnd &end) const {
  const access::KnownExtents &extents = instances_.atoms.extents();
  QString text = GraphTexts::tr("thread %1 of block %2")
                     .arg(indexText(instance.thread, extents.block), indexText(instance.block, extents.grid));
  QStringList iterations;
  for (const auto &[loop, iteration] : instance.iterations)
    iterations << GraphTexts::tr("iteration %1 of %2").arg(iteration).arg(toQString(loop));
  if (!iterations.isEmpty()) text += QStringLiteral(", ") + iterations.join(QStringLiteral(", "));
  return QStringLiteral("%1: %2").arg(text, end.text);
}

QStringList GraphBuilder::exampleOf(const Dependence &dependence) const {
  if (!dependence.example) return {};
  const Example &example = *dependence.example;
  QStringList lines{instanceText(example.source, endOf(dependence.source)),
                    instanceText(example.sink, endOf(dependence.sink))};
  if (example.byteOffset)
    lines << GraphTexts::tr("both at byte %1 of %2")
                 .arg(*example.byteOffset)
                 .arg(toQString(instances_[dependence.array].name));
  QStringList symbols;
  for (const auto &[name, value] : example.symbols)
    symbols << QStringLiteral("%1 = %2").arg(toQString(name)).arg(value);
  if (!symbols.isEmpty()) lines << GraphTexts::tr("with %1").arg(symbols.join(QStringLiteral(", ")));
  return lines;
}

void GraphBuilder::addRaces() {
  for (const RaceFinding &race : dependences_.races.races)
    addRace(race, race.isBenign ? Hazard::benign : Hazard::race);
  for (const RaceFinding &race : dependences_.races.possible)
    addRace(race, race.isBenign ? Hazard::benign : Hazard::possible);
  graph_.isFreeWithinBlocks = dependences_.races.isFreeWithinBlocks();
}

/// A race is one of the dependences; where it is not among them, it is added.
void GraphBuilder::addRace(const RaceFinding &finding, Hazard hazard) {
  const Dependence &race = finding.dependence;
  const auto isSame = [&race](const Dependence &other) {
    return other.source == race.source && other.sink == race.sink && other.array == race.array &&
           other.kind == race.kind && other.carrier == race.carrier;
  };
  const auto found = std::ranges::find_if(dependences_.dependences, isSame);
  const auto at = static_cast<std::size_t>(found - dependences_.dependences.begin());
  if (found == dependences_.dependences.end()) graph_.entries.push_back(entryOf(race));
  DependenceEntry &entry = found == dependences_.dependences.end() ? graph_.entries.back() : graph_.entries[at];
  if (hazard < entry.hazard) return;
  entry.hazard = hazard;
  entry.hazardSentence = views::sentenceOf(finding.reason);
}

void GraphBuilder::addBarriers() {
  for (const BarrierFinding &finding : dependences_.barriers)
    for (const std::size_t instance : finding.instances) {
      GraphRow &row = graph_.rows[rows_.rowOfBarrier(instance)];
      if (finding.isUniform) continue;
      row.isUniform = false;
      row.reason = finding.reason ? views::sentenceOf(*finding.reason) : QString();
    }
}

} // namespace

DependenceGraph graphOf(const model::Unit &unit, const Outline &outline, const QString &kernel,
                        const access::KernelInstances &instances, const KernelDependences &dependences) {
  return GraphBuilder(unit, outline, instances, dependences).build(kernel);
}

} // namespace warpgrain::gui
