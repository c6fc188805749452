// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/FreshNames.h"

#include "core/base/Tokens.h"

namespace warpgrain::transform {

FreshNames::FreshNames(const model::Unit &unit, const model::Function &kernel) {
  const std::string_view text = unit.textOf(kernel.span);
  for (const Token &token : tokenize(text))
    if (token.kind == TokenKind::identifier) used_.emplace(textOf(text, token));
}

std::string FreshNames::take(const std::string &wish) {
  std::string name = wish;
  for (int i = 2; used_.contains(name); ++i)
    name = wish + std::to_string(i);
  used_.insert(name);
  return name;
}

} // namespace warpgrain::transform
