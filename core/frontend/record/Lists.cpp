// SPDX-License-Identifier: Apache-2.0
//
// `{a, b}`, and the members that a list leaves to their initial values.
#include "core/frontend/record/BodyRecorder.h"

#include <clang/AST/DeclCXX.h>
#include <clang/AST/ExprCXX.h>

#include <algorithm>

namespace warpgrain::frontend {

using namespace model;

namespace {

const clang::Expr *innerOf(const clang::Expr *node) {
  return node->IgnoreImplicit()->IgnoreParenImpCasts();
}

bool isThis(const clang::Expr *node) {
  return llvm::isa<clang::CXXThisExpr>(innerOf(node));
}

/// The element of a list for a member of the list's object; null where it is not told.
const clang::Expr *elementOf(const clang::CXXRecordDecl &record, llvm::ArrayRef<clang::Expr *> elements,
                             const clang::Expr &node) {
  const auto *member = llvm::dyn_cast<clang::MemberExpr>(&node);
  const auto *field = member != nullptr ? llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl()) : nullptr;
  if (field == nullptr) return nullptr;
  const bool isInOrder = field->getParent()->getCanonicalDecl() == record.getCanonicalDecl() && !record.isUnion() &&
                         std::ranges::none_of(record.fields(), [](const auto *f) { return f->isUnnamedBitField(); });
  const std::size_t at = record.getNumBases() + field->getFieldIndex();
  return isInOrder && at < elements.size() ? elements[at] : nullptr;
}

/// True if to evaluate the element once more gives the same number, and does nothing else.
bool isRepeatable(const clang::Expr *element, const clang::ASTContext &context) {
  if (element == nullptr || element->isValueDependent() || !element->getType()->isScalarType()) return false;
  if (llvm::isa<clang::CXXDefaultInitExpr>(innerOf(element)) || element->isEvaluatable(context)) return true;
  const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(innerOf(element));
  const auto *variable = name != nullptr ? llvm::dyn_cast<clang::VarDecl>(name->getDecl()) : nullptr;
  return variable != nullptr && variable->hasLocalStorage() && !variable->getType()->isReferenceType();
}

} // namespace

/// An element that is an object, and no value, is one that a reference is bound to.
void BodyRecorder::fillList(Expression &out, const clang::Expr &node, llvm::ArrayRef<clang::Expr *> elements) {
  out.kind = ExpressionKind::initializers;
  const ListObject outer = listObject_;
  for (const clang::Expr *element : elements) {
    if (element != nullptr && llvm::isa<clang::CXXDefaultInitExpr>(innerOf(element)))
      listObject_ = {.record = node.getType()->getAsCXXRecordDecl(), .elements = elements};
    out.callee.byReference.push_back(element != nullptr && element->isGLValue());
    addOperand(out, element);
    listObject_ = outer;
  }
}

std::optional<ExpressionId> BodyRecorder::memberOfList(const clang::Expr &node) {
  if (listObject_.record == nullptr) return std::nullopt;
  const auto *member = llvm::dyn_cast<clang::MemberExpr>(&node);
  const bool isOwn = isThis(&node) || (member != nullptr && isThis(member->getBase()));
  if (!isOwn) return std::nullopt;
  const clang::Expr *element = elementOf(*listObject_.record, listObject_.elements, node);
  if (isRepeatable(element, context_.ast)) return expression(element);
  Expression out;
  out.type = context_.type(node.getType());
  if (standsAt_) out.spelling = *standsAt_;
  out.kind = ExpressionKind::other;
  out.name = "the initial value of a member, which another member decides";
  out.isOpaque = true;
  return body_.expressions.add(std::move(out));
}

} // namespace warpgrain::frontend
