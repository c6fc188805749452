// SPDX-License-Identifier: Apache-2.0
//
// Calls that old C makes without a prototype. Arguments are promoted there, but not converted, and what is not declared
// gives an int: where the function has something else, the program of C means nothing.
#include "core/base/TextEdit.h"
#include "core/frontend/openmp/OldC.h"

#include <clang/AST/ParentMapContext.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Frontend/ASTUnit.h>

namespace warpgrain::frontend {

namespace {

class CallChecker : public clang::RecursiveASTVisitor<CallChecker> {
public:
  CallChecker(clang::ASTContext &ast, const ModernSource &source) : ast_(ast), source_(source) {}

  bool VisitCallExpr(clang::CallExpr *call) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (callee == nullptr || !isInSource(call->getBeginLoc())) return true;
    name_ = callee->getNameAsString();
    const auto known = source_.called.find(name_);
    if (known != source_.called.end()) check(*call, *callee, known->second);
    return true;
  }

  /// A pointer to the function would have to say which parameters it has.
  bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
    const auto *function = llvm::dyn_cast<clang::FunctionDecl>(name->getDecl());
    if (function != nullptr && isInSource(name->getBeginLoc()) && !function->hasPrototype() &&
        function->getDefinition() == nullptr && !isCalled(*name))
      refuse(name->getBeginLoc(),
             function->getNameAsString() +
                 "() is used as a value, and its declaration has no parameters; write them there.");
    return true;
  }

  std::optional<Error> error;
  TextEdits edits; ///< casts of results of which C sees the part that is an int

private:
  bool isInSource(clang::SourceLocation place) const {
    return ast_.getSourceManager().getFileID(ast_.getSourceManager().getExpansionLoc(place)) ==
           ast_.getSourceManager().getMainFileID();
  }

  bool isCalled(const clang::DeclRefExpr &name) const {
    const clang::Expr *outer = parentOf<clang::Expr>(name);
    const auto *cast = llvm::dyn_cast_or_null<clang::ImplicitCastExpr>(outer);
    return cast != nullptr && parentOf<clang::CallExpr>(*cast) != nullptr &&
           parentOf<clang::CallExpr>(*cast)->getCallee() == cast;
  }

  template <typename Node>
  const Node *parentOf(const clang::Stmt &statement) const {
    const auto parents = ast_.getParents(statement);
    return parents.size() == 1 ? parents[0].get<Node>() : nullptr;
  }

  bool isUnused(const clang::CallExpr &call) const {
    const auto *outer = parentOf<clang::Stmt>(call);
    if (const auto *cast = llvm::dyn_cast_or_null<clang::CStyleCastExpr>(outer)) return cast->getType()->isVoidType();
    if (const auto *either = llvm::dyn_cast_or_null<clang::IfStmt>(outer)) return either->getCond() != &call;
    return llvm::isa_and_nonnull<clang::CompoundStmt>(outer);
  }

  void check(const clang::CallExpr &call, const clang::FunctionDecl &callee, bool isOldStyle) {
    const clang::QualType result = callee.getReturnType();
    const bool isInt = ast_.hasSameUnqualifiedType(result, ast_.IntTy);
    if (source_.undeclared.contains(name_) && !isInt && !isUnused(call)) {
      if (!result->isIntegralOrEnumerationType() || ast_.getIntWidth(result) < ast_.getIntWidth(ast_.IntTy) ||
          call.getBeginLoc().isMacroID())
        return refuse(call.getBeginLoc(),
                      name_ + "() is not declared here, so that C takes its result for an int; it is '" +
                          result.getAsString() + "'. Declare the function, or include its header.");
      const std::uint32_t at = ast_.getSourceManager().getFileOffset(call.getBeginLoc());
      edits.push_back({{mainFile, at, at}, "(int)"});
    }
    if (call.getNumArgs() < callee.getNumParams() ||
        (call.getNumArgs() > callee.getNumParams() && !callee.isVariadic()))
      return refuse(call.getBeginLoc(), name_ + "() has another number of parameters; mend the call.");
    for (unsigned i = 0; i < callee.getNumParams(); ++i)
      argument(*call.getArg(i), callee.getParamDecl(i)->getType(), isOldStyle);
  }

  /// As C hands a value over where there is no prototype.
  clang::QualType promoted(clang::QualType type) const {
    type = type.getCanonicalType().getUnqualifiedType();
    if (type->isArrayType() || type->isFunctionType()) return ast_.getDecayedType(type).getCanonicalType();
    if (type->isSpecificBuiltinType(clang::BuiltinType::Float)) return ast_.DoubleTy;
    return ast_.isPromotableIntegerType(type) ? ast_.getPromotedIntegerType(type) : type;
  }

  void argument(const clang::Expr &value, clang::QualType parameter, bool isOldStyle) {
    const clang::QualType from = promoted(value.IgnoreImpCasts()->getType());
    const clang::QualType to = isOldStyle ? promoted(parameter) : parameter.getCanonicalType().getUnqualifiedType();
    if (ast_.hasSameUnqualifiedType(from, to) || (from->isPointerType() && to->isPointerType())) return;
    const bool areNumbers = from->isIntegralOrEnumerationType() && to->isIntegralOrEnumerationType();
    if (areNumbers && ast_.getIntWidth(from) == ast_.getIntWidth(to)) return;
    clang::Expr::EvalResult constant;
    const bool isConstant = from->isIntegralOrEnumerationType() &&
                            value.IgnoreImpCasts()->EvaluateAsInt(constant, ast_) &&
                            constant.Val.getInt().isNonNegative();
    if (isConstant && areNumbers && constant.Val.getInt().getActiveBits() < ast_.getIntWidth(to)) return;
    if (isConstant && to->isPointerType() && constant.Val.getInt() == 0) return;
    refuse(value.getBeginLoc(), name_ + "() gets a value of type '" + from.getAsString() + "' and takes one of '" +
                                    to.getAsString() +
                                    "': C does not convert it where the function is not declared with its parameters. "
                                    "Declare it before the call.");
  }

  void refuse(clang::SourceLocation place, std::string sentence) {
    if (error) return;
    const clang::PresumedLoc at =
        ast_.getSourceManager().getPresumedLoc(ast_.getSourceManager().getExpansionLoc(place));
    error = Error{.kind = ErrorKind::input,
                  .message =
                      std::string(at.getFilename()) + ":" + std::to_string(at.getLine()) + ": " + std::move(sentence)};
  }

  clang::ASTContext &ast_;
  const ModernSource &source_;
  std::string name_;
};

} // namespace

Result<std::string> checkedCalls(clang::ASTUnit &unit, const ModernSource &source) {
  CallChecker checker(unit.getASTContext(), source);
  checker.TraverseDecl(unit.getASTContext().getTranslationUnitDecl());
  if (checker.error) return std::unexpected(std::move(*checker.error));
  return applyEdits(source.text, mainFile, checker.edits);
}

} // namespace warpgrain::frontend
