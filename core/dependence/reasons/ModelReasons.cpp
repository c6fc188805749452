// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/reasons/ModelReasons.h"

namespace warpgrain::dependence {

using model::HiddenKind;
using model::NotWhole;
using model::NotWholeCause;

namespace {

/// What the compiler reported or left, without what it is for the function at hand.
Reason causeOf(const NotWhole &why) {
  switch (why.cause) {
  case NotWholeCause::error:
    if (why.place.empty()) return {ReasonId::clangDoesNotAccept, {why.detail}};
    return {ReasonId::clangDoesNotAcceptAt, {why.detail, why.place}};
  case NotWholeCause::missingHeader:
    if (why.place.empty()) return {ReasonId::headerIsMissing, {why.detail}};
    return {ReasonId::headerIsMissingAt, {why.detail, why.place}};
  case NotWholeCause::expression:
    return ReasonId::expressionHasError;
  case NotWholeCause::namedThing:
    return {ReasonId::namedThingHasError, {why.detail}};
  case NotWholeCause::declaration:
    return ReasonId::declarationHasError;
  case NotWholeCause::lastBrace:
    break;
  }
  return ReasonId::lastBraceIsMissing;
}

} // namespace

Reason reasonOf(const model::HiddenCode &hidden) {
  switch (hidden.kind) {
  case HiddenKind::plainBinding:
    return ReasonId::hiddenPlainBinding;
  case HiddenKind::bindingByGet:
    return ReasonId::hiddenBindingByGet;
  case HiddenKind::loopOverClass:
    return ReasonId::hiddenLoopOverClass;
  case HiddenKind::loopOverConstants:
    return ReasonId::hiddenLoopOverConstants;
  case HiddenKind::declaration:
    return {ReasonId::hiddenDeclaration, {hidden.name}};
  case HiddenKind::expression:
    return {ReasonId::hiddenExpression, {hidden.name}};
  case HiddenKind::statementExpression:
  case HiddenKind::valueStatementExpression:
    return ReasonId::hiddenStatementExpression;
  case HiddenKind::deletion:
    return ReasonId::hiddenDelete;
  case HiddenKind::destructorOfVariable:
    return {ReasonId::hiddenDestructor, {hidden.name}};
  case HiddenKind::destructorOfTemporary:
    return {ReasonId::hiddenDestructorOfTemporary, {hidden.name}};
  case HiddenKind::statement:
    break;
  }
  return {ReasonId::hiddenStatement, {hidden.name}};
}

Reason reasonOf(const NotWhole &why) {
  Reason out = causeOf(why);
  if (why.isBefore) out = {ReasonId::errorStandsBefore, {out}};
  if (why.through.empty()) return out;
  return {why.isCalled ? ReasonId::calledIsNotWhole : ReasonId::namedIsNotWhole, {why.through, out}};
}

} // namespace warpgrain::dependence
