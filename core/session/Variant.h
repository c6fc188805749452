// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/build/PtxasLog.h"
#include "core/dependence/Verdict.h"
#include "core/device/Occupancy.h"
#include "core/model/Launch.h"
#include "core/plan/ApplyPlan.h"
#include "core/plan/Step.h"
#include "core/session/HandText.h"
#include "core/session/VariantMeasurement.h"
#include "core/session/VariantVerification.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::session {

enum class VariantStatus : std::uint8_t {
  waiting, ///< its text is there, it is not compiled yet
  built,
  refused, ///< a step of its plan may not be made; `reason` says why
  failed,  ///< it does not compile, or the compiler could not be run; `reason` says why
  cancelled,
  written, ///< its text is there, and nvcc compiles nothing in its language; `reason` says so
};

/// "waiting", "built", "refused", "failed", "cancelled", "written".
const char *nameOf(VariantStatus status);

/// A plan applied to a kernel, or a kernel that a person wrote, and what became of it: one row of the variants table.
struct Variant {
  std::size_t id = 0; ///< position in the list of rows, from 0
  transform::Plan plan;
  HandPointer byHand = {};     ///< null: a plan made it, and the verdict speaks of that
  dependence::Verdict verdict; ///< of all steps together: the weakest kind, every reason and assumption
  /// Of each step that was judged, on the text that the one before it left; the last is that of the step that stopped
  /// the plan, where one did. Places are those of the first step alone: the others are in texts that nobody has.
  std::vector<dependence::Verdict> stepVerdicts;
  VariantStatus status = VariantStatus::waiting;
  std::string reason;

  transform::Texts texts;         ///< of the files that differ from the original; by hand: textsInPlace()
  transform::Texts compilerTexts; ///< of files that no compiler would take as they are: directives blanked
  model::Extents block;           ///< threads of a block after the plan, where known
  std::optional<std::uint32_t> dynamicSharedBytes; ///< of a block, where known

  /// Names that compilers give the kernel in the variant's text, one for each instantiation: a step may change the type
  /// of a parameter, and with it the name. Empty where the text was not written.
  std::vector<std::string> symbols;

  /// One for each instantiation of the kernel that the unit uses; the first is the one that needs most registers.
  std::vector<build::KernelResources> resources;
  std::optional<device::OccupancyReport> occupancy; ///< of the first of them
  std::string occupancyReason;                      ///< why there is none
  std::string log;                                  ///< the compiler's
  std::string cubin;                                ///< the machine code, where it was built
  std::vector<std::string> notes;
  std::chrono::milliseconds compileTime{0};
  bool fromCache = false;

  std::optional<VariantVerification> verification; ///< nothing: it was not run
  std::optional<VariantMeasurement> measurement;   ///< nothing: it was not measured
};

/// True for the kernel as it is: no step was made, and no person wrote it.
bool isOriginal(const Variant &variant);

/// Names a row: the steps of its plan, empty for the original; or its text by hand.
std::string stepsOf(const Variant &variant);

/// True where a variant's text is there. One that is waiting to be written, was cancelled before, or is refused has
/// none, and its `texts` say nothing.
bool hasText(const Variant &variant);

} // namespace warpgrain::session
