// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/transfers/CpuEffects.h"

#include <map>
#include <optional>

namespace warpgrain::openmp {

/// A part of the memory that kernels work on, as far as the source tells its parts apart: an array to which no pointer
/// leads, or all that pointers lead to.
using MemoryClass = std::uint32_t;

inline constexpr MemoryClass behindPointers = 0;

/// True where the calls of a function are seen, if it is called by none but what is read. `isOpen`: code that is not
/// read may call what has a name for all sources.
bool mayHaveSeenCallers(const Program &program, const Function &function, bool isOpen);

/// Which memory the GPU may keep between launches, and why not other memory. What is kept must be found wherever the
/// CPU works on it; so nothing is kept that code may use at times which are not known.
class KeptMemory {
public:
  KeptMemory(const Program &program, const ProgramPlan &plan, const CpuEffectsReader &effects, bool isPartOfProgram,
             const Links *links = nullptr);

  /// The class of a variable's own memory, or of what it leads to; none for what no kernel keeps.
  std::optional<MemoryClass> classOf(VariableId variable, bool isPointee) const;

  std::size_t classes() const { return refused_.size(); }

  /// Why a kernel of a function does not keep a variable; empty where it does.
  std::vector<Reason> reasonsAgainst(FunctionId function, const MappedVariable &mapped) const;

  bool mayBeKept(MemoryClass each) const { return !refused_[each]; }

  /// Returns false where it was refused before.
  bool refuse(MemoryClass each, ReasonId reason, std::vector<std::string> arguments, const SourceSpan &span);

  /// True where all calls of the function are seen.
  bool isClosed(FunctionId function) const { return closed_.contains(function); }

  /// Arrays that end with a block, of which the record of blocks must know.
  bool needsScope(VariableId variable) const;

private:
  void findClasses(const ProgramPlan &plan);
  void findClosed();
  void findLiterals();
  void findHiddenCode();
  void hiddenFunction(const Function &function, FunctionId id);
  void refuseAll(const std::string &code, const SourceSpan &span);
  bool isReachable(const Variable &variable) const;
  bool canEnd(const Variable &variable, VariableId id) const;
  bool isRecursive(FunctionId function) const;

  const Program &program_;
  const CpuEffectsReader &effects_;
  bool isPartOfProgram_;
  const Links *links_;
  bool callsUnknown_ = false;
  std::map<VariableId, MemoryClass> arrays_;
  std::set<VariableId> literals_;              ///< pointers to strings of the text, and to nothing else
  std::vector<std::optional<Reason>> refused_; ///< by class
  std::set<FunctionId> closed_;
  std::vector<SourceSpan> regions_;
};

} // namespace warpgrain::openmp
