// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Machine.h"

#include "core/access/form/Arithmetic.h"
#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"
#include "core/access/form/Rejoin.h"
#include "core/access/form/Text.h"
#include "core/model/HiddenCode.h"
#include "core/model/InlineAssembly.h"

#include <algorithm>
#include <cctype>

namespace warpgrain::access {

using namespace model;

namespace {

/// Expressions that are evaluated before loops are gone through in one pass and calls are no longer followed.
constexpr std::size_t maximumSteps = 400'000;
/// Names of values in forms are cut off at this many characters.
constexpr std::size_t longestName = 48;

std::string collapsed(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool isSpace = std::isspace(static_cast<unsigned char>(c)) != 0;
    if (!isSpace)
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  if (out.size() > longestName) out = out.substr(0, longestName - 3) + "...";
  return out;
}

} // namespace

KernelInstances Machine::run(FunctionId kernel) {
  const Function &function = unit_[kernel];
  const Body *chosen = &function.body;
  for (const Instance &instance : function.instances) {
    if (!launch_.instance.empty() && instance.arguments != launch_.instance) continue;
    chosen = &instance.body;
    out_.instance = instance.arguments;
    break;
  }
  out_.body = chosen;
  out_.atoms.setExtents({.block = launch_.block.value, .grid = launch_.grid.value});
  if (!isSome(chosen->root)) return std::move(out_);

  Frame top;
  top.stack.push_back(chosen);
  top.bodySpan = function.bodySpan;
  frames_.push_back(&top);
  begin(top, *chosen);
  findUnstable();
  State state;
  // Where jumps are not followed, a thread may come to a place or not, also where no condition stands around it.
  if (top.isChaotic) state.require(Condition::unknown(none<ExpressionId>, false));
  execute(state, chosen->root);
  frames_.pop_back();
  if (const std::string &hidden = hiddenIn(*chosen); !hidden.empty())
    out_.limit = "The kernel holds what is not followed: " + hidden + ".";
  return std::move(out_);
}

const BodyIndex &Machine::indexOf(const Body &body) {
  auto &index = indices_[&body];
  if (!index) index = std::make_unique<BodyIndex>(body, unit_);
  return *index;
}

namespace {

/// Jumps that leave the order of the statements: goto, and instructions after which a thread may be elsewhere.
std::string unfollowedJumpIn(const Body &body) {
  for (const Statement &statement : body.statements) {
    if (statement.kind == StatementKind::gotoLabel) return "goto";
    if (statement.kind != StatementKind::inlineAssembly) continue;
    if (const auto instruction = instructionThatLeaves(statement.note))
      return "the instruction \"" + *instruction + "\" of inline assembly";
  }
  return {};
}

} // namespace

const std::string &Machine::hiddenIn(const Body &body) {
  const auto [known, isNew] = hidden_.try_emplace(&body);
  if (!isNew) return known->second;
  std::string jump = unfollowedJumpIn(body);
  return hidden_[&body] = jump.empty() ? hiddenCodeIn(unit_, body, ComputedValues::leftOut) : std::move(jump);
}

void Machine::begin(Frame &frame, const Body &body) {
  frame.body = &body;
  frame.index = &indexOf(body);
  frame.loopDepth = loops_.size();
  frame.isChaotic = !hiddenIn(body).empty();
}

std::string Machine::textOf(const Body &body, ExpressionId id) const {
  if (!isSome(id)) return "value";
  const Expression &e = body[id];
  const SourceSpan &span = e.spelling.span;
  if (!span.empty() && static_cast<std::size_t>(span.file) < unit_.files.size()) return collapsed(unit_.textOf(span));
  if (e.kind == ExpressionKind::variable) return body[e.variable].name;
  return e.name.empty() ? "value" : e.name;
}

Obscurity Machine::because(ExpressionId id, std::string what) {
  return {.body = frame().body, .expression = id, .what = std::move(what)};
}

/// What a value that is not followed may depend on, besides the thread.
std::vector<AtomId> Machine::surroundings() {
  std::vector<AtomId> out;
  for (const Axis axis : allAxes)
    if (launch_.grid[axis] != 1) out.push_back(out_.atoms.blockIndex(axis));
  for (const LoopInfo &loop : loops_)
    if (!loop.iteration) out.push_back(loop.counter);
  std::ranges::sort(out);
  return out;
}

Form Machine::opaque(const Obscurity &reason, std::uint32_t serial) {
  Atom atom;
  atom.kind = AtomKind::opaque;
  atom.name = reason.body != nullptr ? textOf(*reason.body, reason.expression) : "value";
  atom.number = serial;
  atom.reason = reason;
  atom.dependsOn = surroundings();
  return Form(out_.atoms.intern(std::move(atom)));
}

Form Machine::opaque(ExpressionId id, const std::string &what) {
  return opaque(because(id, what), ++serial_);
}

Form Machine::symbol(const std::string &name, const Obscurity &reason, std::uint32_t serial, bool isNotNegative) {
  Atom atom;
  atom.kind = AtomKind::symbol;
  atom.name = name;
  atom.number = serial;
  atom.reason = reason;
  atom.dependsOn = surroundings();
  atom.isNotNegative = isNotNegative;
  return Form(out_.atoms.intern(std::move(atom)));
}

Form Machine::unfollowed(ExpressionId id, const std::string &what, bool isUniform) {
  return isUniform ? symbol(textOf(id), because(id, what), ++serial_, false) : opaque(id, what);
}

Value Machine::unfollowedValue(ExpressionId id, TypeId type, const std::string &what, bool isUniform) {
  if (isInteger(type)) {
    Atom atom;
    atom.kind = isUniform ? AtomKind::symbol : AtomKind::opaque;
    atom.name = textOf(id);
    atom.number = ++serial_;
    atom.reason = because(id, what);
    atom.dependsOn = surroundings();
    atom.isNotNegative = isUnsigned(type);
    return Value::number(Form(out_.atoms.intern(std::move(atom))));
  }
  if (isPointer(type)) {
    const std::optional<Obscurity> base = isUniform ? std::nullopt : std::optional(because(id, what));
    Location location{.kind = Location::Kind::memory};
    location.array = unknownArray(textOf(id), type, ++serial_, base, MemorySpace::unknown);
    return Value::pointer(location);
  }
  Value out = Value::other(isUniform);
  if (const Type *described = this->described(type); described != nullptr && described->kind == TypeKind::record) {
    out.kind = Value::Kind::record;
    out.origin = textOf(id);
    out.serial = ++serial_;
    out.reason = because(id, what);
  }
  return out;
}

Form Machine::orOpaque(std::optional<Form> form, ExpressionId id) {
  return form ? *std::move(form) : opaque(id, "is too large a formula to follow");
}

bool Machine::isUniform(const Form &form) const {
  return !variesInBlock(out_.atoms, form);
}

bool Machine::isUniform(const Value &value) const {
  switch (value.kind) {
  case Value::Kind::number:
    return isUniform(value.form);
  case Value::Kind::pointer:
    if (value.target.kind == Location::Kind::memory)
      return !out_[value.target.array].unknownBase && isUniform(value.target.offset) &&
             out_[value.target.array].space != MemorySpace::local;
    return false;
  case Value::Kind::record:
    return value.isUniform &&
           std::ranges::all_of(value.members, [this](const auto &m) { return isUniform(*m.second); });
  case Value::Kind::unknown:
    return value.isUniform;
  }
  return false;
}

bool Machine::tooMuch() {
  if (steps_ < maximumSteps) return false;
  if (out_.limit.empty())
    out_.limit = "The kernel is very large: in a part of it, calls and values that change in loops are not followed.";
  return true;
}

Place Machine::placeHere(const State &state) {
  return {.calls = frame().calls, .loops = loops_, .guards = state.guards, .sequence = ++sequence_};
}

/// Products and operations have no place of their own: keeps the first expression that computed them.
void Machine::remember(const Form &form, ExpressionId id) {
  for (const Term &term : form.terms()) {
    const bool isOperation = term.atoms.size() == 1 && out_.atoms[term.atoms[0]].kind == AtomKind::operation;
    if (term.atoms.size() > 1 || isOperation) origins_.try_emplace(term.atoms, because(id, {}));
  }
}

std::optional<Obscurity> Machine::explain(const Form &form, ExpressionId id) {
  auto why = whyNotAffine(out_.atoms, form);
  if (!why || isSome(why->expression)) return why;
  const auto place = [&](const Form &part) -> const Obscurity * {
    for (const Term &term : part.terms()) {
      const auto found = origins_.find(term.atoms);
      if (found == origins_.end()) continue;
      Form single(1);
      for (const AtomId atom : term.atoms)
        single = single.times(Form(atom)).value_or(single);
      if (whyNotAffine(out_.atoms, single)) return &found->second;
    }
    return nullptr;
  };
  const Obscurity *origin = place(form);
  for (const AtomId atom : atomsIn(out_.atoms, form))
    for (const Form *part : {&out_.atoms[atom].left, &out_.atoms[atom].right})
      if (origin == nullptr) origin = place(*part);
  why->body = origin != nullptr ? origin->body : frame().body;
  why->expression = origin != nullptr ? origin->expression : id;
  return why;
}

/// The array itself is subscripted, and has no second dimension.
bool Machine::isOnlyDimension(const Array &array, const Location &place) const {
  return place.subscripts.size() == 1 && !array.isPointer && array.member.empty() && isSome(array.type) &&
         unit_[array.type].kind == TypeKind::array && isSome(unit_[array.type].element) &&
         place.subscripts.front().extent == static_cast<std::int64_t>(unit_[array.type].extent.value_or(0)) &&
         unit_[unit_[array.type].element].kind != TypeKind::array;
}

/// How many bytes an access touches from its address on. Of a run of them no more is known: compilers choose its
/// pieces.
void Machine::describeExtent(State &state, ExpressionId id, bool isAddress, AccessInstance &out) {
  if (isSome(out.access.bytes)) {
    out.sizeBytes =
        static_cast<std::uint64_t>(std::max<std::int64_t>(0, constantOf(state, out.access.bytes).value_or(0)));
    return;
  }
  out.type = plain(at(id).type);
  if (isAddress) out.type = elementOf(out.type);
  if (const Type *type = described(out.type)) {
    out.sizeBytes = type->sizeBytes;
    out.alignment = type->alignBytes;
  }
}

/// The value of an expression where it is one number, without doing anything that evaluating it does.
std::optional<std::int64_t> Machine::constantOf(const State &state, ExpressionId id) {
  State aside = state;
  ++dry_;
  const Value value = evaluate(aside, id);
  --dry_;
  return value.isNumber() ? value.form.asConstant() : std::nullopt;
}

/// Of a run of memory whose length is not known: one byte, somewhere from its begin on, or before it.
void Machine::widenToAnyByte(ExpressionId bytes, AccessInstance &out) {
  out.byteOffset = opaque(bytes, "bytes are copied, and how many is not known");
  out.obscurity = because(bytes, "bytes are copied, and how many is not known");
  out.subscripts.clear();
  out.sizeBytes = 1;
}

void Machine::record(State &state, ExpressionId id, const Location &location, bool isAddress) {
  if (dry_ > 0 || !state.isReachable) return;
  if (location.alternatives) {
    for (const Alternative &alternative : *location.alternatives) {
      State there = state;
      there.require(alternative.condition);
      Location place = alternative.place;
      place.subscripts = location.subscripts;
      record(there, id, place, isAddress);
    }
    return;
  }
  const Access *access = frame().index->accessAt(id);
  if (access == nullptr || location.kind == Location::Kind::object || location.kind == Location::Kind::within) return;
  AccessInstance out;
  out.body = frame().body;
  out.access = *access;
  out.kind = access->kind;
  out.span = at(id).spelling.span;
  out.place = placeHere(state);
  describeExtent(state, id, isAddress, out);
  if (location.kind == Location::Kind::memory) {
    out.array = location.array;
    out.byteOffset = rejoined(out_.atoms, location.offset);
    if (!isOnlyDimension(out_[location.array], location)) out.subscripts = location.subscripts;
    out.space = out_[location.array].space;
    out.obscurity = explain(out.byteOffset, id);
    if (!out.obscurity) out.obscurity = out_[location.array].unknownBase;
    if (isSome(access->bytes) && out.sizeBytes == 0) widenToAnyByte(access->bytes, out);
  } else {
    out.space = access->space;
    out.byteOffset = opaque(id, "leads through a pointer that is not known");
    out.obscurity = because(id, "leads through a pointer that is not known");
  }
  if (out.obscurity && !isSome(out.obscurity->expression)) {
    out.obscurity->body = frame().body;
    out.obscurity->expression = id;
  }
  out_.accesses.push_back(std::move(out));
}

void Machine::recordBarrier(State &state, ExpressionId id, BarrierKind kind) {
  if (dry_ > 0 || !state.isReachable) return;
  BarrierInstance out{
      .body = frame().body, .call = id, .span = at(id).spelling.span, .place = placeHere(state), .kind = kind};
  out.isUniform =
      std::ranges::none_of(state.guards, [this](const Condition &guard) { return variesInBlock(out_.atoms, guard); });
  out.completesCopies = unit_.dialect->call(at(id).callee).has(CallTrait::completesCopies);
  out_.barriers.push_back(std::move(out));
}

void Machine::recordUnfollowed(State &state, ExpressionId id, const std::string &name, const std::string &what) {
  if (dry_ > 0 || !state.isReachable) return;
  out_.unfollowedCalls.push_back({.reason = because(id, what), .name = name, .place = placeHere(state)});
}

void Machine::assume(const std::set<AtomId> &notNegative) {
  for (const AtomId atom : notNegative)
    assumeNotNegative(Form(atom));
}

void Machine::assumeNotNegative(const Form &form) {
  const Condition condition = Condition::notNegative(form);
  // Most are assumed again and again: to compare forms is quicker than to write them.
  const bool isKnown =
      condition.kind() == ConditionKind::notNegative &&
      std::ranges::any_of(out_.assumptions, [&](const Assumption &known) { return known.condition == condition; });
  if (isKnown) return;
  const std::string text = toString(out_.atoms, form) + " is not negative.";
  if (std::ranges::any_of(out_.assumptions, [&](const Assumption &known) { return known.text == text; })) return;
  out_.assumptions.push_back({.text = text, .condition = condition});
}

void Machine::assumeWithin(const Form &form, const Interval &range) {
  const Interval bounds = boundsOf(out_.atoms, form);
  if (dry_ > 0 || !range.low || !range.high || bounds.isWithin(*range.low, *range.high)) return;
  const auto above = form.plus(Form(-*range.low));
  const auto below = Form(*range.high).minus(form);
  if (!above || !below) return;
  const std::string text = toString(out_.atoms, form) + " is between " + std::to_string(*range.low) + " and " +
                           std::to_string(*range.high) + ".";
  if (std::ranges::any_of(out_.assumptions, [&](const Assumption &known) { return known.text == text; })) return;
  out_.assumptions.push_back(
      {.text = text, .condition = Condition::all({Condition::notNegative(*above), Condition::notNegative(*below)})});
}

TypeId Machine::plain(TypeId type) const {
  if (isSome(type) && unit_[type].kind == TypeKind::reference && isSome(unit_[type].element))
    return unit_[type].element;
  return type;
}

const Type *Machine::described(TypeId type) const {
  const TypeId inner = plain(type);
  return isSome(inner) ? &unit_[inner] : nullptr;
}

const Type &Machine::typeOf(ExpressionId id) {
  static const Type none;
  const Type *type = described(at(id).type);
  return type != nullptr ? *type : none;
}

bool Machine::isInteger(TypeId type) const {
  const Type *known = described(type);
  return known != nullptr && (known->kind == TypeKind::integer || known->kind == TypeKind::boolean);
}

bool Machine::isUnsigned(TypeId type) const {
  const Type *known = described(type);
  return known != nullptr &&
         (known->kind == TypeKind::boolean || (known->kind == TypeKind::integer && !known->isSigned));
}

bool Machine::isPointer(TypeId type) const {
  const Type *known = described(type);
  return known != nullptr && (known->kind == TypeKind::pointer || known->kind == TypeKind::array);
}

TypeId Machine::elementOf(TypeId type) const {
  const Type *known = described(type);
  return known != nullptr ? known->element : none<TypeId>;
}

/// Bytes of a type; a symbol where it depends on a template parameter.
Form Machine::sizeOf(TypeId type) {
  const Type *known = described(type);
  if (known == nullptr) return opaque(Obscurity{.what = "has an element type that is not known"}, ++serial_);
  if (known->sizeBytes > 0) return Form(static_cast<std::int64_t>(known->sizeBytes));
  if (known->kind == TypeKind::voidType) return Form(1); // as GCC and Clang have it
  if (known->kind == TypeKind::array && known->extent && isSome(known->element))
    if (auto bytes = sizeOf(known->element).scaled(static_cast<std::int64_t>(*known->extent))) return *bytes;
  Atom atom;
  atom.kind = AtomKind::symbol;
  atom.name = "sizeof(" + known->name + ")";
  atom.isNotNegative = true;
  return Form(out_.atoms.intern(std::move(atom)));
}

} // namespace warpgrain::access
