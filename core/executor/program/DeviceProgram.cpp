// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/DeviceProgram.h"

#include "core/executor/lower/EntryPoint.h"
#include "core/executor/lower/Lower.h"
#include "core/executor/lower/kit/Names.h"
#include "core/executor/program/ChildLaunches.h"
#include "core/executor/program/DeviceLink.h"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <algorithm>
#include <cstring>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// "256,1,1" as its product.
std::uint32_t mostThreadsOf(const Function &kernel) {
  const StringRef text = kernel.getFnAttribute("nvvm.maxntid").getValueAsString();
  if (text.empty()) return 0;
  std::uint32_t product = 1;
  SmallVector<StringRef, 3> parts;
  text.split(parts, ',');
  for (const StringRef part : parts)
    if (std::uint32_t extent = 0; !part.trim().getAsInteger(10, extent)) product *= extent;
  return product;
}

/// The kernel, and all functions, variables and aliases that its code names, or that these name in turn.
SmallPtrSet<const Value *, 32> namedFrom(const Function &kernel) {
  SmallPtrSet<const Value *, 32> found{&kernel};
  SmallVector<const Constant *, 32> open{&kernel};
  const auto visit = [&](const User &user) {
    for (const Value *operand : user.operand_values())
      if (const auto *constant = dyn_cast<Constant>(operand); constant != nullptr && found.insert(constant).second)
        open.push_back(constant);
  };
  while (!open.empty()) {
    const Constant *constant = open.pop_back_val();
    visit(*constant); // initial values, targets of aliases
    if (const auto *function = dyn_cast<Function>(constant))
      for (const Instruction &instruction : instructions(*function))
        visit(instruction);
  }
  return found;
}

/// A module with the kernel and what its code needs. A program may have hundreds of kernels; each copy of all of them
/// takes longer than to compile one.
std::unique_ptr<Module> moduleOf(const Module &module, const Function &kernel) {
  const auto needed = namedFrom(kernel);
  ValueToValueMapTy values;
  return CloneModule(module, values,
                     [&](const GlobalValue *value) { return isa<GlobalVariable>(value) || needed.contains(value); });
}

/// The initial value of a managed variable, which is copied to where the host has it.
std::string initialName(const std::string &name) {
  return name + ".initial";
}

} // namespace

Result<DeviceProgram> DeviceProgram::create(DeviceMemory &memory, std::unique_ptr<LLVMContext> context,
                                            std::vector<DeviceCode> code, DeviceSettings settings) {
  auto jit = Jit::create();
  if (!jit) return std::unexpected(jit.error());
  for (const auto &[name, function] : childLaunchFunctions())
    if (auto defined = jit->define(name, function); !defined) return std::unexpected(defined.error());
  DeviceProgram program(memory, std::move(*jit), orc::ThreadSafeContext(std::move(context)));
  program.settings_ = std::move(settings);
  if (auto linked = program.link(std::move(code)); !linked) return std::unexpected(linked.error());
  for (std::size_t i = 0; i < program.units_.size(); ++i)
    program.units_[i].variables = nameVariables(*program.units_[i].module, std::to_string(i) + ".");
  return program;
}

Result<void> DeviceProgram::link(std::vector<DeviceCode> code) {
  if (needLinking(code)) {
    renamed_ = tellApart(code);
    for (const DeviceCode &part : code)
      unitOf_[part.source] = 0;
    auto linked = linkDeviceCode(std::move(code));
    if (!linked) return std::unexpected(linked.error());
    units_.push_back({.module = std::move(*linked), .variables = {}});
    return {};
  }
  for (DeviceCode &part : code) {
    unitOf_[part.source] = units_.size();
    units_.push_back({.module = std::move(part.module), .variables = {}});
  }
  return {};
}

std::string DeviceProgram::symbolOf(const DeviceName &name) const {
  const auto known = renamed_.find(name);
  return known != renamed_.end() ? known->second : name.second;
}

const ProgramVariable *DeviceProgram::find(const DeviceName &name) const {
  const auto unit = unitOf_.find(name.first);
  if (unit == unitOf_.end()) return nullptr;
  const auto &variables = units_[unit->second].variables;
  const auto found = std::ranges::find(variables, symbolOf(name), &ProgramVariable::symbol);
  return found != variables.end() ? &*found : nullptr;
}

bool DeviceProgram::isManaged(const DeviceName &name) const {
  const ProgramVariable *variable = find(name);
  return variable != nullptr && variable->isManaged;
}

const PlacedVariable *DeviceProgram::variable(const DeviceName &name) const {
  const ProgramVariable *variable = find(name);
  return variable != nullptr ? variableNamed(variable->variable.mangledName) : nullptr;
}

const PlacedVariable *DeviceProgram::variableNamed(const std::string &mangledName) const {
  const auto found = placed_.find(mangledName);
  return found != placed_.end() ? &found->second : nullptr;
}

Result<void> DeviceProgram::placeVariables(const std::map<DeviceName, void *> &managed) {
  std::map<std::string, void *> elsewhere;
  for (const auto &[name, address] : managed)
    if (const ProgramVariable *variable = find(name)) elsewhere[variable->variable.mangledName] = address;
  for (const Unit &unit : units_) {
    if (unit.variables.empty()) continue;
    auto module = CloneModule(*unit.module);
    for (const auto &[name, address] : elsewhere)
      if (GlobalVariable *variable = module->getGlobalVariable(name)) variable->setName(initialName(name));
    if (auto lowered = lowerVariables(*module, jit_.target()); !lowered) return lowered;
    if (auto added = jit_.add(std::move(module), context_); !added) return added;
  }
  for (const Unit &unit : units_)
    for (const ProgramVariable &each : unit.variables) {
      const std::string &name = each.variable.mangledName;
      const auto host = elsewhere.find(name);
      const auto address = jit_.addressOf(host != elsewhere.end() ? initialName(name) : name);
      if (!address) return std::unexpected(address.error());
      void *place = *address;
      if (host != elsewhere.end()) {
        std::memcpy(host->second, place, each.variable.bytes);
        place = host->second;
        if (auto defined = jit_.define(name, place); !defined) return defined;
      }
      placed_[name] = {.variable = each.variable, .address = static_cast<std::byte *>(place)};
    }
  return {};
}

Result<ProgramKernelCode *> DeviceProgram::kernel(const DeviceName &name) {
  const std::string symbol = symbolOf(name);
  const auto unit = unitOf_.find(name.first);
  if (unit == unitOf_.end())
    return fail(ErrorKind::usage, "The compiler made no device code for " + sourceName(symbol) + ".");
  const auto code = kernelIn(unit->second, symbol);
  if (code) (*code)->symbol = name.second; // as the source has it
  return code;
}

Result<ProgramKernelCode *> DeviceProgram::kernelIn(std::size_t unit, const std::string &symbol) {
  auto &kept = kernels_[{unit, symbol}];
  if (kept) return kept.get();
  const Function *whole = units_[unit].module->getFunction(symbol);
  if (whole == nullptr || whole->isDeclaration())
    return fail(ErrorKind::usage, "The compiler made no device code for " + sourceName(symbol) + ".");
  auto module = moduleOf(*units_[unit].module, *whole);
  const Function *function = module->getFunction(symbol);
  ProgramKernelCode code{.name = sourceName(symbol), .symbol = symbol};
  code.parameterBytes = parameterSizes(*function);
  code.parameterOffsets = parameterOffsets(*function);
  code.mostThreads = mostThreadsOf(*function);
  const std::string entry = "wg_entry." + std::to_string(kernels_.size());
  auto lowered = lowerForProgram(*module,
                                 {.symbol = symbol,
                                  .unit = static_cast<std::uint32_t>(unit),
                                  .entry = entry,
                                  .cudaRoot = settings_.cudaRoot,
                                  .checks = settings_.checks,
                                  .keepsWarpsInStep = settings_.keepsWarpsInStep},
                                 jit_.target());
  if (!lowered) return fail(lowered.error().kind, "In the kernel " + code.name + ": " + lowered.error().message);
  code.lowered = std::move(*lowered);
  for (const SharedVariable &variable : code.lowered.shared)
    code.staticSharedBytes += variable.bytes;
  if (auto added = jit_.add(std::move(module), context_); !added) return std::unexpected(added.error());
  const auto address = jit_.addressOf(entry);
  if (!address) return fail(address.error().kind, "In the kernel " + code.name + ": " + address.error().message);
  code.entry = *address;
  if (settings_.checks) {
    const auto tables = jit_.addressOf(tablesName(entry));
    if (!tables) return std::unexpected(tables.error());
    memory_->add(static_cast<const ConstantTable *>(*tables));
  }
  kept = std::make_unique<ProgramKernelCode>(std::move(code));
  return kept.get();
}

} // namespace warpgrain::executor
