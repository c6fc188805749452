// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/GlobalWord.h"

#include "core/steps/rewrite/DeclaredSince.h"
#include "core/steps/rewrite/DeclaredWords.h"
#include "core/steps/rewrite/Includes.h"
#include "core/steps/rewrite/MacroTexts.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

bool mayMeanOther(const Unit &unit, const Function &kernel, const std::string &word) {
  const DeclaredWords declared = declaredWordsOf(unit, kernel);
  return declared.words.contains(word) || declared.usesNamespace || declared.isOpen ||
         std::ranges::any_of(kernel.body.variables, [&](const Variable &v) { return v.name == word; }) ||
         wordsOfNamespaces(unit).contains(word);
}

} // namespace

std::expected<std::string, Verdict> globalWord(const Unit &unit, const Function &kernel, const std::string &word) {
  if (!isWordOfUnit(unit, word)) return word;
  if (MacroTexts(unit).isMacro(word))
    return std::unexpected(Verdict::unknown({ReasonId::macroGivesTwoMeanings, {word}}, kernel.nameSpan));
  return mayMeanOther(unit, kernel, word) ? "::" + word : word;
}

} // namespace warpgrain::transform
