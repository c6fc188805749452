// SPDX-License-Identifier: Apache-2.0
#include "core/plan/LoopWords.h"

#include "core/base/Tokens.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;

bool isLoopWord(std::string_view word) {
  const bool beginsWell = !word.empty() && isIdentifierCharacter(word[0]) && (word[0] < '0' || word[0] > '9');
  return beginsWell && std::ranges::all_of(word, isIdentifierCharacter);
}

Read<void> checkLoopWords(const Step &step, std::size_t least, std::size_t most, std::string_view usage) {
  const auto &words = step.arguments;
  if (words.size() < least)
    return wrongWords(words.empty() ? ReasonId::stepNeedsLoop : ReasonId::stepNeedsAnotherLoop, {step.word}, usage);
  if (words.size() > most) return wrongWords(ReasonId::wordNotKnown, {words[most], step.word}, usage);
  for (const std::string &word : words)
    if (!isLoopWord(word)) return wrongWords(ReasonId::wordNamesNoLoop, {word}, usage);
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
