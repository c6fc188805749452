// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/RunProgram.h"

#include "core/executor/compile/DeviceCompiler.h"
#include "core/executor/compile/GlueHeader.h"
#include "core/executor/lower/PlacedLoads.h"
#include "core/executor/lower/indices/IndexMarks.h"
#include "core/executor/lower/kit/StructureGaps.h"
#include "core/executor/program/DeviceProgram.h"
#include "core/executor/program/HostCode.h"
#include "core/executor/program/HostCompiler.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/RandomNumbers.h"
#include "core/executor/program/SymbolTable.h"
#include "core/executor/runtime/launch/LaunchState.h"

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <future>
#include <iostream>
#include <malloc.h>
#include <new>
#include <unistd.h>

namespace warpgrain::executor {

namespace {

using run::FaultKind;
using run::ProgramRequest;

[[noreturn]] void endWith(LaunchState &launch, FaultKind kind, const Error &error) {
  executor::endWith(launch, run::Fault{.kind = kind, .message = error.message, .file = {}});
}

/// Modules of one context.
struct Compiled {
  std::unique_ptr<llvm::LLVMContext> context = std::make_unique<llvm::LLVMContext>();
  std::vector<std::unique_ptr<llvm::Module>> modules; ///< null for a source that has no such code
};

Result<Compiled> compileAllForDevice(const ProgramRequest &request) {
  Compiled out;
  for (const run::DeviceSource &source : request.sources) {
    out.modules.push_back(nullptr);
    if (!isCudaSource(source.file)) continue;
    auto module = compileForDevice(source, *out.context, DeviceUse::program, [&](llvm::PassBuilder &builder) {
      if (!request.checks) return;
      keepLoadsInPlace(builder);
      keepGapsApart(builder);
      markIndices(builder, source.cudaRoot.string());
    });
    if (!module) return std::unexpected(module.error());
    forgetPlacedLoads(**module);
    out.modules.back() = std::move(*module);
  }
  return out;
}

Result<Compiled> compileAllForHost(const ProgramRequest &request) {
  Compiled out;
  for (std::size_t i = 0; i < request.sources.size(); ++i) {
    auto module = compileForHost(request.sources[i], i, *out.context);
    if (!module) return std::unexpected(module.error());
    out.modules.push_back(std::move(*module));
  }
  return out;
}

DeviceProgram *openDevice(ProgramRuntime &runtime, Compiled compiled) {
  const ProgramRequest &request = runtime.request;
  std::vector<DeviceCode> code;
  for (std::size_t i = 0; i < compiled.modules.size(); ++i)
    if (compiled.modules[i]) code.push_back({.source = i, .module = std::move(compiled.modules[i])});
  auto device = DeviceProgram::create(runtime.launch.memory, std::move(compiled.context), std::move(code),
                                      {.cudaRoot = request.sources.front().cudaRoot.string(),
                                       .checks = request.checks,
                                       .keepsWarpsInStep = request.keepsWarpsInStep});
  if (!device) endWith(runtime.launch, FaultKind::unsupported, device.error());
  return new DeviceProgram(std::move(*device));
}

void placeVariables(ProgramRuntime &runtime) {
  std::map<DeviceName, void *> managed;
  for (const auto &[shadow, name] : runtime.variables)
    if (runtime.device->isManaged(name)) managed[name] = const_cast<void *>(shadow);
  if (auto placed = runtime.device->placeVariables(managed); !placed)
    endWith(runtime.launch, FaultKind::unsupported, placed.error());
  for (const auto &[name, placed] : runtime.device->variables()) {
    const auto begin = reinterpret_cast<std::uintptr_t>(placed.address);
    runtime.launch.memory.add({.begin = begin,
                               .end = begin + placed.variable.bytes,
                               .name = "the variable " + placed.variable.name,
                               .isWritable = !placed.variable.isConstant});
  }
}

void findGlue(ProgramRuntime &runtime, HostCode &host) {
  runtime.runtimeVersion = host.function<int()>(glue_names::runtimeVersion);
  runtime.fillProperties = host.function<void(void *)>(glue_names::fillProperties);
  runtime.clearFunctionAttributes = host.function<void(void *)>(glue_names::clearAttributes);
}

void setLimits(ProgramRuntime &runtime) {
  const ProgramRequest &request = runtime.request;
  const auto capability = device::parseComputeCapability(request.sources.front().architecture);
  if (!capability) endWith(runtime.launch, FaultKind::unsupported, capability.error());
  const auto limits = device::limitsOf(*capability);
  if (!limits) endWith(runtime.launch, FaultKind::unsupported, limits.error());
  runtime.limits = *limits;
  runtime.deviceName = "Warpgrain CPU executor (" + runtime.limits->capability.architecture() + ")";
  runtime.launch.memory.setLimit(request.memoryBytes / 2);
  if (request.checks) runtime.memory.keepWritten();
}

/// What the program has written comes out before it is ended.
void flush() {
  std::cout.flush();
  std::cerr.flush();
  (void)std::fflush(nullptr);
}

/// Comes after everything that the program does at its end. What the compiler leaves behind goes with the process.
void finish(int status, void *runtime) {
  endProgram(*static_cast<ProgramRuntime *>(runtime), status);
}

/// The compiler has used this process's memory before. In a process of its own a program finds zeros in memory that it
/// never wrote, and some rely on it: the complement of this byte is what malloc fills memory with, but for blocks below
/// a kilobyte, which it hands out again as they are.
void clearNewMemory() {
  (void)mallopt(M_PERTURB, 0xff);
}

int openAnswer(const ProgramRequest &request) {
  const auto path = request.outputFolder / run::program_files::outcome;
  const int descriptor = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (descriptor < 0) {
    std::cerr << "warpgrain-executor: " << path.string() << " cannot be written.\n";
    _exit(1);
  }
  return descriptor;
}

void markBegun(const ProgramRequest &request) {
  const auto path = request.outputFolder / run::program_files::begun;
  close(open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
}

} // namespace

ExitReport exitReportOf(const ProgramRequest &request) {
  return {.descriptor = openAnswer(request), .status = 1, .before = &flush, .outlivesAssertions = true};
}

void endProgram(ProgramRuntime &runtime, int status) {
  flush();
  if (getpid() == runtime.process && !runtime.findings.empty()) {
    runtime.launch.outcome.findings = runtime.findings;
    runtime.launch.exit.answer(runtime.launch.outcome);
  }
  _exit(status);
}

void runProgram(LaunchState &launch, ProgramRequest given) {
  // Never destroyed: the process ends before this function does.
  ProgramRuntime runtime(launch, std::move(given));
  const CurrentRuntime current(runtime);
  const ProgramRequest &request = runtime.request;
  setLimits(runtime);
  auto forHost = std::async(std::launch::async, [&request] { return compileAllForHost(request); });
  auto forDevice = compileAllForDevice(request);
  auto hostModules = forHost.get();
  if (!hostModules) endWith(runtime.launch, FaultKind::compile, hostModules.error());
  if (!forDevice) endWith(runtime.launch, FaultKind::compile, forDevice.error());
  SymbolTable symbols = runtimeSymbols();
  openRandomNumbers(runtime, hostModules->modules, request.sources.front().cudaRoot, symbols);
  auto host = HostCode::link(std::move(hostModules->context), std::move(hostModules->modules), symbols);
  if (!host) endWith(runtime.launch, FaultKind::unsupported, host.error());
  runtime.device = openDevice(runtime, std::move(*forDevice));
  findGlue(runtime, *host);
  host->registerDeviceCode();
  placeVariables(runtime);

  runtime.process = getpid();
  on_exit(&finish, &runtime);
  std::set_new_handler(nullptr); // memory that is used up is the program's own matter
  clearNewMemory();
  markBegun(request);
  host->construct();
  std::exit(host->main(request.arguments));
}

} // namespace warpgrain::executor
