// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/BodyRecorder.h"
#include "core/frontend/record/OpenCl.h"
#include "core/frontend/record/Recorder.h"

#include <clang/AST/ASTLambda.h>
#include <clang/AST/Attr.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/Mangle.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <llvm/Support/raw_ostream.h>

#include <memory>

namespace warpgrain::frontend {

using namespace model;

namespace {

/// A kernel template used with very many arguments (a table of sizes) shows its first ones.
constexpr std::size_t maximumInstances = 64;

FunctionKind kindOf(const clang::FunctionDecl &function) {
  if (isKernel(function)) return FunctionKind::kernel;
  if (isOpenCl(function)) return FunctionKind::device;
  const auto *device = function.getAttr<clang::CUDADeviceAttr>();
  // A lambda may run on both sides as far as Clang is concerned; it is where it is written.
  if (device != nullptr && device->isImplicit() && clang::isLambdaCallOperator(&function)) {
    const auto *outer = llvm::dyn_cast_or_null<clang::FunctionDecl>(
        llvm::cast<clang::Decl>(function.getParent())->getParentFunctionOrMethod());
    const bool isOnHost = outer == nullptr || kindOf(*outer) == FunctionKind::host;
    return isOnHost ? FunctionKind::host : FunctionKind::device;
  }
  return device != nullptr ? FunctionKind::device : FunctionKind::host;
}

std::string mangledNameOf(const clang::FunctionDecl &function, clang::ASTContext &ast) {
  if (function.isDependentContext() || !isKernel(function)) return {};
  if (isOpenCl(function)) return function.getNameAsString();
  const std::unique_ptr<clang::MangleContext> mangler(ast.createMangleContext());
  if (!mangler->shouldMangleDeclName(&function)) return function.getNameAsString();
  std::string name;
  llvm::raw_string_ostream out(name);
  mangler->mangleName(clang::GlobalDecl(&function, clang::KernelReferenceKind::Kernel), out);
  return name;
}

std::string signatureOf(const clang::FunctionDecl &function) {
  std::string text = function.getNameAsString() + "(";
  for (const clang::ParmVarDecl *parameter : function.parameters()) {
    if (parameter != function.parameters().front()) text += ", ";
    std::string declarator = parameter->getNameAsString();
    withoutSpace(parameter->getType(), function.getASTContext())
        .getAsStringInternal(declarator, function.getASTContext().getPrintingPolicy());
    text += declarator;
  }
  return text + ")";
}

std::optional<LaunchBounds> launchBoundsOf(const clang::FunctionDecl &function, RecordContext &context) {
  const auto *attribute = function.getAttr<clang::CUDALaunchBoundsAttr>();
  if (attribute == nullptr) return std::nullopt;
  LaunchBounds out;
  const auto valueOf = [&context](const clang::Expr *value) -> std::optional<std::int64_t> {
    clang::Expr::EvalResult result;
    if (value == nullptr || value->isValueDependent() || !value->EvaluateAsInt(result, context.ast))
      return std::nullopt;
    return result.Val.getInt().getExtValue();
  };
  out.maxThreads = valueOf(attribute->getMaxThreads());
  out.minBlocks = valueOf(attribute->getMinBlocks());
  if (attribute->getMaxThreads() != nullptr)
    out.maxThreadsSpan = context.spelling(attribute->getMaxThreads()->getSourceRange()).span;
  return out;
}

/// From template<…>, or the first attribute or specifier, to the closing brace. Clang starts after
/// the attributes.
SourceSpan wholeSpan(const clang::FunctionDecl &function, RecordContext &context) {
  clang::SourceLocation begin = function.getOuterLocStart();
  if (const clang::FunctionTemplateDecl *pattern = function.getDescribedFunctionTemplate())
    begin = pattern->getBeginLoc();
  SourceSpan span = context.spelling({begin, function.getEndLoc()}).span;
  for (const clang::Attr *attribute : function.attrs()) {
    const SourceSpan at = context.tokenSpan(attribute->getLocation());
    if (!at.empty() && at.file == span.file) span.begin = std::min(span.begin, at.begin);
  }
  return span;
}

/// The calls of an instantiation, by the places that they share with the template's body. A call that reaches one
/// function of the person's own here and another there is not resolved.
class CallCollector : public clang::RecursiveASTVisitor<CallCollector> {
public:
  CallCollector(RecordContext &context, ResolvedCalls &calls) : context_(context), calls_(calls) {}

  bool VisitCallExpr(clang::CallExpr *call) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (callee == nullptr) return true;
    const auto [known, isNew] = calls_.emplace(call->getRParenLoc(), callee);
    if (!isNew && known->second != nullptr && differ(*known->second, *callee)) known->second = nullptr;
    return true;
  }

private:
  bool differ(const clang::FunctionDecl &a, const clang::FunctionDecl &b) const {
    const clang::FunctionDecl *first = recordedForm(&a);
    const clang::FunctionDecl *second = recordedForm(&b);
    return first != second && (context_.isOwn(first->getLocation()) || context_.isOwn(second->getLocation()));
  }

  RecordContext &context_;
  ResolvedCalls &calls_;
};

std::vector<const clang::FunctionDecl *> instantiationsOf(const clang::FunctionDecl &pattern) {
  std::vector<const clang::FunctionDecl *> found;
  const clang::FunctionTemplateDecl *kernel = pattern.getDescribedFunctionTemplate();
  if (kernel == nullptr) return found;
  for (const clang::FunctionDecl *instance : kernel->specializations()) {
    const bool made = instance->isTemplateInstantiation() && instance->hasBody();
    if (made && found.size() < maximumInstances) found.push_back(instance);
  }
  return found;
}

Instance instanceOf(RecordContext &context, const clang::FunctionDecl &declaration) {
  Instance out{.arguments = templateArgumentsOf(declaration), .mangledName = mangledNameOf(declaration, context.ast)};
  BodyRecorder recorder(context, nullptr);
  out.body = recorder.record(declaration);
  out.parameters = recorder.parameters();
  return out;
}

} // namespace

void recordInstance(RecordContext &context, const WantedInstance &wanted) {
  Instance made = instanceOf(context, *wanted.declaration);
  std::vector<Instance> &all = context.unit.functions[wanted.function].instances;
  if (all.size() <= wanted.index) all.resize(wanted.index + 1);
  all[wanted.index] = std::move(made);
}

void recordFunction(RecordContext &context, const clang::FunctionDecl &function, FunctionId id) {
  Function out;
  out.kind = kindOf(function);
  out.name = function.getNameAsString();
  out.qualifiedName = function.getQualifiedNameAsString();
  out.signature = signatureOf(function);
  out.mangledName = mangledNameOf(function, context.ast);
  out.span = wholeSpan(function, context);
  out.nameSpan = context.tokenSpan(function.getLocation());
  const Spelling body = context.spelling(function.getBody()->getSourceRange());
  out.bodySpan = body.span;
  out.macro = body.origin == SpellingOrigin::file ? std::string() : body.macro;
  out.launchBounds = launchBoundsOf(function, context);
  out.isTemplate = function.isDependentContext();
  out.isStatic = function.getFormalLinkage() == clang::Linkage::Internal;

  const auto instances = instantiationsOf(function);
  ResolvedCalls resolved;
  for (const clang::FunctionDecl *instance : instances)
    CallCollector(context, resolved).TraverseStmt(instance->getBody());
  for (const clang::FunctionDecl *instance : context.instantiationsSeen(&function))
    CallCollector(context, resolved).TraverseStmt(instance->getBody());
  BodyRecorder recorder(context, &resolved);
  out.body = recorder.record(function);
  out.parameters = recorder.parameters();
  if (out.kind == FunctionKind::kernel)
    for (const clang::FunctionDecl *instance : instances)
      out.instances.push_back(instanceOf(context, *instance));
  context.unit.functions[id] = std::move(out);
}

} // namespace warpgrain::frontend
