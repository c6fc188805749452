// SPDX-License-Identifier: Apache-2.0
#include "core/run/parameters/SameParameters.h"

#include <algorithm>

namespace warpgrain::run {

namespace {

using model::Unit;

/// The parameters as the compiler saw them: of the chosen instantiation, for a template.
std::string declarationOf(const NamedKernel &kernel, std::size_t position) {
  const model::Function &function = (*kernel.unit)[kernel.kernel];
  const model::Body *body = &function.body;
  const std::vector<model::VariableId> *parameters = &function.parameters;
  for (const model::Instance &instance : function.instances)
    if (instance.arguments == kernel.entry->instance) {
      body = &instance.body;
      parameters = &instance.parameters;
    }
  const std::string &name = kernel.entry->parameters[position].name;
  const model::TypeId type = (*body)[(*parameters)[position]].type;
  std::string text = model::isSome(type) ? (*kernel.unit)[type].name : std::string();
  if (!text.empty() && text.back() != '*' && text.back() != '&') text += ' ';
  return "\"" + text + name + "\"";
}

/// The kind of numbers that fill the element without a gap: f32 of float and of float4.
std::optional<ScalarKind> onlyKind(const ElementType &type) {
  if (type.members.empty()) return std::nullopt;
  const ScalarKind kind = type.members.front().kind;
  std::uint64_t end = 0;
  for (const memory::ElementMember &member : type.members) {
    if (member.kind != kind || member.offset != end) return std::nullopt;
    end += sizeOf(kind);
  }
  return end == type.strideBytes ? std::optional(kind) : std::nullopt;
}

bool areSame(const ElementType &one, const ElementType &other) {
  if (const auto kind = onlyKind(one)) return onlyKind(other) == kind;
  return one.strideBytes == other.strideBytes &&
         std::ranges::equal(one.members, other.members, [](const auto &left, const auto &right) {
           return left.offset == right.offset && left.kind == right.kind;
         });
}

bool areSame(const ParameterLeaf &one, const ParameterLeaf &other) {
  if (one.offset != other.offset || one.isPointer() != other.isPointer()) return false;
  if (!one.isPointer()) return std::get<ScalarKind>(one.type) == std::get<ScalarKind>(other.type);
  return areSame(std::get<ElementType>(one.type), std::get<ElementType>(other.type));
}

bool areSame(const KernelParameter &one, const KernelParameter &other) {
  return one.bytes == other.bytes &&
         std::ranges::equal(one.leaves, other.leaves,
                            [](const auto &left, const auto &right) { return areSame(left, right); });
}

std::string numberOf(const NamedKernel &kernel) {
  const std::size_t count = kernel.entry->parameters.size();
  return (*kernel.unit)[kernel.kernel].name + " in " + kernel.file + " has " + std::to_string(count) +
         (count == 1 ? " parameter" : " parameters");
}

} // namespace

Result<void> checkSameParameters(const NamedKernel &original, const NamedKernel &other) {
  const auto &ours = original.entry->parameters;
  const auto &theirs = other.entry->parameters;
  for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i)
    if (!areSame(ours[i], theirs[i]))
      return fail(ErrorKind::usage, "Parameter " + std::to_string(i + 1) + " is " + declarationOf(original, i) +
                                        " in " + original.file + " and " + declarationOf(other, i) + " in " +
                                        other.file +
                                        ". One launch fills the parameters of both kernels: give them the same types, "
                                        "in the same order.");
  if (ours.size() == theirs.size()) return {};
  const bool isMore = theirs.size() > ours.size();
  const std::size_t first = std::min(ours.size(), theirs.size());
  return fail(ErrorKind::usage, numberOf(original) + ", and " + numberOf(other) + ": " +
                                    declarationOf(isMore ? other : original, first) + " is in " +
                                    (isMore ? other : original).file +
                                    " alone. One launch fills the parameters of both kernels: give them the same "
                                    "parameters, in the same order.");
}

} // namespace warpgrain::run
