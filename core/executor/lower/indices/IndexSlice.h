// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

#include <set>
#include <vector>

namespace warpgrain::executor {

/// The sums, differences and products of signed numbers of 32 bits that the source computes indices of memory from: in
/// code as Clang gives it, with variables in memory; through functions, their arguments and variables of any scope.
/// Not what bits are taken of, as hash functions do, nor sums with a constant.
class IndexSlice {
public:
  IndexSlice(llvm::Module &module, const SiteTable &sites);

  /// Those of a function come in the order in which they are found.
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
