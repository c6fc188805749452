// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/VectorUses.h"

#include "core/frontend/openmp/StandardVectors.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/AST/StmtOpenMP.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace warpgrain::frontend {

namespace {

/// Finds what a region does with vectors.
class UseFinder : public clang::RecursiveASTVisitor<UseFinder> {
public:
  /// `region` with its directive.
  UseFinder(const clang::ASTContext &context, const std::string &text, const SourceSpan &region)
      : context_(context), sources_(context.getSourceManager()), text_(text), region_(region) {}

  /// True where each use is known.
  bool find(clang::OMPExecutableDirective &region) {
    TraverseStmt(&region);
    for (const NamedVector &each : found_.vectors)
      isKnown_ &= each.path.empty() || each.root == nullptr || !loose_.contains(each.root);
    return isKnown_ && !found_.vectors.empty();
  }

  bool TraverseOMPClause(clang::OMPClause *clause) {
    if (clause == nullptr || clause->isImplicit()) return true;
    if (auto *shared = llvm::dyn_cast<clang::OMPSharedClause>(clause)) return list(shared->varlist(), UseKind::listed);
    if (auto *mapped = llvm::dyn_cast<clang::OMPMapClause>(clause)) return list(mapped->varlist(), UseKind::mapped);
    for (clang::Stmt *child : clause->children())
      TraverseStmt(child);
    return isKnown_;
  }

  /// Not what the construct hands to its threads by itself.
  bool TraverseCapturedStmt(clang::CapturedStmt *captured) { return TraverseStmt(captured->getCapturedStmt()); }

  bool TraverseCXXOperatorCallExpr(clang::CXXOperatorCallExpr *call) {
    if (call->getOperator() != clang::OO_Subscript || !isVector(call->getArg(0)))
      return RecursiveASTVisitor::TraverseCXXOperatorCallExpr(call);
    use(call->getArg(0), UseKind::element, call->getArg(0)->getSourceRange());
    return TraverseStmt(call->getArg(1));
  }

  bool TraverseCXXMemberCallExpr(clang::CXXMemberCallExpr *call) {
    const clang::Expr *object = call->getImplicitObjectArgument();
    if (!isVector(object)) return RecursiveASTVisitor::TraverseCXXMemberCallExpr(call);
    const auto kind = kindOf(call->getMethodDecl());
    const auto *callee = llvm::dyn_cast<clang::MemberExpr>(call->getCallee()->IgnoreParens());
    if (!kind || callee == nullptr || callee->isArrow()) return isKnown_ = false;
    use(object, *kind, call->getSourceRange());
    return isKnown_;
  }

  bool TraverseMemberExpr(clang::MemberExpr *member) {
    if (isVector(member)) isKnown_ = false;
    // Of an object only a member is asked for.
    const clang::Expr *base = member->getBase()->IgnoreParenImpCasts();
    const bool isField = llvm::isa<clang::FieldDecl>(member->getMemberDecl());
    if (isField && llvm::isa<clang::DeclRefExpr>(base)) return isKnown_;
    return RecursiveASTVisitor::TraverseMemberExpr(member);
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
    // Clang evaluates what some clauses ask for before the construct.
    if (const auto *kept = llvm::dyn_cast<clang::OMPCapturedExprDecl>(name->getDecl()))
      return TraverseStmt(const_cast<clang::Expr *>(kept->getInit()));
    if (isVector(name)) return isKnown_ = false;
    if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(name->getDecl())) loose_.insert(variable);
    return true;
  }

  bool VisitVarDecl(clang::VarDecl *variable) { return isKnown_ &= !elementOfVector(variable->getType()); }

  /// A name has another category of value than a call.
  bool VisitMaterializeTemporaryExpr(clang::MaterializeTemporaryExpr *kept) {
    const auto *call = llvm::dyn_cast<clang::CXXMemberCallExpr>(kept->getSubExpr()->IgnoreParens());
    if (call != nullptr && isVector(call->getImplicitObjectArgument())) isKnown_ &= kept->isBoundToLvalueReference();
    return isKnown_;
  }

  UsesOfVectors &&found() && { return std::move(found_); }

private:
  static bool isVector(const clang::Expr *expression) {
    const clang::QualType type = expression != nullptr ? expression->getType() : clang::QualType();
    return !type.isNull() && elementOfVector(type->isPointerType() ? type->getPointeeType() : type).has_value();
  }

  static std::optional<UseKind> kindOf(const clang::CXXMethodDecl *method) {
    if (method == nullptr || !method->getDeclName().isIdentifier()) return std::nullopt;
    const std::string_view name = method->getName();
    if (name == "size") return UseKind::size;
    if (name == "data") return UseKind::data;
    if (name == "empty") return UseKind::isEmpty;
    if (name == "front") return UseKind::front;
    return name == "back" ? std::optional(UseKind::back) : std::nullopt;
  }

  template <typename List>
  bool list(const List &expressions, UseKind kind) {
    for (clang::Expr *each : expressions) {
      const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(each->IgnoreParenImpCasts());
      if (name != nullptr && isVector(name))
        use(name, kind, name->getSourceRange());
      else if (name == nullptr)
        TraverseStmt(each);
    }
    return isKnown_;
  }

  std::optional<SourceSpan> spanOf(clang::SourceRange range) const {
    if (range.getBegin().isMacroID() || range.getEnd().isMacroID() ||
        sources_.getFileID(range.getBegin()) != sources_.getMainFileID() ||
        sources_.getFileID(range.getEnd()) != sources_.getMainFileID())
      return std::nullopt;
    const clang::SourceLocation end =
        clang::Lexer::getLocForEndOfToken(range.getEnd(), 0, sources_, context_.getLangOpts());
    return SourceSpan{
        .file = mainFile, .begin = sources_.getFileOffset(range.getBegin()), .end = sources_.getFileOffset(end)};
  }

  bool isInRegion(const clang::Decl &declaration) const {
    const clang::SourceLocation place = sources_.getExpansionLoc(declaration.getLocation());
    const std::uint32_t at = sources_.getFileOffset(place);
    return sources_.getFileID(place) == sources_.getMainFileID() && region_.begin <= at && at < region_.end;
  }

  std::optional<NamedVector> named(const clang::Expr *expression) const {
    expression = expression->IgnoreParenImpCasts();
    if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(expression)) {
      const auto *variable = llvm::dyn_cast<clang::VarDecl>(name->getDecl());
      if (variable == nullptr || variable->getTLSKind() != clang::VarDecl::TLS_None || isInRegion(*variable) ||
          variable->hasAttr<clang::OMPThreadPrivateDeclAttr>() || variable->getType().isVolatileQualified())
        return std::nullopt;
      return NamedVector{
          .root = variable, .path = {}, .text = {}, .name = variable->getNameAsString(), .data = {}, .size = {}};
    }
    const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression);
    if (member == nullptr) return std::nullopt;
    const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
    const clang::Expr *base = member->getBase()->IgnoreParenImpCasts();
    if (field == nullptr || (member->isArrow() && !llvm::isa<clang::CXXThisExpr>(base))) return std::nullopt;
    std::optional<NamedVector> out = NamedVector{};
    if (!llvm::isa<clang::CXXThisExpr>(base)) out = named(base);
    if (!out) return std::nullopt;
    out->path.push_back(field);
    out->name += (out->name.empty() ? "" : "_") + field->getNameAsString();
    return out;
  }

  void use(const clang::Expr *object, UseKind kind, clang::SourceRange range) {
    const auto element = elementOfVector(object->getType());
    const auto place = spanOf(object->getSourceRange());
    const auto span = spanOf(range);
    auto found = named(object);
    if (!element || !place || !span || !found || (*element)->isBooleanType() ||
        !element->isTriviallyCopyableType(context_) || element->isVolatileQualified()) {
      isKnown_ = false;
      return;
    }
    const auto known = std::ranges::find_if(
        found_.vectors, [&](const NamedVector &each) { return each.root == found->root && each.path == found->path; });
    const auto at = static_cast<std::size_t>(known - found_.vectors.begin());
    if (known == found_.vectors.end()) {
      found->text = text_.substr(place->begin, place->length());
      found_.vectors.push_back(*std::move(found));
    }
    found_.uses.push_back({.vector = at, .kind = kind, .span = *span});
  }

  const clang::ASTContext &context_;
  const clang::SourceManager &sources_;
  const std::string &text_;
  SourceSpan region_;
  std::set<const clang::VarDecl *> loose_; ///< that the region names other than for a member
  UsesOfVectors found_;
  bool isKnown_ = true;
};

} // namespace

std::optional<UsesOfVectors> usesOfVectors(const clang::ASTContext &context, const std::string &text,
                                           const SourceSpan &span, clang::OMPExecutableDirective &region) {
  UseFinder finder(context, text, span);
  if (!finder.find(region)) return std::nullopt;
  return std::move(finder).found();
}

} // namespace warpgrain::frontend
