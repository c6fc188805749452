// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/registers/CodeBuilder.h"
#include "core/model/Dialect.h"
#include "core/model/Unit.h"
#include "core/model/Uses.h"

#include <limits>
#include <map>
#include <optional>
#include <tuple>

namespace warpgrain::estimate {

/// Makes of a kernel the code that a compiler is expected to make: loops with constant ends written out, functions
/// written out where they are called, arrays and records in registers where it is known which of their parts are used.
VirtualCode lowered(const model::Unit &unit, const model::Body &kernel);

/// A part of a variable that no memory holds: bytes from its begin.
struct LocalPlace {
  int frame = 0; ///< of the call whose variable it is
  model::VariableId variable = model::none<model::VariableId>;
  std::int64_t offset = 0;
  bool isUnknownPart = false; ///< which part is not known: the variable is in local memory

  auto key() const { return std::tuple(frame, variable, offset); }
};

/// What an expression is worth.
struct LoweredValue {
  LinearSum sum;                                   ///< of a floating-point number one term, or none for a constant
  double width = 1;                                ///< registers
  std::map<std::int64_t, LoweredValue> parts = {}; ///< of a record, by their offsets in bytes
  std::optional<LocalPlace> place = std::nullopt;  ///< of a pointer to a variable; `sum` is added to it
  model::MemorySpace space = model::MemorySpace::unknown; ///< of a pointer
  bool isReadOnly = false;
  bool mayAlias = true;
  std::string what = {};
};

/// What an expression names.
struct LoweredLocation {
  std::optional<LocalPlace> place = std::nullopt; ///< else memory
  AddressOf address = {};
  model::TypeId type = model::none<model::TypeId>;
  std::string what = {};
};

/// A call that is written out.
struct CallFrame {
  const model::Body *body = nullptr;
  int number = 0;
  int depth = 0;
  std::map<model::VariableId, LoweredLocation> bound = {}; ///< references
  std::optional<LoweredLocation> object = std::nullopt;    ///< of a member function
  std::optional<LoweredValue> result = std::nullopt;
};

class Lowering {
public:
  explicit Lowering(const model::Unit &unit) : unit_(unit) {}

  VirtualCode run(const model::Body &kernel);

private:
  using Environment = std::map<std::tuple<int, model::VariableId, std::int64_t>, LoweredValue>;

  // Lowering.cpp: statements
  void lowerStatement(CallFrame &frame, model::StatementId id);
  void lowerIf(CallFrame &frame, const model::Statement &branch);
  void lowerBranches(CallFrame &frame, model::StatementId first, model::StatementId second);
  void lowerLoop(CallFrame &frame, model::StatementId id);
  void lowerWhole(CallFrame &frame, model::StatementId id, std::int64_t trips);
  void lowerIteration(CallFrame &frame, model::StatementId id);
  void declare(CallFrame &frame, model::VariableId id);
  void merge(const Environment &before, const Environment &first, const Environment &second);
  std::int64_t copiesOf(const CallFrame &frame, model::StatementId loop) const;
  std::vector<std::pair<Environment::key_type, bool>> changedIn(const CallFrame &frame, model::StatementId loop);
  const std::vector<model::Use> &usesOf(const model::Body &body);
  bool holdsWait(const CallFrame &frame, model::StatementId loop) const;

  // LoweredExpressions.cpp
  LoweredValue lower(CallFrame &frame, model::ExpressionId id);
  LoweredValue lowerUnary(CallFrame &frame, model::ExpressionId id);
  LoweredValue lowerBinary(CallFrame &frame, model::ExpressionId id);
  LoweredValue lowerAssign(CallFrame &frame, model::ExpressionId id);
  LoweredValue lowerCast(CallFrame &frame, model::ExpressionId id);
  LoweredValue lowerMade(CallFrame &frame, model::ExpressionId id);
  LoweredValue binary(model::Operator op, const LoweredValue &a, const LoweredValue &b, model::TypeId type,
                      model::TypeId left);
  LoweredValue integerBinary(model::Operator op, const LoweredValue &a, const LoweredValue &b, double width);
  LoweredLocation locate(CallFrame &frame, model::ExpressionId id);
  LoweredLocation pointedTo(const LoweredValue &pointer, model::TypeId type) const;
  LoweredLocation locateVariable(CallFrame &frame, model::VariableId id);
  LoweredLocation moved(LoweredLocation location, std::int64_t bytes, model::TypeId type) const;
  LoweredValue addressOf(const LoweredLocation &location) const;
  LoweredValue read(const LoweredLocation &location, const SourceSpan &span);
  LoweredValue readPart(const LoweredLocation &location, const SourceSpan &span);
  void write(const LoweredLocation &location, const LoweredValue &value);
  LoweredValue kept(LoweredValue value);
  LoweredValue located(LoweredValue value, const SourceSpan &span);
  ValueId idOf(const LoweredValue &value);

  // LoweredCalls.cpp
  LoweredValue lowerCall(CallFrame &frame, model::ExpressionId id);
  LoweredValue lowerOwn(CallFrame &frame, const model::Expression &call);
  LoweredValue lowerLibrary(CallFrame &frame, const model::Expression &call, const model::CallMeaning &meaning);
  LoweredValue fromParts(model::TypeId type, const std::vector<ValueId> &values);

  // Types
  double widthOf(model::TypeId type) const;
  bool isFloating(model::TypeId type) const;
  bool isRecord(model::TypeId type) const;
  std::int64_t bytesOf(model::TypeId type) const;
  /// The numbers and pointers that a record is made of.
  std::vector<std::pair<std::int64_t, model::TypeId>> partsOf(model::TypeId type) const;
  model::TypeId withoutReference(model::TypeId type) const;

  const model::Unit &unit_;
  CodeBuilder builder_;
  Environment variables_;
  std::map<const model::Body *, std::vector<model::Use>> uses_;
  const model::Body *kernel_ = nullptr;
  int frames_ = 0;
};

} // namespace warpgrain::estimate
