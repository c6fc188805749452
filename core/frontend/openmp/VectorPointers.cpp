// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/VectorPointers.h"

#include "core/base/Tokens.h"
#include "core/frontend/openmp/StandardVectors.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/AST/StmtOpenMP.h>
#include <clang/Frontend/ASTUnit.h>
#include <clang/Lex/Lexer.h>

#include <algorithm>
#include <deque>
#include <optional>
#include <set>
#include <utility>

namespace warpgrain::frontend {

namespace {

/// Functions that a piece of code may execute, as far as calls say so. Those of the system execute no other code but
/// what they are given.
class CodeFinder : public clang::RecursiveASTVisitor<CodeFinder> {
public:
  explicit CodeFinder(const clang::ASTContext &context) : sources_(context.getSourceManager()) {}

  /// True where no vector comes to have other memory: neither in the code nor in what it calls.
  bool keepsVectors(clang::Stmt *code) {
    TraverseStmt(code);
    while (keeps_ && !waiting_.empty()) {
      const clang::FunctionDecl *next = waiting_.front();
      waiting_.pop_front();
      TraverseStmt(next->getBody());
      if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(next))
        for (const clang::CXXCtorInitializer *each : constructor->inits())
          TraverseStmt(each->getInit());
    }
    return keeps_;
  }

  bool shouldVisitImplicitCode() const { return true; }

  bool TraverseOMPClause(clang::OMPClause *clause) {
    if (clause == nullptr || clause->isImplicit()) return true;
    for (clang::Stmt *child : clause->children())
      TraverseStmt(child);
    return keeps_;
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
    if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(name->getDecl())) mayCall(*function);
    return keeps_;
  }

  bool VisitMemberExpr(clang::MemberExpr *member) {
    if (const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(member->getMemberDecl())) mayCall(*method);
    return keeps_;
  }

  bool VisitCXXConstructExpr(clang::CXXConstructExpr *made) {
    if (!made->getConstructor()->isTrivial()) mayCall(*made->getConstructor());
    return keeps_;
  }

  bool VisitCXXBindTemporaryExpr(clang::CXXBindTemporaryExpr *bound) { return mayDestroy(bound->getType()); }

  bool VisitVarDecl(clang::VarDecl *variable) { return mayDestroy(variable->getType()); }

  bool VisitCXXDeleteExpr(clang::CXXDeleteExpr *removed) {
    return removed->getDestroyedType().isNull() || mayDestroy(removed->getDestroyedType());
  }

  bool VisitCallExpr(clang::CallExpr *call) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (callee == nullptr) return keeps_ = llvm::isa<clang::CXXPseudoDestructorExpr>(call->getCallee());
    if (isOfSystem(*callee)) ofSystem(*call, *callee);
    return keeps_;
  }

private:
  bool isOfSystem(const clang::FunctionDecl &function) const {
    return function.getBuiltinID() != 0 || sources_.isInSystemHeader(function.getLocation());
  }

  /// Code of the system changes the vectors that it is given, and calls the objects that can be called.
  void ofSystem(const clang::CallExpr &call, const clang::FunctionDecl &callee) {
    if (callee.getOverloadedOperator() == clang::OO_Call) keeps_ = false;
    const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&callee);
    const bool isKept = method != nullptr && keepsVector(*method);
    const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(&call);
    if (member != nullptr) {
      const clang::QualType object = member->getImplicitObjectArgument()->getType();
      const bool isVector = elementOfVector(object->isPointerType() ? object->getPointeeType() : object).has_value();
      keeps_ &= !isVector || isKept;
    }
    for (const clang::Expr *each : call.arguments()) {
      const clang::QualType type = each->getType();
      if (type.isNull()) continue;
      const bool isVector = elementOfVector(type) && each->isGLValue() && !type.isConstQualified();
      const auto *record = type.getNonReferenceType()->getAsCXXRecordDecl();
      keeps_ &= (!isVector || isKept) && (record == nullptr || !canBeCalled(*record));
    }
  }

  bool canBeCalled(const clang::CXXRecordDecl &record) const {
    return record.isLambda() ||
           (record.hasDefinition() && !sources_.isInSystemHeader(record.getLocation()) &&
            std::ranges::any_of(record.getDefinition()->methods(), [](const clang::CXXMethodDecl *each) {
              return each->getOverloadedOperator() == clang::OO_Call;
            }));
  }

  bool mayDestroy(clang::QualType type) {
    if (type.isNull()) return keeps_;
    const auto *record = type->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    if (record == nullptr || !record->hasDefinition()) return keeps_;
    const clang::CXXDestructorDecl *destructor = record->getDestructor();
    if (destructor != nullptr && !destructor->isTrivial()) mayCall(*destructor);
    return keeps_;
  }

  void mayCall(const clang::FunctionDecl &function) {
    if (isOfSystem(function) || !seen_.insert(function.getCanonicalDecl()).second) return;
    const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&function);
    const clang::FunctionDecl *definition = nullptr;
    if ((method != nullptr && method->isVirtual()) || !function.hasBody(definition))
      keeps_ &= function.isDefaulted() && llvm::isa<clang::CXXDestructorDecl>(function);
    else
      waiting_.push_back(definition);
  }

  const clang::SourceManager &sources_;
  std::set<const clang::FunctionDecl *> seen_;
  std::deque<const clang::FunctionDecl *> waiting_;
  bool keeps_ = true;
};

/// A vector that a region names: a variable, a member of one, or one of the object whose method the code is.
struct NamedVector {
  const clang::VarDecl *root = nullptr;
  std::vector<const clang::ValueDecl *> path; ///< from the root on
  std::string text;                           ///< as the region names it first
  std::string name;                           ///< of one word: "grid_cells"
  std::string data;                           ///< the pointer's name; empty where it is not needed
  std::string size;
};

enum class UseKind : std::uint8_t { element, data, size, isEmpty, front, back, listed, mapped };

struct VectorUse {
  std::size_t vector = 0;
  UseKind kind = UseKind::element;
  SourceSpan span; ///< that gets another text
};

/// Finds what a region does with vectors.
class UseFinder : public clang::RecursiveASTVisitor<UseFinder> {
public:
  /// `region` with its directive.
  UseFinder(const clang::ASTContext &context, const std::string &text, const SourceSpan &region)
      : context_(context), sources_(context.getSourceManager()), text_(text), region_(region) {}

  /// True where each use is known.
  bool find(clang::OMPExecutableDirective &region) {
    TraverseStmt(&region);
    for (const NamedVector &each : vectors)
      isKnown_ &= each.path.empty() || each.root == nullptr || !loose_.contains(each.root);
    return isKnown_ && !vectors.empty();
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

  std::vector<NamedVector> vectors;
  std::vector<VectorUse> uses;

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
        vectors, [&](const NamedVector &each) { return each.root == found->root && each.path == found->path; });
    const auto at = static_cast<std::size_t>(known - vectors.begin());
    if (known == vectors.end()) {
      found->text = text_.substr(place->begin, place->length());
      vectors.push_back(*std::move(found));
    }
    uses.push_back({.vector = at, .kind = kind, .span = *span});
  }

  const clang::ASTContext &context_;
  const clang::SourceManager &sources_;
  const std::string &text_;
  SourceSpan region_;
  std::set<const clang::VarDecl *> loose_; ///< that the region names other than for a member
  bool isKnown_ = true;
};

/// Writes the edits of a region.
class RegionWriter {
public:
  RegionWriter(const clang::ASTContext &context, const std::string &text, clang::OMPExecutableDirective &region)
      : context_(context), sources_(context.getSourceManager()), text_(text), region_(region) {}

  std::optional<RegionOfVectors> write() {
    const auto begin = beginOfLine();
    const auto end = endOfRegion();
    if (!begin || !end) return std::nullopt;
    UseFinder found(context_, text_, {.file = mainFile, .begin = *begin, .end = *end});
    if (!found.find(region_) || !CodeFinder(context_).keepsVectors(&region_)) return std::nullopt;
    vectors_ = std::move(found.vectors);
    for (const VectorUse &use : found.uses)
      if (use.kind != UseKind::listed && use.kind != UseKind::mapped) name(use);
    for (const VectorUse &use : found.uses)
      if (NamedVector &vector = vectors_[use.vector];
          use.kind == UseKind::mapped && !vector.data.empty() && vector.size.empty())
        vector.size = newName(vector.name + "_size");
    for (const VectorUse &use : found.uses)
      edit(use.span.begin, use.span.end, textFor(use));
    std::string head;
    const std::string indent = indentOfStatement();
    for (const NamedVector &each : vectors_) {
      if (!each.data.empty()) head += indent + "auto *" + each.data + " = " + each.text + ".data();\n";
      if (!each.size.empty()) head += indent + "std::size_t " + each.size + " = " + each.text + ".size();\n";
    }
    if (head.empty()) return std::nullopt;
    edit(*begin, *begin, indent + "{\n" + head);
    edit(*end, *end, "\n" + indent + "}");
    return std::move(out_);
  }

private:
  void edit(std::uint32_t begin, std::uint32_t end, std::string text) {
    out_.edits.push_back({.span = {.file = mainFile, .begin = begin, .end = end}, .replacement = std::move(text)});
  }

  /// Where the line with the directive begins, which has nothing else.
  std::optional<std::uint32_t> beginOfLine() const {
    const clang::SourceLocation place = region_.getBeginLoc();
    if (place.isInvalid() || place.isMacroID() || sources_.getFileID(place) != sources_.getMainFileID())
      return std::nullopt;
    const std::uint32_t at = sources_.getFileOffset(place);
    const std::size_t before = at == 0 ? std::string::npos : text_.rfind('\n', at - 1);
    const auto begin = static_cast<std::uint32_t>(before == std::string::npos ? 0 : before + 1);
    const std::size_t first = text_.find_first_not_of(" \t", begin);
    return first != std::string::npos && text_[first] == '#' ? std::optional(begin) : std::nullopt;
  }

  /// Of the statement behind the directive, which may itself begin its line.
  std::string indentOfStatement() const {
    const clang::SourceLocation place = sources_.getExpansionLoc(region_.getRawStmt()->getBeginLoc());
    if (place.isInvalid() || sources_.getFileID(place) != sources_.getMainFileID()) return {};
    const std::size_t newline = text_.rfind('\n', sources_.getFileOffset(place));
    const std::size_t begin = newline == std::string::npos ? 0 : newline + 1;
    const std::size_t first = text_.find_first_not_of(" \t", begin);
    return first == std::string::npos ? std::string() : text_.substr(begin, first - begin);
  }

  /// Behind the last statement of the region, with its semicolon.
  std::optional<std::uint32_t> endOfRegion() const {
    const clang::Stmt *last = region_.getRawStmt();
    for (const clang::Stmt *inner = last; inner != nullptr;) {
      last = inner;
      inner = innerOf(*last);
    }
    if (last == nullptr || last->getEndLoc().isMacroID() || last->getEndLoc().isInvalid()) return std::nullopt;
    const bool hasNone = llvm::isa<clang::CompoundStmt, clang::NullStmt, clang::SwitchStmt>(last);
    const clang::SourceLocation end =
        hasNone ? clang::Lexer::getLocForEndOfToken(last->getEndLoc(), 0, sources_, context_.getLangOpts())
                : clang::Lexer::findLocationAfterToken(last->getEndLoc(), clang::tok::semi, sources_,
                                                       context_.getLangOpts(), false);
    if (end.isInvalid() || sources_.getFileID(end) != sources_.getMainFileID()) return std::nullopt;
    return sources_.getFileOffset(end);
  }

  /// The statement that a statement ends with.
  static const clang::Stmt *innerOf(const clang::Stmt &statement) {
    if (const auto *captured = llvm::dyn_cast<clang::CapturedStmt>(&statement)) return captured->getCapturedStmt();
    if (const auto *nested = llvm::dyn_cast<clang::OMPExecutableDirective>(&statement)) return nested->getRawStmt();
    if (const auto *loop = llvm::dyn_cast<clang::ForStmt>(&statement)) return loop->getBody();
    if (const auto *loop = llvm::dyn_cast<clang::CXXForRangeStmt>(&statement)) return loop->getBody();
    if (const auto *loop = llvm::dyn_cast<clang::WhileStmt>(&statement)) return loop->getBody();
    if (const auto *marked = llvm::dyn_cast<clang::AttributedStmt>(&statement)) return marked->getSubStmt();
    if (const auto *marked = llvm::dyn_cast<clang::OMPCanonicalLoop>(&statement)) return marked->getLoopStmt();
    if (const auto *choice = llvm::dyn_cast<clang::IfStmt>(&statement))
      return choice->getElse() != nullptr ? choice->getElse() : choice->getThen();
    return nullptr;
  }

  std::string newName(const std::string &wanted) const {
    const auto isTaken = [&](const std::string &name) {
      return text_.find(name) != std::string::npos || std::ranges::any_of(vectors_, [&](const NamedVector &each) {
               return each.data == name || each.size == name;
             });
    };
    std::string out = wanted;
    for (unsigned i = 2; isTaken(out); ++i)
      out = wanted + std::to_string(i);
    return out;
  }

  void name(const VectorUse &use) {
    NamedVector &vector = vectors_[use.vector];
    const bool hasSize = use.kind == UseKind::size || use.kind == UseKind::isEmpty || use.kind == UseKind::back;
    const bool hasData = use.kind != UseKind::size && use.kind != UseKind::isEmpty;
    if (hasData && vector.data.empty()) vector.data = newName(vector.name + "_data");
    if (hasSize && vector.size.empty()) vector.size = newName(vector.name + "_size");
  }

  std::string textFor(const VectorUse &use) const {
    const NamedVector &vector = vectors_[use.vector];
    switch (use.kind) {
    case UseKind::element:
    case UseKind::data:
      return vector.data;
    case UseKind::size:
      return vector.size;
    case UseKind::isEmpty:
      return "(" + vector.size + " == 0)";
    case UseKind::front:
      return vector.data + "[0]";
    case UseKind::back:
      return vector.data + "[" + vector.size + " - 1]";
    case UseKind::listed:
      if (vector.data.empty() && vector.size.empty()) return vector.text;
      return vector.data + (vector.data.empty() || vector.size.empty() ? "" : ", ") + vector.size;
    case UseKind::mapped:
      return vector.data.empty() ? vector.text : vector.data + "[0:" + vector.size + "]";
    }
    std::unreachable();
  }

  const clang::ASTContext &context_;
  const clang::SourceManager &sources_;
  const std::string &text_;
  clang::OMPExecutableDirective &region_;
  std::vector<NamedVector> vectors_;
  RegionOfVectors out_;
};

/// Finds the outermost constructs whose code several threads, or a device, execute.
class RegionFinder : public clang::RecursiveASTVisitor<RegionFinder> {
public:
  explicit RegionFinder(const clang::SourceManager &sources) : sources_(sources) {}

  bool TraverseDecl(clang::Decl *declaration) {
    if (declaration == nullptr) return true;
    const clang::SourceLocation place = declaration->getLocation();
    if (place.isValid() && sources_.isInSystemHeader(place)) return true;
    const auto *context = llvm::dyn_cast<clang::DeclContext>(declaration);
    if (context != nullptr && context->isDependentContext()) return true;
    return RecursiveASTVisitor::TraverseDecl(declaration);
  }

  bool dataTraverseStmtPre(clang::Stmt *statement) {
    auto *directive = llvm::dyn_cast<clang::OMPExecutableDirective>(statement);
    if (directive == nullptr || !isRegion(directive->getDirectiveKind()) || !directive->hasAssociatedStmt())
      return true;
    regions.push_back(directive);
    return false;
  }

  std::vector<clang::OMPExecutableDirective *> regions;

private:
  static bool isRegion(clang::OpenMPDirectiveKind kind) {
    return clang::isOpenMPParallelDirective(kind) || clang::isOpenMPTargetExecutionDirective(kind) ||
           clang::isOpenMPTeamsDirective(kind);
  }

  const clang::SourceManager &sources_;
};

} // namespace

std::vector<RegionOfVectors> regionsOfVectors(clang::ASTUnit &unit, const std::string &text) {
  clang::ASTContext &context = unit.getASTContext();
  std::vector<RegionOfVectors> out;
  if (!context.getLangOpts().CPlusPlus11 || text.find("omp") == std::string::npos) return out;
  RegionFinder found(context.getSourceManager());
  found.TraverseDecl(context.getTranslationUnitDecl());
  for (clang::OMPExecutableDirective *each : found.regions)
    if (auto region = RegionWriter(context, text, *each).write()) out.push_back(std::move(*region));
  return out;
}

SourceOfPointers withPointers(const std::string &text, const std::vector<RegionOfVectors> &regions) {
  TextEdits edits;
  for (const RegionOfVectors &each : regions)
    edits.insert(edits.end(), each.edits.begin(), each.edits.end());
  SourceOfPointers out{.text = {}, .lines = {1}};
  std::uint32_t at = 0;
  std::uint32_t line = 1;
  const auto copyTo = [&](std::uint32_t end) {
    for (; at < end; ++at) {
      out.text += text[at];
      if (text[at] == '\n') out.lines.push_back(++line);
    }
  };
  for (const TextEdit &edit : normalized(edits)) {
    copyTo(edit.span.begin);
    for (const char c : edit.replacement) {
      out.text += c;
      if (c == '\n') out.lines.push_back(line);
    }
    line += static_cast<std::uint32_t>(
        std::ranges::count(std::string_view(text).substr(edit.span.begin, edit.span.length()), '\n'));
    at = edit.span.end;
  }
  copyTo(static_cast<std::uint32_t>(text.size()));
  return out;
}

} // namespace warpgrain::frontend
