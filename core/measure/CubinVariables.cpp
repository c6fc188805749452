// SPDX-License-Identifier: Apache-2.0
#include "core/measure/CubinVariables.h"

#include <cstring>
#include <elf.h>
#include <optional>

namespace warpgrain::measure {

namespace {

constexpr std::uint16_t cudaMachine = 190;       // EM_CUDA
constexpr unsigned char entryFunction = 0x10;    // STO_CUDA_ENTRY, in a symbol's "other"
constexpr std::size_t maximumNameLength = 65536; // templates have long ones

/// The tables of an ELF file, with every place in it checked.
class Elf {
public:
  explicit Elf(std::string_view bytes) : bytes_(bytes) {}

  /// False where it is no ELF file of 64 bits for CUDA, or its tables lie outside of it.
  bool open() {
    if (!take(0, header_) || std::memcmp(header_.e_ident, ELFMAG, SELFMAG) != 0) return false;
    if (header_.e_ident[EI_CLASS] != ELFCLASS64 || header_.e_ident[EI_DATA] != ELFDATA2LSB) return false;
    if (header_.e_machine != cudaMachine || header_.e_shentsize != sizeof(Elf64_Shdr)) return false;
    Elf64_Shdr last;
    return header_.e_shnum == 0 || takeSection(header_.e_shnum - 1U, last);
  }

  std::size_t sections() const { return header_.e_shnum; }

  bool takeSection(std::size_t index, Elf64_Shdr &out) const {
    return index < header_.e_shnum && take(header_.e_shoff + index * sizeof(Elf64_Shdr), out);
  }

  /// The bytes of a section; none where it has none in the file. nullopt where they lie outside of the file.
  std::optional<std::string_view> content(const Elf64_Shdr &section) const {
    if (section.sh_type == SHT_NOBITS) return std::string_view();
    return part(section.sh_offset, section.sh_size);
  }

  std::optional<std::string_view> name(const Elf64_Shdr &section) const {
    Elf64_Shdr names;
    if (!takeSection(header_.e_shstrndx, names)) return std::nullopt;
    return text(names, section.sh_name);
  }

  std::optional<std::string_view> text(const Elf64_Shdr &table, std::uint64_t offset) const {
    const auto all = content(table);
    if (!all || offset >= all->size()) return std::nullopt;
    const std::size_t end = all->find('\0', static_cast<std::size_t>(offset));
    if (end == std::string_view::npos || end - offset > maximumNameLength) return std::nullopt;
    return all->substr(static_cast<std::size_t>(offset), end - static_cast<std::size_t>(offset));
  }

  std::optional<std::string_view> part(std::uint64_t offset, std::uint64_t size) const {
    if (offset > bytes_.size() || size > bytes_.size() - offset) return std::nullopt;
    return bytes_.substr(static_cast<std::size_t>(offset), static_cast<std::size_t>(size));
  }

private:
  template <typename T>
  bool take(std::uint64_t offset, T &out) const {
    const auto found = part(offset, sizeof(T));
    if (found) std::memcpy(&out, found->data(), sizeof(T));
    return found.has_value();
  }

  std::string_view bytes_;
  Elf64_Ehdr header_{};
};

/// Adds the variable that a symbol is, where it is one. False where the file is damaged.
bool addVariable(const Elf &elf, const Elf64_Sym &symbol, std::string_view name, CubinContents &out) {
  Elf64_Shdr section;
  if (symbol.st_shndx >= SHN_LORESERVE || symbol.st_size == 0) return true;
  if (!elf.takeSection(symbol.st_shndx, section)) return false;
  const auto place = elf.name(section);
  if (!place) return false;
  const bool isConstant = *place == ".nv.constant3"; // the bank of `__constant__` variables
  if (!isConstant && *place != ".nv.global" && *place != ".nv.global.init") return true;
  // Names that no source can have are the compiler's own: "$str" holds formats of printf.
  if (name.empty() || name.front() == '$' || name.front() == '.') return true;
  if (symbol.st_value > section.sh_size || symbol.st_size > section.sh_size - symbol.st_value) return false;
  CubinVariable variable{.name = std::string(name), .bytes = symbol.st_size, .isConstant = isConstant};
  if (section.sh_type != SHT_NOBITS) {
    const auto initial = elf.part(section.sh_offset + symbol.st_value, symbol.st_size);
    if (!initial) return false;
    variable.initial = *initial;
  }
  out.variables.push_back(std::move(variable));
  return true;
}

bool addSymbol(const Elf &elf, const Elf64_Shdr &names, const Elf64_Sym &symbol, CubinContents &out) {
  const auto name = elf.text(names, symbol.st_name);
  if (!name) return false;
  const unsigned type = ELF64_ST_TYPE(symbol.st_info);
  if (type == STT_OBJECT && symbol.st_shndx != SHN_UNDEF) return addVariable(elf, symbol, *name, out);
  if (type != STT_FUNC) return true;
  if (symbol.st_shndx == SHN_UNDEF)
    out.callsMalloc = out.callsMalloc || *name == "malloc";
  else if ((symbol.st_other & entryFunction) != 0)
    out.kernels.emplace_back(*name);
  return true;
}

bool addSymbols(const Elf &elf, const Elf64_Shdr &table, CubinContents &out) {
  Elf64_Shdr names;
  const auto symbols = elf.content(table);
  if (!symbols || !elf.takeSection(table.sh_link, names)) return false;
  for (std::size_t at = 0; at + sizeof(Elf64_Sym) <= symbols->size(); at += sizeof(Elf64_Sym)) {
    Elf64_Sym symbol;
    std::memcpy(&symbol, symbols->data() + at, sizeof(symbol));
    if (!addSymbol(elf, names, symbol, out)) return false;
  }
  return true;
}

} // namespace

Result<CubinContents> readCubin(std::string_view cubin) {
  Elf elf(cubin);
  if (!elf.open()) return fail(ErrorKind::input, "The module is no cubin: it is no ELF file for CUDA.");
  CubinContents out;
  for (std::size_t i = 0; i < elf.sections(); ++i) {
    Elf64_Shdr section;
    const bool sound = elf.takeSection(i, section) && (section.sh_type != SHT_SYMTAB || addSymbols(elf, section, out));
    if (!sound) return fail(ErrorKind::input, "The module is a damaged cubin: its symbols lead outside of it.");
  }
  return out;
}

std::string_view codeOf(std::string_view cubin, const std::string &kernel) {
  Elf elf(cubin);
  if (!elf.open()) return {};
  for (std::size_t i = 0; i < elf.sections(); ++i) {
    Elf64_Shdr section;
    if (!elf.takeSection(i, section)) return {};
    const auto name = elf.name(section);
    if (name && *name == ".text." + kernel) return elf.content(section).value_or(std::string_view());
  }
  return {};
}

} // namespace warpgrain::measure
