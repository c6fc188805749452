// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/base/LineIndex.h"
#include "core/model/Unit.h"
#include "core/run/protocol/Counts.h"

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace warpgrain::run {

/// Span and access kind of a reference: the key for comparing the analysis with the launch.
struct Reference {
  SourceSpan span;
  CountedKind kind = CountedKind::load;

  friend auto operator<=>(const Reference &, const Reference &) = default;
};

/// Returns the memory that the counts of an access belong to; no value if it is not known or not counted.
std::optional<CountedSpace> countedSpaceOf(const access::AccessFacts &facts);

/// Maps executed accesses to the references in the source. The compiler gives a line and a column: that of the
/// reference itself or, if its address is a constant, that of the storing operator or of the call that has it as an
/// argument.
class ReferenceFinder {
public:
  using Facts = std::map<Reference, std::vector<const access::AccessFacts *>>;

  /// Unit and facts must outlive the object.
  ReferenceFinder(const model::Unit &unit, const access::KernelFacts &facts);

  const Facts &facts() const { return references_; }

  /// Returns the reference of a count; no value if it is ambiguous.
  std::optional<Reference> find(const AccessCount &count);

  /// True if an executed access on a line of the reference was mapped to no reference, so that it may belong to this
  /// one.
  bool mayHaveBeenMissed(const Reference &reference) const;

  /// True of an access with no reference of its own that may be one of several of its line: what `c ? a[i] : a[j]`
  /// chooses is executed at the condition.
  bool mayBeOneOfSeveral(const AccessCount &count) const;

  LineColumn beginOf(const Reference &reference) const;

  /// True if the analysis found that the reference may access the array.
  bool leadsTo(const Reference &reference, const std::string &array) const;

private:
  struct Place {
    FileId file;
    std::uint32_t offset;
  };

  std::optional<Place> placeOf(const AccessCount &count) const;
  std::vector<Reference> around(const AccessCount &count, const Place &place) const;
  std::vector<Reference> besideOperator(const AccessCount &count, const Place &place) const;
  std::vector<Reference> ofCall(const AccessCount &count, const Place &place) const;
  std::vector<Reference> onLine(const AccessCount &count, FileId file) const;
  /// True if a call that is not followed stands on the line: inline assembly accesses memory there that no reference
  /// names.
  bool isBesideUnfollowed(const AccessCount &count, FileId file) const;
  std::optional<Reference> choose(const std::vector<Reference> &candidates, const AccessCount &count) const;

  const model::Unit &unit_;
  std::vector<LineIndex> lines_;
  Facts references_;
  std::map<std::pair<FileId, std::uint32_t>, std::set<Reference>> argumentsOf_; ///< by where a call begins
  std::vector<SourceSpan> unfollowed_;                                          ///< calls
  std::set<std::tuple<FileId, std::uint32_t, CountedKind>> missed_;             ///< lines
};

} // namespace warpgrain::run
