// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/facts/KernelFacts.h"
#include "core/base/LineIndex.h"
#include "core/model/Unit.h"
#include "core/run/Counts.h"

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace warpgrain::execute {

/// The text of one reference and what is done with it: what the analysis and the launch are compared by.
struct Reference {
  SourceSpan span;
  CountedKind kind = CountedKind::load;

  friend auto operator<=>(const Reference &, const Reference &) = default;
};

/// Finds the references of a source that executed accesses were compiled from. A compiler tells a line and a column: of
/// the reference itself, or, where its address is a constant, of the operator that stores, or of the call that it is
/// handed to.
class ReferenceFinder {
public:
  using Facts = std::map<Reference, std::vector<const access::AccessFacts *>>;

  /// All of them must outlive it.
  ReferenceFinder(const model::Unit &unit, const access::KernelFacts &facts);

  const Facts &facts() const { return references_; }

  /// Nothing where it is not certain which one it is.
  std::optional<Reference> find(const AccessCount &count);

  /// Whether what was executed at a line of the reference was found to be of no reference: it may be of this one.
  bool mayHaveBeenMissed(const Reference &reference) const;

  LineColumn beginOf(const Reference &reference) const;

  /// Whether the analysis found that the reference may be of the array.
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
  std::optional<Reference> choose(const std::vector<Reference> &candidates, const AccessCount &count) const;

  const model::Unit &unit_;
  std::vector<LineIndex> lines_;
  Facts references_;
  std::map<std::pair<FileId, std::uint32_t>, std::set<Reference>> argumentsOf_; ///< by where a call begins
  std::set<std::tuple<FileId, std::uint32_t, CountedKind>> missed_;             ///< lines
};

} // namespace warpgrain::execute
