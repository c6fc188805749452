// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Body.h"
#include "core/model/Dialect.h"

namespace warpgrain::access {

// What the form of an expression tells, without following it.

/// A call that gives back a reference to what may be written.
bool namesObject(const model::Dialect &dialect, const model::Body &body, model::ExpressionId id);

/// An object that the expression itself makes: `View{p}`, what a function gives back.
bool isTemporary(const model::Dialect &dialect, const model::Body &body, model::ExpressionId id);

/// An expression that has a value, and names no object.
bool isValue(const model::Body &body, model::ExpressionId id);

/// The expression without what wraps it and changes nothing: parentheses, casts of an object.
model::ExpressionId unwrapped(const model::Body &body, model::ExpressionId id);

/// True if an object is made by what is followed as a call is: a constructor of the unit's own, one of a library that
/// may do anything, or that makes the object of a collective.
bool isMadeByCall(const model::Dialect &dialect, const model::Expression &e);

} // namespace warpgrain::access
