// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/reasons/Reason.h"
#include "core/model/Accesses.h"
#include "core/report/StudiedText.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::report {

/// What is compared of two texts of a kernel.
enum class Quantity : std::uint8_t {
  time,         ///< median on the GPU, in microseconds
  modelledTime, ///< microseconds
  sectorsLoaded,
  sectorsStored,
  loadConflicts,
  storeConflicts,
  uncoalescedAccesses,
  conflictingAccesses,
  uncountedAccesses,
  racyPlaces,
  warpInstructions,
  registers, ///< of a thread
  occupancy, ///< percent
  sharedBytes,
  threads,      ///< of a block
  blocks,       ///< of the launch
  arraySectors, ///< of all references to one array of one kind
  arrayPasses,  ///< likewise, over the banks
};

/// "time", "modelled-time", "sectors-loaded", …: the spelling of files.
std::string_view nameOf(Quantity quantity);

/// What a difference means.
enum class Meaning : std::uint8_t {
  none,    ///< both are the same
  better,  ///< the second one is
  worse,   ///< likewise
  neutral, ///< neither good nor bad in itself
  noise,   ///< less than what such numbers can tell
  unknown, ///< one of the two is not known
};

/// "none", "better", …
std::string_view nameOf(Meaning meaning);

/// How a number is known.
enum class Origin : std::uint8_t { measured, estimated, analysis, compiler, launch };

/// "measured", "estimated", …
std::string_view nameOf(Origin origin);

/// Why a number is not known, or a difference says nothing.
enum class Why : std::uint8_t {
  nothing,       ///< there is nothing to explain
  reason,        ///< Difference::reason tells
  notMeasured,   ///< with this launch
  noModel,       ///< the model needs the whole launch, and a GPU whose speed is known
  guessed,       ///< an access or the length of a loop is not known, and was guessed
  withinError,   ///< noise: smaller than Difference::error
  intervalsMeet, ///< noise: the 95 % intervals of the two medians meet
};

/// One quantity of two texts.
struct Difference {
  Quantity quantity = Quantity::time;
  std::string array = {}; ///< of the array's own quantities
  model::AccessKind kind = model::AccessKind::read;
  std::optional<double> before = {};
  std::optional<double> after = {};
  /// The text has no such reference at all; the number is 0.
  bool isAbsentBefore = false;
  bool isAbsentAfter = false;
  Meaning meaning = Meaning::unknown;
  Why why = Why::nothing;
  std::optional<dependence::Reason> reason = {};
  double error = 0; ///< what estimates of this kind are usually wrong by, as a share
  Origin origin = Origin::analysis;

  /// True where less is neither better nor worse: the difference is told in the quantity's own unit.
  bool isNeutral() const;
};

/// What differs between two texts: times, memory, instructions, resources, then each array's traffic. Numbers that are
/// not known of either, or are 0 in both, are left out. Measured times and occupancy are those of the variants.
std::vector<Difference> differencesOf(const StudiedText &before, const StudiedText &after,
                                      const session::Variant &first, const session::Variant &second);

} // namespace warpgrain::report
