// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/Translate.h"

#include "core/base/LineIndex.h"
#include "core/base/Tokens.h"
#include "core/openmp/emit/AtomicText.h"
#include "core/openmp/emit/CollapseText.h"
#include "core/openmp/emit/ConstantText.h"
#include "core/openmp/emit/CpuUseText.h"
#include "core/openmp/emit/HostText.h"
#include "core/openmp/emit/MappedText.h"
#include "core/openmp/emit/MemoryPrelude.h"
#include "core/openmp/emit/OpenClPrelude.h"
#include "core/openmp/emit/OpenClText.h"
#include "core/openmp/emit/OutsideText.h"
#include "core/openmp/emit/Prelude.h"
#include "core/openmp/emit/RegionText.h"
#include "core/openmp/emit/SerialCopies.h"
#include "core/openmp/emit/ThreadCode.h"
#include "core/openmp/emit/ThreadsPrelude.h"
#include "core/openmp/emit/VectorPrelude.h"

#include <algorithm>
#include <map>
#include <set>

namespace warpgrain::openmp {

namespace {

/// Behind the comments with which a source begins.
std::uint32_t beginOfCode(const std::string &text) {
  std::uint32_t out = 0;
  for (const Token &token : tokenize(text)) {
    if (token.kind != TokenKind::comment) break;
    out = token.end;
    while (out < text.size() && (text[out] == ' ' || text[out] == '\t' || text[out] == '\r'))
      ++out;
    if (out < text.size() && text[out] == '\n') ++out;
  }
  return out;
}

/// Where kernels of a function stand: before it and the comments that belong to it.
std::uint32_t placeBefore(const std::string &text, const Function &function) {
  const std::uint32_t before = function.kernelsAt.value_or(function.span.begin);
  std::uint32_t out = before;
  std::vector<Token> tokens = tokenize(text);
  std::erase_if(tokens, [&](const Token &token) { return token.end > before; });
  for (auto token = tokens.rbegin(); token != tokens.rend() && token->kind == TokenKind::comment; ++token) {
    const std::string_view between = std::string_view(text).substr(token->end, out - token->end);
    const std::size_t lineStart = token->begin == 0 ? 0 : text.rfind('\n', token->begin - 1) + 1;
    const bool isAlone = text.find_first_not_of(" \t", lineStart) == token->begin;
    if (std::ranges::count(between, '\n') > 1 || !isAlone) break;
    out = token->begin;
  }
  return out;
}

/// What functions of teams ask for.
std::string inRegionText(const ProgramPlan &plan) {
  const bool callsLoops = std::ranges::any_of(plan.regions, &Region::callsLoops);
  const bool isCalled = std::ranges::any_of(plan.regions, [](const Region &each) { return each.isFunction(); });
  return callsLoops || isCalled ? inRegionPrelude() : std::string();
}

class Translator {
public:
  Translator(const Program &program, const ProgramPlan &plan, const Target &target, TextEdits ofKernels = {})
      : program_(program), plan_(plan), pieces_(program, hostEdits(program, plan), target, std::move(ofKernels)) {}

  Result<CudaText> toCuda();
  Result<OpenClText> toOpenCl(const OpenClSettings &settings);

private:
  Result<void> check() const;
  Result<std::string> hostText(const std::string &beginning);

  std::string ofBlocks() const { return plan_.blockChecks.empty() ? std::string() : blocksPrelude(); }

  void regions();
  std::string constants(FunctionId function, std::set<VariableId> &declared) const;
  void functions();
  void atomics();
  std::vector<WrittenRegion> noted(const std::string &text) const;

  const Program &program_;
  const ProgramPlan &plan_;
  TextPieces pieces_;
  TextEdits edits_;

  struct Written {
    std::size_t region;
    std::vector<std::string> texts;
  };

  std::vector<Written> written_;
  std::string kernels_; ///< where they stand apart, in the order of the regions
};

void Translator::regions() {
  std::map<FunctionId, std::string> kernels;
  for (std::size_t i = 0; i < plan_.regions.size(); ++i) {
    const Region &region = plan_.regions[i];
    if (!region.isOnGpu()) continue;
    RegionText text = regionText(program_, pieces_, region);
    edits_.insert(edits_.end(), text.edits.begin(), text.edits.end());
    if (text.kernels.empty()) continue;
    if (pieces_.target().keepsKernelsApart()) {
      kernels_ += text.kernels;
      continue;
    }
    kernels[region.function] += text.kernels;
    written_.push_back({.region = i, .texts = std::move(text.launches)});
    written_.back().texts.push_back(text.kernels);
  }
  std::set<std::pair<std::uint32_t, FunctionId>> places;
  for (const auto &[function, text] : kernels)
    places.emplace(placeBefore(program_.text, program_[function]), function);
  // Before the first kernel of all that read them.
  std::set<VariableId> declared;
  for (const auto &[place, function] : places)
    kernels[function].insert(0, constants(function, declared));
  for (auto &[function, text] : kernels) {
    const std::uint32_t at = placeBefore(program_.text, program_[function]);
    edits_.push_back({.span = {.file = mainFile, .begin = at, .end = at}, .replacement = std::move(text)});
  }
}

/// The constant memory of a function's kernels that no function before it has declared.
std::string Translator::constants(FunctionId function, std::set<VariableId> &declared) const {
  std::string out;
  for (const Region &region : plan_.regions)
    for (const Kernel &kernel : region.kernels)
      for (const MappedVariable &each : kernel.mapped)
        if (region.function == function && each.cache == ArrayCache::constant && declared.insert(each.variable).second)
          out += constantDeclaration(program_, each.variable);
  return out.empty() ? out : out + "\n";
}

void Translator::functions() {
  for (const FunctionId id : kernelFunctions(program_, plan_)) {
    const TextEdits edits = calleeEdits(pieces_, program_[id]);
    edits_.insert(edits_.end(), edits.begin(), edits.end());
    for (const std::uint32_t at : program_[id].declared)
      edits_.push_back({.span = {.file = mainFile, .begin = at, .end = at}, .replacement = "__host__ __device__ "});
  }
}

/// Those of the CPU: of kernels and of what they call there are other texts.
void Translator::atomics() {
  const auto overlaps = [](const TextEdit &one, const TextEdit &other) {
    return one.span.begin < other.span.end && other.span.begin < one.span.end;
  };
  for (const Function &function : program_.functions)
    for (TextEdit &edit : atomicEdits(pieces_, program_, function.body))
      if (std::ranges::none_of(edits_, [&](const TextEdit &other) { return overlaps(edit, other); }))
        edits_.push_back(std::move(edit));
}

/// Finds each region's texts, which hold a kernel's name and so are there once, in the whole.
std::vector<WrittenRegion> Translator::noted(const std::string &text) const {
  std::vector<WrittenRegion> out;
  const LineIndex lines(text);
  for (const Written &each : written_) {
    WrittenRegion region{.region = each.region, .lines = {}};
    for (const std::string &part : each.texts)
      if (const std::size_t at = text.find(part); at != std::string::npos)
        region.lines.push_back({.first = lines.locate(static_cast<std::uint32_t>(at)).line,
                                .last = lines.locate(static_cast<std::uint32_t>(at + part.size())).line});
    out.push_back(std::move(region));
  }
  return out;
}

Result<void> Translator::check() const {
  if (const auto taken = takenNames(program_); !taken.empty())
    return fail(ErrorKind::refused, "The source uses the name " + *taken.begin() +
                                        ", which the translation needs for its helpers; rename it.");
  if (!program_.notCxx.empty())
    return fail(ErrorKind::refused, program_.notCxx.front().text, program_.notCxx.front().span);
  return {};
}

/// The program with what was edited, behind helpers.
Result<std::string> Translator::hostText(const std::string &beginning) {
  for (TextEdits edits : {cpuUseEdits(program_, plan_), mappedEdits(program_, plan_), serialCopies(program_, plan_)})
    edits_.insert(edits_.end(), edits.begin(), edits.end());
  atomics();
  const std::uint32_t begin = beginOfCode(program_.text);
  TextEdits all{{.span = {.file = mainFile, .begin = begin, .end = begin},
                 .replacement = (begin == 0 ? "" : "\n") + beginning + namesOfC(program_)}};
  all.insert(all.end(), edits_.begin(), edits_.end());
  for (const TextEdit &host : pieces_.edits())
    if (std::ranges::none_of(edits_, [&](const TextEdit &edit) {
          return !edit.span.empty() && edit.span.begin <= host.span.begin && host.span.end <= edit.span.end;
        }))
      all.push_back(host);
  return applyEdits(program_.text, mainFile, all);
}

Result<CudaText> Translator::toCuda() {
  if (auto checked = check(); !checked) return std::unexpected(checked.error());
  regions();
  functions();
  auto text =
      hostText(prelude(plan_.hasDirectives) + ofBlocks() + inRegionText(plan_) + constantPrelude(plan_) +
               collapsePrelude(plan_) + outsidePrelude(program_, plan_) + vectorPrelude(program_) + ownNames(program_));
  if (!text) return std::unexpected(text.error());
  CudaText out{.text = std::move(*text), .written = {}};
  out.written = noted(out.text);
  return out;
}

Result<OpenClText> Translator::toOpenCl(const OpenClSettings &settings) {
  if (auto checked = check(); !checked) return std::unexpected(checked.error());
  regions();
  auto kernels = kernelFileText(program_, plan_, pieces_, kernels_);
  if (!kernels) return std::unexpected(kernels.error());
  auto host = hostText(openClPrelude({.kernelsFile = settings.kernelsFile,
                                      .needsDouble = kernels->needsDouble,
                                      .hasDirectives = plan_.hasDirectives}) +
                       ofBlocks() + vectorPrelude(program_));
  if (!host) return std::unexpected(host.error());
  return OpenClText{.host = std::move(*host), .kernels = std::move(kernels->text)};
}

} // namespace

Result<CudaText> cudaText(const Program &program, const ProgramPlan &plan) {
  return Translator(program, plan, cudaTarget()).toCuda();
}

Result<OpenClText> openClText(const Program &program, const ProgramPlan &plan, const OpenClSettings &settings) {
  TextEdits ofKernels = settings.globalPointers ? globalPointerEdits(program) : TextEdits();
  return Translator(program, plan, openClTarget(), std::move(ofKernels)).toOpenCl(settings);
}

} // namespace warpgrain::openmp
