// SPDX-License-Identifier: Apache-2.0
#include "core/executor/Jit.h"

#include "core/executor/lower/kit/Analyses.h"
#include "core/executor/runtime/RuntimeFunctions.h"

#include <llvm/ExecutionEngine/Orc/ExecutionUtils.h>
#include <llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h>
#include <llvm/Support/TargetSelect.h>

namespace warpgrain::executor {

namespace {

using namespace llvm;

std::unexpected<Error> failed(llvm::Error error) {
  return fail(ErrorKind::tool, "The kernel cannot be compiled for this machine: " + toString(std::move(error)) + ".");
}

void optimise(Module &module, TargetMachine &target) {
  PipelineTuningOptions tuning;
  tuning.LoopVectorization = true;
  tuning.SLPVectorization = true;
  PassBuilder builder(&target, tuning);
  Analyses analyses(builder);
  builder.buildPerModuleDefaultPipeline(OptimizationLevel::O2).run(module, analyses.modules);
}

} // namespace

Result<Jit> Jit::create() {
  InitializeNativeTarget();
  InitializeNativeTargetAsmPrinter();
  InitializeNativeTargetAsmParser(); // for inline assembly, which headers of the standard library have, too
  auto machine = orc::JITTargetMachineBuilder::detectHost();
  if (!machine) return failed(machine.takeError());
  machine->setCodeGenOptLevel(CodeGenOptLevel::Default);
  // Products and sums round as they are written.
  machine->getOptions().AllowFPOpFusion = FPOpFusion::Strict;
  auto target = machine->createTargetMachine();
  if (!target) return failed(target.takeError());
  auto jit = orc::LLJITBuilder().setJITTargetMachineBuilder(*machine).create();
  if (!jit) return failed(jit.takeError());
  orc::SymbolMap symbols;
  for (const auto &[name, function] : runtimeFunctions())
    symbols[(*jit)->mangleAndIntern(name)] = {orc::ExecutorAddr::fromPtr(function), JITSymbolFlags::Exported};
  if (auto error = (*jit)->getMainJITDylib().define(orc::absoluteSymbols(std::move(symbols))))
    return failed(std::move(error));
  // What instructions become that this machine does not have: memcpy, fmaf.
  auto process = orc::DynamicLibrarySearchGenerator::GetForCurrentProcess((*jit)->getDataLayout().getGlobalPrefix());
  if (!process) return failed(process.takeError());
  (*jit)->getMainJITDylib().addGenerator(std::move(*process));
  return Jit(std::move(*target), std::move(*jit));
}

Result<void> Jit::add(std::unique_ptr<Module> module, orc::ThreadSafeContext context) {
  optimise(*module, *target_);
  if (auto error = jit_->addIRModule(orc::ThreadSafeModule(std::move(module), std::move(context))))
    return failed(std::move(error));
  return {};
}

Result<void> Jit::define(const std::string &symbol, void *address) {
  orc::SymbolMap symbols{
      {jit_->mangleAndIntern(symbol), {orc::ExecutorAddr::fromPtr(address), JITSymbolFlags::Exported}}};
  if (auto error = jit_->getMainJITDylib().define(orc::absoluteSymbols(std::move(symbols))))
    return failed(std::move(error));
  return {};
}

Result<void *> Jit::addressOf(const std::string &symbol) {
  auto address = jit_->lookup(symbol);
  if (!address) return failed(address.takeError());
  return address->toPtr<void *>();
}

} // namespace warpgrain::executor
