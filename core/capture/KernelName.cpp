// SPDX-License-Identifier: Apache-2.0
#include "core/capture/KernelName.h"

#include "core/base/DemangledName.h"

#include <array>
#include <utility>

namespace warpgrain::capture {

namespace {

constexpr std::string_view anonymous = "(anonymous namespace)";

/// Where the list of parameters begins; npos where there is none.
std::size_t parametersAt(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with(anonymous)) {
      i += anonymous.size() - 1;
      continue;
    }
    if (text[i] == '<' || text[i] == '[' || text[i] == '{') ++depth;
    if (text[i] == '>' || text[i] == ']' || text[i] == '}') --depth;
    if (text[i] == '(' && depth == 0) return i;
  }
  return std::string_view::npos;
}

/// The last place of a character outside of all brackets; npos where there is none.
std::size_t lastOutside(std::string_view text, char wanted) {
  int depth = 0;
  std::size_t found = std::string_view::npos;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == wanted && depth == 0) found = i;
    if (text[i] == '<' || text[i] == '(') ++depth;
    if (text[i] == '>' || text[i] == ')') --depth;
  }
  return found;
}

std::string_view withoutTemplateArguments(std::string_view name) {
  if (!name.ends_with('>')) return name;
  const std::size_t begin = lastOutside(name, '<');
  return begin == std::string_view::npos ? name : name.substr(0, begin);
}

/// Whether `wanted` is a name, or its last parts.
bool isTail(std::string_view name, std::string_view wanted) {
  return name == wanted || (name.ends_with(wanted) && name.substr(0, name.size() - wanted.size()).ends_with("::"));
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' '))
    text.remove_prefix(1);
  while (text.ends_with(' '))
    text.remove_suffix(1);
  return text;
}

} // namespace

std::string nameIn(const std::string &demangledText) {
  const std::string_view head = std::string_view(demangledText).substr(0, parametersAt(demangledText));
  // Of a template, what it returns comes first.
  const std::size_t space = lastOutside(head, ' ');
  return std::string(space == std::string_view::npos ? head : head.substr(space + 1));
}

bool matches(const std::string &symbol, std::string_view wanted) {
  if (wanted.empty() || symbol == wanted) return true;
  const std::string text = demangled(symbol);
  const std::string name = nameIn(text);
  return text == wanted || isTail(name, wanted) || isTail(withoutTemplateArguments(name), wanted);
}

std::vector<std::string> parameterTypes(const std::string &demangledText) {
  std::vector<std::string> out;
  const std::size_t begin = parametersAt(demangledText);
  if (begin == std::string::npos || !demangledText.ends_with(')')) return out;
  const std::string_view list = std::string_view(demangledText).substr(begin + 1, demangledText.size() - begin - 2);
  int depth = 0;
  std::size_t from = 0;
  for (std::size_t i = 0; i <= list.size(); ++i) {
    if (i == list.size() || (list[i] == ',' && depth == 0)) {
      const std::string_view one = trimmed(list.substr(from, i - from));
      if (!one.empty() && one != "void") out.emplace_back(one);
      from = i + 1;
    } else {
      if (list[i] == '<' || list[i] == '(' || list[i] == '[') ++depth;
      if (list[i] == '>' || list[i] == ')' || list[i] == ']') --depth;
    }
  }
  return out;
}

memory::ScalarKind pointedElement(std::string_view type) {
  using memory::ScalarKind;
  type = trimmed(type.substr(0, type.find("__restrict")));
  if (!type.ends_with('*')) return ScalarKind::u8;
  type = trimmed(type.substr(0, type.size() - 1));
  if (type.ends_with(" const")) type = trimmed(type.substr(0, type.size() - 6));
  static constexpr std::array<std::pair<std::string_view, ScalarKind>, 14> known{
      {{"float", ScalarKind::f32},
       {"double", ScalarKind::f64},
       {"int", ScalarKind::i32},
       {"unsigned int", ScalarKind::u32},
       {"long", ScalarKind::i64},
       {"unsigned long", ScalarKind::u64},
       {"long long", ScalarKind::i64},
       {"unsigned long long", ScalarKind::u64},
       {"short", ScalarKind::i16},
       {"unsigned short", ScalarKind::u16},
       {"signed char", ScalarKind::i8},
       {"char", ScalarKind::i8},
       {"__half", ScalarKind::f16},
       {"__nv_bfloat16", ScalarKind::bf16}}};
  for (const auto &[name, element] : known)
    if (type == name) return element;
  // Vectors of floats are compared as what they are made of.
  if (type == "float2" || type == "float3" || type == "float4") return ScalarKind::f32;
  return type == "double2" ? ScalarKind::f64 : ScalarKind::u8;
}

} // namespace warpgrain::capture
