// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/ptx/Statement.h"

#include "core/executor/abi/Abi.h"

#include <algorithm>
#include <charconv>

namespace warpgrain::executor::ptx {

namespace {

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && isBlank(text.front()))
    text.remove_prefix(1);
  while (!text.empty() && isBlank(text.back()))
    text.remove_suffix(1);
  return text;
}

bool isNameCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$' ||
         c == '.' || c == '%';
}

std::string withoutComments(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "//") {
      i = std::min(text.find('\n', i), text.size());
    } else if (text.substr(i, 2) == "/*") {
      const std::size_t end = text.find("*/", i + 2);
      if (end == std::string_view::npos) break;
      i = end + 1;
      continue;
    }
    if (i < text.size()) out += text[i];
  }
  return out;
}

std::optional<std::int64_t> integer(std::string_view text) {
  const bool isNegative = text.starts_with('-');
  if (isNegative) text.remove_prefix(1);
  if (text.ends_with('U')) text.remove_suffix(1);
  int base = 10;
  if (text.starts_with("0x") || text.starts_with("0X")) {
    base = 16;
    text.remove_prefix(2);
  }
  std::uint64_t value = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc() || stop != text.data() + text.size()) return std::nullopt;
  return static_cast<std::int64_t>(isNegative ? 0 - value : value);
}

/// Splits at commas that stand in no bracket.
std::vector<std::string_view> splitOperands(std::string_view text) {
  std::vector<std::string_view> out;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{' || text[i] == '[') ++depth;
    if (text[i] == '}' || text[i] == ']') --depth;
    // setp gives two predicates as "p|q".
    if ((text[i] == ',' || text[i] == '|') && depth == 0) {
      out.push_back(trimmed(text.substr(begin, i - begin)));
      begin = i + 1;
    }
  }
  if (!trimmed(text.substr(begin)).empty()) out.push_back(trimmed(text.substr(begin)));
  return out;
}

std::optional<Operand> operand(std::string_view text);

std::optional<Operand> bracketed(std::string_view text, Operand::Kind kind) {
  Operand out{.kind = kind, .name = {}, .parts = {}};
  for (std::string_view part : splitOperands(text)) {
    if (kind == Operand::Kind::address) {
      const std::size_t plus = part.find('+');
      if (plus != std::string_view::npos) {
        const auto distance = integer(trimmed(part.substr(plus + 1)));
        if (!distance) return std::nullopt;
        out.number = *distance;
        part = trimmed(part.substr(0, plus));
      }
    }
    auto inner = operand(part);
    if (!inner) return std::nullopt;
    out.parts.push_back(std::move(*inner));
  }
  if (out.parts.empty()) return std::nullopt;
  return out;
}

std::optional<Operand> floatLiteral(std::string_view text) {
  if (text.size() < 3 || text[0] != '0' || std::string_view("fFdD").find(text[1]) == std::string_view::npos)
    return std::nullopt;
  const auto bits = integer("0x" + std::string(text.substr(2)));
  if (!bits) return std::nullopt;
  return Operand{.kind = Operand::Kind::number, .name = {}, .number = *bits, .isFloat = true, .parts = {}};
}

std::optional<Operand> operand(std::string_view text) {
  if (text.empty()) return std::nullopt;
  if (text == "_") return Operand{.kind = Operand::Kind::sink, .name = {}, .parts = {}};
  if (text.front() == '{' && text.back() == '}') return bracketed(text.substr(1, text.size() - 2), Operand::Kind::list);
  if (text.front() == '[' && text.back() == ']')
    return bracketed(text.substr(1, text.size() - 2), Operand::Kind::address);
  if (const auto literal = floatLiteral(text)) return literal;
  if (text == "WARP_SZ") return Operand{.kind = Operand::Kind::number, .name = {}, .number = warpSize, .parts = {}};
  if (const auto value = integer(text))
    return Operand{.kind = Operand::Kind::number, .name = {}, .number = *value, .parts = {}};
  if (text.starts_with("$$"))
    text.remove_prefix(2); // a dollar in a register's name
  else if (text.front() == '$') {
    const auto index = integer(text.substr(1));
    if (!index) return std::nullopt;
    return Operand{.kind = Operand::Kind::argument, .index = static_cast<unsigned>(*index), .name = {}, .parts = {}};
  }
  if (!std::ranges::all_of(text, isNameCharacter)) return std::nullopt;
  const bool isSpecial = text.front() == '%';
  return Operand{.kind = isSpecial ? Operand::Kind::special : Operand::Kind::name,
                 .name = std::string(isSpecial ? text.substr(1) : text),
                 .parts = {}};
}

/// "loop:", and not the two colons of "shared::cta".
bool isLabel(std::string_view word) {
  for (std::size_t at = word.find(':'); at != std::string_view::npos; at = word.find(':', at)) {
    if (!word.substr(at).starts_with("::")) return true;
    at += 2;
  }
  return false;
}

/// Registers that the text declares: "%p" of ".reg .pred %p", and all that begin with "%r" of ".reg .b32 %r<4>".
class Registers {
public:
  void declare(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_of(" \t"), text.size()));
    text = trimmed(text);
    text.remove_prefix(std::min(text.find_first_of(" \t"), text.size())); // the type
    for (const std::string_view name : splitOperands(text)) {
      const std::size_t range = name.find('<');
      (range == std::string_view::npos ? names_ : ranges_).emplace_back(name.substr(0, range));
    }
  }

  /// What a text declares with a percent sign looks as one of the device's own registers does.
  void name(Operand &operand) const {
    const std::string name = "%" + operand.name;
    if (operand.kind == Operand::Kind::special &&
        (std::ranges::find(names_, name) != names_.end() ||
         std::ranges::any_of(ranges_, [&name](const std::string &range) { return name.starts_with(range); })))
      operand = Operand{.kind = Operand::Kind::name, .name = name, .parts = {}};
    for (Operand &part : operand.parts)
      this->name(part);
  }

private:
  std::vector<std::string> names_;
  std::vector<std::string> ranges_;
};

std::optional<Statement> statement(std::string_view text) {
  Statement out;
  if (text.front() == '@') {
    text.remove_prefix(1);
    out.isNegated = text.starts_with('!');
    if (out.isNegated) text.remove_prefix(1);
    const auto end = std::ranges::find_if(text, isBlank) - text.begin();
    out.predicate = operand(text.substr(0, static_cast<std::size_t>(end)));
    if (!out.predicate) return std::nullopt;
    text = trimmed(text.substr(static_cast<std::size_t>(end)));
  }
  const auto end = static_cast<std::size_t>(std::ranges::find_if(text, isBlank) - text.begin());
  std::string_view word = text.substr(0, end);
  if (isLabel(word)) return std::nullopt;
  for (bool first = true; !word.empty(); first = false) {
    const std::size_t dot = std::min(word.find('.'), word.size());
    if (first)
      out.operation = word.substr(0, dot);
    else
      out.modifiers.emplace_back(word.substr(0, dot));
    word.remove_prefix(std::min(dot + 1, word.size()));
  }
  for (const std::string_view part : splitOperands(trimmed(text.substr(end)))) {
    auto parsed = operand(part);
    if (!parsed) return std::nullopt;
    out.operands.push_back(std::move(*parsed));
  }
  return out;
}

/// Braces that hold instructions only group them; those that hold operands stay.
std::string withoutScopes(std::string text) {
  int open = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t before = text.find_last_not_of(" \t\r\n", i == 0 ? std::string::npos : i - 1);
    const bool startsStatement = i == 0 || before == std::string::npos || text[before] == ';' || text[before] == ' ';
    if (text[i] == '{' && startsStatement) {
      text[i] = ' ';
      ++open;
    } else if (text[i] == '}' && open > 0 && (before == std::string::npos || text[before] == ';')) {
      text[i] = ' ';
      --open;
    }
  }
  return text;
}

} // namespace

bool Statement::has(std::string_view modifier) const {
  return std::ranges::find(modifiers, modifier) != modifiers.end();
}

std::optional<std::vector<Statement>> parse(std::string_view text) {
  std::vector<Statement> out;
  Registers registers;
  const std::string clean = withoutScopes(withoutComments(text));
  for (std::size_t begin = 0; begin < clean.size();) {
    const std::size_t end = std::min(clean.find(';', begin), clean.size());
    const std::string_view part = trimmed(std::string_view(clean).substr(begin, end - begin));
    begin = end + 1;
    if (part.empty()) continue;
    if (part.starts_with(".reg")) {
      registers.declare(part);
      continue;
    }
    if (part.front() == '.') return std::nullopt;
    auto parsed = statement(part);
    if (!parsed) return std::nullopt;
    for (Operand &operand : parsed->operands)
      registers.name(operand);
    if (parsed->predicate) registers.name(*parsed->predicate);
    out.push_back(std::move(*parsed));
  }
  return out;
}

} // namespace warpgrain::executor::ptx
