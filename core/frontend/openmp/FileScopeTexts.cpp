// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/FileScopeTexts.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Attr.h>
#include <clang/AST/Decl.h>
#include <clang/AST/DeclCXX.h>
#include <clang/Lex/Lexer.h>
#include <clang/Lex/MacroInfo.h>
#include <clang/Lex/Preprocessor.h>

#include <algorithm>
#include <utility>

namespace warpgrain::frontend {

using namespace openmp;

namespace {

class FileScopeRecorder {
public:
  FileScopeRecorder(clang::ASTUnit &unit, Program &program)
      : unit_(unit), sources_(unit.getSourceManager()), language_(unit.getLangOpts()), program_(program) {}

  void record() {
    macros();
    declarations(*unit_.getASTContext().getTranslationUnitDecl());
    for (Declared &each : declared_)
      program_.fileScope.push_back(std::move(each.text));
  }

private:
  struct Declared {
    clang::SourceRange range;
    FileScopeText text;
  };

  void macros();
  void macro(const clang::IdentifierInfo &name);
  void declarations(const clang::DeclContext &scope);
  void type(const clang::TypeDecl &declaration);
  void constant(const clang::VarDecl &variable);
  void add(clang::SourceRange range, FileScopeText text);

  bool isOfProgram(clang::SourceLocation location) const {
    return location.isValid() && !sources_.isInSystemHeader(location) && !sources_.isWrittenInBuiltinFile(location);
  }

  std::string textOf(clang::SourceRange range) const {
    return clang::Lexer::getSourceText(clang::CharSourceRange::getTokenRange(range), sources_, language_).str();
  }

  clang::ASTUnit &unit_;
  const clang::SourceManager &sources_;
  const clang::LangOptions &language_;
  Program &program_;
  std::vector<Declared> declared_;
};

/// A macro that is defined anew, or ends, may stand for something else where code names it.
void FileScopeRecorder::macro(const clang::IdentifierInfo &name) {
  clang::Preprocessor &preprocessor = unit_.getPreprocessor();
  const clang::MacroDirective *last = preprocessor.getLocalMacroDirectiveHistory(&name);
  if (last == nullptr) return;
  FileScopeText out{.kind = FileScopeKind::macro, .names = {name.getName().str()}, .text = {}};
  bool isOwn = false;
  for (const clang::MacroDirective *each = last; each != nullptr; each = each->getPrevious()) {
    const auto *defines = llvm::dyn_cast<clang::DefMacroDirective>(each);
    if (defines == nullptr) {
      out.isOnly = out.isOnly && llvm::isa<clang::VisibilityMacroDirective>(each);
      continue;
    }
    const clang::MacroInfo &info = *defines->getInfo();
    isOwn |= isOfProgram(info.getDefinitionLoc());
    const std::string text = "#define " + textOf({info.getDefinitionLoc(), info.getDefinitionEndLoc()});
    out.isOnly = out.isOnly && (out.text.empty() || out.text == text);
    out.text = text;
  }
  if (isOwn) program_.fileScope.push_back(std::move(out));
}

void FileScopeRecorder::macros() {
  clang::Preprocessor &preprocessor = unit_.getPreprocessor();
  for (auto each = preprocessor.macro_begin(false); each != preprocessor.macro_end(false); ++each)
    macro(*each->first);
  std::ranges::sort(program_.fileScope, {}, [](const FileScopeText &each) { return each.names.front(); });
  // Which function of <math.h> a name means there is asked of the argument.
  const clang::MacroInfo *generic = preprocessor.getMacroInfo(preprocessor.getIdentifierInfo("sqrt"));
  program_.hasGenericMath = generic != nullptr && sources_.isInSystemHeader(generic->getDefinitionLoc());
}

/// A declaration that stands in another one is a part of its text.
void FileScopeRecorder::add(clang::SourceRange range, FileScopeText text) {
  if (range.getBegin().isMacroID() || range.getEnd().isMacroID()) return;
  const auto offset = [&](clang::SourceLocation location) { return sources_.getFileOffset(location); };
  const auto holds = [&](const clang::SourceRange &outer, const clang::SourceRange &inner) {
    return sources_.getFileID(outer.getBegin()) == sources_.getFileID(inner.getBegin()) &&
           offset(outer.getBegin()) <= offset(inner.getBegin()) && offset(inner.getEnd()) <= offset(outer.getEnd());
  };
  if (!declared_.empty() && holds(range, declared_.back().range)) {
    std::ranges::move(declared_.back().text.names, std::back_inserter(text.names));
    declared_.back() = {.range = range, .text = std::move(text)};
    return;
  }
  declared_.push_back({.range = range, .text = std::move(text)});
}

void FileScopeRecorder::type(const clang::TypeDecl &declaration) {
  FileScopeText out{.kind = FileScopeKind::type, .names = {}, .text = textOf(declaration.getSourceRange()) + ";"};
  if (!declaration.getName().empty()) out.names.push_back(declaration.getName().str());
  const auto *tag = llvm::dyn_cast<clang::TagDecl>(&declaration);
  if (tag != nullptr && !tag->isThisDeclarationADefinition()) return;
  // `#pragma pack` is no part of the text.
  if (tag != nullptr && tag->hasAttr<clang::MaxFieldAlignmentAttr>()) return;
  if (const auto *values = llvm::dyn_cast<clang::EnumDecl>(&declaration))
    for (const clang::EnumConstantDecl *each : values->enumerators())
      out.names.push_back(each->getName().str());
  // C++ needs no word before the name of a class.
  if (tag != nullptr && language_.CPlusPlus && !tag->getName().empty())
    out.text += "\ntypedef " + tag->getKindName().str() + " " + tag->getName().str() + " " + tag->getName().str() + ";";
  add(declaration.getSourceRange(), std::move(out));
}

void FileScopeRecorder::constant(const clang::VarDecl &variable) {
  if (!variable.getType().isConstQualified() || !variable.hasInit() || variable.getName().empty()) return;
  std::string declared;
  llvm::raw_string_ostream written(declared);
  variable.getType().print(written, clang::PrintingPolicy(language_), variable.getName());
  add(variable.getSourceRange(), {.kind = FileScopeKind::constant,
                                  .names = {variable.getName().str()},
                                  .text = written.str() + " = " + textOf(variable.getInit()->getSourceRange()) + ";"});
}

void FileScopeRecorder::declarations(const clang::DeclContext &scope) {
  for (const clang::Decl *each : scope.decls()) {
    if (const auto *linkage = llvm::dyn_cast<clang::LinkageSpecDecl>(each)) declarations(*linkage);
    if (each->isImplicit() || !isOfProgram(each->getLocation())) continue;
    if (const auto *named = llvm::dyn_cast<clang::TypedefDecl>(each)) type(*named);
    if (const auto *tag = llvm::dyn_cast<clang::TagDecl>(each)) type(*tag);
    if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(each)) constant(*variable);
  }
}

} // namespace

void recordFileScope(clang::ASTUnit &unit, Program &program) {
  FileScopeRecorder(unit, program).record();
}

} // namespace warpgrain::frontend
