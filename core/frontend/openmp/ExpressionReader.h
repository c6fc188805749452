// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/openmp/OpenMpContext.h"

#include <clang/AST/Expr.h>
#include <clang/AST/ExprCXX.h>

#include <vector>

namespace warpgrain::frontend {

/// Records which variables an expression reads and writes, in the order of evaluation, its calls, and what a kernel
/// cannot take over. Whatever it does not know is an obstacle.
class ExpressionReader {
public:
  ExpressionReader(OpenMpContext &context, openmp::Statement &target, std::vector<openmp::Access> &accesses)
      : context_(context), target_(target), accesses_(accesses) {}

  /// Reads an expression for its value.
  void value(const clang::Expr *expression);
  /// Notes that a declaration gives a variable its first value.
  void initialise(const clang::VarDecl *declaration);
  /// Notes that the variable of a range-based `for` becomes each element of an array.
  void walk(const clang::Expr *array, const clang::VarDecl *variable);

private:
  using Mode = openmp::AccessMode;
  using Target = openmp::AccessTarget;

  /// An object that is read or written: its subexpressions, then the access.
  void object(const clang::Expr *expression, Mode mode, Target target);
  /// A pointer whose elements are read or written.
  void pointer(const clang::Expr *expression, Mode mode);

  /// Where the value of a pointer goes.
  struct Destination {
    bool isAddress = false;                      ///< to a variable: it is not followed here
    std::optional<openmp::FunctionId> passedTo;  ///< to a function of the source
    std::optional<openmp::ExternalId> passedOut; ///< or of another one
    bool isSwap = false;                         ///< only the memory of vectors is exchanged
    bool escapes = false; ///< it is a value: what it leads to is no longer accessed by name alone
  };

  /// A pointer as a value that goes somewhere else: through it, all that its type lets happen may happen.
  void escapingPointer(const clang::Expr *expression, Destination destination);
  void binary(const clang::BinaryOperator *expression);
  void unary(const clang::UnaryOperator *expression);
  void assignment(const clang::BinaryOperator *expression);
  void cast(const clang::CastExpr *expression);
  void choice(const clang::AbstractConditionalOperator *expression);
  const clang::Expr *objectFollowed(const clang::Expr *argument, const clang::FunctionDecl *callee);
  void call(const clang::CallExpr *expression);
  void construct(const clang::CXXConstructExpr *expression);
  std::optional<openmp::FunctionId> plainConstructor(const clang::CXXConstructorDecl *constructor) const;
  void argument(const clang::Expr *expression, clang::QualType parameter, const Destination &destination);
  static Destination destinationOf(OpenMpContext &context, const clang::FunctionDecl *callee);
  void valueInside(const clang::Expr *expression);
  void sizeOf(const clang::UnaryExprOrTypeTraitExpr *expression);
  void statements(const clang::StmtExpr *block);
  void reference(const clang::DeclRefExpr *expression, Mode mode, Target target);
  void access(openmp::VariableId variable, const clang::Expr *expression, Mode mode, Target target);
  /// Notes a name that means something else outside of the class.
  void nameOfClass(const clang::Expr *expression, const clang::NamedDecl *declaration);
  void objectOfCall(const clang::Expr *expression, const clang::CXXMethodDecl *method);
  bool isKnownObstacle(const clang::Expr *expression);
  /// Notes a type that only the function knows.
  void typeOf(const clang::Expr *expression);
  void firstValue(const clang::VarDecl *declaration);
  void obstacle(openmp::ObstacleKind kind, const clang::Expr *expression, std::string text = {});
  void notedCall(const clang::CallExpr *expression, const clang::FunctionDecl *callee);

  OpenMpContext &context_;
  openmp::Statement &target_;
  std::vector<openmp::Access> &accesses_;
  int conditions_ = 0;
  Destination destination_; ///< of the pointer that is being read
};

} // namespace warpgrain::frontend
