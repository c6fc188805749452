// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/ThreadVariance.h"
#include "core/dependence/race/Linear.h"
#include "core/model/BodyIndex.h"
#include "core/model/Launch.h"

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// What is asked of a kernel's body while two threads are compared.
struct ComparedKernel {
  const model::BodyIndex &index;
  const std::array<ThreadVariance, 3> &variance; ///< along x, y and z
  model::Extents block;                          ///< threads, where known

  /// True if two threads of a block may get different values.
  bool varies(model::ExpressionId expression) const;
};

/// Values that both threads share, each under one name. The same expression of unchanged variables is one symbol.
class Symbols {
public:
  const std::string &nameOf(const std::string &expression);

  bool contains(const std::string &name) const { return names_.contains(name); }

  const std::set<std::string> &names() const { return names_; }

private:
  std::map<std::string, std::string> byExpression_;
  std::set<std::string> names_;
};

/// The part of the text in which two accesses happen with no barrier between them.
struct Window {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  model::StatementId repeated = model::none<model::StatementId>; ///< the second access is in this loop's next iteration
};

/// Reads integer expressions and conditions as linear forms of one thread's indices. Nothing comes back for what is not
/// linear, or not the same at every place of the window.
class InstanceReader {
public:
  /// thread: the letter that the thread's own names begin with.
  InstanceReader(const ComparedKernel &kernel, const Window &window, Symbols &symbols, std::string thread);

  /// The value of an expression that is evaluated at or after `from` and still holds in the window.
  std::optional<Linear> value(model::ExpressionId expression, std::uint32_t from);
  /// A formula in isl's notation for "the condition holds", or for "it does not".
  std::optional<std::string> formula(model::ExpressionId condition, bool holds, std::uint32_t from);
  /// Takes the counter of a for loop as one more name, between its bounds; false if the loop is not of that form.
  bool enterLoop(model::StatementId loop);

  const std::vector<std::string> &names() const { return names_; }

  /// What must hold for the values to mean what the program computes: extents, no wrap-around.
  const std::vector<std::string> &formulas() const { return formulas_; }

  /// Quotients that depend on a symbol.
  const std::set<std::string> &symbolicQuotients() const { return symbolicQuotients_; }

private:
  std::optional<Linear> threadIndex(const model::Expression &expression);
  std::optional<Linear> variable(model::ExpressionId expression, std::uint32_t from);
  std::optional<Linear> binary(const model::Expression &expression, std::uint32_t from);
  std::optional<Linear> quotient(const Linear &value, std::int64_t divisor);
  std::optional<Linear> remainder(const Linear &value, std::int64_t divisor);
  std::optional<Linear> symbol(model::ExpressionId expression, std::uint32_t from);
  std::optional<std::string> keyOf(model::ExpressionId expression, std::uint32_t from) const;
  std::optional<std::string> comparison(const model::Expression &expression, bool holds, std::uint32_t from);
  bool isSteady(model::VariableId variable, std::uint32_t from) const;
  bool isInteger(model::ExpressionId expression) const;
  bool isUnsigned(model::ExpressionId expression) const;

  void requireNonNegative(const Linear &value) { formulas_.push_back(value.toString() + " >= 0"); }

  const ComparedKernel &kernel_;
  const model::Body &body_;
  const model::Unit &unit_;
  Window window_;
  Symbols &symbols_;
  std::string thread_;
  std::map<model::VariableId, std::string> counters_;
  std::vector<std::string> names_;
  std::vector<std::string> formulas_;
  std::set<std::string> symbolicQuotients_;
  int depth_ = 0;
};

} // namespace warpgrain::dependence
