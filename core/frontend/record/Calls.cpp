// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/BaseClasses.h"
#include "core/frontend/record/BodyRecorder.h"
#include "core/frontend/record/Candidates.h"
#include "core/frontend/record/OpenCl.h"
#include "core/model/dialect/CollectiveTable.h"

#include <clang/AST/Attr.h>
#include <clang/AST/DeclCXX.h>
#include <clang/AST/DeclTemplate.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace warpgrain::frontend {

using namespace model;

namespace {

/// True where a callee with a parameter of this type can write to what it is given.
bool canWriteThrough(clang::QualType type) {
  if (type->isDependentType()) return true;
  if (!type->isReferenceType() && !type->isPointerType()) return false;
  return !type->getPointeeType().isConstQualified() && !type->isFunctionPointerType();
}

/// What is known of a callee by its type alone.
void takeParameters(model::Callee &out, const clang::FunctionProtoType &type) {
  for (const clang::QualType parameter : type.param_types()) {
    out.writesThrough.push_back(canWriteThrough(parameter));
    out.byReference.push_back(parameter->isReferenceType());
  }
}

/// The type of the function that a call through a pointer, or through a pointer to a member, calls; null where it
/// depends on a template's parameter.
const clang::FunctionProtoType *calledType(const clang::Expr &callee) {
  const clang::QualType type = callee.hasPlaceholderType(clang::BuiltinType::BoundMember)
                                   ? clang::Expr::findBoundMemberType(&callee)
                                   : callee.getType();
  if (type.isNull() || type->isDependentType()) return nullptr;
  const clang::QualType function = type->isPointerType() || type->isReferenceType() ? type->getPointeeType() : type;
  return function->getAs<clang::FunctionProtoType>();
}

/// What a callee may write through arguments for which it has no parameter: all that their types allow, as scanf does.
/// printf and its kin only read.
void takeFurtherArguments(model::Callee &out, const clang::CallExpr &node) {
  const clang::FunctionDecl *known = node.getDirectCallee();
  const auto *type =
      known != nullptr ? known->getType()->getAs<clang::FunctionProtoType>() : calledType(*node.getCallee());
  const bool onlyReads = out.isSystem && std::string_view(out.name).ends_with("printf");
  if (type == nullptr || !type->isVariadic() || onlyReads) return;
  for (unsigned i = type->getNumParams(); i < node.getNumArgs(); ++i) {
    out.writesThrough.push_back(canWriteThrough(node.getArg(i)->getType()));
    out.byReference.push_back(false);
  }
}

/// The only function an overload set or a template name can mean, where there is one.
const clang::FunctionDecl *onlyCandidate(const clang::OverloadExpr &names, std::optional<unsigned> arguments = {}) {
  const clang::FunctionDecl *only = nullptr;
  for (const clang::FunctionDecl *candidate : candidates(names, arguments)) {
    if (candidate == nullptr || (only != nullptr && only != candidate)) return nullptr;
    only = candidate;
  }
  return only;
}

/// True where only the object says which function runs.
bool isDispatched(const clang::CallExpr &node, const clang::FunctionDecl &function) {
  const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&function);
  if (method == nullptr || !method->isVirtual()) return false;
  const auto *member = llvm::dyn_cast<clang::MemberExpr>(node.getCallee()->IgnoreParenImpCasts());
  if (member == nullptr) return true; // an operator
  return !member->hasQualifier() && method->getDevirtualizedMethod(member->getBase(), /*IsAppleKext=*/false) == nullptr;
}

/// Whether an operator is `=` of one of CUDA's own numbers (cuda_fp16.h, cuda_bf16.h, cuda_fp8.h): written out there,
/// it does no more than to write all of its object.
bool assignsNumber(const clang::CXXMethodDecl &method, const clang::SourceManager &sources) {
  static constexpr std::array names{std::string_view("__half"),          std::string_view("__half2"),
                                    std::string_view("__nv_bfloat16"),   std::string_view("__nv_bfloat162"),
                                    std::string_view("__nv_fp8_e4m3"),   std::string_view("__nv_fp8_e5m2"),
                                    std::string_view("__nv_fp8x2_e4m3"), std::string_view("__nv_fp8x2_e5m2")};
  const auto *name = method.getParent()->getIdentifier();
  return method.getOverloadedOperator() == clang::OO_Equal && name != nullptr &&
         std::ranges::find(names, std::string_view(name->getName())) != names.end() &&
         sources.isInSystemHeader(method.getLocation());
}

} // namespace

bool BodyRecorder::givesObject(const clang::FunctionDecl &function, bool isSystem) {
  const clang::QualType type = function.getReturnType();
  // The library's `const T &max(const T &, const T &)` only computes.
  return isSystem ? type->isLValueReferenceType() && !type->getPointeeType().isConstQualified()
                  : type->isReferenceType();
}

Callee BodyRecorder::describe(const clang::FunctionDecl &function) {
  Callee out;
  out.name = function.getNameAsString();
  out.qualifiedName = function.getQualifiedNameAsString();
  out.templateArguments = templateArgumentsOf(function);
  // Clang declares its builtins where they are first used.
  out.isSystem = function.getBuiltinID() != 0 || !context_.isOwn(recordedForm(&function)->getLocation());
  out.isDevice = isKernel(function) || function.hasAttr<clang::CUDADeviceAttr>() || isOpenCl(function);
  if (out.isDevice && !out.isSystem) out.function = context_.function(&function);
  if (out.isSystem && !isOpenCl(function))
    out.computesOnly = collectiveOf(out) != nullptr ? context_.library.combinesOnly(function)
                                                    : context_.library.computesOnly(function);
  out.returnsReference = givesObject(function, out.isSystem);
  for (const clang::ParmVarDecl *parameter : function.parameters()) {
    out.writesThrough.push_back(canWriteThrough(parameter->getType()));
    out.byReference.push_back(parameter->getType()->isReferenceType());
  }
  return out;
}

const clang::FunctionDecl *BodyRecorder::resolvedCallee(const clang::CallExpr &node) const {
  if (resolved_ == nullptr) return nullptr;
  const auto found = resolved_->find(node.getRParenLoc());
  return found == resolved_->end() ? nullptr : found->second;
}

Callee BodyRecorder::calleeOf(const clang::CallExpr &node) {
  const clang::FunctionDecl *function = node.getDirectCallee();
  const clang::Expr *callee = node.getCallee()->IgnoreParenImpCasts();
  const auto *names = llvm::dyn_cast<clang::OverloadExpr>(callee);
  // What a template leaves open is another function in each instantiation.
  const bool isExact = function != nullptr && !node.isTypeDependent() && !node.isValueDependent();
  if (function == nullptr) function = resolvedCallee(node);
  if (function == nullptr && names != nullptr) function = onlyCandidate(*names, argumentCount(node));
  if (function != nullptr && isDispatched(node, *function)) {
    Callee open; // as through a pointer, but for the whole name
    open.qualifiedName = function->getQualifiedNameAsString();
    takeParameters(open, *function->getType()->castAs<clang::FunctionProtoType>());
    return open;
  }
  if (function != nullptr) {
    Callee known = describe(*function);
    if (isExact && isSome(known.function)) known.instance = context_.instance(function);
    return known;
  }
  Callee out;
  if (names != nullptr)
    out.name = names->getName().getAsString();
  else if (const auto *member = llvm::dyn_cast<clang::CXXDependentScopeMemberExpr>(callee))
    out.name = member->getMember().getAsString();
  else if (const auto *scoped = llvm::dyn_cast<clang::DependentScopeDeclRefExpr>(callee))
    out.name = scoped->getDeclName().getAsString();
  out.qualifiedName = out.name;
  if (const auto *type = calledType(*callee)) {
    takeParameters(out, *type);
    return out;
  }
  for (const clang::Expr *argument : node.arguments()) { // nothing is known of it
    out.writesThrough.push_back(true);
    out.byReference.push_back(argument->isLValue() || argument->isTypeDependent());
  }
  return out;
}

void BodyRecorder::fillCall(Expression &out, const clang::CallExpr &node) {
  out.kind = ExpressionKind::call;
  out.callee = calleeOf(node);
  addFenceFlags(out.callee, node);
  const clang::Expr *callee = node.getCallee()->IgnoreParenImpCasts();
  if (!standsAt_) out.nameSpan = context_.tokenSpan(callee->getExprLoc());
  const clang::Expr *object = nullptr;
  bool writesObject = true;
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(callee)) {
    object = withoutBases(member->getBase());
    const auto *toBase = llvm::dyn_cast<clang::ImplicitCastExpr>(object->IgnoreParens());
    const bool isBase = toBase != nullptr && isToBase(*toBase);
    const clang::QualType objectType = isBase ? toBase->getType() : object->IgnoreParenImpCasts()->getType();
    const clang::QualType whole = member->isArrow() ? objectType->getPointeeType() : objectType;
    if (!whole.isNull()) out.callee.objectType = context_.type(whole.getCanonicalType().getUnqualifiedType());
    if (const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(member->getMemberDecl())) {
      // The object of a collective only tells where its storage is.
      writesObject = !method->isConst() && !method->isStatic() && collectiveOf(out.callee) == nullptr;
    }
  } else if (const auto *dependent = llvm::dyn_cast<clang::CXXDependentScopeMemberExpr>(callee)) {
    if (!dependent->isImplicitAccess()) object = dependent->getBase();
  } else if (out.callee.name.empty()) {
    object = callee; // a call through a pointer or of an object: what is called is evaluated
  } else if (node.getDirectCallee() == nullptr && llvm::isa<clang::DeclRefExpr>(callee)) {
    // f(x) in a template, where the only instantiation tells that f is an object: it may change itself.
    const auto *method = llvm::dyn_cast_or_null<clang::CXXMethodDecl>(resolvedCallee(node));
    if (method != nullptr && !method->isStatic()) {
      object = callee;
      writesObject = !method->isConst();
    }
  }
  if (object != nullptr) {
    out.hasObject = true;
    out.callee.writesThrough.insert(out.callee.writesThrough.begin(), writesObject);
    out.callee.byReference.insert(out.callee.byReference.begin(), true);
    addOperand(out, object);
  } else if (const auto *op = llvm::dyn_cast<clang::CXXOperatorCallExpr>(&node)) {
    const auto *method = llvm::dyn_cast_or_null<clang::CXXMethodDecl>(op->getDirectCallee());
    if (method != nullptr) { // a member operator's first argument is its object
      out.hasObject = true;
      out.callee.writesThrough.insert(out.callee.writesThrough.begin(), !method->isConst());
      out.callee.byReference.insert(out.callee.byReference.begin(), true);
    }
  }
  for (const clang::Expr *argument : node.arguments())
    addOperand(out, argument);
  takeFurtherArguments(out.callee, node);
  out.callee.writesThrough.resize(out.operands.size(), false);
  out.callee.byReference.resize(out.operands.size(), false);
}

/// A record's own copy is an assignment; other overloaded operators are calls.
bool BodyRecorder::fillOverloadedOperator(Expression &out, const clang::CXXOperatorCallExpr &node) {
  const auto *method = llvm::dyn_cast_or_null<clang::CXXMethodDecl>(node.getDirectCallee());
  const clang::SourceManager &sources = context_.ast.getSourceManager();
  const bool copies = node.getOperator() == clang::OO_Equal && node.getNumArgs() == 2 &&
                      (method == nullptr || method->isTrivial() || assignsNumber(*method, sources) ||
                       (method->isDefaulted() && sources.isInSystemHeader(method->getLocation())));
  const bool dependent = node.isTypeDependent() && method == nullptr;
  if (!copies && !dependent) return false;
  if (copies || node.isAssignmentOp()) {
    out.kind = ExpressionKind::assign;
    // Of a dependent `a += b` it is enough to know that a is read and written.
    if (node.getOperator() != clang::OO_Equal) out.op = Operator::plus;
  } else if (node.getOperator() == clang::OO_Subscript && node.getNumArgs() == 2) {
    out.kind = ExpressionKind::subscript;
  } else if (node.getOperator() == clang::OO_Call) {
    return false;
  } else {
    out.kind = ExpressionKind::other;
    out.name = clang::getOperatorSpelling(node.getOperator());
  }
  for (const clang::Expr *argument : node.arguments())
    addOperand(out, argument);
  return true;
}

/// `&kernel<T>` in a template: a function's name, though it is not known of which instantiation. Only of kernels.
bool BodyRecorder::fillKernelName(Expression &out, const clang::OverloadExpr &names) {
  const clang::FunctionDecl *only = onlyCandidate(names);
  if (only == nullptr || !only->hasAttr<clang::CUDAGlobalAttr>()) return false;
  out.kind = ExpressionKind::function;
  out.callee = describe(*only);
  return true;
}

/// Of a launch through a pointer, the pointer is the expression's variable.
void BodyRecorder::fillLaunch(Expression &out, const clang::CUDAKernelCallExpr &node) {
  out.kind = ExpressionKind::launch;
  out.callee = calleeOf(node);
  out.nameSpan = context_.tokenSpan(node.getCallee()->getExprLoc());
  const clang::Expr *callee = node.getCallee()->IgnoreParenImpCasts();
  if (const auto *behind = llvm::dyn_cast<clang::UnaryOperator>(callee))
    if (behind->getOpcode() == clang::UO_Deref) callee = behind->getSubExpr()->IgnoreParenImpCasts();
  if (const auto *pointer = llvm::dyn_cast<clang::DeclRefExpr>(callee))
    if (llvm::isa<clang::VarDecl>(pointer->getDecl())) out.variable = variable(pointer->getDecl());
  const clang::CallExpr *configuration = node.getConfig();
  // In device code it is a call of cudaLaunchDevice, with a function and a buffer before the extents, and with what is
  // left out written at the place of `<<<`.
  const unsigned first = configuration->getNumArgs() > launchFirstArgument ? 2 : 0;
  for (unsigned i = 0; i < launchFirstArgument; ++i) {
    const clang::Expr *part = first + i < configuration->getNumArgs() ? configuration->getArg(first + i) : nullptr;
    const bool given = part != nullptr && !llvm::isa<clang::CXXDefaultArgExpr>(part) &&
                       part->getBeginLoc() != configuration->getBeginLoc();
    out.operands.push_back(given ? expression(part) : none<ExpressionId>);
  }
  for (const clang::Expr *argument : node.arguments())
    addOperand(out, argument);
  out.callee.writesThrough.assign(out.operands.size(), false);
  out.callee.byReference.assign(out.operands.size(), false);
}

} // namespace warpgrain::frontend
