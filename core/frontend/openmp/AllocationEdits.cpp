// SPDX-License-Identifier: Apache-2.0
//
// Calls of the record of allocations, in place of those of the C library, around new[] and delete[], around strings
// with which pointers begin, and in place of those that ask vectors for their elements.
#include "core/frontend/openmp/OpenMpRecorder.h"
#include "core/frontend/openmp/StandardVectors.h"

#include <clang/AST/RecursiveASTVisitor.h>

#include <map>
#include <set>

namespace warpgrain::frontend {

namespace {

const std::map<std::string, std::string> &allocations() {
  static const std::map<std::string, std::string> names{
      {"malloc", "gpu::allocate"}, {"calloc", "gpu::allocateCleared"},        {"realloc", "gpu::reallocate"},
      {"free", "gpu::release"},    {"aligned_alloc", "gpu::allocateAligned"}, {"posix_memalign", "gpu::allocateAt"}};
  return names;
}

class AllocationFinder : public clang::RecursiveASTVisitor<AllocationFinder> {
public:
  explicit AllocationFinder(OpenMpContext &context) : context_(context) {}

  bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
    if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(name->getDecl()); function != nullptr)
      replace(*function, name->getBeginLoc(), name->getLocation());
    return true;
  }

  /// A name in a template, whose function depends on the types of the arguments.
  bool VisitUnresolvedLookupExpr(clang::UnresolvedLookupExpr *name) {
    for (const clang::NamedDecl *each : name->decls())
      if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(each->getUnderlyingDecl()))
        replace(*function, name->getBeginLoc(), name->getNameLoc());
    return true;
  }

  bool VisitCXXNewExpr(clang::CXXNewExpr *allocation) {
    if (!context_.isInSource(allocation->getBeginLoc()) || !allocation->isArray() || !allocation->getArraySize() ||
        allocation->getNumPlacementArgs() != 0)
      return true;
    const auto place = context_.exactSpan(allocation->getSourceRange());
    const auto count = context_.exactSpan((*allocation->getArraySize())->getSourceRange());
    if (!place || !count || (*allocation->getArraySize())->HasSideEffects(context_.ast)) return true;
    addAround(context_.program.allocationEdits, *place, "gpu::know(",
              ", sizeof(" + context_.declared(allocation->getAllocatedType(), "") + ") * (" +
                  std::string(context_.program.textOf(*count)) + "))");
    return true;
  }

  bool VisitCXXDeleteExpr(clang::CXXDeleteExpr *end) {
    if (!end->isArrayForm() || !context_.isInSource(end->getBeginLoc())) return true;
    if (const auto place = context_.exactSpan(end->getArgument()->getSourceRange()))
      addAround(context_.program.allocationEdits, *place, "gpu::forget(", ")");
    else
      refuseMacro(context_, end->getSourceRange(), "delete[]");
    return true;
  }

  bool VisitFunctionDecl(clang::FunctionDecl *function) {
    const auto kind = function->getOverloadedOperator();
    hasOwnOperators_ |= (kind == clang::OO_New || kind == clang::OO_Delete) &&
                        !function->getDeclContext()->isRecord() && context_.isInSource(function->getLocation());
    return true;
  }

  bool VisitBinaryOperator(clang::BinaryOperator *assignment) {
    if (assignment->getOpcode() == clang::BO_Assign) vector(assignment->getRHS());
    return true;
  }

  bool VisitCallExpr(clang::CallExpr *call) {
    const clang::FunctionDecl *callee = call->getDirectCallee();
    if (callee != nullptr && !context_.sources.isInSystemHeader(callee->getLocation()) && callee->getBuiltinID() == 0)
      for (const clang::Expr *argument : call->arguments())
        vector(argument);
    return true;
  }

  /// The program has its own `new` or `delete`, which take the place of those that say when vectors end.
  bool hasOwnOperators() const { return hasOwnOperators_; }

  /// "const char *p = "…";" in a function. What C++ evaluates while it compiles calls nothing.
  bool VisitVarDecl(clang::VarDecl *variable) {
    const clang::Expr *first = variable->getInit();
    if (first != nullptr && !variable->isConstexpr()) vector(first);
    if (first == nullptr || !variable->isLocalVarDecl() || variable->isConstexpr() ||
        !variable->getType()->isPointerType() || !context_.isInSource(first->getBeginLoc()) ||
        !llvm::isa<clang::StringLiteral>(first->IgnoreParenImpCasts()))
      return true;
    if (const auto place = context_.exactSpan(first->getSourceRange()))
      if (done_.insert(place->begin).second)
        addAround(context_.program.allocationEdits, *place, context_.program.isC ? "gpu::textOfC(" : "gpu::text(", ")");
    return true;
  }

private:
  /// "v.data()" or "&v[0]", as a pointer's value, also where a condition chooses it.
  void vector(const clang::Expr *value) {
    if (value->getType().isNull() || !value->getType()->isPointerType()) return;
    value = value->IgnoreParenCasts();
    if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(value)) {
      vector(choice->getTrueExpr());
      return vector(choice->getFalseExpr());
    }
    const clang::Expr *object = vectorWhoseElements(*value);
    if (object == nullptr || !object->isLValue() || !context_.isInSource(value->getBeginLoc())) return;
    const auto element = elementOfVector(object->getType());
    const auto place = context_.exactSpan(value->getSourceRange());
    const auto text = context_.exactSpan(object->getSourceRange());
    if (!element || (*element)->isBooleanType() || !element->isTriviallyCopyableType(context_.ast) || !place || !text ||
        !hasStandardAllocator(object->getType()) || !done_.insert(place->begin).second)
      return;
    context_.program.allocationEdits.push_back(
        {*place, "gpu::elementsOf(" + std::string(context_.program.textOf(*text)) + ")"});
  }

  /// In a macro, where it is written.
  void replace(const clang::FunctionDecl &function, clang::SourceLocation begin, clang::SourceLocation name) {
    if (context_.function(&function) || function.getDeclContext()->isRecord()) return;
    const auto known = allocations().find(function.getNameAsString());
    if (known == allocations().end()) return;
    const clang::SourceLocation from = context_.sources.getSpellingLoc(begin);
    const clang::SourceLocation word = context_.sources.getSpellingLoc(name);
    if (context_.sources.getFileID(word) != context_.sources.getMainFileID() ||
        context_.sources.getFileID(from) != context_.sources.getMainFileID())
      return;
    const std::uint32_t first = context_.sources.getFileOffset(from);
    const std::uint32_t end = context_.sources.getFileOffset(word) + static_cast<std::uint32_t>(known->first.size());
    // A name that a macro puts together is written nowhere.
    const std::string_view text = context_.program.text;
    if (end > text.size() || text.substr(end - known->first.size(), known->first.size()) != known->first) return;
    if (done_.insert(first).second) context_.program.allocationEdits.push_back({{mainFile, first, end}, known->second});
  }

  OpenMpContext &context_;
  std::set<std::uint32_t> done_;
  bool hasOwnOperators_ = false;
};

} // namespace

void recordAllocations(OpenMpContext &context) {
  AllocationFinder finder(context);
  finder.TraverseDecl(context.ast.getTranslationUnitDecl());
  if (finder.hasOwnOperators())
    std::erase_if(context.program.allocationEdits,
                  [](const TextEdit &each) { return each.replacement.starts_with("gpu::elementsOf("); });
}

} // namespace warpgrain::frontend
