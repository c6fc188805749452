// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/HostCode.h"

#include "core/executor/program/MissingFunctions.h"

#include <llvm/ExecutionEngine/Orc/EHFrameRegistrationPlugin.h>
#include <llvm/ExecutionEngine/Orc/ExecutionUtils.h>
#include <llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h>
#include <llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h>
#include <llvm/IR/Constants.h>
#include <llvm/Support/TargetSelect.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <unistd.h>

namespace warpgrain::executor {

namespace {

using namespace llvm;

std::unexpected<Error> failed(llvm::Error error) {
  return fail(ErrorKind::tool, "The program's host code cannot be linked: " + toString(std::move(error)) + ".");
}

struct ConstructorEntry {
  std::uint64_t priority = 0;
  std::string name;
  bool registersDeviceCode = false;
};

/// Takes the list of what runs before main out of a module, with names that can be looked up.
std::vector<ConstructorEntry> takeConstructors(Module &module, std::size_t number) {
  std::vector<ConstructorEntry> out;
  GlobalVariable *list = module.getGlobalVariable("llvm.global_ctors");
  if (list == nullptr) return out;
  if (const auto *entries = dyn_cast<ConstantArray>(list->getInitializer()))
    for (const Use &use : entries->operands()) {
      const auto *entry = dyn_cast<ConstantStruct>(use.get());
      auto *function = entry != nullptr ? dyn_cast<Function>(entry->getOperand(1)) : nullptr;
      if (function == nullptr) continue;
      const bool registers = function->getName().starts_with("__cuda_module_ctor");
      function->setName("wg_constructor." + std::to_string(number) + "." + std::to_string(out.size()));
      function->setLinkage(GlobalValue::ExternalLinkage);
      function->setVisibility(GlobalValue::DefaultVisibility);
      function->setComdat(nullptr);
      out.push_back({.priority = cast<ConstantInt>(entry->getOperand(0))->getZExtValue(),
                     .name = function->getName().str(),
                     .registersDeviceCode = registers});
    }
  list->eraseFromParent();
  return out;
}

/// What is in libraries that are linked into each program, and so in nobody's table.
int registerAtExit(void (*function)()) {
  return std::atexit(function);
}

/// The name of a program or library for its destructors, which each has for itself: an address near its code.
void defineDsoHandle(Module &module) {
  GlobalVariable *handle = module.getGlobalVariable("__dso_handle");
  if (handle == nullptr || !handle->isDeclaration()) return;
  handle->setInitializer(Constant::getNullValue(handle->getValueType()));
  handle->setVisibility(GlobalValue::DefaultVisibility);
  handle->setLinkage(GlobalValue::InternalLinkage);
}

/// The compiler keeps the host's shadows of device variables to their sources; where another source names such a
/// variable, it means the same one.
void shareShadows(std::vector<std::unique_ptr<Module>> &modules) {
  std::set<std::string> asked;
  for (const auto &module : modules)
    for (const GlobalVariable &variable : module->globals())
      if (variable.isDeclaration() && !variable.use_empty()) asked.insert(variable.getName().str());
  for (const std::string &name : asked)
    for (const auto &module : modules) {
      GlobalVariable *variable = module->getGlobalVariable(name, /*AllowInternal=*/true);
      if (variable == nullptr || variable->isDeclaration() || !variable->hasLocalLinkage()) continue;
      variable->setLinkage(GlobalValue::ExternalLinkage);
      break;
    }
}

/// Variables of threads that several sources define, as inline functions do, are defined by one of them alone: LLVM
/// 22's JIT crashes where it drops a second definition whose value is not a zero number.
void defineThreadLocalsOnce(std::vector<std::unique_ptr<Module>> &modules) {
  std::set<std::string> defined;
  const auto forEachDefinition = [&](bool isWeak, auto &&act) {
    for (const auto &module : modules)
      for (GlobalVariable &variable : module->globals()) {
        const bool isShared = variable.isThreadLocal() && !variable.hasLocalLinkage();
        if (isShared && !variable.isDeclarationForLinker() && variable.isWeakForLinker() == isWeak) act(variable);
      }
  };
  forEachDefinition(false, [&](const GlobalVariable &variable) { defined.insert(variable.getName().str()); });
  forEachDefinition(true, [&](GlobalVariable &variable) {
    variable.setComdat(nullptr);
    variable.setLinkage(GlobalValue::ExternalLinkage);
    if (!defined.insert(variable.getName().str()).second) variable.setInitializer(nullptr);
  });
}

Result<std::unique_ptr<orc::LLJIT>> makeJit(const SymbolTable &runtime) {
  InitializeNativeTarget();
  InitializeNativeTargetAsmPrinter();
  InitializeNativeTargetAsmParser(); // for inline assembly, which headers of the standard library have, too
  auto machine = orc::JITTargetMachineBuilder::detectHost();
  if (!machine) return failed(machine.takeError());
  auto jit = orc::LLJITBuilder()
                 .setJITTargetMachineBuilder(*machine)
                 .setPlatformSetUp(orc::setUpInactivePlatform) // constructors are run here, in this order
                 .create();
  if (!jit) return failed(jit.takeError());
  // Exceptions find their way through the program's functions.
  if (auto *layer = dyn_cast<orc::ObjectLinkingLayer>(&(*jit)->getObjLinkingLayer())) {
    auto frames = orc::EHFrameRegistrationPlugin::Create((*jit)->getExecutionSession());
    if (!frames) return failed(frames.takeError());
    layer->addPlugin(std::move(*frames));
  }
  SymbolTable table = runtime;
  table.put<&registerAtExit>("atexit");
  orc::SymbolMap symbols;
  for (const auto &[name, address] : table.all())
    symbols[(*jit)->mangleAndIntern(name)] = {orc::ExecutorAddr::fromPtr(address), JITSymbolFlags::Exported};
  // Behind the program's own functions, which may have any name.
  orc::JITDylib &library = (*jit)->getExecutionSession().createBareJITDylib("runtime");
  if (auto error = library.define(orc::absoluteSymbols(std::move(symbols)))) return failed(std::move(error));
  auto process = orc::DynamicLibrarySearchGenerator::GetForCurrentProcess((*jit)->getDataLayout().getGlobalPrefix());
  if (!process) return failed(process.takeError());
  library.addGenerator(std::move(*process));
  (*jit)->getMainJITDylib().addToLinkOrder(library);
  return std::move(*jit);
}

} // namespace

Result<HostCode> HostCode::link(std::unique_ptr<LLVMContext> context, std::vector<std::unique_ptr<Module>> modules,
                                const SymbolTable &runtime) {
  const orc::ThreadSafeContext shared(std::move(context));
  auto own = std::move(modules); // gone before their context, whatever happens
  shareShadows(own);
  defineThreadLocalsOnce(own);
  if (auto complete = checkComplete(own, runtime); !complete) return std::unexpected(complete.error());
  auto jit = makeJit(runtime);
  if (!jit) return std::unexpected(jit.error());
  HostCode code(std::move(*jit));
  std::vector<ConstructorEntry> constructors;
  for (std::size_t i = 0; i < own.size(); ++i) {
    defineDsoHandle(*own[i]);
    const auto entries = takeConstructors(*own[i], i);
    constructors.insert(constructors.end(), entries.begin(), entries.end());
    own[i]->setDataLayout(code.jit_->getDataLayout());
    if (auto error = code.jit_->addIRModule(orc::ThreadSafeModule(std::move(own[i]), shared)))
      return failed(std::move(error));
  }
  std::ranges::stable_sort(constructors, {}, &ConstructorEntry::priority);
  for (const ConstructorEntry &entry : constructors)
    (entry.registersDeviceCode ? code.registrations_ : code.constructors_).push_back(entry.name);
  // Everything is compiled now: what is missing is known before anything runs.
  for (const auto *list : {&code.registrations_, &code.constructors_})
    for (const std::string &name : *list)
      if (auto address = code.jit_->lookup(name); !address) return failed(address.takeError());
  if (auto address = code.jit_->lookup("main"); !address) return failed(address.takeError());
  return code;
}

void *HostCode::addressOf(const std::string &name) {
  auto address = jit_->lookup(name);
  if (address) return address->toPtr<void *>();
  consumeError(address.takeError());
  return nullptr;
}

void HostCode::registerDeviceCode() {
  for (const std::string &name : registrations_)
    function<void()>(name)();
}

void HostCode::construct() {
  for (const std::string &name : constructors_)
    function<void()>(name)();
}

int HostCode::main(std::vector<std::string> arguments) {
  std::vector<char *> pointers;
  for (std::string &argument : arguments)
    pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  return function<int(int, char **, char **)>("main")(static_cast<int>(arguments.size()), pointers.data(), environ);
}

} // namespace warpgrain::executor
