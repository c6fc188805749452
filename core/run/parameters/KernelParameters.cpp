// SPDX-License-Identifier: Apache-2.0
#include "core/run/parameters/KernelParameters.h"

#include "core/model/Dialect.h"

#include <algorithm>
#include <map>

namespace warpgrain::run {

namespace {

using namespace model;

/// An element with more numbers than this is not looked into. As many as a kernel's parameters may hold: 32,764 bytes
/// (CUDA C++ Programming Guide, "Function Parameters").
constexpr std::size_t mostMembers = 8'192;

std::optional<ScalarKind> integerKind(const Type &type) {
  switch (type.sizeBytes) {
  case 1:
    return type.isSigned ? ScalarKind::i8 : ScalarKind::u8;
  case 2:
    return type.isSigned ? ScalarKind::i16 : ScalarKind::u16;
  case 4:
    return type.isSigned ? ScalarKind::i32 : ScalarKind::u32;
  case 8:
    return type.isSigned ? ScalarKind::i64 : ScalarKind::u64;
  default:
    return std::nullopt;
  }
}

/// Half precision may be a class of the language's headers.
std::optional<ScalarKind> smallFloatKind(const Unit &unit, const Type &type) {
  const KnownType known = unit.dialect->typeNamed(type.name);
  if (known == KnownType::bfloat16) return ScalarKind::bf16;
  return known == KnownType::half ? std::optional(ScalarKind::f16) : std::nullopt;
}

std::optional<ScalarKind> scalarKind(const Unit &unit, const Type &type) {
  if (type.kind == TypeKind::boolean) return ScalarKind::boolean;
  if (type.kind == TypeKind::integer) return integerKind(type);
  if (type.kind == TypeKind::floating) {
    if (type.sizeBytes == 2) return type.name.find("bf") != std::string::npos ? ScalarKind::bf16 : ScalarKind::f16;
    return type.sizeBytes == 4 ? ScalarKind::f32 : ScalarKind::f64;
  }
  if (type.kind == TypeKind::record && type.sizeBytes == 2) return smallFloatKind(unit, type);
  return std::nullopt;
}

/// Walks through members and elements down to what is no aggregate.
class Flattener {
public:
  explicit Flattener(const Unit &unit) : unit_(unit) {}

  /// Calls `use(path, offset, type)` for each; false where there are too many.
  template <typename Use>
  bool run(TypeId id, const std::string &path, std::uint64_t offset, Use &&use) {
    if (!isSome(id) || ++count_ > mostMembers) return false;
    const Type &type = unit_[id];
    if (type.kind == TypeKind::array && type.extent && isSome(type.element)) {
      for (std::uint64_t i = 0; i < *type.extent; ++i)
        if (!run(type.element, path + "[" + std::to_string(i) + "]", offset + i * unit_[type.element].sizeBytes, use))
          return false;
      return true;
    }
    if (type.kind != TypeKind::record || scalarKind(unit_, type)) return use(path, offset, type), true;
    if (const auto small = smallFloatKind(unit_, type); small && type.sizeBytes == 4) { // two of them
      const Type half{
          .kind = TypeKind::floating, .name = *small == ScalarKind::bf16 ? "__bf16" : "_Float16", .sizeBytes = 2};
      use(path + ".x", offset, half);
      use(path + ".y", offset + 2, half);
      return true;
    }
    for (const Field &field : type.fields)
      if (!run(field.type, path.empty() ? field.name : path + "." + field.name, offset + field.offsetBytes, use))
        return false;
    return true;
  }

private:
  const Unit &unit_;
  std::size_t count_ = 0;
};

ParameterLeaf pointerLeaf(const Unit &unit, const std::string &path, std::uint64_t offset, const Type &pointer) {
  ParameterLeaf leaf{.path = path, .offset = offset, .type = ElementType::of(ScalarKind::u8), .obstacle = {}};
  if (isSome(pointer.element) && unit[pointer.element].kind == TypeKind::voidType) return leaf;
  auto element = isSome(pointer.element)
                     ? elementTypeOf(unit, pointer.element)
                     : Result<ElementType>(fail(ErrorKind::undecided, "what it leads to is not known"));
  if (element)
    leaf.type = std::move(*element);
  else
    leaf.obstacle = element.error().message;
  return leaf;
}

Result<KernelParameter> parameterOf(const Unit &unit, const Variable &variable) {
  const auto unknown = [&variable](const std::string &why) {
    return fail(ErrorKind::undecided, "The parameter " + variable.name + " cannot be filled: " + why + ".");
  };
  if (!isSome(variable.type) || unit[variable.type].kind == TypeKind::dependent)
    return unknown("its type depends on a template parameter, and the source instantiates the template nowhere");
  // For local memory of OpenCL C the launch gives a number of bytes.
  if (variable.isShared())
    return KernelParameter{.name = variable.name,
                           .bytes = sizeof(std::uint64_t),
                           .leaves = {{.path = variable.name, .offset = 0, .type = ScalarKind::u64, .obstacle = {}}}};
  KernelParameter out{.name = variable.name, .bytes = unit[variable.type].sizeBytes, .leaves = {}};
  std::string obstacle;
  const bool isWhole = Flattener(unit).run(
      variable.type, variable.name, 0, [&](const std::string &path, std::uint64_t offset, const Type &type) {
        if (type.kind == TypeKind::pointer)
          out.leaves.push_back(pointerLeaf(unit, path, offset, type));
        else if (const auto kind = scalarKind(unit, type))
          out.leaves.push_back({.path = path, .offset = offset, .type = *kind, .obstacle = {}});
        else
          obstacle = path + " has the type " + type.name;
      });
  if (!isWhole) return unknown("its type " + unit[variable.type].name + " has too many members");
  if (!obstacle.empty()) return unknown(obstacle);
  return out;
}

/// Those of a pack have one name: args, args[1], args[2].
void tellApart(KernelParameter &parameter, std::size_t number) {
  if (number == 0) return;
  const std::size_t length = parameter.name.size();
  parameter.name += "[" + std::to_string(number) + "]";
  for (ParameterLeaf &leaf : parameter.leaves)
    leaf.path = parameter.name + leaf.path.substr(length);
}

Result<std::vector<KernelParameter>> parametersOf(const Unit &unit, const Body &body,
                                                  const std::vector<VariableId> &parameters) {
  std::vector<KernelParameter> out;
  std::map<std::string, std::size_t> seen;
  for (const VariableId id : parameters) {
    auto parameter = parameterOf(unit, body[id]);
    if (!parameter) return std::unexpected(parameter.error());
    tellApart(*parameter, seen[body[id].name]++);
    out.push_back(std::move(*parameter));
  }
  return out;
}

} // namespace

Result<ElementType> elementTypeOf(const Unit &unit, TypeId id) {
  const Type &type = unit[id];
  if (type.sizeBytes == 0) return fail(ErrorKind::undecided, "the size of " + type.name + " is not known");
  ElementType out{.name = type.name, .strideBytes = type.sizeBytes, .members = {}};
  std::string obstacle;
  const bool isWhole =
      Flattener(unit).run(id, "", 0, [&](const std::string &path, std::uint64_t offset, const Type &member) {
        if (const auto kind = scalarKind(unit, member))
          out.members.push_back({.name = path, .offset = offset, .kind = *kind});
        else
          obstacle = member.kind == TypeKind::pointer ? "it leads to memory that holds pointers"
                                                      : "it leads to memory that holds " + member.name;
      });
  if (!isWhole) obstacle = type.name + " has too many members";
  if (!obstacle.empty()) return fail(ErrorKind::undecided, obstacle);
  return out;
}

Result<KernelEntry> kernelEntry(const Unit &unit, FunctionId kernel, const std::string &instance) {
  const Function &function = unit[kernel];
  KernelEntry out{.mangledName = function.mangledName, .instance = {}, .parameters = {}};
  const Body *body = &function.body;
  const std::vector<VariableId> *parameters = &function.parameters;
  if (!function.instances.empty()) {
    const auto chosen = instance.empty() ? function.instances.begin()
                                         : std::ranges::find(function.instances, instance, &Instance::arguments);
    if (chosen == function.instances.end()) {
      std::string list;
      for (const Instance &known : function.instances)
        list += (list.empty() ? "" : ", ") + known.arguments;
      return fail(ErrorKind::usage, function.name + " has no instantiation " + instance + "; it has " + list + ".");
    }
    out.mangledName = chosen->mangledName;
    out.instance = chosen->arguments;
    body = &chosen->body;
    parameters = &chosen->parameters;
    if (!isSome(body->root))
      return fail(ErrorKind::undecided, "What the instantiation " + chosen->arguments + " of " + function.name +
                                            " does is not seen; does it compile?");
  } else if (function.isTemplate) {
    return fail(ErrorKind::usage, function.name + " is a template that the source instantiates nowhere; add a launch "
                                                  "of it, or \"template __global__ void …\".");
  }
  auto filled = parametersOf(unit, *body, *parameters);
  if (!filled) return std::unexpected(filled.error());
  out.parameters = std::move(*filled);
  return out;
}

} // namespace warpgrain::run
