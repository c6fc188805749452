// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Value.h"

#include <map>
#include <memory>
#include <set>
#include <vector>

namespace warpgrain::access {

/// What variables, and elements of local arrays, hold. Copies share until one of them is changed.
class Environment {
public:
  /// What some bytes of a local array hold.
  struct Element {
    ValuePtr value;
    model::TypeId type = model::none<model::TypeId>; ///< that it was written as
    std::int64_t sizeBytes = 0;
  };

  /// By their offset from the array's begin in bytes; they do not overlap.
  using Elements = std::map<std::int64_t, Element>;

  ValuePtr find(const ObjectId &object) const;
  void set(const ObjectId &object, ValuePtr value);
  void erase(const ObjectId &object);
  void eraseFrame(std::uint32_t frame);

  /// The element that begins there, or null.
  const Element *element(ArrayId array, std::int64_t offset) const;
  /// True if any element of the array is known.
  bool holdsElements(ArrayId array) const;
  /// In place of all that it overlaps.
  void setElement(ArrayId array, std::int64_t offset, Element element);
  void forgetBytes(ArrayId array, std::int64_t offset, std::int64_t size);
  void forgetElements(ArrayId array);

  const std::map<ObjectId, ValuePtr> &objects() const { return data_->objects; }

  const std::map<ArrayId, Elements> &arrays() const { return data_->arrays; }

  /// True if nothing was changed since the one was copied from the other.
  bool isUnchangedFrom(const Environment &other) const { return data_ == other.data_; }

private:
  struct Data {
    std::map<ObjectId, ValuePtr> objects;
    std::map<ArrayId, Elements> arrays;
  };

  Data &own();

  std::shared_ptr<Data> data_ = std::make_shared<Data>();
};

/// A point of the execution: what variables hold, and which threads are there.
struct State {
  Environment environment;
  std::vector<Condition> guards; ///< all hold for the threads that are here
  bool isReachable = true;

  void require(const Condition &condition);

  void leave() { isReachable = false; }
};

} // namespace warpgrain::access
