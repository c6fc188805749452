// SPDX-License-Identifier: Apache-2.0
//
// Definitions, declarations and calls of old C as today's C and C++ have them.
#include "core/frontend/openmp/OldC.h"

#include "core/base/TextEdit.h"
#include "core/base/Tokens.h"
#include "core/frontend/openmp/OldCText.h"
#include "core/frontend/openmp/OpenMpContext.h"

#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Basic/Builtins.h>
#include <clang/Frontend/ASTUnit.h>
#include <clang/Lex/Lexer.h>

#include <algorithm>

namespace warpgrain::frontend {

namespace {

/// Headers of functions that POSIX has, and Clang does not know.
std::string headerOf(const clang::FunctionDecl &function, clang::ASTContext &ast) {
  static const std::map<std::string, std::string> headers{
      {"gettimeofday", "sys/time.h"}, {"read", "unistd.h"},        {"write", "unistd.h"},        {"close", "unistd.h"},
      {"lseek", "unistd.h"},          {"usleep", "unistd.h"},      {"sleep", "unistd.h"},        {"access", "unistd.h"},
      {"getpid", "unistd.h"},         {"unlink", "unistd.h"},      {"isatty", "unistd.h"},       {"open", "fcntl.h"},
      {"creat", "fcntl.h"},           {"strcasecmp", "strings.h"}, {"strncasecmp", "strings.h"}, {"bzero", "strings.h"},
      {"atoi", "stdlib.h"},           {"atol", "stdlib.h"},        {"atof", "stdlib.h"},         {"rand", "stdlib.h"},
      {"srand", "stdlib.h"},          {"random", "stdlib.h"},      {"srandom", "stdlib.h"},      {"qsort", "stdlib.h"},
      {"system", "stdlib.h"},         {"time", "time.h"},          {"clock", "time.h"},          {"fclose", "stdio.h"},
      {"fflush", "stdio.h"},          {"fgetc", "stdio.h"},        {"feof", "stdio.h"},          {"remove", "stdio.h"}};
  if (const unsigned builtin = function.getBuiltinID(); builtin != 0)
    if (const char *header = ast.BuiltinInfo.getHeaderName(builtin); header != nullptr) return header;
  if (function.getNameAsString().starts_with("omp_")) return "omp.h";
  const auto known = headers.find(function.getNameAsString());
  return known == headers.end() ? std::string() : known->second;
}

bool isOldStyle(const clang::FunctionDecl &function) {
  return function.isThisDeclarationADefinition() && function.param_size() > 0 && !function.hasWrittenPrototype();
}

std::string parametersOf(const clang::FunctionDecl &function, const OpenMpContext &context) {
  std::string out;
  for (const clang::ParmVarDecl *each : function.parameters())
    out += (out.empty() ? "" : ", ") + context.declared(each->getOriginalType(), each->getNameAsString());
  return function.isVariadic() ? out + ", ..." : out;
}

DefinedFunction definedFunction(const clang::FunctionDecl &function, const OpenMpContext &context) {
  DefinedFunction out{
      .declaration = {}, .parameters = parametersOf(function, context), .isOldStyle = isOldStyle(function)};
  out.declaration = (function.getStorageClass() == clang::SC_Static ? "static " : "") +
                    context.declared(function.getReturnType(), function.getNameAsString() + "(" + out.parameters + ")");
  return out;
}

class Moderniser : public clang::RecursiveASTVisitor<Moderniser> {
public:
  Moderniser(OpenMpContext &context, const FindDefinition &find) : context_(context), find_(find) {}

  bool VisitFunctionDecl(clang::FunctionDecl *function) {
    if (!context_.isInSource(function->getLocation()) || function->isImplicit()) return true;
    if (function->isThisDeclarationADefinition()) inside_ = function;
    if (isOldStyle(*function)) definition(*function);
    return true;
  }

  bool VisitCallExpr(clang::CallExpr *call) {
    clang::FunctionDecl *callee = call->getDirectCallee();
    if (callee == nullptr || inside_ == nullptr || !context_.isInSource(call->getBeginLoc())) return true;
    if (!isOfLibrary(*callee)) return true;
    const bool isUndeclared = isDeclaredBehind(*callee, call->getBeginLoc());
    const clang::FunctionDecl *first = callee->getCanonicalDecl();
    if ((isUndeclared || !hasPrototype(*callee, call->getBeginLoc())) && done_.insert(first).second)
      called(*call, *callee, isUndeclared);
    return true;
  }

  /// Types that are left out.
  void types(clang::ASTUnit &unit) {
    for (auto each = unit.stored_diag_begin(); each != unit.stored_diag_end(); ++each) {
      if (!each->getMessage().starts_with("type specifier missing")) continue;
      for (const clang::FixItHint &hint : each->getFixIts()) {
        const clang::SourceLocation at = hint.RemoveRange.getBegin();
        if (!at.isValid() || !at.isFileID() || !context_.isInSource(at) || hint.CodeToInsert.find("int") != 0) continue;
        const std::uint32_t offset = context_.sources.getFileOffset(at);
        const bool isWritten = std::ranges::any_of(
            edits, [&](const TextEdit &edit) { return edit.span.begin <= offset && offset < edit.span.end; });
        if (!isWritten) edits.push_back({{mainFile, offset, offset}, "int "});
      }
    }
  }

  TextEdits edits;
  std::set<std::string> headers;
  ModernSource result;
  std::optional<Error> error;

private:
  /// True but for what is a part of the compiler.
  bool isOfLibrary(const clang::FunctionDecl &function) const {
    const unsigned builtin = function.getBuiltinID();
    return builtin == 0 || context_.ast.BuiltinInfo.isPredefinedLibFunction(builtin);
  }

  bool isDeclaredBehind(const clang::FunctionDecl &function, clang::SourceLocation call) const {
    return std::ranges::none_of(function.redecls(), [&](const clang::FunctionDecl *each) {
      return !each->isImplicit() && context_.sources.isBeforeInTranslationUnit(each->getLocation(), call);
    });
  }

  bool hasPrototype(const clang::FunctionDecl &function, clang::SourceLocation call) const {
    return std::ranges::any_of(function.redecls(), [&](const clang::FunctionDecl *each) {
      return each->hasWrittenPrototype() && context_.sources.isBeforeInTranslationUnit(each->getLocation(), call);
    });
  }

  void definition(const clang::FunctionDecl &function);
  bool group(const clang::FunctionDecl &function, std::uint32_t begin, std::uint32_t end, unsigned &next,
             std::string &out) const;
  void called(const clang::CallExpr &call, const clang::FunctionDecl &callee, bool isUndeclared);
  void declare(const clang::CallExpr &call, const clang::FunctionDecl &callee, const DefinedFunction &defined);

  void refuse(clang::SourceLocation place, const std::string &sentence) {
    if (error) return;
    const clang::PresumedLoc at = context_.sources.getPresumedLoc(context_.sources.getExpansionLoc(place));
    error = Error{.kind = ErrorKind::input,
                  .message = std::string(at.getFilename()) + ":" + std::to_string(at.getLine()) + ": " + sentence};
  }

  std::uint32_t offset(clang::SourceLocation place) const { return context_.sources.getFileOffset(place); }

  OpenMpContext &context_;
  const FindDefinition &find_;
  const clang::FunctionDecl *inside_ = nullptr;
  std::set<const clang::FunctionDecl *> done_;
};

/// The parameters of one declaration, which must be the next ones.
bool Moderniser::group(const clang::FunctionDecl &function, std::uint32_t begin, std::uint32_t end, unsigned &next,
                       std::string &out) const {
  unsigned count = 0;
  for (const clang::ParmVarDecl *each : function.parameters())
    count += begin <= offset(each->getLocation()) && offset(each->getLocation()) < end ? 1U : 0U;
  for (unsigned i = 0; i < count; ++i, ++next) {
    const clang::ParmVarDecl *each = next < function.getNumParams() ? function.getParamDecl(next) : nullptr;
    if (each == nullptr || offset(each->getLocation()) < begin || offset(each->getLocation()) >= end) return false;
    out += (i == 0 ? "" : ", ") + context_.declared(each->getOriginalType(), each->getNameAsString());
  }
  return count > 0;
}

/// Each declaration stays in its line, where they have the order of the parameters.
void Moderniser::definition(const clang::FunctionDecl &function) {
  const clang::FunctionTypeLoc type = function.getFunctionTypeLoc();
  const clang::SourceLocation body =
      function.getBody() != nullptr ? function.getBody()->getBeginLoc() : clang::SourceLocation();
  const bool isPlain = !type.isNull() && type.getLParenLoc().isFileID() && type.getRParenLoc().isFileID() &&
                       body.isValid() && body.isFileID() &&
                       std::ranges::all_of(function.parameters(), [&](const clang::ParmVarDecl *each) {
                         return each->getLocation().isFileID() && !context_.isOfFunction(each->getOriginalType()) &&
                                !each->getOriginalType()->isVariablyModifiedType();
                       });
  const std::uint32_t open = isPlain ? offset(type.getLParenLoc()) : 0;
  const std::uint32_t close = isPlain ? offset(type.getRParenLoc()) + 1 : 0;
  const std::string_view region =
      isPlain ? std::string_view(context_.program.text).substr(close, offset(body) - close) : std::string_view();
  std::vector<Token> tokens = tokenize(region);
  if (!isPlain || std::ranges::any_of(tokens, [](const Token &each) { return each.kind == TokenKind::directive; }))
    return refuse(function.getLocation(),
                  function.getNameAsString() +
                      "() declares its parameters behind the "
                      "parentheses, and a macro or a type has a part in it; write a prototype.");
  std::erase_if(tokens, [](const Token &each) { return each.kind == TokenKind::comment; });
  std::vector<SourceSpan> spans;
  for (std::size_t i = 0, first = 0; i < tokens.size(); ++i)
    if (textOf(region, tokens[i]) == ";") {
      spans.push_back({mainFile, close + tokens[first].begin, close + tokens[i].end});
      first = i + 1;
    }
  std::vector<std::string> texts(spans.size());
  unsigned next = 0;
  bool isInOrder = !spans.empty();
  for (std::size_t i = 0; i < spans.size() && isInOrder; ++i)
    isInOrder = group(function, spans[i].begin, spans[i].end, next, texts[i]);
  isInOrder = isInOrder && next == function.getNumParams();
  edits.push_back({{mainFile, open, close}, isInOrder ? "(" : "(" + parametersOf(function, context_) + ")"});
  for (std::size_t i = 0; i < spans.size(); ++i)
    edits.push_back({spans[i], isInOrder ? texts[i] + (i + 1 < spans.size() ? "," : ")") : ""});
}

void Moderniser::called(const clang::CallExpr &call, const clang::FunctionDecl &callee, bool isUndeclared) {
  const std::string name = callee.getNameAsString();
  // What the compiler knows has its own parameters and result, declared or not.
  const bool isBuiltin = callee.getBuiltinID() != 0;
  std::optional<DefinedFunction> defined;
  if (const clang::FunctionDecl *here = callee.getDefinition()) {
    defined = definedFunction(*here, context_);
  } else {
    defined = find_(name);
    if (defined && defined->declaration.starts_with("static ")) defined.reset();
  }
  if (defined) {
    result.called[name] = defined->isOldStyle;
    declare(call, callee, *defined);
  } else if (const std::string header = headerOf(callee, context_.ast); !header.empty()) {
    if (!isBuiltin) result.called[name] = false;
    headers.insert(header);
  } else if (isUndeclared || call.getNumArgs() > 0) {
    return refuse(call.getBeginLoc(),
                  name + "() is called without a declaration of its parameters, and no source of the program that was "
                         "named defines it; declare it before the call, or name the source too.");
  }
  if (isUndeclared && !isBuiltin) result.undeclared.insert(name);
}

/// Writes the parameters into the declarations of the source, and a declaration before the function that calls it first
/// where there is none.
void Moderniser::declare(const clang::CallExpr &call, const clang::FunctionDecl &callee,
                         const DefinedFunction &defined) {
  bool isDeclared = false;
  bool isInHeader = false;
  for (const clang::FunctionDecl *each : callee.redecls()) {
    if (each->isImplicit()) continue;
    const bool isHere = context_.isInSource(each->getLocation());
    const bool isBefore = context_.sources.isBeforeInTranslationUnit(each->getLocation(), call.getBeginLoc());
    if (isHere && isBefore) isDeclared = true;
    if (!isHere) isInHeader = true;
    const clang::FunctionTypeLoc type = each->getFunctionTypeLoc();
    if (!isHere || each->isThisDeclarationADefinition() || type.isNull() || type.getRParenLoc().isMacroID() ||
        each->getType()->getAs<clang::FunctionProtoType>() != nullptr)
      continue;
    edits.push_back({{mainFile, offset(type.getLParenLoc()) + 1, offset(type.getRParenLoc())}, defined.parameters});
  }
  if (isDeclared || (isInHeader && defined.parameters.empty())) return;
  const clang::SourceLocation place = inside_->getBeginLoc();
  if (place.isMacroID())
    return refuse(call.getBeginLoc(),
                  callee.getNameAsString() + "() is not declared here; declare it before the call.");
  edits.push_back({{mainFile, offset(place), offset(place)}, defined.declaration + "; "});
}

/// Includes take the last empty lines before the first declaration, where there are enough of them.
void addHeaders(const std::set<std::string> &headers, const std::string &text, TextEdits &edits) {
  std::vector<std::uint32_t> lines = emptyLines(text);
  for (const std::string &header : headers) {
    const std::uint32_t at = lines.empty() ? 0 : lines.back();
    edits.push_back({{mainFile, at, at}, "#include <" + header + ">" + (lines.empty() ? "\n" : "")});
    if (!lines.empty()) lines.pop_back();
  }
}

} // namespace

std::map<std::string, DefinedFunction> definedFunctions(clang::ASTUnit &unit) {
  openmp::Program scratch;
  const OpenMpContext context(unit.getASTContext(), scratch);
  std::map<std::string, DefinedFunction> out;
  for (const clang::Decl *each : unit.getASTContext().getTranslationUnitDecl()->decls()) {
    const auto *function = llvm::dyn_cast<clang::FunctionDecl>(each);
    if (function != nullptr && function->isThisDeclarationADefinition() && function->hasExternalFormalLinkage())
      out[function->getNameAsString()] = definedFunction(*function, context);
  }
  return out;
}

Result<ModernSource> modernSource(clang::ASTUnit &unit, const std::string &text, const FindDefinition &find) {
  openmp::Program scratch;
  scratch.text = text;
  OpenMpContext context(unit.getASTContext(), scratch);
  Moderniser moderniser(context, find);
  moderniser.TraverseDecl(unit.getASTContext().getTranslationUnitDecl());
  if (moderniser.error) return std::unexpected(std::move(*moderniser.error));
  moderniser.types(unit);
  addHeaders(moderniser.headers, text, moderniser.edits);
  auto changed = applyEdits(text, mainFile, moderniser.edits);
  if (!changed) return std::unexpected(changed.error());
  moderniser.result.text = std::move(*changed);
  return std::move(moderniser.result);
}

} // namespace warpgrain::frontend
