// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/run/sizes/SizeStudy.h"

namespace warpgrain::run {

/// What a kernel's guards and loops say of its integer arguments.
class SizeUses {
public:
  /// The instances are those of an execution in which the arguments have no values. Must outlive the object.
  explicit SizeUses(const access::KernelInstances &instances);

  /// Fills in what the argument bounds, and what it is divided by.
  void describe(SizeArgument &argument) const;

private:
  void addGuard(const access::Condition &condition);
  void addPlace(const access::Place &place);

  const access::KernelInstances &instances_;
  std::vector<access::Form> guards_; ///< each is not negative, or zero, where something happens
  std::vector<access::Form> trips_;  ///< how often loops run
};

} // namespace warpgrain::run
