// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/KernelDependences.h"

#include <optional>
#include <vector>

namespace warpgrain::dependence {

/// Chooses the races of two references that are reported. Their instances may be in several arrays, and may store one
/// value in some places and different values in others: reports one finding for each array and each of the two cases.
class ToldRaces {
public:
  explicit ToldRaces(const access::KernelInstances &instances) : instances_(instances) {}

  /// True if a certain race of different values is known on the array of an access. No other finding on it is reported.
  bool isEnough(const access::AccessInstance &access) const;

  /// Adds a race with `access` at one end. Of several, keeps the first certain one, else the first.
  void add(const access::AccessInstance &access, RaceFinding finding);

  void appendTo(RaceReport &report) const;

private:
  struct Entry {
    std::optional<access::ArrayId> array; ///< none where the base address is not known
    RaceFinding finding;
  };

  std::optional<access::ArrayId> arrayOf(const access::AccessInstance &access) const;
  bool isCovered(const Entry &entry) const;

  const access::KernelInstances &instances_;
  std::vector<Entry> entries_;
};

} // namespace warpgrain::dependence
