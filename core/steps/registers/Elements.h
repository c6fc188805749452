// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"

#include <set>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// An element of memory that a kernel's text names: all places where it is named the same way.
struct Element {
  std::vector<const model::Access *> accesses; ///< in the order of the text; at least one
  std::set<model::VariableId> variables;       ///< that the address is made of
  std::string text;                            ///< "a[i][j + 1]"
};

/// The elements of a body whose address is computed from registers alone, by expressions that stand in the file, and
/// whose value is one number, and no bit-field. Elements of one array, where one is named.
/// `mayHoldMacros`: macros may be used in the expressions, as long as the whole expression stands in the file.
std::vector<Element> elementsIn(const model::BodyIndex &index, const std::string &array, bool mayHoldMacros = false);

/// A name for an element's value: `a_ij`, `c_element`.
std::string nameOfElement(const model::Unit &unit, const model::Body &body, const Element &element);

/// A zero of a number's type as text: `0`, `0.0f`, `false`.
std::string zeroOf(const model::Type &type);

/// True where two nodes are alike apart from their operands.
bool isSameNode(const model::Expression &a, const model::Expression &b);

/// True where two expressions of a body are written alike, token for token, and name the same variables.
bool areAlike(const model::Body &body, model::ExpressionId one, model::ExpressionId other);

} // namespace warpgrain::transform
