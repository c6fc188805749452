// SPDX-License-Identifier: Apache-2.0
#include "core/executor/Run.h"

#include "core/executor/ForkedLaunch.h"
#include "core/executor/Jit.h"
#include "core/executor/compile/DeviceCompiler.h"
#include "core/executor/lower/Lower.h"
#include "core/executor/lower/PlacedLoads.h"
#include "core/executor/lower/count/Marks.h"
#include "core/executor/lower/indices/IndexMarks.h"
#include "core/executor/lower/kit/StructureGaps.h"
#include "core/executor/runtime/launch/LaunchState.h"
#include "core/executor/runtime/threads/Grid.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <fstream>
#include <span>

namespace warpgrain::executor {

namespace {

using run::ExecutionRequest;
using run::FaultKind;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

[[noreturn]] void endWith(LaunchState &launch, FaultKind kind, const Error &error) {
  executor::endWith(launch, run::Fault{.kind = kind, .message = error.message, .file = {}});
}

FaultKind kindOf(const Error &error) {
  return error.kind == ErrorKind::tool ? FaultKind::unsupported : FaultKind::compile;
}

std::string nameOf(Schedule schedule) {
  switch (schedule) {
  case Schedule::loops:
    return "loops";
  case Schedule::regions:
    return "regions";
  case Schedule::fibers:
    break;
  }
  return "fibers";
}

/// The address of the kernel's entry, and of each variable in the order of the lowered kernel's.
struct Code {
  Jit jit;
  void *entry = nullptr;
  std::vector<std::byte *> variables;
};

Code compile(LaunchState &launch, const ExecutionRequest &request) {
  auto jit = Jit::create();
  if (!jit) endWith(launch, FaultKind::unsupported, jit.error());
  auto owned = std::make_unique<llvm::LLVMContext>();
  std::optional<CountedCode> counted;
  if (request.counts) counted.emplace();
  auto module = compileForDevice(request.source, *owned, DeviceUse::kernel, [&](llvm::PassBuilder &builder) {
    if (request.checks) {
      keepLoadsInPlace(builder);
      keepGapsApart(builder);
    }
    // Counts are of the source's own operations: their marks come first.
    if (counted) markAccesses(builder, request.kernel, request.source.cudaRoot.string(), *counted, launch.pieces);
    if (request.checks) markIndices(builder, request.source.cudaRoot.string());
  });
  if (!module) endWith(launch, FaultKind::compile, module.error());
  forgetPlacedLoads(**module);
  auto lowered = lower(**module, request, jit->target());
  if (!lowered) endWith(launch, kindOf(lowered.error()), lowered.error());
  launch.kernel = std::move(*lowered);
  launch.kernel.counted = std::move(counted);
  if (auto added = jit->add(std::move(*module), llvm::orc::ThreadSafeContext(std::move(owned))); !added)
    endWith(launch, FaultKind::unsupported, added.error());
  const auto entry = jit->addressOf(entryName);
  if (!entry) endWith(launch, FaultKind::unsupported, entry.error());
  if (request.checks) {
    const auto tables = jit->addressOf(tablesName(entryName));
    if (!tables) endWith(launch, FaultKind::unsupported, tables.error());
    launch.memory.add(static_cast<const ConstantTable *>(*tables));
  }
  Code code{.jit = std::move(*jit), .entry = *entry, .variables = {}};
  for (const DeviceVariable &variable : launch.kernel.variables) {
    const auto address = code.jit.addressOf(variable.mangledName);
    // The optimiser has put its values in place of it.
    code.variables.push_back(address ? static_cast<std::byte *>(*address) : nullptr);
  }
  return code;
}

/// "table" names the variable "tables::table" too.
bool isNamed(const DeviceVariable &variable, const std::string &name) {
  return variable.isOfSource && (variable.name == name || variable.name.ends_with("::" + name));
}

void fillSymbols(LaunchState &launch, const ExecutionRequest &request, const Code &code) {
  const auto &variables = launch.kernel.variables;
  for (const run::Symbol &symbol : request.symbols) {
    const auto found =
        std::ranges::find_if(variables, [&](const DeviceVariable &variable) { return isNamed(variable, symbol.name); });
    if (found == variables.end()) {
      launch.outcome.notes.push_back("The kernel does not use the variable " + symbol.name + ".");
      continue;
    }
    std::byte *begin = code.variables[static_cast<std::size_t>(found - variables.begin())];
    if (begin == nullptr) continue; // the optimiser found that nothing depends on it
    if (auto filled = fillMemory({begin, found->bytes}, symbol.type, symbol.fill); !filled)
      endWith(launch, FaultKind::memory, filled.error());
  }
}

void registerVariables(LaunchState &launch, const Code &code) {
  for (std::size_t i = 0; i < code.variables.size(); ++i) {
    const DeviceVariable &variable = launch.kernel.variables[i];
    if (code.variables[i] == nullptr) continue;
    const auto address = reinterpret_cast<std::uintptr_t>(code.variables[i]);
    launch.memory.add({.begin = address,
                       .end = address + variable.bytes,
                       .name = "the variable " + variable.name,
                       .isWritable = !variable.isConstant});
  }
}

std::vector<std::byte *> placeBuffers(LaunchState &launch, const ExecutionRequest &request) {
  std::vector<std::byte *> out;
  launch.memory.setLimit(request.limits.memoryBytes);
  for (const run::Buffer &buffer : request.buffers) {
    auto memory = launch.memory.allocate(buffer.bytes, "the buffer " + buffer.name);
    if (!memory) endWith(launch, FaultKind::memory, memory.error());
    if (auto filled = fillMemory({*memory, buffer.bytes}, buffer.type, buffer.fill); !filled)
      endWith(launch, FaultKind::memory, filled.error());
    out.push_back(*memory);
  }
  return out;
}

/// The parameters' bytes with the buffers' addresses in them.
std::vector<std::vector<std::uint8_t>> argumentsOf(const ExecutionRequest &request,
                                                   const std::vector<std::byte *> &buffers) {
  std::vector<std::vector<std::uint8_t>> out;
  for (const run::Parameter &parameter : request.parameters) {
    out.push_back(parameter.bytes);
    for (const run::PointerSlot &slot : parameter.pointers)
      if (slot.buffer < buffers.size() && slot.offset + sizeof(void *) <= parameter.bytes.size())
        std::memcpy(out.back().data() + slot.offset, &buffers[slot.buffer], sizeof(void *));
  }
  return out;
}

void keep(LaunchState &launch, const std::string &name, std::span<const std::byte> memory,
          const ExecutionRequest &request, bool isSymbol) {
  auto &kept = launch.outcome.buffers;
  const auto path = request.outputFolder / (std::to_string(kept.size()) + ".bin");
  std::ofstream out(path, std::ios::binary);
  out.write(reinterpret_cast<const char *>(memory.data()), static_cast<std::streamsize>(memory.size()));
  out.close();
  if (!out)
    executor::endWith(launch, run::Fault{.kind = FaultKind::memory,
                                         .message = "The result " + name + " cannot be written to " + path.string() +
                                                    "; make room there, or set TMPDIR to another folder.",
                                         .file = {}});
  kept.push_back({.name = name, .bytes = memory.size(), .file = path, .isSymbol = isSymbol});
}

void keepResults(LaunchState &launch, const ExecutionRequest &request, const std::vector<std::byte *> &buffers,
                 const Code &code) {
  for (std::size_t i = 0; i < buffers.size(); ++i)
    keep(launch, request.buffers[i].name, {buffers[i], request.buffers[i].bytes}, request, false);
  const auto &variables = launch.kernel.variables;
  for (std::size_t i = 0; i < variables.size(); ++i)
    if (variables[i].isOfSource && !variables[i].isConstant && code.variables[i] != nullptr)
      keep(launch, variables[i].name, {code.variables[i], variables[i].bytes}, request, true);
}

Code compileTimed(LaunchState &launch, const ExecutionRequest &request) {
  const auto begin = Clock::now();
  Code code = compile(launch, request);
  launch.outcome.compileSeconds = secondsSince(begin);
  return code;
}

void launchCompiled(LaunchState &launch, const ExecutionRequest &request, const Code &code) {
  launch.recordedBlock = request.recordedBlock;
  launch.outcome.schedule = nameOf(launch.kernel.schedule);
  launch.outcome.addsFloatsAtomically = launch.kernel.addsFloatsAtomically;
  registerVariables(launch, code);
  fillSymbols(launch, request, code);
  const auto buffers = placeBuffers(launch, request);
  auto arguments = argumentsOf(request, buffers);
  std::vector<void *> pointers;
  for (auto &argument : arguments)
    pointers.push_back(argument.data());

  const auto ran = Clock::now();
  const auto workers = runGrid(launch, code.entry,
                               {.grid = request.grid,
                                .block = request.block,
                                .sharedBytes = request.sharedBytes,
                                .checks = request.checks,
                                .workers = request.workers},
                               pointers.data());
  if (!workers) endWith(launch, FaultKind::memory, workers.error());
  launch.outcome.workers = *workers;
  launch.outcome.runSeconds = secondsSince(ran);
  keepResults(launch, request, buffers, code);
  launch.outcome.findings = launch.races.findings();
  if (launch.kernel.counted)
    launch.outcome.counts = launch.counts.result(*launch.kernel.counted, launch.pieces, launch.kernel.polls);
  if (request.checks && launch.kernel.ordersByMemory)
    launch.outcome.notes.emplace_back("Threads of this kernel may order their work by atomics or by memory that they "
                                      "poll; data races are not looked for.");
  launch.outcome.printed = launch.printer.text();
  launch.outcome.printedIsCut = launch.printer.isCut();
  launch.exit.answer(launch.outcome);
}

} // namespace

void run(LaunchState &launch, const ExecutionRequest &request) {
  const Code code = compileTimed(launch, request);
  launchCompiled(launch, request, code);
}

void runSeries(LaunchState &launch, const run::LaunchSeries &series) {
  const Code code = compileTimed(launch, series.common);
  for (std::size_t i = 0; i < series.launches.size(); ++i)
    if (!runForked(series.launches[i].outputFolder, series.common.limits.milliseconds,
                   [&] { launchCompiled(launch, run::requestFor(series, i), code); }))
      break;
  launch.exit.answer(launch.outcome);
}

} // namespace warpgrain::executor
