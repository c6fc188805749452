// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/tuners/DeviceText.h"

#include "core/base/FileScope.h"
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

/// Finds what is the host's alone in a text.
class HostCode {
public:
  HostCode(const std::string &text, const std::vector<Token> &tokens) : text_(text), tokens_(tokens) {}

  bool has(const ScopeItem &item) const {
    switch (item.kind) {
    case ScopeItemKind::directive:
      return isHostHeader(textOf(text_, tokens_[item.firstToken]));
    case ScopeItemKind::function: // by its head: main() may have a constexpr of its own
      return !item.hasDirective && !holds(item.firstToken, item.bodyToken, deviceWords);
    default:
      return !item.hasDirective && !holds(item.firstToken, item.endToken, deviceWords) &&
             holds(item.firstToken, item.endToken, std::array{std::string_view("std")});
    }
  }

private:
  bool holds(std::size_t from, std::size_t to, std::span<const std::string_view> words) const {
    for (std::size_t i = from; i < to; ++i)
      if (std::ranges::find(words, textOf(text_, tokens_[i])) != words.end()) return true;
    return false;
  }

  const std::string &text_;
  const std::vector<Token> &tokens_;
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
  const std::vector<Token> tokens = tokensWithoutComments(source);
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
  const HostCode hostCode(source, tokens);
  for (const ScopeItem &item : fileScopeOf(source, tokens)) {
    if (!hostCode.has(item)) continue;
    const Range range{item.begin, item.end};
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
