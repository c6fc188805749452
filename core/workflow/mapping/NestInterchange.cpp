// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/RegionChecks.h"
#include "core/workflow/mapping/LoopChecks.h"
#include "core/workflow/mapping/NestOrder.h"
#include "core/workflow/mapping/Privates.h"

#include <algorithm>

namespace warpgrain::workflow {

namespace {

using openmp::Statement;
using openmp::VariableId;

/// Two loops, the second one alone in the first.
class Interchanger {
public:
  Interchanger(const ReadNest &read, std::size_t outer)
      : read_(read), number_(outer), outer_(read.nest.loops[outer]), inner_(read.nest.loops[outer + 1]) {}

  std::optional<NestChange> run() {
    if (!goRoundAlike() || !valuesStay()) return std::nullopt;
    NestChange out{.edits = {}, .told = {}, .reliance = {}};
    const auto carried = carriedBy(read_, number_, out.reliance);
    if (!carried || std::ranges::any_of(carried->dependences, [this](const auto &each) { return moves(each); }))
      return std::nullopt;
    const auto outer = headSpan(read_, outer_);
    const auto inner = headSpan(read_, inner_);
    if (!outer || !inner) return std::nullopt;
    out.edits = {{.span = *outer, .replacement = std::string(read_.program.textOf(*inner))},
                 {.span = *inner, .replacement = std::string(read_.program.textOf(*outer))}};
    out.told = "The loops over " + nameOf(outer_) + " and " + nameOf(inner_) + " of lines " +
               std::to_string(outer_.line) + " and " + std::to_string(inner_.line) + " are interchanged.";
    return out;
  }

private:
  const std::string &nameOf(const SerialLoop &loop) const { return read_.program[*loop.counter].name; }

  /// How often each loop is executed does not depend on the other, and its head may be evaluated where the other has no
  /// iterations.
  bool goRoundAlike() const {
    for (const SerialLoop *loop : {&outer_, &inner_}) {
      if (!hasConstantHead(read_, *loop, *outer_.statement) || openmp::mayLeave(bodyOf(*loop))) return false;
      const openmp::CountedLoop &counted = *loop->statement->counted;
      for (const std::string *text : {&counted.begin, &counted.bound, &counted.step})
        if (text->find_first_of("/%[?") != std::string::npos) return false;
      const bool isOutside = !openmp::declares(*read_.nest.loops.front().statement, *loop->counter);
      if (isOutside && !whyValueIsNeeded(read_.program, read_.nest, *loop->counter).empty()) return false;
    }
    return *outer_.counter != *inner_.counter && nameOf(outer_) != nameOf(inner_);
  }

  /// No value goes from one iteration to another but through memory, or as what is gathered in any order.
  bool valuesStay() const {
    const Statement &body = bodyOf(inner_);
    bool stay = true;
    openmp::forEachAccess(body, [&](const openmp::Access &access) {
      if (!access.writes() || access.target == openmp::AccessTarget::pointee) return;
      if (access.variable == *outer_.counter || access.variable == *inner_.counter) stay = false;
      if (openmp::declares(body, access.variable) || isMemoryOfNest(read_, access.variable)) return;
      if (isMadeAnew(read_, *outer_.statement, body, access.variable)) return;
      const auto gathered = reductionOf(read_.program, *outer_.statement, access.variable);
      stay = stay && gathered && gathered->isExact;
    });
    return stay;
  }

  /// The later iteration of the outer loop is, or may be, another one of the inner loop: the inner loop would not be
  /// parallel any more, or the order would be turned around.
  bool moves(const dependence::CarriedDependence &found) const {
    const SourceSpan &keyword = (*read_.kernel.instances.body)[read_.kernel.loops[number_ + 1]].keyword;
    const auto along = std::ranges::find(found.inner, keyword, &dependence::CarriedDependence::Inner::keyword);
    return along == found.inner.end() || along->distance.exact() != 0;
  }

  const ReadNest &read_;
  std::size_t number_;
  const SerialLoop &outer_;
  const SerialLoop &inner_;
};

} // namespace

std::optional<NestChange> interchanged(const ReadNest &read) {
  for (std::size_t i = 0; i + 1 < read.nest.loops.size(); ++i) {
    const SerialLoop &inner = read.nest.loops[i + 1];
    if (read.nest.loops[i].depth != i || !read.nest.loops[i].isAlone || inner.depth != i + 1 || !inner.isAlone) break;
    if (read.mapped.loops[i].isParallel || !read.mapped.loops[i + 1].isParallel) continue;
    if (auto out = Interchanger(read, i).run()) return out;
  }
  return std::nullopt;
}

} // namespace warpgrain::workflow
