// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/ExpressionReader.h"

#include "core/frontend/openmp/OwnMemory.h"
#include "core/frontend/openmp/StandardArrays.h"
#include "core/frontend/openmp/StandardVectors.h"

#include <clang/AST/Attr.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/OperationKinds.h>

#include <algorithm>
#include <utility>

namespace warpgrain::frontend {

using namespace openmp;

namespace {

bool isPointer(const clang::Expr *expression) {
  return expression->getType()->isAnyPointerType();
}

/// The most that may happen through a pointer of the type.
AccessMode mostThrough(clang::QualType pointer) {
  const clang::QualType pointee = pointer->getPointeeType();
  return !pointee.isNull() && pointee.isConstQualified() ? AccessMode::read : AccessMode::update;
}

} // namespace

void ExpressionReader::obstacle(ObstacleKind kind, const clang::Expr *expression, std::string text) {
  target_.obstacles.push_back({.kind = kind,
                               .text = std::move(text),
                               .span = context_.span(expression->getSourceRange()),
                               .isAddress = destination_.isAddress,
                               .passedTo = destination_.passedTo,
                               .passedOut = destination_.passedOut});
}

void ExpressionReader::typeOf(const clang::Expr *expression) {
  if (context_.isOfFunction(expression->getType())) obstacle(ObstacleKind::localType, expression);
  if (context_.isOfClass(expression->getType())) obstacle(ObstacleKind::nameOfClass, expression);
}

void ExpressionReader::reference(const clang::DeclRefExpr *expression, Mode mode, Target target) {
  const auto *variable = llvm::dyn_cast<clang::VarDecl>(expression->getDecl());
  if (variable == nullptr) {
    if (llvm::isa<clang::FunctionDecl>(expression->getDecl())) {
      const auto *function = llvm::cast<clang::FunctionDecl>(expression->getDecl());
      if (const auto id = context_.function(function))
        context_.program.functions[static_cast<std::size_t>(*id)].isUsedAsPointer = true;
      context_.program.namesInHiddenCode.insert(function->getNameAsString());
      obstacle(ObstacleKind::functionPointer, expression, function->getNameAsString());
    } else if (llvm::isa<clang::EnumConstantDecl>(expression->getDecl())) {
      if (expression->getDecl()->getParentFunctionOrMethod() != nullptr &&
          !context_.isOfKernel(llvm::cast<clang::EnumDecl>(expression->getDecl()->getDeclContext())))
        obstacle(ObstacleKind::localType, expression);
    } else {
      obstacle(ObstacleKind::otherStatement, expression, expression->getDecl()->getNameAsString());
    }
    return;
  }
  if (context_.isNameOfClass(variable, expression->hasQualifier())) nameOfClass(expression, variable);
  access(context_.variable(variable), expression, mode, target);
}

void ExpressionReader::access(openmp::VariableId variable, const clang::Expr *expression, Mode mode, Target target) {
  accesses_.push_back({.variable = variable,
                       .mode = mode,
                       .target = target,
                       .isConditional = conditions_ > 0,
                       .isAddress = destination_.isAddress,
                       .passedTo = destination_.passedTo,
                       .passedOut = destination_.passedOut,
                       .span = context_.span(expression->getSourceRange())});
  if (destination_.escapes && target != Target::pointee)
    context_.program.variables[static_cast<std::size_t>(variable)].addressEscapes = true;
}

void ExpressionReader::nameOfClass(const clang::Expr *expression, const clang::NamedDecl *declaration) {
  obstacle(ObstacleKind::nameOfClass, expression, declaration->getNameAsString());
}

namespace {

/// The variable that an expression is, and nothing else.
const clang::VarDecl *variableOf(const clang::Expr *expression) {
  const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(expression->IgnoreParenImpCasts());
  return name != nullptr ? llvm::dyn_cast<clang::VarDecl>(name->getDecl()) : nullptr;
}

} // namespace

void ExpressionReader::object(const clang::Expr *expression, Mode mode, Target target) {
  expression = expression->IgnoreParens();
  typeOf(expression);
  if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(expression)) return reference(name, mode, target);
  if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(expression)) {
    pointer(element->getBase(), mode);
    const clang::VarDecl *subscript = variableOf(element->getIdx());
    if (target == Target::whole && subscript != nullptr && variableOf(element->getBase()) != nullptr &&
        !accesses_.empty())
      accesses_.back().element = context_.variable(subscript);
    return value(element->getIdx());
  }
  if (const auto named = context_.named(expression)) return access(*named, expression, mode, target);
  // A reference leads to other memory, as a pointer does.
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression);
      member != nullptr && member->getMemberDecl()->getType()->isReferenceType())
    obstacle(ObstacleKind::pointerLoaded, member);
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression))
    return member->isArrow() ? pointer(member->getBase(), mode) : object(member->getBase(), mode, Target::part);
  if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(expression);
      unary != nullptr && unary->getOpcode() == clang::UO_Deref)
    return pointer(unary->getSubExpr(), mode);
  if (const auto *cast = llvm::dyn_cast<clang::CastExpr>(expression);
      cast != nullptr && (cast->getCastKind() == clang::CK_NoOp || cast->getCastKind() == clang::CK_LValueBitCast))
    return object(cast->getSubExpr(), mode, target);
  if (const auto part = callOfStandardArray(*expression); part && part->part == ArrayPart::element) {
    object(part->array, mode, Target::part);
    return value(part->subscript);
  }
  value(expression);
}

void ExpressionReader::pointer(const clang::Expr *expression, Mode mode) {
  expression = expression->IgnoreParens();
  typeOf(expression);
  if (const auto *cast = llvm::dyn_cast<clang::CastExpr>(expression)) {
    if (cast->getCastKind() == clang::CK_ArrayToPointerDecay) return object(cast->getSubExpr(), mode, Target::part);
    if (cast->getCastKind() == clang::CK_LValueToRValue) {
      const auto named = context_.named(cast->getSubExpr());
      const std::size_t before = target_.obstacles.size();
      value(cast);
      if (named) return access(*named, cast->getSubExpr()->IgnoreParens(), mode, Target::pointee);
      // Who follows the pointer that is loaded.
      const SourceSpan loaded = context_.span(cast->getSubExpr()->getSourceRange());
      for (std::size_t i = before; i < target_.obstacles.size(); ++i)
        if (auto &each = target_.obstacles[i]; each.kind == ObstacleKind::pointerLoaded && each.span == loaded) {
          each.isAddress = destination_.isAddress;
          each.passedTo = destination_.passedTo;
          each.passedOut = destination_.passedOut;
        }
      return;
    }
    return isPointer(cast->getSubExpr()) ? pointer(cast->getSubExpr(), mode) : value(cast);
  }
  if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(expression)) {
    if (unary->getOpcode() == clang::UO_AddrOf) return object(unary->getSubExpr(), mode, Target::whole);
    if (unary->isIncrementDecrementOp()) {
      const Destination destination = std::exchange(destination_, {});
      object(unary->getSubExpr(), Mode::update, Target::whole);
      destination_ = destination;
      if (const auto named = context_.named(unary->getSubExpr()))
        return access(*named, unary->getSubExpr()->IgnoreParens(), mode, Target::pointee);
      return obstacle(ObstacleKind::pointerLoaded, unary);
    }
  }
  if (const auto *binary = llvm::dyn_cast<clang::BinaryOperator>(expression);
      binary != nullptr && binary->isAdditiveOp()) {
    for (const clang::Expr *side : {binary->getLHS(), binary->getRHS()})
      isPointer(side) ? pointer(side, mode) : value(side);
    return;
  }
  if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(expression)) {
    value(choice->getCond());
    ++conditions_;
    pointer(choice->getTrueExpr(), mode);
    pointer(choice->getFalseExpr(), mode);
    --conditions_;
    return;
  }
  if (const auto part = callOfStandardArray(*expression); part && part->part == ArrayPart::pointer)
    return object(part->array, mode, Target::part);
  value(expression);
  if (!llvm::isa<clang::StringLiteral, clang::PredefinedExpr, clang::CXXNullPtrLiteralExpr, clang::GNUNullExpr>(
          expression)) {
    obstacle(ObstacleKind::pointerUnknown, expression);
    target_.obstacles.back().touchesItself = allocates(*expression);
  }
}

void ExpressionReader::escapingPointer(const clang::Expr *expression, Destination destination) {
  destination.escapes = true;
  const Destination around = std::exchange(destination_, std::move(destination));
  pointer(expression, mostThrough(expression->getType()));
  destination_ = around;
}

void ExpressionReader::assignment(const clang::BinaryOperator *expression) {
  const clang::Expr *left = expression->getLHS()->IgnoreParens();
  if (isPointer(left) && !context_.named(left)) obstacle(ObstacleKind::pointerStored, left);
  if (isPointer(left) && !expression->isCompoundAssignmentOp())
    escapingPointer(expression->getRHS(), {.isAddress = true});
  else
    value(expression->getRHS());
  object(left, expression->isCompoundAssignmentOp() ? Mode::update : Mode::write, Target::whole);
}

void ExpressionReader::binary(const clang::BinaryOperator *expression) {
  if (expression->isAssignmentOp()) return assignment(expression);
  if (isPointer(expression) && expression->isAdditiveOp()) return escapingPointer(expression, {.isAddress = true});
  if (expression->isPtrMemOp()) return obstacle(ObstacleKind::otherStatement, expression);
  value(expression->getLHS());
  conditions_ += expression->isLogicalOp() ? 1 : 0;
  value(expression->getRHS());
  conditions_ -= expression->isLogicalOp() ? 1 : 0;
}

void ExpressionReader::unary(const clang::UnaryOperator *expression) {
  if (expression->isIncrementDecrementOp()) {
    if (isPointer(expression) && !context_.named(expression->getSubExpr()))
      obstacle(ObstacleKind::pointerStored, expression);
    return object(expression->getSubExpr(), Mode::update, Target::whole);
  }
  if (expression->getOpcode() == clang::UO_AddrOf) {
    if (llvm::isa<clang::FunctionType>(expression->getSubExpr()->getType().getTypePtr()))
      return object(expression->getSubExpr(), Mode::read, Target::whole);
    return escapingPointer(expression, {.isAddress = true});
  }
  if (expression->getOpcode() == clang::UO_Deref) return object(expression, Mode::read, Target::whole);
  value(expression->getSubExpr());
}

void ExpressionReader::cast(const clang::CastExpr *expression) {
  const clang::Expr *inner = expression->getSubExpr();
  switch (expression->getCastKind()) {
  case clang::CK_LValueToRValue:
    if (isPointer(expression) && !context_.named(inner)) obstacle(ObstacleKind::pointerLoaded, inner);
    return object(inner, Mode::read, Target::whole);
  case clang::CK_ArrayToPointerDecay:
    if (llvm::isa<clang::StringLiteral, clang::PredefinedExpr>(inner->IgnoreParens())) return;
    return escapingPointer(expression, {.isAddress = true});
  case clang::CK_IntegralToPointer:
    return obstacle(ObstacleKind::pointerUnknown, expression);
  default:
    value(inner);
  }
}

void ExpressionReader::choice(const clang::AbstractConditionalOperator *expression) {
  value(expression->getCond());
  ++conditions_;
  value(expression->getTrueExpr());
  value(expression->getFalseExpr());
  --conditions_;
}

namespace {

/// An operator that calls something, or one that gives what can be called; also as a template.
bool isForCalls(const clang::Decl *member) {
  const auto *written = llvm::dyn_cast<clang::FunctionTemplateDecl>(member);
  const auto *function = llvm::dyn_cast<clang::FunctionDecl>(written != nullptr ? written->getTemplatedDecl() : member);
  return function != nullptr &&
         (function->getOverloadedOperator() == clang::OO_Call || llvm::isa<clang::CXXConversionDecl>(function));
}

/// A function, a pointer to one, or an object that may call one: all but plain data without such operators.
bool canBeCalled(const clang::Expr *expression, const clang::ASTContext &context) {
  const clang::QualType type = expression->getType().getNonReferenceType();
  if (type->isFunctionType() || type->isFunctionPointerType() || type->isMemberPointerType()) return true;
  const auto *record = type->getAsCXXRecordDecl();
  if (record == nullptr || !record->hasDefinition()) return record != nullptr;
  record = record->getDefinition();
  return record->getNumBases() > 0 || !type.isTriviallyCopyableType(context) ||
         std::ranges::any_of(record->decls(), isForCalls);
}

} // namespace

void ExpressionReader::notedCall(const clang::CallExpr *expression, const clang::FunctionDecl *callee) {
  Call out{.span = context_.span(expression->getSourceRange())};
  out.takesFunction = std::ranges::any_of(expression->arguments(),
                                          [&](const clang::Expr *each) { return canBeCalled(each, context_.ast); });
  // A lambda's code is no function of the source; the call is one of a value.
  const auto *method = llvm::dyn_cast_or_null<clang::CXXMethodDecl>(callee);
  out.isOfVector = method != nullptr && isOfVector(*method);
  if (callee != nullptr && (method == nullptr || !method->getParent()->isLambda())) {
    out.name = callee->getNameAsString();
    out.function = context_.function(callee);
    if (out.function)
      out.kind = CallKind::ofUnit;
    else if (callee->getBuiltinID() != 0 || context_.sources.isInSystemHeader(callee->getLocation()))
      out.kind = CallKind::ofSystem;
    else
      out.external = context_.external(callee);
  }
  target_.calls.push_back(std::move(out));
}

/// A function of the source follows a pointer itself; `free` looks at nothing. Others may do all that they can.
ExpressionReader::Destination ExpressionReader::destinationOf(OpenMpContext &context,
                                                              const clang::FunctionDecl *callee) {
  if (callee == nullptr) return {};
  if (swapsVectors(*callee)) return {.isSwap = true};
  const auto own = context.function(callee);
  if (own) return {.passedTo = own};
  if (const auto other = context.external(callee)) return {.passedOut = other};
  const bool isOfSystem = callee->getBuiltinID() != 0 || context.sources.isInSystemHeader(callee->getLocation());
  return {.isAddress = isOfSystem && callee->getNameAsString() == "free"};
}

void ExpressionReader::argument(const clang::Expr *expression, clang::QualType parameter,
                                const Destination &destination) {
  if (llvm::isa<clang::CXXDefaultArgExpr>(expression)) return value(expression);
  if (!parameter.isNull() && parameter->isLValueReferenceType()) {
    const bool isKept = parameter->getPointeeType().isConstQualified() || destination.isSwap;
    return object(expression, isKept ? Mode::read : Mode::update, Target::whole);
  }
  isPointer(expression) ? escapingPointer(expression, destination) : value(expression);
}

namespace {

/// True where a method promises to change nothing of its object, or does nothing with what the object leads to.
bool onlyReads(const clang::CXXMethodDecl *method) {
  return method != nullptr && ((method->isConst() && !method->getParent()->hasMutableFields()) ||
                               looksAtVectorAlone(*method) || swapsVectors(*method));
}

bool isQualified(const clang::Expr *callee) {
  const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(callee->IgnoreParenImpCasts());
  return name == nullptr || name->hasQualifier();
}

} // namespace

/// What a method may do with its object, which is named or led to by a pointer.
void ExpressionReader::objectOfCall(const clang::Expr *expression, const clang::CXXMethodDecl *method) {
  const Mode mode = onlyReads(method) ? Mode::read : Mode::update;
  if (llvm::isa<clang::CXXThisExpr>(expression->IgnoreParenImpCasts())) return value(expression);
  isPointer(expression) ? pointer(expression, mode) : object(expression, mode, Target::whole);
}

namespace {

/// `std::numeric_limits<float>::infinity()` and its like: a constant, which a GPU has, too.
bool isLimit(const clang::FunctionDecl *callee) {
  const auto *method = llvm::dyn_cast_or_null<clang::CXXMethodDecl>(callee);
  return method != nullptr && method->isStatic() && method->isConstexpr() && method->getNumParams() == 0 &&
         method->getParent()->isInStdNamespace() && method->getParent()->getName() == "numeric_limits";
}

/// Where an assertion fails, the program ends; CUDA has the same macro for a GPU.
bool isFailedAssertion(const clang::FunctionDecl *callee, const clang::SourceManager &sources) {
  return callee != nullptr && callee->getDeclName().isIdentifier() && callee->getName() == "__assert_fail" &&
         sources.isInSystemHeader(callee->getLocation());
}

} // namespace

/// An object with pointers in it, such as an iterator, that a function of the system may follow; null for all else.
const clang::Expr *ExpressionReader::objectFollowed(const clang::Expr *argument, const clang::FunctionDecl *callee) {
  if (callee == nullptr || !context_.sources.isInSystemHeader(callee->getLocation()) || swapsVectors(*callee))
    return nullptr;
  argument = argument->IgnoreParenImpCasts();
  if (const auto *copy = llvm::dyn_cast<clang::CXXConstructExpr>(argument);
      copy != nullptr && copy->getNumArgs() == 1 && copy->getConstructor()->isCopyOrMoveConstructor())
    argument = copy->getArg(0)->IgnoreParenImpCasts();
  const auto *record = argument->getType()->getAsCXXRecordDecl();
  if (record == nullptr || !context_.named(argument) || !OpenMpContext::holdsPointers(argument->getType()))
    return nullptr;
  const bool isOfItself = record->isInStdNamespace() && record->getIdentifier() != nullptr &&
                          (record->getName().starts_with("basic_") || record->getName() == "function");
  return isOfItself ? nullptr : argument;
}

void ExpressionReader::call(const clang::CallExpr *expression) {
  const clang::FunctionDecl *callee = expression->getDirectCallee();
  if (isLimit(callee) || isFailedAssertion(callee, context_.sources)) return;
  if (const auto part = callOfStandardArray(*expression)) {
    object(part->array, Mode::read, Target::part);
    return value(part->subscript);
  }
  if (callee == nullptr) value(expression->getCallee());
  const auto *method = llvm::dyn_cast_or_null<clang::CXXMethodDecl>(callee);
  if (const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(expression))
    objectOfCall(member->getImplicitObjectArgument(), method);
  else if (method != nullptr && !llvm::isa<clang::CXXOperatorCallExpr>(expression) &&
           context_.isNameOfClass(method, isQualified(expression->getCallee())))
    nameOfClass(expression, method);
  const bool isOperator = llvm::isa<clang::CXXOperatorCallExpr>(expression) && method != nullptr;
  if (isOperator && method->isTrivial() && expression->getNumArgs() == 2) {
    argument(expression->getArg(1), method->getParamDecl(0)->getType(), {});
    return object(expression->getArg(0), Mode::write, Target::whole);
  }
  for (unsigned i = 0; i < expression->getNumArgs(); ++i) {
    const unsigned at = isOperator ? i - 1 : i;
    if (isOperator && i == 0)
      object(expression->getArg(0), Mode::update, Target::whole);
    else if (const clang::Expr *followed = objectFollowed(expression->getArg(i), callee))
      object(followed, Mode::update, Target::whole);
    else
      argument(expression->getArg(i),
               callee != nullptr && at < callee->getNumParams() ? callee->getParamDecl(at)->getType()
                                                                : clang::QualType(),
               destinationOf(context_, callee));
  }
  notedCall(expression, callee);
}

/// A constructor that is a function like any other: of a class without bases, pointers and virtual functions.
std::optional<FunctionId> ExpressionReader::plainConstructor(const clang::CXXConstructorDecl *constructor) const {
  const clang::CXXRecordDecl *object = constructor->getParent();
  if (object->getNumBases() > 0 || object->isPolymorphic() || constructor->isVariadic() ||
      OpenMpContext::holdsPointers(context_.ast.getCanonicalTagType(object)))
    return std::nullopt;
  return context_.function(constructor);
}

void ExpressionReader::construct(const clang::CXXConstructExpr *expression) {
  const clang::CXXConstructorDecl *constructor = expression->getConstructor();
  const auto called = plainConstructor(constructor);
  if (!called && !constructor->isTrivial()) {
    obstacle(ObstacleKind::construction, expression, constructor->getNameAsString());
    target_.obstacles.back().touchesItself = touchesItselfAlone(*expression, context_.ast);
  }
  for (unsigned i = 0; i < expression->getNumArgs(); ++i)
    argument(expression->getArg(i),
             i < constructor->getNumParams() ? constructor->getParamDecl(i)->getType() : clang::QualType(),
             {.passedTo = called});
  if (called && !constructor->isTrivial())
    target_.calls.push_back(
        {.kind = CallKind::ofUnit,
         .name = constructor->getNameAsString(),
         .function = called,
         .takesFunction = std::ranges::any_of(expression->arguments(),
                                              [&](const clang::Expr *each) { return canBeCalled(each, context_.ast); }),
         .span = context_.span(expression->getSourceRange())});
}

void ExpressionReader::sizeOf(const clang::UnaryExprOrTypeTraitExpr *expression) {
  if (expression->isArgumentType()) {
    if (context_.isOfFunction(expression->getArgumentType())) obstacle(ObstacleKind::localType, expression);
    if (context_.isOfClass(expression->getArgumentType())) obstacle(ObstacleKind::nameOfClass, expression);
    if (expression->getArgumentType()->isVariablyModifiedType()) obstacle(ObstacleKind::lengthAtRunTime, expression);
    return;
  }
  const clang::Expr *operand = expression->getArgumentExpr()->IgnoreParens();
  if (operand->getType()->isVariablyModifiedType()) obstacle(ObstacleKind::lengthAtRunTime, expression);
  // The kernel needs the variables of which the size is asked.
  value(operand);
}

namespace {

/// A choice between expressions.
const clang::IfStmt *plainChoice(const clang::Stmt *statement) {
  const auto *choice = llvm::dyn_cast<clang::IfStmt>(statement);
  const auto isPlain = [](const clang::Stmt *branch) {
    return branch == nullptr || llvm::isa<clang::Expr, clang::NullStmt>(branch);
  };
  const bool result = choice != nullptr && choice->getInit() == nullptr && choice->getConditionVariable() == nullptr &&
                      isPlain(choice->getThen()) && isPlain(choice->getElse());
  return result ? choice : nullptr;
}

/// The variables that a statement as an expression declares, where it has nothing but them and expressions.
std::optional<std::vector<const clang::VarDecl *>> variablesOf(const clang::StmtExpr &block) {
  std::vector<const clang::VarDecl *> out;
  for (const clang::Stmt *each : block.getSubStmt()->body()) {
    if (const auto *declared = llvm::dyn_cast<clang::DeclStmt>(each)) {
      for (const clang::Decl *one : declared->decls()) {
        const auto *variable = llvm::dyn_cast<clang::VarDecl>(one);
        if (variable == nullptr || !variable->hasLocalStorage() || !variable->getType()->isArithmeticType())
          return std::nullopt;
        out.push_back(variable);
      }
    } else if (!llvm::isa<clang::Expr, clang::NullStmt>(each) && plainChoice(each) == nullptr) {
      return std::nullopt;
    }
  }
  return out;
}

} // namespace

/// A block whose last expression is its value: variables of its own, and expressions one after the other.
void ExpressionReader::statements(const clang::StmtExpr *block) {
  const auto variables = variablesOf(*block);
  if (!variables) return obstacle(ObstacleKind::statementExpression, block);
  for (const clang::VarDecl *each : *variables)
    target_.declares.push_back(context_.variable(each));
  for (const clang::Stmt *each : block->getSubStmt()->body()) {
    if (const auto *expression = llvm::dyn_cast<clang::Expr>(each)) value(expression);
    if (const clang::IfStmt *either = plainChoice(each)) {
      value(either->getCond());
      ++conditions_;
      value(llvm::dyn_cast_or_null<clang::Expr>(either->getThen()));
      value(llvm::dyn_cast_or_null<clang::Expr>(either->getElse()));
      --conditions_;
    }
    if (const auto *declared = llvm::dyn_cast<clang::DeclStmt>(each))
      for (const clang::Decl *one : declared->decls())
        initialise(llvm::cast<clang::VarDecl>(one));
  }
}

bool ExpressionReader::isKnownObstacle(const clang::Expr *expression) {
  if (llvm::isa<clang::LambdaExpr, clang::BlockExpr>(expression))
    obstacle(ObstacleKind::lambda, expression);
  else if (llvm::isa<clang::CXXThisExpr>(expression))
    obstacle(ObstacleKind::thisObject, expression);
  else if (llvm::isa<clang::CXXThrowExpr>(expression))
    obstacle(ObstacleKind::exception, expression);
  else if (llvm::isa<clang::PredefinedExpr, clang::SourceLocExpr>(expression))
    obstacle(ObstacleKind::otherStatement, expression, "the name of the function or its place");
  else if (llvm::isa<clang::VAArgExpr>(expression))
    obstacle(ObstacleKind::argumentList, expression);
  else if (llvm::isa<clang::CXXNewExpr, clang::CXXDeleteExpr>(expression))
    obstacle(ObstacleKind::allocation, expression);
  else
    return false;
  return true;
}

namespace {

/// True of numbers that GPUs lack, or that nvcc's back end has no code for ("unsupported float variant"): it has
/// `__half` and `__nv_bfloat16`, not `_Float16` and `__bf16`.
bool isOfNoGpu(clang::QualType type) {
  const auto *number = type->getAs<clang::BuiltinType>();
  if (number == nullptr) return type->isAnyComplexType();
  switch (number->getKind()) {
  case clang::BuiltinType::LongDouble:
  case clang::BuiltinType::Float128:
  case clang::BuiltinType::Ibm128:
  case clang::BuiltinType::Float16:
  case clang::BuiltinType::Half:
  case clang::BuiltinType::BFloat16:
    return true;
  default:
    return false;
  }
}

} // namespace

void ExpressionReader::value(const clang::Expr *expression) {
  if (expression == nullptr) return;
  const Destination around = std::exchange(destination_, {});
  valueInside(expression->IgnoreParens());
  destination_ = around;
}

void ExpressionReader::valueInside(const clang::Expr *expression) {
  typeOf(expression);
  // Written elsewhere: what it reads has no place here.
  if (const auto *standard = llvm::dyn_cast<clang::CXXDefaultArgExpr>(expression);
      standard != nullptr && !standard->getExpr()->isEvaluatable(context_.ast))
    return obstacle(ObstacleKind::otherStatement, expression, "a default argument");
  const clang::QualType type = expression->getType();
  if (isOfNoGpu(type))
    obstacle(ObstacleKind::otherStatement, expression, "a number of type " + context_.declared(type, ""));
  if (const auto *block = llvm::dyn_cast<clang::StmtExpr>(expression)) return statements(block);
  if (isKnownObstacle(expression)) {
    for (const clang::Stmt *child : expression->children())
      if (const auto *inner = llvm::dyn_cast_or_null<clang::Expr>(child)) value(inner);
    return;
  }
  if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(expression))
    return reference(name, Mode::read, Target::whole);
  if (llvm::isa<clang::ArraySubscriptExpr, clang::MemberExpr>(expression))
    return object(expression, Mode::read, Target::whole);
  if (const auto *trait = llvm::dyn_cast<clang::UnaryExprOrTypeTraitExpr>(expression)) return sizeOf(trait);
  if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression)) return binary(operation);
  if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression)) return unary(operation);
  if (const auto *conversion = llvm::dyn_cast<clang::CastExpr>(expression)) return cast(conversion);
  if (const auto *either = llvm::dyn_cast<clang::AbstractConditionalOperator>(expression)) return choice(either);
  if (const auto *called = llvm::dyn_cast<clang::CallExpr>(expression)) return call(called);
  if (const auto *constructed = llvm::dyn_cast<clang::CXXConstructExpr>(expression)) return construct(constructed);
  if (const auto *place = llvm::dyn_cast<clang::OffsetOfExpr>(expression);
      place != nullptr && context_.isOfFunction(place->getTypeSourceInfo()->getType()))
    obstacle(ObstacleKind::localType, expression);
  if (const auto *first = llvm::dyn_cast<clang::CXXDefaultInitExpr>(expression)) return value(first->getExpr());
  if (llvm::isa<clang::CXXBindTemporaryExpr>(expression)) obstacle(ObstacleKind::construction, expression);
  for (const clang::Stmt *child : expression->children())
    if (const auto *inner = llvm::dyn_cast_or_null<clang::Expr>(child)) {
      isPointer(inner) ? escapingPointer(inner, {.isAddress = llvm::isa<clang::InitListExpr>(expression)})
                       : value(inner);
    }
}

void ExpressionReader::initialise(const clang::VarDecl *declaration) {
  const clang::Expr *first = declaration->getInit();
  if (declaration->getType()->isVariablyModifiedType())
    target_.obstacles.push_back({.kind = ObstacleKind::lengthAtRunTime,
                                 .text = declaration->getNameAsString(),
                                 .span = context_.span(declaration->getSourceRange())});
  context_.variable(declaration);
  // It is called where the variable's scope ends.
  if (const auto *cleanup = declaration->getAttr<clang::CleanupAttr>())
    if (const auto called = context_.function(cleanup->getFunctionDecl()))
      context_.program.functions[static_cast<std::size_t>(*called)].isUsedAsPointer = true;
  if (first == nullptr) return;
  const bool isReference = declaration->getType()->isReferenceType();
  if (isReference)
    object(first, declaration->getType()->getPointeeType().isConstQualified() ? Mode::read : Mode::update,
           Target::whole);
  else
    isPointer(first) ? escapingPointer(first, {.isAddress = true}) : value(first);
  firstValue(declaration);
}

void ExpressionReader::firstValue(const clang::VarDecl *declaration) {
  accesses_.push_back({.variable = context_.variable(declaration),
                       .mode = Mode::write,
                       .target = Target::whole,
                       .isConditional = conditions_ > 0,
                       .span = context_.span(declaration->getSourceRange())});
}

void ExpressionReader::walk(const clang::Expr *array, const clang::VarDecl *variable) {
  const clang::QualType type = variable->getType();
  const bool isKept = !type->isReferenceType() || type->getPointeeType().isConstQualified();
  object(array, isKept ? Mode::read : Mode::update, Target::part);
  if (type.getNonReferenceType()->isAnyPointerType()) obstacle(ObstacleKind::pointerLoaded, array);
  firstValue(variable);
}

} // namespace warpgrain::frontend
