// SPDX-License-Identifier: Apache-2.0
#include "core/build/code/PtxListing.h"

#include "core/base/TextParts.h"

#include <algorithm>
#include <array>
#include <map>

namespace warpgrain::build {

namespace {

using Files = std::map<std::uint32_t, std::filesystem::path>;

/// `.file 1 "/path"`, with more behind it in some versions.
Files filesOf(const std::vector<std::string_view> &lines) {
  Files files;
  for (const std::string_view line : lines) {
    const std::string_view text = trimmed(line);
    if (!text.starts_with(".file")) continue;
    const auto number = numberAt(text.substr(5));
    const auto path = quotedIn(text);
    if (number && path) files[*number] = std::string(*path);
  }
  return files;
}

void addPlace(std::string_view numbers, const Files &files, std::vector<CodePlace> &places) {
  const auto parts = wordsOf(numbers);
  if (parts.size() < 2) return;
  const auto file = numberAt(parts[0]);
  const auto line = numberAt(parts[1]);
  if (!file || !line || *line == 0) return;
  if (const auto path = files.find(*file); path != files.end()) places.push_back({path->second, *line});
}

/// `.loc 1 20 3`, or of what was inlined `.loc 1 5 3, function_name $L__info_string0, inlined_at 1 20 3`.
std::vector<CodePlace> placesOf(std::string_view loc, const Files &files) {
  std::vector<CodePlace> places;
  addPlace(loc, files, places);
  static constexpr std::string_view call = "inlined_at";
  if (const std::size_t at = loc.find(call); at != std::string_view::npos)
    addPlace(loc.substr(at + call.size()), files, places);
  return places;
}

bool isAnyOf(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

InstructionKind kindOfMemory(const std::vector<std::string_view> &parts) {
  for (const std::string_view part : parts) {
    if (part.starts_with("shared")) return InstructionKind::shared;
    if (part == "local") return InstructionKind::local;
    if (part == "param" || part == "const") return InstructionKind::constant;
  }
  return InstructionKind::global;
}

bool isFloating(std::string_view type) {
  return type.size() > 1 && (type[0] == 'f' || type.starts_with("bf") || type.starts_with("tf")) &&
         std::ranges::any_of(type, [](char c) { return c >= '0' && c <= '9'; });
}

bool isInteger(std::string_view type) {
  return type.size() > 1 && isAnyOf(type.substr(0, 1), {"s", "u", "b"}) && type[1] >= '0' && type[1] <= '9';
}

/// By the opcode and its parts: "ld.global.nc.f32".
InstructionKind kindOf(std::string_view opcode) {
  const auto parts = splitAt(opcode, '.');
  const std::string_view name = parts.front();
  if (isAnyOf(name,
              {"ld", "ldu", "st", "atom", "red", "prefetch", "cp", "ldmatrix", "stmatrix", "tex", "suld", "sust"}))
    return isAnyOf(name, {"ldmatrix", "stmatrix"}) ? InstructionKind::shared : kindOfMemory(parts);
  if (isAnyOf(name, {"bra", "brx", "call", "ret", "exit", "trap"})) return InstructionKind::control;
  if (isAnyOf(name, {"bar", "barrier", "membar", "fence", "mbarrier"})) return InstructionKind::barrier;
  if (isAnyOf(name, {"mov", "cvt", "cvta", "selp", "shfl", "prmt", "vote", "activemask", "match", "nanosleep"}))
    return InstructionKind::other;
  if (isAnyOf(name, {"wmma", "mma", "wgmma"})) return InstructionKind::floating;
  for (const std::string_view part : parts)
    if (isFloating(part)) return InstructionKind::floating;
  for (const std::string_view part : parts)
    if (isInteger(part)) return InstructionKind::integer;
  return isAnyOf(name, {"add", "sub", "mul", "mad", "and", "or", "xor", "not", "setp"}) ? InstructionKind::integer
                                                                                        : InstructionKind::other;
}

/// Reads a kernel's lines, from the one behind its opening brace.
class BodyReader {
public:
  explicit BodyReader(const Files &files) : files_(files) {}

  /// False where the body ends.
  bool take(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text == "{" || text.starts_with("{ ")) ++depth_;
    if (text == "}" || text.ends_with("}") || text.starts_with("} ")) {
      if (text.find('{') == std::string_view::npos && --depth_ == 0) return false;
    }
    if (text.starts_with(".loc")) {
      places_ = placesOf(text.substr(4), files_);
      return true;
    }
    CodeLine out{.text = std::string(line)};
    if (beginsInstruction(text)) {
      out.instruction = kindOf(opcodeOf(text));
      out.places = places_;
    }
    if (!text.empty() && !text.starts_with("//") && !text.ends_with(":")) isOpen_ = leavesOpen(text);
    lines_.push_back(std::move(out));
    return true;
  }

  std::vector<CodeLine> lines() && { return std::move(lines_); }

private:
  /// A call stands on several lines, of which the first has the opcode.
  bool beginsInstruction(std::string_view text) const {
    if (isOpen_ || text.empty()) return false;
    const char first = text.front();
    return first == '@' || (first >= 'a' && first <= 'z' && !text.ends_with(":"));
  }

  static bool leavesOpen(std::string_view text) {
    const std::string_view code = trimmed(text.substr(0, text.find("//")));
    return !code.empty() && !code.ends_with(';') && !code.ends_with('{') && !code.ends_with('}');
  }

  /// Behind the guard: "@%p1 bra".
  static std::string_view opcodeOf(std::string_view text) {
    const auto words = wordsOf(text);
    const std::string_view word = words.front().starts_with('@') && words.size() > 1 ? words[1] : words.front();
    return word.substr(0, word.find(';'));
  }

  const Files &files_;
  std::vector<CodePlace> places_;
  std::vector<CodeLine> lines_;
  int depth_ = 1;
  bool isOpen_ = false;
};

/// A kernel or function with a body.
struct Body {
  std::string_view name;
  std::size_t brace = 0; ///< the line that opens it
};

/// The name in `.visible .entry NAME(` or `.func (.param .b32 result) NAME(`; empty for other lines.
std::string_view nameIn(std::string_view line) {
  std::size_t at = std::string_view::npos;
  for (const std::string_view word : {".entry", ".func"})
    if (const std::size_t found = line.find(word); found != std::string_view::npos) at = found + word.size();
  if (at == std::string_view::npos) return {};
  std::string_view rest = trimmed(line.substr(at));
  if (rest.starts_with('(')) rest = trimmed(rest.substr(std::min(rest.find(')'), rest.size() - 1) + 1));
  return rest.substr(0, rest.find_first_of("( \t;"));
}

std::vector<Body> bodiesOf(const std::vector<std::string_view> &lines) {
  std::vector<Body> bodies;
  std::string_view name;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view text = trimmed(lines[i]);
    if (!name.empty() && text == "{") {
      bodies.push_back({.name = name, .brace = i});
      name = {};
    } else if (!name.empty() && text.ends_with(';')) {
      name = {}; // it is only declared
    } else if (const std::string_view found = nameIn(lines[i]); !found.empty() && !text.ends_with(';')) {
      name = found;
    }
  }
  return bodies;
}

std::vector<CodeLine> linesOfBody(const Body &body, const std::vector<std::string_view> &lines, const Files &files) {
  BodyReader reader(files);
  for (std::size_t i = body.brace + 1; i < lines.size() && reader.take(lines[i]); ++i) {
  }
  return std::move(reader).lines();
}

/// Functions that a text names and that are not among those that are listed, in the order of their bodies.
std::vector<Body> calledIn(const std::vector<CodeLine> &code, const std::vector<Body> &bodies,
                           const std::vector<Body> &listed) {
  const auto isNamed = [&](const Body &body) {
    return std::ranges::any_of(code, [&](const CodeLine &line) {
      const auto words = wordsOf(line.text);
      return std::ranges::find(words, body.name) != words.end();
    });
  };
  std::vector<Body> called;
  for (const Body &body : bodies)
    if (std::ranges::find(listed, body.name, &Body::name) == listed.end() && isNamed(body)) called.push_back(body);
  return called;
}

} // namespace

std::optional<CodeListing> ptxListing(std::string_view ptx, std::string_view mangledKernel) {
  const auto lines = linesOf(ptx);
  const auto bodies = bodiesOf(lines);
  const auto kernel = std::ranges::find(bodies, mangledKernel, &Body::name);
  if (kernel == bodies.end()) return std::nullopt;
  const Files files = filesOf(lines);
  CodeListing out{.form = CodeForm::ptx};
  out.lines = linesOfBody(*kernel, lines, files);
  std::vector<Body> listed{*kernel};
  for (auto called = calledIn(out.lines, bodies, listed); !called.empty(); called = calledIn(out.lines, bodies, listed))
    for (const Body &body : called) {
      listed.push_back(body);
      out.lines.push_back({.text = std::string(body.name) + ":"});
      for (CodeLine &line : linesOfBody(body, lines, files))
        out.lines.push_back(std::move(line));
    }
  return out;
}

} // namespace warpgrain::build
