// SPDX-License-Identifier: Apache-2.0
#include "core/build/code/SassListing.h"

#include "core/base/TextParts.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <span>

namespace warpgrain::build {

namespace {

using Lines = std::span<const std::string_view>;

constexpr std::string_view sectionMark = "//---------------------";
constexpr std::string_view placeMark = "//## File ";

/// The lines of the kernel's code section, without its heading.
Lines sectionOf(Lines lines, std::string_view kernel) {
  const std::string section = ".text." + std::string(kernel);
  const auto isHead = [&](std::string_view line) {
    const auto words = wordsOf(line);
    return words.size() > 1 && words[0].starts_with(sectionMark) && words[1] == section;
  };
  const auto head = std::ranges::find_if(lines, isHead);
  if (head == lines.end()) return {};
  const auto next =
      std::find_if(head + 1, lines.end(), [](std::string_view line) { return line.starts_with(sectionMark); });
  return {head + 1, next};
}

/// An instruction as nvdisasm prints it: `/*00e0*/ @!P0 BRA `(.L_x_0) ;`.
struct Instruction {
  std::string_view address;
  std::string_view text; ///< with its guard and the semicolon
};

std::optional<Instruction> instructionIn(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (!text.starts_with("/*")) return std::nullopt;
  const std::size_t close = text.find("*/");
  const std::size_t end = text.find(';');
  if (close == std::string_view::npos || end == std::string_view::npos || end < close) return std::nullopt;
  return Instruction{.address = text.substr(2, close - 2), .text = trimmed(text.substr(close + 2, end - close - 1))};
}

/// Behind the guard: "BRA.U" of "@!P0 BRA.U `(.L_x_0) ;".
std::string_view opcodeOf(std::string_view instruction) {
  const auto words = wordsOf(instruction);
  if (words.empty()) return {};
  const std::string_view word = words.front().starts_with('@') && words.size() > 1 ? words[1] : words.front();
  return word.substr(0, word.find(';'));
}

/// The kinds of SASS mnemonics (CUDA Binary Utilities, "Instruction Set Reference"): the first entry that the mnemonic
/// begins with.
struct Mnemonics {
  InstructionKind kind;
  std::initializer_list<std::string_view> names;
};

const Mnemonics wholeNames[] = {
    {InstructionKind::global,
     {"LD",  "ST",   "LDG", "STG",  "ATOM", "ATOMG",  "RED",   "REDG",   "LDGSTS",  "CCTL",   "TEX",
      "TLD", "TLD4", "TXQ", "SULD", "SUST", "SUATOM", "SURED", "UBLKCP", "UTMALDG", "UTMASTG"}},
    {InstructionKind::shared, {"LDS", "STS", "ATOMS", "LDSM", "STSM"}},
    {InstructionKind::local, {"LDL", "STL"}},
    {InstructionKind::constant, {"LDC", "ULDC", "LDCU"}},
    {InstructionKind::control,
     {"BRA", "BRX", "JMP", "JMX", "CALL", "RET", "EXIT", "BSSY", "BSYNC", "BREAK", "BMOV", "WARPSYNC", "KILL", "BPT",
      "RPCMOV", "YIELD", "NANOSLEEP", "BRXU"}},
    {InstructionKind::barrier,
     {"BAR", "B2R", "MEMBAR", "ERRBAR", "DEPBAR", "LDGDEPBAR", "SYNCS", "UCGABAR_ARV", "UCGABAR_WAIT", "ARRIVES"}},
    {InstructionKind::floating,
     {"FADD",   "FMUL",  "FFMA",  "FMNMX",   "FSETP",   "FSET",      "FSEL",      "FCHK",   "FSWZADD",
      "FADD2",  "FMUL2", "FFMA2", "FADD32I", "FMUL32I", "FFMA32I",   "FMNMX3",    "MUFU",   "DADD",
      "DMUL",   "DFMA",  "DSETP", "DMNMX",   "HADD2",   "HMUL2",     "HFMA2",     "HSETP2", "HSET2",
      "HMNMX2", "HMMA",  "DMMA",  "HGMMA",   "QGMMA",   "HADD2_32I", "HFMA2_32I", "RRO"}},
    {InstructionKind::integer,
     {"IADD",  "IADD3", "IMAD",   "IMUL",    "LEA",    "LOP3",      "LOP",      "SHF",       "SHL",  "SHR",
      "ISETP", "IMNMX", "VIMNMX", "VIMNMX3", "IABS",   "IDP",       "IDP4A",    "ISCADD",    "BMSK", "FLO",
      "POPC",  "BREV",  "SGXT",   "ISET",    "VIADD",  "VIADDMNMX", "VABSDIFF", "VABSDIFF4", "IMMA", "BMMA",
      "IGMMA", "BGMMA", "UIADD3", "UIMAD",   "ULEA",   "ULOP3",     "USHF",     "UISETP",    "UFLO", "UPOPC",
      "UBREV", "UBMSK", "USGXT",  "UIMNMX",  "UVIADD", "LEA32I",    "IADD32I",  "LOP32I"}}};

InstructionKind kindOf(std::string_view opcode) {
  const std::string_view name = opcode.substr(0, opcode.find('.'));
  for (const Mnemonics &mnemonics : wholeNames)
    if (std::ranges::find(mnemonics.names, name) != mnemonics.names.end()) return mnemonics.kind;
  return InstructionKind::other;
}

/// `//## File "a.cu", line 5 inlined at "b.cu", line 12`: the first place.
std::optional<CodePlace> placeIn(std::string_view comment) {
  const auto path = quotedIn(comment);
  static constexpr std::string_view word = ", line ";
  const std::size_t at = comment.find(word);
  const auto line = at == std::string_view::npos ? std::nullopt : numberAt(comment.substr(at + word.size()));
  if (!path || !line || *line == 0) return std::nullopt;
  return CodePlace{.file = std::string(*path), .line = *line};
}

/// Live general registers by address.
std::map<std::string_view, std::uint32_t> registersOf(Lines section) {
  std::map<std::string_view, std::uint32_t> registers;
  std::optional<std::size_t> column;
  for (const std::string_view line : section) {
    const std::size_t table = line.rfind("// |");
    if (table == std::string_view::npos) continue;
    const auto cells = splitAt(line.substr(table + 4), '|');
    const auto named = std::ranges::find(cells, std::string_view("GPR"), trimmed);
    if (named != cells.end()) column = static_cast<std::size_t>(named - cells.begin());
    const auto instruction = instructionIn(line.substr(0, table));
    if (!instruction || !column || *column >= cells.size()) continue;
    registers[instruction->address] = numberAt(cells[*column]).value_or(0);
  }
  return registers;
}

/// The empty instructions, and the labels among them, that fill the section up to its end.
void dropPadding(std::vector<CodeLine> &lines) {
  while (!lines.empty() && (!lines.back().instruction || opcodeOf(lines.back().text) == "NOP"))
    lines.pop_back();
}

} // namespace

std::optional<CodeListing> sassListing(const Disassembly &disassembly, std::string_view mangledKernel) {
  const auto all = linesOf(disassembly.withLines);
  const auto allRegisters = linesOf(disassembly.withRegisters);
  const Lines section = sectionOf(all, mangledKernel);
  if (section.empty()) return std::nullopt;
  const auto registers = registersOf(sectionOf(allRegisters, mangledKernel));
  CodeListing out{.form = CodeForm::sass};
  std::vector<CodePlace> places;
  bool continues = false; // places of one instruction stand on several lines
  for (const std::string_view line : section) {
    const std::string_view text = trimmed(line);
    if (text.starts_with(placeMark)) {
      if (!continues) places.clear();
      continues = true;
      if (auto place = placeIn(text)) places.push_back(std::move(*place));
      continue;
    }
    continues = false;
    if (const auto instruction = instructionIn(line)) {
      CodeLine code{.text = "  " + std::string(instruction->text),
                    .instruction = kindOf(opcodeOf(instruction->text)),
                    .places = places};
      if (const auto live = registers.find(instruction->address); live != registers.end())
        code.liveRegisters = live->second;
      out.lines.push_back(std::move(code));
    } else if (text.ends_with(':') && !text.starts_with(".text.") && text.substr(0, text.size() - 1) != mangledKernel) {
      out.lines.push_back({.text = std::string(text)});
    }
  }
  dropPadding(out.lines);
  return out;
}

} // namespace warpgrain::build
