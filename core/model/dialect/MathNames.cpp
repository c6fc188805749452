// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/MathNames.h"

#include <algorithm>
#include <array>

namespace warpgrain::model {

namespace {

using Name = std::string_view;

/// CUDA Math API: of double; those of float end in f as well.
constexpr std::array ofDouble{
    Name("acos"),
    Name("acosh"),
    Name("asin"),
    Name("asinh"),
    Name("atan"),
    Name("atan2"),
    Name("atanh"),
    Name("cbrt"),
    Name("ceil"),
    Name("copysign"),
    Name("cos"),
    Name("cosh"),
    Name("cospi"),
    Name("cyl_bessel_i0"),
    Name("cyl_bessel_i1"),
    Name("erf"),
    Name("erfc"),
    Name("erfcinv"),
    Name("erfcx"),
    Name("erfinv"),
    Name("exp"),
    Name("exp10"),
    Name("exp2"),
    Name("expm1"),
    Name("fabs"),
    Name("fdim"),
    Name("fdivide"),
    Name("floor"),
    Name("fma"),
    Name("fmax"),
    Name("fmin"),
    Name("fmod"),
    Name("hypot"),
    Name("ilogb"),
    Name("isfinite"),
    Name("isinf"),
    Name("isnan"),
    Name("isnormal"),
    Name("j0"),
    Name("j1"),
    Name("jn"),
    Name("ldexp"),
    Name("lgamma"),
    Name("llrint"),
    Name("llround"),
    Name("log"),
    Name("log10"),
    Name("log1p"),
    Name("log2"),
    Name("logb"),
    Name("lrint"),
    Name("lround"),
    Name("nearbyint"),
    Name("nextafter"),
    Name("norm3d"),
    Name("norm4d"),
    Name("normcdf"),
    Name("normcdfinv"),
    Name("pow"),
    Name("powi"),
    Name("rcbrt"),
    Name("remainder"),
    Name("rhypot"),
    Name("rint"),
    Name("rnorm3d"),
    Name("rnorm4d"),
    Name("round"),
    Name("rsqrt"),
    Name("scalbln"),
    Name("scalbn"),
    Name("signbit"),
    Name("sin"),
    Name("sinh"),
    Name("sinpi"),
    Name("sqrt"),
    Name("tan"),
    Name("tanh"),
    Name("tgamma"),
    Name("trunc"),
    Name("y0"),
    Name("y1"),
    Name("yn"),
};

constexpr std::array exact{
    Name("abs"),
    Name("labs"),
    Name("llabs"),
    Name("min"),
    Name("max"),
    Name("umin"),
    Name("umax"),
    Name("llmin"),
    Name("llmax"),
    Name("ullmin"),
    Name("ullmax"),
    Name("saturate"),
    Name("mulhi"),
    Name("umulhi"),
    Name("mul64hi"),
    Name("umul64hi"),
    Name("finitef"),
    Name("finite"),
    Name("nanf"),
    Name("nan"),
    Name("__finite"),
    Name("__finitef"),
    Name("__isinf"),
    Name("__isinff"),
    Name("__isnan"),
    Name("__isnanf"),
    Name("__signbit"),
    Name("__signbitf"),
    Name("__signbitd"),
    Name("__isfinited"),
    Name("__isinfd"),
    Name("__isnand"),
    Name("__brev"),
    Name("__brevll"),
    Name("__byte_perm"),
    Name("__clz"),
    Name("__clzll"),
    Name("__ffs"),
    Name("__ffsll"),
    Name("__fns"),
    Name("__popc"),
    Name("__popcll"),
    Name("__hadd"),
    Name("__rhadd"),
    Name("__uhadd"),
    Name("__urhadd"),
    Name("__mul24"),
    Name("__umul24"),
    Name("__mad24"),
    Name("__umad24"),
    Name("__mulhi"),
    Name("__umulhi"),
    Name("__mul64hi"),
    Name("__umul64hi"),
    Name("__sad"),
    Name("__usad"),
    Name("__dp2a_hi"),
    Name("__dp2a_lo"),
    Name("__dp4a"),
    Name("__saturatef"),
    Name("__fdividef"),
    Name("__expf"),
    Name("__exp10f"),
    Name("__logf"),
    Name("__log10f"),
    Name("__log2f"),
    Name("__powf"),
    Name("__sinf"),
    Name("__cosf"),
    Name("__tanf"),
    Name("__hiloint2double"),
    Name("__int_as_float"),
    Name("__float_as_int"),
    Name("__uint_as_float"),
    Name("__float_as_uint"),
    Name("__longlong_as_double"),
    Name("__double_as_longlong"),
    Name("__double2hiint"),
    Name("__double2loint"),
    Name("__funnelshift_l"),
    Name("__funnelshift_lc"),
    Name("__funnelshift_r"),
    Name("__funnelshift_rc"),
    Name("__builtin_expect"),
    Name("__builtin_assume"),
    Name("__builtin_unreachable"),
    Name("__builtin_assume_aligned"),
    Name("__builtin_bit_cast"),
    Name("__builtin_constant_p"),
    Name("__builtin_is_constant_evaluated"),
    Name("__builtin_addressof"),
    Name("__builtin_huge_val"),
    Name("__builtin_huge_valf"),
    Name("__builtin_inf"),
    Name("__builtin_inff"),
    Name("__builtin_nan"),
    Name("__builtin_nanf"),
};

/// Conversions between numbers (`__float2int_rn`) and SIMD instructions on words (`__vadd4`), by how they begin.
constexpr std::array families{
    Name("__float2"),    Name("__double2"),    Name("__int2"),        Name("__uint2"),      Name("__ll2"),
    Name("__ull2"),      Name("__short2"),     Name("__ushort2"),     Name("__half2float"), Name("__half2int"),
    Name("__half2uint"), Name("__half2short"), Name("__half2ushort"), Name("__half2ll"),    Name("__half2ull"),
    Name("__vabs"),      Name("__vadd"),       Name("__vavg"),        Name("__vcmp"),       Name("__vhadd"),
    Name("__viaddm"),    Name("__vib"),        Name("__vim"),         Name("__vmax"),       Name("__vmin"),
    Name("__vneg"),      Name("__vsad"),       Name("__vset"),        Name("__vsub"),
};

/// `__fadd_rn`, `__dsqrt_ru`: with the rounding in the name.
constexpr std::array roundedOperations{
    Name("__fadd"),  Name("__fsub"),  Name("__fmul"),   Name("__fmaf"),      Name("__fdiv"),  Name("__frcp"),
    Name("__fsqrt"), Name("__dadd"),  Name("__dsub"),   Name("__dmul"),      Name("__fma"),   Name("__ddiv"),
    Name("__drcp"),  Name("__dsqrt"), Name("__frsqrt"), Name("__fmaf_ieee"), Name("__hadd2"), Name("__hsub2"),
    Name("__hmul2"), Name("__hadd"),  Name("__hsub"),   Name("__hmul"),
};

constexpr std::array ofStandardLibrary{
    Name("min"),        Name("max"),         Name("swap"),
    Name("move"),       Name("forward"),     Name("abs"),
    Name("clamp"),      Name("minmax"),      Name("exchange"),
    Name("addressof"),  Name("as_const"),    Name("declval"),
    Name("make_pair"),  Name("make_tuple"),  Name("tie"),
    Name("get"),        Name("bit_cast"),    Name("is_constant_evaluated"),
    Name("popcount"),   Name("countl_zero"), Name("countr_zero"),
    Name("countl_one"), Name("countr_one"),  Name("bit_ceil"),
    Name("bit_floor"),  Name("bit_width"),   Name("has_single_bit"),
    Name("rotl"),       Name("rotr"),        Name("real"),
    Name("imag"),       Name("norm"),        Name("conj"),
    Name("arg"),        Name("midpoint"),    Name("lerp"),
};

template <std::size_t N>
bool holds(const std::array<Name, N> &names, Name name) {
  return std::ranges::find(names, name) != names.end();
}

bool isOfDouble(Name name) {
  if (name.starts_with("__builtin_")) name.remove_prefix(10);
  if (holds(ofDouble, name)) return true;
  const bool hasSuffix = name.size() > 1 && (name.ends_with('f') || name.ends_with('l'));
  return hasSuffix && holds(ofDouble, name.substr(0, name.size() - 1));
}

bool isRounded(Name name) {
  const std::size_t end = name.rfind('_');
  if (end == Name::npos || end < 2) return false;
  const Name mode = name.substr(end + 1);
  return (mode == "rn" || mode == "rz" || mode == "ru" || mode == "rd" || mode == "sat") &&
         holds(roundedOperations, name.substr(0, end));
}

} // namespace

bool isMathFunction(std::string_view name) {
  if (isOfDouble(name) || holds(exact, name) || isRounded(name)) return true;
  return std::ranges::any_of(families, [name](Name family) { return name.starts_with(family); });
}

bool isStandardComputation(std::string_view name) {
  return isOfDouble(name) || holds(ofStandardLibrary, name);
}

} // namespace warpgrain::model
