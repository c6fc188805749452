// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/registers/CodeBuilder.h"

#include <algorithm>

namespace warpgrain::estimate {

using model::MemorySpace;

namespace {

/// Terms of a product that is written out.
constexpr std::size_t mostTerms = 4;

} // namespace

LinearSum sumOf(const LinearSum &a, const LinearSum &b, std::int64_t factor) {
  std::map<ValueId, std::int64_t> terms(a.terms.begin(), a.terms.end());
  for (const auto &[value, times] : b.terms)
    terms[value] += times * factor;
  LinearSum out{.constant = a.constant + b.constant * factor};
  for (const auto &[value, times] : terms)
    if (times != 0) out.terms.emplace_back(value, times);
  return out;
}

LinearSum scaled(const LinearSum &a, std::int64_t factor) {
  return sumOf({}, a, factor);
}

CodeBuilder::CodeBuilder() {
  code_.regions.emplace_back();
}

ValueId CodeBuilder::add(Value value, RegionId region) {
  value.region = region;
  code_.values.push_back(std::move(value));
  const auto id = static_cast<ValueId>(code_.values.size() - 1);
  if (at(id).kind != ValueKind::input && at(id).kind != ValueKind::phi)
    code_.regions[static_cast<std::size_t>(region)].steps.push_back({.value = id});
  return id;
}

bool CodeBuilder::isInside(RegionId inner, RegionId outer) const {
  for (RegionId at = inner; at != noRegion; at = code_.regions[static_cast<std::size_t>(at)].parent)
    if (at == outer) return true;
  return false;
}

RegionId CodeBuilder::loopHere() const {
  for (RegionId at = present_; at != noRegion; at = code_.regions[static_cast<std::size_t>(at)].parent)
    if (code_.regions[static_cast<std::size_t>(at)].isLoop) return at;
  return noRegion;
}

/// Before the outermost loop that computes none of the operands.
RegionId CodeBuilder::placeFor(const std::vector<ValueId> &operands) const {
  RegionId out = present_;
  for (RegionId at = present_; at != noRegion; at = code_.regions[static_cast<std::size_t>(at)].parent) {
    const Region &region = code_.regions[static_cast<std::size_t>(at)];
    if (std::ranges::any_of(operands, [&](ValueId id) { return id != noValue && isInside((*this)[id].region, at); }))
      break;
    if (region.isLoop) out = region.parent;
  }
  return out;
}

std::optional<ValueId> CodeBuilder::known(const std::pair<std::string, std::vector<std::int64_t>> &key,
                                          RegionId from) const {
  for (RegionId at = from; at != noRegion; at = code_.regions[static_cast<std::size_t>(at)].parent) {
    const auto &computed = code_.regions[static_cast<std::size_t>(at)].computed;
    if (const auto found = computed.find(key); found != computed.end()) return found->second;
  }
  return std::nullopt;
}

ValueId CodeBuilder::input(const std::string &name, double width, bool isUniform) {
  auto &computed = code_.regions.front().computed;
  const auto [found, isNew] = computed.try_emplace({"input " + name, {}}, noValue);
  if (isNew) found->second = add({.kind = ValueKind::input, .width = width, .isUniform = isUniform, .what = name}, 0);
  return found->second;
}

ValueId CodeBuilder::computed(const std::string &operation, const std::vector<ValueId> &operands, double width,
                              double scratch) {
  std::pair<std::string, std::vector<std::int64_t>> key{operation, {operands.begin(), operands.end()}};
  const RegionId place = placeFor(operands);
  if (const auto found = known(key, place)) return *found;
  Value value{.width = width, .scratch = scratch};
  for (const ValueId id : operands)
    if (id != noValue) value.operands.push_back(id);
  value.isUniform = std::ranges::all_of(value.operands, [this](ValueId id) { return (*this)[id].isUniform; });
  const ValueId id = add(std::move(value), place);
  code_.regions[static_cast<std::size_t>(place)].computed.emplace(std::move(key), id);
  return id;
}

ValueId CodeBuilder::valueOf(const LinearSum &sum, double width) {
  if (sum.terms.empty()) return noValue;
  if (sum.terms.size() == 1 && sum.terms.front().second == 1 && sum.constant == 0) return sum.terms.front().first;
  std::vector<ValueId> operands;
  std::string operation = "sum " + std::to_string(sum.constant);
  RegionId linear = noRegion;
  for (const auto &[value, times] : sum.terms) {
    operands.push_back(value);
    operation += " " + std::to_string(times);
    const RegionId in = (*this)[value].linearIn;
    if (in != noRegion && (linear == noRegion || isInside(in, linear))) linear = in;
  }
  const bool isLinear = linear != noRegion && std::ranges::all_of(operands, [&](ValueId operand) {
                          return (*this)[operand].linearIn == linear || !isInside((*this)[operand].region, linear);
                        });
  const ValueId id = computed(operation, operands, width);
  if (isLinear) at(id).linearIn = linear;
  return id;
}

LinearSum CodeBuilder::product(const LinearSum &a, const LinearSum &b, double width) {
  if (a.isConstant()) return scaled(b, a.constant);
  if (b.isConstant()) return scaled(a, b.constant);
  const auto isChanging = [this](const LinearSum &sum) {
    return std::ranges::any_of(sum.terms,
                               [this](const auto &term) { return (*this)[term.first].linearIn != noRegion; });
  };
  const auto single = [&](ValueId x, ValueId y) {
    const ValueId id = computed("times", {std::min(x, y), std::max(x, y)}, width);
    const RegionId inX = (*this)[x].linearIn;
    const RegionId inY = (*this)[y].linearIn;
    const RegionId in = inX != noRegion ? inX : inY;
    const ValueId other = inX != noRegion ? y : x;
    if (in != noRegion && !isInside((*this)[other].region, in)) at(id).linearIn = in;
    return id;
  };
  const bool isWrittenOut =
      (isChanging(a) || isChanging(b)) && a.terms.size() <= mostTerms && b.terms.size() <= mostTerms;
  if (!isWrittenOut) return {.terms = {{single(valueOf(a, width), valueOf(b, width)), 1}}};
  LinearSum out = sumOf(scaled(a, b.constant), scaled(b, a.constant));
  out.constant = a.constant * b.constant;
  for (const auto &[x, times] : a.terms)
    for (const auto &[y, others] : b.terms)
      out = sumOf(out, {.terms = {{single(x, y), 1}}}, times * others);
  return out;
}

ValueId CodeBuilder::baseOf(const AddressOf &address) const {
  for (const auto &[value, times] : address.sum.terms)
    if ((*this)[value].held == HeldKind::pointer) return value;
  return noValue;
}

std::optional<std::pair<ValueId, std::int64_t>> CodeBuilder::movingPointer(const AddressOf &address, double width) {
  const RegionId loop = loopHere();
  if (loop == noRegion) return std::nullopt;
  LinearSum changing;
  LinearSum fixed;
  for (const auto &[value, times] : address.sum.terms) {
    const bool isInside_ = isInside((*this)[value].region, loop);
    if (isInside_ && (*this)[value].linearIn != loop) return std::nullopt;
    (isInside_ ? changing : fixed).terms.emplace_back(value, times);
  }
  if (changing.terms.empty()) return std::nullopt;
  for (const Moving &one : moving_) {
    if (one.loop != loop || one.changing != changing) continue;
    const LinearSum rest = sumOf(fixed, one.fixed, -1);
    if (rest.isConstant()) return std::pair(one.pointer, address.sum.constant);
    if (std::ranges::all_of(rest.terms, [this](const auto &term) {
          return (*this)[term.first].isUniform && (*this)[term.first].held != HeldKind::pointer;
        }))
      return std::pair(valueOf(sumOf({.terms = {{one.pointer, 1}}}, rest), width), address.sum.constant);
  }
  const RegionId before = present_;
  present_ = code_.regions[static_cast<std::size_t>(loop)].parent;
  const ValueId first = valueOf(fixed, width);
  present_ = before;
  const ValueId pointer = loopValue(loop, first, width, false, true);
  at(pointer).held = HeldKind::pointer;
  const ValueId base = baseOf(address);
  if (base != noValue) at(pointer).what = (*this)[base].what;
  setUpdate(loop, pointer, pointer);
  moving_.push_back({loop, changing, fixed, pointer});
  return std::pair(pointer, address.sum.constant);
}

std::pair<ValueId, std::int64_t> CodeBuilder::addressValue(const AddressOf &address) {
  const double width = address.space == MemorySpace::shared || address.space == MemorySpace::local ? 1 : 2;
  if (const auto moving = movingPointer(address, width)) return *moving;
  LinearSum sum = address.sum;
  sum.constant = 0;
  if (sum.terms.empty()) return {noValue, address.sum.constant};
  ValueId id = valueOf(sum, width);
  if (address.space != MemorySpace::shared && (*this)[id].width == 0 && (*this)[id].kind == ValueKind::input)
    id = computed("move", {id}, width);
  if ((*this)[id].kind == ValueKind::computed && (*this)[id].width > 0) at(id).held = HeldKind::pointer;
  return {id, address.sum.constant};
}

ValueId CodeBuilder::load(const AddressOf &address, double width, const std::string &what, const SourceSpan &span) {
  const auto [id, offset] = addressValue(address);
  const std::int64_t version = address.isReadOnly                     ? 0
                               : address.space == MemorySpace::shared ? sharedVersion_
                                                                      : globalVersion_;
  std::pair<std::string, std::vector<std::int64_t>> key{
      "load", {id, offset, version, address.isReadOnly, static_cast<std::int64_t>(width)}};
  const RegionId place = address.isReadOnly ? placeFor({id}) : present_;
  if (const auto found = known(key, place)) return *found;
  Value value{.kind = ValueKind::load,
              .width = width,
              .space = address.space,
              .base = baseOf(address),
              .address = id,
              .offset = offset,
              .isReadOnly = address.isReadOnly,
              .mayAlias = address.mayAlias,
              .held = HeldKind::load,
              .what = what,
              .span = span};
  if (id != noValue) {
    value.operands.push_back(id);
    if ((*this)[id].span.empty()) at(id).span = span;
    if (at(id).what.empty() && value.base != noValue) at(id).what = "address of " + (*this)[value.base].what;
  }
  const ValueId out = add(std::move(value), place);
  code_.regions[static_cast<std::size_t>(place)].computed.emplace(std::move(key), out);
  return out;
}

void CodeBuilder::store(const AddressOf &address, ValueId value, double scratch) {
  const auto [id, offset] = addressValue(address);
  Value store{.kind = ValueKind::store,
              .width = 0,
              .scratch = scratch,
              .space = address.space,
              .base = baseOf(address),
              .address = id,
              .offset = offset,
              .mayAlias = address.mayAlias};
  for (const ValueId operand : {id, value})
    if (operand != noValue) store.operands.push_back(operand);
  add(std::move(store), present_);
  changeMemory(address.space);
}

void CodeBuilder::changeMemory(MemorySpace space) {
  if (space != MemorySpace::global) ++sharedVersion_;
  if (space != MemorySpace::shared && space != MemorySpace::local) ++globalVersion_;
}

void CodeBuilder::barrier() {
  add({.kind = ValueKind::barrier, .width = 0}, present_);
  changeMemory(MemorySpace::unknown);
}

RegionId CodeBuilder::open(bool isLoop) {
  const int depth = code_.regions[static_cast<std::size_t>(present_)].depth + 1;
  code_.regions.push_back({.parent = present_, .isLoop = isLoop, .depth = depth});
  present_ = static_cast<RegionId>(code_.regions.size() - 1);
  return present_;
}

void CodeBuilder::close() {
  present_ = code_.regions[static_cast<std::size_t>(present_)].parent;
}

void CodeBuilder::addBranch(RegionId first, RegionId second) {
  code_.regions[static_cast<std::size_t>(present_)].steps.push_back({.first = first, .second = second});
}

void CodeBuilder::addLoop(RegionId body) {
  code_.regions[static_cast<std::size_t>(present_)].steps.push_back({.first = body, .isLoop = true});
}

ValueId CodeBuilder::loopValue(RegionId loop, ValueId before, double width, bool isUniform, bool isLinear) {
  const ValueId id = add(
      {.kind = ValueKind::phi, .width = width, .isUniform = isUniform, .linearIn = isLinear ? loop : noRegion}, loop);
  code_.regions[static_cast<std::size_t>(loop)].meetings.push_back({.result = id, .first = before});
  return id;
}

void CodeBuilder::setUpdate(RegionId loop, ValueId result, ValueId update) {
  for (Meeting &meeting : code_.regions[static_cast<std::size_t>(loop)].meetings)
    if (meeting.result == result) meeting.second = update;
}

ValueId CodeBuilder::either(ValueId first, ValueId second, double width) {
  Value value{.kind = ValueKind::phi, .width = width};
  for (const ValueId id : {first, second})
    if (id != noValue) value.operands.push_back(id);
  const ValueId out = add(std::move(value), present_);
  code_.regions[static_cast<std::size_t>(present_)].steps.push_back({.value = out});
  return out;
}

void CodeBuilder::test(ValueId value, double scratch) {
  Value out{.kind = ValueKind::test, .width = 0, .scratch = scratch};
  if (value != noValue) out.operands.push_back(value);
  add(std::move(out), present_);
}

ValueId CodeBuilder::unique(const std::vector<ValueId> &operands, double width, double scratch) {
  Value out{.width = width, .scratch = scratch};
  for (const ValueId id : operands)
    if (id != noValue) out.operands.push_back(id);
  return add(std::move(out), present_);
}

ValueId CodeBuilder::fetch(const std::vector<ValueId> &operands, double width, const std::string &what,
                           const SourceSpan &span) {
  const ValueId out = unique(operands, width);
  at(out).kind = ValueKind::load;
  at(out).space = MemorySpace::texture;
  at(out).isReadOnly = true;
  at(out).held = HeldKind::load;
  at(out).what = what;
  at(out).span = span;
  return out;
}

} // namespace warpgrain::estimate
