// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/References.h"

#include "core/access/symbolic/MadePointer.h"
#include "core/dependence/effects/ThreadVariance.h"
#include "core/model/BitFields.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string_view>
#include <tuple>

namespace warpgrain::dependence {

using namespace access;
using model::AccessKind;
using model::Expression;
using model::ExpressionId;
using model::ExpressionKind;
using model::MemorySpace;

namespace {

bool isSeenByOthers(const AccessInstance &access) {
  return access.space != MemorySpace::local && access.space != MemorySpace::constant &&
         access.space != MemorySpace::texture;
}

/// The value of a plain assignment to the access; none where it is changed in another way.
ExpressionId storedValue(const AccessInstance &access) {
  const model::Body &body = *access.body;
  const ExpressionId parent = body[access.access.expression].parent;
  if (!model::isSome(parent)) return model::none<ExpressionId>;
  const Expression &assignment = body[parent];
  const bool isPlain = assignment.kind == ExpressionKind::assign && assignment.op == model::Operator::none &&
                       assignment.operands.size() == 2 && assignment.operands[0] == access.access.expression;
  return isPlain ? assignment.operands[1] : model::none<ExpressionId>;
}

bool areOneLiteral(const Expression &left, const Expression &right) {
  if (left.constant || right.constant) return left.constant == right.constant;
  return left.kind == ExpressionKind::literal && right.kind == ExpressionKind::literal && !left.name.empty() &&
         left.name == right.name;
}

/// Returns the branch of `c ? 0 : 0`, whose branches are one constant; else the expression itself. A conversion keeps 0
/// and 1, whatever its type.
ExpressionId valueOfBranches(const model::Body &body, ExpressionId id) {
  const Expression &e = body[id];
  if (!std::ranges::all_of(e.operands, [](ExpressionId operand) { return model::isSome(operand); })) return id;
  if (e.kind == ExpressionKind::conditional && e.operands.size() == 3) {
    const ExpressionId left = valueOfBranches(body, e.operands[1]);
    return areOneLiteral(body[left], body[valueOfBranches(body, e.operands[2])]) ? left : id;
  }
  if (e.kind != ExpressionKind::cast || e.constant || e.operands.size() != 1) return id;
  const ExpressionId inner = valueOfBranches(body, e.operands.front());
  return body[inner].constant == 0 || body[inner].constant == 1 ? inner : id;
}

/// True if equal values of the two types have equal bytes.
bool haveOneLayout(const model::Unit &unit, model::TypeId a, model::TypeId b) {
  if (a == b) return true;
  if (!model::isSome(a) || !model::isSome(b)) return false;
  const bool isNumber = unit[a].kind == model::TypeKind::integer || unit[a].kind == model::TypeKind::floating;
  return isNumber && unit[a].kind == unit[b].kind && unit[a].sizeBytes == unit[b].sizeBytes;
}

/// True if two accesses of one size that share a byte begin at the same one. Records may begin in one another: their
/// size is more than they are aligned to.
bool beginTogether(const AccessInstance &a, const AccessInstance &b) {
  const auto size = static_cast<std::int64_t>(a.sizeBytes);
  if (size == 0 || a.alignment == a.sizeBytes) return true;
  const auto areMultiples = [size](const Form &offset) {
    return std::ranges::all_of(offset.terms(),
                               [size](const Term &term) { return term.atoms.empty() || term.factor % size == 0; });
  };
  const bool begin = a.byteOffset.constantPart() % size == b.byteOffset.constantPart() % size;
  return begin && areMultiples(a.byteOffset) && areMultiples(b.byteOffset);
}

/// True unless one of two stores puts bits back that the other one changes: those around a bit-field.
bool keepOthersBits(const RelationContext &context, const AccessInstance &a, const AccessInstance &b) {
  const model::Field *first = model::bitFieldNamedBy(*a.body, context.unit(), a.access.expression);
  return first == model::bitFieldNamedBy(*b.body, context.unit(), b.access.expression);
}

bool areSpacesApart(const AccessInstance &a, const AccessInstance &b) {
  return a.space != b.space && a.space != MemorySpace::unknown && b.space != MemorySpace::unknown;
}

/// True for two pointers of one type that were loaded at two places, if it is not known which ones: `rows[i]` and
/// `rows[i + 1]` of two threads may be one.
bool mayBeOnePointer(const Array &a, const Array &b) {
  return &a != &b && a.isLoaded && b.isLoaded && a.type == b.type && (a.unknownBase || b.unknownBase);
}

/// The arrays from which a pointer was loaded under this name: the one behind `rows` for `rows[k + 1]`.
std::set<ArrayId> tablesOf(const RelationContext &context, const Array &array) {
  std::set<ArrayId> out;
  for (const AccessInstance &access : context.instances().accesses) {
    if (!access.array || access.body == nullptr || &context.instances()[*access.array] == &array) continue;
    if (context.textOf((*access.body)[access.access.expression].spelling.span) == array.name) out.insert(*access.array);
  }
  return out;
}

/// The member of the element that a pointer was loaded from: `.data` of `parts[k].data`.
std::string_view memberOf(std::string_view name) {
  const std::size_t end = name.find_last_of("])");
  return end == std::string_view::npos ? std::string_view() : name.substr(end + 1);
}

/// True for pointers of one array of pointers, one of which is another one in each iteration or block: `rows[k]` of one
/// iteration may be `rows[1 - k]` of the next.
bool areOfOneTable(const RelationContext &context, const Array &a, const Array &b) {
  const bool varies = !a.dependsOn.empty() || !b.dependsOn.empty();
  if (&a == &b || !varies || !a.isLoaded || !b.isLoaded || memberOf(a.name) != memberOf(b.name)) return false;
  // Of a parameter's members, no load is an access.
  const std::size_t end = a.name.find('[');
  if (end != std::string::npos && b.name.starts_with(std::string_view(a.name).substr(0, end + 1))) return true;
  const std::set<ArrayId> tables = tablesOf(context, a);
  return std::ranges::any_of(tablesOf(context, b), [&tables](ArrayId table) { return tables.contains(table); });
}

/// True for a pointer that is the same for all threads, and that the kernel itself made or stored.
bool isSameMadePointer(const Array &array) {
  return access::isMadePointer(array) && !array.unknownBase;
}

/// Why one of two arrays may be the other one under another name; none if they are known to be one, or to be apart.
std::optional<Reason> whyOfOneMemory(const RelationContext &context, const AccessInstance &a, const AccessInstance &b) {
  if (!a.array || !b.array || a.array == b.array) return std::nullopt;
  const Array &first = context.instances()[*a.array];
  const Array &second = context.instances()[*b.array];
  if (!isSameMadePointer(first) && !isSameMadePointer(second) && !areOfOneTable(context, first, second))
    return std::nullopt;
  return Reason(ReasonId::mayBeOnePointer, {first.name, second.name});
}

/// What other functions do with an object that they are handed by reference, their types alone do not tell.
bool certainlyWrites(const model::Callee &callee) {
  return callee.name == "swap";
}

} // namespace

std::vector<Reference> referencesOf(const KernelInstances &instances, bool withPrivate) {
  std::vector<Reference> out;
  std::map<std::tuple<const model::Body *, ExpressionId, AccessKind>, std::size_t> known;
  for (std::size_t i = 0; i < instances.accesses.size(); ++i) {
    const AccessInstance &access = instances.accesses[i];
    if (!withPrivate && !isSeenByOthers(access)) continue;
    const auto [at, isNew] = known.try_emplace({access.body, access.access.expression, access.kind}, out.size());
    if (isNew) out.push_back({access.body, access.access.expression, access.kind, {}});
    out[at->second].instances.push_back(i);
  }
  return out;
}

bool mayShareMemory(RelationContext &context, const AccessInstance &a, const AccessInstance &b) {
  if (mayLeadAnywhere(context, a) || mayLeadAnywhere(context, b)) return !areSpacesApart(a, b);
  if (whyOfOneMemory(context, a, b)) return !areSpacesApart(a, b);
  if (mayBeOnePointer(context.instances()[*a.array], context.instances()[*b.array])) return true;
  return context.isSameMemory(*a.array, *b.array) && !areApartAnyway(context, a, b);
}

bool mayLeadAnywhere(const RelationContext &context, const AccessInstance &access) {
  if (!access.array) return true;
  const Array &array = context.instances()[*access.array];
  return array.unknownBase && !array.isLoaded;
}

std::optional<Reason> whyBasesUnknown(const RelationContext &context, const AccessInstance &a,
                                      const AccessInstance &b) {
  auto why = whyBaseUnknown(context, a);
  if (!why) why = whyBaseUnknown(context, b);
  return why ? why : whyOfOneMemory(context, a, b);
}

std::optional<Reason> whyBaseUnknown(const RelationContext &context, const AccessInstance &access) {
  if (!access.array) return Reason(ReasonId::leadsToUnknownMemory, {context.textOf(access.span)});
  const Array &array = context.instances()[*access.array];
  return array.unknownBase ? std::optional(context.reasonOf(*array.unknownBase)) : std::nullopt;
}

std::optional<Reason> whyEffectUnknown(const RelationContext &context, const AccessInstance &access) {
  if (access.isAsynchronous) return ReasonId::copyIsSharedOut;
  if (access.collective) return ReasonId::runIsSharedOut;
  if (access.kind != AccessKind::readWrite) return std::nullopt;
  const model::Body &body = *access.body;
  ExpressionId at = body[access.access.expression].parent;
  const auto leadsOn = [&body](ExpressionId id) {
    const Expression &e = body[id];
    return e.kind == ExpressionKind::cast || e.kind == ExpressionKind::member ||
           (e.kind == ExpressionKind::unary && e.op == model::Operator::addressOf);
  };
  while (model::isSome(at) && leadsOn(at))
    at = body[at].parent;
  const bool isCall =
      model::isSome(at) && (body[at].kind == ExpressionKind::call || body[at].kind == ExpressionKind::construct);
  if (!isCall || certainlyWrites(body[at].callee)) return std::nullopt;
  return Reason(ReasonId::effectOfCallNotKnown, {context.textOf(body[at].spelling.span)});
}

std::optional<Reason> whyArraysMeet(const RelationContext &context, const AccessInstance &a, const AccessInstance &b) {
  if (areSpacesApart(a, b)) return std::nullopt;
  if (!a.array || !b.array) return Reason(ReasonId::targetNotKnown, {context.textOf((!a.array ? a : b).span)});
  const Array &first = context.instances()[*a.array];
  const Array &second = context.instances()[*b.array];
  if (!first.isPointer && !second.isPointer) return std::nullopt;
  // A pointer that is not followed may have been made of the one that is __restrict__.
  const bool isFollowed =
      !first.unknownBase && !second.unknownBase && !access::isMadePointer(first) && !access::isMadePointer(second);
  const bool isKept = (first.isRestrict || second.isRestrict) && isFollowed;
  if (auto why = context.whyOnePointer(*a.array, *b.array)) return why;
  if (isKept) return std::nullopt;
  return Reason(ReasonId::mayLeadToSameMemory, {first.name, second.name});
}

/// Made when it is first asked for: it takes as long as the body.
struct StoredValues::Body {
  std::optional<model::BodyIndex> index;
  std::optional<EffectsAnalysis> effects;
  std::array<std::optional<ThreadVariance>, 3> variance;

  const model::BodyIndex &indexOf(const RelationContext &context) {
    if (!index) index.emplace(*context.instances().body, context.unit());
    return *index;
  }

  bool varies(const RelationContext &context, ExpressionId value, model::Axis axis) {
    if (!effects) effects.emplace(context.unit());
    auto &known = variance[model::indexOf(axis)];
    if (!known) known.emplace(indexOf(context), *effects, axis);
    return known->varies(value);
  }
};

StoredValues::StoredValues(const RelationContext &context) : context_(context), body_(std::make_unique<Body>()) {}

StoredValues::~StoredValues() = default;

bool StoredValues::areConstant(const AccessInstance &a, const AccessInstance &b) const {
  const ExpressionId first = storedValue(a);
  const ExpressionId second = storedValue(b);
  if (!model::isSome(first) || !model::isSome(second) || !keepOthersBits(context_, a, b)) return false;
  const Expression &left = (*a.body)[valueOfBranches(*a.body, first)];
  const Expression &right = (*b.body)[valueOfBranches(*b.body, second)];
  if (left.constant == 0 && right.constant == 0) return true;
  // 1 and 1.0f differ, and so do the bytes of numbers of different widths that overlap.
  if (!haveOneLayout(context_.unit(), a.type, b.type) || !beginTogether(a, b)) return false;
  if (left.constant && right.constant) return left.constant == right.constant;
  const std::string text = context_.textOf(left.spelling.span);
  return left.kind == ExpressionKind::literal && right.kind == ExpressionKind::literal && !text.empty() &&
         text == context_.textOf(right.spelling.span);
}

bool StoredValues::areSame(const AccessInstance &a, const AccessInstance &b, bool inOneIteration) const {
  if (areConstant(a, b)) return true;
  // One statement of the kernel: every thread stores what it computes from values that all share.
  const ExpressionId value = storedValue(a);
  if (!inOneIteration || &a != &b || a.body != context_.instances().body || !model::isSome(value)) return false;
  if (!beginTogether(a, b)) return false;
  return std::ranges::none_of(model::allAxes, [&](model::Axis axis) { return body_->varies(context_, value, axis); });
}

SharedLoads StoredValues::loadsOf(const AccessInstance &access) const {
  const ExpressionId value = storedValue(access);
  if (!model::isSome(value) || access.body != context_.instances().body) return std::nullopt;
  return valueLoads(body_->indexOf(context_), value);
}

} // namespace warpgrain::dependence
