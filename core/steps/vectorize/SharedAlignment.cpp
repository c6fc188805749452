// SPDX-License-Identifier: Apache-2.0
#include "core/steps/vectorize/SharedAlignment.h"

#include "core/base/Tokens.h"
#include "core/model/Dialect.h"
#include "core/model/dialect/VectorTypes.h"

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// The word in a declaration that says that the array is shared; none where it does not stand there.
std::optional<SourceSpan> sharedWord(const KernelStudy &study, VariableId array) {
  const Body &body = study.kernel().body;
  const Statement &declaration = body[body[array].statement];
  const SourceSpan &span = declaration.spelling.span;
  if (declaration.spelling.origin != SpellingOrigin::file) return std::nullopt;
  const std::string_view text = study.unit().textOf(span);
  for (const Token &token : tokenize(text))
    if (study.dialect().isQualifier(textOf(text, token), Qualifier::shared))
      return SourceSpan{.file = span.file, .begin = span.begin + token.begin, .end = span.begin + token.end};
  return std::nullopt;
}

} // namespace

std::optional<Verdict> whyNotAlignable(const KernelStudy &study, VariableId array, std::uint64_t bytes) {
  if (sharedWord(study, array)) return std::nullopt;
  const Variable &variable = study.kernel().body[array];
  return Verdict::unknown({ReasonId::arrayNotAlignable, {variable.name, bytes}}, variable.nameSpan);
}

std::optional<TextEdit> alignedDeclaration(const KernelStudy &study, VariableId array, std::uint64_t bytes) {
  const Body &body = study.kernel().body;
  const std::string_view text = study.unit().textOf(body[body[array].statement].spelling.span);
  for (std::uint64_t known = bytes; known <= largestVector; known *= 2)
    if (text.contains(study.dialect().alignment(known))) return std::nullopt;
  const SourceSpan word = *sharedWord(study, array);
  return TextEdit{{.file = word.file, .begin = word.end, .end = word.end}, " " + study.dialect().alignment(bytes)};
}

} // namespace warpgrain::transform
