// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/HostText.h"

#include "core/base/Indentation.h"
#include "core/base/Tokens.h"
#include "core/openmp/emit/OutsideText.h"
#include "core/openmp/emit/TextPieces.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/KernelPlanner.h"

#include <algorithm>
#include <map>
#include <utility>

namespace warpgrain::openmp {

namespace {

/// Words of C that C++ has otherwise.
const std::map<std::string_view, std::string_view> &wordsOfC() {
  static const std::map<std::string_view, std::string_view> words{{"restrict", "__restrict__"},
                                                                  {"register", ""},
                                                                  {"_Bool", "bool"},
                                                                  {"_Static_assert", "static_assert"},
                                                                  {"typeof", "__typeof__"},
                                                                  {"__auto_type", "auto"},
                                                                  {"_Alignof", "alignof"},
                                                                  {"_Thread_local", "thread_local"}};
  return words;
}

bool needsExtents(const ProgramPlan &plan) {
  return plan.keepsExtents || std::ranges::any_of(plan.regions, [](const Region &region) {
           return std::ranges::any_of(region.kernels, [](const Kernel &kernel) {
             return std::ranges::any_of(kernel.mapped, [](const MappedVariable &each) { return each.byPointer; });
           });
         });
}

class HostEdits {
public:
  HostEdits(const Program &program, const ProgramPlan &plan)
      : program_(program), plan_(plan), needsExtents_(needsExtents(plan)), onGpu_(kernelFunctions(program, plan)) {
    for (const Region &region : plan.regions)
      if (region.isOnGpu() && !region.isFunction()) regions_.push_back(region.statement);
    if (needsExtents_) findTexts();
  }

  TextEdits make();

private:
  void allocations();
  void findTexts();
  bool isOfKernels(const SourceSpan &text) const;
  void words();
  void word(const std::vector<Token> &tokens, std::size_t at, std::uint32_t offset);
  void compilerName(std::string_view text, std::uint32_t begin);
  void directive(const Token &token);
  void knownArrays();
  void knownArray(const Variable &variable);

  void add(std::uint32_t begin, std::uint32_t end, std::string text) {
    edits_.push_back({.span = {.file = mainFile, .begin = begin, .end = end}, .replacement = std::move(text)});
  }

  const Program &program_;
  const ProgramPlan &plan_;
  bool needsExtents_;
  std::set<FunctionId> onGpu_;
  std::vector<const Statement *> regions_;
  std::vector<SourceSpan> texts_; ///< declarations of pointers to strings that kernels may get
  TextEdits edits_;
};

/// Pointers that begin as the address of a string, and that kernels have, or functions that may launch some.
void HostEdits::findTexts() {
  std::set<VariableId> given;
  std::set<FunctionId> launching;
  for (const Region &region : plan_.regions) {
    if (region.isOnGpu()) launching.insert(region.function);
    for (const Kernel &kernel : region.kernels)
      for (const MappedVariable &each : kernel.mapped)
        if (each.byPointer) given.insert(each.variable);
  }
  std::map<FunctionId, bool> reaches;
  const auto launches = [&](FunctionId id) {
    if (const auto known = reaches.find(id); known != reaches.end()) return known->second;
    std::set<FunctionId> callees{id};
    addCallees(program_, program_[id].body, callees);
    return reaches[id] = std::ranges::any_of(callees, [&](FunctionId each) { return launching.contains(each); });
  };
  for (const Function &function : program_.functions)
    forEachAccess(function.body, [&](const Access &access) {
      if (program_[access.variable].beginsAsLiteral &&
          (access.passedOut || (access.passedTo && launches(*access.passedTo))))
        given.insert(access.variable);
    });
  for (const VariableId each : given)
    if (program_[each].beginsAsLiteral) texts_.push_back(program_[each].declared);
}

/// True of text that kernels have, too.
bool HostEdits::isOfKernels(const SourceSpan &text) const {
  // Instances of a template share their text.
  return std::ranges::any_of(onGpu_, [&](FunctionId each) { return program_[each].span.contains(text); }) ||
         std::ranges::any_of(regions_, [&](const Statement *each) { return each->span.contains(text); });
}

/// A word at a place of the text, which may lie in a directive.
void HostEdits::word(const std::vector<Token> &tokens, std::size_t at, std::uint32_t offset) {
  const Token &token = tokens[at];
  const std::string_view text = std::string_view(program_.text).substr(offset + token.begin, token.end - token.begin);
  const bool hasNext = at + 1 < tokens.size() && tokens[at + 1].kind == TokenKind::identifier;
  // C++ takes a word right behind a string as its suffix.
  if (token.kind == TokenKind::string && hasNext && tokens[at + 1].begin == token.end)
    return add(offset + token.end, offset + token.end, " ");
  if (token.kind != TokenKind::identifier) return;
  if (const auto known = wordsOfC().find(text); known != wordsOfC().end())
    add(offset + token.begin, offset + token.end, std::string(known->second));
}

/// What a program of C asks of its compiler.
void HostEdits::compilerName(const std::string_view text, std::uint32_t begin) {
  const bool isVersion = text == "__STDC_VERSION__" && program_.versionOfC > 0;
  if (isVersion || text == "__STDC_VERSION__" || text == "__cplusplus")
    add(begin, begin + static_cast<std::uint32_t>(text.size()), isVersion ? "gpu_version_of_c" : "gpu_is_not_defined");
}

void HostEdits::directive(const Token &token) {
  const std::string_view line = textOf(program_.text, token);
  const bool isInclude = line.find("include") != std::string_view::npos;
  if (isInclude && line.find("omp.h") != std::string_view::npos &&
      (line.find("<omp.h>") != std::string_view::npos || line.find("\"omp.h\"") != std::string_view::npos))
    return add(token.begin, token.end, "");
  if (!program_.isC) return;
  const std::size_t hash = line.find('#');
  const std::uint32_t offset = token.begin + static_cast<std::uint32_t>(hash) + 1;
  const std::vector<Token> inner = tokenize(line.substr(hash + 1));
  const auto at = [&](std::size_t i) {
    return std::string_view(program_.text).substr(offset + inner[i].begin, inner[i].end - inner[i].begin);
  };
  const bool isDefinition = !inner.empty() && at(0) == "define";
  for (std::size_t i = 1; i < inner.size(); ++i) {
    if (inner[i].kind == TokenKind::identifier) compilerName(at(i), offset + inner[i].begin);
    if (isDefinition && i > 1) word(inner, i, offset);
  }
}

/// Some give memory that the GPU has without a copy: "gpu::allocateNew".
void HostEdits::allocations() {
  bool isLeftOut = false;
  for (TextEdit edit : program_.allocationEdits) {
    std::string &name = edit.replacement;
    // Of a string, with the parenthesis behind it.
    if (std::exchange(isLeftOut, false)) continue;
    const auto holdsIt = [&](const SourceSpan &declared) { return declared.contains(edit.span); };
    isLeftOut = name.starts_with("gpu::text") && (isOfKernels(edit.span) || std::ranges::none_of(texts_, holdsIt));
    if (isLeftOut) continue;
    const bool isCall = name == "gpu::know(";
    if (plan_.newBlocks.contains(edit.span.begin) && (isCall || name.starts_with("gpu::allocate")))
      name.insert(name.size() - (isCall ? 1 : 0), "New");
    edits_.push_back(std::move(edit));
  }
}

void HostEdits::words() {
  const std::vector<Token> tokens = tokenize(program_.text);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind == TokenKind::directive) {
      directive(tokens[i]);
    } else if (program_.isC) {
      word(tokens, i, 0);
      compilerName(textOf(program_.text, tokens[i]), tokens[i].begin);
    }
  }
}

/// Behind the declaration, with which its memory begins to be known.
void HostEdits::knownArray(const Variable &variable) {
  std::uint32_t end = variable.declared.end;
  const std::string_view text = program_.text;
  if (end == 0) return;
  if (text[end - 1] != ';') {
    // The declarators behind it belong to the statement.
    const std::string_view rest = text.substr(end);
    const std::vector<Token> tokens = tokenize(rest.substr(0, std::min<std::size_t>(rest.size(), 4096)));
    const auto semicolon = std::ranges::find_if(tokens, [&](const Token &token) { return textOf(rest, token) == ";"; });
    if (semicolon == tokens.end()) return;
    end += semicolon->end;
  }
  const std::string indentation(indentationAt(text, variable.declared.begin));
  const bool isStatic = variable.storage != Storage::local;
  add(end, end,
      "\n" + indentation + (isStatic ? "static " : "") + "gpu::Known gpu_known_" + variable.name + "(" + variable.name +
          ", sizeof(" + variable.name + "));");
}

void HostEdits::knownArrays() {
  for (std::size_t i = 0; i < program_.variables.size(); ++i) {
    const Variable &variable = program_.variables[i];
    const VariableId id{static_cast<std::uint32_t>(i)};
    const bool isArray = variable.shape == Shape::array && (variable.bytes || variable.storage == Storage::local);
    const bool isInKernel = isOfKernels(variable.declared);
    const bool isEnding = plan_.ending.contains(id);
    if (isArray && !isInKernel && ((needsExtents_ && variable.addressEscapes) || isEnding) && variable.canBeKnown &&
        !variable.isThreadPrivate && variable.isPlainData)
      knownArray(variable);
  }
}

TextEdits HostEdits::make() {
  edits_ = program_.hostEdits;
  edits_.insert(edits_.end(), plan_.blockChecks.begin(), plan_.blockChecks.end());
  for (TextEdit &each : outsideEdits(program_, plan_))
    edits_.push_back(std::move(each));
  if (needsExtents_) allocations();
  words();
  knownArrays();
  return std::move(edits_);
}

} // namespace

std::set<FunctionId> kernelFunctions(const Program &program, const ProgramPlan &plan) {
  std::set<FunctionId> out;
  for (const Region &region : plan.regions)
    for (const Kernel &kernel : region.kernels) {
      // The CPU evaluates the heads of the loops.
      for (const Statement *loop : kernel.loops)
        addCallees(program, *bodyOf(*loop), out);
      for (const auto *list : {&kernel.before, &kernel.after})
        for (const Statement *statement : *list)
          addCallees(program, *statement, out);
    }
  return out;
}

TextEdits hostEdits(const Program &program, const ProgramPlan &plan) {
  return HostEdits(program, plan).make();
}

std::string ownNames(const Program &program) {
  static const std::set<std::string_view> numbers{"char", "uchar", "short",    "ushort",    "int",   "uint",
                                                  "long", "ulong", "longlong", "ulonglong", "float", "double"};
  const std::vector<Token> tokens = tokenize(program.text);
  const auto at = [&](std::size_t i) {
    return i < tokens.size() ? textOf(program.text, tokens[i]) : std::string_view();
  };
  std::set<std::string> own;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string_view name = at(i);
    const bool isVector = name.size() > 1 && name.back() >= '1' && name.back() <= '4' &&
                          numbers.contains(name.substr(0, name.size() - 1));
    const bool isDeclared =
        i > 0 && (((at(i - 1) == "struct" || at(i - 1) == "class" || at(i - 1) == "union") && at(i + 1) == "{") ||
                  (at(i - 1) == "}" && at(i + 1) == ";"));
    if (tokens[i].kind == TokenKind::identifier && (isVector || name == "dim3") && isDeclared) own.emplace(name);
  }
  own.insert(program.namesOfCuda.begin(), program.namesOfCuda.end());
  std::string out;
  for (const std::string &name : own)
    out += "#define " + name + " own_" + name + "\n";
  return out.empty() ? out : "// What the program declares by names of CUDA's.\n" + out + "\n";
}

std::string namesOfC(const Program &program) {
  if (!program.isC || program.versionOfC == 0 || program.text.find("__STDC_VERSION__") == std::string::npos) return {};
  return "#define gpu_version_of_c " + std::to_string(program.versionOfC) + "L\n\n";
}

namespace {

/// True for names that the translation writes whatever the program's variables are.
bool isFixed(std::string_view name) {
  static const std::set<std::string_view> fixed{
      "gpu",       "GPU_CHECK",        "GPU_ANSWER",         "gpu_region", "gpu_t",       "gpu_blocks",
      "gpu_teams", "gpu_version_of_c", "gpu_is_not_defined", "gpu_trips",  "gpu_threads", "gpu_grid",
      "gpu_from",  "gpu_in_region",    "gpu_share",          "gpu_shares", "gpu_kernel",  "gpu_group",
      "gpu_items", "gpu_other",        "GPU_VARIABLE",       "GPU_POINTER"};
  static const std::vector<std::string_view> beginnings{
      "gpu_trips", "gpu_count_", "gpu_begin_",  "gpu_step_",     "gpu_parts_", "gpu_first_",
      "gpu_last_", "gpu_known_", "gpu_index_",  "gpu_to_",       "gpu_own_",   "gpu_part_",
      "gpu_all_",  "gpu_chunk",  "gpu_mapped_", "gpu_constant_", "gpu_left_",  "gpu_values_"};
  return fixed.contains(name) ||
         std::ranges::any_of(beginnings, [&](std::string_view each) { return name.starts_with(each); });
}

/// The same, and names that it makes of the program's variables.
bool isOfHelpers(const Program &program, std::string_view name) {
  if (isFixed(name)) return true;
  return name.starts_with("gpu_") &&
         std::ranges::any_of(program.variables, [&](const Variable &each) { return name.substr(4) == each.name; });
}

} // namespace

std::string addressName(const Variable &variable) {
  const std::string name = "gpu_" + variable.name;
  return isFixed(name) ? "gpu_to_" + variable.name : name;
}

std::set<std::string> takenNames(const Program &program) {
  std::set<std::string> out;
  for (const Token &token : tokenize(program.text)) {
    const std::string_view text = textOf(program.text, token);
    if (token.kind == TokenKind::identifier && isOfHelpers(program, text)) out.emplace(text);
  }
  return out;
}

} // namespace warpgrain::openmp
