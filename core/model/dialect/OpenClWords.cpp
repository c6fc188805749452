// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/OpenClWords.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace warpgrain::model {

namespace {

using Name = std::string_view;

template <std::size_t N>
bool holds(const std::array<Name, N> &sorted, Name name) {
  return std::ranges::binary_search(sorted, name);
}

/// Address spaces, qualifiers and types of OpenCL C that have no `__` before them.
constexpr std::array words{Name("clk_event_t"), Name("complex"),      Name("constant"),  Name("event_t"),
                           Name("generic"),     Name("global"),       Name("half"),      Name("imaginary"),
                           Name("kernel"),      Name("local"),        Name("ndrange_t"), Name("pipe"),
                           Name("private"),     Name("quad"),         Name("queue_t"),   Name("read_only"),
                           Name("read_write"),  Name("reserve_id_t"), Name("sampler_t"), Name("uniform"),
                           Name("vec_step"),    Name("write_only")};
static_assert(std::ranges::is_sorted(words));

constexpr std::array elements{Name("bool"),  Name("char"), Name("double"), Name("float"),
                              Name("half"),  Name("int"),  Name("long"),   Name("short"),
                              Name("uchar"), Name("uint"), Name("ulong"),  Name("ushort")};
static_assert(std::ranges::is_sorted(elements));

/// `float4`, `uint16`
bool isVector(Name name) {
  const std::size_t digits = name.find_first_of("0123456789");
  if (digits == Name::npos || !holds(elements, name.substr(0, digits))) return false;
  int lanes = 0;
  const auto [end, error] = std::from_chars(name.data() + digits, name.data() + name.size(), lanes);
  return error == std::errc() && end == name.data() + name.size() &&
         (lanes == 2 || lanes == 3 || lanes == 4 || lanes == 8 || lanes == 16);
}

/// Functions of <math.h> that OpenCL C has by the same name, and that give a number of their arguments' type.
constexpr std::array ofOne{Name("acos"),   Name("acosh"),  Name("asin"),  Name("asinh"), Name("atan"), Name("atanh"),
                           Name("cbrt"),   Name("ceil"),   Name("cos"),   Name("cosh"),  Name("erf"),  Name("erfc"),
                           Name("exp"),    Name("exp10"),  Name("exp2"),  Name("expm1"), Name("fabs"), Name("floor"),
                           Name("lgamma"), Name("log"),    Name("log10"), Name("log1p"), Name("log2"), Name("logb"),
                           Name("rint"),   Name("round"),  Name("sin"),   Name("sinh"),  Name("sqrt"), Name("tan"),
                           Name("tanh"),   Name("tgamma"), Name("trunc")};
static_assert(std::ranges::is_sorted(ofOne));

constexpr std::array ofTwo{Name("atan2"), Name("copysign"), Name("fdim"),      Name("fmax"), Name("fmin"),
                           Name("fmod"),  Name("hypot"),    Name("nextafter"), Name("pow"),  Name("remainder")};
static_assert(std::ranges::is_sorted(ofTwo));

constexpr std::array<std::pair<Name, Name>, 8> types{{{"int8_t", "char"},
                                                      {"int16_t", "short"},
                                                      {"int32_t", "int"},
                                                      {"int64_t", "long"},
                                                      {"uint8_t", "uchar"},
                                                      {"uint16_t", "ushort"},
                                                      {"uint32_t", "uint"},
                                                      {"uint64_t", "ulong"}}};

/// "#define name(x, y) plain((type)(x), (type)(y))"
LibraryFunction definition(Name name, Name plain, Name type, std::size_t arguments) {
  constexpr std::array<Name, 3> letters{Name("x"), Name("y"), Name("z")};
  std::string parameters;
  std::string values;
  for (std::size_t i = 0; i < arguments; ++i) {
    parameters += (i == 0 ? "" : ", ") + std::string(letters[i]);
    values += (i == 0 ? "(" : ", (") + std::string(type) + ")(" + std::string(letters[i]) + ")";
  }
  return {.name = std::string(name),
          .definition =
              "#define " + std::string(name) + "(" + parameters + ") " + std::string(plain) + "(" + values + ")"};
}

std::size_t argumentsOf(Name plain) {
  if (holds(ofOne, plain)) return 1;
  if (holds(ofTwo, plain)) return 2;
  return plain == "fma" ? 3 : 0;
}

} // namespace

bool isWordOfOpenCl(Name name) {
  return holds(words, name) || isVector(name);
}

std::optional<LibraryFunction> openClFunction(Name name) {
  // What OpenCL C calls abs() has no sign.
  if (name == "abs") return LibraryFunction{"int_abs", "#define int_abs(x) ((int)abs((int)(x)))"};
  if (name == "labs" || name == "llabs")
    return LibraryFunction{std::string(name), "#define " + std::string(name) + "(x) ((long)abs((long)(x)))"};
  if (name == "nearbyint") return definition(name, "rint", "double", 1);
  if (name == "nearbyintf") return definition(name, "rint", "float", 1);
  if (!name.ends_with('f')) return std::nullopt;
  const Name plain = name.substr(0, name.size() - 1);
  const std::size_t arguments = argumentsOf(plain);
  return arguments > 0 ? std::optional(definition(name, plain, "float", arguments)) : std::nullopt;
}

std::optional<LibraryFunction> openClFunctionOfDouble(Name name) {
  const std::size_t arguments = argumentsOf(name);
  return arguments > 0 ? std::optional(definition("double_" + std::string(name), name, "double", arguments))
                       : std::nullopt;
}

Name openClTypeOf(Name name) {
  const auto *found = std::ranges::find(types, name, &std::pair<Name, Name>::first);
  return found != types.end() ? found->second : Name();
}

} // namespace warpgrain::model
