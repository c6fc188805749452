// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace warpgrain::transform {

/// What a step is made on.
enum class StepSubject : std::uint8_t {
  kernel,
  loop,  ///< named by its counter or its line
  array, ///< an array or a pointer, named
};

/// The heading under which a panel shows steps that are made on the kernel as a whole; in the panel's order, in which
/// those of loops and arrays come after the first two.
enum class PanelGroup : std::uint8_t {
  threadCoarsening,
  blockCoarsening,
  blockSize,
  axes,
  compilerBounds,
  barriers,
  macros,
  functions,
  other,
};

/// Where the steps of a plan that is put together by itself stand, in the order in which they are made.
enum class PlanPhase : std::uint8_t {
  none,      ///< such a plan has none: what the step is good for depends on what a person means to do next
  axes,      ///< which threads are neighbours in a warp
  guards,    ///< makes loops that other steps can work on
  memory,    ///< where arrays are kept
  ahead,     ///< which tiles are loaded while others are used
  lanes,     ///< which loops lanes share out
  loops,     ///< how often a loop's body is written
  grain,     ///< how much work a thread or a block does
  registers, ///< what is kept in registers of all that is written then
  vectors,   ///< which neighbouring elements are loaded and stored together
  turns,     ///< how many blocks take turns at the work of all
  copies,    ///< which tiles are copied while others are used, by what other steps do not follow
  limits,    ///< what the compiler is told of the launch
};

/// What others know of a transformation's steps without asking what they do to a kernel: how their words fall into
/// names and values, where a panel shows them, how directives spell them.
struct StepDescriptor {
  std::string_view word;                     ///< "coarsen": the first word
  std::string_view usage;                    ///< how steps are written, for error sentences and help
  StepSubject subject = StepSubject::kernel; ///< of steps with arguments; those without are made on the kernel
  /// The number of arguments that name what the step is made on: 2 in "stage A k 16".
  std::size_t named = 1;
  /// What the second argument names, where it names something too: a loop in "interchange i j" and "stage A k 16".
  std::optional<StepSubject> second;
  /// A word that may stand before what is named: "grid" in "coarsen grid y 2".
  std::string_view qualifier;
  /// The number of arguments between name and value that a choice leaves as they are: 1 in "launch-bounds 256 2".
  std::size_t kept = 0;
  /// The value is a factor: 1 changes nothing. What follows a factor tells how it is meant: "coarsen x 4 adjacent".
  bool isFactor = false;
  /// The largest factor that may be typed; nothing where only those that are offered make sense.
  std::optional<std::int64_t> largestFactor;
  PanelGroup group = PanelGroup::other;          ///< of steps on the kernel
  PanelGroup qualifiedGroup = PanelGroup::other; ///< of those with the qualifier
  PlanPhase phase = PlanPhase::none;
  std::string_view alias; ///< another spelling of the word in directives: CREST's "uj"; empty where there is none
  bool directiveHasDimension = false; ///< a directive names x, y or z first
  bool directiveNeedsFactor = false;
  /// A kernel has one of what the step gives: a second directive would take it back.
  bool isGivenOnce = false;
};

} // namespace warpgrain::transform
