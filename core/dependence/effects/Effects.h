// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/DependentCalls.h"
#include "core/dependence/effects/InstanceCode.h"
#include "core/dependence/reasons/Reason.h"
#include "core/model/BodyIndex.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// What a piece of code may do that restricts transformations: those that change which threads execute it, how often,
/// or together with which other threads.
enum class Trait : std::uint8_t {
  readsMemory,
  writesMemory,
  atomic,
  volatileAccess, ///< volatile access to shared memory, as in warp-synchronous code
  blockBarrier,
  gridBarrier,
  blockVote, ///< __syncthreads_count, __syncthreads_and, __syncthreads_or
  warpBarrier,
  warpExchange,
  collective,     ///< library function that threads execute together: cub::BlockReduce::Sum
  threadIdentity, ///< lane or rank, read from hardware or from a cooperative group
  clock,
  fence,
  report, ///< printf, assert, trap
  allocate,
  launch, ///< a kernel launched from the device
  lambda,
  assembly, ///< inline assembly that may do any of this
  unknownCall,
  gotoJump,
  unknownStatement,
  staticLocal,
  threadIdxX,
  threadIdxY,
  threadIdxZ,
  threadIdxWhole, ///< threadIdx used as a value, not by member
  blockDimX,
  blockDimY,
  blockDimZ,
  blockDimWhole,
  blockIdxX,
  blockIdxY,
  blockIdxZ,
  blockIdxWhole,
  gridDimX,
  gridDimY,
  gridDimZ,
  gridDimWhole,
  count,
};

constexpr Trait threadIdxTrait(model::Axis axis) {
  return static_cast<Trait>(static_cast<int>(Trait::threadIdxX) + static_cast<int>(axis));
}

constexpr Trait blockDimTrait(model::Axis axis) {
  return static_cast<Trait>(static_cast<int>(Trait::blockDimX) + static_cast<int>(axis));
}

constexpr Trait blockIdxTrait(model::Axis axis) {
  return static_cast<Trait>(static_cast<int>(Trait::blockIdxX) + static_cast<int>(axis));
}

constexpr Trait gridDimTrait(model::Axis axis) {
  return static_cast<Trait>(static_cast<int>(Trait::gridDimX) + static_cast<int>(axis));
}

/// The traits of a piece of code, each with the first place in the source that has it.
class Effects {
public:
  struct Place {
    SourceSpan span;
    ReasonArgument what;  ///< the name that has the trait: a callee, a mnemonic; hidden code
    bool viaCall = false; ///< true if the trait is in a function that is called at the span
    /// Why an unknown call is not followed: "its body is not in this unit". If `viaCall`, what the called function
    /// does: "calls hash: its body is not in this unit".
    std::optional<Reason> why = {};
  };

  bool has(Trait trait) const { return places_[index(trait)].has_value(); }

  /// Precondition: has(trait).
  const Place &place(Trait trait) const { return *places_[index(trait)]; }

  void add(Trait trait, SourceSpan span, ReasonArgument what, bool viaCall = false, std::optional<Reason> why = {});
  /// Adds all traits of a called function, with the call as their place.
  void addCall(const Effects &callee, SourceSpan call, const std::string &name);

private:
  static constexpr std::size_t index(Trait trait) { return static_cast<std::size_t>(trait); }

  std::array<std::optional<Place>, static_cast<std::size_t>(Trait::count)> places_;
};

/// Computes the effects of statements and functions. It follows calls into the unit's own functions and analyzes each
/// function once. The unit must outlive the object.
class EffectsAnalysis {
public:
  explicit EffectsAnalysis(const model::Unit &unit) : unit_(unit) {}

  /// Returns the effects of a statement, including everything nested in it.
  Effects ofStatement(const model::BodyIndex &index, model::StatementId statement);
  Effects ofExpression(const model::BodyIndex &index, model::ExpressionId expression);
  /// Returns the effects of calling one of the unit's own functions.
  const Effects &ofFunction(model::FunctionId function);
  /// Returns the calls that a call with a dependent callee becomes in the template's instantiations (DependentCalls).
  /// Null if they are not known, or if one of the callees depends on the thread's identity or synchronizes threads: the
  /// template's text has a single call for all instantiations, so such a callee could not be adapted.
  const std::vector<const model::Expression *> *instancesOf(const model::Expression &call);
  /// Describes for the user the first code that instantiations of a template execute, that its text does not show
  /// (InstanceCode), and that restricts transformations: it is not followed, depends on the thread's identity, or
  /// synchronizes threads. None if the body has no such code.
  std::optional<Reason> unseenCodeIn(const model::Body &body);
  /// Returns all code that instantiations of the body execute and its text does not show. With `piece`, omits code at
  /// other places of the body.
  std::vector<const InstanceCode *> instanceCodeIn(const model::Body &body, const SourceSpan *piece = nullptr);
  /// Returns the display name of an unknown call.
  static ReasonArgument nameOfUnknown(const model::Body &body, const model::Expression &call);
  /// Returns why an unknown call is not followed, as a clause: "its body is not in this unit".
  Reason whyUnknown(const model::Body &body, const model::Expression &call);

private:
  void addStatement(Effects &out, const model::BodyIndex &index, model::StatementId statement);
  void addExpression(Effects &out, const model::BodyIndex &index, model::ExpressionId root);
  void addCall(Effects &out, const model::Body &body, const model::Expression &call);
  void addInstanceCode(Effects &out, const model::Body &body, const SourceSpan *piece);
  /// Returns a description of the code if it restricts transformations (see unseenCodeIn()); none if it does not.
  std::optional<Reason> whyUnseen(const InstanceCode &code);
  /// Adds the effects of a call; false if they are not known.
  bool addKnownCall(Effects &out, const model::Expression &call);

  const model::Unit &unit_;
  std::optional<DependentCalls> dependent_; ///< created on first use
  std::map<const model::Body *, std::vector<InstanceCode>> instanceCodes_;
  std::map<model::FunctionId, Effects> functions_;
  std::vector<model::FunctionId> inProgress_;
};

} // namespace warpgrain::dependence
