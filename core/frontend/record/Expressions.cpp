// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/BaseClasses.h"
#include "core/frontend/record/BodyRecorder.h"
#include "core/frontend/record/NodeKinds.h"
#include "core/frontend/record/OpenCl.h"
#include "core/frontend/record/Operators.h"
#include "core/model/Dialect.h"

#include <clang/AST/Attr.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/Lex/Lexer.h>
#include <llvm/ADT/SmallString.h>

#include <algorithm>

namespace warpgrain::frontend {

using namespace model;

namespace {

/// A copy that is its operand again; a person's own copy constructor may do anything.
bool isPlainCopy(const clang::CXXConstructExpr &node) {
  const clang::CXXConstructorDecl &constructor = *node.getConstructor();
  if (node.getNumArgs() != 1 || !constructor.isCopyOrMoveConstructor()) return false;
  const clang::SourceManager &sources = constructor.getASTContext().getSourceManager();
  return constructor.isTrivial() || node.isElidable() || sources.isInSystemHeader(constructor.getLocation());
}

/// Without the parentheses around it, also where they stand inside a node: `(blockDim.x)` is one as a whole.
clang::SourceRange rangeOf(const clang::Expr &node) {
  const auto *pseudo = llvm::dyn_cast<clang::PseudoObjectExpr>(&node);
  return pseudo != nullptr ? pseudo->getSyntacticForm()->IgnoreParens()->getSourceRange() : node.getSourceRange();
}

/// Takes off what says nothing of its own. A conversion that changes the kind or the width of a
/// value stays.
const clang::Expr *plain(const clang::Expr *node) {
  while (true) {
    const clang::Expr *inner = node;
    if (const auto *paren = llvm::dyn_cast<clang::ParenExpr>(node))
      inner = paren->getSubExpr();
    else if (const auto *full = llvm::dyn_cast<clang::FullExpr>(node)) {
      // A constant expression (case label, array bound) is what it is made of; its value is
      // evaluated anyway.
      inner = full->getSubExpr();
    } else if (const auto *temporary = llvm::dyn_cast<clang::MaterializeTemporaryExpr>(node))
      inner = temporary->getSubExpr();
    else if (const auto *bound = llvm::dyn_cast<clang::CXXBindTemporaryExpr>(node))
      inner = bound->getSubExpr();
    else if (const auto *opaque = llvm::dyn_cast<clang::OpaqueValueExpr>(node);
             opaque != nullptr && opaque->getSourceExpr() != nullptr)
      inner = opaque->getSourceExpr();
    else if (const auto *substituted = llvm::dyn_cast<clang::SubstNonTypeTemplateParmExpr>(node))
      inner = substituted->getReplacement();
    else if (const auto *choice = llvm::dyn_cast<clang::ChooseExpr>(node); choice && !choice->isConditionDependent())
      inner = choice->getChosenSubExpr();
    else if (const auto *selection = llvm::dyn_cast<clang::GenericSelectionExpr>(node);
             selection != nullptr && !selection->isResultDependent())
      inner = selection->getResultExpr();
    else if (const auto *cast = llvm::dyn_cast<clang::ImplicitCastExpr>(node)) {
      switch (cast->getCastKind()) {
      case clang::CK_IntegralCast:
      case clang::CK_IntegralToFloating:
      case clang::CK_FloatingToIntegral:
      case clang::CK_FloatingCast:
      case clang::CK_IntegralToBoolean:
      case clang::CK_FloatingToBoolean:
      case clang::CK_VectorSplat:
        return node;
      case clang::CK_DerivedToBase:
      case clang::CK_UncheckedDerivedToBase:
        if (!tellsNothing(*cast)) return node;
        inner = cast->getSubExpr();
        break;
      default:
        inner = cast->getSubExpr();
      }
    } else if (const auto *construct = llvm::dyn_cast<clang::CXXConstructExpr>(node);
               construct != nullptr && isPlainCopy(*construct)) {
      inner = construct->getArg(0);
    }
    if (inner == node) return node;
    node = inner;
  }
}

std::optional<BuiltinIndex> builtinNamed(llvm::StringRef name) {
  return cudaDialect().indexNamed(name);
}

std::optional<Axis> axisNamed(llvm::StringRef name) {
  if (name == "x") return Axis::x;
  if (name == "y") return Axis::y;
  if (name == "z") return Axis::z;
  return std::nullopt;
}

/// The built-in variable that an expression names, whatever clang wrapped around it. OpenCL C has functions for them.
std::optional<BuiltinIndex> builtinIn(const clang::Expr *node) {
  node = plain(node);
  const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(node);
  if (reference == nullptr) return std::nullopt;
  const auto *variable = llvm::dyn_cast<clang::VarDecl>(reference->getDecl());
  if (variable == nullptr || !variable->hasGlobalStorage() || variable->isStaticLocal()) return std::nullopt;
  return builtinNamed(variable->getName());
}

/// The object that `a = b` or `++a` changes and names; null for what changes none.
const clang::Expr *changedObject(const clang::Expr &node) {
  const clang::Expr *inner = node.IgnoreParenImpCasts();
  if (const auto *binary = llvm::dyn_cast<clang::BinaryOperator>(inner))
    return binary->isAssignmentOp() ? binary->getLHS() : nullptr;
  if (const auto *call = llvm::dyn_cast<clang::CXXOperatorCallExpr>(inner))
    return call->isAssignmentOp() ? call->getArg(0) : nullptr;
  const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(inner);
  return unary != nullptr && unary->isIncrementDecrementOp() && unary->isPrefix() ? unary->getSubExpr() : nullptr;
}

/// A variable of the function that is no memory, or a member of one.
bool isOfLocal(const clang::Expr *object) {
  while (true) {
    object = object->IgnoreParenImpCasts();
    const auto *member = llvm::dyn_cast<clang::MemberExpr>(object);
    if (const clang::Expr *inner = changedObject(*object))
      object = inner;
    else if (member != nullptr && !member->isArrow())
      object = member->getBase();
    else
      break;
  }
  const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(object);
  const auto *variable = reference != nullptr ? llvm::dyn_cast<clang::VarDecl>(reference->getDecl()) : nullptr;
  return variable != nullptr && variable->hasLocalStorage() && !variable->getType()->isReferenceType();
}

/// `(a = b).x`, `(a = b) += c`, `++(++a)` of what may be memory: several accesses of one object, which an expression
/// tells no two of.
bool usesChangedObject(const clang::Expr &node) {
  const clang::Expr *part = changedObject(node);
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(&node); member != nullptr && !member->isArrow())
    part = member->getBase();
  const clang::Expr *object = part != nullptr ? changedObject(*part) : nullptr;
  return object != nullptr && !isOfLocal(object);
}

/// `table[2]` of the device's const array that is not constexpr: its value is known, and may be read from memory all
/// the same.
bool readsTable(const clang::Stmt &node) {
  if (const auto *subscript = llvm::dyn_cast<clang::ArraySubscriptExpr>(&node)) {
    const auto *base = llvm::dyn_cast<clang::DeclRefExpr>(subscript->getBase()->IgnoreParenImpCasts());
    const auto *member = llvm::dyn_cast<clang::MemberExpr>(subscript->getBase()->IgnoreParenImpCasts());
    const clang::ValueDecl *declared = base != nullptr     ? base->getDecl()
                                       : member != nullptr ? member->getMemberDecl()
                                                           : nullptr;
    const auto *table = llvm::dyn_cast_or_null<clang::VarDecl>(declared);
    const bool isOpenCl = table != nullptr && table->hasGlobalStorage() && table->getASTContext().getLangOpts().OpenCL;
    if (table != nullptr && (isOpenCl || table->hasAttr<clang::CUDADeviceAttr>()) && !table->isConstexpr()) return true;
  }
  return std::ranges::any_of(node.children(),
                             [](const clang::Stmt *child) { return child != nullptr && readsTable(*child); });
}

} // namespace

ExpressionId BodyRecorder::expression(const clang::Expr *node) {
  if (node == nullptr) return none<ExpressionId>;
  const clang::Expr *inner = plain(node);
  if (const auto *missing = llvm::dyn_cast<clang::ImplicitValueInitExpr>(inner)) inner = missing;
  if (const auto *standard = llvm::dyn_cast<clang::CXXDefaultArgExpr>(inner))
    return standing(standard->getExpr(), standard->getUsedLocation());
  if (const auto *standard = llvm::dyn_cast<clang::CXXDefaultInitExpr>(inner); standard && standard->getExpr())
    return standing(standard->getExpr(), standard->getUsedLocation());
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(inner))
    if (const auto *name = llvm::dyn_cast<clang::BindingDecl>(reference->getDecl()); name && name->getBinding())
      return standing(name->getBinding(), reference->getLocation());
  if (const auto member = memberOfList(*inner)) return *member;
  Expression out;
  out.type = context_.type(inner->getType());
  out.spelling = standsAt_ ? *standsAt_ : context_.spelling(rangeOf(*inner));
  fill(out, *inner);
  setConstant(out, *inner);
  return body_.expressions.add(std::move(out));
}

/// Something that is evaluated here but written elsewhere: a default argument, a member's initial value, what a name of
/// a structured binding means. No edit of a text at the use would change it.
ExpressionId BodyRecorder::standing(const clang::Expr *node, clang::SourceLocation use) {
  // A library's default, and a constant, need no edit ever.
  const bool isConstant = !node->isValueDependent() && node->isEvaluatable(context_.ast);
  if (isConstant || !context_.isOwn(node->getBeginLoc())) return expression(node);
  const std::optional<Spelling> outer = standsAt_;
  if (!outer)
    standsAt_ = Spelling{.span = context_.tokenSpan(use), .origin = SpellingOrigin::macroBody, .macro = std::string()};
  const ExpressionId id = expression(node);
  standsAt_ = outer;
  return id;
}

void BodyRecorder::addOperand(Expression &out, const clang::Expr *operand) {
  out.operands.push_back(expression(operand));
}

void BodyRecorder::setConstant(Expression &out, const clang::Expr &node) {
  if (out.kind == ExpressionKind::assign || node.getType().isNull() || node.isValueDependent() ||
      node.isTypeDependent() || !node.getType()->isIntegralOrEnumerationType())
    return;
  clang::Expr::EvalResult result;
  if (node.EvaluateAsInt(result, context_.ast, clang::Expr::SE_NoSideEffects) &&
      result.Val.getInt().isRepresentableByInt64() && !readsTable(node))
    out.constant = result.Val.getInt().getExtValue();
}

void BodyRecorder::fill(Expression &out, const clang::Expr &node) {
  if (fillBuiltinIndex(out, node)) return;
  if (fillVector(out, node)) return;
  if (usesChangedObject(node) || changesElements(node)) {
    fillOther(out, node);
    out.name = "a nested change";
    out.isOpaque = true;
    return;
  }
  if (const auto *pseudo = llvm::dyn_cast<clang::PseudoObjectExpr>(&node))
    return fillOther(out, *pseudo->getSyntacticForm());
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(&node)) return fillReference(out, *reference);
  if (const auto *names = llvm::dyn_cast<clang::OverloadExpr>(&node))
    if (fillKernelName(out, *names)) return;
  if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(&node)) return fillUnary(out, *unary);
  if (const auto *binary = llvm::dyn_cast<clang::BinaryOperator>(&node)) return fillBinary(out, *binary);
  if (const auto *launch = llvm::dyn_cast<clang::CUDAKernelCallExpr>(&node)) return fillLaunch(out, *launch);
  if (const auto *call = llvm::dyn_cast<clang::CXXOperatorCallExpr>(&node))
    if (fillOverloadedOperator(out, *call)) return;
  if (const auto *call = llvm::dyn_cast<clang::CallExpr>(&node)) {
    if (fillPlaceCall(out, *call) || fillVectorMemory(out, *call)) return;
    return fillCall(out, *call);
  }
  if (const auto *cast = llvm::dyn_cast<clang::CastExpr>(&node)) return fillCast(out, *cast);
  if (llvm::isa<clang::IntegerLiteral, clang::FloatingLiteral, clang::CharacterLiteral, clang::StringLiteral,
                clang::CXXBoolLiteralExpr, clang::CXXNullPtrLiteralExpr, clang::GNUNullExpr,
                clang::ImplicitValueInitExpr, clang::CXXScalarValueInitExpr>(node))
    return fillLiteral(out, node);
  if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(&node)) {
    out.kind = ExpressionKind::conditional;
    for (const clang::Expr *part : {choice->getCond(), choice->getTrueExpr(), choice->getFalseExpr()})
      addOperand(out, part);
    return;
  }
  if (const auto *choice = llvm::dyn_cast<clang::BinaryConditionalOperator>(&node))
    if (!choice->getCommon()->HasSideEffects(context_.ast)) {
      out.kind = ExpressionKind::conditional;
      for (const clang::Expr *part : {choice->getCond(), choice->getTrueExpr(), choice->getFalseExpr()})
        addOperand(out, part);
      return;
    }
  if (const auto *atomic = llvm::dyn_cast<clang::AtomicExpr>(&node)) return fillAtomic(out, *atomic);
  if (const auto *subscript = llvm::dyn_cast<clang::ArraySubscriptExpr>(&node)) {
    out.kind = ExpressionKind::subscript;
    // Clang tells base and index by their types; where one depends on a template parameter it may guess wrong.
    const bool dependent = subscript->getLHS()->isTypeDependent() || subscript->getRHS()->isTypeDependent();
    addOperand(out, dependent ? subscript->getLHS() : subscript->getBase());
    addOperand(out, dependent ? subscript->getRHS() : subscript->getIdx());
    return;
  }
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(&node)) {
    if (llvm::isa<clang::VarDecl>(member->getMemberDecl())) return fillStaticMember(out, *member);
    out.kind = ExpressionKind::member;
    const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
    out.name = field != nullptr ? fieldName(*field) : member->getMemberDecl()->getNameAsString();
    out.isArrow = member->isArrow();
    return addOperand(out, withoutBases(member->getBase()));
  }
  if (const auto *member = llvm::dyn_cast<clang::CXXDependentScopeMemberExpr>(&node)) {
    out.kind = ExpressionKind::member;
    out.name = member->getMember().getAsString();
    out.isArrow = member->isArrow();
    if (!member->isImplicitAccess()) addOperand(out, member->getBase());
    return;
  }
  if (llvm::isa<clang::CXXConstructExpr, clang::CXXUnresolvedConstructExpr, clang::InitListExpr, clang::ParenListExpr,
                clang::CXXParenListInitExpr>(node))
    return fillConstruct(out, node);
  fillOther(out, node);
}

bool BodyRecorder::fillBuiltinIndex(Expression &out, const clang::Expr &node) {
  const clang::Expr *whole = &node;
  if (const auto *pseudo = llvm::dyn_cast<clang::PseudoObjectExpr>(whole))
    whole = pseudo->getSyntacticForm()->IgnoreParens();
  std::optional<BuiltinIndex> builtin;
  if (const auto *property = llvm::dyn_cast<clang::MSPropertyRefExpr>(whole)) {
    builtin = builtinIn(property->getBaseExpr());
    out.axis = axisNamed(property->getPropertyDecl()->getName());
  } else if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(whole)) {
    builtin = builtinIn(member->getBase());
    out.axis = axisNamed(member->getMemberDecl()->getName());
  } else {
    builtin = builtinIn(whole);
  }
  if (!builtin) return out.axis.reset(), false;
  out.kind = ExpressionKind::builtinIndex;
  out.builtin = *builtin;
  return true;
}

void BodyRecorder::fillReference(Expression &out, const clang::DeclRefExpr &node) {
  if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(node.getDecl())) {
    out.kind = ExpressionKind::function;
    out.callee = describe(*function);
    return;
  }
  if (node.getDecl()->getDeclName().isIdentifier() && node.getDecl()->getName() == "warpSize") {
    out.kind = ExpressionKind::literal;
    out.name = "warpSize";
    out.constant = 32;
    return;
  }
  if (!llvm::isa<clang::VarDecl, clang::EnumConstantDecl, clang::NonTypeTemplateParmDecl, clang::BindingDecl>(
          node.getDecl()))
    return fillOther(out, node);
  out.kind = ExpressionKind::variable;
  out.variable = variable(node.getDecl());
  // Of a kernel's parameter for local memory, the array.
  if (const auto *parameter = llvm::dyn_cast<clang::ParmVarDecl>(node.getDecl()); parameter && isLocalArray(*parameter))
    out.type = body_[out.variable].type;
}

/// A static member is one variable, whatever object it is named with. That object is evaluated all the same.
void BodyRecorder::fillStaticMember(Expression &out, const clang::MemberExpr &node) {
  Expression named{.kind = ExpressionKind::variable, .spelling = out.spelling};
  named.type = out.type;
  named.variable = variable(node.getMemberDecl());
  if (!node.getBase()->HasSideEffects(context_.ast)) {
    out = std::move(named);
    return;
  }
  out.kind = ExpressionKind::binary;
  out.op = Operator::comma;
  addOperand(out, node.getBase());
  out.operands.push_back(body_.expressions.add(std::move(named)));
}

void BodyRecorder::fillUnary(Expression &out, const clang::UnaryOperator &node) {
  out.kind = ExpressionKind::unary;
  out.op = operatorOf(node.getOpcode());
  out.isPostfix = node.isPostfix();
  addOperand(out, node.getSubExpr());
  if (out.op == Operator::none) {
    out.kind = ExpressionKind::other;
    out.name = node.getStmtClassName();
    out.isOpaque = isOpaque(node);
  }
}

void BodyRecorder::fillBinary(Expression &out, const clang::BinaryOperator &node) {
  out.kind = node.isAssignmentOp() ? ExpressionKind::assign : ExpressionKind::binary;
  out.op = operatorOf(node.getOpcode());
  addOperand(out, node.getLHS());
  addOperand(out, node.getRHS());
  if (out.kind == ExpressionKind::binary && out.op == Operator::none) {
    out.kind = ExpressionKind::other;
    out.name = node.getStmtClassName();
    out.isOpaque = true; // `object.*member`
  }
}

void BodyRecorder::fillLiteral(Expression &out, const clang::Expr &node) {
  out.kind = ExpressionKind::literal;
  if (const auto *floating = llvm::dyn_cast<clang::FloatingLiteral>(&node)) {
    llvm::SmallString<32> digits;
    floating->getValue().toString(digits);
    out.name = digits.str().str();
  } else if (const auto *text = llvm::dyn_cast<clang::StringLiteral>(&node)) {
    out.name = text->getBytes().str();
  } else if (const auto *integer = llvm::dyn_cast<clang::IntegerLiteral>(&node)) {
    llvm::SmallString<32> digits;
    integer->getValue().toStringUnsigned(digits);
    out.name = digits.str().str();
  } else if (llvm::isa<clang::CXXNullPtrLiteralExpr, clang::GNUNullExpr>(node)) {
    out.name = "nullptr";
  } else if (llvm::isa<clang::ImplicitValueInitExpr, clang::CXXScalarValueInitExpr>(node)) {
    out.name = "0";
  }
}

namespace {

/// `reinterpret_cast<T &>(x)`, unless it looks at bytes of one local variable.
bool isAnotherTypesReference(const clang::CastExpr &node, const clang::ASTContext &context) {
  const bool isOpen = node.getCastKind() == clang::CK_Dependent && llvm::isa<clang::CXXReinterpretCastExpr>(node);
  if (isOpen) return node.isGLValue();
  if (node.getCastKind() != clang::CK_LValueBitCast) return false;
  const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(node.getSubExpr()->IgnoreParenImpCasts());
  const auto *variable = name != nullptr ? llvm::dyn_cast<clang::VarDecl>(name->getDecl()) : nullptr;
  if (variable == nullptr || !variable->hasLocalStorage() || variable->getType()->isReferenceType()) return true;
  const bool areSized = !node.getType()->isDependentType() && !variable->getType()->isDependentType();
  return areSized && context.getTypeSizeInChars(node.getType()) > context.getTypeSizeInChars(variable->getType());
}

} // namespace

void BodyRecorder::fillCast(Expression &out, const clang::CastExpr &node) {
  const clang::Expr *inner = node.getSubExpr()->IgnoreImplicit();
  const auto *construct = llvm::dyn_cast<clang::CXXConstructExpr>(inner);
  if (node.getCastKind() == clang::CK_ConstructorConversion && construct != nullptr &&
      !construct->getConstructor()->isCopyOrMoveConstructor()) {
    fillConstruct(out, *inner); // dim3(16) is written as a cast
    out.isImplicit = llvm::isa<clang::ImplicitCastExpr>(node);
    return;
  }
  if (node.getCastKind() == clang::CK_VectorSplat) return fillOther(out, node);
  if (isAnotherTypesReference(node, context_.ast)) return fillReinterpreted(out, node);
  const std::optional<std::int64_t> moved = bytesMovedBy(node);
  // Only the object tells where its virtual bases are; variables are known by the names of their members.
  const bool isLocal = isOfLocalVariable(node.getSubExpr());
  if (!moved || (isLocal && isToBase(node) && hasMembersOfOneName(node))) {
    fillOther(out, node);
    out.isOpaque = true;
    return;
  }
  if (*moved != 0 && !isLocal) return fillMoved(out, node, *moved);
  out.kind = ExpressionKind::cast;
  out.isImplicit = llvm::isa<clang::ImplicitCastExpr>(node);
  if (node.isGLValue()) out.callee.byReference = {true};
  addOperand(out, node.getSubExpr());
}

/// `reinterpret_cast<T &>(x)` is `*reinterpret_cast<T *>(&x)`: an access to it is one to a T.
void BodyRecorder::fillReinterpreted(Expression &out, const clang::CastExpr &node) {
  const auto pointerTo = [this](clang::QualType type) { return context_.type(context_.ast.getPointerType(type)); };
  Expression address;
  address.kind = ExpressionKind::unary;
  address.op = Operator::addressOf;
  address.type = pointerTo(node.getSubExpr()->getType());
  address.spelling = out.spelling;
  addOperand(address, node.getSubExpr());
  Expression pointer;
  pointer.kind = ExpressionKind::cast;
  pointer.type = pointerTo(node.getType());
  pointer.spelling = out.spelling;
  pointer.operands.push_back(body_.expressions.add(std::move(address)));
  out.kind = ExpressionKind::unary;
  out.op = Operator::dereference;
  out.operands.push_back(body_.expressions.add(std::move(pointer)));
}

/// A pointer to a class as one to a base that is not its first, `(Base *)((char *)p + 8)`, and likewise of references.
void BodyRecorder::fillMoved(Expression &out, const clang::CastExpr &node, std::int64_t bytes) {
  clang::ASTContext &ast = context_.ast;
  const auto make = [&](ExpressionKind kind, clang::QualType type, std::vector<ExpressionId> operands,
                        Operator op = Operator::none) {
    Expression e;
    e.kind = kind;
    e.op = op;
    e.type = context_.type(type);
    e.spelling = out.spelling;
    e.operands = std::move(operands);
    return e;
  };
  const auto add = [this](Expression e) { return body_.expressions.add(std::move(e)); };
  const clang::QualType raw = ast.getPointerType(ast.CharTy);
  ExpressionId begin = expression(node.getSubExpr());
  if (node.isGLValue())
    begin = add(
        make(ExpressionKind::unary, ast.getPointerType(node.getSubExpr()->getType()), {begin}, Operator::addressOf));
  Expression distance = make(ExpressionKind::literal, ast.getPointerDiffType(), {});
  distance.constant = bytes;
  const ExpressionId first = add(make(ExpressionKind::cast, raw, {begin}));
  const ExpressionId second = add(std::move(distance));
  const ExpressionId sum = add(make(ExpressionKind::binary, raw, {first, second}, Operator::plus));
  if (!node.isGLValue()) {
    out.kind = ExpressionKind::cast;
    out.operands.push_back(sum);
    return;
  }
  out.kind = ExpressionKind::unary;
  out.op = Operator::dereference;
  out.operands.push_back(add(make(ExpressionKind::cast, ast.getPointerType(node.getType()), {sum})));
}

void BodyRecorder::fillConstruct(Expression &out, const clang::Expr &node) {
  out.kind = ExpressionKind::construct;
  if (const auto *construct = llvm::dyn_cast<clang::CXXConstructExpr>(&node)) {
    out.callee = describe(*construct->getConstructor());
    if (isSome(out.callee.function)) out.callee.instance = context_.instance(construct->getConstructor());
    out.isImplicit =
        construct->getParenOrBraceRange().isInvalid() && !llvm::isa<clang::CXXTemporaryObjectExpr>(construct);
    for (const clang::Expr *argument : construct->arguments())
      addOperand(out, argument);
  } else if (const auto *unresolved = llvm::dyn_cast<clang::CXXUnresolvedConstructExpr>(&node)) {
    for (const clang::Expr *argument : unresolved->arguments())
      addOperand(out, argument);
  } else if (const auto *list = llvm::dyn_cast<clang::InitListExpr>(&node)) {
    fillList(out, node, list->inits());
  } else if (const auto *made = llvm::dyn_cast<clang::CXXParenListInitExpr>(&node)) {
    fillList(out, node, made->getInitExprs());
  } else {
    fillList(out, node, const_cast<clang::ParenListExpr &>(llvm::cast<clang::ParenListExpr>(node)).exprs());
  }
}

namespace {

/// A statement expression that does nothing but compute a value, once, as macros for the lesser of two do:
/// `({ __typeof__(a) _a = (a); __typeof__(b) _b = (b); _a < _b ? _a : _b; })`.
bool computesValueAlone(const clang::StmtExpr &node, const clang::ASTContext &context) {
  const auto isEffectless = [&](const clang::Expr *e) {
    return e != nullptr && !e->isInstantiationDependent() && !e->HasSideEffects(context);
  };
  return std::ranges::all_of(node.getSubStmt()->body(), [&](const clang::Stmt *statement) {
    const auto *declaration = llvm::dyn_cast<clang::DeclStmt>(statement);
    if (declaration == nullptr) return isEffectless(llvm::dyn_cast<clang::Expr>(statement));
    return std::ranges::all_of(declaration->decls(), [&](const clang::Decl *declared) {
      const auto *variable = llvm::dyn_cast<clang::VarDecl>(declared);
      return variable != nullptr && variable->hasLocalStorage() && variable->getType()->isScalarType() &&
             isEffectless(variable->getInit());
    });
  });
}

} // namespace

/// Statement expressions are told apart by their names. What the model has a kind for does not come here unless in a
/// form that it does not have.
bool BodyRecorder::isOpaque(const clang::Expr &node) {
  if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(&node)) return unary->getOpcode() == clang::UO_Coawait;
  if (llvm::isa<clang::CXXOperatorCallExpr>(node)) return false; // of a template's open types
  return treatmentOf(node.getStmtClass()) != NodeTreatment::values;
}

/// `__atomic_fetch_add(p, 1, order)` and its kin are built into the compiler: calls of functions that have no
/// declaration. The last operand of those that have a scope is the scope.
void BodyRecorder::fillAtomic(Expression &out, const clang::AtomicExpr &node) {
  out.kind = ExpressionKind::call;
  out.callee.name = node.getScopeModel() != nullptr ? "__scoped_atomic_operation" : "__atomic_operation";
  out.callee.qualifiedName = out.callee.name;
  out.callee.isSystem = out.callee.isDevice = true;
  for (const clang::Stmt *part : node.children()) {
    const auto *argument = llvm::cast<clang::Expr>(part);
    addOperand(out, argument);
    out.callee.writesThrough.push_back(argument->getType()->isPointerType());
    out.callee.byReference.push_back(false);
  }
}

namespace {

OtherExpression otherOf(const clang::Expr &node) {
  switch (node.getStmtClass()) {
  case clang::Stmt::CXXThisExprClass:
    return OtherExpression::thisPointer;
  case clang::Stmt::CXXNewExprClass:
    return OtherExpression::allocation;
  case clang::Stmt::CXXDeleteExprClass:
    return OtherExpression::deletion;
  case clang::Stmt::StmtExprClass:
    return OtherExpression::statements;
  default:
    return OtherExpression::unnamed;
  }
}

} // namespace

void BodyRecorder::fillOther(Expression &out, const clang::Expr &node) {
  if (llvm::isa<clang::UnaryExprOrTypeTraitExpr>(node)) {
    out.kind = ExpressionKind::sizeOf; // not evaluated
    return;
  }
  out.other = otherOf(node);
  out.name = node.getStmtClassName();
  const auto *statements = llvm::dyn_cast<clang::StmtExpr>(&node);
  out.computesValueAlone = statements != nullptr && computesValueAlone(*statements, context_.ast);
  if (const auto *lambda = llvm::dyn_cast<clang::LambdaExpr>(&node)) {
    out.kind = ExpressionKind::lambda;
    const auto *capture = lambda->capture_begin();
    for (const clang::Expr *value : lambda->capture_inits()) {
      addOperand(out, value);
      out.callee.byReference.push_back(capture->getCaptureKind() == clang::LCK_ByRef);
      ++capture;
    }
    return;
  }
  out.isOpaque = statements == nullptr && isOpaque(node);
  addParts(out, node);
}

/// Of a statement expression too: its statements are not recorded as such.
void BodyRecorder::addParts(Expression &out, const clang::Stmt &node) {
  for (const clang::Stmt *child : node.children())
    if (const auto *part = llvm::dyn_cast_or_null<clang::Expr>(child))
      addOperand(out, part);
    else if (child != nullptr)
      addParts(out, *child);
}

} // namespace warpgrain::frontend
