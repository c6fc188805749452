// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/BodyRecorder.h"

#include <clang/AST/Attr.h>
#include <clang/AST/StmtOpenMP.h>
#include <clang/Lex/Lexer.h>

#include <algorithm>

namespace warpgrain::frontend {

using namespace model;

namespace {

StatementKind kindOf(const clang::Stmt &node) {
  switch (node.getStmtClass()) {
  case clang::Stmt::CompoundStmtClass:
    return StatementKind::compound;
  case clang::Stmt::DeclStmtClass:
    return StatementKind::declaration;
  case clang::Stmt::IfStmtClass:
    return StatementKind::ifElse;
  case clang::Stmt::ForStmtClass:
    return StatementKind::forLoop;
  case clang::Stmt::CXXForRangeStmtClass:
    return StatementKind::rangeForLoop;
  case clang::Stmt::WhileStmtClass:
    return StatementKind::whileLoop;
  case clang::Stmt::DoStmtClass:
    return StatementKind::doLoop;
  case clang::Stmt::SwitchStmtClass:
    return StatementKind::switchCase;
  case clang::Stmt::CaseStmtClass:
  case clang::Stmt::DefaultStmtClass:
    return StatementKind::caseLabel;
  case clang::Stmt::ReturnStmtClass:
    return StatementKind::returnFrom;
  case clang::Stmt::BreakStmtClass:
    return StatementKind::breakOut;
  case clang::Stmt::ContinueStmtClass:
    return StatementKind::continueNext;
  case clang::Stmt::GotoStmtClass:
  case clang::Stmt::IndirectGotoStmtClass:
    return StatementKind::gotoLabel;
  case clang::Stmt::LabelStmtClass:
    return StatementKind::label;
  case clang::Stmt::GCCAsmStmtClass:
    return llvm::cast<clang::GCCAsmStmt>(node).isAsmGoto() ? StatementKind::other : StatementKind::inlineAssembly;
  case clang::Stmt::NullStmtClass:
    return StatementKind::empty;
  default:
    return llvm::isa<clang::Expr>(node) ? StatementKind::expression : StatementKind::other;
  }
}

/// Clang's ranges leave out the semicolon of these.
bool lacksSemicolon(StatementKind kind) {
  return kind == StatementKind::expression || kind == StatementKind::returnFrom || kind == StatementKind::breakOut ||
         kind == StatementKind::continueNext || kind == StatementKind::gotoLabel || kind == StatementKind::doLoop ||
         kind == StatementKind::inlineAssembly;
}

/// True if the names stand for members or elements of an object that is copied without code of its own.
bool isPlainBinding(const clang::DecompositionDecl &names, const clang::ASTContext &ast) {
  const bool areMembers = std::ranges::all_of(names.bindings(), [](const clang::BindingDecl *name) {
    return name->getBinding() != nullptr && name->getHoldingVar() == nullptr;
  });
  return areMembers && !names.getType()->isDependentType() &&
         (names.getType()->isReferenceType() || names.getType().isTriviallyCopyableType(ast));
}

bool clobbersMemory(const clang::GCCAsmStmt &assembly) {
  for (unsigned i = 0; i < assembly.getNumClobbers(); ++i)
    if (assembly.getClobber(i) == "memory") return true;
  return false;
}

/// True for `{1, 2, 4}`.
bool isListOfConstants(const clang::Expr *range) {
  const auto *list =
      range != nullptr ? llvm::dyn_cast<clang::CXXStdInitializerListExpr>(range->IgnoreImplicit()) : nullptr;
  if (list == nullptr) return false;
  const auto *elements = llvm::dyn_cast<clang::InitListExpr>(list->getSubExpr()->IgnoreImplicit());
  return elements != nullptr && std::ranges::all_of(elements->inits(), [](const clang::Expr *element) {
           const clang::Expr *value = element->IgnoreParenImpCasts();
           if (const auto *sign = llvm::dyn_cast<clang::UnaryOperator>(value)) value = sign->getSubExpr();
           return llvm::isa<clang::IntegerLiteral, clang::FloatingLiteral>(value);
         });
}

/// Ends with a brace or a semicolon of its own; a loop around an expression does not where a macro writes both.
bool isClosed(const clang::Stmt &node, const clang::ASTContext &ast) {
  const clang::SourceLocation last = ast.getSourceManager().getSpellingLoc(node.getEndLoc());
  const auto token = clang::CharSourceRange::getTokenRange(last, last);
  const llvm::StringRef text = clang::Lexer::getSourceText(token, ast.getSourceManager(), ast.getLangOpts());
  return text == "}" || text == ";";
}

} // namespace

StatementId BodyRecorder::statement(const clang::Stmt *node, StatementId parent) {
  if (node == nullptr) return none<StatementId>;
  if (const auto *attributedNode = llvm::dyn_cast<clang::AttributedStmt>(node))
    return attributed(*attributedNode, parent);
  // An OpenMP directive changes nothing for the device; what it governs does the work.
  if (const auto *directive = llvm::dyn_cast<clang::OMPExecutableDirective>(node))
    if (directive->hasAssociatedStmt()) return statement(directive->getRawStmt(), parent);
  const StatementId self = body_.statements.add({});
  Statement out;
  out.kind = kindOf(*node);
  out.parent = parent;
  out.spelling = statementSpelling(*node);
  out.keyword = context_.tokenSpan(node->getBeginLoc());
  fill(out, self, *node);
  extendOverChildren(out);
  body_.statements[self] = std::move(out);
  return self;
}

/// Loop pragmas belong to their loop: whoever moves the one moves the other.
StatementId BodyRecorder::attributed(const clang::AttributedStmt &node, StatementId parent) {
  const StatementId self = statement(node.getSubStmt(), parent);
  Statement &out = body_.statements[self];
  for (const clang::Attr *attribute : node.getAttrs()) {
    const auto *hint = llvm::dyn_cast<clang::LoopHintAttr>(attribute);
    if (hint == nullptr) continue;
    const bool unrolls =
        hint->getOption() == clang::LoopHintAttr::Unroll || hint->getOption() == clang::LoopHintAttr::UnrollCount;
    if (unrolls) out.unrollPragma = 0;
    clang::Expr::EvalResult value;
    if (const clang::Expr *count = hint->getValue();
        unrolls && count != nullptr && !count->isValueDependent() && count->EvaluateAsInt(value, context_.ast))
      out.unrollPragma = value.Val.getInt().getExtValue();
    const SourceSpan at = context_.tokenSpan(hint->getLocation());
    if (at.empty() || at.file != out.spelling.span.file || at.begin >= out.spelling.span.begin) continue;
    // The attribute's place is its word; the line begins with the pragma.
    const std::string_view text = context_.files.files()[static_cast<std::size_t>(at.file)].text;
    const std::size_t line = text.rfind('#', at.begin);
    if (line != std::string_view::npos) out.spelling.span.begin = static_cast<std::uint32_t>(line);
  }
  return self;
}

void BodyRecorder::fill(Statement &out, StatementId self, const clang::Stmt &node) {
  switch (out.kind) {
  case StatementKind::compound:
    for (const clang::Stmt *child : llvm::cast<clang::CompoundStmt>(node).body())
      addChild(out, self, child);
    return;
  case StatementKind::declaration:
    return fillDeclaration(out, self, llvm::cast<clang::DeclStmt>(node));
  case StatementKind::ifElse:
    return fillIf(out, self, llvm::cast<clang::IfStmt>(node));
  case StatementKind::forLoop:
  case StatementKind::whileLoop:
  case StatementKind::doLoop:
    return fillLoop(out, self, node);
  case StatementKind::rangeForLoop:
    return fillRangeFor(out, self, llvm::cast<clang::CXXForRangeStmt>(node));
  case StatementKind::switchCase: {
    const auto &choice = llvm::cast<clang::SwitchStmt>(node);
    out.initializer = statement(choice.getInit(), self);
    if (choice.getConditionVariable() != nullptr)
      out.variables.push_back(declare(*choice.getConditionVariable(), self));
    out.condition = expression(choice.getCond());
    return addChild(out, self, choice.getBody());
  }
  case StatementKind::caseLabel:
    if (const auto *label = llvm::dyn_cast<clang::CaseStmt>(&node)) out.condition = expression(label->getLHS());
    return addChild(out, self, llvm::cast<clang::SwitchCase>(node).getSubStmt());
  case StatementKind::label:
    out.note = llvm::cast<clang::LabelStmt>(node).getName();
    return addChild(out, self, llvm::cast<clang::LabelStmt>(node).getSubStmt());
  case StatementKind::returnFrom:
    out.expression = expression(llvm::cast<clang::ReturnStmt>(node).getRetValue());
    return;
  case StatementKind::expression:
    out.expression = expression(&llvm::cast<clang::Expr>(node));
    return;
  case StatementKind::inlineAssembly: {
    const auto &assembly = llvm::cast<clang::GCCAsmStmt>(node);
    out.note = assembly.getAsmString();
    out.clobbersMemory = clobbersMemory(assembly);
    Expression operands; // outputs are written, inputs are read; both as operands of one pseudo-expression
    operands.kind = ExpressionKind::other;
    operands.name = "asm";
    operands.spelling = out.spelling;
    for (unsigned i = 0; i < assembly.getNumOutputs(); ++i) {
      Expression write;
      write.kind = ExpressionKind::assign;
      if (assembly.isOutputPlusConstraint(i)) write.op = Operator::bitOr; // any that reads it, too
      write.spelling = out.spelling;
      addOperand(write, assembly.getOutputExpr(i));
      operands.operands.push_back(body_.expressions.add(std::move(write)));
    }
    for (unsigned i = 0; i < assembly.getNumInputs(); ++i)
      addOperand(operands, assembly.getInputExpr(i));
    out.expression = body_.expressions.add(std::move(operands));
    return;
  }
  case StatementKind::other:
    out.note = node.getStmtClassName();
    for (const clang::Stmt *child : node.children())
      addChild(out, self, child);
    return;
  default:
    return;
  }
}

void BodyRecorder::fillLoop(Statement &out, StatementId self, const clang::Stmt &node) {
  if (const auto *loop = llvm::dyn_cast<clang::ForStmt>(&node)) {
    out.initializer = statement(loop->getInit(), self);
    if (loop->getConditionVariable() != nullptr) out.variables.push_back(declare(*loop->getConditionVariable(), self));
    out.condition = expression(loop->getCond());
    out.increment = expression(loop->getInc());
    addChild(out, self, loop->getBody());
  } else if (const auto *whileLoop = llvm::dyn_cast<clang::WhileStmt>(&node)) {
    if (whileLoop->getConditionVariable() != nullptr)
      out.variables.push_back(declare(*whileLoop->getConditionVariable(), self));
    out.condition = expression(whileLoop->getCond());
    addChild(out, self, whileLoop->getBody());
  } else {
    const auto &doLoop = llvm::cast<clang::DoStmt>(node);
    addChild(out, self, doLoop.getBody());
    out.condition = expression(doLoop.getCond());
  }
}

/// A loop over an array is recorded as the language defines it: a reference to the range, a pointer that goes from its
/// begin to its end, and a variable that is declared anew from what the pointer leads to (C++ [stmt.ranged]).
void BodyRecorder::fillRangeFor(Statement &out, StatementId self, const clang::CXXForRangeStmt &node) {
  const clang::VarDecl *range =
      node.getRangeStmt() != nullptr ? llvm::dyn_cast<clang::VarDecl>(node.getRangeStmt()->getSingleDecl()) : nullptr;
  const bool isArray = range != nullptr && range->getType().getNonReferenceType()->isArrayType() &&
                       node.getBeginStmt() != nullptr && node.getEndStmt() != nullptr && node.getCond() != nullptr &&
                       node.getInc() != nullptr;
  if (isArray) {
    out.initializer = rangeDeclarations(node, self);
    out.condition = expression(node.getCond());
    out.increment = expression(node.getInc());
  } else {
    out.hidden = isListOfConstants(node.getRangeInit()) ? HiddenKind::loopOverConstants : HiddenKind::loopOverClass;
    out.initializer = statement(node.getInit(), self);
    if (node.getRangeInit() != nullptr) out.condition = expression(node.getRangeInit());
  }
  if (const clang::VarDecl *variable = node.getLoopVariable()) {
    out.variables.push_back(declare(*variable, self));
    const Variable &declared = body_.variables[out.variables.back()];
    if (isSome(declared.initializer)) {
      // Nobody wrote how the element is taken; it goes by the variable's name.
      model::Spelling &taken = body_.expressions[declared.initializer].spelling;
      taken = declared.declaration;
      taken.span = declared.nameSpan;
      if (const auto *names = llvm::dyn_cast<clang::DecompositionDecl>(variable); names && !names->bindings().empty()) {
        taken.span.begin = context_.tokenSpan(names->bindings().front()->getLocation()).begin;
        taken.span.end = context_.tokenSpan(names->bindings().back()->getLocation()).end;
      }
    }
  }
  addChild(out, self, node.getBody());
}

/// What stands before the first iteration: the declaration that the person wrote, if any, and those of the language, as
/// one statement that stands where the range does.
StatementId BodyRecorder::rangeDeclarations(const clang::CXXForRangeStmt &node, StatementId loop) {
  const StatementId self = body_.statements.add({});
  Statement out;
  out.kind = StatementKind::declaration;
  out.parent = loop;
  out.spelling = context_.spelling(node.getRangeInit()->getSourceRange());
  out.keyword = out.spelling.span;
  for (const clang::DeclStmt *each : {node.getRangeStmt(), node.getBeginStmt(), node.getEndStmt()})
    out.variables.push_back(declare(*llvm::cast<clang::VarDecl>(each->getSingleDecl()), self));
  body_.statements[self] = std::move(out);
  if (node.getInit() == nullptr) return self;
  const StatementId all = body_.statements.add({});
  Statement both;
  both.kind = StatementKind::compound;
  both.parent = loop;
  both.spelling = statementSpelling(*node.getInit());
  both.keyword = both.spelling.span;
  addChild(both, all, node.getInit());
  both.children.push_back(self);
  body_.statements[self].parent = all;
  body_.statements[all] = std::move(both);
  return all;
}

void BodyRecorder::fillIf(Statement &out, StatementId self, const clang::IfStmt &node) {
  out.isConstexpr = node.isConstexpr();
  out.initializer = statement(node.getInit(), self);
  if (node.getConditionVariable() != nullptr) out.variables.push_back(declare(*node.getConditionVariable(), self));
  out.condition = expression(node.getCond());
  addChild(out, self, node.getThen());
  if (node.getElse() == nullptr) return;
  out.elseKeyword = context_.tokenSpan(node.getElseLoc());
  addChild(out, self, node.getElse());
}

void BodyRecorder::fillDeclaration(Statement &out, StatementId self, const clang::DeclStmt &node) {
  for (const clang::Decl *declaration : node.decls())
    if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(declaration)) {
      out.variables.push_back(declare(*variable, self));
      if (const auto *names = llvm::dyn_cast<clang::DecompositionDecl>(declaration))
        out.hidden = isPlainBinding(*names, context_.ast) ? HiddenKind::plainBinding : HiddenKind::bindingByGet;
    } else if (!llvm::isa<clang::TypedefNameDecl, clang::UsingDecl, clang::UsingDirectiveDecl, clang::TagDecl,
                          clang::StaticAssertDecl, clang::UsingShadowDecl, clang::NamespaceAliasDecl, clang::EmptyDecl>(
                   declaration)) {
      out.hidden = HiddenKind::declaration;
      out.note = declaration->getDeclKindName();
    }
}

void BodyRecorder::addChild(Statement &out, StatementId self, const clang::Stmt *child) {
  if (child == nullptr) return; // a branch that `if constexpr` drops in an instantiation
  const StatementId id = statement(child, self);
  out.children.push_back(id);
}

Spelling BodyRecorder::statementSpelling(const clang::Stmt &node) {
  Spelling out = context_.spelling(node.getSourceRange());
  // The semicolon after a macro's use belongs to what the whole macro is, not to a statement inside it.
  const bool isOpenMacro = out.origin == SpellingOrigin::wholeMacro && !isClosed(node, context_.ast);
  if (!(lacksSemicolon(kindOf(node)) || isOpenMacro) || out.span.empty() || out.origin == SpellingOrigin::macroBody)
    return out;
  const std::string_view text = context_.files.files()[static_cast<std::size_t>(out.span.file)].text;
  std::uint32_t at = out.span.end;
  while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at])) != 0)
    ++at;
  if (at < text.size() && text[at] == ';') out.span.end = at + 1;
  return out;
}

/// An `if` ends where its last branch ends, semicolon included; Clang's own range stops before it.
void BodyRecorder::extendOverChildren(Statement &out) const {
  for (const StatementId child : out.children) {
    const SourceSpan &inner = body_.statements[child].spelling.span;
    if (inner.file == out.spelling.span.file && !inner.empty())
      out.spelling.span.end = std::max(out.spelling.span.end, inner.end);
  }
}

} // namespace warpgrain::frontend
