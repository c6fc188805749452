// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/GuardedText.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <string_view>

namespace warpgrain::workflow {

namespace {

/// Of what stands for checks. It is false: code for the GPU, which has no checks, executes the nest as it was.
constexpr std::string_view beginning = "!0x77617270";

/// What stands for a check of blocks: no other one has it as its beginning.
std::string placeholderOf(std::size_t number) {
  const std::string digits = std::to_string(number);
  return std::string(beginning) + std::string(6 - std::min<std::size_t>(6, digits.size()), '0') + digits;
}

} // namespace

std::string guardOf(const NestReliance &reliance, const std::string &indentation, std::vector<BlockCheck> &checks) {
  constexpr std::size_t width = 100;
  std::string out = "if (";
  std::size_t used = out.size() + indentation.size();
  bool isFirst = true;
  const std::string next = "\n" + indentation + "    ";
  const auto add = [&](std::string &to, const std::string &text) {
    const bool wraps = !isFirst && used + text.size() > width;
    to += std::string(isFirst ? "" : wraps ? " &&" + next : " && ") + text;
    used = (wraps ? next.size() : used + 4) + text.size();
    isFirst = false;
  };
  if (!reliance.apart.empty()) {
    BlockCheck check{.placeholder = placeholderOf(checks.size()), .text = {}};
    for (const auto &[one, other] : reliance.apart)
      add(check.text,
          other.empty() ? "gpu::hasKnownBlock(" + one + ")" : "gpu::haveOtherBlocks(" + one + ", " + other + ")");
    out += check.placeholder;
    checks.push_back(std::move(check));
  }
  for (const std::string &each : reliance.conditions)
    add(out, each);
  return isFirst ? std::string() : out + ") {\n" + indentation;
}

std::string toldOf(const NestReliance &reliance) {
  std::string out;
  const auto add = [&](const std::string &text) { out += (out.empty() ? "" : "; ") + text; };
  std::string names;
  for (const auto &[one, other] : reliance.apart)
    if (!other.empty()) names += (names.empty() ? "" : ", ") + one + " and " + other;
  if (!names.empty()) add(names + " lead to different blocks of memory");
  for (const std::string &each : reliance.conditions)
    add(each);
  return "The nest is executed as it was unless this holds: " + out + ".";
}

bool mayHaveChecks(const std::string &text) {
  return text.find(beginning) != std::string::npos;
}

TextEdits editsOfChecks(const openmp::Program &program, const std::vector<BlockCheck> &checks) {
  TextEdits out;
  if (checks.empty()) return out;
  for (const Token &token : tokenize(program.text)) {
    if (token.kind != TokenKind::number || token.begin == 0) continue;
    const std::string_view own = std::string_view(program.text).substr(token.begin - 1, token.end - token.begin + 1);
    const auto check = std::ranges::find(checks, own, &BlockCheck::placeholder);
    if (check != checks.end())
      out.push_back(
          {.span = {.file = mainFile, .begin = token.begin - 1, .end = token.end}, .replacement = check->text});
  }
  return out;
}

} // namespace warpgrain::workflow
