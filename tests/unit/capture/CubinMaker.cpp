// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/capture/CubinMaker.h"

#include <cstring>
#include <elf.h>

namespace warpgrain::tests {

namespace {

/// Sections and symbols, put together in the end.
class Maker {
public:
  Maker() { addSection("", SHT_NULL, ""); }

  std::size_t addSection(const std::string &name, std::uint32_t type, const std::string &content,
                         std::uint64_t bytes = 0, std::uint32_t link = 0) {
    Section section{.content = content};
    section.header.sh_name = static_cast<std::uint32_t>(names_.size());
    names_ += name + '\0';
    section.header.sh_type = type;
    section.header.sh_size = type == SHT_NOBITS ? bytes : content.size();
    section.header.sh_link = link;
    sections_.push_back(section);
    return sections_.size() - 1;
  }

  void addSymbol(const std::string &name, unsigned char type, unsigned char other, std::size_t section,
                 std::uint64_t value, std::uint64_t size) {
    Elf64_Sym symbol{};
    symbol.st_name = static_cast<std::uint32_t>(strings_.size());
    strings_ += name + '\0';
    symbol.st_info = ELF64_ST_INFO(STB_GLOBAL, type);
    symbol.st_other = other;
    symbol.st_shndx = static_cast<std::uint16_t>(section);
    symbol.st_value = value;
    symbol.st_size = size;
    symbols_.append(reinterpret_cast<const char *>(&symbol), sizeof(symbol));
  }

  std::string finish() {
    const std::size_t strings = addSection(".strtab", SHT_STRTAB, strings_);
    addSection(".symtab", SHT_SYMTAB, symbols_, 0, static_cast<std::uint32_t>(strings));
    const std::size_t names = addSection(".shstrtab", SHT_STRTAB, "");
    sections_[names].content = names_;
    sections_[names].header.sh_size = names_.size();
    std::string out(sizeof(Elf64_Ehdr), '\0');
    for (Section &section : sections_) {
      section.header.sh_offset = out.size();
      out += section.content;
    }
    Elf64_Ehdr header{};
    std::memcpy(header.e_ident, ELFMAG, SELFMAG);
    header.e_ident[EI_CLASS] = ELFCLASS64;
    header.e_ident[EI_DATA] = ELFDATA2LSB;
    header.e_machine = 190;
    header.e_shentsize = sizeof(Elf64_Shdr);
    header.e_shnum = static_cast<std::uint16_t>(sections_.size());
    header.e_shstrndx = static_cast<std::uint16_t>(names);
    header.e_shoff = out.size();
    for (const Section &section : sections_)
      out.append(reinterpret_cast<const char *>(&section.header), sizeof(Elf64_Shdr));
    std::memcpy(out.data(), &header, sizeof(header));
    return out;
  }

private:
  struct Section {
    Elf64_Shdr header{};
    std::string content;
  };

  std::vector<Section> sections_;
  std::string names_;
  std::string strings_ = std::string(1, '\0');
  std::string symbols_ = std::string(sizeof(Elf64_Sym), '\0');
};

} // namespace

std::string makeCubin(const std::vector<std::string> &kernels, const std::vector<MadeVariable> &variables,
                      const std::string &text, bool callsMalloc) {
  Maker maker;
  std::string constants;
  std::string initialised;
  std::uint64_t zeroBytes = 0;
  for (const MadeVariable &variable : variables) {
    if (variable.isConstant) constants += variable.initial;
    if (!variable.isConstant && !variable.initial.empty()) initialised += variable.initial;
    if (!variable.isConstant && variable.initial.empty()) zeroBytes += variable.bytes;
  }
  const std::size_t inConstant = maker.addSection(".nv.constant3", SHT_PROGBITS, constants);
  const std::size_t inInitialised = maker.addSection(".nv.global.init", SHT_PROGBITS, initialised);
  const std::size_t inZero = maker.addSection(".nv.global", SHT_NOBITS, "", zeroBytes);
  maker.addSection(".text.of.tests", SHT_PROGBITS, text);
  std::uint64_t constantAt = 0;
  std::uint64_t initialisedAt = 0;
  std::uint64_t zeroAt = 0;
  for (const MadeVariable &variable : variables) {
    const std::size_t section = variable.isConstant ? inConstant : variable.initial.empty() ? inZero : inInitialised;
    std::uint64_t &at = variable.isConstant ? constantAt : variable.initial.empty() ? zeroAt : initialisedAt;
    maker.addSymbol(variable.name, STT_OBJECT, 0, section, at, variable.bytes);
    at += variable.bytes;
  }
  for (const std::string &kernel : kernels) {
    const std::size_t section = maker.addSection(".text." + kernel, SHT_PROGBITS, "code of " + kernel);
    maker.addSymbol(kernel, STT_FUNC, 0x10, section, 0, 8);
  }
  if (callsMalloc) maker.addSymbol("malloc", STT_FUNC, 0, SHN_UNDEF, 0, 0);
  return maker.finish();
}

} // namespace warpgrain::tests
