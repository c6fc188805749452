// SPDX-License-Identifier: Apache-2.0
#include "core/model/dialect/OpenClCalls.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace warpgrain::model {

namespace {

using Name = std::string_view;

/// Fence flags of barriers (opencl-c-base.h).
constexpr std::int64_t localFence = 1;
constexpr std::int64_t globalFence = 2;

bool startsWithOneOf(Name name, std::initializer_list<Name> beginnings) {
  return std::ranges::any_of(beginnings, [name](Name beginning) { return name.starts_with(beginning); });
}

template <std::size_t N>
bool isOneOf(Name name, const std::array<Name, N> &sorted) {
  return std::ranges::binary_search(sorted, name);
}

/// Functions that compute from their arguments; some write a second value through a pointer: sincos, fract.
constexpr std::array computing{Name("abs"),          Name("abs_diff"),      Name("acos"),        Name("acosh"),
                               Name("acospi"),       Name("add_sat"),       Name("all"),         Name("any"),
                               Name("asin"),         Name("asinh"),         Name("asinpi"),      Name("atan"),
                               Name("atan2"),        Name("atan2pi"),       Name("atanh"),       Name("atanpi"),
                               Name("bitselect"),    Name("cbrt"),          Name("ceil"),        Name("clamp"),
                               Name("clz"),          Name("copysign"),      Name("cos"),         Name("cosh"),
                               Name("cospi"),        Name("cross"),         Name("ctz"),         Name("degrees"),
                               Name("distance"),     Name("dot"),           Name("erf"),         Name("erfc"),
                               Name("exp"),          Name("exp10"),         Name("exp2"),        Name("expm1"),
                               Name("fabs"),         Name("fast_distance"), Name("fast_length"), Name("fast_normalize"),
                               Name("fdim"),         Name("floor"),         Name("fma"),         Name("fmax"),
                               Name("fmin"),         Name("fmod"),          Name("fract"),       Name("frexp"),
                               Name("get_work_dim"), Name("hadd"),          Name("hypot"),       Name("ilogb"),
                               Name("isequal"),      Name("isfinite"),      Name("isgreater"),   Name("isgreaterequal"),
                               Name("isinf"),        Name("isless"),        Name("islessequal"), Name("islessgreater"),
                               Name("isnan"),        Name("isnormal"),      Name("isnotequal"),  Name("isordered"),
                               Name("isunordered"),  Name("ldexp"),         Name("length"),      Name("lgamma"),
                               Name("lgamma_r"),     Name("log"),           Name("log10"),       Name("log1p"),
                               Name("log2"),         Name("logb"),          Name("mad"),         Name("mad24"),
                               Name("mad_hi"),       Name("mad_sat"),       Name("max"),         Name("maxmag"),
                               Name("min"),          Name("minmag"),        Name("mix"),         Name("modf"),
                               Name("mul24"),        Name("mul_hi"),        Name("nan"),         Name("nextafter"),
                               Name("normalize"),    Name("popcount"),      Name("pow"),         Name("pown"),
                               Name("powr"),         Name("radians"),       Name("remainder"),   Name("remquo"),
                               Name("rhadd"),        Name("rint"),          Name("rootn"),       Name("rotate"),
                               Name("round"),        Name("rsqrt"),         Name("select"),      Name("shuffle"),
                               Name("shuffle2"),     Name("sign"),          Name("signbit"),     Name("sin"),
                               Name("sincos"),       Name("sinh"),          Name("sinpi"),       Name("smoothstep"),
                               Name("sqrt"),         Name("step"),          Name("sub_sat"),     Name("tan"),
                               Name("tanh"),         Name("tanpi"),         Name("tgamma"),      Name("trunc"),
                               Name("upsample")};
static_assert(std::ranges::is_sorted(computing));

/// What is left of an atomic function's name without `atomic_` or `atom_`.
constexpr std::array atomics{Name("add"), Name("and"), Name("cmpxchg"), Name("dec"),  Name("inc"), Name("max"),
                             Name("min"), Name("or"),  Name("sub"),     Name("xchg"), Name("xor")};
static_assert(std::ranges::is_sorted(atomics));

/// The name of an atomic function without what all of them begin with; empty of any other.
Name atomicPart(Name name) {
  if (name.starts_with("atom_")) return name.substr(5);
  return name.starts_with("atomic_") && name != "atomic_work_item_fence" ? name.substr(7) : Name();
}

bool isAtomic(Name name) {
  const Name part = atomicPart(name);
  return isOneOf(part, atomics) || startsWithOneOf(part, {"fetch_", "load", "store", "exchange", "compare_exchange_",
                                                          "flag_test_and_set", "flag_clear", "init"});
}

AtomicOperation atomicNamed(Name name) {
  using enum AtomicOperation;
  Name part = atomicPart(name);
  if (part.starts_with("fetch_")) part.remove_prefix(6);
  if (part.ends_with("_explicit")) part.remove_suffix(9);
  static constexpr std::array<std::pair<Name, AtomicOperation>, 10> operations{{{"add", add},
                                                                                {"sub", add},
                                                                                {"inc", add},
                                                                                {"dec", add},
                                                                                {"min", minimum},
                                                                                {"max", maximum},
                                                                                {"xor", bitXor},
                                                                                {"and", bitAnd},
                                                                                {"or", bitOr},
                                                                                {"cmpxchg", compareAndSwap}}};
  if (part.starts_with("compare_exchange_")) return compareAndSwap;
  const auto *found = std::ranges::find(operations, part, &std::pair<Name, AtomicOperation>::first);
  return found != operations.end() ? found->second : other;
}

AccessKind requestNamed(Name name) {
  const Name part = atomicPart(name);
  if (part.starts_with("load")) return AccessKind::read;
  return startsWithOneOf(part, {"store", "init", "flag_clear"}) ? AccessKind::write : AccessKind::atomic;
}

CallEffect effectNamed(Name name) {
  using enum CallEffect;
  if (name == "barrier" || name == "work_group_barrier") return blockBarrier;
  if (name == "work_group_all" || name == "work_group_any") return blockVote;
  if (startsWithOneOf(name, {"work_group_broadcast", "work_group_reduce_", "work_group_scan_"})) return collective;
  if (isAtomic(name)) return atomic;
  if (name == "mem_fence" || name == "read_mem_fence" || name == "write_mem_fence" || name == "atomic_work_item_fence")
    return fence;
  if (name == "printf") return report;
  const Name plain = name.starts_with("native_") ? name.substr(7) : name.starts_with("half_") ? name.substr(5) : name;
  const bool isOfBoth = plain == "divide" || plain == "recip"; // native_divide, half_recip
  return isOneOf(plain, computing) || isOfBoth || startsWithOneOf(name, {"convert_", "as_", "__builtin_astype"})
             ? none
             : unknown;
}

IntegerFunction integerNamed(Name name) {
  if (name == "min") return IntegerFunction::minimum;
  if (name == "max") return IntegerFunction::maximum;
  if (name == "abs") return IntegerFunction::absolute;
  if (name == "mul24") return IntegerFunction::product24;
  return name == "mad24" ? IntegerFunction::productSum24 : IntegerFunction::other;
}

/// The flags of a barrier; both where the callee tells none, nothing where they are not known.
std::optional<std::int64_t> flagsOf(const Callee &barrier) {
  const Name written = barrier.templateArguments;
  if (written.empty()) return localFence | globalFence;
  std::int64_t flags = 0;
  const auto read = std::from_chars(written.data() + 1, written.data() + written.size(), flags);
  return read.ec == std::errc() ? std::optional(flags) : std::nullopt;
}

/// What a barrier orders. One whose flags are not known orders nothing for certain.
void addBarrierTraits(CallTraits &traits, const Callee &callee) {
  const std::int64_t flags = flagsOf(callee).value_or(0);
  const bool ofShared = (flags & localFence) != 0;
  const bool ofOthers = (flags & globalFence) != 0;
  traits.add(CallTrait::plainBarrier, ofShared);
  traits.add(CallTrait::ordersSharedAlone, !ofOthers);
  traits.add(CallTrait::ordersOthersAlone, !ofShared);
}

} // namespace

CallMeaning openClMeaningOf(const Callee &callee) {
  const Name name = callee.name;
  // The language has no overloads of its own functions by the program: a body means that the function is another one.
  if (isSome(callee.function)) return {.effect = CallEffect::user};
  CallMeaning out{.effect = effectNamed(name)};
  if (out.effect == CallEffect::atomic) {
    out.request = requestNamed(name);
    out.atomic = atomicNamed(name);
  }
  if (out.effect == CallEffect::none) out.integer = integerNamed(name);
  if (out.effect == CallEffect::blockBarrier) addBarrierTraits(out.traits, callee);
  const bool isExtremum = name == "fmin" || name == "fmax" || name == "min" || name == "max";
  out.traits.add(CallTrait::extremum, isExtremum);
  return out;
}

AtomicScope openClAtomicScope(const Callee &callee, const LastOperand &last) {
  // (object, value, order, scope); those of C11 without `_explicit`, and all of OpenCL C 1.2, are for the device.
  constexpr std::int64_t workGroup = 1;
  constexpr std::int64_t device = 2;
  constexpr std::int64_t allDevices = 3;
  const Name part = atomicPart(callee.name);
  if (!part.ends_with("_explicit")) return AtomicScope::all;
  const std::size_t operands = part.starts_with("compare_exchange_")                                ? 5
                               : startsWithOneOf(part, {"load", "flag_test_and_set", "flag_clear"}) ? 2
                                                                                                    : 3;
  if (callee.writesThrough.size() <= operands) return AtomicScope::all;
  if (last.constant == device || last.constant == allDevices) return AtomicScope::all;
  return last.constant == workGroup ? AtomicScope::block : AtomicScope::thread;
}

} // namespace warpgrain::model
