// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/KernelKey.h"
#include "core/run/launch/LaunchForm.h"
#include "core/session/Variant.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::session {

/// How a variant changes a file of the unit: bytes that take the place of others.
struct SavedEdit {
  std::uint32_t file = 0;  ///< in the unit's order
  std::uint32_t begin = 0; ///< bytes before it, which stay
  std::uint32_t rest = 0;  ///< bytes behind it, which stay
  std::string text;        ///< what stands between the two
  std::string hash;        ///< of the whole file with it

  friend bool operator==(const SavedEdit &, const SavedEdit &) = default;
};

/// A row of the variants table without its texts and its machine code.
struct SavedRow {
  Variant variant; ///< without texts, machine code, results of runs, and what follows from the rest
  std::vector<SavedEdit> edits;
  std::string byHand = {}; ///< stepsOf() the text, which the session has with the kernel; empty: a plan's row
};

/// What a run on the CPU with one launch has shown.
struct SavedVerification {
  std::string steps; ///< of the plan; empty for the original
  run::LaunchForm launch;
  VariantVerification result;
};

/// What was learnt of one text for one kernel and one architecture.
struct SavedResults {
  std::string textHash; ///< textHashOf() the unit
  model::KernelKey kernel;
  std::string architecture;
  std::optional<std::array<std::int64_t, 3>> block; ///< that the rows were built with, where the source does not tell
  std::optional<std::uint32_t> dynamicSharedBytes;  ///< likewise
  std::vector<SavedRow> rows;
  std::vector<SavedRow> handRows;                     ///< of kernels by hand, behind the others
  std::vector<SavedVerification> verified;            ///< of each plan the oldest first
  std::map<std::string, VariantMeasurement> measured; ///< by steps
  run::LaunchForm measuredLaunch;                     ///< of the newest measurement
  std::string newest;                                 ///< its steps
};

/// Names the texts of a unit's files, whatever folder they lie in.
std::string textHashOf(const model::Unit &unit);

/// A variant of the unit as a row.
SavedRow savedRowOf(const Variant &variant, const model::Unit &unit);

/// The row's variant again, with its texts and its occupancy. It has no machine code. Nothing where the row does not
/// fit the unit; a row by hand is none of these.
std::optional<Variant> variantOf(const SavedRow &row, const model::Unit &unit, const std::string &architecture);

/// The same of a row by hand, with the text that it is of. Nothing where it is of none of these.
std::optional<Variant> variantOf(const SavedRow &row, const std::vector<HandPointer> &hands, const model::Unit &unit,
                                 const std::string &architecture);

} // namespace warpgrain::session
