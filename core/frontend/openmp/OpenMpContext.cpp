// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/OpenMpContext.h"

#include "core/base/Tokens.h"
#include "core/frontend/openmp/OwnMemory.h"

#include <clang/AST/Attr.h>
#include <clang/AST/DeclCXX.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/Mangle.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Lex/Lexer.h>

#include <algorithm>

namespace warpgrain::frontend {

using namespace openmp;

OpenMpContext::OpenMpContext(clang::ASTContext &context, Program &target)
    : ast(context), sources(context.getSourceManager()), program(target), policy(context.getLangOpts()) {
  policy.Bool = true; // the output is C++
  policy.SuppressTagKeyword = false;
  policy.AnonymousTagLocations = false;
}

bool OpenMpContext::isInSource(clang::SourceLocation location) const {
  return location.isValid() && sources.getFileID(sources.getExpansionLoc(location)) == sources.getMainFileID();
}

SourceSpan OpenMpContext::span(clang::SourceRange range) const {
  if (range.isInvalid() || !isInSource(range.getBegin()) || !isInSource(range.getEnd())) return {};
  const clang::SourceLocation begin = sources.getExpansionLoc(range.getBegin());
  const clang::SourceLocation last = sources.getExpansionRange(range.getEnd()).getEnd();
  const clang::SourceLocation end = clang::Lexer::getLocForEndOfToken(last, 0, sources, ast.getLangOpts());
  if (!end.isValid()) return {};
  return {.file = mainFile, .begin = sources.getFileOffset(begin), .end = sources.getFileOffset(end)};
}

SourceSpan OpenMpContext::withSemicolon(clang::SourceRange range) const {
  SourceSpan out = span(range);
  if (out.empty()) return out;
  const clang::SourceLocation last = sources.getExpansionRange(range.getEnd()).getEnd();
  const auto next = clang::Lexer::findNextToken(last, sources, ast.getLangOpts());
  if (next && next->is(clang::tok::semi)) out.end = sources.getFileOffset(next->getLocation()) + 1;
  return out;
}

std::optional<SourceSpan> OpenMpContext::exactSpan(clang::SourceRange range) const {
  const auto exact =
      clang::Lexer::makeFileCharRange(clang::CharSourceRange::getTokenRange(range), sources, ast.getLangOpts());
  if (exact.isInvalid() || sources.getFileID(exact.getBegin()) != sources.getMainFileID()) return std::nullopt;
  return SourceSpan{
      .file = mainFile, .begin = sources.getFileOffset(exact.getBegin()), .end = sources.getFileOffset(exact.getEnd())};
}

bool OpenMpContext::isPartOfMacro(clang::SourceRange range) const {
  if (!range.getBegin().isMacroID() && !range.getEnd().isMacroID()) return false;
  return !exactSpan(range);
}

namespace {

/// Looks for names of a scope in a type as it is written.
template <typename IsOfScope>
class ScopedNameFinder : public clang::RecursiveASTVisitor<ScopedNameFinder<IsOfScope>> {
public:
  explicit ScopedNameFinder(const IsOfScope &isOfScope) : isOfScope_(isOfScope) {}

  bool VisitTypedefType(clang::TypedefType *type) { return !isOfScope_(type->getDecl()); }

  /// The operand may have names of the scope.
  bool VisitTypeOfExprType(clang::TypeOfExprType *) { return false; }

  bool VisitTagType(clang::TagType *type) { return !isOfScope_(type->getDecl()); }

private:
  const IsOfScope &isOfScope_;
};

} // namespace

bool OpenMpContext::isOfKernel(const clang::Decl *declaration) const {
  if (ofKernel.isInvalid() || declaration->getLocation().isMacroID()) return false;
  const auto *object = llvm::dyn_cast<clang::CXXRecordDecl>(declaration);
  const auto isWritten = [](const clang::CXXMethodDecl *each) { return !each->isImplicit(); };
  return sources.isPointWithin(declaration->getLocation(), ofKernel.getBegin(), ofKernel.getEnd()) &&
         (object == nullptr || std::ranges::none_of(object->methods(), isWritten));
}

bool OpenMpContext::isOfFunction(clang::QualType type) const {
  const auto isLocal = [&](const clang::Decl *each) {
    return each->getParentFunctionOrMethod() != nullptr && !isOfKernel(each);
  };
  return !type.isNull() && !ScopedNameFinder(isLocal).TraverseType(type);
}

bool OpenMpContext::isNameOfClass(const clang::Decl *declaration, bool isQualified) const {
  const auto *scope = declaration->getDeclContext();
  return isInMethod && scope->isRecord() && (!isQualified || scope->getParent()->isRecord());
}

bool OpenMpContext::isOfClass(clang::QualType type) const {
  const auto isOfOne = [&](const clang::Decl *each) {
    return each->getDeclContext()->isRecord() && !sources.isInSystemHeader(each->getLocation());
  };
  return isInMethod && !type.isNull() && !ScopedNameFinder(isOfOne).TraverseType(type);
}

std::string OpenMpContext::declared(clang::QualType type, const std::string &name) const {
  std::string out = name;
  type.getAsStringInternal(out, policy);
  return out;
}

bool OpenMpContext::holdsPointers(clang::QualType type, int depth) {
  type = type.getCanonicalType();
  if (depth > 8) return true;
  if (type->isAnyPointerType() || type->isReferenceType() || type->isMemberPointerType() || type->isBlockPointerType())
    return true;
  if (const auto *array = type->getAsArrayTypeUnsafe()) return holdsPointers(array->getElementType(), depth + 1);
  if (const auto *record = type->getAsRecordDecl()) {
    if (record->getDefinition() == nullptr) return true;
    for (const clang::FieldDecl *field : record->getDefinition()->fields())
      if (holdsPointers(field->getType(), depth + 1)) return true;
    if (const auto *object = llvm::dyn_cast<clang::CXXRecordDecl>(record->getDefinition()))
      for (const auto &base : object->bases())
        if (holdsPointers(base.getType(), depth + 1)) return true;
  }
  return false;
}

namespace {

Shape shapeOf(clang::QualType type) {
  if (type->isArrayType()) return Shape::array;
  if (type->isPointerType()) return type->getPointeeType()->isFunctionType() ? Shape::other : Shape::pointer;
  if (type->isRecordType()) return Shape::record;
  if (type->isArithmeticType() || type->isEnumeralType()) return Shape::number;
  return Shape::other;
}

/// True of what `::name` means in all of the source.
bool hasPlainName(const clang::VarDecl &declaration) {
  const clang::DeclContext *scope = declaration.getDeclContext()->getRedeclContext();
  while (scope->isNamespace() && llvm::cast<clang::NamespaceDecl>(scope)->isAnonymousNamespace())
    scope = scope->getParent()->getRedeclContext();
  return scope->isTranslationUnit();
}

Storage storageOf(const clang::VarDecl &declaration) {
  if (llvm::isa<clang::ParmVarDecl>(declaration)) return Storage::parameter;
  if (declaration.isStaticLocal()) return Storage::staticLocal;
  return declaration.hasLocalStorage() ? Storage::local : Storage::global;
}

} // namespace

/// Of a number, or of a small object that can be copied byte by byte and has no pointers.
std::string OpenMpContext::referredParameter(const clang::VarDecl &declaration) const {
  constexpr std::int64_t most = 1024;
  if (!declaration.getType()->isReferenceType() || declaration.getType()->isDependentType()) return {};
  const clang::QualType type = declaration.getType().getNonReferenceType();
  const bool isPlain = (type->isArithmeticType() || type->isEnumeralType() || type->isRecordType()) &&
                       !type->isIncompleteType() && !type.isVolatileQualified() && type.isTriviallyCopyableType(ast) &&
                       !holdsPointers(type) && ast.getTypeSizeInChars(type).getQuantity() <= most;
  return isPlain ? declared(type, declaration.getNameAsString()) : std::string();
}

void OpenMpContext::describe(Variable &out, const clang::VarDecl &declaration) const {
  describe(out, declaration.getType(), declaration.getNameAsString());
  out.storage = storageOf(declaration);
  out.isStream = isStream(declaration);
  out.isOfClass = declaration.isFileVarDecl() && !hasPlainName(declaration);
  out.refersToNumber = declaration.getType()->isReferenceType() && !declaration.getType()->isDependentType() &&
                       declaration.getType().getNonReferenceType()->isArithmeticType();
  out.referredParameter = referredParameter(declaration);
  if (out.refersToNumber)
    out.referredType = declared(declaration.getType().getNonReferenceType().getUnqualifiedType(), "");
  const clang::Expr *first = declaration.getType()->isPointerType() ? declaration.getInit() : nullptr;
  out.beginsAsLiteral = first != nullptr && llvm::isa<clang::StringLiteral>(first->IgnoreParenImpCasts());
  out.declared = span(declaration.getSourceRange());
  out.isThreadPrivate =
      declaration.hasAttr<clang::OMPThreadPrivateDeclAttr>() || declaration.getTLSKind() != clang::VarDecl::TLS_None;
}

void OpenMpContext::describe(Variable &out, clang::QualType type, std::string name) const {
  const clang::QualType plain = type.getUnqualifiedType();
  out.name = std::move(name);
  out.shape = shapeOf(type);
  out.type = declared(plain, "");
  out.declaration = declared(plain, out.name);
  const bool isArray = type->isArrayType();
  // A function that is overloaded by `const` is the same one in the kernel.
  const clang::QualType value = type.isConstQualified() ? plain.withConst() : plain;
  out.parameter = declared(isArray ? ast.getArrayDecayedType(type) : value, out.name);
  if (!type->isReferenceType()) out.reference = declared(ast.getLValueReferenceType(type), out.name);
  out.elementParameter = declared(ast.getPointerType(type), "{}");
  if (!type->isIncompleteType() && !type->isVariablyModifiedType() && !type->isDependentType() &&
      !type->isReferenceType())
    out.bytes = static_cast<std::uint64_t>(ast.getTypeSizeInChars(type).getQuantity());
  out.isConst = type.isConstQualified() || (isArray && ast.getBaseElementType(type).isConstQualified());
  out.isVolatile = type.isVolatileQualified() || (isArray && ast.getBaseElementType(type).isVolatileQualified()) ||
                   (type->isPointerType() && type->getPointeeType().isVolatileQualified());
  out.isInteger = type->isIntegralOrEnumerationType();
  out.isSigned = type->isSignedIntegerOrEnumerationType();
  if (!type->isDependentType()) {
    out.isPlainData = !type->isReferenceType() && ast.getBaseElementType(type).isTriviallyCopyableType(ast);
    out.holdsPointers = !type->isPointerType() && holdsPointers(type);
    out.pointsToPointers =
        type->isPointerType() && (type->getPointeeType()->isVoidType() || holdsPointers(type->getPointeeType()));
  } else {
    out.isPlainData = false;
  }
}

VariableId OpenMpContext::variable(const clang::VarDecl *declaration) {
  declaration = declaration->getCanonicalDecl();
  if (const auto known = variables_.find(declaration); known != variables_.end()) return known->second;
  const VariableId id{static_cast<std::uint32_t>(program.variables.size())};
  variables_[declaration] = id;
  // The declaration that says most: its array has an extent.
  const clang::VarDecl *complete = declaration->getMostRecentDecl();
  for (const clang::VarDecl *each : declaration->redecls())
    if (!each->getType()->isIncompleteType()) complete = each;
  describe(program.variables.emplace_back(), *complete);
  if (const auto *owner = llvm::dyn_cast_or_null<clang::FunctionDecl>(declaration->getParentFunctionOrMethod()))
    program.variables.back().function = function(owner);
  return id;
}

VariableId OpenMpContext::member(const clang::FieldDecl *declaration) {
  declaration = declaration->getCanonicalDecl();
  const bool isConstant = isInConstMethod && !declaration->isMutable() && !declaration->getType()->isReferenceType();
  auto &members = isConstant ? constants_ : variables_;
  if (const auto known = members.find(declaration); known != members.end()) return known->second;
  const VariableId id{static_cast<std::uint32_t>(program.variables.size())};
  members[declaration] = id;
  Variable &out = program.variables.emplace_back();
  describe(out, declaration->getType(), declaration->getNameAsString());
  if (isConstant) {
    // Others may change it all the same: it is constant by its type alone.
    const bool isConst = out.isConst;
    describe(out,
             ast.getQualifiedType(declaration->getType(), clang::Qualifiers::fromCVRMask(clang::Qualifiers::Const)),
             declaration->getNameAsString());
    out.isConst = isConst;
  }
  out.storage = Storage::member;
  // A part of a byte has no address.
  if (declaration->isBitField()) out.shape = Shape::other;
  return id;
}

std::optional<VariableId> OpenMpContext::named(const clang::Expr *expression) {
  expression = expression->IgnoreParens();
  if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(expression)) {
    const auto *found = llvm::dyn_cast<clang::VarDecl>(name->getDecl());
    return found != nullptr ? std::optional(variable(found)) : std::nullopt;
  }
  const auto *part = llvm::dyn_cast<clang::MemberExpr>(expression);
  if (part == nullptr || !llvm::isa<clang::CXXThisExpr>(part->getBase()->IgnoreParenImpCasts())) return std::nullopt;
  const auto *field = llvm::dyn_cast<clang::FieldDecl>(part->getMemberDecl());
  // Members of a union are one memory.
  const bool isOwn = field != nullptr && field->getIdentifier() != nullptr && !field->getParent()->isUnion();
  return isOwn ? std::optional(member(field)) : std::nullopt;
}

std::optional<FunctionId> OpenMpContext::function(const clang::FunctionDecl *declaration) const {
  const auto known = functions_.find(declaration->getCanonicalDecl());
  return known != functions_.end() ? std::optional(known->second) : std::nullopt;
}

/// The name by which the linker knows a function.
static std::string symbolOf(const clang::FunctionDecl &function) {
  if (!function.isExternallyVisible() || function.isDependentContext()) return {};
  return clang::ASTNameGenerator(function.getASTContext()).getName(&function);
}

std::optional<openmp::ExternalId> OpenMpContext::external(const clang::FunctionDecl *declaration) {
  if (declaration == nullptr || function(declaration) || declaration->isDefined() || declaration->getBuiltinID() != 0 ||
      sources.isInSystemHeader(declaration->getLocation()))
    return std::nullopt;
  if (const auto known = externals_.find(declaration->getCanonicalDecl()); known != externals_.end())
    return known->second;
  std::string symbol = symbolOf(*declaration);
  if (symbol.empty()) return std::nullopt;
  const openmp::ExternalId id{static_cast<std::uint32_t>(program.externals.size())};
  program.externals.push_back({.name = declaration->getNameAsString(), .symbol = std::move(symbol)});
  externals_[declaration->getCanonicalDecl()] = id;
  return id;
}

namespace {

/// All that is one to CUDA: an instance is where its template is, and specialisations are of the template's kind.
std::vector<const clang::FunctionDecl *> declarationsOf(const clang::FunctionDecl &function) {
  std::vector<const clang::FunctionDecl *> out;
  const auto add = [&](const clang::FunctionDecl *one) {
    out.insert(out.end(), one->redecls_begin(), one->redecls_end());
  };
  const clang::FunctionTemplateDecl *primary = function.getPrimaryTemplate();
  if (primary == nullptr) {
    const clang::FunctionDecl *pattern = function.getTemplateInstantiationPattern();
    add(pattern != nullptr ? pattern : &function);
    return out;
  }
  while (primary->getInstantiatedFromMemberTemplate() != nullptr)
    primary = primary->getInstantiatedFromMemberTemplate();
  add(primary->getTemplatedDecl());
  for (const clang::FunctionDecl *each : primary->specializations())
    if (each->getTemplateSpecializationKind() == clang::TSK_ExplicitSpecialization) add(each);
  return out;
}

} // namespace

namespace {

/// `extern "C"` before one function is a part of it.
clang::SourceRange declarationRange(const clang::FunctionDecl &definition) {
  clang::SourceRange range = definition.getSourceRange();
  if (const auto *linkage = llvm::dyn_cast<clang::LinkageSpecDecl>(definition.getLexicalDeclContext());
      linkage != nullptr && !linkage->hasBraces())
    range.setBegin(linkage->getBeginLoc());
  return range;
}

/// True behind a whole declaration or the beginning of a scope.
bool isBehindDeclaration(const std::string &text, std::uint32_t at) {
  std::string_view last = ";";
  TokenKind kind = TokenKind::directive;
  for (const Token &token : tokenize(text)) {
    if (token.begin >= at) break;
    if (token.kind != TokenKind::comment) last = textOf(text, token), kind = token.kind;
  }
  return kind == TokenKind::directive || last == ";" || last == "}" || last == "{";
}

} // namespace

/// A kernel stands in the namespace whose names the function sees: before the function, or the class around it.
std::optional<std::uint32_t> OpenMpContext::placeOfKernels(const clang::FunctionDecl &definition) const {
  const auto *here = definition.getLexicalDeclContext();
  while (llvm::isa<clang::LinkageSpecDecl>(here))
    here = here->getLexicalParent();
  const auto *around = definition.getDeclContext()->getEnclosingNamespaceContext();
  const clang::Decl *outermost = &definition;
  while (const auto *record = llvm::dyn_cast<clang::CXXRecordDecl>(here)) {
    outermost = record;
    here = record->getLexicalDeclContext();
  }
  while (llvm::isa<clang::LinkageSpecDecl>(here))
    here = here->getLexicalParent();
  if (!definition.getDeclName().isIdentifier() || !here->isFileContext() ||
      here->getPrimaryContext() != around->getPrimaryContext())
    return std::nullopt;
  if (outermost == &definition) return span(declarationRange(definition)).begin;
  const SourceSpan whole = span(outermost->getSourceRange());
  if (whole.empty() || outermost->getBeginLoc().isMacroID() || !isBehindDeclaration(program.text, whole.begin))
    return std::nullopt;
  return whole.begin;
}

/// True where words can stand before what begins here: in the source, or before a macro that begins with it.
static bool canBePrefixed(clang::SourceLocation begin, const clang::ASTContext &ast) {
  return !begin.isMacroID() ||
         clang::Lexer::isAtStartOfMacroExpansion(begin, ast.getSourceManager(), ast.getLangOpts());
}

FunctionId OpenMpContext::addFunction(const clang::FunctionDecl *definition) {
  const FunctionId id{static_cast<std::uint32_t>(program.functions.size())};
  functions_[definition->getCanonicalDecl()] = id;
  Function &out = program.functions.emplace_back();
  out.name = definition->getNameAsString();
  out.span = span(declarationRange(*definition));
  if (!out.span.empty()) out.kernelsAt = placeOfKernels(*definition);
  const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(definition);
  out.isMethod = method != nullptr;
  out.isInstance = definition->isTemplateInstantiation();
  out.isInternal = !definition->isExternallyVisible();
  out.symbol = symbolOf(*definition);
  const bool isSimpleMethod =
      method == nullptr || (!method->isVirtual() && !llvm::isa<clang::CXXDestructorDecl>(method));
  out.isPlain = !definition->isVariadic() && !definition->isTemplated() && isSimpleMethod && !out.span.empty() &&
                canBePrefixed(definition->getBeginLoc(), ast) && !definition->getLocation().isMacroID() &&
                !definition->getBody()->getBeginLoc().isMacroID() && !definition->getBody()->getEndLoc().isMacroID();
  // Called before main() begins or after it ends.
  out.isUsedAsPointer = definition->hasAttr<clang::ConstructorAttr>() || definition->hasAttr<clang::DestructorAttr>();
  for (const clang::FunctionDecl *each : declarationsOf(*definition)) {
    const SourceSpan place = span(clang::SourceRange(each->getInnerLocStart(), each->getEndLoc()));
    if (place.empty() || !canBePrefixed(each->getInnerLocStart(), ast) || each->getLocation().isMacroID())
      out.isInSource = false;
    else
      out.declared.push_back(place.begin);
  }
  return id;
}

} // namespace warpgrain::frontend
