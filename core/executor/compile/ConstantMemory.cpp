// SPDX-License-Identifier: Apache-2.0
#include "core/executor/compile/ConstantMemory.h"

#include "core/executor/abi/ConstantMemoryList.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>
#include <clang/AST/DeclGroup.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/Mangle.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Basic/Diagnostic.h>
#include <llvm/IR/Metadata.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/raw_ostream.h>

#include <set>
#include <string>

namespace warpgrain::executor {

namespace {

using namespace clang;

bool isInConstantMemory(const VarDecl &variable) {
  const auto *attribute = variable.getAttr<CUDAConstantAttr>();
  return attribute != nullptr && !attribute->isImplicit() && !variable.isInvalidDecl() &&
         !variable.getType()->isDependentType() && !variable.getDeclContext()->isDependentContext() &&
         !isa<VarTemplatePartialSpecializationDecl>(variable) && variable.getDescribedVarTemplate() == nullptr;
}

/// The variables of a declaration, members and those of functions too. What was precompiled is the toolkit's own
/// functions and ours, which have no such variables; to look into them would read all of them.
class VariableVisitor : public RecursiveASTVisitor<VariableVisitor> {
public:
  explicit VariableVisitor(std::set<const VarDecl *> &out) : out_(out) {}

  bool TraverseDecl(Decl *declared) {
    const bool isPrecompiled =
        declared != nullptr && declared->isFromASTFile() && declared->isFunctionOrFunctionTemplate();
    return isPrecompiled || RecursiveASTVisitor::TraverseDecl(declared);
  }

  bool shouldVisitTemplateInstantiations() const { return true; }

  bool VisitVarDecl(VarDecl *variable) {
    if (isInConstantMemory(*variable)) out_.insert(variable);
    return true;
  }

private:
  std::set<const VarDecl *> &out_;
};

/// Collects the variables in constant memory, members and instances of templates among them.
class ConstantVariables : public ASTConsumer {
public:
  bool HandleTopLevelDecl(DeclGroupRef group) override {
    VariableVisitor visitor(variables);
    for (Decl *declared : group)
      visitor.TraverseDecl(declared);
    return true;
  }

  void HandleCXXStaticMemberVarInstantiation(VarDecl *variable) override {
    if (isInConstantMemory(*variable)) variables.insert(variable);
  }

protected:
  std::set<const VarDecl *> variables;
};

class ConstantMemory final : public ConstantVariables {
public:
  explicit ConstantMemory(std::function<llvm::Module *()> module) : module_(std::move(module)) {}

  void HandleTranslationUnit(ASTContext &context) override {
    llvm::Module *module = module_();
    if (module == nullptr || variables.empty()) return;
    const std::unique_ptr<MangleContext> names(context.createMangleContext());
    std::set<std::string> symbols;
    for (const VarDecl *variable : variables)
      symbols.insert(symbolOf(*names, *variable));
    llvm::NamedMDNode *list = module->getOrInsertNamedMetadata(constantMemoryList);
    llvm::LLVMContext &owner = module->getContext();
    for (const std::string &symbol : symbols)
      list->addOperand(llvm::MDNode::get(owner, llvm::MDString::get(owner, symbol)));
  }

private:
  static std::string symbolOf(MangleContext &names, const VarDecl &variable) {
    if (!names.shouldMangleDeclName(&variable)) return variable.getName().str();
    std::string out;
    llvm::raw_string_ostream stream(out);
    names.mangleName(GlobalDecl(&variable), stream);
    return out;
  }

  std::function<llvm::Module *()> module_;
};

class NoConstantMemory final : public ConstantVariables {
public:
  explicit NoConstantMemory(DiagnosticsEngine &diagnostics) : diagnostics_(diagnostics) {}

  void HandleTranslationUnit(ASTContext &) override {
    if (!variables.empty())
      diagnostics_.Report(diagnostics_.getCustomDiagID(DiagnosticsEngine::Error,
                                                       "precompiled headers have variables in constant memory"));
  }

private:
  DiagnosticsEngine &diagnostics_;
};

} // namespace

std::unique_ptr<ASTConsumer> noConstantMemory(DiagnosticsEngine &diagnostics) {
  return std::make_unique<NoConstantMemory>(diagnostics);
}

std::unique_ptr<ASTConsumer> listOfConstantMemory(std::function<llvm::Module *()> module) {
  return std::make_unique<ConstantMemory>(std::move(module));
}

} // namespace warpgrain::executor
