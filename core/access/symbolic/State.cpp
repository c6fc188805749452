// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/State.h"

#include <algorithm>

namespace warpgrain::access {

bool same(const Value &a, const Value &b) {
  if (a.kind != b.kind || a.isUnset != b.isUnset) return false;
  switch (a.kind) {
  case Value::Kind::number:
    return a.form == b.form;
  case Value::Kind::pointer:
    return a.target == b.target && a.target.kind != Location::Kind::unknown;
  case Value::Kind::unknown:
    return a.isUniform == b.isUniform;
  case Value::Kind::record:
    break;
  }
  return a.serial == b.serial && a.origin == b.origin && a.isUniform == b.isUniform &&
         std::ranges::equal(a.members, b.members, [](const auto &x, const auto &y) {
           return x.first == y.first && (x.second == y.second || same(*x.second, *y.second));
         });
}

Environment::Data &Environment::own() {
  if (data_.use_count() > 1) data_ = std::make_shared<Data>(*data_);
  return *data_;
}

ValuePtr Environment::find(const ObjectId &object) const {
  const auto found = data_->objects.find(object);
  return found != data_->objects.end() ? found->second : nullptr;
}

void Environment::set(const ObjectId &object, ValuePtr value) {
  own().objects[object] = std::move(value);
}

void Environment::erase(const ObjectId &object) {
  own().objects.erase(object);
}

void Environment::eraseFrame(std::uint32_t frame) {
  std::erase_if(own().objects, [frame](const auto &entry) { return entry.first.frame == frame; });
}

const Environment::Element *Environment::element(ArrayId array, std::int64_t offset) const {
  const auto elements = data_->arrays.find(array);
  if (elements == data_->arrays.end()) return nullptr;
  const auto found = elements->second.find(offset);
  return found != elements->second.end() ? &found->second : nullptr;
}

bool Environment::holdsElements(ArrayId array) const {
  const auto elements = data_->arrays.find(array);
  return elements != data_->arrays.end() && !elements->second.empty();
}

void Environment::setElement(ArrayId array, std::int64_t offset, Element element) {
  forgetBytes(array, offset, element.sizeBytes);
  own().arrays[array][offset] = std::move(element);
}

void Environment::forgetBytes(ArrayId array, std::int64_t offset, std::int64_t size) {
  const auto overlaps = [&](const auto &entry) {
    return entry.first < offset + size && offset < entry.first + entry.second.sizeBytes;
  };
  const auto held = data_->arrays.find(array);
  if (held == data_->arrays.end() || std::ranges::none_of(held->second, overlaps)) return;
  std::erase_if(own().arrays[array], overlaps);
}

void Environment::forgetElements(ArrayId array) {
  if (data_->arrays.contains(array)) own().arrays.erase(array);
}

void State::require(const Condition &condition) {
  if (condition.isAlways()) return;
  if (condition.isNever()) isReachable = false;
  if (condition.kind() == ConditionKind::all) {
    for (const Condition &part : condition.parts())
      require(part);
    return;
  }
  if (std::ranges::find(guards, condition) == guards.end()) guards.push_back(condition);
}

} // namespace warpgrain::access
