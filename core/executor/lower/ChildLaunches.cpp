// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/ChildLaunches.h"

#include "core/executor/lower/kit/Names.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// "LaunchDevice" of "__cudaCDP2LaunchDevice_ptsz": the second interface, which devices since 9.0 have alone.
std::string_view operationOf(const CallInst &call) {
  const Function *callee = call.getCalledFunction();
  if (callee == nullptr || !callee->isDeclaration()) return {};
  std::string_view name = callee->getName();
  constexpr std::string_view prefix = "__cudaCDP2";
  constexpr std::string_view suffix = "_ptsz";
  if (!name.starts_with(prefix)) return {};
  name.remove_prefix(prefix.size());
  if (name.ends_with(suffix)) name.remove_suffix(suffix.size());
  return name;
}

void replace(CallInst &call, const std::string &name, const std::vector<Value *> &arguments) {
  IRBuilder<> builder(&call);
  std::vector<Type *> types;
  for (const Value *argument : arguments)
    types.push_back(argument->getType());
  auto *type = FunctionType::get(call.getType(), types, false);
  CallInst *out = builder.CreateCall(call.getModule()->getOrInsertFunction(name, type), arguments);
  out->setDoesNotThrow();
  call.replaceAllUsesWith(out);
  call.eraseFromParent();
}

/// (kernel, arguments, grid, block, shared bytes, stream)
Result<void> nameLaunch(CallInst &call, std::uint32_t unit) {
  const auto *kernel = dyn_cast<Function>(call.getArgOperand(0)->stripPointerCasts());
  if (kernel == nullptr)
    return fail(ErrorKind::tool, "It launches a kernel through a pointer, which the executor does not support.");
  IRBuilder<> builder(&call);
  std::vector<Value *> arguments(call.arg_begin(), call.arg_end());
  arguments.front() = builder.CreateGlobalString(kernel->getName());
  arguments.insert(arguments.begin(), builder.getInt32(unit));
  replace(call, "wg_child_launch", arguments);
  return {};
}

/// What goes over to a function of the executor's own with the arguments as they are.
constexpr std::array<std::pair<std::string_view, const char *>, 9> plain{{
    {"GetParameterBuffer", childArgumentsName},
    {"MemcpyAsync", "wg_child_copy"},
    {"MemsetAsync", "wg_child_fill"},
    {"StreamCreateWithFlags", "wg_child_stream"},
    {"StreamDestroy", "wg_child_stream_end"},
    {"GetLastError", "wg_child_error"},
    {"PeekAtLastError", "wg_child_error"},
    {"GetErrorString", "wg_child_error_text"},
    {"GetErrorName", "wg_child_error_name"},
}};

} // namespace

Result<void> nameChildLaunches(Module &module, std::uint32_t unit) {
  std::vector<CallInst *> calls;
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<CallInst>(&instruction); call != nullptr && !operationOf(*call).empty())
        calls.push_back(call);
  for (CallInst *call : calls) {
    const std::string_view operation = operationOf(*call);
    if (operation == "LaunchDevice") {
      if (auto named = nameLaunch(*call, unit); !named) return named;
      continue;
    }
    for (const auto &[known, own] : plain)
      if (operation == known) {
        replace(*call, own, {call->arg_begin(), call->arg_end()});
        break;
      }
  }
  return {};
}

} // namespace warpgrain::executor
