// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/transfers/Links.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::openmp {

/// Memory that code of the CPU works on: a variable's own, or what a pointer leads to.
struct Touch {
  VariableId variable{};
  bool isPointee = false;
  bool changes = false;

  auto operator<=>(const Touch &) const = default;
};

/// What code of the CPU may do with memory.
struct CpuEffects {
  std::set<Touch> touches;
  std::vector<std::string> loaded;   ///< pointers that the statement loads, and through which its only call reads
  bool isUnknown = false;            ///< it may read and change any memory
  std::vector<FunctionId> launching; ///< functions with kernels that it calls, which look after their own memory
  bool launchesElsewhere = false;    ///< it calls such functions of other sources
};

/// Effects of the CPU's code, over calls. Functions that launch no kernel are taken together with their calls; those
/// that do are left to themselves (ALG-H3 and H4, between procedures).
class CpuEffectsReader {
public:
  CpuEffectsReader(const Program &program, const ProgramPlan &plan, const Links *links = nullptr);

  /// Of a statement with all that is in it.
  CpuEffects ofStatement(const Statement &statement) const;
  /// Of a statement's own expressions.
  CpuEffects ofHead(const Statement &statement) const;
  /// Of all code that a function reaches; what its parameters lead to has the parameters' names.
  CpuEffects ofFunction(FunctionId function) const;

  /// True where the function has kernels, or calls one that has.
  bool launches(FunctionId function) const { return launching_.contains(function); }

  bool launches(const Statement &statement) const;

  /// True where the function touches memory that its arguments do not lead to.
  bool reachesForeignMemory(FunctionId function) const;
  /// True where a function changes what its parameters lead to, whatever their types promise.
  bool changesParameters(FunctionId function) const;
  /// The same of parameters whose types say so, too.
  bool writesParameters(FunctionId function) const;

private:
  class Reading;

  void findLaunching(const ProgramPlan &plan);
  template <typename IsMeant>
  bool writesThrough(FunctionId id, bool ExternalEffects::*byOthers, IsMeant isMeant) const;
  bool changes(const Access &argument) const;
  bool mayHideConstant(VariableId id, const std::set<FunctionId> &functions) const;

  /// None where nothing is known of it.
  const ExternalEffects *effectsOf(std::optional<ExternalId> external) const {
    if (links_ == nullptr || !external) return nullptr;
    const ExternalEffects &out = links_->externals[static_cast<std::size_t>(*external)];
    return out.isKnown ? &out : nullptr;
  }

  bool launchesOut(std::optional<ExternalId> external) const {
    const ExternalEffects *effects = effectsOf(external);
    return effects != nullptr && effects->launches;
  }

  const Program &program_;
  const Links *links_;
  std::set<FunctionId> launching_;
  std::set<const Statement *> regions_;
};

} // namespace warpgrain::openmp
