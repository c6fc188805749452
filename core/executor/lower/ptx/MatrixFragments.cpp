// SPDX-License-Identifier: Apache-2.0
//
// ldmatrix, stmatrix and mma.sync (PTX ISA, "Matrix multiply-accumulate operation using mma instruction"), whose
// threads hold the elements that the manual's figures show.
#include "core/executor/lower/device/Matrices.h"
#include "core/executor/lower/ptx/Translator.h"

#include <algorithm>
#include <array>

namespace warpgrain::executor::ptx {

using namespace llvm;

namespace {

struct Shape {
  std::string_view name;
  MatrixElement factors;
  std::uint32_t rows;
  std::uint32_t columns;
  std::uint32_t depth;
};

using E = MatrixElement;
constexpr std::array<Shape, 14> shapes{{{"m16n8k8", E::f16, 16, 8, 8},
                                        {"m16n8k16", E::f16, 16, 8, 16},
                                        {"m16n8k8", E::bf16, 16, 8, 8},
                                        {"m16n8k16", E::bf16, 16, 8, 16},
                                        {"m16n8k4", E::tf32, 16, 8, 4},
                                        {"m16n8k8", E::tf32, 16, 8, 8},
                                        {"m8n8k4", E::f64, 8, 8, 4},
                                        {"m16n8k4", E::f64, 16, 8, 4},
                                        {"m8n8k16", E::s8, 8, 8, 16},
                                        {"m16n8k16", E::s8, 16, 8, 16},
                                        {"m16n8k32", E::s8, 16, 8, 32},
                                        {"m8n8k16", E::u8, 8, 8, 16},
                                        {"m16n8k16", E::u8, 16, 8, 16},
                                        {"m16n8k32", E::u8, 16, 8, 32}}};

std::optional<MatrixElement> elementNamed(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, E>, 6> names{
      {{"f16", E::f16}, {"bf16", E::bf16}, {"tf32", E::tf32}, {"f64", E::f64}, {"s8", E::s8}, {"u8", E::u8}}};
  for (const auto &[text, element] : names)
    if (text == name) return element;
  return std::nullopt;
}

bool isInteger(MatrixElement type) {
  return type == E::s8 || type == E::u8;
}

/// mma.sync.aligned.<shape>.row.col{.satfinite}.<d>.<a>.<b>.<c>
std::optional<MatrixProduct> productOf(const Statement &statement) {
  const auto &words = statement.modifiers;
  const std::size_t count = words.size();
  if (count < 9 || words[0] != "sync" || words[1] != "aligned" || words[3] != "row" || words[4] != "col")
    return std::nullopt;
  const auto a = elementNamed(words[count - 3]);
  const auto b = elementNamed(words[count - 2]);
  const std::string_view d = words[count - 4];
  const std::string_view c = words[count - 1];
  if (!a || !b || (a != b && !(isInteger(*a) && isInteger(*b)))) return std::nullopt;
  const bool saturates = count == 10 && words[5] == "satfinite" && isInteger(*a);
  if (count != (saturates ? 10U : 9U)) return std::nullopt;
  const std::string_view sum = isInteger(*a) ? "s32" : *a == E::f64 ? "f64" : "f32";
  const auto isSum = [&](std::string_view type) { return type == sum || (*a == E::f16 && type == "f16"); };
  const auto shape =
      std::ranges::find_if(shapes, [&](const Shape &known) { return known.name == words[2] && known.factors == *a; });
  if (shape == shapes.end() || !isSum(c) || !isSum(d)) return std::nullopt;
  return MatrixProduct{.rows = shape->rows,
                       .columns = shape->columns,
                       .depth = shape->depth,
                       .factors = *a,
                       .addsHalves = c == "f16",
                       .givesHalves = d == "f16",
                       .saturates = saturates,
                       .isByFragments = true,
                       .secondFactors = *b};
}

std::vector<Operand> partsOf(const Operand &operand) {
  return operand.kind == Operand::Kind::list ? operand.parts : std::vector{operand};
}

} // namespace

/// mma.sync.….<types> {d…}, {a…}, {b…}, {c…}: through the threads' records, as wmma.mma.
bool Translator::multiplyMatrices(const Statement &statement) {
  const auto product = productOf(statement);
  if (!product || statement.operands.size() != 4) return false;
  const std::uint32_t bytes = bytesOfElement(product->factors);
  Type *factor = builder_.getIntNTy(std::max(32U, bytes * 8));
  Type *sum = builder_.getIntNTy(bytes == 8 ? 64 : 32);
  const std::uint32_t perRegister = std::max(1U, 4 / bytes);
  const std::uint32_t sums = product->rows * product->columns / warpSize;
  // Of d, a, b and c.
  const std::array<std::uint32_t, 4> counts{
      product->givesHalves ? sums / 2 : sums, product->rows * product->depth / warpSize / perRegister,
      product->depth * product->columns / warpSize / perRegister, product->addsHalves ? sums / 2 : sums};
  Value *record = matrixRecord(*call_.getFunction());
  const auto place = [&](std::size_t matrix, std::size_t i, Type *type) {
    return builder_.CreateConstGEP1_64(builder_.getInt8Ty(), record,
                                       matrix * matrixPartBytes + i * type->getPrimitiveSizeInBits() / 8);
  };
  for (std::size_t operand = 1; operand < 4; ++operand) {
    const auto registers = partsOf(statement.operands[operand]);
    Type *type = operand == 3 ? sum : factor;
    if (registers.size() != counts[operand]) return false;
    for (std::size_t i = 0; i < registers.size(); ++i) {
      Value *value = read(registers[i], type);
      if (value == nullptr) return false;
      builder_.CreateStore(value, place(operand - 1, i, type));
    }
  }
  at_.run("wg_matrix", builder_.getInt64Ty(),
          {at_.thread(), at_.number(~0U), at_.number(product->packed()),
           builder_.CreatePtrToInt(record, builder_.getInt64Ty()), at_.site()});
  const auto results = partsOf(statement.operands[0]);
  if (results.size() != counts[0]) return false;
  for (std::size_t i = 0; i < results.size(); ++i)
    if (!write(results[i], builder_.CreateLoad(sum, place(3, i, sum)))) return false;
  return true;
}

/// How many matrices an ldmatrix or stmatrix moves; 0 where it moves others than those of 8 x 8 halves.
std::size_t Translator::movedMatrices(const Statement &statement) {
  static constexpr std::array<std::pair<std::string_view, std::size_t>, 3> numbers{{{"x1", 1}, {"x2", 2}, {"x4", 4}}};
  const auto number =
      std::ranges::find_if(numbers, [&statement](const auto &known) { return statement.has(known.first); });
  const bool isKnown = number != numbers.end() && statement.has("sync") && statement.has("m8n8") &&
                       statement.type() == "b16" && statement.operands.size() == 2;
  return isKnown ? number->second : 0;
}

/// Eight lanes name the addresses of a matrix's rows, each its own. Where an element of a row lies.
Value *Translator::placeInRow(Value *own, Value *row, Value *element) {
  constexpr std::uint32_t wholeWarp = 31;
  Value *packed = at_.run("wg_shuffle", builder_.getInt64Ty(),
                          {at_.thread(), at_.number(~0U), at_.number(static_cast<std::uint32_t>(ShuffleKind::index)),
                           own, row, at_.number(wholeWarp), at_.site()});
  return builder_.CreateGEP(builder_.getInt16Ty(), sharedPlace(builder_.CreateTrunc(packed, builder_.getInt32Ty())),
                            element);
}

/// Where the halves lie that a lane has of a matrix: one place for two neighbours of a row, or transposed two.
std::vector<Value *> Translator::placesInMatrix(const Statement &statement, Value *own, std::uint32_t matrix) {
  Value *lane = builder_.CreateAnd(at_.ofThread(offsetof(ThreadState, number)), warpSize - 1);
  Value *quad = builder_.CreateLShr(lane, 2);
  Value *pair = builder_.CreateShl(builder_.CreateAnd(lane, 3), 1); // of elements
  Value *first = builder_.getInt32(8 * matrix);
  if (!statement.has("trans")) return {placeInRow(own, builder_.CreateAdd(first, quad), pair)};
  Value *lower = builder_.CreateAdd(first, pair);
  Value *upper = builder_.CreateAdd(lower, builder_.getInt32(1));
  Value *placeOfLower = placeInRow(own, lower, quad);
  return {placeOfLower, placeInRow(own, upper, quad)};
}

/// What a lane names as its row's address.
Value *Translator::ownRow(const Operand &operand) {
  if (operand.kind != Operand::Kind::address) return nullptr;
  Value *own = read(operand.parts.front(), builder_.getInt32Ty());
  if (own == nullptr) return nullptr;
  return builder_.CreateAdd(own, builder_.getInt32(static_cast<std::uint32_t>(operand.number)));
}

/// ldmatrix.sync.aligned.m8n8.x<n>{.trans}.shared.b16 {d…}, [a]: each of 32 lanes gets two neighbours of a row of each
/// matrix, or transposed of a column.
bool Translator::loadMatrices(const Statement &statement) {
  const std::size_t count = movedMatrices(statement);
  if (count == 0) return false;
  const auto results = partsOf(statement.operands[0]);
  Value *own = ownRow(statement.operands[1]);
  if (results.size() != count || own == nullptr) return false;
  Type *word = builder_.getInt32Ty();
  const auto load = [&](Value *place, Type *type) {
    LoadInst *out = builder_.CreateAlignedLoad(type, place, Align(type->getPrimitiveSizeInBits() / 8));
    markFactor(*out); // which lane it is that loads, for itself or for others, is not said
    return out;
  };
  for (std::uint32_t matrix = 0; matrix < count; ++matrix) {
    const auto places = placesInMatrix(statement, own, matrix);
    Value *value = load(places[0], places.size() == 1 ? word : builder_.getInt16Ty());
    if (places.size() == 2)
      value =
          builder_.CreateOr(builder_.CreateZExt(value, word),
                            builder_.CreateShl(builder_.CreateZExt(load(places[1], builder_.getInt16Ty()), word), 16));
    if (!write(results[matrix], value)) return false;
  }
  return true;
}

/// stmatrix.sync.aligned.m8n8.x<n>{.trans}.shared.b16 [a], {d…}: the reverse.
bool Translator::storeMatrices(const Statement &statement) {
  const std::size_t count = movedMatrices(statement);
  if (count == 0) return false;
  const auto registers = partsOf(statement.operands[1]);
  Value *own = ownRow(statement.operands[0]);
  if (registers.size() != count || own == nullptr) return false;
  const auto store = [&](Value *value, Value *place) {
    markStoredMatrix(*builder_.CreateAlignedStore(value, place, Align(value->getType()->getPrimitiveSizeInBits() / 8)));
  };
  for (std::uint32_t matrix = 0; matrix < count; ++matrix) {
    Value *value = read(registers[matrix], builder_.getInt32Ty());
    if (value == nullptr) return false;
    const auto places = placesInMatrix(statement, own, matrix);
    if (places.size() == 1) {
      store(value, places[0]);
      continue;
    }
    store(builder_.CreateTrunc(value, builder_.getInt16Ty()), places[0]);
    store(builder_.CreateTrunc(builder_.CreateLShr(value, 16), builder_.getInt16Ty()), places[1]);
  }
  return true;
}

} // namespace warpgrain::executor::ptx
