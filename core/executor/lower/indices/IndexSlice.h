// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

#include <set>
#include <vector>

namespace warpgrain::executor {

/// The backward slice of index computations: the additions, subtractions and multiplications of signed 32-bit integers
/// from which the source computes memory indices. Works on Clang's unoptimised code, with variables in memory, and
/// follows calls, arguments and variables of any scope. Excludes values from which bits are extracted, as in hash
/// functions, and sums with a constant.
class IndexSlice {
public:
  IndexSlice(llvm::Module &module, const SiteTable &sites);

  /// The operations of the slice. Those of one function are in the order in which they were found.
  const std::vector<llvm::BinaryOperator *> &operations() const { return operations_; }

  bool contains(const llvm::Value *value) const { return members_.contains(value); }

private:
  void visit(llvm::Value *value);
  void follow(llvm::Value &value);
  void follow(llvm::BinaryOperator &operation);
  void followVariable(const llvm::LoadInst &load);
  void followResult(llvm::CallBase &call);
  void followArgument(const llvm::Argument &argument);

  const SiteTable &sites_;
  std::vector<llvm::Value *> waiting_;
  std::set<const llvm::Value *> seen_;
  std::set<const llvm::Value *> members_;
  std::vector<llvm::BinaryOperator *> operations_;
};

} // namespace warpgrain::executor
