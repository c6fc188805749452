// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <clang/AST/Stmt.h>

#include <cstdint>

namespace warpgrain::frontend {

/// What the recorder makes of a kind of node of Clang's tree.
enum class NodeTreatment : std::uint8_t {
  modelled, ///< it has a kind of its own in the model, or stands for its only part
  values,   ///< it does nothing but evaluate its parts, once and in order, and compute a value that is not followed
  opaque,   ///< what it does is not known: whoever analyses code with it makes no claim
};

/// The list is closed: it names every kind of node that Clang has.
NodeTreatment treatmentOf(clang::Stmt::StmtClass kind);

} // namespace warpgrain::frontend
