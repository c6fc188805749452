// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/Context.h"

#include <clang/AST/Attr.h>
#include <clang/AST/DeclCXX.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/PrettyPrinter.h>
#include <clang/Lex/Lexer.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>
#include <iterator>

namespace warpgrain::frontend {

namespace {

/// Of a device function that is instantiated more often, the others are followed as the template is written.
constexpr std::size_t maximumInstances = 24;

/// True if the location is in an argument of every macro it is expanded by, so that its characters
/// stand in the file.
bool isOnlyInMacroArguments(clang::SourceLocation location, const clang::SourceManager &sources) {
  while (location.isMacroID()) {
    if (!sources.isMacroArgExpansion(location)) return false;
    location = sources.getImmediateSpellingLoc(location);
  }
  return true;
}

/// Name of the outermost macro that a location comes from.
std::string macroName(clang::SourceLocation location, const clang::ASTContext &ast) {
  const clang::SourceManager &sources = ast.getSourceManager();
  if (!location.isMacroID()) return {};
  const clang::SourceLocation use = sources.getExpansionLoc(location);
  return clang::Lexer::getSourceText(clang::CharSourceRange::getTokenRange(use, use), sources, ast.getLangOpts()).str();
}

} // namespace

SourceSpan RecordContext::spanOf(clang::CharSourceRange range) {
  const auto [beginFile, begin] = sources.getDecomposedLoc(range.getBegin());
  const auto [endFile, end] = sources.getDecomposedLoc(range.getEnd());
  const auto file = files.find(beginFile);
  if (!file || beginFile != endFile || end < begin) return {};
  return {.file = *file, .begin = files.offsetIn(*file, begin), .end = files.offsetIn(*file, end)};
}

model::Spelling RecordContext::spelling(clang::SourceRange range) {
  if (range.isInvalid()) return {.span = {}, .origin = model::SpellingOrigin::macroBody, .macro = {}};
  const auto &options = ast.getLangOpts();
  const auto tokens = clang::CharSourceRange::getTokenRange(range);
  if (!range.getBegin().isMacroID() && !range.getEnd().isMacroID())
    return {.span = spanOf(clang::Lexer::getAsCharRange(tokens, sources, options)),
            .origin = model::SpellingOrigin::file,
            .macro = {}};

  model::Spelling result;
  result.macro = macroName(range.getBegin().isMacroID() ? range.getBegin() : range.getEnd(), ast);
  // Clang finds the file range where the construct is whole arguments of a macro or all a macro
  // expands to.
  const auto inFile = clang::Lexer::makeFileCharRange(tokens, sources, options);
  if (inFile.isValid()) {
    result.span = spanOf(inFile);
    // A construct that only begins or ends with a macro, like a declaration whose type is one,
    // stands in the file.
    const bool begins = range.getBegin().isMacroID();
    const bool ends = range.getEnd().isMacroID();
    if (begins != ends || sources.getExpansionLoc(range.getBegin()) != sources.getExpansionLoc(range.getEnd()))
      return {.span = result.span, .origin = model::SpellingOrigin::file, .macro = {}};
    const bool argument =
        isOnlyInMacroArguments(range.getBegin(), sources) && isOnlyInMacroArguments(range.getEnd(), sources);
    result.origin = argument ? model::SpellingOrigin::macroArgument : model::SpellingOrigin::wholeMacro;
    return result;
  }
  result.span = spanOf(clang::Lexer::getAsCharRange(sources.getExpansionRange(range), sources, options));
  result.origin = model::SpellingOrigin::macroBody;
  return result;
}

SourceSpan RecordContext::tokenSpan(clang::SourceLocation location) {
  return spelling({location, location}).span;
}

bool RecordContext::isOwn(clang::SourceLocation location) {
  return location.isValid() && files.find(sources.getFileID(sources.getExpansionLoc(location))).has_value();
}

model::FunctionId RecordContext::function(const clang::FunctionDecl *declaration) {
  const clang::FunctionDecl *form = recordedForm(declaration);
  if (declaration->isTemplateInstantiation()) {
    const clang::FunctionDecl *instance = nullptr;
    if (declaration->hasBody(instance) && instance != form) instantiations_[form].push_back(instance);
  }
  const auto known = functions_.find(form);
  if (known != functions_.end()) return known->second;
  if (!isOwn(form->getLocation()) || !form->hasBody()) return functions_[form] = model::none<model::FunctionId>;
  promised_.push_back(form);
  return functions_[form] = unit.functions.add({});
}

const std::vector<const clang::FunctionDecl *> &
RecordContext::instantiationsSeen(const clang::FunctionDecl *pattern) const {
  static const std::vector<const clang::FunctionDecl *> nothing;
  const auto found = instantiations_.find(pattern);
  return found != instantiations_.end() ? found->second : nothing;
}

const clang::FunctionDecl *RecordContext::nextPromised() {
  if (promised_.empty()) return nullptr;
  const clang::FunctionDecl *next = promised_.front();
  promised_.pop_front();
  return next;
}

std::optional<std::uint32_t> RecordContext::instance(const clang::FunctionDecl *declaration) {
  const clang::FunctionDecl *definition = nullptr;
  const bool isMade = declaration->isTemplateInstantiation() && declaration->hasBody(definition) &&
                      !definition->isDependentContext() && definition != recordedForm(declaration);
  if (!isMade || declaration->hasAttr<clang::CUDAGlobalAttr>()) return std::nullopt;
  const model::FunctionId id = function(declaration);
  if (!model::isSome(id)) return std::nullopt;
  std::vector<const clang::FunctionDecl *> &known = instances_[id];
  const auto place = std::ranges::find(known, definition);
  const auto index = static_cast<std::uint32_t>(place - known.begin());
  if (place != known.end()) return index;
  if (known.size() >= maximumInstances) return std::nullopt;
  known.push_back(definition);
  wanted_.push_back({.declaration = definition, .function = id, .index = index});
  return index;
}

std::optional<WantedInstance> RecordContext::nextWanted() {
  if (wanted_.empty()) return std::nullopt;
  const WantedInstance next = wanted_.front();
  wanted_.pop_front();
  return next;
}

std::map<model::FunctionId, std::vector<const clang::FunctionDecl *>> RecordContext::recordedForms() const {
  std::map<model::FunctionId, std::vector<const clang::FunctionDecl *>> out;
  for (const auto &[form, id] : functions_) {
    if (!model::isSome(id)) continue;
    std::vector<const clang::FunctionDecl *> &forms = out[id];
    forms.push_back(form);
    if (!form->hasAttr<clang::CUDAGlobalAttr>()) continue;
    std::ranges::copy(instantiationsSeen(form), std::back_inserter(forms));
    if (const clang::FunctionTemplateDecl *pattern = form->getDescribedFunctionTemplate())
      std::ranges::copy(pattern->specializations(), std::back_inserter(forms));
  }
  return out;
}

const clang::FunctionDecl *recordedForm(const clang::FunctionDecl *declaration) {
  if (const clang::FunctionDecl *pattern = declaration->getTemplateInstantiationPattern()) declaration = pattern;
  const clang::FunctionDecl *definition = nullptr;
  return declaration->hasBody(definition) ? definition : declaration->getCanonicalDecl();
}

std::string templateArgumentsOf(const clang::FunctionDecl &function) {
  const clang::TemplateArgumentList *arguments = function.getTemplateSpecializationArgs();
  if (arguments == nullptr) return {};
  std::string text;
  llvm::raw_string_ostream out(text);
  clang::printTemplateArgumentList(out, arguments->asArray(), function.getASTContext().getPrintingPolicy());
  return text;
}

} // namespace warpgrain::frontend
