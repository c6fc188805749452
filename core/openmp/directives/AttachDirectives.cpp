// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/directives/AttachDirectives.h"

#include "core/base/LineIndex.h"
#include "core/base/Tokens.h"
#include "core/openmp/directives/DirectiveText.h"
#include "core/openmp/model/Walk.h"

#include <algorithm>
#include <map>

namespace warpgrain::openmp {

namespace {

/// What begins at a pragma of OpenMP.
struct Place {
  std::size_t region = 0;
  std::optional<std::size_t> kernel;
};

class Attacher {
public:
  Attacher(const Program &program, ProgramPlan &plan)
      : program_(program), plan_(plan), tokens_(tokenize(program.text)) {
    findPlaces();
  }

  Result<AttachedDirectives> attach();

private:
  void findPlaces();

  struct Behind {
    const Token *directive = nullptr; ///< none: something else
    bool hasUnread = false;           ///< directives of OpenMP stand before it that are not read
  };

  Behind behind(const SourceSpan &pragma) const;
  Result<void> pragma(const CudaPragma &pragma);
  Result<void> barrier(const CudaPragma &pragma, const std::string &place);
  Result<void> name(const CudaDirective &info, std::size_t region);
  Result<void> differ() const;

  const Program &program_;
  ProgramPlan &plan_;
  std::vector<Token> tokens_;
  std::map<std::uint32_t, Place> places_; ///< by where the pragma of OpenMP begins
  std::map<std::uint32_t, std::string> others_;
  std::map<std::size_t, std::size_t> current_; ///< of a region, the kernel that an ainfo has named
  AttachedDirectives out_;
};

void Attacher::findPlaces() {
  for (const Function &function : program_.functions)
    forEachStatement(function.body, [&](const Statement &each) {
      if (each.directive) others_[each.directive->pragma.begin] = each.directive->name;
    });
  for (std::size_t i = 0; i < plan_.regions.size(); ++i) {
    const Region &region = plan_.regions[i];
    for (std::size_t kernel = 0; kernel < region.kernels.size(); ++kernel)
      for (const Statement *loop : region.kernels[kernel].loops)
        places_[loop->directive->pragma.begin] = {.region = i, .kernel = kernel};
  }
  // A region that is itself a loop is the region.
  for (std::size_t i = 0; i < plan_.regions.size(); ++i)
    if (plan_.regions[i].statement->directive)
      places_[plan_.regions[i].statement->directive->pragma.begin] = {.region = i, .kernel = std::nullopt};
}

/// True for a preprocessor line of a word: "pragma omp".
bool isLine(std::string_view text, std::string_view first, std::string_view second) {
  std::vector<std::string_view> words;
  for (const Token &token : tokenize(text.substr(1)))
    if (token.kind != TokenKind::comment) words.push_back(textOf(text.substr(1), token));
  return words.size() > 1 && words[0] == first && words[1] == second;
}

/// What stands behind a pragma: a directive that is read, with comments, other preprocessor lines and directives that
/// the preprocessor skips between them.
Attacher::Behind Attacher::behind(const SourceSpan &pragma) const {
  Behind out;
  auto token = std::ranges::lower_bound(tokens_, pragma.end, {}, &Token::begin);
  for (; token != tokens_.end(); ++token) {
    if (token->kind == TokenKind::comment) continue;
    if (token->kind != TokenKind::directive) break;
    if (places_.contains(token->begin) || others_.contains(token->begin)) {
      out.directive = &*token;
      break;
    }
    out.hasUnread |= isLine(textOf(program_.text, *token), "pragma", "omp");
  }
  return out;
}

/// `syncthreads` stands in the code of a kernel with threadbatching, which is known later; here it must be in a region.
Result<void> Attacher::barrier(const CudaPragma &pragma, const std::string &place) {
  for (const Region &region : plan_.regions)
    if (region.statement->span.contains(pragma.span)) return {};
  return fail(ErrorKind::input, place +
                                    ": syncthreads stands outside of a kernel region; it is a barrier of the threads "
                                    "that threadbatching makes of a region's loops.");
}

/// Finds the kernel that an ainfo names, or gives its number to the region's only one.
Result<void> Attacher::name(const CudaDirective &info, std::size_t region) {
  Region &owner = plan_.regions[region];
  const std::string &function = program_[owner.function].name;
  if (info.procedure != function)
    return fail(ErrorKind::input,
                info.place + ": ainfo names the function " + info.procedure + ", and stands in " + function + ".");
  if (owner.kernels.size() == 1) owner.kernels.front().id = *info.kernel;
  std::string known;
  for (std::size_t i = 0; i < owner.kernels.size(); ++i) {
    if (owner.kernels[i].id == *info.kernel) {
      current_[region] = i;
      return {};
    }
    known += (i == 0 ? "" : i + 1 == owner.kernels.size() ? " and " : ", ") + std::to_string(owner.kernels[i].id);
  }
  // It stays on the CPU for reasons of its own.
  if (owner.kernels.empty()) return {};
  return fail(ErrorKind::input, info.place + ": The region has no kernel " + std::to_string(*info.kernel) +
                                    "; it becomes the kernels " + known + " of " + function + "().");
}

Result<void> Attacher::pragma(const CudaPragma &pragma) {
  const std::string place = placeIn(program_, pragma.span.begin);
  if (pragma.isOperator)
    return fail(ErrorKind::input,
                place + ": A directive of OpenMPC is written as _Pragma, which is not read; write it as a line #pragma "
                        "cuda.");
  auto directive = readDirective(pragma.words, place);
  if (!directive) return std::unexpected(directive.error());
  if (directive->kind == CudaDirectiveKind::syncThreads) return barrier(pragma, place);
  const Behind next = behind(pragma.span);
  if (next.directive == nullptr && next.hasUnread) {
    out_.notes.push_back({.id = ReasonId::directiveNotRead,
                          .arguments = {"\"#pragma cuda " + pragma.words + "\""},
                          .span = pragma.span});
    return {};
  }
  if (next.directive == nullptr)
    return fail(ErrorKind::input, place + ": \"#pragma cuda " + pragma.words +
                                      "\" stands before no directive of OpenMP; it belongs before a parallel region.");
  const auto found = places_.find(next.directive->begin);
  if (found == places_.end())
    return fail(ErrorKind::input, place + ": \"#pragma cuda " + pragma.words + "\" stands before \"omp " +
                                      others_.at(next.directive->begin) +
                                      "\", which is no parallel region and no loop that becomes a kernel.");
  AttachedDirective attached{
      .directive = std::move(*directive), .region = found->second.region, .kernel = found->second.kernel};
  if (attached.directive.kind == CudaDirectiveKind::info && !attached.kernel) {
    if (auto named = name(attached.directive, attached.region); !named) return named;
  } else if (attached.directive.kind == CudaDirectiveKind::info) {
    Kernel &kernel = plan_.regions[attached.region].kernels[*attached.kernel];
    if (kernel.id != *attached.directive.kernel)
      return fail(ErrorKind::input, place + ": The loop is kernel " + std::to_string(kernel.id) + ", not " +
                                        std::to_string(*attached.directive.kernel) + ".");
  } else if (const auto named = current_.find(attached.region); !attached.kernel && named != current_.end()) {
    attached.kernel = named->second;
  }
  out_.all.push_back(std::move(attached));
  return {};
}

/// Two kernels of a function have two numbers.
Result<void> Attacher::differ() const {
  std::map<std::pair<std::string, std::size_t>, const Kernel *> seen;
  for (const Region &region : plan_.regions)
    for (const Kernel &kernel : region.kernels) {
      const std::string &function = program_[region.function].name;
      if (!seen.emplace(std::pair(function, kernel.id), &kernel).second)
        return fail(ErrorKind::input, placeIn(program_, kernel.loops.front()->span.begin) + ": Two kernels of " +
                                          function + "() have the number " + std::to_string(kernel.id) +
                                          "; give each its own with ainfo, or none.");
    }
  return {};
}

Result<AttachedDirectives> Attacher::attach() {
  for (const CudaPragma &each : program_.cudaPragmas)
    if (auto attached = pragma(each); !attached) return std::unexpected(attached.error());
  if (auto distinct = differ(); !distinct && !program_.cudaPragmas.empty()) return std::unexpected(distinct.error());
  return std::move(out_);
}

} // namespace

std::string placeIn(const Program &program, std::uint32_t offset) {
  const SourceLine at = program.placeOf(LineIndex(program.text).locate(offset).line);
  return at.path.string() + ":" + std::to_string(at.line);
}

Result<AttachedDirectives> attachDirectives(const Program &program, ProgramPlan &plan) {
  return Attacher(program, plan).attach();
}

} // namespace warpgrain::openmp
