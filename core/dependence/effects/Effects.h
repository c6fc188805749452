// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/effects/DependentCalls.h"
#include "core/dependence/effects/InstanceCode.h"
#include "core/model/BodyIndex.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// Things a piece of code may do that matter to who runs it how often, and next to whom.
enum class Trait : std::uint8_t {
  readsMemory,
  writesMemory,
  atomic,
  volatileAccess, ///< to shared memory: warp-synchronous code
  blockBarrier,
  gridBarrier,
  blockVote, ///< __syncthreads_count and its kin
  warpBarrier,
  warpExchange,
  collective,     ///< work that a library shares out over threads: cub::BlockReduce::Sum
  threadIdentity, ///< lane or rank: from hardware or from a cooperative group
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

/// The traits of a piece of code, each with the first place that has it.
class Effects {
public:
  struct Place {
    SourceSpan span;
    std::string what;     ///< the name that has the trait: a callee, a mnemonic
    bool viaCall = false; ///< inside a function that is called at the span
    /// Of an unknown call: why it is not followed, "its body is not in this unit"; via a call: what the function does,
    /// "calls hash: its body is not in this unit".
    std::string why = {};
  };

  bool has(Trait trait) const { return places_[index(trait)].has_value(); }

  /// Precondition: has(trait).
  const Place &place(Trait trait) const { return *places_[index(trait)]; }

  void add(Trait trait, SourceSpan span, std::string what, bool viaCall = false, std::string why = {});
  /// All traits of a called function, placed at the call.
  void addCall(const Effects &callee, SourceSpan call, const std::string &name);

private:
  static constexpr std::size_t index(Trait trait) { return static_cast<std::size_t>(trait); }

  std::array<std::optional<Place>, static_cast<std::size_t>(Trait::count)> places_;
};

/// Computes effects of statements and functions; follows calls into the unit's own functions, each
/// once. Keeps a reference to the unit.
class EffectsAnalysis {
public:
  explicit EffectsAnalysis(const model::Unit &unit) : unit_(unit) {}

  /// Of a statement with everything inside it.
  Effects ofStatement(const model::BodyIndex &index, model::StatementId statement);
  Effects ofExpression(const model::BodyIndex &index, model::ExpressionId expression);
  /// Of calling one of the unit's own functions.
  const Effects &ofFunction(model::FunctionId function);
  /// What a call becomes whose callee a template leaves open (DependentCalls); null where that is not known, and where
  /// a callee reads which thread it is, or brings threads together: the text has one call for all of them, which could
  /// not be adapted.
  const std::vector<const model::Expression *> *instancesOf(const model::Expression &call);
  /// What the instantiations of a template run and its text does not show (InstanceCode), where it cannot be told from
  /// the text what that means: it is not followed, reads which thread it is, or brings threads together. Words for a
  /// person; empty where there is none in the body.
  std::string unseenCodeIn(const model::Body &body);
  /// All that the instantiations run there and the text does not show.
  std::vector<const InstanceCode *> instanceCodeIn(const model::Body &body, const SourceSpan *piece = nullptr);
  /// How to name an unknown call, and why it is not followed: "its body is not in this unit".
  static std::string nameOfUnknown(const model::Body &body, const model::Expression &call);
  std::string whyUnknown(const model::Body &body, const model::Expression &call);

private:
  void addStatement(Effects &out, const model::BodyIndex &index, model::StatementId statement);
  void addExpression(Effects &out, const model::BodyIndex &index, model::ExpressionId root);
  void addCall(Effects &out, const model::Body &body, const model::Expression &call);
  void addInstanceCode(Effects &out, const model::Body &body, const SourceSpan *piece);
  /// Empty where what an instantiation runs may be told of the text that runs it.
  std::string whyUnseen(const InstanceCode &code);
  /// False where what the call does is not known.
  bool addKnownCall(Effects &out, const model::Expression &call);

  const model::Unit &unit_;
  std::optional<DependentCalls> dependent_; ///< once it is asked for
  std::map<const model::Body *, std::vector<InstanceCode>> instanceCodes_;
  std::map<model::FunctionId, Effects> functions_;
  std::vector<model::FunctionId> inProgress_;
};

} // namespace warpgrain::dependence
