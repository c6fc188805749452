// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/OpenClText.h"

#include "core/base/Tokens.h"
#include "core/model/Dialect.h"
#include "core/model/Walk.h"
#include "core/model/dialect/MathNames.h"
#include "core/model/dialect/OpenClDialect.h"
#include "core/model/dialect/OpenClWords.h"
#include "core/openmp/emit/HostText.h"
#include "core/openmp/model/Walk.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace warpgrain::openmp {

namespace {

using Names = std::set<std::string, std::less<>>;

/// The identifiers of a text; of a preprocessor line those behind its first word.
void addNames(std::string_view text, Names &out) {
  for (const Token &token : tokenize(text)) {
    if (token.kind == TokenKind::identifier) out.emplace(textOf(text, token));
    if (token.kind != TokenKind::directive) continue;
    const std::string_view line = textOf(text, token);
    addNames(line.substr(line.find('#') + 1), out);
  }
}

/// A number of double precision: `1.0`, `1e-3`.
bool isDouble(std::string_view number) {
  if (number.ends_with('f') || number.ends_with('F') || number.starts_with("0x") || number.starts_with("0X"))
    return false;
  return number.find_first_of(".eE") != std::string_view::npos;
}

bool hasDoubles(std::string_view text) {
  return std::ranges::any_of(tokenize(text), [&](const Token &token) {
    const std::string_view word = textOf(text, token);
    if (token.kind == TokenKind::directive) return hasDoubles(word.substr(word.find('#') + 1));
    return token.kind == TokenKind::number ? isDouble(word) : word == "double";
  });
}

/// The first call of mathematics in a body whose arguments are converted to the types of its parameters: in OpenCL C,
/// which looks at the arguments alone, it would be another function.
std::optional<std::string> convertedCall(const model::Unit &unit, const model::Body &body) {
  for (const model::Expression &each : body.expressions) {
    if (each.kind != model::ExpressionKind::call || !each.callee.isSystem) continue;
    const std::string &name = each.callee.name;
    if (!model::isMathFunction(name) && !model::isStandardComputation(name)) continue;
    const bool isFixed = model::openClFunction(name).has_value();
    for (const model::ExpressionId operand : each.operands) {
      const model::Expression &value = body[operand];
      const bool isConverted = value.kind == model::ExpressionKind::cast && value.isImplicit;
      const bool isOther = value.type != each.type && isSome(each.type) && isSome(value.type) &&
                           unit[value.type].name != unit[each.type].name;
      if ((isConverted || isOther) && !isFixed) return name;
    }
    // Of integers, std::abs is the one of int alone.
    if (name == "abs" && isSome(each.type) && unit[each.type].name != "int") return name;
  }
  return std::nullopt;
}

std::optional<std::string> convertedCall(const model::Unit &unit, model::FunctionId function,
                                         std::set<model::FunctionId> &seen) {
  if (!seen.insert(function).second) return std::nullopt;
  const model::Body &body = unit[function].body;
  if (auto found = convertedCall(unit, body)) return found;
  for (const model::Expression &each : body.expressions)
    if (each.kind == model::ExpressionKind::call && isSome(each.callee.function))
      if (auto found = convertedCall(unit, each.callee.function, seen)) return found;
  return std::nullopt;
}

} // namespace

std::optional<std::string> whyNotOpenCl(const Program &program, const Kernel &kernel, const model::Unit &unit) {
  if (!kernel.grid || !kernel.lastPrivates.empty() || !kernel.threadPrivates.empty() || !kernel.before.empty() ||
      !kernel.after.empty())
    return "Its kernel has a form that is written in CUDA alone.";
  for (const MappedVariable &each : kernel.mapped)
    if (each.isNamedWhole || (program[each.variable].shape != Shape::array && !each.byPointer))
      return "The kernel changes " + program[each.variable].name +
             " in place, by a reference in CUDA; OpenCL C has none.";
  for (const KernelReduction &each : kernel.reductions)
    if (each.section)
      return "Threads gather elements of " + program[each.variable].name + ", which is written in CUDA alone.";
  if (program.hasGenericMath) return "The source includes <tgmath.h>, whose functions OpenCL C chooses otherwise.";
  const auto found = unit.findKernel(kernel.name);
  if (!found) return "Its kernel is not found in the CUDA program.";
  std::set<model::FunctionId> seen;
  if (const auto name = program.isC ? std::nullopt : convertedCall(unit, *found, seen))
    return *name + "() is called with arguments that are converted to other types, which OpenCL C would not convert.";
  return std::nullopt;
}

TextEdits globalPointerEdits(const Program &program) {
  TextEdits out;
  std::set<std::uint32_t> done;
  const auto add = [&](std::uint32_t at) {
    if (done.insert(at).second)
      out.push_back({.span = {.file = mainFile, .begin = at, .end = at}, .replacement = "__global "});
  };
  const auto isPointer = [&](VariableId id) { return program[id].shape == Shape::pointer; };
  for (const Function &function : program.functions) {
    for (const VariableId each : function.parameters)
      if (isPointer(each) && !program[each].declared.empty()) add(program[each].declared.begin);
    forEachStatement(function.body, [&](const Statement &statement) {
      if (std::ranges::any_of(statement.declares, isPointer)) add(statement.span.begin);
    });
  }
  return out;
}

namespace {

using Renames = std::map<std::string, std::string, std::less<>>;

/// Spells a text of C and C++ as OpenCL C: `long` of `long long`, `sqrt` of `std::sqrt`, `(int)` of `static_cast<int>`;
/// and some names as others.
class OpenClSpelling {
public:
  OpenClSpelling(const std::string &text, const Renames &renames)
      : text_(text), renames_(renames), tokens_(tokenize(text)) {}

  std::string write() {
    for (std::size_t i = 0; i < tokens_.size(); ++i)
      token(i);
    return out_ + text_.substr(done_);
  }

private:
  std::string_view word(std::size_t i) const {
    return i < tokens_.size() ? textOf(text_, tokens_[i]) : std::string_view();
  }

  void replace(std::uint32_t begin, std::uint32_t end, const std::string &by) {
    if (begin < done_) return;
    out_ += text_.substr(done_, begin - done_) + by;
    done_ = end;
  }

  void token(std::size_t i);
  bool cast(std::size_t i);

  const std::string &text_;
  const Renames &renames_;
  std::vector<Token> tokens_;
  std::string out_;
  std::uint32_t done_ = 0;
};

/// `static_cast<T>(…)`
bool OpenClSpelling::cast(std::size_t i) {
  if (word(i) != "static_cast" || word(i + 1) != "<") return false;
  for (std::size_t end = i + 2; end < tokens_.size() && word(end) != "(" && word(end) != "<"; ++end) {
    if (word(end) != ">") continue;
    const std::uint32_t first = tokens_[i + 1].end;
    const std::string type = text_.substr(first, tokens_[end].begin - first);
    replace(tokens_[i].begin, tokens_[end].end, "(" + OpenClSpelling(type, renames_).write() + ")");
    return true;
  }
  return false;
}

void OpenClSpelling::token(std::size_t i) {
  const Token &own = tokens_[i];
  if (own.kind == TokenKind::directive) {
    const std::string line(word(i));
    const std::size_t behind = line.find('#') + 1;
    return replace(own.begin, own.end, line.substr(0, behind) + OpenClSpelling(line.substr(behind), renames_).write());
  }
  if (own.kind == TokenKind::number) {
    std::string number(word(i)); // `10LL` is `10L`
    for (const char *suffix : {"LL", "ll"})
      if (const std::size_t at = number.rfind(suffix); at != std::string::npos) number.erase(at, 1);
    return replace(own.begin, own.end, number);
  }
  if (own.kind != TokenKind::identifier || cast(i)) return;
  if (const auto other = renames_.find(word(i)); other != renames_.end())
    return replace(own.begin, own.end, other->second);
  if (word(i) == "long" && word(i + 1) == "long") return replace(own.begin, tokens_[i + 1].begin, "");
  if (word(i) == "std" && word(i + 1) == "::") return replace(own.begin, tokens_[i + 1].end, "");
  if (word(i) == "std" && word(i + 1) == ":" && word(i + 2) == ":") return replace(own.begin, tokens_[i + 2].end, "");
  // A function that is `inline` alone is one of another text, too.
  if (word(i) == "inline" && (i == 0 || word(i - 1) != "static") && word(i + 1) != "static")
    return replace(own.begin, own.begin, "static ");
  if (word(i) == "__restrict__" || word(i) == "__restrict") replace(own.begin, own.end, "restrict");
}

class KernelFileWriter {
public:
  KernelFileWriter(const Program &program, const ProgramPlan &plan, const TextPieces &pieces,
                   const std::string &kernels)
      : program_(program), plan_(plan), pieces_(pieces), kernels_(kernels) {}

  Result<KernelFile> write();

private:
  struct Written {
    std::string text;
    std::string head;
    std::string name;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
  };

  void functions();
  Result<void> declarations();
  bool isParameter(const std::string &name) const;
  bool declares(const std::string &name) const;
  void renameOwn();
  std::string library();

  const Program &program_;
  const ProgramPlan &plan_;
  const TextPieces &pieces_;
  const std::string &kernels_;
  Names names_;
  std::vector<Written> functions_;
  std::string macros_;
  std::string types_;
  Renames renames_;
};

/// Those that kernels call, in the order of the source.
void KernelFileWriter::functions() {
  for (const FunctionId id : kernelFunctions(program_, plan_)) {
    const Function &function = program_[id];
    SourceSpan head = function.span;
    head.end = std::max(head.begin, function.body.span.begin);
    std::string headText = pieces_.kernelText(head);
    headText.erase(headText.find_last_not_of(" \t\r\n") + 1);
    functions_.push_back({.text = pieces_.kernelText(function.span),
                          .head = std::move(headText),
                          .name = function.name,
                          .begin = function.span.begin,
                          .end = function.span.end});
  }
  std::ranges::sort(functions_, {}, &Written::begin);
  for (const Written &each : functions_)
    addNames(each.text, names_);
}

/// True for a constant that kernels are given by its name.
bool KernelFileWriter::isParameter(const std::string &name) const {
  for (const Region &region : plan_.regions)
    for (const Kernel &kernel : region.kernels)
      for (const VariableId id : kernel.values)
        if (program_[id].name == name) return true;
  return false;
}

/// What is named, and what that names.
Result<void> KernelFileWriter::declarations() {
  std::vector<bool> isTaken(program_.fileScope.size());
  for (bool goesOn = true; goesOn;) {
    goesOn = false;
    for (std::size_t i = 0; i < isTaken.size(); ++i) {
      const FileScopeText &each = program_.fileScope[i];
      if (each.kind == FileScopeKind::constant && isParameter(each.names.front())) continue;
      if (isTaken[i] ||
          std::ranges::none_of(each.names, [&](const std::string &name) { return names_.contains(name); }))
        continue;
      if (!each.isOnly)
        return fail(ErrorKind::refused, "A kernel names the macro " + each.names.front() +
                                            ", which does not stand for the same text in the whole source; kernels of "
                                            "OpenCL C are a text of their own.");
      isTaken[i] = goesOn = true;
      addNames(each.text, names_);
    }
  }
  for (std::size_t i = 0; i < isTaken.size(); ++i) {
    if (!isTaken[i]) continue;
    const FileScopeText &each = program_.fileScope[i];
    if (each.kind == FileScopeKind::macro)
      macros_ += each.text + "\n";
    else
      types_ += (each.kind == FileScopeKind::constant ? "__constant " : "") + each.text + "\n";
  }
  return {};
}

bool KernelFileWriter::declares(const std::string &name) const {
  return std::ranges::any_of(functions_, [&](const Written &each) { return each.name == name; }) ||
         std::ranges::any_of(program_.fileScope, [&](const FileScopeText &each) {
           return each.kind == FileScopeKind::macro && each.names.front() == name;
         });
}

/// Names of the program that OpenCL C has, too.
void KernelFileWriter::renameOwn() {
  for (const std::string &name : names_) {
    const bool isOfBoth =
        declares(name) && model::openClDialect().call({.name = name}).effect != model::CallEffect::unknown;
    if (model::isWordOfOpenCl(name) || isOfBoth) renames_[name] = "own_" + name;
  }
}

/// What C's library has, and OpenCL C has otherwise.
std::string KernelFileWriter::library() {
  Names inMacros;
  addNames(macros_, inMacros);
  std::string out;
  for (const std::string &name : names_) {
    if (declares(name)) continue;
    if (const std::string_view type = model::openClTypeOf(name); !type.empty())
      out += "typedef " + std::string(type) + " " + name + ";\n";
    auto function = model::openClFunction(name);
    if (!function && program_.isC && inMacros.contains(name)) function = model::openClFunctionOfDouble(name);
    if (!function) continue;
    if (function->name != name) renames_[name] = function->name;
    out += function->definition + "\n";
  }
  return out.empty() ? out : "// What C's library has, and OpenCL C has otherwise.\n" + out + "\n";
}

Result<KernelFile> KernelFileWriter::write() {
  addNames(kernels_, names_);
  functions();
  if (auto done = declarations(); !done) return std::unexpected(done.error());
  std::string body = macros_ + (macros_.empty() ? "" : "\n") + types_ + (types_.empty() ? "" : "\n");
  for (std::size_t i = 0; i < functions_.size(); ++i) {
    // One that is called before its definition is declared first.
    Names called;
    for (std::size_t before = 0; before < i; ++before)
      addNames(functions_[before].text, called);
    if (called.contains(functions_[i].name)) body += functions_[i].head + ";\n";
  }
  for (const Written &each : functions_)
    body += each.text + "\n\n";
  renameOwn();
  if (const std::string barrier(model::openClDialect().blockBarrierName()); renames_.contains(barrier))
    return fail(ErrorKind::refused, "The source has a function " + barrier + ", which OpenCL C needs for its own.");
  const std::string before = library();
  body = before + OpenClSpelling(body + kernels_, renames_).write();
  KernelFile out{.text = {}, .needsDouble = hasDoubles(body)};
  out.text = "// Kernels of " + program_.path.filename().string() + ".\n";
  if (out.needsDouble) out.text += "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n";
  out.text +=
      "// Products are rounded before they are added up, as in the serial loops.\n#pragma OPENCL FP_CONTRACT OFF\n\n" +
      body;
  out.text.erase(out.text.find_last_not_of('\n') + 2);
  return out;
}

} // namespace

Result<KernelFile> kernelFileText(const Program &program, const ProgramPlan &plan, const TextPieces &pieces,
                                  const std::string &kernels) {
  return KernelFileWriter(program, plan, pieces, kernels).write();
}

} // namespace warpgrain::openmp
