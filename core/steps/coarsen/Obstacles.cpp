// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/Obstacles.h"

#include "core/dependence/effects/CalleeName.h"
#include "core/model/CudaNames.h"
#include "core/model/Walk.h"
#include "core/steps/coarsen/Extent.h"

#include <algorithm>
#include <array>
#include <utility>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::EffectsAnalysis;
using dependence::Trait;
using dependence::Verdict;

namespace {

class ObstacleFinder {
public:
  ObstacleFinder(const BodyIndex &index, FunctionId kernel, EffectsAnalysis &analysis, const CoarsenStep &step)
      : index_(index), body_(index.body()), kernel_(kernel), analysis_(analysis), step_(step),
        effects_(analysis.ofStatement(index, body_.root)) {}

  /// What no other step and no change in how the kernel is written lifts goes first: whoever mends the rest and is then
  /// told of that has worked in vain.
  std::optional<Verdict> run() {
    if (auto found = identity()) return found;
    if (auto found = notUnderstood()) return found;
    if (auto found = waitingLoop()) return found;
    if (auto found = madeLambda()) return found;
    if (auto found = helperNotFollowed()) return found;
    return lanes();
  }

private:
  struct Sentence {
    Trait trait;
    std::string_view before; ///< the name that has the trait stands between these two
    std::string_view after;
    std::string_view inside; ///< what a called function does that has it
  };

  std::optional<Verdict> madeLambda() const {
    return refuseFor({Trait::lambda, "The kernel makes a ",
                      ", which is not followed; write its body out or make it a function.",
                      "makes a lambda, which is not followed"});
  }

  std::optional<Verdict> notUnderstood() const {
    static constexpr std::array sentences{
        Sentence{Trait::gotoJump, "The kernel uses ", "; jumps like this cannot be followed.",
                 "uses goto, which cannot be followed"},
        Sentence{Trait::launch, "The kernel launches ", " from the device; its own threads cannot be merged.",
                 "launches a kernel"},
        Sentence{Trait::unknownCall, "It is not known what ", " does to other threads", ""},
        Sentence{Trait::assembly, "Inline assembly with \"", "\" may see which thread it is, or synchronise.",
                 "holds inline assembly that may see which thread it is, or synchronise"},
        Sentence{Trait::unknownStatement, "The kernel holds what is not followed: ", ".", "holds what is not followed"},
        Sentence{Trait::staticLocal, "The static variable ", " is shared by all threads without synchronisation.",
                 "has a static variable"},
    };
    for (const Sentence &sentence : sentences)
      if (auto found = refuseFor(sentence)) return found;
    return std::nullopt;
  }

  std::optional<Verdict> refuseFor(const Sentence &sentence) const {
    if (!effects_.has(sentence.trait)) return std::nullopt;
    const Effects::Place &place = effects_.place(sentence.trait);
    if (place.viaCall)
      return Verdict::unknown("The function " + place.what + ", which is reached from here, " +
                                  (place.why.empty() ? std::string(sentence.inside) : place.why) + ".",
                              place.span);
    return Verdict::unknown(std::string(sentence.before) + place.what + std::string(sentence.after) +
                                (place.why.empty() ? "" : ": " + place.why + "."),
                            place.span);
  }

  /// Calls of the person's own functions that do something only the kernel's own text can be
  /// adapted to.
  std::optional<Verdict> helperNotFollowed() const {
    for (const Expression &e : body_.expressions) {
      if (e.kind != ExpressionKind::call && e.kind != ExpressionKind::construct) continue;
      if (!isSome(e.callee.function) || effectOf(e.callee) != CallEffect::user) continue;
      const Effects &callee = analysis_.ofFunction(e.callee.function);
      if (callee.has(Trait::blockBarrier) || callee.has(Trait::gridBarrier))
        return Verdict::unknown(
            "The function " + dependence::nameOfCallee(e.callee) + " contains a barrier; write it out in the kernel" +
                (dependence::isOperatorName(e.callee.name) ? "" : " (inline " + e.callee.name + ")") +
                ", so that the work on both sides can be told apart.",
            e.spelling.span);
      for (const auto &[trait, name] :
           {std::pair(Trait::threadIdxWhole, "threadIdx"), {Trait::blockDimWhole, "blockDim"}})
        if (callee.has(trait))
          return Verdict::unknown("The function " + dependence::nameOfCallee(e.callee) +
                                      ", which is reached from here, uses " + name +
                                      " as a whole; use its members there.",
                                  e.spelling.span);
    }
    return std::nullopt;
  }

  /// Threads that count themselves, or learn their place among others: wrong however they are merged.
  std::optional<Verdict> identity() const {
    if (effects_.has(Trait::blockVote))
      return illegal(Trait::blockVote, " counts the threads of the block, of which there are fewer after merging.");
    if (effects_.has(Trait::collective)) return sharedOut();
    if (effects_.has(Trait::threadIdentity) && effects_.place(Trait::threadIdentity).what != "__activemask")
      return illegal(Trait::threadIdentity, " tells a thread its rank or its group's size, which change with merging.");
    return std::nullopt;
  }

  Verdict sharedOut() const {
    const Effects::Place &place = effects_.place(Trait::collective);
    const std::string who =
        place.viaCall ? "The function " + place.what + ", which is reached from here, has a library share out work over"
                      : place.what + " is work that a library shares out over";
    return Verdict::illegal(who + " the threads that were there before merging, each with values of its own; there "
                                  "would be too few of them.",
                            place.span);
  }

  /// What is right only where lanes stay lanes: another form of the step may keep them.
  std::optional<Verdict> lanes() const {
    if (lanesMapToLanes(index_.unit(), kernel_, step_)) return std::nullopt;
    const std::string remedy = step_.axis == Axis::x ? " Merging keeps every thread in its lane only if it is cyclic "
                                                       "along x and the new extent along x is a multiple of 32."
                                                     : " Merging keeps every thread in its lane only if the block's "
                                                       "extent along x is a known multiple of 32.";
    for (const Trait trait : {Trait::warpExchange, Trait::warpBarrier, Trait::threadIdentity})
      if (effects_.has(trait)) return illegal(trait, " lets the lanes of a warp see each other." + remedy);
    if (effects_.has(Trait::volatileAccess))
      return illegal(Trait::volatileAccess, " is volatile shared memory: warp-synchronous code." + remedy);
    if (effects_.has(Trait::clock)) return illegal(Trait::clock, " measures the thread's own time." + remedy);
    return std::nullopt;
  }

  Verdict illegal(Trait trait, const std::string &why) const {
    const Effects::Place &place = effects_.place(trait);
    return Verdict::illegal(place.what + why, place.span);
  }

  /// A loop that goes round until another thread has done something: if that is a thread it is
  /// merged with, for ever.
  std::optional<Verdict> waitingLoop() const {
    for (const Statement &statement : body_.statements) {
      if (!statement.isLoop() || !isSome(statement.condition)) continue;
      const Effects condition = analysis_.ofExpression(index_, statement.condition);
      const bool waits = condition.has(Trait::atomic) ||
                         std::ranges::any_of(expressionsIn(body_, statement.condition), [this](ExpressionId e) {
                           const Access *access = index_.accessAt(e);
                           return access != nullptr && access->isVolatile;
                         });
      if (waits)
        return Verdict::unknown("This loop may wait for another thread; if that is one it is "
                                "merged with, it would wait for ever.",
                                statement.keyword);
    }
    return std::nullopt;
  }

  const BodyIndex &index_;
  const Body &body_;
  FunctionId kernel_;
  EffectsAnalysis &analysis_;
  const CoarsenStep &step_;
  Effects effects_;
};

} // namespace

std::optional<Verdict> findObstacle(const BodyIndex &index, FunctionId kernel, EffectsAnalysis &effects,
                                    const CoarsenStep &step) {
  return ObstacleFinder(index, kernel, effects, step).run();
}

bool observesLanes(const Effects &effects) {
  return std::ranges::any_of(
      std::array{Trait::warpExchange, Trait::warpBarrier, Trait::threadIdentity, Trait::volatileAccess, Trait::clock},
      [&](Trait trait) { return effects.has(trait); });
}

} // namespace warpgrain::transform
