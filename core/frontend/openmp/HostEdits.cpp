// SPDX-License-Identifier: Apache-2.0
//
// What C takes and C++ does not, or takes as something else: pointers to void that become other pointers, integers that
// become enumerations, numbers that become arguments of mathematical functions, which C++ overloads.
#include "core/base/Tokens.h"
#include "core/frontend/openmp/OpenMpRecorder.h"
#include "core/model/dialect/CallTable.h"

#include <clang/AST/RecursiveASTVisitor.h>

#include <cstdlib>
#include <set>

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

  /// C++ takes no value in braces that the conversion may change.
  bool VisitInitListExpr(clang::InitListExpr *list) {
    const clang::InitListExpr *converted = list->isSemanticForm() ? list : list->getSemanticForm();
    if (context_.program.isC && converted != nullptr) values(*converted);
    return true;
  }

  bool VisitFunctionDecl(clang::FunctionDecl *function) {
    if (context_.program.isC && function->isThisDeclarationADefinition() && function->hasBody()) addReturn(*function);
    if (context_.program.isC && !function->isImplicit() && function->getBuiltinID() == 0 &&
        !context_.sources.isInSystemHeader(function->getLocation()) &&
        model::isDeclaredInEverySource(function->getNameAsString()))
      context_.program.namesOfCuda.insert(function->getNameAsString());
    return true;
  }

  bool VisitVarDecl(clang::VarDecl *variable) {
    if (context_.program.isC && variable->isFileVarDecl() &&
        !context_.sources.isInSystemHeader(variable->getLocation()) &&
        model::isDeclaredInEverySource(variable->getNameAsString()))
      context_.program.namesOfCuda.insert(variable->getNameAsString());
    return true;
  }

  bool VisitCallExpr(clang::CallExpr *call) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (!context_.program.isC || callee == nullptr || context_.function(callee) || !hasOverloads(*callee)) return true;
    for (unsigned i = 0; i < call->getNumArgs() && i < callee->getNumParams(); ++i) {
      const auto *cast = llvm::dyn_cast<clang::ImplicitCastExpr>(call->getArg(i));
      while (cast != nullptr && cast->getCastKind() == clang::CK_LValueToRValue)
        cast = llvm::dyn_cast<clang::ImplicitCastExpr>(cast->getSubExpr());
      if (cast == nullptr) continue;
      const auto kind = cast->getCastKind();
      if (kind == clang::CK_FloatingCast || kind == clang::CK_IntegralToFloating ||
          kind == clang::CK_FloatingToIntegral || kind == clang::CK_IntegralCast)
        if (!llvm::isa<clang::IntegerLiteral>(cast->getSubExpr()) || kind != clang::CK_IntegralCast)
          if (!addToCallInMacro(*call, i, callee->getParamDecl(i)->getType()))
            addCast(cast->getSubExpr(), callee->getParamDecl(i)->getType());
    }
    return true;
  }

private:
  /// Functions of mathematics, and `div`, have other ones for other numbers in C++: those of the system alone.
  bool hasOverloads(const clang::FunctionDecl &callee) const {
    static const std::set<std::string> others{"div", "frexp", "modf", "remquo", "nexttoward"};
    const std::string name = callee.getNameAsString();
    return (callee.getBuiltinID() != 0 || context_.sources.isInSystemHeader(callee.getLocation())) &&
           (model::isDeclaredInEverySource(name) || others.contains(name));
  }

  /// The lists in it, of which some have no braces, too.
  void values(const clang::InitListExpr &list) {
    for (const clang::Expr *each : list.inits()) {
      if (const auto *inner = llvm::dyn_cast_or_null<clang::InitListExpr>(each))
        values(*inner);
      else if (const auto *cast = llvm::dyn_cast_or_null<clang::ImplicitCastExpr>(each);
               cast != nullptr && narrows(*cast) && done_.insert(cast).second)
        addCast(cast->getSubExpr(), cast->getType());
    }
  }

  bool narrows(const clang::ImplicitCastExpr &cast) const {
    const clang::QualType from = cast.getSubExpr()->getType();
    const clang::QualType to = cast.getType();
    clang::Expr::EvalResult before;
    clang::Expr::EvalResult after;
    switch (cast.getCastKind()) {
    case clang::CK_IntegralCast:
    case clang::CK_IntegralToBoolean:
      if (to->isEnumeralType()) return false; // has a cast already
      if (cast.getSubExpr()->EvaluateAsInt(before, context_.ast) && cast.EvaluateAsInt(after, context_.ast))
        return !llvm::APSInt::isSameValue(before.Val.getInt(), after.Val.getInt());
      return context_.ast.getIntWidth(to) < context_.ast.getIntWidth(from) ||
             (from->isSignedIntegerOrEnumerationType() && !to->isSignedIntegerOrEnumerationType()) ||
             (from->isUnsignedIntegerOrEnumerationType() && to->isSignedIntegerOrEnumerationType() &&
              context_.ast.getIntWidth(to) == context_.ast.getIntWidth(from));
    case clang::CK_IntegralToFloating:
      return !cast.getSubExpr()->EvaluateAsInt(before, context_.ast) || !before.Val.getInt().isRepresentableByInt64() ||
             std::abs(before.Val.getInt().getExtValue()) > (std::int64_t{1} << 24);
    case clang::CK_FloatingToIntegral:
    case clang::CK_FloatingToBoolean:
    case clang::CK_PointerToBoolean:
      return true;
    case clang::CK_FloatingCast:
      return context_.ast.getFloatingTypeOrder(to, from) < 0 && !cast.isEvaluatable(context_.ast);
    default:
      return false;
    }
  }

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

  void addCast(const clang::Expr *expression, clang::QualType type) {
    if (!context_.isInSource(expression->getBeginLoc())) return;
    const auto place = context_.exactSpan(expression->getSourceRange());
    const std::string word = "(" + context_.declared(type.getUnqualifiedType(), "") + ")";
    if (!place) {
      if (!addInMacro(*expression)) refuseMacro(context_, expression->getSourceRange(), word);
      return;
    }
    const clang::Expr *inner = expression->IgnoreImpCasts();
    const bool isOneWord = llvm::isa<clang::CallExpr, clang::DeclRefExpr, clang::ParenExpr, clang::IntegerLiteral,
                                     clang::FloatingLiteral, clang::ArraySubscriptExpr, clang::MemberExpr>(inner);
    if (isOneWord)
      context_.program.hostEdits.push_back({{place->file, place->begin, place->begin}, word});
    else
      addAround(context_.program.hostEdits, *place, word + "(", ")");
  }

  /// The place in the source of what stands in the text of a macro, and is not an argument of it.
  std::optional<std::uint32_t> placeInMacro(clang::SourceLocation place) const {
    if (!place.isMacroID() || context_.sources.isMacroArgExpansion(place)) return std::nullopt;
    const clang::SourceLocation written = context_.sources.getSpellingLoc(place);
    if (context_.sources.getFileID(written) != context_.sources.getMainFileID()) return std::nullopt;
    return context_.sources.getFileOffset(written);
  }

  /// A call that is the text of a macro of the source: each use of the macro calls the same function, which converts
  /// the argument to the same type.
  bool addToCallInMacro(const clang::CallExpr &call, unsigned number, clang::QualType type) {
    const auto begin = placeInMacro(call.getCallee()->getEndLoc());
    const auto end = placeInMacro(call.getRParenLoc());
    if (!begin || !end || *begin >= *end) return false;
    const std::string_view text = std::string_view(context_.program.text).substr(*begin, *end - *begin);
    std::vector<std::uint32_t> bounds; // of the arguments: parentheses and commas
    int depth = 0;
    for (const Token &token : tokenize(text)) {
      const std::string_view word = warpgrain::textOf(text, token);
      if (word == "#" || word == "##") return false;
      if (depth == 1 && word == ",") bounds.push_back(token.begin);
      if (word == "(" || word == "[" || word == "{") {
        if (depth++ == 0) bounds.push_back(token.begin);
      } else if (word == ")" || word == "]" || word == "}") {
        --depth;
      }
    }
    bounds.push_back(static_cast<std::uint32_t>(text.size()));
    if (depth != 1 || bounds.size() != call.getNumArgs() + 1) return false;
    SourceSpan place{.file = mainFile, .begin = *begin + bounds[number] + 1, .end = *begin + bounds[number + 1]};
    while (place.begin < place.end && context_.program.text[place.begin] == ' ')
      ++place.begin;
    if (inMacros_.insert(place.begin).second)
      addAround(context_.program.hostEdits, place, "(" + context_.declared(type.getUnqualifiedType(), "") + ")(", ")");
    return true;
  }

  /// What a function gives to a pointer of any type (`malloc(n)`), in a macro of the source: a value that converts to
  /// all of them, since each use of the macro may need another.
  bool addInMacro(const clang::Expr &expression) {
    const auto *call = llvm::dyn_cast<clang::CallExpr>(expression.IgnoreImpCasts());
    if (call == nullptr || !call->getType()->isVoidPointerType() || call->getBeginLoc().isInvalid()) return false;
    const clang::SourceLocation begin = context_.sources.getSpellingLoc(call->getBeginLoc());
    if (!context_.sources.isMacroBodyExpansion(call->getBeginLoc()) ||
        context_.sources.getFileID(begin) != context_.sources.getMainFileID())
      return false;
    const std::uint32_t at = context_.sources.getFileOffset(begin);
    if (inMacros_.insert(at).second) context_.program.hostEdits.push_back({{mainFile, at, at}, "(gpu::AnyPointer)"});
    return true;
  }

  OpenMpContext &context_;
  std::set<std::uint32_t> inMacros_;   ///< where macros have a conversion already
  std::set<const clang::Expr *> done_; ///< values in lists, which are visited in two forms
};

} // namespace

void addAround(TextEdits &edits, const SourceSpan &place, const std::string &before, const std::string &after) {
  edits.push_back({{place.file, place.begin, place.begin}, before});
  edits.push_back({{place.file, place.end, place.end}, after});
}

void refuseMacro(OpenMpContext &context, clang::SourceRange range, const std::string &words) {
  const clang::PresumedLoc at = context.sources.getPresumedLoc(context.sources.getExpansionLoc(range.getBegin()));
  const std::string line = at.isValid() ? std::to_string(placeOf(at, context.program).line) : "?";
  context.program.notCxx.push_back({.kind = ObstacleKind::otherStatement,
                                    .text = "A conversion that C++ needs to be written (" + words +
                                            ") is in the macro of line " + line + "; write it in the macro itself.",
                                    .span = context.span(range)});
}

void recordHostEdits(OpenMpContext &context) {
  HostEditor(context).TraverseDecl(context.ast.getTranslationUnitDecl());
  if (context.program.isC) recordCxxDifferences(context);
  recordAllocations(context);
}

} // namespace warpgrain::frontend
