// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/DeviceLink.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/IR/DiagnosticHandler.h>
#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/DiagnosticPrinter.h>
#include <llvm/Linker/Linker.h>
#include <llvm/Support/raw_ostream.h>

#include <set>

namespace warpgrain::executor {

namespace {

using namespace llvm;

bool isDeviceSymbol(const GlobalValue &value) {
  return value.hasName() && !value.getName().starts_with("llvm.");
}

/// Dynamic shared memory is declared in every source, and means no other source's variable.
bool isShared(const GlobalValue &value) {
  return isa<GlobalVariable>(value) && value.getAddressSpace() == 3;
}

/// Whether a mangled name says that it is internal to its source, though the compiler shows it to the host:
/// "_ZL5table", "_ZN5toolsL5tableE", "_ZN12_GLOBAL__N_15tableE".
bool isInternalName(StringRef name) {
  if (name.contains("_GLOBAL__N_") || name.starts_with("_ZL")) return true;
  if (!name.consume_front("_ZN")) return false;
  std::size_t length = 0;
  while (!name.consumeInteger(10, length) && length <= name.size())
    name = name.drop_front(length);
  return name.size() > 1 && name[0] == 'L' && isDigit(name[1]);
}

/// Keeps what the linker complains of.
class LinkErrors final : public DiagnosticHandler {
public:
  explicit LinkErrors(std::string &text) : text_(text) {}

  bool handleDiagnostics(const DiagnosticInfo &info) override {
    if (info.getSeverity() != DS_Error) return true;
    raw_string_ostream stream(text_);
    DiagnosticPrinterRawOStream printer(stream);
    if (!text_.empty()) stream << "; ";
    info.print(printer);
    return true;
  }

private:
  std::string &text_;
};

} // namespace

bool needLinking(const std::vector<DeviceCode> &code) {
  std::set<std::string> defined;
  for (const DeviceCode &part : code)
    for (const GlobalValue &value : part.module->global_values())
      if (isDeviceSymbol(value) && !value.isDeclaration() && !value.hasLocalLinkage())
        defined.insert(value.getName().str());
  for (const DeviceCode &part : code)
    for (const GlobalValue &value : part.module->global_values())
      if (isDeviceSymbol(value) && value.isDeclaration() && !isShared(value) && defined.contains(value.getName().str()))
        return true;
  return false;
}

std::map<DeviceName, std::string> tellApart(std::vector<DeviceCode> &code) {
  std::map<DeviceName, std::string> out;
  std::set<std::string> asked; // by kernels of other sources that launch them
  for (const DeviceCode &part : code)
    for (const Function &function : part.module->functions())
      if (function.isDeclaration() && !function.use_empty()) asked.insert(function.getName().str());
  for (const DeviceCode &part : code)
    for (GlobalObject &value : part.module->global_objects()) {
      const auto *function = dyn_cast<Function>(&value);
      // Each source registers the kernels that it has.
      const bool isKernel = function != nullptr && function->getCallingConv() == CallingConv::PTX_Kernel &&
                            !asked.contains(function->getName().str());
      const bool isOwnVariable = isa<GlobalVariable>(value) && !isShared(value) &&
                                 (value.hasLocalLinkage() || isInternalName(value.getName()));
      if (!isDeviceSymbol(value) || value.isDeclaration() || !(isKernel || isOwnVariable)) continue;
      const std::string before = value.getName().str();
      value.setComdat(nullptr);
      value.setName(before + ".wg" + std::to_string(part.source));
      out[{part.source, before}] = value.getName().str();
    }
  return out;
}

Result<std::unique_ptr<Module>> linkDeviceCode(std::vector<DeviceCode> code) {
  std::unique_ptr<Module> whole = std::move(code.front().module);
  std::string problems;
  LLVMContext &context = whole->getContext();
  auto before = context.getDiagnosticHandler();
  context.setDiagnosticHandler(std::make_unique<LinkErrors>(problems));
  bool failed = false;
  for (std::size_t i = 1; i < code.size() && !failed; ++i)
    failed = Linker::linkModules(*whole, std::move(code[i].module));
  context.setDiagnosticHandler(std::move(before));
  if (failed) return fail(ErrorKind::input, "The device code of the sources cannot be linked: " + problems + ".");
  return whole;
}

} // namespace warpgrain::executor
