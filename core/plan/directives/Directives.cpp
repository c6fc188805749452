// SPDX-License-Identifier: Apache-2.0
#include "core/plan/directives/Directives.h"

#include "core/base/Tokens.h"
#include "core/plan/LoopStep.h"
#include "core/plan/StepForm.h"

#include <algorithm>
#include <tuple>

namespace warpgrain::transform {

using namespace model;

namespace {

/// `#pragma warpgrain map` names a serial nest to be mapped, and asks for no step of a kernel.
constexpr std::string_view nestMark = "map";

/// The first piece of program after an offset: comments and preprocessor lines do not count.
std::optional<std::uint32_t> nextProgramToken(const std::vector<Token> &tokens, std::uint32_t after) {
  const auto found = std::ranges::find_if(tokens, [after](const Token &token) {
    return token.begin >= after && token.kind != TokenKind::comment && token.kind != TokenKind::directive;
  });
  return found != tokens.end() ? std::optional(found->begin) : std::nullopt;
}

/// `extern "C"` may stand before what the compiler counts as the kernel.
bool isOnlyLinkage(std::string_view text) {
  return std::ranges::all_of(tokenize(text), [&](const Token &token) {
    return token.kind == TokenKind::comment || token.kind == TokenKind::string || textOf(text, token) == "extern";
  });
}

class DirectiveReader {
public:
  explicit DirectiveReader(const Unit &unit) : unit_(unit) {
    for (const File &file : unit.files)
      tokens_.push_back(tokenize(file.text));
  }

  Directive read(const DirectiveLine &line) const {
    Directive out{.line = line};
    auto words = parseDirectiveWords(line.text);
    if (!words) {
      out.problem = words.error();
      out.problem->span = line.span;
    } else {
      out.words = std::move(*words);
    }
    attach(out);
    return out;
  }

private:
  void attach(Directive &out) const {
    const SourceSpan &span = out.line.span;
    const auto next = nextProgramToken(tokens_[static_cast<std::size_t>(span.file)], span.end);
    if (next) {
      out.kernel = kernelAt(span.file, *next);
      if (!isSome(out.kernel)) std::tie(out.kernel, out.loop) = loopAt(span.file, *next);
    }
    if (out.problem) return;
    const bool wantsLoop = out.words.target == DirectiveTarget::loop;
    if (wantsLoop == isSome(out.loop) && isSome(out.kernel)) return wantsLoop ? takeStep(out) : void();
    if (wantsLoop && isSome(out.kernel) && namesItsLoop(out)) return;
    const std::string what = wantsLoop ? "a loop of a kernel" : "a kernel";
    out.problem = Error{.kind = ErrorKind::usage,
                        .message = "The directive \"" + out.line.text + "\" is not followed by " + what +
                                   "; put it directly before one.", // GT-D4
                        .span = span};
  }

  /// Before a kernel, the words may name the loop themselves: `interchange i j`.
  static bool namesItsLoop(Directive &out) {
    auto step = stepOf(out.words, {});
    if (!step || !*step) return false;
    out.words.step = std::move(*step);
    out.words.target = DirectiveTarget::kernel;
    return true;
  }

  /// The loop that follows gives the step its name.
  void takeStep(Directive &out) const {
    const std::string name = nameOfLoop(unit_, out.kernel, out.loop);
    auto step = name.empty() ? Result<std::optional<Step>>(fail(
                                   ErrorKind::usage, "The loop after the directive \"" + out.line.text +
                                                         "\" cannot be named: it counts with no variable, and others "
                                                         "stand in its line; put it on a line of its own."))
                             : stepOf(out.words, name);
    if (step) {
      const Body &body = unit_[out.kernel].body;
      const VariableId counter = counterOf(body, out.loop);
      out.words.step = std::move(*step);
      out.isNamedByLine = out.words.step && (!isSome(counter) || body[counter].name != name);
      return;
    }
    out.problem = step.error();
    out.problem->span = out.line.span;
  }

  FunctionId kernelAt(FileId file, std::uint32_t offset) const {
    for (const FunctionId id : unit_.kernels()) {
      const SourceSpan &span = unit_[id].span;
      if (span.file != file || span.begin < offset) continue;
      const SourceSpan before{.file = file, .begin = offset, .end = span.begin};
      if (isOnlyLinkage(unit_.textOf(before))) return id;
    }
    return none<FunctionId>;
  }

  std::pair<FunctionId, StatementId> loopAt(FileId file, std::uint32_t offset) const {
    for (const FunctionId id : unit_.kernels()) {
      const Body &body = unit_[id].body;
      for (std::size_t i = 0; i < body.statements.size(); ++i) {
        const StatementId statement{static_cast<std::uint32_t>(i)};
        const Statement &loop = body[statement];
        if (!loop.isLoop() || loop.spelling.span.file != file) continue;
        if (loop.keyword.begin == offset || loop.spelling.span.begin == offset) return {id, statement};
      }
    }
    return {none<FunctionId>, none<StatementId>};
  }

  const Unit &unit_;
  std::vector<std::vector<Token>> tokens_;
};

/// A directive with its line's blanks and end, where nothing else stands on the line.
SourceSpan wholeLine(std::string_view text, SourceSpan span) {
  std::uint32_t begin = span.begin;
  while (begin > 0 && (text[begin - 1] == ' ' || text[begin - 1] == '\t'))
    --begin;
  std::uint32_t end = span.end;
  while (end < text.size() && (text[end] == ' ' || text[end] == '\t' || text[end] == '\r'))
    ++end;
  const bool ownsLine = (begin == 0 || text[begin - 1] == '\n') && (end == text.size() || text[end] == '\n');
  if (!ownsLine) return span;
  return {.file = span.file,
          .begin = begin,
          .end = std::min<std::uint32_t>(end + 1, static_cast<std::uint32_t>(text.size()))};
}

bool isGivenOnce(const DirectiveWords &words) {
  return descriptorOf({.word = words.action, .arguments = {}}).isGivenOnce;
}

/// Two directives on one target that ask for the same thing along the same dimension contradict each other.
void findConflicts(std::vector<Directive> &directives) {
  for (std::size_t i = 0; i < directives.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      Directive &later = directives[i];
      const Directive &earlier = directives[j];
      if (later.problem || earlier.problem) continue;
      if (later.kernel != earlier.kernel || later.loop != earlier.loop) continue;
      if (later.words.action != earlier.words.action || later.words.dimension != earlier.words.dimension) continue;
      if (later.words.loop != earlier.words.loop) continue;
      if (!later.words.factor && !isGivenOnce(later.words)) continue; // pad A 1, pad B 1
      later.problem = Error{.kind = ErrorKind::usage,
                            .message = "The directives \"" + earlier.line.text + "\" and \"" + later.line.text +
                                       "\" are for the same place; keep one of them.",
                            .span = later.line.span};
    }
}

} // namespace

namespace {

bool isFulfilled(const Directive &directive, FunctionId kernel) {
  return isSome(kernel) && directive.kernel == kernel && !directive.problem && directive.words.step;
}

void countLinesGone(const Unit &unit, std::vector<Directive> &directives) {
  for (Directive &directive : directives) {
    if (!directive.isNamedByLine) continue;
    const SourceSpan &loop = unit[directive.kernel].body[directive.loop].keyword;
    for (const Directive &other : directives) {
      const SourceSpan &span = other.line.span;
      if (span.file != loop.file || span.begin > loop.begin || !isFulfilled(other, directive.kernel)) continue;
      const std::string_view gone = unit.textOf(wholeLine(unit[span.file].text, span));
      directive.linesGone += static_cast<std::uint32_t>(std::ranges::count(gone, '\n'));
    }
  }
}

} // namespace

std::vector<Directive> readDirectives(const Unit &unit) {
  const DirectiveReader reader(unit);
  std::vector<Directive> directives;
  for (const DirectiveLine &line : unit.directives)
    if (line.text != nestMark) directives.push_back(reader.read(line));
  std::ranges::stable_sort(directives, {}, [](const Directive &directive) {
    return std::tuple(directive.line.span.file, directive.line.span.begin);
  });
  findConflicts(directives);
  countLinesGone(unit, directives);
  return directives;
}

Result<Plan> planFromDirectives(const std::vector<Directive> &directives, FunctionId kernel) {
  Plan byLine;
  Plan plan;
  for (const Directive &directive : directives) {
    if (directive.kernel != kernel) continue;
    if (directive.problem) return std::unexpected(*directive.problem);
    if (!directive.words.step)
      return fail(ErrorKind::refused,
                  "The directive \"" + directive.line.text + "\" asks for " + directive.words.action +
                      ", which this version cannot do; take it away or give the steps with --step.",
                  directive.line.span);
    if (!directive.isNamedByLine) {
      plan.push_back(*directive.words.step);
      continue;
    }
    Step step = *directive.words.step;
    step.arguments.front() = "L" + std::to_string(std::stoul(step.arguments.front().substr(1)) - directive.linesGone);
    byLine.insert(byLine.begin(), std::move(step));
  }
  byLine.insert(byLine.end(), plan.begin(), plan.end());
  return byLine;
}

TextEdits removeDirectives(const Unit &unit, const std::vector<Directive> &directives, FunctionId kernel) {
  TextEdits edits;
  for (const Directive &directive : directives)
    if (isFulfilled(directive, kernel))
      edits.push_back({wholeLine(unit[directive.line.span.file].text, directive.line.span), ""});
  return edits;
}

TextEdits writeDirectives(const Unit &unit, const std::vector<Directive> &directives, FunctionId kernel,
                          const Plan &plan) {
  TextEdits edits;
  for (const Directive &directive : directives) // wrong ones too: the plan is what is meant now
    if (directive.kernel == kernel && !isSome(directive.loop) && (directive.problem || directive.words.step))
      edits.push_back({wholeLine(unit[directive.line.span.file].text, directive.line.span), ""});
  const SourceSpan &span = unit[kernel].span;
  const std::string_view text = unit[span.file].text;
  const std::size_t newline = span.begin == 0 ? std::string_view::npos : text.rfind('\n', span.begin - 1);
  auto at = static_cast<std::uint32_t>(newline == std::string_view::npos ? 0 : newline + 1);
  const std::string end = text.contains("\r\n") ? "\r\n" : "\n";
  std::string lines;
  // Before all that belongs to the kernel on its first line: extern "C", indentation.
  if (!isOnlyLinkage(text.substr(at, span.begin - at))) {
    at = span.begin;
    lines = end;
  }
  for (const Step &step : plan)
    lines += "#pragma warpgrain " + toString(step) + end;
  edits.push_back({{.file = span.file, .begin = at, .end = at}, lines});
  return edits;
}

std::string withoutDirectiveLines(const Unit &unit, FileId file) {
  std::string text = unit[file].text;
  for (const DirectiveLine &line : unit.directives) {
    if (line.span.file != file || text[line.span.begin] != '#') continue;
    for (std::uint32_t i = line.span.begin; i < line.span.end; ++i)
      if (text[i] != '\n' && text[i] != '\r') text[i] = ' ';
  }
  return text;
}

} // namespace warpgrain::transform
