// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/VectorUses.h"

#include "core/frontend/openmp/KeptNames.h"
#include "core/frontend/openmp/StandardArrays.h"
#include "core/frontend/openmp/StandardVectors.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/AST/StmtCXX.h>
#include <clang/AST/StmtOpenMP.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace warpgrain::frontend {

namespace {

/// Finds what a region does with vectors.
class UseFinder : public clang::RecursiveASTVisitor<UseFinder> {
public:
  /// `region` with its directive.
  UseFinder(clang::ASTContext &context, const std::string &text, const SourceSpan &region)
      : context_(context), sources_(context.getSourceManager()), text_(text), region_(region) {}

  FoundUses find(clang::OMPExecutableDirective &region) {
    TraverseStmt(&region);
    for (const NamedVector &each : out_.known.vectors) {
      const NamedObject &object = each.object;
      const bool isInObject = !object.path.empty() && object.root != nullptr && !object.byPointer;
      if (const auto found = loose_.find(object.root); isInObject && found != loose_.end())
        limit(VectorLimit::otherUse, object.root->getNameAsString(), found->second);
    }
    return std::move(out_);
  }

  bool TraverseOMPClause(clang::OMPClause *clause) {
    if (clause == nullptr || clause->isImplicit()) return true;
    if (auto *shared = llvm::dyn_cast<clang::OMPSharedClause>(clause)) return list(shared->varlist(), UseKind::listed);
    if (auto *mapped = llvm::dyn_cast<clang::OMPMapClause>(clause)) return list(mapped->varlist(), UseKind::mapped);
    for (clang::Stmt *child : clause->children())
      TraverseStmt(child);
    return isKnown();
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
    if (!kind || callee == nullptr) return limit(VectorLimit::otherUse, *call);
    use(object, *kind, call->getSourceRange());
    return isKnown();
  }

  bool TraverseMemberExpr(clang::MemberExpr *member) {
    if (isVector(member)) return limit(VectorLimit::otherUse, *member);
    // Of an object only a member is asked for.
    const clang::Expr *base = member->getBase()->IgnoreParenImpCasts();
    const bool isField = llvm::isa<clang::FieldDecl>(member->getMemberDecl());
    if (isField && llvm::isa<clang::DeclRefExpr>(base)) return isKnown();
    return RecursiveASTVisitor::TraverseMemberExpr(member);
  }

  bool TraverseImplicitCastExpr(clang::ImplicitCastExpr *cast) {
    const auto *member = cast->getCastKind() == clang::CK_LValueToRValue
                             ? llvm::dyn_cast<clang::MemberExpr>(cast->getSubExpr()->IgnoreParens())
                             : nullptr;
    if (member == nullptr || !number(*member)) return RecursiveASTVisitor::TraverseImplicitCastExpr(cast);
    return isKnown();
  }

  bool TraverseCXXForRangeStmt(clang::CXXForRangeStmt *loop) {
    return range(*loop) ? TraverseStmt(loop->getBody()) : RecursiveASTVisitor::TraverseCXXForRangeStmt(loop);
  }

  bool VisitOMPLoopDirective(clang::OMPLoopDirective *directive) {
    const clang::Stmt *loop = directive->getRawStmt();
    for (unsigned depth = directive->getLoopsNumber(); loop != nullptr && depth > 0; --depth) {
      const auto *counted = llvm::dyn_cast<clang::ForStmt>(loop);
      const auto *ranged = llvm::dyn_cast<clang::CXXForRangeStmt>(loop);
      if (ranged != nullptr) sharedOut_.insert(ranged);
      loop = counted != nullptr ? counted->getBody() : ranged != nullptr ? ranged->getBody() : nullptr;
      while (const auto *block = llvm::dyn_cast_or_null<clang::CompoundStmt>(loop))
        loop = block->size() == 1 ? block->body_front() : nullptr;
    }
    return isKnown();
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
    // Clang evaluates what some clauses ask for before the construct.
    if (const auto *kept = llvm::dyn_cast<clang::OMPCapturedExprDecl>(name->getDecl()))
      return TraverseStmt(const_cast<clang::Expr *>(kept->getInit()));
    if (isVector(name)) return limit(VectorLimit::otherUse, *name);
    if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(name->getDecl()))
      loose_.emplace(variable, spanOf(name->getSourceRange()).value_or(SourceSpan{}));
    return true;
  }

  bool VisitVarDecl(clang::VarDecl *variable) {
    if (!elementOfVector(variable->getType())) return isKnown();
    const auto span = spanOf(clang::SourceRange(variable->getLocation()));
    return limit(VectorLimit::otherUse, variable->getNameAsString(), span.value_or(SourceSpan{}));
  }

  /// A name has another category of value than a call.
  bool VisitMaterializeTemporaryExpr(clang::MaterializeTemporaryExpr *kept) {
    const auto *call = llvm::dyn_cast<clang::CXXMemberCallExpr>(kept->getSubExpr()->IgnoreParens());
    const bool isOfVector = call != nullptr && isVector(call->getImplicitObjectArgument());
    return isOfVector && !kept->isBoundToLvalueReference() ? limit(VectorLimit::otherUse, *call) : isKnown();
  }

private:
  bool isKnown() const { return !out_.limit.has_value(); }

  bool limit(VectorLimit limit, std::string name, const SourceSpan &span) {
    if (!out_.limit) out_.limit = {.limit = limit, .name = std::move(name), .span = span};
    return false;
  }

  bool limit(VectorLimit limit, const clang::Expr &expression) {
    const auto span = spanOf(expression.getSourceRange());
    return this->limit(limit, span ? text_.substr(span->begin, span->length()) : std::string("a vector in a macro"),
                       span.value_or(SourceSpan{}));
  }

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
      if (name != nullptr && isVector(name) && !name->getType()->isPointerType())
        use(name, kind, name->getSourceRange());
      else if (name == nullptr)
        TraverseStmt(each);
    }
    return isKnown();
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

  /// A variable that the region does not declare, and of which there is one for all threads.
  bool isOutside(const clang::VarDecl *variable) const {
    return variable != nullptr && variable->getTLSKind() == clang::VarDecl::TLS_None && !isInRegion(*variable) &&
           !variable->hasAttr<clang::OMPThreadPrivateDeclAttr>() && !variable->getType().isVolatileQualified();
  }

  std::optional<NamedObject> named(const clang::Expr *expression) const {
    expression = expression->IgnoreParenImpCasts();
    if (const auto *followed = llvm::dyn_cast<clang::UnaryOperator>(expression);
        followed != nullptr && followed->getOpcode() == clang::UO_Deref)
      return pointedTo(followed->getSubExpr());
    if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(expression)) {
      const auto *variable = llvm::dyn_cast<clang::VarDecl>(name->getDecl());
      if (name->getType()->isPointerType()) return pointedTo(name);
      if (!isOutside(variable)) return std::nullopt;
      return NamedObject{.root = variable, .path = {}, .text = {}, .name = variable->getNameAsString()};
    }
    const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression);
    const auto *field = member != nullptr ? llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl()) : nullptr;
    if (field == nullptr || field->getType()->isPointerType()) return std::nullopt;
    const clang::Expr *base = member->getBase()->IgnoreParenImpCasts();
    std::optional<NamedObject> out = NamedObject{};
    if (!llvm::isa<clang::CXXThisExpr>(base)) out = member->isArrow() ? pointedTo(base) : named(base);
    if (!out) return std::nullopt;
    out->path.push_back(field);
    out->name += (out->name.empty() ? "" : "_") + field->getNameAsString();
    return out;
  }

  /// What a variable leads to that has one value in all of the region.
  std::optional<NamedObject> pointedTo(const clang::Expr *pointer) const {
    const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(pointer->IgnoreParenImpCasts());
    const auto *variable = name != nullptr ? llvm::dyn_cast<clang::VarDecl>(name->getDecl()) : nullptr;
    if (!isOutside(variable)) return std::nullopt;
    const auto known = kept_.find(variable);
    const bool keeps = known != kept_.end() ? known->second : keepsValue(context_, *variable, region_);
    kept_.emplace(variable, keeps);
    if (!keeps) return std::nullopt;
    return NamedObject{
        .root = variable, .byPointer = true, .path = {}, .text = {}, .name = variable->getNameAsString()};
  }

  /// The text that names an object, also where the expression is a pointer to it.
  std::string textOf(const clang::Expr *object, const SourceSpan &place) const {
    const std::string out = text_.substr(place.begin, place.length());
    if (object->getType()->isPointerType()) return "(*" + out + ")";
    return llvm::isa<clang::UnaryOperator>(object) ? "(" + out + ")" : out;
  }

  std::optional<std::size_t> vectorOf(const clang::Expr *object) {
    const clang::QualType type = object->getType();
    const auto element = elementOfVector(type->isPointerType() ? type->getPointeeType() : type);
    const auto place = spanOf(object->getSourceRange());
    if (element && (*element)->isBooleanType()) return limit(VectorLimit::holdsBits, *object), std::nullopt;
    if (element && !element->isTriviallyCopyableType(context_))
      return limit(VectorLimit::holdsMemory, *object), std::nullopt;
    if (const auto *row = llvm::dyn_cast<clang::CXXOperatorCallExpr>(object->IgnoreParenImpCasts());
        row != nullptr && isVector(row->getArg(0)))
      return limit(VectorLimit::holdsMemory, *row->getArg(0)), std::nullopt;
    auto found = named(object);
    if (!element || !place || !found || element->isVolatileQualified())
      return limit(VectorLimit::otherUse, *object), std::nullopt;
    auto &vectors = out_.known.vectors;
    const auto known =
        std::ranges::find_if(vectors, [&](const NamedVector &each) { return each.object.isSame(*found); });
    const auto at = static_cast<std::size_t>(known - vectors.begin());
    if (known == vectors.end()) {
      found->text = textOf(object, *place);
      vectors.push_back({.object = *std::move(found), .data = {}, .size = {}});
    }
    return at;
  }

  void use(const clang::Expr *object, UseKind kind, clang::SourceRange range) {
    const auto vector = vectorOf(object);
    const auto span = spanOf(range);
    if (vector && span)
      out_.known.uses.push_back({.vector = *vector, .kind = kind, .span = *span});
    else
      limit(VectorLimit::otherUse, *object);
  }

  /// Notes a number in an object that cannot be copied byte by byte. False of all others.
  bool number(const clang::MemberExpr &member) {
    const auto *field = llvm::dyn_cast<clang::FieldDecl>(member.getMemberDecl());
    const auto span = spanOf(member.getSourceRange());
    if (field == nullptr || !span || !field->getType()->isArithmeticType() || field->getType().isVolatileQualified() ||
        field->getParent()->isUnion() || llvm::isa<clang::CXXThisExpr>(member.getBase()->IgnoreParenImpCasts()))
      return false;
    auto found = named(&member);
    if (!found || found->root == nullptr) return false;
    clang::QualType object = found->root->getType().getNonReferenceType();
    if (found->byPointer) object = object->getPointeeType();
    if (object->isArrayType() || object.isTriviallyCopyableType(context_)) return false;
    auto &numbers = out_.known.numbers;
    const auto known =
        std::ranges::find_if(numbers, [&](const NamedNumber &each) { return each.object.isSame(*found); });
    out_.known.numberUses.push_back({.number = static_cast<std::size_t>(known - numbers.begin()), .span = *span});
    if (known != numbers.end()) return true;
    found->text = text_.substr(span->begin, span->length());
    numbers.push_back(
        {.object = *std::move(found),
         .type = field->getType().getCanonicalType().getUnqualifiedType().getAsString(context_.getPrintingPolicy()),
         .value = {}});
    return true;
  }

  /// Notes a loop over a vector, or one that is shared out over an array. False of all others, which need no counter.
  bool range(const clang::CXXForRangeStmt &loop) {
    const clang::Expr *over = loop.getRangeInit();
    const auto *head = llvm::dyn_cast_or_null<clang::DeclStmt>(loop.getLoopVarStmt());
    if (over == nullptr || head == nullptr || loop.getInit() != nullptr || !over->isLValue()) return false;
    over = over->IgnoreParenImpCasts();
    const bool isOfVector = elementOfVector(over->getType()).has_value();
    const auto extent = isOfVector || !sharedOut_.contains(&loop) ? std::optional<std::uint64_t>() : extentOf(over);
    const auto declaration = spanOf(head->getSourceRange());
    const auto whole = spanOf(clang::SourceRange(loop.getForLoc(), loop.getRParenLoc()));
    const auto colon = spanOf(clang::SourceRange(loop.getColonLoc()));
    if (!isOfVector && !extent) return false;
    if (!declaration || !whole || !colon) return isOfVector && !limit(VectorLimit::otherUse, *over);
    RangeUse use{.loop = &loop, .head = *whole};
    use.declaration = text_.substr(declaration->begin, colon->begin - declaration->begin);
    use.declaration.erase(use.declaration.find_last_not_of(" \t\r\n") + 1);
    use.variable = loop.getLoopVariable()->getNameAsString();
    if (isOfVector) use.vector = vectorOf(over);
    if (extent)
      use.array = text_.substr(spanOf(over->getSourceRange())->begin, spanOf(over->getSourceRange())->length());
    use.extent = extent.value_or(0);
    out_.known.ranges.push_back(std::move(use));
    return true;
  }

  /// The elements of an array that has a name of its own, or is a member of what has one.
  std::optional<std::uint64_t> extentOf(const clang::Expr *array) const {
    const clang::Expr *base = array;
    while (const auto *member = llvm::dyn_cast<clang::MemberExpr>(base)) {
      if (member->isArrow()) return std::nullopt;
      base = member->getBase()->IgnoreParenImpCasts();
    }
    const auto place = spanOf(array->getSourceRange());
    if (!llvm::isa<clang::DeclRefExpr>(base) || !place) return std::nullopt;
    if (const auto *constant = context_.getAsConstantArrayType(array->getType().getNonReferenceType()))
      return constant->getSize().getZExtValue();
    return extentOfStandardArray(array->getType());
  }

  clang::ASTContext &context_;
  const clang::SourceManager &sources_;
  const std::string &text_;
  SourceSpan region_;
  std::set<const clang::CXXForRangeStmt *> sharedOut_;
  std::map<const clang::VarDecl *, SourceSpan> loose_;  ///< that the region names other than for a member
  mutable std::map<const clang::VarDecl *, bool> kept_; ///< pointers, and whether they have one value
  FoundUses out_;
};

} // namespace

FoundUses usesOfVectors(clang::ASTContext &context, const std::string &text, const SourceSpan &span,
                        clang::OMPExecutableDirective &region) {
  return UseFinder(context, text, span).find(region);
}

} // namespace warpgrain::frontend
