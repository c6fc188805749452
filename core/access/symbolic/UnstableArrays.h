// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Bodies.h"
#include "core/access/symbolic/Instances.h"

#include <set>
#include <string>

namespace warpgrain::access {

/// The bodies of all functions that a body may call, itself among them.
std::set<const model::Body *> bodiesCalledFrom(const model::Unit &unit, const model::Body &body);

/// Arrays that atomics change: threads that load one place of them may find different values, without any race.
class UnstableArrays {
public:
  UnstableArrays() = default;
  /// Those that a kernel changes. `reached`: bodiesCalledFrom() the kernel.
  UnstableArrays(const model::Unit &unit, const model::Body &kernel, const std::set<const model::Body *> &reached,
                 Bodies &bodies);

  bool contains(const Array &array) const;

private:
  std::set<std::string> names_;
  bool any_ = false; ///< an atomic changes what no name tells
};

} // namespace warpgrain::access
