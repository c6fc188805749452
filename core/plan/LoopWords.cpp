// SPDX-License-Identifier: Apache-2.0
#include "core/plan/LoopWords.h"

#include "core/base/Tokens.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

bool isLoopWord(std::string_view word) {
  const bool beginsWell = !word.empty() && isIdentifierCharacter(word[0]) && (word[0] < '0' || word[0] > '9');
  return beginsWell && std::ranges::all_of(word, isIdentifierCharacter);
}

std::unexpected<Error> wrongWords(const std::string &what, std::string_view usage) {
  return fail(ErrorKind::usage, what + " It is written: " + std::string(usage) + ".");
}

Result<void> checkLoopWords(const Step &step, std::size_t least, std::size_t most, std::string_view usage) {
  const auto &words = step.arguments;
  if (words.size() < least)
    return wrongWords(step.word + (words.empty() ? " needs a loop." : " needs another loop."), usage);
  if (words.size() > most) return wrongWords("\"" + words[most] + "\" is not known after " + step.word + ".", usage);
  for (const std::string &word : words)
    if (!isLoopWord(word))
      return wrongWords("\"" + word + "\" names no loop; a loop is named by its counter (k) or by its line (L42).",
                        usage);
  return {};
}

std::vector<StatementId> forLoopsOf(const Unit &unit, FunctionId kernel) {
  const Body &body = unit[kernel].body;
  std::vector<StatementId> loops;
  for (std::size_t i = 0; i < body.statements.size(); ++i)
    if (const StatementId id{static_cast<std::uint32_t>(i)}; body[id].kind == StatementKind::forLoop)
      loops.push_back(id);
  std::ranges::stable_sort(loops, {}, [&body](StatementId id) { return body[id].keyword.begin; });
  return loops;
}

} // namespace warpgrain::transform
