// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/lower/kit/RuntimeCalls.h"
#include "core/executor/lower/ptx/Statement.h"

#include <llvm/IR/InlineAsm.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::executor::ptx {

/// Translates the instructions of one inline assembly statement into LLVM instructions. Values are kept as integers of
/// their width.
class Translator {
public:
  Translator(llvm::CallInst &call, SiteTable &sites);

  /// Translates all statements and removes the call. If one is not supported, returns false and leaves the call; the
  /// instructions emitted so far are unused.
  bool run(const std::vector<Statement> &statements);

private:
  bool translate(const Statement &statement);
  bool load(const Statement &statement);
  bool store(const Statement &statement);
  bool move(const Statement &statement);
  bool convert(const Statement &statement);
  bool convertToPair(const Statement &statement);
  bool convertEightBits(const Statement &statement);
  bool compare(const Statement &statement);
  bool wideProduct(const Statement &statement);
  bool parts(const Statement &statement);
  bool arithmetic(const Statement &statement);
  bool smallFloat(const Statement &statement, bool isBfloat, bool isPair);
  bool bits(const Statement &statement);
  bool bitCount(const Statement &statement, llvm::Value *value);
  bool shift(const Statement &statement, llvm::Value *value);
  bool tableOfBits(const Statement &statement, llvm::Value *first);
  bool withCarry(const Statement &statement);
  bool approximation(const Statement &statement);
  bool system(const Statement &statement);
  bool atomic(const Statement &statement);
  bool atomicVector(const Statement &statement, bool isLoad);
  bool texture(const Statement &statement);
  bool surface(const Statement &statement);
  bool shuffle(const Statement &statement);
  bool vote(const Statement &statement);
  bool predicated(const Statement &statement);
  bool conditional(const Statement &statement, llvm::Value *condition);
  llvm::Value *joined(llvm::Value *after, llvm::BasicBlock *taken, llvm::Value *before, llvm::BasicBlock *passed);
  bool asyncCopy(const Statement &statement);
  bool waitForCopies(const Statement &statement);
  void copyPart(llvm::Value *to, llvm::Value *from, llvm::Value *read, std::int64_t size);
  bool bulkCopy(const Statement &statement);
  bool arriveOfCopies(const Statement &statement);
  bool arrival(const Statement &statement);
  bool arrive(const Operand &token, const Operand &place, llvm::Value *count, ArrivalKind kind);
  bool barrierObject(const Statement &statement);
  bool loadMatrices(const Statement &statement);
  bool storeMatrices(const Statement &statement);
  static std::size_t movedMatrices(const Statement &statement);
  llvm::Value *ownRow(const Operand &operand);
  llvm::Value *placeInRow(llvm::Value *own, llvm::Value *row, llvm::Value *element);
  std::vector<llvm::Value *> placesInMatrix(const Statement &statement, llvm::Value *own, std::uint32_t matrix);
  bool multiplyMatrices(const Statement &statement);

  /// Returns the LLVM type of a PTX type ("s32", "f16x2"); null if it is unknown.
  llvm::Type *typeOf(std::string_view name);
  llvm::Value *read(const Operand &operand, llvm::Type *type);
  std::vector<llvm::Value *> imagePlace(const Operand &operand, const ImageAccess &access);
  llvm::Value *addressOf(const Operand &operand, const Statement &statement);
  /// Returns the address in shared memory whose low 32 bits are given.
  llvm::Value *sharedPlace(llvm::Value *word);
  bool write(const Operand &operand, llvm::Value *value);
  /// Returns the current value of a register or an operand; null if it has not been written yet.
  llvm::Value *held(const Operand &operand) const;
  llvm::Value *as(llvm::Value *value, llvm::Type *type);

  llvm::CallInst &call_;
  RuntimeCalls at_;
  llvm::IRBuilder<> &builder_;
  std::vector<llvm::Value *> arguments_; ///< by the number of the assembly's operand; outputs null until written
  std::vector<llvm::Type *> outputTypes_;
  std::map<std::string, llvm::Value *> names_; ///< registers that the assembly declares
  llvm::Value *carry_ = nullptr;               ///< the condition code's carry bit; null before it is written
};

} // namespace warpgrain::executor::ptx
