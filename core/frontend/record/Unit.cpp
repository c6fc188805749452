// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/Candidates.h"
#include "core/frontend/record/Context.h"
#include "core/frontend/record/OpenCl.h"
#include "core/frontend/record/PointerLaunches.h"
#include "core/frontend/record/Recorder.h"
#include "core/model/LaunchExtents.h"
#include "core/model/dialect/OpenClDialect.h"

#include <clang/AST/Attr.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/RecursiveASTVisitor.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace warpgrain::frontend {

using namespace model;

namespace {

/// Looks through the unit's own code for kernels, launches, places that take a kernel's address, and who calls the
/// functions that do so.
class OwnCodeVisitor : public clang::RecursiveASTVisitor<OwnCodeVisitor> {
public:
  explicit OwnCodeVisitor(RecordContext &context) : context_(context) {}

  bool VisitFunctionDecl(clang::FunctionDecl *function) {
    if (isKernel(*function) && function->doesThisDeclarationHaveABody() && !function->isTemplateInstantiation())
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
    if (const auto *names = llvm::dyn_cast<clang::OverloadExpr>(launch->getCallee()->IgnoreParenImpCasts()))
      argumentsBehind_[names] = argumentCount(*launch);
    promiseEnclosing();
    return true;
  }

  bool VisitCallExpr(clang::CallExpr *call) {
    const auto *names = llvm::dyn_cast<clang::OverloadExpr>(call->getCallee()->IgnoreParenImpCasts());
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (callee != nullptr && !enclosing_.empty()) callers_.emplace(recordedForm(callee), enclosing_.back());
    const std::string name = names    ? names->getName().getAsString()
                             : callee ? callee->getNameAsString()
                                      : std::string();
    if (!takesKernelWithoutLaunch(name)) return true;
    for (const clang::Expr *argument : call->arguments())
      harmless_.insert(withoutAddress(argument));
    return true;
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr *reference) {
    if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(reference->getDecl()))
      mention(*function, *reference);
    return true;
  }

  /// `kernel<T>` where T is a template's own.
  bool VisitOverloadExpr(clang::OverloadExpr *names) {
    const auto launch = argumentsBehind_.find(names);
    for (const clang::FunctionDecl *candidate :
         candidates(*names, launch != argumentsBehind_.end() ? launch->second : std::nullopt))
      if (candidate != nullptr && candidate->getDescribedFunctionTemplate() != nullptr) mention(*candidate, *names);
    return true;
  }

  /// Nothing in there runs.
  bool TraverseDecltypeTypeLoc(clang::DecltypeTypeLoc, bool = true) { return true; }

  /// Kernels, by the expressions that name them, but for those handed to functions that only ask or set something.
  using Mentions = std::vector<std::pair<const clang::Expr *, const clang::FunctionDecl *>>;

  const Mentions &mentions() const { return mentions_; }

  using Launches = std::map<clang::SourceLocation, const clang::CUDAKernelCallExpr *>;

  const Launches &launches() const { return launches_; }

  /// Has those recorded that call, at first or second hand, a function with a launch: what they pass tells the launch's
  /// numbers.
  void promiseCallers() {
    std::set<const clang::FunctionDecl *> seen(launchers_.begin(), launchers_.end());
    for (std::size_t i = 0; i < launchers_.size(); ++i) {
      const auto [first, last] = callers_.equal_range(recordedForm(launchers_[i]));
      for (auto at = first; at != last; ++at) {
        if (!seen.insert(at->second).second) continue;
        context_.function(at->second);
        launchers_.push_back(at->second);
      }
    }
  }

private:
  void promiseEnclosing() {
    if (enclosing_.empty()) return;
    context_.function(enclosing_.back());
    launchers_.push_back(enclosing_.back());
  }

  static const clang::Expr *withoutAddress(const clang::Expr *argument) {
    argument = argument->IgnoreParenCasts();
    if (const auto *address = llvm::dyn_cast<clang::UnaryOperator>(argument))
      argument = address->getSubExpr()->IgnoreParenCasts();
    return argument;
  }

  void mention(const clang::FunctionDecl &function, const clang::Expr &name) {
    if (!function.hasAttr<clang::CUDAGlobalAttr>()) return;
    promiseEnclosing();
    const Mentions::value_type mention{&name, &function};
    const bool isKnown = harmless_.contains(&name) || std::ranges::find(mentions_, mention) != mentions_.end();
    if (!isKnown) mentions_.push_back(mention);
  }

  RecordContext &context_;
  std::vector<const clang::FunctionDecl *> enclosing_;
  std::vector<const clang::FunctionDecl *> launchers_;
  std::multimap<const clang::FunctionDecl *, const clang::FunctionDecl *> callers_; ///< by the form that is recorded
  Launches launches_;
  std::map<const clang::OverloadExpr *, std::optional<unsigned>> argumentsBehind_; ///< of launches by these names
  std::set<const clang::Expr *> harmless_;
  Mentions mentions_;
};

/// Kernels, and where a launch that is seen names them.
using NamedAt = std::multimap<FunctionId, SourceSpan>;

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

/// What a launch may reach: the function that it names or, of a launch through a pointer, those that the pointer may
/// hold. Nothing where that is not known.
std::vector<ExpressionId> functionsReached(const Unit &unit, FunctionId launcher, ExpressionId id) {
  const Body &body = unit[launcher].body;
  const auto reached = [&](ExpressionId named) -> std::vector<ExpressionId> {
    if (body[named].kind == ExpressionKind::function) return {named};
    if (!isSome(body[named].variable)) return {};
    return functionsHeldBy(body, unit, body[named].variable).value_or(std::vector<ExpressionId>());
  };
  if (body[id].kind == ExpressionKind::launch) return reached(id);
  for (const ExpressionId operand : body[id].operands)
    if (const ExpressionId named = kernelOperand(body, operand); isSome(named))
      if (auto found = reached(named); !found.empty()) return found;
  return {};
}

/// The forms whose operands are known; cudaLaunchKernelEx and its kin have their block in a structure.
bool namesItsBlock(const Expression &call) {
  return call.operands.size() >= 4 &&
         (call.callee.name == "cudaLaunchKernel" || call.callee.name == "cudaLaunchCooperativeKernel");
}

/// cudaLaunchKernel(function, grid, block, arguments, shared bytes, stream): CUDA Runtime API,
/// "Execution Control". Of other forms only the kernel is known.
Launch runtimeLaunch(const Expression &call) {
  Launch out;
  out.form = LaunchSyntax::runtimeCall;
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

/// A launch through a pointer counts for each kernel that the pointer may hold, and for none where one of them has no
/// body here. `named` gets the places where they are named.
void addThroughPointer(Unit &unit, Launch launch, NamedAt &named) {
  std::set<FunctionId> reached;
  for (const ExpressionId function : functionsReached(unit, launch.launcher, launch.expression)) {
    const Expression &value = unit[launch.launcher].body[function];
    named.emplace(value.callee.function, value.spelling.span);
    if (!reached.insert(value.callee.function).second) continue;
    launch.kernel = value.callee.function;
    launch.kernelName = value.callee.name + value.callee.templateArguments;
    unit.launches.push_back(launch);
  }
  if (reached.empty()) unit.launches.push_back(std::move(launch));
}

void collectLaunches(Unit &unit, FunctionId launcher, NamedAt &named) {
  const Body &body = unit[launcher].body;
  for (std::size_t i = 0; i < body.expressions.size(); ++i) {
    const ExpressionId id{static_cast<std::uint32_t>(i)};
    const Expression &expression = body[id];
    const bool chevrons = expression.kind == ExpressionKind::launch;
    if (!chevrons && !isRuntimeLaunch(expression)) continue;
    Launch launch = chevrons ? chevronLaunch(expression) : runtimeLaunch(expression);
    launch.launcher = launcher;
    launch.expression = id;
    launch.spelling = expression.spelling;
    evaluateExtents(unit, launch);
    if (!isSome(launch.kernel)) {
      addThroughPointer(unit, std::move(launch), named);
      continue;
    }
    named.emplace(launch.kernel, expression.nameSpan);
    unit.launches.push_back(std::move(launch));
  }
}

/// A kernel whose address is kept, or that is handed on as a template argument, may be launched where it has another
/// name: the place counts as a launch of which nothing is known.
void keepOtherMentions(RecordContext &context, const OwnCodeVisitor &visitor, NamedAt named) {
  for (const auto &[name, kernel] : visitor.mentions()) {
    Launch launch;
    launch.kernel = context.function(kernel);
    launch.kernelName = kernel->getNameAsString();
    launch.spelling = context.spelling(name->getSourceRange());
    const SourceSpan &span = launch.spelling.span;
    // Each of those accounts for one: a macro may write several where it stands.
    const auto [first, last] = named.equal_range(launch.kernel);
    const auto seen = std::find_if(
        first, last, [&span](const auto &known) { return known.second.contains(span) || span.contains(known.second); });
    if (seen != last) {
      named.erase(seen);
      continue;
    }
    const auto isLaunched = [&](const Launch &known) {
      return known.kernel == launch.kernel && !isSome(known.launcher) && known.spelling.span.contains(span);
    };
    if (std::ranges::none_of(context.unit.launches, isLaunched)) context.unit.launches.push_back(std::move(launch));
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

/// `__block_size__`, which our own headers make an annotation.
bool hasOwnBlock(const clang::FunctionDecl &function) {
  return std::ranges::any_of(function.redecls(), [](const clang::FunctionDecl *declaration) {
    return std::ranges::any_of(declaration->specific_attrs<clang::AnnotateAttr>(), [](const clang::AnnotateAttr *mark) {
      return mark->getAnnotation() == "warpgrain.block_size";
    });
  });
}

/// Launches of a kernel with `__block_size__` name a number of clusters, and no block (CUDA C++ Programming Guide,
/// "Blocks as Clusters").
void forgetExtentsOfClusters(const RecordContext &context) {
  for (const auto &[id, forms] : context.recordedForms()) {
    if (std::ranges::none_of(forms, [](const clang::FunctionDecl *form) { return hasOwnBlock(*form); })) continue;
    for (Launch &launch : context.unit.launches) {
      if (launch.kernel != id) continue;
      launch.grid = launch.block = none<ExpressionId>;
      launch.gridExtents = launch.blockExtents = {};
    }
  }
}

/// `reqd_work_group_size(16, 16, 1)` tells the block of whoever launches the kernel: it counts as a launch that stands
/// in no function, with a grid that is not known.
void keepRequiredBlocks(RecordContext &context) {
  for (const auto &[id, forms] : context.recordedForms())
    for (const clang::FunctionDecl *form : forms) {
      const auto *required = form->getAttr<clang::ReqdWorkGroupSizeAttr>();
      if (required == nullptr || !isOpenCl(*form)) continue;
      Launch launch;
      launch.kernel = id;
      launch.kernelName = form->getNameAsString();
      launch.spelling = context.spelling(required->getRange());
      const std::array extents{required->getXDim(), required->getYDim(), required->getZDim()};
      for (const Axis axis : allAxes) {
        clang::Expr::EvalResult value;
        if (extents[indexOf(axis)]->EvaluateAsInt(value, context.ast) && value.Val.getInt().isRepresentableByInt64())
          launch.blockExtents[axis] = value.Val.getInt().getExtValue();
      }
      if (std::ranges::none_of(form->parameters(),
                               [](const clang::ParmVarDecl *parameter) { return isLocalArray(*parameter); }))
        launch.sharedByteCount = 0;
      context.unit.launches.push_back(std::move(launch));
    }
}

} // namespace

Unit recordUnit(clang::ASTContext &ast, FileTable &files, const std::vector<ReportedError> &errors) {
  Unit unit;
  if (ast.getLangOpts().OpenCL) unit.dialect = &openClDialect();
  RecordContext context(ast, files, unit);
  OwnCodeVisitor visitor(context);
  for (clang::Decl *declaration : ast.getTranslationUnitDecl()->decls())
    if (context.isOwn(declaration->getLocation())) visitor.TraverseDecl(declaration);
  visitor.promiseCallers();
  for (bool isMore = true; isMore;) {
    while (const clang::FunctionDecl *function = context.nextPromised())
      recordFunction(context, *function, context.function(function));
    const auto wanted = context.nextWanted();
    isMore = wanted.has_value();
    if (wanted) recordInstance(context, *wanted);
  }
  NamedAt named;
  for (std::size_t i = 0; i < unit.functions.size(); ++i)
    collectLaunches(unit, FunctionId{static_cast<std::uint32_t>(i)}, named);
  keepUnrecordedLaunches(context, visitor.launches());
  keepOtherMentions(context, visitor, std::move(named));
  forgetExtentsOfClusters(context);
  keepRequiredBlocks(context);
  markWhatIsNotWhole(context, errors);
  return unit;
}

} // namespace warpgrain::frontend
