// SPDX-License-Identifier: Apache-2.0
//
// What a parsed source holds, as a whole.
#include "core/frontend/openmp/ExpressionReader.h"
#include "core/frontend/openmp/FunctionTemplates.h"
#include "core/frontend/openmp/OpenMpRecorder.h"
#include "core/frontend/openmp/VectorPointers.h"

#include <clang/AST/Attr.h>
#include <clang/AST/DeclFriend.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/RecursiveASTVisitor.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace warpgrain::frontend {

using namespace openmp;

SourceLine placeOf(const clang::PresumedLoc &at, const Program &joined) {
  const bool isHere = std::filesystem::path(at.getFilename()).lexically_normal() == joined.path;
  return isHere ? joined.placeOf(at.getLine()) : SourceLine{.path = at.getFilename(), .line = at.getLine()};
}

namespace {

/// Finds what there is: functions with bodies in the source, variables at file scope, and directives. Instances of
/// templates are functions, too; of those with directives there are none, which are written out before.
class Finder : public clang::RecursiveASTVisitor<Finder> {
public:
  explicit Finder(OpenMpContext &context) : context_(context) {}

  bool VisitFunctionDecl(clang::FunctionDecl *function) {
    if (function->isThisDeclarationADefinition() && function->hasBody() && !function->isTemplated() &&
        context_.isInSource(function->getLocation()) && !function->isImplicit() && !isCallOfLambda(*function))
      functions.push_back(function);
    return true;
  }

  bool VisitFunctionTemplateDecl(clang::FunctionTemplateDecl *declaration) {
    for (const clang::FunctionDecl *each : declaration->isCanonicalDecl()
                                               ? declaration->specializations()
                                               : clang::FunctionTemplateDecl::spec_range({}, {}))
      addInstance(each);
    return true;
  }

  bool VisitClassTemplateDecl(clang::ClassTemplateDecl *declaration) {
    if (!declaration->isCanonicalDecl()) return true;
    for (const clang::ClassTemplateSpecializationDecl *each : declaration->specializations())
      if (!each->isExplicitSpecialization())
        for (const clang::CXXMethodDecl *method : each->methods())
          addInstance(method);
    for (const clang::ClassTemplateSpecializationDecl *each : declaration->specializations()) {
      if (each->isExplicitSpecialization() || !each->hasDefinition()) continue;
      for (const clang::FriendDecl *friendly : each->friends())
        if (const auto *function = llvm::dyn_cast_or_null<clang::FunctionDecl>(friendly->getFriendDecl()))
          addInstance(function);
    }
    return true;
  }

  bool VisitVarDecl(clang::VarDecl *variable) {
    if (variable->isFileVarDecl() && !variable->isTemplated() && context_.isInSource(variable->getLocation()))
      variables.push_back(variable);
    if (variable->isFileVarDecl() && !variable->isTemplated() && variable->hasInit() &&
        !context_.sources.isInSystemHeader(variable->getLocation()))
      withFirstValues.push_back(variable);
    noteThreads(variable->getType(), variable->getLocation());
    return true;
  }

  bool VisitFieldDecl(clang::FieldDecl *field) {
    noteThreads(field->getType(), field->getLocation());
    if (field->hasInClassInitializer()) addHidden(field->getInClassInitializer(), field->getLocation());
    return true;
  }

  bool VisitParmVarDecl(clang::ParmVarDecl *parameter) {
    if (parameter->hasDefaultArg() && !parameter->hasUnparsedDefaultArg())
      addHidden(parameter->hasUninstantiatedDefaultArg() ? parameter->getUninstantiatedDefaultArg()
                                                         : parameter->getDefaultArg(),
                parameter->getLocation());
    return true;
  }

  bool VisitCXXConstructorDecl(clang::CXXConstructorDecl *constructor) {
    for (const clang::CXXCtorInitializer *first : constructor->inits())
      addHidden(first->getInit(), constructor->getLocation());
    return true;
  }

  bool VisitLambdaExpr(clang::LambdaExpr *lambda) {
    addHidden(lambda->getBody(), lambda->getBeginLoc());
    return true;
  }

  bool VisitCXXRecordDecl(clang::CXXRecordDecl *record) {
    if (record->isThisDeclarationADefinition())
      for (const clang::CXXBaseSpecifier &base : record->bases())
        noteThreads(base.getType(), record->getLocation());
    return true;
  }

  bool VisitOMPExecutableDirective(clang::OMPExecutableDirective *directive) {
    directives.push_back(directive);
    return true;
  }

  std::vector<clang::FunctionDecl *> functions;
  std::vector<clang::VarDecl *> variables;
  std::vector<clang::VarDecl *> withFirstValues;
  std::vector<clang::OMPExecutableDirective *> directives;
  std::vector<clang::Stmt *> hidden; ///< code that is executed where no recorded statement shows it
  bool holdsThreads = false;

private:
  bool isOfSystem(clang::SourceLocation location) const {
    return location.isInvalid() || context_.sources.isInSystemHeader(location);
  }

  void addHidden(clang::Stmt *code, clang::SourceLocation location) {
    if (code != nullptr && !isOfSystem(location)) hidden.push_back(code);
  }

  /// Threads, and what waits for one: std::thread, std::future, containers of them.
  void noteThreads(clang::QualType type, clang::SourceLocation location) {
    type = context_.ast.getBaseElementType(type.getNonReferenceType()).getCanonicalType();
    while (type->isPointerType())
      type = type->getPointeeType();
    if (isOfSystem(location) || type->getAsCXXRecordDecl() == nullptr) return;
    const std::string name = type.getAsString(context_.policy);
    holdsThreads |= name.find("thread") != std::string::npos || name.find("future") != std::string::npos;
  }

  void addInstance(const clang::FunctionDecl *instance) {
    const clang::FunctionDecl *defined = nullptr;
    if (!clang::isTemplateInstantiation(instance->getTemplateSpecializationKind()) || !instance->isDefined(defined))
      return;
    auto *function = const_cast<clang::FunctionDecl *>(defined);
    if (context_.isInSource(function->getLocation()) && !function->isImplicit() && !isCallOfLambda(*function) &&
        !holdsDirective(*function))
      functions.push_back(function);
  }

  static bool isCallOfLambda(const clang::FunctionDecl &function) {
    const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&function);
    return method != nullptr && method->getParent()->isLambda();
  }

  OpenMpContext &context_;
};

/// Where each pragma begins and ends; one may hold those of two directives.
void addPragmas(const Statement &statement, std::map<std::uint32_t, std::uint32_t> &out) {
  if (statement.directive) out.emplace(statement.directive->pragma.begin, statement.directive->pragma.end);
  for (const Statement &child : statement.children)
    addPragmas(child, out);
}

/// The names of functions in code that is not read, which may be called there by several threads at once.
class NameFinder : public clang::RecursiveASTVisitor<NameFinder> {
public:
  bool VisitDeclRefExpr(clang::DeclRefExpr *name) { return add(name->getDecl()->getDeclName()); }

  bool VisitMemberExpr(clang::MemberExpr *name) { return add(name->getMemberDecl()->getDeclName()); }

  bool VisitOverloadExpr(clang::OverloadExpr *name) { return add(name->getName()); }

  bool VisitCXXDependentScopeMemberExpr(clang::CXXDependentScopeMemberExpr *name) { return add(name->getMember()); }

  bool VisitDependentScopeDeclRefExpr(clang::DependentScopeDeclRefExpr *name) { return add(name->getDeclName()); }

  std::set<std::string> names;

private:
  bool add(clang::DeclarationName name) {
    names.insert(name.getAsString());
    return true;
  }
};

/// Finds what code of the system's headers calls, and code that the language adds to classes.
class SystemCalls : public clang::RecursiveASTVisitor<SystemCalls> {
public:
  explicit SystemCalls(OpenMpContext &context) : context_(context) {}

  bool shouldVisitTemplateInstantiations() const { return true; }

  bool shouldVisitImplicitCode() const { return true; }

  bool VisitFunctionDecl(clang::FunctionDecl *function) {
    const bool isHidden = function->isImplicit() || context_.sources.isInSystemHeader(function->getLocation());
    if (!isHidden || !function->doesThisDeclarationHaveABody() || function->isDependentContext()) return true;
    Callees callees(context_);
    callees.TraverseStmt(function->getBody());
    if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(function))
      for (const clang::CXXCtorInitializer *first : constructor->inits())
        callees.TraverseStmt(first->getInit());
    return true;
  }

private:
  class Callees : public clang::RecursiveASTVisitor<Callees> {
  public:
    explicit Callees(OpenMpContext &context) : context_(context) {}

    bool shouldVisitImplicitCode() const { return true; }

    bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
      return add(llvm::dyn_cast<clang::FunctionDecl>(name->getDecl()));
    }

    bool VisitMemberExpr(clang::MemberExpr *name) {
      return add(llvm::dyn_cast<clang::FunctionDecl>(name->getMemberDecl()));
    }

    bool VisitCXXConstructExpr(clang::CXXConstructExpr *made) { return add(made->getConstructor()); }

  private:
    bool add(const clang::FunctionDecl *function) {
      if (function == nullptr) return true;
      if (const auto own = context_.function(function))
        context_.program.functions[static_cast<std::size_t>(*own)].isCalledBySystem = true;
      else if (!context_.sources.isInSystemHeader(function->getLocation()) && !function->isImplicit())
        context_.program.namesInHiddenCode.insert(function->getNameAsString());
      return true;
    }

    OpenMpContext &context_;
  };

  OpenMpContext &context_;
};

void noteCalls(OpenMpContext &context, clang::Stmt *unread) {
  NameFinder found;
  found.TraverseStmt(unread);
  context.program.namesInHiddenCode.insert(found.names.begin(), found.names.end());
  for (Function &function : context.program.functions)
    function.isUsedAsPointer |= found.names.contains(function.name);
}

void noteUnread(OpenMpContext &context, const Finder &found) {
  std::map<std::uint32_t, std::uint32_t> read;
  const auto isRead = [&](std::uint32_t place) {
    const auto next = read.upper_bound(place);
    return next != read.begin() && (std::prev(next)->first == place || place < std::prev(next)->second);
  };
  for (const Function &function : context.program.functions)
    addPragmas(function.body, read);
  std::set<std::string> told;
  for (clang::OMPExecutableDirective *directive : found.directives) {
    const Directive recorded = recordDirective(context, *directive);
    const bool isHere = context.isInSource(directive->getBeginLoc());
    if (isHere && isRead(recorded.pragma.begin)) continue;
    noteCalls(context, directive);
    const clang::PresumedLoc at =
        context.sources.getPresumedLoc(context.sources.getExpansionLoc(directive->getBeginLoc()));
    const SourceLine line = at.isValid() ? placeOf(at, context.program) : SourceLine{};
    const std::string place = at.isValid() ? line.path.string() + ":" + std::to_string(line.line) : std::string("?");
    if (told.insert(place).second)
      context.program.unread.push_back(
          {.name = recorded.name, .place = place, .startsThreads = recorded.kind != DirectiveKind::mapping});
  }
}

/// What a constructor gives the members, before its body begins.
Statement recordFirstValues(OpenMpContext &context, const clang::CXXConstructorDecl &constructor) {
  Statement out{.kind = StatementKind::expression, .span = context.span(constructor.getSourceRange())};
  for (const clang::CXXCtorInitializer *first : constructor.inits()) {
    ExpressionReader(context, out, out.head).value(first->getInit());
    const SourceSpan place = first->isWritten() ? context.span(first->getSourceRange()) : out.span;
    if (first->isMemberInitializer())
      out.head.push_back({.variable = context.member(first->getMember()),
                          .mode = AccessMode::write,
                          .target = AccessTarget::whole,
                          .span = place});
    else
      out.obstacles.push_back({.kind = ObstacleKind::construction, .text = {}, .span = place});
  }
  return out;
}

/// First values at file scope may lead to arrays and functions.
void readFirstValue(OpenMpContext &context, const clang::VarDecl *variable) {
  Statement first;
  ExpressionReader(context, first, first.head).initialise(variable);
  for (const Call &call : first.calls) {
    if (call.function) context.program.functions[static_cast<std::size_t>(*call.function)].isCalledEarly = true;
    if (call.external) context.program.externals[static_cast<std::size_t>(*call.external)].isCalledEarly = true;
  }
}

} // namespace

void recordProgram(OpenMpContext &context) {
  Finder found(context);
  found.TraverseDecl(context.ast.getTranslationUnitDecl());
  std::vector<FunctionId> ids;
  for (const clang::FunctionDecl *function : found.functions)
    ids.push_back(context.addFunction(function));
  for (const clang::VarDecl *variable : found.variables) {
    Variable &described = context.program.variables[static_cast<std::size_t>(context.variable(variable))];
    const auto *scope = variable->getDeclContext()->getRedeclContext();
    described.canBeKnown = scope->isFileContext() && !variable->getBeginLoc().isMacroID();
  }
  for (const clang::VarDecl *variable : found.withFirstValues)
    readFirstValue(context, variable);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    for (const clang::ParmVarDecl *parameter : found.functions[i]->parameters())
      context.program.functions[i].parameters.push_back(context.variable(parameter));
    const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(found.functions[i]);
    context.isInMethod = method != nullptr;
    context.isInConstMethod = method != nullptr && method->isConst();
    Statement body = recordStatement(context, found.functions[i]->getBody());
    if (const auto *constructor = llvm::dyn_cast_or_null<clang::CXXConstructorDecl>(method))
      body.children.insert(body.children.begin(), recordFirstValues(context, *constructor));
    context.program.functions[i].body = std::move(body);
    context.isInMethod = false;
    context.isInConstMethod = false;
  }
  for (clang::Stmt *code : found.hidden)
    noteCalls(context, code);
  if (std::ranges::any_of(context.program.functions, &Function::isMethod))
    SystemCalls(context).TraverseDecl(context.ast.getTranslationUnitDecl());
  context.program.holdsThreads = found.holdsThreads;
  context.program.vectorLimits = vectorObstacles(context.ast, context.program.text);
  noteUnread(context, found);
  recordHostEdits(context);
}

} // namespace warpgrain::frontend
