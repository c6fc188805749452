// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/ExpressionReader.h"
#include "core/frontend/openmp/OpenMpRecorder.h"
#include "core/frontend/openmp/OwnMemory.h"
#include "core/frontend/openmp/StandardArrays.h"
#include "core/frontend/openmp/VariableTypes.h"

#include <algorithm>

namespace warpgrain::frontend {

using namespace openmp;

namespace {

class StatementReader {
public:
  StatementReader(OpenMpContext &context, Statement &target) : context_(context), out_(target) {}

  void read(const clang::Stmt *statement);

private:
  void declaration(const clang::DeclStmt *statement);
  void declared(const clang::VarDecl *variable);
  void forLoop(const clang::ForStmt *statement);
  void rangeLoop(const clang::CXXForRangeStmt *statement);
  void choice(const clang::IfStmt *statement);
  void directive(const clang::OMPExecutableDirective *statement);
  void operation(const clang::OMPAtomicDirective &atomic, const clang::Stmt *inner);
  void leaf(const clang::Stmt *statement);

  void child(const clang::Stmt *statement) {
    if (statement != nullptr) out_.children.push_back(recordStatement(context_, statement));
  }

  void value(const clang::Expr *expression) { value(expression, out_.head); }

  void value(const clang::Expr *expression, std::vector<Access> &accesses) {
    if (expression != nullptr && writesTypeOfVariable(expression)) obstacle(ObstacleKind::typeOfVariable);
    ExpressionReader(context_, out_, accesses).value(expression);
  }

  void addCallsOfClauses() {
    out_.calls.clear();
    for (const Clause &clause : out_.directive->clauses)
      out_.calls.insert(out_.calls.end(), clause.calls.begin(), clause.calls.end());
  }

  /// Notes a pointer that gets the address of new memory.
  void allocation(const clang::VarDecl *pointer, const clang::Expr *expression) {
    const clang::SourceLocation at = allocationIn(expression);
    if (at.isInvalid() || !context_.isInSource(at) || !pointer->getType()->isPointerType()) return;
    out_.allocations.push_back({.pointer = context_.variable(pointer), .at = context_.sources.getFileOffset(at)});
  }

  void obstacle(ObstacleKind kind, std::string text = {}) {
    out_.obstacles.push_back({.kind = kind, .text = std::move(text), .span = out_.span});
  }

  OpenMpContext &context_;
  Statement &out_;
};

void StatementReader::declaration(const clang::DeclStmt *statement) {
  out_.kind = StatementKind::declaration;
  for (const clang::Decl *each : statement->decls()) {
    const auto *variable = llvm::dyn_cast<clang::VarDecl>(each);
    if (variable == nullptr) {
      if (llvm::isa<clang::TagDecl, clang::TypedefNameDecl>(each) && !context_.isOfKernel(each))
        obstacle(ObstacleKind::localType);
      continue;
    }
    declared(variable);
    context_.program.variables[static_cast<std::size_t>(context_.variable(variable))].declared = out_.span;
    ExpressionReader(context_, out_, out_.head).initialise(variable);
    allocation(variable, variable->getInit());
  }
}

/// Notes what is declared, and what its type has that a kernel cannot take over.
void StatementReader::declared(const clang::VarDecl *variable) {
  out_.declares.push_back(context_.variable(variable));
  if (context_.isOfFunction(variable->getType())) obstacle(ObstacleKind::localType);
  if (writesTypeOfVariable(variable)) obstacle(ObstacleKind::typeOfVariable);
  if (context_.isOfClass(variable->getType())) obstacle(ObstacleKind::nameOfClass);
  if (variable->isStaticLocal()) obstacle(ObstacleKind::staticLocal, variable->getNameAsString());
  if (variable->needsDestruction(context_.ast) != clang::QualType::DK_none) {
    obstacle(ObstacleKind::construction, variable->getNameAsString());
    out_.obstacles.back().touchesItself = isStream(*variable);
  }
}

void StatementReader::forLoop(const clang::ForStmt *statement) {
  out_.kind = StatementKind::counted;
  out_.hasInit = statement->getInit() != nullptr;
  CountedLoop counted = recordLoop(context_, statement);
  out_.isCanonical = counted.isCanonical;
  if (counted.isCanonical) out_.counted = std::move(counted);
  child(statement->getInit());
  if (statement->getConditionVariable() != nullptr) obstacle(ObstacleKind::otherStatement);
  value(statement->getCond());
  if (statement->getInc() != nullptr) value(statement->getInc(), out_.tail);
  child(statement->getBody());
}

/// True of ranges over which CUDA walks on a GPU, too: arrays, and std::array where its iterators are `constexpr`.
bool isRangeOfArray(const clang::CXXForRangeStmt &loop) {
  const clang::Expr *range = loop.getRangeInit();
  if (loop.getInit() != nullptr || range == nullptr || !range->isLValue() ||
      llvm::isa<clang::DecompositionDecl>(loop.getLoopVariable()))
    return false;
  if (range->getType()->isConstantArrayType()) return true;
  const auto *begin = llvm::dyn_cast<clang::VarDecl>(loop.getBeginStmt()->getSingleDecl());
  const clang::Expr *first = begin != nullptr ? begin->getInit() : nullptr;
  const auto call = first != nullptr ? callOfStandardArray(*first->IgnoreParenImpCasts()) : std::nullopt;
  return call && call->part == ArrayPart::pointer;
}

/// A loop over the elements of an array: it ends, and the variable is new in each iteration.
void StatementReader::rangeLoop(const clang::CXXForRangeStmt *statement) {
  out_.kind = StatementKind::whileLoop;
  declared(statement->getLoopVariable());
  ExpressionReader(context_, out_, out_.head).walk(statement->getRangeInit(), statement->getLoopVariable());
  child(statement->getBody());
}

void StatementReader::choice(const clang::IfStmt *statement) {
  out_.kind = StatementKind::choice;
  if (statement->getInit() != nullptr || statement->getConditionVariable() != nullptr)
    obstacle(ObstacleKind::otherStatement);
  out_.extreme = recordExtreme(context_, statement);
  value(statement->getCond());
  child(statement->getThen());
  child(statement->getElse());
}

/// A loop that is shared out, of which a kernel takes the body.
bool isKernel(const Directive &directive) {
  return directive.kind == DirectiveKind::loop || directive.kind == DirectiveKind::parallelFor;
}

void StatementReader::directive(const clang::OMPExecutableDirective *statement) {
  out_.kind = StatementKind::directive;
  out_.directive = recordDirective(context_, *statement);
  out_.span = out_.directive->pragma;
  addCallsOfClauses();
  if (!statement->hasAssociatedStmt() || statement->getAssociatedStmt() == nullptr) return;
  const clang::Stmt *inner = statement->getAssociatedStmt();
  while (const auto *captured = llvm::dyn_cast<clang::CapturedStmt>(inner))
    inner = captured->getCapturedStmt();
  if (const clang::OMPExecutableDirective *distribute = distributedBy(*statement, inner)) {
    addDistribute(context_, *out_.directive, *distribute);
    out_.span = out_.directive->pragma;
    addCallsOfClauses();
    inner = distribute->getAssociatedStmt();
    while (const auto *captured = llvm::dyn_cast_or_null<clang::CapturedStmt>(inner))
      inner = captured->getCapturedStmt();
  }
  const clang::SourceRange around = context_.ofKernel;
  if (around.isInvalid() && isKernel(*out_.directive)) context_.ofKernel = inner->getSourceRange();
  child(inner);
  context_.ofKernel = around;
  if (const auto *atomic = llvm::dyn_cast<clang::OMPAtomicDirective>(statement); atomic != nullptr)
    operation(*atomic, inner);
  if (!out_.children.empty() && !out_.children.front().span.empty()) out_.span.end = out_.children.front().span.end;
}

void StatementReader::operation(const clang::OMPAtomicDirective &atomic, const clang::Stmt *inner) {
  auto &update = out_.children.front().update;
  if (atomic.hasClausesOfKind<clang::OMPCompareClause>())
    update = recordCompare(context_, atomic);
  else if (atomic.hasClausesOfKind<clang::OMPCaptureClause>())
    update = recordCapture(context_, inner);
  else if (atomic.hasClausesOfKind<clang::OMPReadClause>() || atomic.hasClausesOfKind<clang::OMPWriteClause>())
    update = recordLoadOrStore(context_, inner, atomic.hasClausesOfKind<clang::OMPReadClause>());
}

/// `*this` as it is returned by reference: the object itself, at which nobody looks here.
bool isOwnObject(const clang::Expr *expression) {
  const auto *followed =
      expression != nullptr ? llvm::dyn_cast<clang::UnaryOperator>(expression->IgnoreParens()) : nullptr;
  return followed != nullptr && followed->getOpcode() == clang::UO_Deref &&
         llvm::isa<clang::CXXThisExpr>(followed->getSubExpr()->IgnoreParens());
}

/// Statements without statements in them.
void StatementReader::leaf(const clang::Stmt *statement) {
  if (const auto *expression = llvm::dyn_cast<clang::Expr>(statement)) {
    out_.kind = StatementKind::expression;
    out_.update = recordUpdate(context_, expression);
    out_.extreme = recordExtreme(context_, expression);
    if (const auto *assigned = llvm::dyn_cast<clang::BinaryOperator>(expression->IgnoreParens());
        assigned != nullptr && assigned->getOpcode() == clang::BO_Assign)
      if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(assigned->getLHS()->IgnoreParens()))
        if (const auto *pointer = llvm::dyn_cast<clang::VarDecl>(name->getDecl()))
          allocation(pointer, assigned->getRHS());
    return value(expression);
  }
  if (const auto *result = llvm::dyn_cast<clang::ReturnStmt>(statement)) {
    out_.kind = StatementKind::returns;
    const clang::Expr *given = result->getRetValue();
    return isOwnObject(given) ? void() : value(given);
  }
  if (llvm::isa<clang::BreakStmt>(statement))
    out_.kind = StatementKind::breaks;
  else if (llvm::isa<clang::ContinueStmt>(statement))
    out_.kind = StatementKind::continues;
  else if (llvm::isa<clang::NullStmt>(statement))
    out_.kind = StatementKind::empty;
  else if (llvm::isa<clang::GotoStmt, clang::IndirectGotoStmt>(statement))
    obstacle(ObstacleKind::goTo);
  else if (llvm::isa<clang::AsmStmt>(statement))
    obstacle(ObstacleKind::assembly);
  else {
    obstacle(ObstacleKind::otherStatement, statement->getStmtClassName());
    for (const clang::Stmt *part : statement->children())
      child(part);
  }
}

void StatementReader::read(const clang::Stmt *statement) {
  out_.span = context_.withSemicolon(statement->getSourceRange());
  out_.isInMacro = context_.isPartOfMacro(statement->getSourceRange());
  if (const auto *block = llvm::dyn_cast<clang::CompoundStmt>(statement)) {
    out_.kind = StatementKind::compound;
    out_.span = context_.span(statement->getSourceRange());
    for (const clang::Stmt *part : block->body()) {
      child(part);
      for (const VariableId declared : out_.children.back().declares)
        context_.program.variables[static_cast<std::size_t>(declared)].canBeKnown = !out_.children.back().isInMacro;
    }
  } else if (const auto *named = llvm::dyn_cast<clang::DeclStmt>(statement)) {
    declaration(named);
  } else if (const auto *loop = llvm::dyn_cast<clang::ForStmt>(statement)) {
    forLoop(loop);
  } else if (const auto *range = llvm::dyn_cast<clang::CXXForRangeStmt>(statement);
             range != nullptr && isRangeOfArray(*range)) {
    rangeLoop(range);
  } else if (const auto *either = llvm::dyn_cast<clang::IfStmt>(statement)) {
    choice(either);
  } else if (const auto *repeated = llvm::dyn_cast<clang::WhileStmt>(statement)) {
    out_.kind = StatementKind::whileLoop;
    if (repeated->getConditionVariable() != nullptr) obstacle(ObstacleKind::otherStatement);
    value(repeated->getCond());
    child(repeated->getBody());
  } else if (const auto *again = llvm::dyn_cast<clang::DoStmt>(statement)) {
    out_.kind = StatementKind::doLoop;
    child(again->getBody());
    value(again->getCond());
  } else if (const auto *cases = llvm::dyn_cast<clang::SwitchStmt>(statement)) {
    out_.kind = StatementKind::switchCase;
    value(cases->getCond());
    child(cases->getBody());
  } else if (const auto *marked = llvm::dyn_cast<clang::SwitchCase>(statement)) {
    out_.kind = StatementKind::label;
    child(marked->getSubStmt());
  } else if (const auto *labelled = llvm::dyn_cast<clang::LabelStmt>(statement)) {
    out_.kind = StatementKind::label;
    obstacle(ObstacleKind::goTo);
    child(labelled->getSubStmt());
  } else if (const auto *attributed = llvm::dyn_cast<clang::AttributedStmt>(statement)) {
    read(attributed->getSubStmt());
  } else if (const auto *work = llvm::dyn_cast<clang::OMPExecutableDirective>(statement)) {
    directive(work);
  } else {
    leaf(statement);
  }
  // Clang ends a directive with its pragma, and so what ends with a directive.
  for (const Statement &part : out_.children)
    out_.span.end = std::max(out_.span.end, out_.span.empty() ? 0 : part.span.end);
}

} // namespace

Statement recordStatement(OpenMpContext &context, const clang::Stmt *statement) {
  Statement out;
  StatementReader(context, out).read(statement);
  return out;
}

} // namespace warpgrain::frontend
