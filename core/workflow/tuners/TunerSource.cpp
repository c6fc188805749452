// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/tuners/TunerSource.h"

#include "core/base/Files.h"
#include "core/base/IncludeLine.h"
#include "core/base/Tokens.h"
#include "core/workflow/tuners/DeviceText.h"

#include <algorithm>
#include <ranges>
#include <string_view>
#include <utility>

namespace warpgrain::workflow {

namespace fs = std::filesystem;

namespace {

/// Of headers that NVRTC does not have.
constexpr std::string_view integerTypes = "#ifdef __CUDACC_RTC__\n"
                                          "typedef signed char int8_t;\n"
                                          "typedef short int16_t;\n"
                                          "typedef int int32_t;\n"
                                          "typedef long long int64_t;\n"
                                          "typedef unsigned char uint8_t;\n"
                                          "typedef unsigned short uint16_t;\n"
                                          "typedef unsigned int uint32_t;\n"
                                          "typedef unsigned long long uint64_t;\n"
                                          "#endif\n";

} // namespace

std::string HeaderCopies::including(std::string text, const fs::path &folder) {
  std::vector<Token> tokens = tokenize(text);
  std::ranges::reverse(tokens);
  for (const Token &token : tokens) {
    if (token.kind != TokenKind::directive) continue;
    const auto included = includeLineOf(textOf(text, token));
    if (!included || !included->isQuoted) continue;
    const auto copy = copyOf((folder / included->name).lexically_normal());
    const auto begin = static_cast<std::size_t>(included->name.data() - text.data());
    if (copy) text.replace(begin, included->name.size(), (folder_ / *copy).string());
  }
  return text;
}

std::optional<std::string> HeaderCopies::copyOf(const fs::path &header) {
  if (const auto known = names_.find(header); known != names_.end()) return known->second;
  auto text = readTextFile(header);
  if (!text) return std::nullopt;
  const std::string name = std::to_string(names_.size()) + "_" + header.filename().string();
  names_[header] = name; // before it includes itself
  texts_[name] = withHostCodeMarked(including(std::move(*text), header.parent_path()));
  return name;
}

std::string withPlainName(std::string text, const std::string &kernel) {
  const std::vector<Token> tokens = tokenize(text);
  std::optional<std::size_t> begin; // of the declaration
  std::vector<std::size_t> places;
  bool isKernel = false;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind == TokenKind::comment || tokens[i].kind == TokenKind::directive) continue;
    const std::string_view word = textOf(text, tokens[i]);
    if (word == ";" || word == "{" || word == "}") {
      begin.reset();
      isKernel = false;
      continue;
    }
    if (!begin) begin = tokens[i].begin;
    isKernel |= word == "__global__";
    const bool isCalled = i + 1 < tokens.size() && textOf(text, tokens[i + 1]) == "(";
    if (isKernel && word == kernel && isCalled) places.push_back(*begin);
  }
  for (const std::size_t place : std::views::reverse(places))
    text.insert(place, "extern \"C\" ");
  return text;
}

std::string sourceOf(const std::vector<PlanValues> &values, const std::vector<std::string> &texts,
                     const std::vector<std::string> &plans) {
  std::string out(integerTypes);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::string condition = conditionOf(values[i]);
    out += (i == 0 ? "#if " : "#elif ") + (condition.empty() ? "1" : condition) + " // " +
           (plans[i].empty() ? "the original" : plans[i]) + "\n" + texts[i] + (texts[i].ends_with('\n') ? "" : "\n");
  }
  return out + "#else\n#error \"these values are no variant\"\n#endif\n";
}

} // namespace warpgrain::workflow
