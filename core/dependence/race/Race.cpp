// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/race/Race.h"

#include "core/dependence/race/AccessPair.h"
#include "core/dependence/race/InstanceReader.h"
#include "core/dependence/race/IntegerPoint.h"
#include "core/dependence/race/Subscripts.h"
#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::dependence {

using namespace model;

namespace {

/// A kernel that has more pairs than this is not searched to the end.
constexpr int maximumProblems = 400;

std::string threadName(const std::array<std::int64_t, 3> &thread) {
  return "(" + std::to_string(thread[0]) + ", " + std::to_string(thread[1]) + ", " + std::to_string(thread[2]) + ")";
}

/// Along an axis whose extent is not known and whose index the kernel does not read, there is one thread: a kernel for
/// rows is not blamed for blocks that nobody launches.
Extents plausibleBlock(const BodyIndex &index, EffectsAnalysis &effects, Extents block) {
  const Effects all = effects.ofStatement(index, index.body().root);
  for (const Axis axis : allAxes)
    if (!block[axis] && !all.has(threadIdxTrait(axis)) && !all.has(Trait::threadIdxWhole)) block[axis] = 1;
  return block;
}

class RaceFinder {
public:
  RaceFinder(const BodyIndex &index, EffectsAnalysis &effects, const Extents &block)
      : index_(index), variance_{ThreadVariance(index, effects, Axis::x), ThreadVariance(index, effects, Axis::y),
                                 ThreadVariance(index, effects, Axis::z)},
        kernel_{index, variance_, plausibleBlock(index, effects, block)}, barriers_(index, effects) {}

  std::optional<Race> run() {
    for (const Access &write : index_.accesses()) {
      if (!write.writes() || !isFollowed(write)) continue;
      for (const Access &read : index_.accesses()) {
        if (!read.reads() || read.array != write.array || !isFollowed(read)) continue;
        for (const AccessPair &pair : pairsOf(index_, barriers_, write, read))
          if (auto race = examine(pair)) return race;
        if (problems_ > maximumProblems) return std::nullopt;
      }
    }
    return std::nullopt;
  }

private:
  /// Accesses through the array's own name, or a pointer parameter's that never changes.
  bool isFollowed(const Access &access) const {
    if (access.kind == AccessKind::atomic || access.isVolatile || !isSome(access.array)) return false;
    const Variable &array = index_.body()[access.array];
    if (array.isShared()) return true;
    return access.space == MemorySpace::global && array.space == VariableSpace::parameter &&
           !index_.isReassigned(access.array);
  }

  std::optional<Race> examine(const AccessPair &pair) {
    Symbols symbols;
    InstanceReader writer(kernel_, pair.window, symbols, "t");
    InstanceReader reader(kernel_, pair.window, symbols, "u");
    IntegerProblem problem;
    if (!addControl(kernel_, pair, writer, reader, problem.formulas)) return std::nullopt;
    if (!addSameElement(pair, writer, reader, symbols, problem.formulas)) return std::nullopt;
    for (InstanceReader *thread : {&writer, &reader}) {
      problem.names.insert(problem.names.end(), thread->names().begin(), thread->names().end());
      problem.formulas.insert(problem.formulas.end(), thread->formulas().begin(), thread->formulas().end());
    }
    for (const std::string &symbol : symbols.names()) {
      problem.names.push_back(symbol);
      problem.formulas.push_back("-1000000000 <= " + symbol + " <= 1000000000");
    }
    problem.formulas.emplace_back("tx != ux or ty != uy or tz != uz");
    ++problems_;
    const auto point = findIntegerPoint(problem);
    if (!point) return std::nullopt;
    const auto second = writer.names().size();
    Race race{.write = pair.write, .read = pair.read, .inNextIteration = isSome(pair.window.repeated)};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      race.writer[axis] = (*point)[axis];
      race.reader[axis] = (*point)[second + axis];
    }
    return race;
  }

  /// The subscripts meet, whatever the symbols are: their parts of symbols are the same on both sides.
  bool addSameElement(const AccessPair &pair, InstanceReader &writer, InstanceReader &reader, const Symbols &symbols,
                      std::vector<std::string> &formulas) const {
    const auto left = subscriptsOf(index_, pair.write);
    const auto right = subscriptsOf(index_, pair.read);
    if (!left || !right || left->members != right->members || left->indices.size() != right->indices.size())
      return false;
    for (std::size_t i = 0; i < left->indices.size(); ++i) {
      const auto a = writer.value(left->indices[i], pair.window.begin);
      const auto b = reader.value(right->indices[i], pair.window.begin);
      if (!a || !b) return false;
      const auto difference = a->plus(*b, -1);
      if (!difference) return false;
      for (const auto &[name, factor] : difference->terms())
        if (symbols.contains(name) || writer.symbolicQuotients().contains(name) ||
            reader.symbolicQuotients().contains(name))
          return false;
      formulas.push_back(difference->toString() + " = 0");
    }
    return true;
  }

  const BodyIndex &index_;
  std::array<ThreadVariance, 3> variance_;
  ComparedKernel kernel_;
  BarrierFinder barriers_;
  int problems_ = 0;
};

} // namespace

std::string Race::sentence(const BodyIndex &index) const {
  const Unit &unit = index.unit();
  const auto text = [&](const Access &access) {
    return std::string(unit.textOf(index.body()[access.expression].spelling.span));
  };
  std::string out = "Threads of a block use " + index.body()[write.array].name + " with no barrier between: ";
  if (write.expression == read.expression)
    out += text(write) + " is read and written by several threads";
  else
    out += text(write) + " is written and " + text(read) + " is read";
  if (inNextIteration) out += ", one of them in the next iteration of the loop";
  return out + " (for example thread " + threadName(writer) + " writes what thread " + threadName(reader) +
         " reads). The result depends on which comes first; put a barrier between.";
}

std::optional<Race> findRace(const BodyIndex &index, EffectsAnalysis &effects, const Extents &block) {
  return RaceFinder(index, effects, block).run();
}

} // namespace warpgrain::dependence
