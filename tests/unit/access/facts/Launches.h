// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"

#include <string>
#include <utility>

namespace warpgrain::tests {

/// Forms and accesses made by hand, as running a kernel on symbols would give them.
struct MadeUpKernel {
  model::Unit unit;
  access::AtomTable atoms;
  access::LaunchContext launch;

  MadeUpKernel(std::array<std::int64_t, 3> block, std::array<std::int64_t, 3> grid) {
    for (const model::Axis axis : model::allAxes) {
      launch.block[axis] = block[indexOf(axis)];
      launch.grid[axis] = grid[indexOf(axis)];
    }
  }

  access::Form thread(model::Axis axis, std::int64_t factor = 1) {
    return access::Form(atoms.threadIndex(axis), factor);
  }

  access::Form block(model::Axis axis, std::int64_t factor = 1) { return access::Form(atoms.blockIndex(axis), factor); }

  access::AtomId counterAtom(const std::string &name) {
    return atoms.intern({.kind = access::AtomKind::counter, .name = name});
  }

  access::Form counter(const std::string &name, std::int64_t factor = 1) {
    return access::Form(counterAtom(name), factor);
  }

  access::Form parameter(const std::string &name, std::int64_t factor = 1) {
    return access::Form(atoms.intern({.kind = access::AtomKind::symbol, .name = name, .isParameter = true}), factor);
  }

  access::Form loaded(const std::string &name, std::int64_t factor = 1) {
    return access::Form(
        atoms.intern(
            {.kind = access::AtomKind::opaque, .name = name, .reason = {.what = access::ReasonId::isLoadedFromMemory}}),
        factor);
  }

  /// floor(form / divisor)
  access::Form quotient(access::Form form, std::int64_t divisor) {
    return access::Form(
        atoms.intern({.kind = access::AtomKind::quotient, .divisor = divisor, .left = std::move(form)}));
  }

  access::Form select(access::Condition condition, access::Form then, access::Form otherwise) {
    return access::Form(atoms.intern({.kind = access::AtomKind::select,
                                      .left = std::move(then),
                                      .right = std::move(otherwise),
                                      .condition = std::move(condition)}));
  }
};

inline access::Form sum(access::Form first, const access::Form &second) {
  return first.plus(second).value();
}

template <typename... More>
access::Form sum(const access::Form &first, const access::Form &second, const More &...more) {
  return sum(sum(first, second), more...);
}

/// A read of a float at a byte offset.
inline access::AccessInstance floatAt(access::Form byteOffset) {
  access::AccessInstance instance;
  instance.array = access::ArrayId{0};
  instance.byteOffset = std::move(byteOffset);
  instance.sizeBytes = instance.alignment = 4;
  instance.space = model::MemorySpace::global;
  return instance;
}

} // namespace warpgrain::tests
