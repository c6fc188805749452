// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/tuners/TunerArguments.h"

#include "core/memory/ElementType.h"

#include <set>
#include <utility>
#include <variant>

namespace warpgrain::workflow {

namespace fs = std::filesystem;

std::unexpected<Error> hasNoPlace(const std::string &what) {
  return fail(ErrorKind::usage, "T1 has no place for " + what + ".");
}

namespace {

using memory::ScalarKind;

std::string typeNameOf(ScalarKind kind) {
  switch (kind) {
  case ScalarKind::boolean:
    return "bool";
  case ScalarKind::i8:
    return "int8";
  case ScalarKind::u8:
    return "uint8";
  case ScalarKind::i16:
    return "int16";
  case ScalarKind::u16:
    return "uint16";
  case ScalarKind::i32:
    return "int32";
  case ScalarKind::u32:
    return "uint32";
  case ScalarKind::i64:
    return "int64";
  case ScalarKind::u64:
    return "uint64";
  case ScalarKind::f16:
    return "half";
  case ScalarKind::f32:
    return "float";
  case ScalarKind::f64:
    return "double";
  case ScalarKind::bf16:
    break;
  }
  return {};
}

/// "float4" and the like have the same name there.
std::string typeNameOf(const memory::ElementType &element) {
  if (const auto kind = element.scalar()) return typeNameOf(*kind);
  static const std::set<std::string> vectors{"float2", "float4", "double2", "double4", "half2"};
  return vectors.contains(element.name) ? element.name : std::string();
}

Result<tune::T1Argument> numberOf(const measure::Argument &argument, const run::KernelParameter &parameter) {
  const auto *kind = parameter.leaves.size() == 1 ? std::get_if<ScalarKind>(&parameter.leaves.front().type) : nullptr;
  if (kind == nullptr || typeNameOf(*kind).empty() || argument.value.size() < memory::sizeOf(*kind))
    return hasNoPlace(parameter.name + ", which is no plain number");
  return tune::T1Argument{
      .name = parameter.name, .type = typeNameOf(*kind), .value = memory::numberAt(argument.value.data(), *kind)};
}

class ArgumentWriter {
public:
  ArgumentWriter(const session::LaunchBundle &described, TunerArguments &out) : described_(described), out_(out) {}

  Result<void> add(const measure::Argument &argument, const run::KernelParameter &parameter) {
    auto made = argument.buffer ? vectorOf(argument, parameter) : numberOf(argument, parameter);
    if (!made) return std::unexpected(made.error());
    out_.arguments.push_back(std::move(*made));
    return {};
  }

private:
  Result<tune::T1Argument> vectorOf(const measure::Argument &argument, const run::KernelParameter &parameter) {
    const measure::Buffer &buffer = described_.bundle.buffers[*argument.buffer];
    const std::string type = typeNameOf(buffer.element);
    if (type.empty()) return hasNoPlace("what " + parameter.name + " leads to");
    if (argument.offset != 0 || !buffer.pointers.empty() || !buffer.symbol.empty() ||
        !given_.insert(*argument.buffer).second)
      return hasNoPlace(parameter.name + ", which leads into memory that it shares or that holds addresses");
    tune::T1Argument out{.name = parameter.name,
                         .type = type,
                         .size = buffer.bytes / buffer.element.strideBytes,
                         .isRead = buffer.read,
                         .isWritten = buffer.written};
    if (auto filled = fill(out, buffer); !filled) return std::unexpected(filled.error());
    return out;
  }

  /// Other tuners' random numbers are not ours.
  Result<void> fill(tune::T1Argument &argument, const measure::Buffer &buffer) {
    switch (buffer.fill.kind) {
    case memory::FillKind::zero:
      return {};
    case memory::FillKind::constant:
      argument.value = buffer.fill.value;
      return {};
    case memory::FillKind::random:
    case memory::FillKind::bits:
      argument.fill = tune::T1Fill::random;
      return {};
    case memory::FillKind::file:
      argument.fill = tune::T1Fill::file;
      argument.file = fs::path(buffer.fill.file).filename().string();
      for (const auto *files : {&described_.copies, &described_.links})
        if (const auto found = files->find(buffer.fill.file); found != files->end())
          out_.copies[argument.file] = found->second;
      if (out_.copies.contains(argument.file)) return {};
      break;
    case memory::FillKind::ramp:
      break;
    }
    return hasNoPlace("how " + buffer.name + " is filled; fill it with random numbers, a constant or a file");
  }

  const session::LaunchBundle &described_;
  TunerArguments &out_;
  std::set<std::size_t> given_;
};

} // namespace

Result<TunerArguments> tunerArgumentsOf(const session::LaunchBundle &described,
                                        const std::vector<run::KernelParameter> &parameters) {
  TunerArguments out;
  ArgumentWriter writer(described, out);
  const std::vector<measure::Argument> &arguments = described.bundle.arguments;
  for (std::size_t i = 0; i < arguments.size() && i < parameters.size(); ++i)
    if (auto added = writer.add(arguments[i], parameters[i]); !added) return std::unexpected(added.error());
  return out;
}

} // namespace warpgrain::workflow
