// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace warpgrain::bench {

/// The kind of a reason: its first clause with "…" for the names and numbers of the one kernel it speaks of, so that
/// the same reason of many kernels counts as one.
std::string kindOf(std::string_view reason);

/// How many kernels each kind of reason was first for, with one of them.
class RefusalKinds {
public:
  void add(std::string_view reason, std::string example);
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
