// SPDX-License-Identifier: Apache-2.0
//
// tex, suld and sust (PTX ISA, "Texture Instructions" and "Surface Instructions").

#include "core/executor/lower/ptx/Translator.h"

#include <array>

namespace warpgrain::executor::ptx {

using namespace llvm;

namespace {

/// 1d, 2d, 3d, and a1d, a2d for layers. Nothing for cubes.
std::optional<ImageAccess> geometryOf(const Statement &statement) {
  for (const std::uint32_t dimensions : {1U, 2U, 3U}) {
    const std::string name = std::to_string(dimensions) + "d";
    if (statement.has(name)) return ImageAccess{.dimensions = dimensions};
    if (dimensions < 3 && statement.has("a" + name)) return ImageAccess{.dimensions = dimensions, .isLayered = true};
  }
  return std::nullopt;
}

} // namespace

/// The object, the layer and three coordinates of "[object, {layer, x, y}]"; empty where it is something else.
std::vector<Value *> Translator::imagePlace(const Operand &operand, const ImageAccess &access) {
  if (operand.kind != Operand::Kind::address || operand.parts.size() != 2) return {};
  const Operand &place = operand.parts[1];
  const std::vector<Operand> coordinates = place.kind == Operand::Kind::list ? place.parts : std::vector{place};
  const std::size_t first = access.isLayered ? 1 : 0;
  if (coordinates.size() < first + access.dimensions) return {};
  Type *word = builder_.getInt32Ty();
  std::vector<Value *> out{read(operand.parts[0], builder_.getInt64Ty()),
                           access.isLayered ? read(coordinates[0], word) : builder_.getInt32(0)};
  for (std::size_t axis = 0; axis < 3; ++axis)
    out.push_back(axis < access.dimensions ? read(coordinates[first + axis], word) : builder_.getInt32(0));
  for (const Value *value : out)
    if (value == nullptr) return {};
  return out;
}

/// tex[.level | .grad].<geometry>.v4.<result>.<coordinates> {a, b, c, d}, [object, {…}] …: there is one level only.
bool Translator::texture(const Statement &statement) {
  if (statement.operation != "tex") return false;
  auto access = geometryOf(statement);
  const auto &operands = statement.operands;
  if (!access || !statement.has("v4") || statement.modifiers.size() < 4 || operands.size() < 2 ||
      operands[0].kind != Operand::Kind::list || operands[0].parts.size() != 4)
    return false;
  const std::string &result = statement.modifiers[statement.modifiers.size() - 2];
  if (result != "f32" && result != "s32" && result != "u32") return false;
  access->givesFloats = result == "f32";
  access->hasIntegerCoordinates = statement.type() == "s32";
  const auto place = imagePlace(operands[1], *access);
  if (place.empty()) return false;
  Type *pair = StructType::get(builder_.getInt64Ty(), builder_.getInt64Ty());
  Value *texel = at_.run("wg_texture", pair,
                         {at_.thread(), place[0], builder_.getInt32(access->packed()), place[1], place[2], place[3],
                          place[4], at_.site()});
  for (unsigned channel = 0; channel < 4; ++channel) {
    Value *half = builder_.CreateExtractValue(texel, channel / 2);
    Value *word = builder_.CreateTrunc(builder_.CreateLShr(half, channel % 2 * 32), builder_.getInt32Ty());
    if (!write(operands[0].parts[channel], word)) return false;
  }
  return true;
}

/// suld.b.<geometry>[.v2 | .v4].<type>.<outside> {…}, [object, {…}]; sust.b with the operands the other way round.
bool Translator::surface(const Statement &statement) {
  const bool isStore = statement.operation == "sust";
  if ((statement.operation != "suld" && !isStore) || !statement.has("b") || statement.operands.size() != 2)
    return false;
  auto access = geometryOf(statement);
  if (!access) return false;
  access->isStore = isStore;
  access->outside = statement.has("zero") ? 0 : statement.has("clamp") ? 1 : 2;
  Type *type = nullptr;
  for (const std::string &modifier : statement.modifiers)
    if (modifier == "b8" || modifier == "b16" || modifier == "b32" || modifier == "b64")
      type = builder_.getIntNTy(static_cast<unsigned>(std::stoul(modifier.substr(1))));
  const Operand &values = statement.operands[isStore ? 1 : 0];
  if (type == nullptr || values.kind != Operand::Kind::list) return false;
  const auto place = imagePlace(statement.operands[isStore ? 0 : 1], *access);
  if (place.empty()) return false;
  const auto bytes = static_cast<std::uint32_t>(type->getPrimitiveSizeInBits() / 8);
  Value *address =
      at_.run("wg_surface", builder_.getPtrTy(),
              {at_.thread(), place[0], builder_.getInt32(access->packed()), place[1], place[2], place[3], place[4],
               builder_.getInt32(bytes * static_cast<std::uint32_t>(values.parts.size())), at_.site()});
  for (std::size_t i = 0; i < values.parts.size(); ++i) {
    Value *element = builder_.CreateConstGEP1_64(builder_.getInt8Ty(), address, i * bytes);
    Instruction *instruction = nullptr;
    if (isStore) {
      Value *value = read(values.parts[i], type);
      if (value == nullptr) return false;
      instruction = builder_.CreateAlignedStore(value, element, Align(1));
    } else {
      instruction = builder_.CreateAlignedLoad(type, element, Align(1));
      if (!write(values.parts[i], instruction)) return false;
    }
    instruction->setMetadata(stateMark, MDNode::get(builder_.getContext(), {})); // the runtime has checked the place
  }
  return true;
}

} // namespace warpgrain::executor::ptx
