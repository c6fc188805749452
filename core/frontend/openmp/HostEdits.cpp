// SPDX-License-Identifier: Apache-2.0
//
// What C takes and C++ does not, or takes as something else: pointers to void that become other pointers, integers that
// become enumerations, numbers that become arguments of mathematical functions, which C++ overloads.
#include "core/frontend/openmp/OpenMpRecorder.h"

#include <clang/AST/RecursiveASTVisitor.h>

namespace warpgrain::frontend {

using namespace openmp;

namespace {

class HostEditor : public clang::RecursiveASTVisitor<HostEditor> {
public:
  explicit HostEditor(OpenMpContext &context) : context_(context) {}

  bool VisitImplicitCastExpr(clang::ImplicitCastExpr *cast) {
    if (!context_.program.isC) return true;
    const clang::QualType from = cast->getSubExpr()->getType();
    const clang::QualType to = cast->getType();
    const bool isFromVoid = cast->getCastKind() == clang::CK_BitCast && from->isVoidPointerType();
    const bool isToEnumeration = cast->getCastKind() == clang::CK_IntegralCast && to->isEnumeralType();
    if (!cast->isPartOfExplicitCast() && (isFromVoid || isToEnumeration)) addCast(cast->getSubExpr(), to);
    return true;
  }

  /// A function of old C without a type gives an int.
  bool VisitFunctionDecl(clang::FunctionDecl *function) {
    const clang::SourceLocation begin = function->getBeginLoc();
    if (context_.program.isC && !function->isImplicit() && begin == function->getLocation() && begin.isFileID() &&
        context_.isInSource(begin)) {
      const std::uint32_t at = context_.sources.getFileOffset(begin);
      context_.program.hostEdits.push_back({{mainFile, at, at}, "int "});
    }
    if (context_.program.isC && function->isThisDeclarationADefinition() && function->hasBody()) addReturn(*function);
    return true;
  }

  bool VisitCallExpr(clang::CallExpr *call) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (!context_.program.isC || callee == nullptr || context_.function(callee)) return true;
    for (unsigned i = 0; i < call->getNumArgs() && i < callee->getNumParams(); ++i) {
      const auto *cast = llvm::dyn_cast<clang::ImplicitCastExpr>(call->getArg(i));
      while (cast != nullptr && cast->getCastKind() == clang::CK_LValueToRValue)
        cast = llvm::dyn_cast<clang::ImplicitCastExpr>(cast->getSubExpr());
      if (cast == nullptr) continue;
      const auto kind = cast->getCastKind();
      if (kind == clang::CK_FloatingCast || kind == clang::CK_IntegralToFloating ||
          kind == clang::CK_FloatingToIntegral || kind == clang::CK_IntegralCast)
        if (!llvm::isa<clang::IntegerLiteral>(cast->getSubExpr()) || kind != clang::CK_IntegralCast)
          addCast(cast->getSubExpr(), callee->getParamDecl(i)->getType());
    }
    return true;
  }

  bool VisitCXXNewExpr(clang::CXXNewExpr *allocation) {
    if (!context_.isInSource(allocation->getBeginLoc()) || !allocation->isArray() || !allocation->getArraySize() ||
        allocation->getNumPlacementArgs() != 0)
      return true;
    const auto place = context_.exactSpan(allocation->getSourceRange());
    const auto count = context_.exactSpan((*allocation->getArraySize())->getSourceRange());
    if (!place || !count || (*allocation->getArraySize())->HasSideEffects(context_.ast)) return true;
    wrap(context_.program.allocationEdits, *place, "gpu::know(",
         ", sizeof(" + context_.declared(allocation->getAllocatedType(), "") + ") * (" +
             std::string(context_.program.textOf(*count)) + "))");
    return true;
  }

  bool VisitCXXDeleteExpr(clang::CXXDeleteExpr *end) {
    if (!end->isArrayForm() || !context_.isInSource(end->getBeginLoc())) return true;
    if (const auto place = context_.exactSpan(end->getArgument()->getSourceRange()))
      wrap(context_.program.allocationEdits, *place, "gpu::forget(", ")");
    else
      refuse(end->getSourceRange(), "delete[]");
    return true;
  }

private:
  /// The end of a function with a result may be reached in C, where nobody uses it; in C++ it has no meaning at all.
  void addReturn(const clang::FunctionDecl &function) {
    const auto *body = llvm::dyn_cast<clang::CompoundStmt>(function.getBody());
    if (function.getReturnType()->isVoidType() || function.isMain() || body == nullptr || endsInReturn(body)) return;
    const SourceSpan place = context_.span(clang::SourceRange(body->getRBracLoc(), body->getRBracLoc()));
    if (place.empty() || body->getRBracLoc().isMacroID()) return;
    context_.program.hostEdits.push_back({{mainFile, place.begin, place.begin}, "return {}; "});
  }

  static bool endsInReturn(const clang::Stmt *statement) {
    if (const auto *block = llvm::dyn_cast_or_null<clang::CompoundStmt>(statement))
      return !block->body_empty() && endsInReturn(block->body_back());
    if (const auto *either = llvm::dyn_cast_or_null<clang::IfStmt>(statement))
      return either->getElse() != nullptr && endsInReturn(either->getThen()) && endsInReturn(either->getElse());
    return llvm::isa_and_nonnull<clang::ReturnStmt>(statement);
  }

  static void wrap(TextEdits &edits, const SourceSpan &place, const std::string &before, const std::string &after) {
    edits.push_back({{place.file, place.begin, place.begin}, before});
    edits.push_back({{place.file, place.end, place.end}, after});
  }

  void refuse(clang::SourceRange range, std::string what) {
    context_.program.notCxx.push_back(
        {.kind = ObstacleKind::otherStatement, .text = std::move(what), .span = context_.span(range)});
  }

  void addCast(const clang::Expr *expression, clang::QualType type) {
    if (!context_.isInSource(expression->getBeginLoc())) return;
    const auto place = context_.exactSpan(expression->getSourceRange());
    const std::string word = "(" + context_.declared(type.getUnqualifiedType(), "") + ")";
    if (!place) return refuse(expression->getSourceRange(), word);
    const clang::Expr *inner = expression->IgnoreImpCasts();
    const bool isOneWord = llvm::isa<clang::CallExpr, clang::DeclRefExpr, clang::ParenExpr, clang::IntegerLiteral,
                                     clang::FloatingLiteral, clang::ArraySubscriptExpr, clang::MemberExpr>(inner);
    if (isOneWord)
      context_.program.hostEdits.push_back({{place->file, place->begin, place->begin}, word});
    else
      wrap(context_.program.hostEdits, *place, word + "(", ")");
  }

  OpenMpContext &context_;
};

} // namespace

void recordHostEdits(OpenMpContext &context) {
  HostEditor(context).TraverseDecl(context.ast.getTranslationUnitDecl());
}

} // namespace warpgrain::frontend
