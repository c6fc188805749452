// SPDX-License-Identifier: Apache-2.0
#include "core/plan/directives/DirectiveWords.h"

#include "core/plan/Transformation.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <sstream>
#include <vector>

namespace warpgrain::transform {

namespace {

/// The action that asks for a search of the best plan: no transformation makes it.
constexpr std::string_view searchAction = "auto";

/// What may stand in a directive, in CREST's spelling and in the step language's.
struct Action {
  std::string_view word;
  std::string_view name; ///< in the step language
  DirectiveTarget target = DirectiveTarget::kernel;
  bool needsFactor = false;
  bool hasDimension = false;
  std::string_view qualifier;
};

std::vector<Action> allActions() {
  std::vector<Action> out;
  for (const Transformation *transformation : transformations()) {
    const StepDescriptor &of = transformation->descriptor();
    Action action{.word = of.word,
                  .name = of.word,
                  .target = of.subject == StepSubject::loop ? DirectiveTarget::loop : DirectiveTarget::kernel,
                  .needsFactor = of.directiveNeedsFactor,
                  .hasDimension = of.directiveHasDimension,
                  .qualifier = of.qualifier};
    out.push_back(action);
    action.word = of.alias;
    if (!action.word.empty()) out.push_back(action);
  }
  out.push_back({.word = searchAction, .name = searchAction});
  return out;
}

const std::vector<Action> &actions() {
  static const std::vector<Action> all = allActions();
  return all;
}

std::string knownActions() {
  std::string words;
  for (const Action &action : actions())
    words += (words.empty() ? "" : ", ") + std::string(action.word);
  return words;
}

bool isDimension(const std::string &word) {
  return word.size() == 1 && std::string_view("xyzXYZ").contains(word[0]);
}

bool isNumber(const std::string &word) {
  return !word.empty() && std::ranges::all_of(word, [](unsigned char c) { return std::isdigit(c) != 0; });
}

Result<std::int64_t> parseFactor(const std::string &action, const std::string &word) {
  std::int64_t factor = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), factor);
  if (error != std::errc() || end != word.data() + word.size())
    return fail(ErrorKind::usage, "The factor \"" + word + "\" of " + action + " is not a whole number.");
  if (factor < 1) return fail(ErrorKind::usage, "The factor " + word + " of " + action + " is below 1.");
  return factor;
}

Result<void> readFactor(DirectiveWords &out, const Action &action) {
  const std::string word(action.word);
  auto &rest = out.arguments;
  // A bare "grid" before the dimension belongs to the step language: coarsen grid y 2.
  const bool isQualified = !action.qualifier.empty() && !rest.empty() && rest.front() == action.qualifier;
  const auto first = rest.begin() + (isQualified ? 1 : 0);
  auto at = first;
  if (action.hasDimension) {
    if (at == rest.end() || !isDimension(*at))
      return fail(ErrorKind::usage, word + " needs the dimension along which threads are merged: x, y or z."); // GT-D5
    out.dimension = std::string(1, static_cast<char>(std::tolower(static_cast<unsigned char>((*at)[0]))));
    ++at;
  } else if (at != rest.end() && isDimension(*at) && action.word != action.name) { // CREST names no loops
    return fail(ErrorKind::usage, word + " has no dimension; it governs the loop that follows it.");
  } else if (rest.size() > 1 && !isNumber(rest[0]) && isNumber(rest[1])) {
    out.loop = *at++;
    out.target = DirectiveTarget::kernel;
  }
  if (at == rest.end()) return fail(ErrorKind::usage, word + " needs a factor.");
  const auto factor = parseFactor(word, *at);
  if (!factor) return std::unexpected(factor.error());
  out.factor = *factor;
  rest.erase(first, at + 1);
  return {};
}

} // namespace

Result<DirectiveWords> parseDirectiveWords(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::string word;
  in >> word;
  if (word.empty()) return fail(ErrorKind::usage, "The directive has no action; write for example \"coarsen x 4\".");
  const auto action = std::ranges::find(actions(), word, &Action::word);
  if (action == actions().end())
    return fail(ErrorKind::usage, "\"" + word + "\" is not an action; the actions are: " + knownActions() + ".");
  DirectiveWords out{.action = std::string(action->name), .target = action->target};
  for (std::string argument; in >> argument;)
    out.arguments.push_back(argument);
  if (action->needsFactor)
    if (auto read = readFactor(out, *action); !read) return std::unexpected(read.error());
  if (out.target == DirectiveTarget::loop) return out;
  auto step = stepOf(out, out.loop);
  if (!step) return std::unexpected(step.error());
  out.step = std::move(*step);
  return out;
}

Result<std::optional<Step>> stepOf(const DirectiveWords &words, const std::string &loop) {
  const Transformation *transformation = findTransformation(words.action);
  if (transformation == nullptr) return std::nullopt;
  Step step{.word = words.action, .arguments = {}};
  const std::string_view qualifier = transformation->descriptor().qualifier;
  auto rest = words.arguments.begin();
  if (!qualifier.empty() && rest != words.arguments.end() && *rest == qualifier) step.arguments.push_back(*rest++);
  for (const std::string &first : {words.dimension, loop})
    if (!first.empty()) step.arguments.push_back(first);
  if (words.factor) step.arguments.push_back(std::to_string(*words.factor));
  step.arguments.insert(step.arguments.end(), rest, words.arguments.end());
  auto canonical = transformation->canonical(std::move(step));
  if (!canonical) return std::unexpected(wordsError(canonical.error()));
  return std::optional(std::move(*canonical));
}

} // namespace warpgrain::transform
