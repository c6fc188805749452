// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/device/Matrices.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/Metadata.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// "m16n16k16" of "wmma.m16n16k16.load.a.row.stride.f16", and the words behind it.
struct Operation {
  std::uint32_t rows = 0;    ///< m
  std::uint32_t columns = 0; ///< n
  std::uint32_t depth = 0;   ///< k
  std::vector<std::string_view> words;

  bool has(std::string_view word) const { return std::ranges::find(words, word) != words.end(); }
};

std::optional<std::uint32_t> takeNumber(std::string_view &text, char letter) {
  std::uint32_t number = 0;
  if (text.empty() || text.front() != letter) return std::nullopt;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
  if (error != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

std::optional<Operation> parse(std::string_view name) {
  constexpr std::string_view prefix = "wmma.";
  if (!name.starts_with(prefix)) return std::nullopt;
  name.remove_prefix(prefix.size());
  const auto rows = takeNumber(name, 'm');
  const auto columns = rows ? takeNumber(name, 'n') : std::nullopt;
  const auto depth = columns ? takeNumber(name, 'k') : std::nullopt;
  if (!depth) return std::nullopt;
  Operation out{.rows = *rows, .columns = *columns, .depth = *depth, .words = {}};
  while (!name.empty()) {
    name.remove_prefix(1); // the dot
    const std::size_t end = std::min(name.find('.'), name.size());
    out.words.push_back(name.substr(0, end));
    name.remove_prefix(end);
  }
  // Of loads and stores, which take addresses of several kinds.
  if (!out.words.empty() && out.words.back().size() == 2 && out.words.back().front() == 'p') out.words.pop_back();
  return out;
}

/// Bytes of an element in memory; 0 for those of less than a byte.
std::uint32_t bytesOf(std::string_view type) {
  if (type == "s8" || type == "u8") return 1;
  if (type == "f16" || type == "bf16") return 2;
  if (type == "tf32" || type == "f32" || type == "s32") return 4;
  return type == "f64" ? 8 : 0;
}

/// The registers that hold a thread's part, as one value each.
std::vector<Type *> registersOf(Type *type) {
  if (auto *structure = dyn_cast<StructType>(type)) return structure->elements().vec();
  return {type};
}

/// Where a thread's elements lie in memory. Rows of `inner` elements follow each other in the order in which the
/// matrix is laid out; each thread has as many as the others, in that order, and may hold them more than once. Of
/// accumulators, whose fragments do not know their layout, it is the order of the rows.
struct Part {
  std::uint32_t inner = 0;
  std::uint32_t perThread = 0;
  std::uint32_t elementBytes = 0;
  bool isAcross = false;      ///< an accumulator in columns: its elements lie a column's length apart
  std::uint32_t fragment = 0; ///< AccessForm::fragment
};

constexpr const char *fragmentMark = "wg.fragment";

/// Factors are never stored: who loads which element of them makes no difference to another load.
constexpr std::uint32_t factorFragment = 1;

constexpr std::uint32_t storedMatrix = AccessForm::fragmentKinds - 1;

void mark(Instruction &access, std::uint32_t fragment) {
  LLVMContext &context = access.getContext();
  auto *number = ConstantInt::get(Type::getInt32Ty(context), fragment);
  access.setMetadata(fragmentMark, MDNode::get(context, ConstantAsMetadata::get(number)));
}

/// Accumulators of one shape and type are fragments of one kind, whatever the products have that they are sums of.
std::uint32_t fragmentOfAccumulator(const Operation &operation, std::string_view type) {
  static constexpr std::array<std::string_view, 4> types{"f16", "f32", "s32", "f64"};
  static constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 3> shapes{{{16, 16}, {32, 8}, {8, 32}}};
  const auto typeNumber = static_cast<std::uint32_t>(std::ranges::find(types, type) - types.begin());
  const auto shape = std::pair(operation.rows, operation.columns);
  const auto shapeNumber = static_cast<std::uint32_t>(std::ranges::find(shapes, shape) - shapes.begin());
  // Of other shapes there is one of each type: f64 and those of factors of less than a byte.
  const bool isOther = shapeNumber == shapes.size() || typeNumber >= 3;
  const std::uint32_t number = isOther ? 9 + typeNumber % 2 : 3 * shapeNumber + typeNumber;
  return factorFragment + 1 + number;
}

std::optional<Part> partOf(const Operation &operation) {
  const std::string_view matrix = operation.words[1];
  const bool isRow = operation.has("row");
  const std::uint32_t bytes = bytesOf(operation.words.back());
  const std::uint32_t rows = matrix == "b" ? operation.depth : operation.rows;
  const std::uint32_t columns = matrix == "a" ? operation.depth : operation.columns;
  const bool isAccumulator = matrix != "a" && matrix != "b";
  const std::uint32_t elements = rows * columns;
  if (bytes == 0 || elements % warpSize != 0) return std::nullopt;
  return Part{.inner = isAccumulator || isRow ? columns : rows,
              .perThread = elements / warpSize,
              .elementBytes = bytes,
              .isAcross = isAccumulator && !isRow,
              .fragment = isAccumulator ? fragmentOfAccumulator(operation, operation.words.back()) : factorFragment};
}

class MatrixCode {
public:
  MatrixCode(CallInst &call, SiteTable &sites) : call_(call), at_(call, sites), b_(at_.builder) {}

  /// (address[, stride]) to registers
  bool load(const Operation &operation) {
    const auto part = partOf(operation);
    if (!part) return false;
    Value *stride = strideOf(*part, operation, 1);
    auto *element = b_.getIntNTy(part->elementBytes * 8);
    std::vector<Value *> elements;
    for (std::uint32_t i = 0; i < part->perThread; ++i) {
      LoadInst *load = b_.CreateAlignedLoad(element, place(*part, i, stride), Align(part->elementBytes));
      mark(*load, part->fragment);
      elements.push_back(load);
    }
    at_.replaceWith(packed(elements, *part));
    return true;
  }

  /// (address, registers…[, stride])
  bool store(const Operation &operation) {
    const auto part = partOf(operation);
    if (!part) return false;
    const unsigned last = call_.arg_size() - (operation.has("stride") ? 1 : 0);
    Value *stride = strideOf(*part, operation, last);
    const std::uint32_t perRegister = bytesOfType(call_.getArgOperand(1)->getType()) / part->elementBytes;
    auto *type = FixedVectorType::get(b_.getIntNTy(part->elementBytes * 8), perRegister);
    for (std::uint32_t i = 0; i < part->perThread; ++i) {
      Value *all = b_.CreateBitCast(call_.getArgOperand(1 + i / perRegister), type);
      Value *element = b_.CreateExtractElement(all, i % perRegister);
      mark(*b_.CreateAlignedStore(element, place(*part, i, stride), Align(part->elementBytes)), part->fragment);
    }
    call_.eraseFromParent();
    return true;
  }

  /// (registers of a, b and c) to registers of d
  bool multiply(const Operation &operation) {
    const auto product = productOf(operation);
    if (!product) return false;
    Value *record = matrixRecord(*call_.getFunction());
    std::array<std::uint32_t, 3> ends{};
    if (!findOperands(operation, *product, ends)) return false;
    unsigned argument = 0;
    for (std::uint32_t matrix = 0; matrix < 3; ++matrix)
      for (std::uint32_t offset = matrix * matrixPartBytes; argument < ends[matrix]; ++argument) {
        Value *value = call_.getArgOperand(argument);
        b_.CreateStore(value, b_.CreateConstGEP1_32(b_.getInt8Ty(), record, offset));
        offset += bytesOfType(value->getType());
      }
    at_.run("wg_matrix", b_.getInt64Ty(),
            {at_.thread(), at_.number(~0U), at_.number(product->packed()), b_.CreatePtrToInt(record, b_.getInt64Ty()),
             at_.site()});
    Value *out = PoisonValue::get(call_.getType());
    std::uint32_t offset = 3 * matrixPartBytes;
    const auto registers = registersOf(call_.getType());
    for (unsigned i = 0; i < registers.size(); ++i) {
      Value *value = b_.CreateLoad(registers[i], b_.CreateConstGEP1_32(b_.getInt8Ty(), record, offset));
      offset += bytesOfType(registers[i]);
      out = call_.getType()->isStructTy() ? b_.CreateInsertValue(out, value, i) : value;
    }
    at_.replaceWith(out);
    return true;
  }

private:
  static std::uint32_t bytesOfType(Type *type) {
    return static_cast<std::uint32_t>(type->getPrimitiveSizeInBits() / 8);
  }

  Value *strideOf(const Part &part, const Operation &operation, unsigned argument) {
    return operation.has("stride") ? b_.CreateSExt(call_.getArgOperand(argument), b_.getInt64Ty())
                                   : b_.getInt64(part.isAcross ? operation.rows : part.inner);
  }

  /// The address of the thread's i-th element.
  Value *place(const Part &part, std::uint32_t i, Value *stride) {
    Value *number = at_.ofThread(offsetof(ThreadState, number));
    Value *lane = b_.CreateZExt(b_.CreateAnd(number, warpSize - 1), b_.getInt64Ty());
    Value *index = b_.CreateAdd(b_.CreateMul(lane, b_.getInt64(part.perThread)), b_.getInt64(i));
    Value *outer = b_.CreateUDiv(index, b_.getInt64(part.inner));
    Value *inner = b_.CreateURem(index, b_.getInt64(part.inner));
    if (part.isAcross) std::swap(outer, inner);
    Value *offset = b_.CreateMul(b_.CreateAdd(b_.CreateMul(outer, stride), inner), b_.getInt64(part.elementBytes));
    return b_.CreateGEP(b_.getInt8Ty(), call_.getArgOperand(0), offset);
  }

  /// The elements in the registers of the call's result; those that are left repeat the first.
  Value *packed(const std::vector<Value *> &elements, const Part &part) {
    Value *out = PoisonValue::get(call_.getType());
    const auto registers = registersOf(call_.getType());
    std::uint32_t next = 0;
    for (unsigned i = 0; i < registers.size(); ++i) {
      const std::uint32_t count = bytesOfType(registers[i]) / part.elementBytes;
      Value *all = PoisonValue::get(FixedVectorType::get(elements.front()->getType(), count));
      for (std::uint32_t j = 0; j < count; ++j, ++next)
        all = b_.CreateInsertElement(all, elements[next % elements.size()], j);
      Value *value = b_.CreateBitCast(all, registers[i]);
      out = call_.getType()->isStructTy() ? b_.CreateInsertValue(out, value, i) : value;
    }
    return out;
  }

  std::optional<MatrixProduct> productOf(const Operation &operation) const {
    // mma.<a's layout>.<b's layout>.<types>[.satfinite]
    const auto &words = operation.words;
    if (words.size() < 4) return std::nullopt;
    MatrixProduct out{.rows = operation.rows, .columns = operation.columns, .depth = operation.depth};
    out.isAInColumns = words[1] == "col";
    out.isBInColumns = words[2] == "col";
    static constexpr std::array<std::pair<std::string_view, MatrixElement>, 7> types{
        {{"f16", MatrixElement::f16},
         {"f32", MatrixElement::f16}, // of products of halves, the types of d and c are named
         {"bf16", MatrixElement::bf16},
         {"tf32", MatrixElement::tf32},
         {"f64", MatrixElement::f64},
         {"s8", MatrixElement::s8},
         {"u8", MatrixElement::u8}}};
    const auto found = std::ranges::find(types, words[3], &std::pair<std::string_view, MatrixElement>::first);
    if (found == types.end()) return std::nullopt;
    out.factors = found->second;
    const bool isInteger = out.factors == MatrixElement::s8 || out.factors == MatrixElement::u8;
    out.saturates = operation.has("satfinite");
    // Rounding other than to the nearest, and what floats saturate to.
    if (words.size() > 4 && !(words.size() == 5 && (out.factors == MatrixElement::f16 || (isInteger && out.saturates))))
      return std::nullopt;
    if (out.factors == MatrixElement::f16 && (words.size() != 5 || out.saturates)) return std::nullopt;
    out.givesHalves = registersOf(call_.getType()).front()->isVectorTy();
    out.addsHalves = call_.getArgOperand(call_.arg_size() - 1)->getType()->isVectorTy();
    return out;
  }

  /// After how many arguments the registers of each matrix end.
  bool findOperands(const Operation &operation, const MatrixProduct &product,
                    std::array<std::uint32_t, 3> &ends) const {
    const std::uint32_t perRegister = 4 / std::min(4U, bytesOfElement(product.factors));
    const bool isHalf = product.factors == MatrixElement::f16;
    const auto registers = [&](std::uint32_t elements) {
      return isHalf ? 8 : std::max(1U, elements / warpSize / perRegister);
    };
    ends[0] = registers(operation.rows * operation.depth);
    ends[1] = ends[0] + registers(operation.depth * operation.columns);
    ends[2] = call_.arg_size();
    const std::uint32_t summands = operation.rows * operation.columns / warpSize;
    return ends[2] - ends[1] == (product.addsHalves ? summands / 2 : summands) &&
           registersOf(call_.getType()).size() == (product.givesHalves ? summands / 2 : summands);
  }

  CallInst &call_;
  RuntimeCalls at_;
  IRBuilder<> &b_;
};

} // namespace

std::uint32_t fragmentOf(const Instruction &access) {
  const MDNode *mark = access.getMetadata(fragmentMark);
  if (mark == nullptr) return 0;
  return static_cast<std::uint32_t>(mdconst::extract<ConstantInt>(mark->getOperand(0))->getZExtValue());
}

void markFactor(Instruction &access) {
  mark(access, factorFragment);
}

void markStoredMatrix(Instruction &access) {
  mark(access, storedMatrix);
}

Value *matrixRecord(Function &function) {
  constexpr const char *name = "wg.matrices";
  BasicBlock &entry = function.getEntryBlock();
  for (Instruction &instruction : entry)
    if (isa<AllocaInst>(instruction) && instruction.getName() == name) return &instruction;
  IRBuilder<> builder(&entry, entry.begin());
  AllocaInst *record = builder.CreateAlloca(ArrayType::get(builder.getInt8Ty(), 4 * matrixPartBytes), nullptr, name);
  record->setAlignment(Align(16));
  return record;
}

bool lowerMatrices(CallInst &call, std::string_view name, SiteTable &sites) {
  const auto operation = parse(name);
  if (!operation || operation->words.size() < 3) return false;
  MatrixCode code(call, sites);
  const std::string_view kind = operation->words.front();
  if (kind == "load") return code.load(*operation);
  if (kind == "store") return code.store(*operation);
  return kind == "mma" && code.multiply(*operation);
}

} // namespace warpgrain::executor
