// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/tuners/DeviceText.h"

#include "core/base/IncludeLine.h"
#include "core/base/Tokens.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace warpgrain::workflow {

namespace {

/// Folders and files of CUDA's that NVRTC can read.
constexpr std::array deviceHeaders{
    std::string_view("cooperative_groups"), std::string_view("cuda/"),       std::string_view("cub/"),
    std::string_view("cuda_fp16"),          std::string_view("cuda_bf16"),   std::string_view("cuda_fp8"),
    std::string_view("cuda_pipeline"),      std::string_view("mma.h"),       std::string_view("curand_kernel"),
    std::string_view("cuda_awbarrier"),     std::string_view("vector_types")};

/// A declaration with one of them is the device's, too.
constexpr std::array deviceWords{std::string_view("__device__"), std::string_view("__global__"),
                                 std::string_view("__constant__"), std::string_view("constexpr")};

struct Range {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

bool isHostHeader(std::string_view line) {
  const auto included = includeLineOf(line);
  return included && !included->isQuoted && std::ranges::none_of(deviceHeaders, [&](std::string_view device) {
           return included->name.starts_with(device);
         });
}

/// Declarations at file scope, one after the other.
class Declarations {
public:
  Declarations(const std::string &text, const std::vector<Token> &tokens) : text_(text), tokens_(tokens) {}

  /// Of the host's alone, with headers.
  std::vector<Range> ofHost() {
    while (at_ < tokens_.size()) {
      if (tokens_[at_].kind == TokenKind::directive) {
        if (isHostHeader(textOf(text_, tokens_[at_]))) out_.push_back({tokens_[at_].begin, tokens_[at_].end});
        ++at_;
      } else {
        readDeclaration();
      }
    }
    return std::move(out_);
  }

private:
  std::string_view word(std::size_t i) const {
    return i < tokens_.size() ? textOf(text_, tokens_[i]) : std::string_view();
  }

  /// To the semicolon or the brace that ends it. A namespace and `extern "C" {` are gone into.
  void readDeclaration() {
    const std::size_t first = at_;
    bool isFunction = false;
    bool isOfDevice = false;
    bool hasDirective = false;
    for (bool goesOn = true; goesOn && at_ < tokens_.size(); ++at_) {
      const std::string_view token = word(at_);
      hasDirective |= tokens_[at_].kind == TokenKind::directive;
      if (token == "{" && opensScope(first)) {
        ++at_;
        return;
      }
      if (token == "(") skipPaired("(", ")");
      if (token == "{") {
        isFunction = !isType(first);
        isOfDevice = holds(first, deviceWords); // in its head: main() may have a constexpr of its own
        skipPaired("{", "}");
      }
      goesOn = token != ";" && token != "}" && !isFunction;
    }
    at_ = std::min(at_, tokens_.size()); // where a brace has no end
    if (!isFunction) isOfDevice = holds(first, deviceWords) || !holds(first, std::array{std::string_view("std")});
    if (!isOfDevice && !hasDirective) out_.push_back({tokens_[first].begin, tokens_[at_ - 1].end});
  }

  /// Among the words of the declaration that begins there and ends before the next token.
  bool holds(std::size_t first, std::span<const std::string_view> words) const {
    for (std::size_t i = first; i < at_; ++i)
      if (std::ranges::find(words, word(i)) != words.end()) return true;
    return false;
  }

  /// What follows `template <class T>`; the same place where there is none.
  std::size_t behindTemplate(std::size_t first) const {
    std::size_t i = first;
    while (word(i) == "template") {
      int depth = 0;
      for (++i; i < at_; ++i) {
        if (word(i) == "<") ++depth;
        if (word(i) == ">" && --depth == 0) break;
      }
      ++i;
    }
    return i;
  }

  /// A brace here is that of a type, or of initial values.
  bool isType(std::size_t first) const {
    bool hasParameters = false;
    for (std::size_t i = behindTemplate(first); i < at_; ++i) {
      const std::string_view token = word(i);
      if (token == "=") return true;
      if (token == "(") hasParameters = true;
      if (!hasParameters && (token == "struct" || token == "class" || token == "union" || token == "enum")) return true;
    }
    return !hasParameters;
  }

  bool opensScope(std::size_t first) const {
    return word(first) == "namespace" || (word(first) == "inline" && word(first + 1) == "namespace") ||
           (word(first) == "extern" && first + 2 == at_ && tokens_[first + 1].kind == TokenKind::string);
  }

  /// From an opening one to the closing one. A directive between them may leave out a part.
  void skipPaired(std::string_view open, std::string_view close) {
    int depth = 0;
    for (; at_ < tokens_.size(); ++at_) {
      if (tokens_[at_].kind == TokenKind::directive) continue;
      if (word(at_) == open) ++depth;
      if (word(at_) == close && --depth == 0) return;
    }
  }

  const std::string &text_;
  const std::vector<Token> &tokens_;
  std::size_t at_ = 0;
  std::vector<Range> out_;
};

/// From the line's begin to the end of the line that it ends in.
Range wholeLines(const std::string &text, Range range) {
  while (range.begin > 0 && text[range.begin - 1] != '\n')
    --range.begin;
  while (range.end < text.size() && text[range.end] != '\n')
    ++range.end;
  if (range.end < text.size()) ++range.end;
  return range;
}

/// Whether nothing but blanks and comments stands beside it on its lines.
bool standsAlone(const std::vector<Token> &tokens, const Range &own, const Range &lines) {
  return std::ranges::none_of(tokens, [&](const Token &token) {
    return token.end > lines.begin && token.begin < lines.end && (token.end <= own.begin || token.begin >= own.end);
  });
}

} // namespace

std::string withHostCodeMarked(const std::string &source) {
  std::vector<Token> tokens = tokenize(source);
  std::erase_if(tokens, [](const Token &token) { return token.kind == TokenKind::comment; });
  std::string out;
  std::uint32_t done = 0;
  std::optional<Range> open; // what is marked, up to here
  const auto close = [&] {
    if (!open) return;
    out += source.substr(done, open->begin - done) + "#ifndef __CUDACC_RTC__\n" +
           source.substr(open->begin, open->end - open->begin);
    out += out.ends_with('\n') ? "#endif\n" : "\n#endif\n";
    done = open->end;
    open.reset();
  };
  for (const Range &range : Declarations(source, tokens).ofHost()) {
    const Range lines = wholeLines(source, range);
    if (!standsAlone(tokens, range, lines)) continue;
    if (open && source.find_first_not_of(" \t\r\n", open->end) >= lines.begin) {
      open->end = lines.end;
      continue;
    }
    close();
    open = lines;
  }
  close();
  return out + source.substr(done);
}

} // namespace warpgrain::workflow
