// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/Meanings.h"

#include "core/frontend/openmp/FunctionTemplates.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/AST/StmtOpenMP.h>
#include <clang/Frontend/ASTUnit.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>

namespace warpgrain::frontend {

namespace {

/// Lists what a function does. An integer that the compiler knows is its value, however it is written.
class MeaningReader : public clang::RecursiveASTVisitor<MeaningReader> {
public:
  explicit MeaningReader(const clang::ASTContext &context) : context_(context), policy_(context.getLangOpts()) {
    policy_.AnonymousTagLocations = false;
  }

  bool TraverseStmt(clang::Stmt *statement) {
    if (const auto *number = llvm::dyn_cast_or_null<clang::Expr>(statement);
        number != nullptr && number->isPRValue() && !number->isValueDependent() &&
        number->getType()->isIntegralOrEnumerationType())
      if (clang::Expr::EvalResult known; number->EvaluateAsInt(known, context_)) {
        add(llvm::toString(known.Val.getInt(), 10), number->getType());
        return true;
      }
    // The branch that is left out is not looked at in an instance.
    if (const auto *choice = llvm::dyn_cast_or_null<clang::IfStmt>(statement); choice != nullptr)
      if (const auto kept = choice->getNondiscardedCase(context_); choice->isConstexpr() && kept)
        return *kept == nullptr || TraverseStmt(const_cast<clang::Stmt *>(*kept));
    // Where an assertion fails, its line and the name of its function are told; they change nothing else.
    if (const auto *call = llvm::dyn_cast_or_null<clang::CallExpr>(statement); call != nullptr && isFailure(*call)) {
      out += "fails ";
      return true;
    }
    if (statement != nullptr && !llvm::isa<clang::Expr>(statement))
      out += std::string(statement->getStmtClassName()) + " ";
    if (auto *directive = llvm::dyn_cast_or_null<clang::OMPExecutableDirective>(statement))
      return traverseDirective(*directive);
    return RecursiveASTVisitor::TraverseStmt(statement);
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
    add(name->getDecl()->getQualifiedNameAsString(), name->getDecl()->getType());
    return true;
  }

  bool VisitMemberExpr(clang::MemberExpr *member) {
    add(member->getMemberDecl()->getQualifiedNameAsString(), member->getType());
    return true;
  }

  bool VisitVarDecl(clang::VarDecl *variable) {
    add(variable->getNameAsString(), variable->getType());
    return true;
  }

  bool VisitBinaryOperator(clang::BinaryOperator *operation) {
    add(operation->getOpcodeStr().str(), operation->getType());
    return true;
  }

  bool VisitUnaryOperator(clang::UnaryOperator *operation) {
    add(clang::UnaryOperator::getOpcodeStr(operation->getOpcode()).str(), operation->getType());
    return true;
  }

  bool VisitCastExpr(clang::CastExpr *cast) {
    add(cast->getCastKindName(), cast->getType());
    return true;
  }

  bool VisitCXXConstructExpr(clang::CXXConstructExpr *object) {
    add("constructs", object->getType());
    return true;
  }

  std::string out;

private:
  /// What is written: which constants the compiler captures, and with which clauses, depends on what it knows of them.
  bool traverseDirective(clang::OMPExecutableDirective &directive) {
    bool result = true;
    for (clang::OMPClause *clause : directive.clauses())
      if (clause != nullptr && !clause->isImplicit())
        for (clang::Stmt *each : clause->children())
          result = result && TraverseStmt(each);
    if (!directive.hasAssociatedStmt()) return result;
    clang::Stmt *inner = directive.getAssociatedStmt();
    while (auto *captured = llvm::dyn_cast_or_null<clang::CapturedStmt>(inner))
      inner = captured->getCapturedStmt();
    return result && TraverseStmt(inner);
  }

  bool isFailure(const clang::CallExpr &call) const {
    const clang::FunctionDecl *callee = call.getDirectCallee();
    return callee != nullptr && callee->getDeclName().isIdentifier() && callee->getName() == "__assert_fail" &&
           context_.getSourceManager().isInSystemHeader(callee->getLocation());
  }

  void add(const std::string &what, clang::QualType type) {
    out += what + ":" + type.getCanonicalType().getAsString(policy_) + " ";
  }

  const clang::ASTContext &context_;
  clang::PrintingPolicy policy_;
};

} // namespace

std::set<std::string> meaningsOf(clang::ASTUnit &unit, const std::vector<WrittenTemplate> &templates) {
  std::set<std::string> out;
  for (const clang::FunctionTemplateDecl *each : functionTemplates(unit)) {
    if (std::ranges::find(templates, nameOf(*each), &WrittenTemplate::name) == templates.end()) continue;
    for (const clang::FunctionDecl *instance : each->specializations()) {
      const clang::FunctionDecl *defined = nullptr;
      MeaningReader reader(unit.getASTContext());
      if (instance->isDefined(defined)) reader.TraverseStmt(defined->getBody());
      std::string name = nameOf(*each) + " " + instance->getType().getCanonicalType().getAsString() + " <";
      llvm::raw_string_ostream stream(name);
      for (const clang::TemplateArgument &argument : instance->getTemplateSpecializationArgs()->asArray())
        argument.print(unit.getASTContext().getPrintingPolicy(), stream, true), stream << ",";
      out.insert(name + "> " + reader.out);
    }
  }
  return out;
}

} // namespace warpgrain::frontend
