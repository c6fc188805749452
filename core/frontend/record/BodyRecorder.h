// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/record/Context.h"

#include <clang/AST/Expr.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/Stmt.h>
#include <clang/AST/StmtCXX.h>

#include <map>
#include <optional>
#include <string>

namespace warpgrain::frontend {

/// For a template's body: what its instantiations resolved the calls to that the template leaves
/// open, by the place of the call.
using ResolvedCalls = std::map<clang::SourceLocation, const clang::FunctionDecl *>;

/// Records the inside of one function: clang's nodes in, model's values out. Nodes that say nothing
/// of their own (parentheses, implicit conversions that change no value, temporaries) leave no
/// trace.
class BodyRecorder {
public:
  BodyRecorder(RecordContext &context, const ResolvedCalls *resolved) : context_(context), resolved_(resolved) {}

  /// Records a function's parameters and statements.
  model::Body record(const clang::FunctionDecl &function);

  /// What it gives back is a reference to what may be written.
  static bool givesObject(const clang::FunctionDecl &function, bool isSystem);

  const std::vector<model::VariableId> &parameters() const { return parameters_; }

private:
  // Statements.cpp
  model::StatementId statement(const clang::Stmt *node, model::StatementId parent);
  model::StatementId attributed(const clang::AttributedStmt &node, model::StatementId parent);
  void fill(model::Statement &out, model::StatementId self, const clang::Stmt &node);
  void fillLoop(model::Statement &out, model::StatementId self, const clang::Stmt &node);
  void fillIf(model::Statement &out, model::StatementId self, const clang::IfStmt &node);
  void fillDeclaration(model::Statement &out, model::StatementId self, const clang::DeclStmt &node);
  void fillRangeFor(model::Statement &out, model::StatementId self, const clang::CXXForRangeStmt &node);
  model::StatementId rangeDeclarations(const clang::CXXForRangeStmt &node, model::StatementId loop);
  void addChild(model::Statement &out, model::StatementId self, const clang::Stmt *child);
  model::Spelling statementSpelling(const clang::Stmt &node);
  void extendOverChildren(model::Statement &out) const;

  // Variables.cpp
  model::VariableId variable(const clang::ValueDecl *declaration);
  void fillVariable(model::Variable &out, const clang::VarDecl &declaration);
  model::VariableId declare(const clang::VarDecl &declaration, model::StatementId statement);

  // Expressions.cpp
  model::ExpressionId expression(const clang::Expr *node);
  void fill(model::Expression &out, const clang::Expr &node);
  bool fillBuiltinIndex(model::Expression &out, const clang::Expr &node);
  void fillReference(model::Expression &out, const clang::DeclRefExpr &node);
  void fillStaticMember(model::Expression &out, const clang::MemberExpr &node);
  void fillUnary(model::Expression &out, const clang::UnaryOperator &node);
  void fillBinary(model::Expression &out, const clang::BinaryOperator &node);
  void fillLiteral(model::Expression &out, const clang::Expr &node);
  void fillCast(model::Expression &out, const clang::CastExpr &node);
  void fillReinterpreted(model::Expression &out, const clang::CastExpr &node);
  void fillMoved(model::Expression &out, const clang::CastExpr &node, std::int64_t bytes);
  void fillConstruct(model::Expression &out, const clang::Expr &node);
  void fillAtomic(model::Expression &out, const clang::AtomicExpr &node);
  void fillOther(model::Expression &out, const clang::Expr &node);
  static bool isOpaque(const clang::Expr &node);
  model::ExpressionId standing(const clang::Expr *node, clang::SourceLocation use);
  void addOperand(model::Expression &out, const clang::Expr *operand);
  void addParts(model::Expression &out, const clang::Stmt &node);
  void setConstant(model::Expression &out, const clang::Expr &node);

  // OpenCl.cpp
  bool fillPlaceCall(model::Expression &out, const clang::CallExpr &node);
  bool fillVectorMemory(model::Expression &out, const clang::CallExpr &node);
  bool fillVector(model::Expression &out, const clang::Expr &node);
  static bool changesElements(const clang::Expr &node);
  void addFenceFlags(model::Callee &callee, const clang::CallExpr &node);

  // Lists.cpp
  void fillList(model::Expression &out, const clang::Expr &node, llvm::ArrayRef<clang::Expr *> elements);
  /// What a member's initial value means by `a` and `this` where a list leaves the member out: of the list's object,
  /// not of the function's. None where they mean the latter.
  std::optional<model::ExpressionId> memberOfList(const clang::Expr &node);

  // Calls.cpp
  /// What a call that a template leaves open means in its only instantiation; null where there is none, or several.
  const clang::FunctionDecl *resolvedCallee(const clang::CallExpr &node) const;
  void fillCall(model::Expression &out, const clang::CallExpr &node);
  bool fillKernelName(model::Expression &out, const clang::OverloadExpr &names);
  void fillLaunch(model::Expression &out, const clang::CUDAKernelCallExpr &node);
  bool fillOverloadedOperator(model::Expression &out, const clang::CXXOperatorCallExpr &node);
  model::Callee calleeOf(const clang::CallExpr &node);
  model::Callee describe(const clang::FunctionDecl &function);

  RecordContext &context_;
  const ResolvedCalls *resolved_;
  model::Body body_;
  std::vector<model::VariableId> parameters_;
  std::map<const clang::ValueDecl *, model::VariableId> variables_;

  /// A list whose object the initial values of members mean by `this`.
  struct ListObject {
    const clang::CXXRecordDecl *record = nullptr; ///< null for an object that is not a list's
    llvm::ArrayRef<clang::Expr *> elements;
  };

  ListObject listObject_;
  std::optional<model::Spelling> standsAt_; ///< of what is recorded where it is used, not where it is written
};

} // namespace warpgrain::frontend
