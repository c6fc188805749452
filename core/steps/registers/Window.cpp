// SPDX-License-Identifier: Apache-2.0
#include "core/steps/registers/Window.h"

#include "core/model/Walk.h"
#include "core/steps/registers/BeforeLoop.h"
#include "core/steps/registers/Borders.h"
#include "core/steps/registers/Certainty.h"
#include "core/steps/registers/MovingElements.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace warpgrain::transform {

using namespace model;
using dependence::Effects;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// More registers for one chain would be spilled.
constexpr std::int64_t mostBehind = 15;

class WindowFinder {
public:
  WindowFinder(KernelStudy &study, RegionFinder &regions, const std::vector<Element> &elements,
               const std::set<const Access *> &taken)
      : study_(study), regions_(regions), index_(study.index()), body_(index_.body()), elements_(elements),
        taken_(taken), moving_(study) {}

  std::vector<Window> run(std::optional<Verdict> &refusal) {
    for (const StatementId id : statementsIn(body_, body_.root))
      if (body_[id].isLoop() && body_[id].kind != StatementKind::rangeForLoop) findIn(id);
    if (!refusal) refusal = std::move(refusal_);
    return std::move(out_);
  }

private:
  void refuse(const Verdict &why) {
    if (!refusal_) refusal_ = why;
  }

  /// An element with an access that is certainly executed with its statement in a block.
  struct Certain {
    const Element *element = nullptr;
    const Access *access = nullptr;
    StatementId statement = none<StatementId>; ///< among those of the block
  };

  /// Every block in the loop by itself: the loop's body, or what stands in branches of it.
  void findIn(StatementId loop) {
    std::map<StatementId, std::vector<Certain>> blocks; // by their first statements
    for (const Element &element : elements_)
      for (const auto &[block, certain] : certainIn(element, loop))
        blocks[block].push_back(certain);
    for (const auto &[block, certain] : blocks) {
      Window window{.loop = loop, .chains = chainsOf(certain, loop)};
      if (!window.chains.empty()) consider(std::move(window), certain);
    }
  }

  std::map<StatementId, Certain> certainIn(const Element &element, StatementId loop) const {
    std::map<StatementId, Certain> out;
    for (const Access *access : element.accesses) {
      if (taken_.contains(access) || access->writes()) continue;
      StatementId at = access->statement;
      while (at != loop && isSome(body_[at].parent) && body_[body_[at].parent].initializer == at)
        at = body_[at].parent;
      if (at == loop || enclosingLoop(body_, at) != loop || !isOfBranches(at, loop)) continue;
      const Certainty certainty = certaintyOf(index_, access->expression, at);
      if (certainty.isCertain && certainty.loops.empty())
        out.emplace(blockOf(at).front(), Certain{.element = &element, .access = access, .statement = at});
    }
    return out;
  }

  /// The statements that stand beside a statement; it is alone if it is all that stands under a header.
  std::vector<StatementId> blockOf(StatementId statement) const {
    const StatementId parent = body_[statement].parent;
    if (body_[parent].kind == StatementKind::compound) return body_[parent].children;
    return {statement};
  }

  /// True if only blocks and branches lie between a statement and the loop: no label leads into them.
  bool isOfBranches(StatementId statement, StatementId loop) const {
    for (StatementId at = body_[statement].parent; at != loop; at = body_[at].parent)
      if (body_[at].kind != StatementKind::compound && body_[at].kind != StatementKind::ifElse) return false;
    return true;
  }

  std::vector<Window::Chain> chainsOf(const std::vector<Certain> &certain, StatementId loop) const {
    std::vector<Window::Chain> out;
    std::set<const Element *> used;
    for (const Certain &one : certain) {
      if (used.contains(one.element)) continue;
      std::map<std::int64_t, const Element *> places{{0, one.element}}; // by how far they are ahead
      for (const Certain &other : certain) {
        if (used.contains(other.element) || other.element == one.element || !isOfOneType(*one.access, *other.access))
          continue;
        if (const auto ahead = moving_.shiftBetween(*one.access, *other.access, loop, mostBehind))
          places.emplace(*ahead, other.element);
      }
      const std::int64_t last = places.rbegin()->first;
      std::erase_if(places, [&](const auto &place) { return last - place.first > mostBehind; });
      if (places.size() < 2) continue;
      Window::Chain &chain = out.emplace_back();
      for (const auto &[ahead, element] : places) {
        chain.push_back({.element = element, .accesses = {}, .behind = last - ahead});
        used.insert(element);
      }
    }
    return out;
  }

  bool isOfOneType(const Access &one, const Access &other) const {
    return body_[one.expression].type == body_[other.expression].type;
  }

  /// Leaves out chains that their statements stand in the way of, until the rest is possible.
  void consider(Window window, const std::vector<Certain> &certain) {
    while (!window.chains.empty()) {
      const std::vector<StatementId> statements = statementsOf(window, certain);
      window.first = statements.front();
      window.last = statements.back();
      const auto spoiled = std::ranges::find_if(
          window.chains, [&](const Window::Chain &chain) { return !mayBeKept(chain, statements); });
      if (spoiled == window.chains.end()) break;
      window.chains.erase(spoiled);
    }
    if (window.chains.empty()) return;
    fillIn(window);
    if (auto why = whyNotKept(window)) return refuse(*why);
    window.isCertain = isCertain(window);
    for (dependence::Reason &assumption : moving_.assumptions())
      addOnce(window.assumptions, std::move(assumption));
    out_.push_back(std::move(window));
  }

  /// From the first statement of the block that reads a member to the last one.
  std::vector<StatementId> statementsOf(const Window &window, const std::vector<Certain> &certain) const {
    const std::vector<StatementId> block = blockOf(certain.front().statement);
    const auto reads = [&](StatementId statement) {
      return std::ranges::any_of(window.chains, [&](const Window::Chain &chain) {
        return std::ranges::any_of(chain, [&](const Window::Member &member) {
          return std::ranges::any_of(member.element->accesses, [&](const Access *access) {
            return isInside(body_, access->statement, statement);
          });
        });
      });
    };
    const auto first = std::ranges::find_if(block, reads);
    const auto last = std::find_if(block.rbegin(), block.rend(), reads).base();
    return {first, last};
  }

  bool mayBeKept(const Window::Chain &chain, const std::vector<StatementId> &statements) {
    for (const StatementId statement : statements)
      for (const Window::Member &member : chain) {
        const auto isWrite = [&](const Access *access) {
          return access->writes() && isInside(body_, access->statement, statement);
        };
        if (std::ranges::any_of(member.element->accesses, isWrite)) return false;
        if (auto why = regions_.whyNotPassed(statement, *member.element)) {
          refuse(*why);
          return false;
        }
      }
    return true;
  }

  void fillIn(Window &window) const {
    const RegisterRegion statements{.first = window.first, .last = window.last};
    const SourceSpan span = statements.spanIn(body_);
    for (Window::Chain &chain : window.chains)
      for (Window::Member &member : chain)
        for (const Access *access : member.element->accesses)
          if (!taken_.contains(access) && span.contains(body_[access->expression].spelling.span))
            member.accesses.push_back(access);
  }

  std::optional<Verdict> whyNotKept(Window &window) {
    if (auto why = whyNothingBefore(study_, window.loop)) return why;
    const Element &any = *window.chains.front().front().element;
    const Effects effects = study_.effects().ofStatement(index_, window.loop);
    if (const auto border = borderIn(effects))
      return Verdict::unknown({ReasonId::standsBetweenUses, {effects.place(*border).what, any.text}},
                              effects.place(*border).span);
    RegisterRegion region{.first = window.loop, .last = window.loop};
    for (const Window::Chain &chain : window.chains)
      for (const Window::Member &member : chain)
        region.accesses.insert(region.accesses.end(), member.accesses.begin(), member.accesses.end());
    if (auto why = regions_.whyNotAsWritten(region, any)) return why;
    auto why = regions_.whyNotApart(region, any);
    window.assumptions = std::move(region.assumptions);
    return why;
  }

  /// True if no branch and no `continue` leads past the statements: a thread that leaves the loop needs no registers.
  bool isCertain(const Window &window) const {
    for (StatementId at = body_[window.first].parent; at != window.loop; at = body_[at].parent)
      if (body_[at].kind != StatementKind::compound) return false;
    const std::uint32_t begin = body_[window.first].spelling.span.begin;
    return std::ranges::none_of(statementsIn(body_, window.loop), [&](StatementId id) {
      return body_[id].kind == StatementKind::continueNext && jumpTarget(body_, id) == window.loop &&
             body_[id].keyword.begin < begin;
    });
  }

  KernelStudy &study_;
  RegionFinder &regions_;
  const BodyIndex &index_;
  const Body &body_;
  const std::vector<Element> &elements_;
  const std::set<const Access *> &taken_;
  MovingElements moving_;
  std::vector<Window> out_;
  std::optional<Verdict> refusal_;
};

} // namespace

std::int64_t Window::longestGap() const {
  std::int64_t longest = 0;
  for (const Chain &chain : chains)
    for (std::size_t i = 0; i + 1 < chain.size(); ++i)
      longest = std::max(longest, gapAfter(chain, i));
  return longest;
}

std::vector<Window> findWindows(KernelStudy &study, RegionFinder &regions, const std::vector<Element> &elements,
                                const std::set<const Access *> &taken, std::optional<Verdict> &refusal) {
  return WindowFinder(study, regions, elements, taken).run(refusal);
}

} // namespace warpgrain::transform
