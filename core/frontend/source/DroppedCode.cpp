// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/source/DroppedCode.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace warpgrain::frontend {

using namespace model;

namespace {

/// Looks for launches in one file's text.
class LaunchFinder {
public:
  LaunchFinder(Unit &unit, FileId file) : unit_(unit), file_(file), text_(unit[file].text), tokens_(tokenize(text_)) {}

  void run() {
    for (std::size_t i = 1; i + 2 < tokens_.size(); ++i) {
      if (!opensConfiguration(i)) continue;
      const auto name = kernelName(i);
      if (!name || isRecorded(tokens_[i].begin)) continue;
      forgetMention(tokens_[*name].begin, tokens_[i].begin);
      Launch launch;
      launch.kernelName = textOf(text_, tokens_[*name]);
      launch.spelling.span = {.file = file_, .begin = tokens_[*name].begin, .end = tokens_[i + 2].end};
      unit_.launches.push_back(std::move(launch));
    }
  }

private:
  bool is(std::size_t i, std::string_view word) const { return textOf(text_, tokens_[i]) == word; }

  /// `<<<`, or `<< <` as some write it.
  bool opensConfiguration(std::size_t i) const {
    return is(i, "<") && is(i + 1, "<") && is(i + 2, "<") && tokens_[i].end == tokens_[i + 1].begin && !is(i - 1, "<");
  }

  /// The name before the chevrons, before its template arguments where it has some. `operator<< <` is no launch.
  std::optional<std::size_t> kernelName(std::size_t chevrons) const {
    int angles = 0;
    int parentheses = 0;
    for (std::size_t at = chevrons; at-- > 0;) {
      if (is(at, ";") || is(at, "{") || is(at, "}")) return std::nullopt;
      if (is(at, ")")) ++parentheses;
      if (is(at, "(") && parentheses-- > 0) continue;
      if (parentheses > 0) continue; // a comparison in there is no bracket
      if (is(at, ">")) ++angles;
      if (is(at, "<")) --angles;
      if (angles > 0 || is(at, "<")) continue;
      const bool isName = tokens_[at].kind == TokenKind::identifier && !is(at, "operator");
      return isName ? std::optional(at) : std::nullopt;
    }
    return std::nullopt;
  }

  bool isRecorded(std::uint32_t offset) const {
    return std::ranges::any_of(unit_.launches,
                               [&](const Launch &launch) { return launch.spelling.span.contains(file_, offset); });
  }

  /// What the compiler kept of a launch with an error in it is the kernel's name: it is the launch that is told of.
  void forgetMention(std::uint32_t name, std::uint32_t chevrons) {
    std::erase_if(unit_.launches, [&](const Launch &launch) {
      const SourceSpan &span = launch.spelling.span;
      return !isSome(launch.launcher) && span.contains(file_, name) && span.end <= chevrons;
    });
  }

  Unit &unit_;
  FileId file_;
  std::string_view text_;
  std::vector<Token> tokens_;
};

void forgetBodies(Body &body, const std::set<FunctionId> &broken) {
  for (Expression &expression : body.expressions)
    if (expression.kind == ExpressionKind::call && broken.contains(expression.callee.function))
      expression.callee.function = none<FunctionId>;
}

void forgetBrokenFunctions(Unit &unit) {
  std::set<FunctionId> broken;
  for (std::size_t i = 0; i < unit.functions.size(); ++i) {
    const FunctionId id{static_cast<std::uint32_t>(i)};
    if (unit[id].kind == FunctionKind::device && unit[id].whyNotWhole) broken.insert(id);
  }
  if (broken.empty()) return;
  for (Function &function : unit.functions) {
    forgetBodies(function.body, broken);
    for (Instance &instance : function.instances)
      forgetBodies(instance.body, broken);
  }
}

} // namespace

void accountForDroppedCode(Unit &unit) {
  for (std::size_t i = 0; i < unit.files.size(); ++i)
    LaunchFinder(unit, FileId{static_cast<std::uint32_t>(i)}).run();
  if (unit.hasErrors()) forgetBrokenFunctions(unit);
}

} // namespace warpgrain::frontend
