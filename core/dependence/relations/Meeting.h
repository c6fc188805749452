// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/PairSpace.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// Two instances touch a common byte, as a formula over their columns.
struct Meeting {
  Formula formula;
  std::set<ColumnId> columns; ///< that the addresses' difference depends on
  /// What was taken to hold for rows not to overlap, where nothing proves it: sentences. Empty unless it was allowed.
  std::vector<std::string> assumptions;
};

/// When the addresses of two accesses to one array meet (ALG-A4).
///
/// Products of an index with a symbol (`n*row + col`) are taken apart: where the column certainly stays within its row,
/// rows and columns are compared one by one. `holdsForAll(party, formula)` says whether a formula holds for every
/// instance of an end. With `mayAssume`, columns are taken to stay within their rows where that is not known.
class MeetingFinder {
public:
  using HoldsForAll = std::function<bool(std::uint32_t party, const Formula &formula)>;

  MeetingFinder(const access::AtomTable &atoms, PairSpace &space, HoldsForAll holdsForAll, bool mayAssume)
      : atoms_(atoms), space_(space), holdsForAll_(std::move(holdsForAll)), mayAssume_(mayAssume) {}

  Meeting find(const access::AccessInstance &source, const access::AccessInstance &sink);

private:
  /// Bytes from an offset on.
  struct Bytes {
    access::Form offset;
    std::int64_t size = 1;
  };

  /// Bytes of a row: a symbol, so many times.
  struct Width {
    access::AtomId symbol{};
    std::int64_t factor = 1;
  };

  void meet(const Bytes &source, const Bytes &sink);
  bool takeApart(const Bytes &source, const Bytes &sink);
  bool takeApartBy(access::AtomId symbol, const Bytes &source, const Bytes &sink, bool mayAssume);
  bool staysIn(const Width &width, const Bytes &column, std::uint32_t party, bool mayAssume);
  void compare(const Bytes &source, const Bytes &sink);

  const access::AtomTable &atoms_;
  PairSpace &space_;
  HoldsForAll holdsForAll_;
  bool mayAssume_;
  std::vector<Formula> parts_;
  Meeting out_;
};

} // namespace warpgrain::dependence
