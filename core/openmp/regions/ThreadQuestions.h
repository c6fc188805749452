// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/reasons/Reason.h"
#include "core/openmp/regions/Elsewhere.h"

namespace warpgrain::openmp {

/// True for calls whose results the kernel takes from its threads' indices.
bool isAskedOfThread(const std::string &name);

/// True for those of them that all threads of a team answer alike.
bool isAskedOfTeam(const std::string &name);

/// True for functions of OpenMP whose results or effects depend on the region in which they are called.
bool dependsOnRegion(const std::string &name);

/// Which code of a program would do something else if one thread executed it outside of its parallel region.
class ThreadQuestions {
public:
  ThreadQuestions(const Program &program, const Elsewhere &elsewhere);

  /// The functions of the program that would.
  const std::set<FunctionId> &functions() const { return functions_; }

  /// Why a statement of a region would; empty where it does not.
  std::vector<Reason> of(const Statement &statement) const;

private:
  bool asks(const Statement &body) const;
  bool asks(const std::string &name) const;
  bool hiddenCodeAsks() const;

  const Program &program_;
  const Elsewhere &elsewhere_;
  std::set<FunctionId> functions_;
};

} // namespace warpgrain::openmp
