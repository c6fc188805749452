// SPDX-License-Identifier: Apache-2.0
#include "core/model/InlineAssembly.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace warpgrain::model {

namespace {

/// First words of instructions that compute, or move data of this thread only.
constexpr std::array harmless{
    std::string_view("abs"),       std::string_view("add"),      std::string_view("addc"),
    std::string_view("and"),       std::string_view("bfe"),      std::string_view("bfi"),
    std::string_view("bfind"),     std::string_view("bmsk"),     std::string_view("brev"),
    std::string_view("clz"),       std::string_view("cnot"),     std::string_view("copysign"),
    std::string_view("cos"),       std::string_view("cvt"),      std::string_view("cvta"),
    std::string_view("div"),       std::string_view("dp2a"),     std::string_view("dp4a"),
    std::string_view("ex2"),       std::string_view("fma"),      std::string_view("fns"),
    std::string_view("ld"),        std::string_view("ldu"),      std::string_view("lg2"),
    std::string_view("lop3"),      std::string_view("mad"),      std::string_view("mad24"),
    std::string_view("madc"),      std::string_view("max"),      std::string_view("min"),
    std::string_view("mov"),       std::string_view("mul"),      std::string_view("mul24"),
    std::string_view("neg"),       std::string_view("not"),      std::string_view("or"),
    std::string_view("popc"),      std::string_view("prefetch"), std::string_view("prmt"),
    std::string_view("rcp"),       std::string_view("rem"),      std::string_view("rsqrt"),
    std::string_view("sad"),       std::string_view("selp"),     std::string_view("set"),
    std::string_view("setp"),      std::string_view("shf"),      std::string_view("shl"),
    std::string_view("shr"),       std::string_view("sin"),      std::string_view("slct"),
    std::string_view("sqrt"),      std::string_view("st"),       std::string_view("sub"),
    std::string_view("subc"),      std::string_view("szext"),    std::string_view("tanh"),
    std::string_view("testp"),     std::string_view("vabsdiff"), std::string_view("vabsdiff2"),
    std::string_view("vabsdiff4"), std::string_view("vadd"),     std::string_view("vadd2"),
    std::string_view("vadd4"),     std::string_view("vavrg2"),   std::string_view("vavrg4"),
    std::string_view("vmad"),      std::string_view("vmax"),     std::string_view("vmax2"),
    std::string_view("vmax4"),     std::string_view("vmin"),     std::string_view("vmin2"),
    std::string_view("vmin4"),     std::string_view("vset"),     std::string_view("vset2"),
    std::string_view("vset4"),     std::string_view("vshl"),     std::string_view("vshr"),
    std::string_view("vsub"),      std::string_view("vsub2"),    std::string_view("vsub4"),
    std::string_view("xor"),       std::string_view(".reg"),
};

/// Harmless ones that use memory all the same.
constexpr std::array loadsAndStores{std::string_view("ld"), std::string_view("ldu"), std::string_view("st")};

/// Lanes that see each other's registers, and what changes nothing but time: no memory is used.
constexpr std::array withoutMemory{
    std::string_view("activemask"), std::string_view("elect"), std::string_view("isspacep"),
    std::string_view("match"),      std::string_view("mma"),   std::string_view("nanosleep"),
    std::string_view("pmevent"),    std::string_view("redux"), std::string_view("shfl"),
    std::string_view("trap"),       std::string_view("vote"),  std::string_view("createpolicy"),
};

constexpr std::array leaving{std::string_view("exit"), std::string_view("ret"), std::string_view("bra"),
                             std::string_view("brx"), std::string_view("call")};

template <std::size_t N>
bool holds(const std::array<std::string_view, N> &names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

/// Special registers that differ between threads of a block.
constexpr std::array hiddenRegisters{
    std::string_view("%tid"),     std::string_view("%laneid"),      std::string_view("%warpid"),
    std::string_view("%nwarpid"), std::string_view("%lanemask"),    std::string_view("%ntid"),
    std::string_view("%clock"),   std::string_view("%globaltimer"), std::string_view("%smid"),
    std::string_view("%pm"),
};

/// The first word of an instruction, without label, braces and guard: `@p ld.global.f32 …` gives
/// "ld".
std::string_view mnemonicOf(std::string_view instruction) {
  const auto skip = [&instruction](auto &&predicate) {
    while (!instruction.empty() && predicate(instruction.front()))
      instruction.remove_prefix(1);
  };
  const auto isBlank = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0 || c == '{' || c == '}'; };
  skip(isBlank);
  if (instruction.starts_with('@')) {
    skip([&](char c) { return !isBlank(c); });
    skip(isBlank);
  }
  const std::size_t end = std::min(instruction.find_first_of(". \t\n", 1), instruction.size());
  return instruction.substr(0, end);
}

/// Labels before an instruction go, as in `L1: exit`.
std::string_view withoutLabels(std::string_view instruction) {
  for (std::size_t colon = instruction.find(':'); colon != std::string_view::npos; colon = instruction.find(':')) {
    const bool isPart = colon + 1 < instruction.size() && instruction[colon + 1] == ':'; // `cp.async.bulk.shared::cta`
    if (isPart || instruction.substr(0, colon).find_first_of(".,%@[") != std::string_view::npos) break;
    instruction.remove_prefix(colon + 1);
  }
  return instruction;
}

/// Whole lines of comment before an instruction go.
std::string_view withoutComments(std::string_view instruction) {
  while (true) {
    const std::size_t begin = instruction.find_first_not_of(" \t\r\n{}");
    if (begin == std::string_view::npos || !instruction.substr(begin).starts_with("//")) return instruction;
    const std::size_t end = instruction.find('\n', begin);
    instruction.remove_prefix(end == std::string_view::npos ? instruction.size() : end + 1);
  }
}

/// The first instruction of which the predicate is true.
template <typename Predicate>
std::optional<std::string_view> firstInstruction(std::string_view ptx, const Predicate &holds) {
  while (!ptx.empty()) {
    const std::size_t end = std::min(ptx.find(';'), ptx.size());
    const std::string_view mnemonic = mnemonicOf(withoutLabels(withoutComments(ptx.substr(0, end))));
    if (!mnemonic.empty() && holds(mnemonic)) return mnemonic;
    ptx.remove_prefix(std::min(end + 1, ptx.size()));
  }
  return std::nullopt;
}

std::optional<std::string> named(std::optional<std::string_view> instruction) {
  return instruction ? std::optional(std::string(*instruction)) : std::nullopt;
}

} // namespace

std::optional<std::string> instructionWithHiddenEffect(std::string_view ptx) {
  for (const std::string_view name : hiddenRegisters)
    if (ptx.find(name) != std::string_view::npos) return std::string(name);
  while (!ptx.empty()) {
    const std::size_t end = std::min(ptx.find(';'), ptx.size());
    const std::string_view mnemonic = mnemonicOf(withoutComments(ptx.substr(0, end)));
    if (!mnemonic.empty() && std::ranges::find(harmless, mnemonic) == harmless.end()) return std::string(mnemonic);
    for (const std::string_view order : {".acquire", ".release", ".relaxed", ".volatile"})
      if (ptx.substr(0, end).find(order) != std::string_view::npos) return std::string(mnemonic) + std::string(order);
    ptx.remove_prefix(std::min(end + 1, ptx.size()));
  }
  return std::nullopt;
}

std::optional<std::string> instructionWithMemory(std::string_view ptx) {
  return named(firstInstruction(ptx, [](std::string_view mnemonic) {
    const bool isComputed = holds(harmless, mnemonic) && !holds(loadsAndStores, mnemonic);
    return !isComputed && !holds(withoutMemory, mnemonic) && !holds(leaving, mnemonic);
  }));
}

std::optional<std::string> instructionThatLeaves(std::string_view ptx) {
  return named(firstInstruction(ptx, [](std::string_view mnemonic) { return holds(leaving, mnemonic); }));
}

bool isBlockBarrier(std::string_view ptx) {
  const auto isBlank = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
  const auto skipBlanks = [&] {
    while (!ptx.empty() && isBlank(ptx.front()))
      ptx.remove_prefix(1);
  };
  const auto take = [&](std::string_view word) {
    if (!ptx.starts_with(word)) return false;
    ptx.remove_prefix(word.size());
    return true;
  };
  skipBlanks();
  if (!take("barrier") && !take("bar")) return false;
  take(".cta");
  if (!take(".sync")) return false;
  take(".aligned");
  if (ptx.empty() || !isBlank(ptx.front())) return false;
  skipBlanks();
  const std::size_t digits = std::min(ptx.find_first_not_of("0123456789"), ptx.size());
  if (digits == 0) return false;
  ptx.remove_prefix(digits);
  skipBlanks();
  take(";");
  skipBlanks();
  return ptx.empty();
}

bool computesOnly(std::string_view ptx) {
  const auto isOther = [](std::string_view mnemonic) {
    return !holds(harmless, mnemonic) || holds(loadsAndStores, mnemonic);
  };
  return !instructionWithHiddenEffect(ptx) && !firstInstruction(ptx, isOther);
}

} // namespace warpgrain::model
