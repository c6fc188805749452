// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/count/Accesses.h"

#include "core/executor/lower/ptx/Statement.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <array>
#include <set>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// Longer copies are loops of a compiler's choice.
constexpr std::uint64_t mostBytesOfCopy = 256;

std::uint32_t narrow(Align alignment) {
  return static_cast<std::uint32_t>(alignment.value());
}

/// Functions and intrinsics that take pointers, and access nothing of the launch's memory themselves.
bool isHarmless(StringRef name) {
  static constexpr std::array leads{std::string_view("llvm.lifetime"),
                                    std::string_view("llvm.assume"),
                                    std::string_view("llvm.dbg"),
                                    std::string_view("llvm.nvvm.isspacep"),
                                    std::string_view("llvm.stack"),
                                    std::string_view("llvm.invariant"),
                                    std::string_view("llvm.launder"),
                                    std::string_view("llvm.strip"),
                                    std::string_view("llvm.ptrmask"),
                                    std::string_view("llvm.prefetch"),
                                    std::string_view("llvm.nvvm.prefetch"),
                                    std::string_view("__assert"),
                                    std::string_view("vprintf"),
                                    std::string_view("malloc"),
                                    std::string_view("free"),
                                    std::string_view("__nv_"),
                                    std::string_view("_ZL3nanPKc")};
  return std::ranges::any_of(leads, [name](std::string_view lead) { return name.starts_with(lead); });
}

std::uint64_t bytesOfPtxType(std::string_view type) {
  const std::size_t digits = type.find_first_of("0123456789");
  if (digits == std::string_view::npos) return 0;
  const std::string number(type.substr(digits));
  const bool isPair = number.ends_with("x2");
  const unsigned long bits = std::stoul(number);
  return bits * (isPair ? 2 : 1) / 8;
}

/// Clang reads constexpr tables through a copy of its own, named after them.
bool isCopyOfTable(const GlobalVariable &variable) {
  const StringRef name = variable.getName();
  return variable.isConstant() && (name.ends_with(".const") || name.contains(".const."));
}

/// A table that the source declares, and that a device has in its memory. Texts and the first values of local arrays
/// are no tables of the source, and numbers by themselves are put in place of their names.
bool isTableOfSource(const GlobalVariable &variable) {
  constexpr unsigned genericSpace = 0;
  return variable.getValueType()->isAggregateType() &&
         (isCopyOfTable(variable) || variable.getAddressSpace() != genericSpace);
}

/// An element of a constexpr table at a constant place: a number in the code, and no load.
bool isNumber(const Value *address) {
  const auto *table = dyn_cast<GlobalVariable>(getUnderlyingObject(address, /*MaxLookup=*/0));
  return isa<Constant>(address) && table != nullptr && isCopyOfTable(*table);
}

/// The first of two loads of `x.bits += 1`, where Clang loads the bytes of a bit-field once for its value and once to
/// put the others back: compilers that optimise load them once, if they are not volatile.
bool isLoadedAgain(const LoadInst &load) {
  if (load.isVolatile() || !load.getType()->isIntegerTy()) return false;
  for (const Instruction *next = load.getNextNode(); next != nullptr; next = next->getNextNode()) {
    if (next->mayWriteToMemory()) return false;
    const auto *again = dyn_cast<LoadInst>(next);
    if (again != nullptr && again->getPointerOperand() == load.getPointerOperand() &&
        again->getType() == load.getType() && again->getDebugLoc() && again->getDebugLoc() == load.getDebugLoc())
      return !again->isVolatile();
  }
  return false;
}

class Finder {
public:
  Finder(const DataLayout &layout, const SiteTable &sites) : layout_(layout), sites_(sites) {}

  FoundAccesses run(Function &kernel) {
    for (Instruction &instruction : instructions(kernel))
      visit(instruction);
    return std::move(out_);
  }

private:
  void visit(Instruction &instruction) {
    if (auto *load = dyn_cast<LoadInst>(&instruction)) {
      if (isLoadedAgain(*load)) return;
      add(instruction, load->getPointerOperand(), sizeOf(load->getType()), LoweredAccessKind::read, load->getAlign());
    } else if (auto *store = dyn_cast<StoreInst>(&instruction))
      add(instruction, store->getPointerOperand(), sizeOf(store->getValueOperand()->getType()),
          LoweredAccessKind::write, store->getAlign());
    else if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&instruction))
      add(instruction, exchange->getPointerOperand(), sizeOf(exchange->getNewValOperand()->getType()),
          LoweredAccessKind::atomic, exchange->getAlign());
    else if (auto *update = dyn_cast<AtomicRMWInst>(&instruction))
      add(instruction, update->getPointerOperand(), sizeOf(update->getType()), LoweredAccessKind::atomic,
          update->getAlign());
    else if (auto *copy = dyn_cast<MemTransferInst>(&instruction))
      addCopy(*copy);
    else if (auto *fill = dyn_cast<MemSetInst>(&instruction))
      addBlock(instruction, fill->getRawDest(), fill->getLength(), LoweredAccessKind::write,
               fill->getDestAlign().valueOrOne());
    else if (auto *call = dyn_cast<CallBase>(&instruction))
      visitCall(*call);
  }

  std::uint64_t sizeOf(Type *type) const { return layout_.getTypeStoreSize(type).getFixedValue(); }

  void add(Instruction &at, Value *address, std::uint64_t bytes, LoweredAccessKind kind, Align alignment) {
    if (!isOwn(address) && !isNumber(address)) out_.accesses.push_back({&at, address, bytes, kind, narrow(alignment)});
  }

  void addCopy(MemTransferInst &copy) {
    addBlock(copy, copy.getRawSource(), copy.getLength(), LoweredAccessKind::read, copy.getSourceAlign().valueOrOne());
    addBlock(copy, copy.getRawDest(), copy.getLength(), LoweredAccessKind::write, copy.getDestAlign().valueOrOne());
  }

  void addBlock(Instruction &at, Value *address, Value *length, LoweredAccessKind kind, Align alignment) {
    if (isOwn(address)) return;
    const auto *bytes = dyn_cast<ConstantInt>(length);
    if (bytes == nullptr || bytes->getZExtValue() > mostBytesOfCopy)
      miss(at, "The copy or fill of a block of memory");
    else if (!bytes->isZero())
      add(at, address, bytes->getZExtValue(), kind, alignment);
  }

  void visitCall(CallBase &call) {
    if (call.isInlineAsm()) return visitAssembly(call);
    const Function *callee = call.getCalledFunction();
    if (callee == nullptr || !callee->isDeclaration() || isHarmless(callee->getName())) return;
    if (callee->getName().starts_with("llvm.nvvm.atomic.") && call.arg_size() >= 2) {
      const std::uint64_t bytes = sizeOf(call.getArgOperand(1)->getType());
      return add(call, call.getArgOperand(0), bytes, LoweredAccessKind::atomic, Align(bytes));
    }
    const bool takesPointer = std::ranges::any_of(
        call.args(), [](const Use &use) { return use->getType()->isPointerTy() && !isOwn(use.get()); });
    const bool isImage =
        callee->getName().starts_with("llvm.nvvm.tex") || callee->getName().starts_with("llvm.nvvm.suld") ||
        callee->getName().starts_with("llvm.nvvm.sust") || callee->getName().starts_with("llvm.nvvm.tld4");
    if (isImage || (takesPointer && !call.doesNotAccessMemory())) miss(call, callee->getName().str());
  }

  /// Loads, stores and atomics whose address is an operand of the statement; others are told.
  void visitAssembly(CallBase &call) {
    const auto *assembly = cast<InlineAsm>(call.getCalledOperand());
    const std::string text = assembly->getAsmString().str();
    const auto statements = ptx::parse(text);
    if (!statements) {
      if (assembly->hasSideEffects() || call.mayReadOrWriteMemory()) miss(call, "The inline assembly \"" + text + "\"");
      return;
    }
    for (const ptx::Statement &statement : *statements)
      if (!addStatement(call, statement)) miss(call, "The inline assembly \"" + text + "\"");
  }

  /// False where the statement accesses memory in a way that is not read here.
  bool addStatement(CallBase &call, const ptx::Statement &statement) {
    const std::string &operation = statement.operation;
    const bool isStore = operation == "st";
    const bool isLoad = operation == "ld" || operation == "ldu";
    const bool isAtomic = operation == "atom" || operation == "red";
    if (!isStore && !isLoad && !isAtomic) return !accessesMemory(operation);
    if (statement.has("param") || statement.has("local")) return true;
    const std::size_t at = isStore || operation == "red" ? 0 : 1;
    if (statement.predicate || statement.operands.size() <= at || statement.has("shared")) return false;
    const ptx::Operand &operand = statement.operands[at];
    if (operand.kind != ptx::Operand::Kind::address || operand.parts.size() != 1 || operand.number != 0 ||
        operand.parts.front().kind != ptx::Operand::Kind::argument)
      return false;
    Value *address = inputOf(call, operand.parts.front().index);
    const std::uint64_t part = bytesOfPtxType(statement.type());
    if (address == nullptr || part == 0 || !(address->getType()->isPointerTy() || address->getType()->isIntegerTy(64)))
      return false;
    const std::uint64_t parts = statement.has("v4") ? 4 : statement.has("v2") ? 2 : 1;
    add(call, address, part * parts,
        isLoad    ? LoweredAccessKind::read
        : isStore ? LoweredAccessKind::write
                  : LoweredAccessKind::atomic,
        Align(part * parts));
    return true;
  }

  static bool accessesMemory(const std::string &operation) {
    static const std::set<std::string> words{"cp",   "ldmatrix", "stmatrix", "wmma",     "wgmma",   "tex",     "tld4",
                                             "suld", "sust",     "sured",    "multimem", "tcgen05", "mbarrier"};
    return words.contains(operation);
  }

  static Value *inputOf(CallBase &call, unsigned index) {
    unsigned number = 0;
    unsigned argument = 0;
    for (const InlineAsm::ConstraintInfo &constraint : cast<InlineAsm>(call.getCalledOperand())->ParseConstraints()) {
      if (constraint.Type == InlineAsm::isClobber) continue;
      const bool isInput = constraint.Type == InlineAsm::isInput;
      if (!isInput && constraint.isIndirect) return nullptr;
      if (number == index) return isInput ? call.getArgOperand(argument) : nullptr;
      ++number;
      argument += isInput ? 1 : 0;
    }
    return nullptr;
  }

  void miss(const Instruction &at, const std::string &what) {
    const Site site = sites_.place(at.getDebugLoc().get());
    std::string sentence = what;
    if (site.line > 0) sentence += " at " + site.file + ":" + std::to_string(site.line);
    sentence += " is not counted.";
    if (std::ranges::find(out_.notUnderstood, sentence) == out_.notUnderstood.end())
      out_.notUnderstood.push_back(std::move(sentence));
  }

  const DataLayout &layout_;
  const SiteTable &sites_;
  FoundAccesses out_;
};

/// What a variable that is written once holds.
const Value *onlyValueOf(const AllocaInst &variable) {
  const Value *value = nullptr;
  for (const User *user : variable.users()) {
    if (const auto *store = dyn_cast<StoreInst>(user)) {
      if (store->getValueOperand() == &variable || value != nullptr) return nullptr;
      value = store->getValueOperand();
    } else if (const auto *instruction = dyn_cast<Instruction>(user);
               !isa<LoadInst>(user) && (instruction == nullptr || !instruction->isLifetimeStartOrEnd())) {
      return nullptr;
    }
  }
  return value;
}

unsigned depthOf(const DILocation &location) {
  unsigned depth = 0;
  for (const DILocation *at = location.getInlinedAt(); at != nullptr; at = at->getInlinedAt())
    ++depth;
  return depth;
}

/// An address that a function gives back is accessed by who calls it: the place of the call, then. One that a function
/// is given, as a method its object, is accessed where the function does so.
const DILocation *inCallerOf(const DILocation *location, const Instruction &access, const SiteTable &sites) {
  const DILocation *own = access.getDebugLoc().get();
  while (own != nullptr && own->getInlinedAt() != nullptr && sites.isSystem(*own))
    own = own->getInlinedAt();
  const unsigned depth = own != nullptr ? depthOf(*own) : 0;
  if (depthOf(*location) < depth) return own;
  while (own != nullptr && depthOf(*location) > depth)
    location = location->getInlinedAt();
  return location;
}

} // namespace

bool isOwn(const Value *address) {
  if (!address->getType()->isPointerTy()) return false;
  const Value *object = getUnderlyingObject(address, /*MaxLookup=*/0);
  if (isa<AllocaInst>(object)) return true;
  if (const auto *argument = dyn_cast<Argument>(object)) return argument->hasByValAttr();
  const auto *table = dyn_cast<GlobalVariable>(object);
  return table != nullptr && !isTableOfSource(*table) && table->isConstant() && table->hasInitializer() &&
         !table->isExternallyInitialized();
}

FoundAccesses findAccesses(Function &kernel, const SiteTable &sites) {
  return Finder(kernel.getDataLayout(), sites).run(kernel);
}

const DILocation *writtenAt(const FoundAccess &access, const SiteTable &sites) {
  constexpr int mostSteps = 32;
  const Value *at = access.address;
  for (int step = 0; step < mostSteps; ++step) {
    at = at->stripPointerCasts();
    const auto *instruction = dyn_cast<Instruction>(at);
    if (instruction == nullptr) break;
    const DILocation *location = instruction->getDebugLoc().get();
    if (location != nullptr && location->getLine() > 0 && !sites.isSystem(*location))
      return inCallerOf(location, *access.at, sites);
    if (const auto *element = dyn_cast<GetElementPtrInst>(instruction)) {
      at = element->getPointerOperand();
      continue;
    }
    // A parameter of a header's function: what it was given.
    const auto *load = dyn_cast<LoadInst>(instruction);
    const auto *variable =
        load != nullptr ? dyn_cast<AllocaInst>(load->getPointerOperand()->stripPointerCasts()) : nullptr;
    at = variable != nullptr ? onlyValueOf(*variable) : nullptr;
    if (at == nullptr) break;
  }
  return access.at->getDebugLoc().get();
}

} // namespace warpgrain::executor
