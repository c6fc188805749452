// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/RelationContext.h"

#include "core/access/form/Classify.h"
#include "core/access/form/Text.h"
#include "core/base/LineIndex.h"
#include "core/model/Dialect.h"
#include "core/model/PassedPlaces.h"

#include <algorithm>
#include <limits>
#include <set>
#include <string_view>

namespace warpgrain::dependence {

using namespace access;

namespace {

/// The bodies that a kernel's accesses and barriers stand in, and those on the way there.
std::set<const model::Body *> bodiesOf(const KernelInstances &instances) {
  std::set<const model::Body *> out{instances.body};
  const auto add = [&out](const auto &list) {
    for (const auto &entry : list) {
      out.insert(entry.body);
      for (const CallSite &call : entry.place.calls)
        out.insert(call.body);
    }
  };
  add(instances.accesses);
  add(instances.barriers);
  out.erase(nullptr);
  return out;
}

struct ReadIndices {
  std::array<bool, 3> threads{};
  std::array<bool, 3> blocks{};
};

/// Which indices are read, by name, as a whole or through a group of threads.
ReadIndices indicesReadIn(const model::Unit &unit, const KernelInstances &instances) {
  ReadIndices out;
  const auto note = [](std::array<bool, 3> &list, std::optional<model::Axis> axis) {
    if (axis)
      list[indexOf(*axis)] = true;
    else
      list.fill(true);
  };
  for (const model::Body *body : bodiesOf(instances))
    for (const model::Expression &e : body->expressions) {
      const bool isIndex = e.kind == model::ExpressionKind::builtinIndex;
      if (isIndex && e.builtin == model::BuiltinIndex::threadIdx) note(out.threads, e.axis);
      if (isIndex && e.builtin == model::BuiltinIndex::blockIdx) note(out.blocks, e.axis);
      if (e.callee.name.empty()) continue;
      const model::GroupFunction asked = unit.dialect->call(e.callee).group;
      const bool isThread = asked == model::GroupFunction::rank || asked == model::GroupFunction::threadIndex;
      // Which thread it is, a collective finds out by itself.
      if (isThread || unit.dialect->collective(e.callee)) note(out.threads, std::nullopt);
      if (asked == model::GroupFunction::blockIndexOf) note(out.blocks, std::nullopt);
    }
  return out;
}

} // namespace

RelationContext::RelationContext(const model::Unit &unit, const KernelInstances &instances)
    : unit_(unit), instances_(instances), atoms_(instances.atoms) {
  const ReadIndices read = indicesReadIn(unit, instances);
  for (const model::Axis axis : model::allAxes) {
    const std::size_t i = indexOf(axis);
    const KnownExtents known = atoms_.extents();
    hasThreads_[i] = known.block[i] ? *known.block[i] > 1 : read.threads[i];
    hasBlocks_[i] = known.grid[i] ? *known.grid[i] > 1 : read.blocks[i];
    if (hasThreads_[i]) atoms_.threadIndex(axis);
    // What holds for all launches must hold for small blocks and grids too.
    if (hasThreads_[i] && !known.block[i]) atoms_.blockExtent(axis);
    if (hasBlocks_[i]) atoms_.blockIndex(axis);
    if (hasBlocks_[i] && !known.grid[i]) atoms_.gridExtent(axis);
  }
  findSharedPointers();
}

/// The position of the parameter that an array is, or is a member of.
std::optional<std::size_t> RelationContext::positionOf(const Array &array, const model::Function &kernel) const {
  if (!array.isPointer || array.body != instances_.body || !model::isSome(array.variable)) return std::nullopt;
  return model::positionOfParameter(kernel, (*array.body)[array.variable].nameSpan);
}

namespace {

/// Where the launch knows the array by: its parameter, or its own name.
std::optional<model::PassedPlace> placeOf(const Array &array, std::optional<std::size_t> parameter) {
  if (parameter) return model::PassedPlace{.position = parameter, .member = array.member, .global = {}};
  if (array.isPointer || array.body == nullptr || !model::isSome(array.variable) || !array.member.empty())
    return std::nullopt;
  const model::Variable &variable = (*array.body)[array.variable];
  const bool isGlobal = variable.space == model::VariableSpace::deviceGlobal ||
                        variable.space == model::VariableSpace::managed ||
                        variable.space == model::VariableSpace::constantMemory;
  if (!isGlobal) return std::nullopt;
  return model::PassedPlace{.position = std::nullopt, .member = {}, .global = variable.nameSpan};
}

std::optional<model::OnePointer> findPair(const std::vector<model::OnePassedPointer> &pairs,
                                          const model::PassedPlace &one, const model::PassedPlace &other) {
  const auto pair =
      std::ranges::find_if(pairs, [&](const model::OnePassedPointer &known) { return known.covers(one, other); });
  if (pair == pairs.end()) return std::nullopt;
  constexpr std::size_t noParameter = std::numeric_limits<std::size_t>::max();
  return model::OnePointer{.first = pair->first.position.value_or(noParameter),
                           .second = pair->second.position.value_or(noParameter),
                           .launch = pair->launch,
                           .argument = pair->argument,
                           .isInAll = pair->isInAll};
}

} // namespace

void RelationContext::findSharedPointers() {
  if (instances_.body == nullptr) return;
  const model::FunctionId kernel = model::functionOf(unit_, *instances_.body);
  if (!model::isSome(kernel)) return;
  const std::vector<model::OnePassedPointer> pairs = model::placesOfOnePointer(unit_, kernel);
  if (pairs.empty()) return;
  std::vector<std::pair<model::PassedPlace, ArrayId>> places;
  for (std::size_t i = 0; i < instances_.arrays.size(); ++i)
    if (auto place = placeOf(instances_.arrays[i], positionOf(instances_.arrays[i], unit_[kernel])))
      places.emplace_back(std::move(*place), ArrayId{static_cast<std::uint32_t>(i)});
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t j = i + 1; j < places.size(); ++j)
      if (const auto found = findPair(pairs, places[i].first, places[j].first)) {
        onePointer_.emplace(std::pair(places[i].second, places[j].second), *found);
        onePointer_.emplace(std::pair(places[j].second, places[i].second), *found);
      }
}

const AtomTraits &RelationContext::traitsOf(AtomId atom, ThreadRelation relation) {
  std::vector<std::optional<AtomTraits>> &known = traits_[relation];
  known.resize(atoms_.size()); // does not grow after the first time
  std::optional<AtomTraits> &traits = known[static_cast<std::size_t>(atom)];
  if (!traits) traits = findTraits(atom, relation);
  return *traits;
}

AtomTraits RelationContext::findTraits(AtomId id, ThreadRelation relation) {
  const Atom &atom = atoms_[id];
  std::set<AtomId> parts = atomsIn(atoms_, atom.left);
  parts.merge(atomsIn(atoms_, atom.right));
  parts.merge(atomsIn(atoms_, atom.condition));
  parts.insert(atom.dependsOn.begin(), atom.dependsOn.end());
  parts.erase(id);
  AtomTraits out{.isShared = true};
  for (const AtomId part : parts) {
    const AtomTraits &of = traitsOf(part, relation);
    out.isShared = out.isShared && of.isShared;
    out.usesThread = out.usesThread || of.usesThread;
    out.usesCounters = out.usesCounters || of.usesCounters;
  }
  switch (atom.kind) {
  case AtomKind::threadIndex:
    out.isShared = relation == ThreadRelation::sameThread;
    out.usesThread = !out.isShared;
    break;
  case AtomKind::blockIndex:
    out.isShared = relation != ThreadRelation::acrossBlocks;
    out.usesThread = !out.isShared;
    break;
  case AtomKind::blockExtent:
  case AtomKind::gridExtent:
    out.isShared = true;
    break;
  case AtomKind::counter:
    out.isShared = false;
    out.usesCounters = true;
    break;
  case AtomKind::opaque:
    out.isShared = out.isShared && relation == ThreadRelation::sameThread;
    out.usesThread = true;
    break;
  case AtomKind::select:
    out.isShared = out.isShared && atom.condition.isFollowed();
    break;
  case AtomKind::symbol:
  case AtomKind::quotient:
  case AtomKind::operation:
    break;
  }
  return out;
}

namespace {

std::optional<Reason> whyUnfollowed(const RelationContext &context, const Atom &atom, const std::string &name) {
  switch (atom.kind) {
  case AtomKind::operation:
    return Reason(ReasonId::hasNoLinearForm, {name});
  case AtomKind::opaque:
    return context.reasonOf(atom.reason);
  case AtomKind::symbol:
    return Reason(ReasonId::mayDifferBetweenBlocks, {name});
  default:
    return std::nullopt;
  }
}

} // namespace

const ValueTexts &RelationContext::textsOf(AtomId id) {
  texts_.resize(atoms_.size()); // does not grow after the first time
  std::optional<ValueTexts> &texts = texts_[static_cast<std::size_t>(id)];
  if (texts) return *texts;
  const Atom &atom = atoms_[id];
  const bool isNamed = atom.kind == AtomKind::counter || atom.kind == AtomKind::symbol || atom.kind == AtomKind::opaque;
  std::string name = isNamed ? atom.name : toString(atoms_, id);
  std::optional<Reason> why = whyUnfollowed(*this, atom, name);
  return texts.emplace(std::move(name), std::move(why));
}

const ProductTexts &RelationContext::productOf(const std::vector<AtomId> &atoms) {
  const auto [at, isNew] = products_.try_emplace(atoms);
  if (!isNew) return at->second;
  Form form(1);
  for (const AtomId atom : atoms)
    form = form.times(Form(atom)).value_or(Form());
  const std::string name = toString(atoms_, form);
  at->second = {.form = form, .texts = {.name = name, .why = Reason(ReasonId::multipliesUnknown, {name})}};
  return at->second;
}

const Reason &RelationContext::whyUnknown(model::ExpressionId condition, bool isInCall) {
  const std::pair key(condition, isInCall);
  if (const auto known = unknowns_.find(key); known != unknowns_.end()) return known->second;
  const Obscurity here{.body = instances_.body, .expression = condition, .what = ReasonId::isNotFollowed};
  return unknowns_.emplace(key, isInCall ? Reason(ReasonId::conditionInCallNotFollowed) : reasonOf(here)).first->second;
}

namespace {

template <typename Key, typename Answer>
Answer findOnce(std::map<Key, Answer> &known, const Key &key, const std::function<Answer()> &findOut) {
  const auto at = known.find(key);
  return at != known.end() ? at->second : known.emplace(key, findOut()).first->second;
}

} // namespace

bool RelationContext::columnsStay(const ColumnsOfAccess &columns, const std::function<bool()> &findOut) {
  return findOnce(staying_, columns, findOut);
}

bool RelationContext::columnsMustLeave(const ColumnsOfAccess &columns, const std::function<bool()> &findOut) {
  return findOnce(leaving_, columns, findOut);
}

SubscriptPlace RelationContext::subscriptPlace(const SubscriptOfAccess &subscript,
                                               const std::function<SubscriptPlace()> &findOut) {
  return findOnce(places_, subscript, findOut);
}

namespace {

bool areOneLoop(const LoopInfo &a, const LoopInfo &b) {
  return a.body == b.body && a.loop == b.loop && a.counter == b.counter && a.iteration == b.iteration &&
         a.tripCount == b.tripCount;
}

bool areOneShape(const AccessInstance &a, const AccessInstance &b) {
  return a.array && a.array == b.array && a.sizeBytes == b.sizeBytes && a.byteOffset == b.byteOffset &&
         a.subscripts == b.subscripts && a.place.guards == b.place.guards && a.place.calls == b.place.calls &&
         std::ranges::equal(a.place.loops, b.place.loops, areOneLoop);
}

} // namespace

std::size_t RelationContext::shapeOf(const AccessInstance &access) {
  const auto [at, isNew] = shapes_.try_emplace(&access, shapes_.size());
  if (!isNew) return at->second;
  std::vector<const AccessInstance *> &others = shapesAt_[access.byteOffset];
  const auto same =
      std::ranges::find_if(others, [&](const AccessInstance *other) { return areOneShape(access, *other); });
  if (same != others.end()) return at->second = shapes_.at(*same);
  others.push_back(&access);
  return at->second;
}

const Interval &RelationContext::boundsOfOffset(const AccessInstance &access) {
  const auto at = bounds_.find(&access);
  return at != bounds_.end() ? at->second : bounds_.emplace(&access, boundsOf(atoms_, access.byteOffset)).first->second;
}

std::string RelationContext::textOf(const SourceSpan &span) const {
  constexpr std::size_t longest = 60;
  std::string text;
  for (const char c : unit_.textOf(span)) {
    const bool isBlank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!isBlank)
      text += c;
    else if (!text.empty() && text.back() != ' ')
      text += ' ';
  }
  return text.size() <= longest ? text : text.substr(0, longest) + "…";
}

Reason RelationContext::reasonOf(const Obscurity &obscurity) const {
  std::string text;
  if (obscurity.body != nullptr && model::isSome(obscurity.expression))
    text = textOf((*obscurity.body)[obscurity.expression].spelling.span);
  return obscurity.of(text.empty() ? ReasonArgument(ReasonId::aValue) : ReasonArgument(text));
}

std::string RelationContext::nameOf(const LoopInfo &loop) const {
  const model::Body &body = *loop.body;
  const model::Statement &statement = body[loop.loop];
  if (statement.kind == model::StatementKind::rangeForLoop) {
    const auto named =
        std::ranges::find_if(statement.variables, [&](model::VariableId v) { return !body[v].name.empty(); });
    return named != statement.variables.end() ? body[*named].name : atoms_[loop.counter].name;
  }
  if (model::isSome(statement.initializer)) {
    const model::Statement &begin = body[statement.initializer];
    if (!begin.variables.empty()) return body[begin.variables.front()].name;
    // for (k = 0; …)
    if (model::isSome(begin.expression) && body[begin.expression].kind == model::ExpressionKind::assign) {
      const model::Expression &target = body[body[begin.expression].operands.front()];
      if (target.kind == model::ExpressionKind::variable) return body[target.variable].name;
    }
  }
  return loop.iteration ? "iteration" : atoms_[loop.counter].name;
}

bool RelationContext::isSameMemory(ArrayId a, ArrayId b) const {
  return isOneArray(a, b) || onePointer_.contains({a, b});
}

std::optional<Reason> RelationContext::whyOnePointer(ArrayId a, ArrayId b) const {
  const auto known = onePointer_.find({a, b});
  if (known == onePointer_.end()) return std::nullopt;
  const model::Launch &launch = *known->second.launch;
  const SourceSpan &span = launch.spelling.span;
  const std::uint32_t line = LineIndex(unit_[span.file].text).locate(span.begin).line;
  const Reason place = span.file == mainFile
                           ? Reason(ReasonId::lineOfSource, {line})
                           : Reason(ReasonId::lineOfFile, {line, unit_[span.file].path.filename().string()});
  const model::Body &launcher = unit_[launch.launcher].body;
  const std::string argument = textOf(launcher[known->second.argument].spelling.span);
  const model::FunctionId kernel = model::functionOf(unit_, *instances_.body);
  const bool isInOrder = positionOf(instances_[a], unit_[kernel]) == known->second.first;
  return Reason(ReasonId::launchPassesForBoth,
                {place, argument, instances_[isInOrder ? a : b].name, instances_[isInOrder ? b : a].name});
}

std::optional<Reason> RelationContext::whySameInSomeLaunch(ArrayId a, ArrayId b) const {
  const auto known = onePointer_.find({a, b});
  return known != onePointer_.end() && !known->second.isInAll ? whyOnePointer(a, b) : std::nullopt;
}

namespace {

/// Where a member begins in a record; none where its path leads through an array or a base class.
std::optional<std::uint64_t> offsetOf(const model::Unit &unit, model::TypeId type, std::string_view path) {
  std::uint64_t out = 0;
  while (!path.empty()) {
    if (!model::isSome(type) || unit[type].kind != model::TypeKind::record) return std::nullopt;
    const std::string_view name = path.substr(0, path.find('.'));
    const std::vector<model::Field> &fields = unit[type].fields;
    const auto field = std::ranges::find(fields, name, &model::Field::name);
    if (field == fields.end()) return std::nullopt;
    out += field->offsetBytes;
    type = field->type;
    path.remove_prefix(std::min(path.size(), name.size() + 1));
  }
  return out;
}

/// True for two pointers that are members of one union: `u.a` and `u.b`. Where the kernel gives one of them a value,
/// the other is another array, whose base is not known.
bool areOneMember(const model::Unit &unit, const Array &a, const Array &b) {
  const auto isMember = [](const Array &array) {
    return array.isPointer && !array.unknownBase && array.body != nullptr && model::isSome(array.variable) &&
           !array.member.empty();
  };
  if (!isMember(a) || !isMember(b) || a.body != b.body || a.variable != b.variable) return false;
  const model::TypeId type = (*a.body)[a.variable].type;
  const auto offset = offsetOf(unit, type, a.member);
  return offset && offset == offsetOf(unit, type, b.member);
}

} // namespace

bool RelationContext::isOneArray(ArrayId a, ArrayId b) const {
  if (a == b || areOneMember(unit_, instances_[a], instances_[b])) return true;
  if (!unit_.dialect->dynamicArraysOverlap()) return false;
  const auto isDynamic = [this](ArrayId id) {
    const Array &array = instances_[id];
    return array.body != nullptr && model::isSome(array.variable) && array.member.empty() && !array.isPointer &&
           (*array.body)[array.variable].space == model::VariableSpace::sharedDynamic;
  };
  return isDynamic(a) && isDynamic(b);
}

} // namespace warpgrain::dependence
