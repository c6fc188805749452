// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/InlineAssembly.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace warpgrain::dependence {

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

} // namespace

std::optional<std::string> instructionWithHiddenEffect(std::string_view ptx) {
  for (const std::string_view name : hiddenRegisters)
    if (ptx.find(name) != std::string_view::npos) return std::string(name);
  while (!ptx.empty()) {
    const std::size_t end = std::min(ptx.find(';'), ptx.size());
    const std::string_view mnemonic = mnemonicOf(ptx.substr(0, end));
    if (!mnemonic.empty() && std::ranges::find(harmless, mnemonic) == harmless.end()) return std::string(mnemonic);
    for (const std::string_view order : {".acquire", ".release", ".relaxed", ".volatile"})
      if (ptx.substr(0, end).find(order) != std::string_view::npos) return std::string(mnemonic) + std::string(order);
    ptx.remove_prefix(std::min(end + 1, ptx.size()));
  }
  return std::nullopt;
}

} // namespace warpgrain::dependence
