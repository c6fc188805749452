// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/Context.h"
#include "core/frontend/record/Recorder.h"
#include "core/model/LaunchExtents.h"

#include <clang/AST/Attr.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/RecursiveASTVisitor.h>

#include <algorithm>
#include <map>
#include <vector>

namespace warpgrain::frontend {

using namespace model;

namespace {

/// Looks through the unit's own code for kernels, launches, and places that take a kernel's
/// address.
class OwnCodeVisitor : public clang::RecursiveASTVisitor<OwnCodeVisitor> {
public:
  explicit OwnCodeVisitor(RecordContext &context) : context_(context) {}

  bool VisitFunctionDecl(clang::FunctionDecl *function) {
    if (function->hasAttr<clang::CUDAGlobalAttr>() && function->doesThisDeclarationHaveABody() &&
        !function->isTemplateInstantiation())
      context_.function(function);
    return true;
  }

  bool TraverseDecl(clang::Decl *declaration) {
    const auto *function = llvm::dyn_cast_or_null<clang::FunctionDecl>(declaration);
    if (const auto *pattern = llvm::dyn_cast_or_null<clang::FunctionTemplateDecl>(declaration))
      function = pattern->getTemplatedDecl();
    if (function == nullptr) return RecursiveASTVisitor::TraverseDecl(declaration);
    enclosing_.push_back(function);
    const bool goOn = RecursiveASTVisitor::TraverseDecl(declaration);
    enclosing_.pop_back();
    return goOn;
  }

  bool TraverseLambdaExpr(clang::LambdaExpr *lambda) {
    enclosing_.push_back(lambda->getCallOperator());
    const bool goOn = RecursiveASTVisitor::TraverseLambdaExpr(lambda);
    enclosing_.pop_back();
    return goOn;
  }

  bool VisitCUDAKernelCallExpr(clang::CUDAKernelCallExpr *launch) {
    launches_.emplace(launch->getBeginLoc(), launch);
    promiseEnclosing();
    return true;
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr *reference) {
    const auto *function = llvm::dyn_cast<clang::FunctionDecl>(reference->getDecl());
    if (function != nullptr && function->hasAttr<clang::CUDAGlobalAttr>()) promiseEnclosing();
    return true;
  }

  /// `run<kernel>`: what run does with it is not followed, but it may launch it.
  bool TraverseTemplateArgumentLoc(const clang::TemplateArgumentLoc &argument) {
    if (argument.getArgument().getKind() == clang::TemplateArgument::Expression) {
      const clang::Expr *value = argument.getSourceExpression()->IgnoreParenImpCasts();
      if (const auto *address = llvm::dyn_cast<clang::UnaryOperator>(value))
        value = address->getSubExpr()->IgnoreParenImpCasts();
      const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(value);
      const auto *kernel = reference ? llvm::dyn_cast<clang::FunctionDecl>(reference->getDecl()) : nullptr;
      if (kernel != nullptr && kernel->hasAttr<clang::CUDAGlobalAttr>()) handedOn_.push_back(reference);
    }
    return RecursiveASTVisitor::TraverseTemplateArgumentLoc(argument);
  }

  /// Kernels that are template arguments, where they are named.
  const std::vector<const clang::DeclRefExpr *> &handedOn() const { return handedOn_; }

  using Launches = std::map<clang::SourceLocation, const clang::CUDAKernelCallExpr *>;

  const Launches &launches() const { return launches_; }

private:
  void promiseEnclosing() {
    if (!enclosing_.empty()) context_.function(enclosing_.back());
  }

  RecordContext &context_;
  std::vector<const clang::FunctionDecl *> enclosing_;
  Launches launches_;
  std::vector<const clang::DeclRefExpr *> handedOn_;
};

/// Kernel argument of cudaLaunchKernel and its kin: operand 0, through casts and &.
ExpressionId kernelOperand(const Body &body, ExpressionId operand) {
  while (isSome(operand) &&
         (body[operand].kind == ExpressionKind::cast || body[operand].kind == ExpressionKind::unary) &&
         !body[operand].operands.empty())
    operand = body[operand].operands.front();
  return operand;
}

bool isRuntimeLaunch(const Expression &call) {
  return call.kind == ExpressionKind::call && call.callee.name.starts_with("cudaLaunch") && !call.operands.empty();
}

/// The forms whose operands are known; cudaLaunchKernelEx and its kin have their block in a structure.
bool namesItsBlock(const Expression &call) {
  return call.operands.size() >= 4 &&
         (call.callee.name == "cudaLaunchKernel" || call.callee.name == "cudaLaunchCooperativeKernel");
}

/// cudaLaunchKernel(function, grid, block, arguments, shared bytes, stream): CUDA Runtime API,
/// "Execution Control". Of other forms only the kernel is known.
Launch runtimeLaunch(const Body &body, const Expression &call) {
  Launch out;
  out.form = LaunchForm::runtimeCall;
  for (const ExpressionId operand : call.operands) {
    const ExpressionId kernel = kernelOperand(body, operand);
    if (!isSome(kernel) || body[kernel].kind != ExpressionKind::function) continue;
    out.kernel = body[kernel].callee.function;
    out.kernelName = body[kernel].callee.name + body[kernel].callee.templateArguments;
    break;
  }
  if (!namesItsBlock(call)) return out;
  out.grid = call.operands[1];
  out.block = call.operands[2];
  if (call.operands.size() > 4) out.sharedBytes = call.operands[4];
  if (call.operands.size() > 5) out.stream = call.operands[5];
  return out;
}

Launch chevronLaunch(const Expression &launch) {
  Launch out;
  out.kernel = launch.callee.function;
  out.kernelName = launch.callee.name + launch.callee.templateArguments;
  out.grid = launch.operands[launchGrid];
  out.block = launch.operands[launchBlock];
  out.sharedBytes = launch.operands[launchShared];
  out.stream = launch.operands[launchStream];
  return out;
}

void collectLaunches(Unit &unit, FunctionId launcher) {
  const Body &body = unit.functions[launcher].body;
  for (std::size_t i = 0; i < body.expressions.size(); ++i) {
    const ExpressionId id{static_cast<std::uint32_t>(i)};
    const Expression &expression = body[id];
    const bool chevrons = expression.kind == ExpressionKind::launch;
    if (!chevrons && !isRuntimeLaunch(expression)) continue;
    Launch launch = chevrons ? chevronLaunch(expression) : runtimeLaunch(body, expression);
    launch.launcher = launcher;
    launch.expression = id;
    launch.spelling = expression.spelling;
    evaluateExtents(unit, launch);
    unit.launches.push_back(std::move(launch));
  }
}

/// A kernel that is handed on as a template argument may be launched where it has another name.
void keepHandedOnKernels(RecordContext &context, const std::vector<const clang::DeclRefExpr *> &references) {
  for (const clang::DeclRefExpr *reference : references) {
    const auto *kernel = llvm::cast<clang::FunctionDecl>(reference->getDecl());
    Launch launch;
    launch.kernel = context.function(kernel);
    launch.kernelName = kernel->getNameAsString();
    launch.spelling = context.spelling(reference->getSourceRange());
    context.unit.launches.push_back(std::move(launch));
  }
}

/// A launch that stands where no body is recorded (a statement expression, a default argument) is
/// still a launch: it is kept without its expressions, so that whoever would have to rewrite it
/// refuses.
void keepUnrecordedLaunches(RecordContext &context, const OwnCodeVisitor::Launches &launches) {
  for (const auto &[place, node] : launches) {
    const Spelling spelling = context.spelling(node->getSourceRange());
    const auto isThis = [&spelling](const Launch &launch) { return launch.spelling.span == spelling.span; };
    if (std::ranges::any_of(context.unit.launches, isThis)) continue;
    Launch launch;
    launch.spelling = spelling;
    if (const clang::FunctionDecl *kernel = node->getDirectCallee()) {
      launch.kernel = context.function(kernel);
      launch.kernelName = kernel->getNameAsString();
    }
    context.unit.launches.push_back(std::move(launch));
  }
}

} // namespace

Unit recordUnit(clang::ASTContext &ast, FileTable &files) {
  Unit unit;
  RecordContext context(ast, files, unit);
  OwnCodeVisitor visitor(context);
  for (clang::Decl *declaration : ast.getTranslationUnitDecl()->decls())
    if (context.isOwn(declaration->getLocation())) visitor.TraverseDecl(declaration);
  for (bool isMore = true; isMore;) {
    while (const clang::FunctionDecl *function = context.nextPromised())
      recordFunction(context, *function, context.function(function));
    const auto wanted = context.nextWanted();
    isMore = wanted.has_value();
    if (wanted) recordInstance(context, *wanted);
  }
  for (std::size_t i = 0; i < unit.functions.size(); ++i)
    collectLaunches(unit, FunctionId{static_cast<std::uint32_t>(i)});
  keepUnrecordedLaunches(context, visitor.launches());
  keepHandedOnKernels(context, visitor.handedOn());
  return unit;
}

} // namespace warpgrain::frontend
