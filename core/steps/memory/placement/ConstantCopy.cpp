// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/placement/ConstantCopy.h"

#include "core/access/form/Bounds.h"
#include "core/model/Walk.h"
#include "core/steps/memory/arrays/NamedAccess.h"
#include "core/steps/memory/placement/AddressUse.h"
#include "core/steps/memory/placement/ReadOnlyPointer.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/IncludeHeader.h"
#include "core/steps/rewrite/Includes.h"
#include "core/steps/rewrite/KernelPlace.h"
#include "core/steps/rewrite/LaunchRewriter.h"
#include "core/steps/sync/UnreadAxes.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::KernelInstances;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view nameEnd = "_constant";

/// In bytes, of the largest vectors.
constexpr std::uint64_t vectorAlignment = 16;

class ConstantCopyWriter {
public:
  ConstantCopyWriter(KernelStudy &study, VariableId pointer)
      : study_(study), unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body), pointer_(pointer),
        name_(body_[pointer].name), element_(unit_[body_[pointer].type].element) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    using Check = std::optional<Verdict> (ConstantCopyWriter::*)();
    for (const Check check :
         {&ConstantCopyWriter::whyNotElement, &ConstantCopyWriter::whyNotNamed, &ConstantCopyWriter::whyNotLaunched,
          &ConstantCopyWriter::replaceUses, &ConstantCopyWriter::copyAtLaunches})
      if (auto why = (this->*check)()) return std::unexpected(*std::move(why));
    if (auto why = whyNotReadOnly(study_, pointer_, verdict)) return std::unexpected(*std::move(why));
    const auto elements = countElements();
    if (!elements) return std::unexpected(elements.error());
    if (auto why = whyTooLarge(*elements)) return std::unexpected(*std::move(why));
    declare(*elements);
    assumeOnce(study_, verdict, {ReasonId::pointerLeadsToAtLeast, {name_, *elements}});
    assumeOnce(study_, verdict, ReasonId::oneHostThreadLaunches);
    if (!stream_->empty()) assumeOnce(study_, verdict, {ReasonId::launchesInOneStream, {*stream_}});
    noteLanes(verdict);
    return normalized(std::move(edits_));
  }

private:
  const SourceSpan &place() const { return body_[pointer_].nameSpan; }

  const Type &element() const { return unit_[element_]; }

  Verdict unknown(const Reason &why) const { return Verdict::unknown(why, place()); }

  std::optional<Verdict> whyNotElement() {
    if (!hasConstantCopies(study_.dialect())) return unknown({ReasonId::notInLanguage, {"copies to constant memory"}});
    const bool isNumber = element().kind == TypeKind::integer || element().kind == TypeKind::floating ||
                          element().kind == TypeKind::boolean;
    const bool isPlain =
        isNumber || study_.dialect().typeNamed(element().name) == KnownType::vector; // others may have constructors
    if (!isPlain || element().sizeBytes == 0) return unknown(ReasonId::elementsNotForConstant);
    if (element().isVolatile) return unknown({ReasonId::pointsToVolatile, {name_}});
    return std::nullopt;
  }

  /// The array stands at the kernel's place, and host code must find it by its plain name.
  std::optional<Verdict> whyNotNamed() {
    if (auto why = whyNotAtFileScope(kernel_)) return why;
    name_ = body_[pointer_].name;
    array_ = name_ + std::string(nameEnd);
    for (int i = 2; isWordOfUnit(unit_, array_); ++i)
      array_ = name_ + std::string(nameEnd) + std::to_string(i);
    return std::nullopt;
  }

  std::optional<Verdict> whyNotLaunched() {
    if (unit_.launchesOf(study_.id()).empty())
      return Verdict::unknown({ReasonId::noLaunchToCopyBefore, {name_}}, kernel_.nameSpan);
    const Verdict launches = LaunchRewriter(unit_, study_.id()).check();
    if (!launches.allows()) return launches;
    return std::nullopt;
  }

  std::optional<Verdict> replaceUses() {
    if (const auto hidden = findUnknownName(study_.index(), kernel_.bodySpan, {pointer_}))
      return Verdict::unknown(*hidden);
    for (const Use *use : study_.index().usesOf(pointer_)) {
      const Spelling &spelling = body_[use->expression].spelling;
      if (use->kind != UseKind::read) return Verdict::unknown({ReasonId::pointerChangedOrKept, {name_}}, spelling.span);
      if (spelling.origin != SpellingOrigin::file)
        return Verdict::unknown({ReasonId::macroNamesIt, {spelling.macro, name_}}, spelling.span);
      isReadAsElements_ = isReadAsElements_ && isReadAsElement(use->expression);
      edits_.push_back({spelling.span, array_});
    }
    if (const auto use = findUseOfAddress(unit_, body_, pointer_))
      return Verdict::unknown({ReasonId::addressUsedItself, {name_}}, use->span);
    return std::nullopt;
  }

  /// `w[i]`, `*(w + i)`: not handed on, nor read as something else, which may be aligned in another way.
  bool isReadAsElement(ExpressionId naming) const {
    ExpressionId at = naming;
    for (ExpressionId parent = body_[at].parent; isSome(parent); at = parent, parent = body_[at].parent) {
      const Expression &around = body_[parent];
      if (around.kind == ExpressionKind::subscript) return around.operands[0] == at;
      if (around.kind == ExpressionKind::unary) return around.op == Operator::dereference;
      const bool isSum =
          around.kind == ExpressionKind::binary && (around.op == Operator::plus || around.op == Operator::minus);
      if (!isSum && !(around.kind == ExpressionKind::cast && around.isImplicit)) return false;
    }
    return false;
  }

  std::optional<Verdict> copyAtLaunches() {
    std::set<SourceSpan> seen; // a launch in a template is recorded for each of its instantiations
    for (const Launch *launch : unit_.launchesOf(study_.id())) {
      if (!seen.insert(launch->spelling.span).second) continue;
      if (auto why = copyBefore(*launch)) return why;
    }
    return std::nullopt;
  }

  std::optional<Verdict> copyBefore(const Launch &launch) {
    const SourceSpan &where = launch.spelling.span;
    const Body &launcher = unit_[launch.launcher].body;
    const LaunchStatement at(unit_, launch);
    if (auto why = at.whyNotAmong(ReasonId::copyBeforeLaunch)) return why;
    if (auto why = whyNotInOneStream(launch)) return why;
    const ExpressionId argument = at.argument(positionOf(kernel_, pointer_));
    if (!isSome(argument)) return Verdict::unknown({ReasonId::argumentNotWrittenOut, {name_}}, where);
    if (!mayBeDoneTwice(launcher, argument))
      return Verdict::unknown({ReasonId::argumentNotComputedTwice, {name_}}, launcher[argument].spelling.span);
    if (!standsBefore(unit_, kernel_.nameSpan, where))
      return Verdict::unknown(ReasonId::kernelDefinedBehindLaunch, where);
    const std::string from(unit_.textOf(launcher[argument].spelling.span));
    edits_.push_back(at.before(study_.dialect().copyToConstant(array_, from, *stream_)));
    if (auto include = includeOf(unit_, where.file, where.begin, {"<cstdlib>", "<stdlib.h>"})) // abort
      edits_.push_back(*std::move(include));
    return std::nullopt;
  }

  /// A copy in one stream does not wait for a kernel in another one, which may still read the array.
  std::optional<Verdict> whyNotInOneStream(const Launch &launch) {
    const auto stream = LaunchStatement(unit_, launch).stream();
    if (!stream) return stream.error();
    if (stream_ && *stream_ != *stream) return Verdict::unknown(ReasonId::launchInOtherStream, launch.spelling.span);
    stream_ = *stream;
    return std::nullopt;
  }

  bool mayBeDoneTwice(const Body &launcher, ExpressionId expression) const {
    return launcher[expression].spelling.origin == SpellingOrigin::file &&
           std::ranges::all_of(expressionsIn(launcher, expression), [&](ExpressionId id) {
             const Expression &e = launcher[id];
             const bool isValue = e.kind == ExpressionKind::variable || e.kind == ExpressionKind::literal ||
                                  e.kind == ExpressionKind::member || e.kind == ExpressionKind::cast ||
                                  e.kind == ExpressionKind::subscript || e.kind == ExpressionKind::sizeOf;
             return isValue || (e.kind == ExpressionKind::binary && e.op != Operator::comma);
           });
  }

  /// From the first element to the last one that the kernel may read.
  std::expected<std::int64_t, Verdict> countElements() {
    std::int64_t end = 0;
    const auto size = static_cast<std::int64_t>(element().sizeBytes);
    for (const KernelInstances &instances : study_.instances())
      for (const AccessInstance &access : instances.accesses) {
        if (!isThrough(instances, access, place())) continue;
        const access::Interval range = access::boundsOf(instances.atoms, access.byteOffset);
        if (!range.low || !range.high || access.sizeBytes == 0)
          return std::unexpected(Verdict::unknown(ReasonId::readReachNotKnown, access.span));
        if (access.alignment > vectorAlignment)
          return std::unexpected(Verdict::unknown(ReasonId::readWiderThanAlignment, access.span));
        if (*range.low < 0)
          return std::unexpected(Verdict::unknown({ReasonId::readBeforePointer, {name_}}, access.span));
        end = std::max(end, *range.high + static_cast<std::int64_t>(access.sizeBytes));
      }
    if (end == 0) return std::unexpected(Verdict::illegal({ReasonId::nothingReadThroughPointer, {name_}}, place()));
    return (end + size - 1) / size;
  }

  std::optional<Verdict> whyTooLarge(std::int64_t elements) const {
    std::int64_t bytes = elements * static_cast<std::int64_t>(element().sizeBytes);
    std::set<SourceSpan> known;
    for (const Function &function : unit_.functions)
      for (const Variable &variable : function.body.variables)
        if (variable.space == VariableSpace::constantMemory && isSome(variable.type) &&
            known.insert(variable.nameSpan).second)
          bytes += static_cast<std::int64_t>(unit_[variable.type].sizeBytes);
    if (bytes <= mostConstantBytes) return std::nullopt;
    return Verdict::illegal({ReasonId::constantMemoryTooSmall, {bytes, mostConstantBytes}}, place());
  }

  /// Before the kernel and the comments and directives that speak of it.
  void declare(std::int64_t elements) {
    const std::uint32_t at = beginWithItsComments(unit_, kernel_);
    const bool isAligned = isReadAsElements_ || element().alignBytes >= vectorAlignment;
    const std::string alignment = isAligned ? "" : study_.dialect().alignment(vectorAlignment) + " ";
    edits_.push_back({{.file = kernel_.span.file, .begin = at, .end = at},
                      std::string(study_.dialect().qualifier(Qualifier::constant)) + " " + alignment + element().name +
                          " " + array_ + "[" + std::to_string(elements) + "];\n\n"});
  }

  /// Lanes that read different elements of constant memory are served one after the other.
  void noteLanes(Verdict &verdict) {
    for (const Axis axis : allAxes)
      for (const Access &access : study_.index().accesses())
        if (access.array == pointer_ && study_.variance(axis).varies(access.expression) && isIndexed(access, axis)) {
          verdict.reasons.push_back(
              {ReasonId::lanesReadDifferentConstants, {name_}, body_[access.expression].spelling.span});
          return;
        }
  }

  /// A part of the address itself differs between threads.
  bool isIndexed(const Access &access, Axis axis) {
    return std::ranges::any_of(expressionsIn(body_, access.expression), [&](ExpressionId part) {
      return part != access.expression && body_[part].kind != ExpressionKind::cast &&
             study_.variance(axis).varies(part);
    });
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Function &kernel_;
  const Body &body_;
  VariableId pointer_;
  std::string name_;
  TypeId element_;
  std::string array_;
  std::optional<std::string> stream_; ///< of the launches: a variable, or empty for the default one
  bool isReadAsElements_ = true;
  TextEdits edits_;
};

} // namespace

std::expected<TextEdits, Verdict> writeConstantCopy(KernelStudy &study, VariableId pointer, Verdict &verdict) {
  return ConstantCopyWriter(study, pointer).run(verdict);
}

bool hasConstantCopies(const Dialect &dialect) {
  return !dialect.copyToConstant("to", "from", "").empty();
}

bool isConstantCopyOf(std::string_view variable, std::string_view pointer) {
  if (!variable.starts_with(pointer)) return false;
  variable.remove_prefix(pointer.size());
  if (!variable.starts_with(nameEnd)) return false;
  return variable.substr(nameEnd.size()).find_first_not_of("0123456789") == std::string_view::npos;
}

std::vector<std::string> pointersPlacedConstant(const Plan &plan) {
  std::vector<std::string> out;
  for (const Step &step : plan)
    if (step.word == "place" && step.arguments.size() == 2 && step.arguments[1] == "constant")
      out.push_back(step.arguments[0]);
  return out;
}

} // namespace warpgrain::transform
