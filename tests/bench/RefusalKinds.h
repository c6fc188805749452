// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/reasons/Reason.h"

#include <map>
#include <string>

namespace warpgrain::bench {

/// The kind of a reason: its id and those of the clauses in it, so that the same reason of many kernels counts as one:
/// "function-not-inlined/calls-itself".
std::string kindOf(const dependence::Reason &reason);

/// How many kernels each kind of reason was first for, with one of them.
class RefusalKinds {
public:
  void add(const std::string &kind, std::string example);
  /// Lines "count | kind | example" of a table, the commonest first.
  std::string table() const;

private:
  struct Entry {
    int count = 0;
    std::string example;
  };

  std::map<std::string, Entry> entries_;
};

} // namespace warpgrain::bench
