// SPDX-License-Identifier: Apache-2.0
#include "core/run/parameters/EscapedPointers.h"

#include "core/access/facts/counting/LaunchNumbers.h"
#include "core/access/facts/requests/LibraryOperands.h"

#include <algorithm>
#include <tuple>

namespace warpgrain::run {

namespace {

using namespace access;
using namespace model;
using dependence::ReasonArgument;

class Finder {
public:
  Finder(const Unit &unit, const KernelInstances &instances, PointerFlow &flow)
      : unit_(unit), instances_(instances), flow_(flow), operands_(unit, instances) {}

  std::map<std::size_t, EscapedPointer> run() {
    for (const AccessInstance &access : instances_.accesses)
      add(access);
    for (const UnfollowedCall &call : instances_.unfollowedCalls)
      add(call);
    for (const Body *body : flow_.bodies())
      for (std::size_t i = 0; i < body->expressions.size(); ++i)
        addLibrary(*body, ExpressionId{static_cast<std::uint32_t>(i)});
    if (instances_.limit)
      giveUp(all(), (*instances_.body)[instances_.body->root].spelling.span,
             {ReasonId::sentenceAsClause, {*instances_.limit}});
    return std::move(out_);
  }

private:
  std::set<std::size_t> all() const {
    std::set<std::size_t> out;
    for (std::size_t i = 0; i < flow_.origins().size(); ++i)
      out.insert(i);
    return out;
  }

  void giveUp(const std::set<std::size_t> &which, const SourceSpan &place, const Reason &why) {
    const auto rank = [](const SourceSpan &span) { return std::tuple(span.file, span.begin); };
    for (const std::size_t origin : which) {
      const auto [known, isNew] = out_.try_emplace(origin, EscapedPointer{place, why});
      if (!isNew && rank(place) < rank(known->second.place)) known->second = {place, why};
    }
  }

  /// The array is a declared one, or one that a pointer of the kernel's leads to.
  bool isKnown(const Array &array) const {
    if (array.unknownBase || array.body == nullptr || !isSome(array.variable)) return false;
    return !array.isPointer || std::ranges::any_of(flow_.origins(), [&](const PointerOrigin &origin) {
      return array.body == instances_.body && origin.parameter == array.variable && origin.member == array.member;
    });
  }

  void add(const AccessInstance &access) {
    if (access.array && isKnown(instances_[*access.array])) return;
    if (access.collective && access.space == MemorySpace::shared) return; // storage of a library's own
    const auto touched = flow_.touchedThrough(*access.body, access.access.expression);
    // Where nothing is known of an address it may be any.
    const std::set<std::size_t> which = touched.isKnown ? touched.origins : all();
    const ReasonArgument what = namedOr(ReasonId::aPointer, sourceText(unit_, *access.body, access.access.expression));
    const Reason line = lineOf(unit_, access.span);
    giveUp(which, access.span,
           access.obscurity
               ? Reason(ReasonId::mayAccessThroughBecause, {line, what, reasonOf(unit_, *access.obscurity)})
               : Reason(ReasonId::mayAccessThrough, {line, what}));
  }

  void add(const UnfollowedCall &call) {
    if (call.reason.body == nullptr || !isSome(call.reason.expression))
      return giveUp(all(), {}, {ReasonId::handsItTo, {nameOf(call), whyNot(call)}});
    const Body &body = *call.reason.body;
    const Expression &e = body[call.reason.expression];
    const Reason why(ReasonId::lineHandsItTo, {lineOf(unit_, e.spelling.span), nameOf(call), whyNot(call)});
    const bool isCall = e.kind == ExpressionKind::call || e.kind == ExpressionKind::construct || e.name == "asm";
    if (!isCall) return giveUp(all(), e.spelling.span, why);
    std::set<std::size_t> which = flow_.reachedFromMemory();
    for (std::size_t i = 0; i < e.operands.size(); ++i)
      which.merge(reachedFrom(body, e, i));
    giveUp(which, e.spelling.span, why);
  }

  /// Outputs of inline assembly stand in an assignment of one operand.
  std::set<std::size_t> reachedFrom(const Body &body, const Expression &call, std::size_t i) {
    ExpressionId operand = call.operands[i];
    if (!isSome(operand)) return {};
    if (body[operand].kind == ExpressionKind::assign && body[operand].operands.size() == 1)
      operand = body[operand].operands[0];
    const bool isUnknown = call.callee.name.empty() && call.name != "asm"; // through a pointer
    const bool asObject =
        isUnknown || (i == 0 && call.hasObject) || (i < call.callee.byReference.size() && call.callee.byReference[i]);
    return flow_.reachedFrom(body, operand, asObject);
  }

  static Reason whyNot(const UnfollowedCall &call) {
    const auto &what = call.reason.what;
    const bool saysMore = !call.name.empty() && call.name != "asm" && what && what->id != ReasonId::isUnknownFunction;
    return Cause(saysMore ? *what : ReasonId::isNotFollowed).of(ReasonId::whatIsCalled);
  }

  /// Functions of CUDA and of libraries, as far as no access stands for what they do with an argument, and launches.
  void addLibrary(const Body &body, ExpressionId id) {
    const Expression &e = body[id];
    if (e.kind == ExpressionKind::launch) {
      for (std::size_t i = launchFirstArgument; i < e.operands.size(); ++i)
        giveUp(flow_.reachedFrom(body, e.operands[i], false), e.spelling.span,
               {ReasonId::lineHandsItToKernel, {lineOf(unit_, e.spelling.span)}});
      return;
    }
    if (e.kind != ExpressionKind::call) return;
    for (std::size_t i = 0; i < e.operands.size(); ++i)
      if (!operands_.areAccounted(body, id, i))
        giveUp(reachedFrom(body, e, i), e.spelling.span,
               {ReasonId::lineHandsItTo,
                {lineOf(unit_, e.spelling.span), e.callee.name,
                 Reason(ReasonId::isNotFollowed, {ReasonId::whatIsCalled})}});
  }

  const Unit &unit_;
  const KernelInstances &instances_;
  PointerFlow &flow_;
  LibraryOperands operands_;
  std::map<std::size_t, EscapedPointer> out_;
};

} // namespace

std::map<std::size_t, EscapedPointer> escapedPointers(const Unit &unit, const KernelInstances &instances,
                                                      PointerFlow &flow) {
  return Finder(unit, instances, flow).run();
}

} // namespace warpgrain::run
