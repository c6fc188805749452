// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/NamesOfCuda.h"

#include "core/base/TextEdit.h"
#include "core/model/dialect/CallTable.h"
#include "core/model/dialect/MathNames.h"

#include <clang/AST/DeclTemplate.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/AST/StmtOpenMP.h>
#include <clang/Lex/MacroInfo.h>
#include <clang/Lex/Preprocessor.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace warpgrain::frontend {

using namespace openmp;

namespace {

using Places = std::set<std::uint32_t>;

/// Of the C library, too: CUDA has the overloads that <cmath> has, and a call finds what it finds without CUDA.
bool isOfLibrary(std::string_view name) {
  return name != "min" && name != "max" && model::isStandardComputation(name);
}

/// True where a macro of the program makes texts of its arguments, which the program may print.
bool makesTexts(clang::Preprocessor &preprocessor) {
  const auto makesOne = [&](const auto &named) {
    const clang::MacroInfo *macro = preprocessor.getMacroInfo(named.first);
    return macro != nullptr && macro->isFunctionLike() &&
           !preprocessor.getSourceManager().isInSystemHeader(macro->getDefinitionLoc()) &&
           std::ranges::any_of(macro->tokens(), [](const clang::Token &token) { return token.is(clang::tok::hash); });
  };
  return std::any_of(preprocessor.macro_begin(false), preprocessor.macro_end(false), makesOne);
}

/// Looks for the name of the function in its own code (`__func__`).
class OwnNameFinder : public clang::RecursiveASTVisitor<OwnNameFinder> {
public:
  explicit OwnNameFinder(const clang::SourceManager &sources) : sources_(sources) {}

  /// Macros of the system, such as `assert`, end the program with it.
  bool VisitPredefinedExpr(clang::PredefinedExpr *name) {
    return sources_.isInSystemHeader(sources_.getSpellingLoc(name->getLocation()));
  }

private:
  const clang::SourceManager &sources_;
};

/// Finds each place of a source that names one of its own functions or variables by a name of CUDA's.
class NameFinder : public clang::RecursiveASTVisitor<NameFinder> {
public:
  NameFinder(clang::ASTUnit &unit, std::string_view text, const std::set<std::string> &others)
      : sources_(unit.getSourceManager()), text_(text), makesTexts_(makesTexts(unit.getPreprocessor())),
        otherNames_(others) {}

  bool VisitFunctionDecl(clang::FunctionDecl *function) {
    const auto kind = function->getTemplateSpecializationKind();
    if (kind == clang::TSK_Undeclared || kind == clang::TSK_ExplicitSpecialization)
      note({function}, function->getLocation());
    const bool saysItsName = function->isThisDeclarationADefinition() && function->hasBody() &&
                             !OwnNameFinder(sources_).TraverseStmt(function->getBody());
    if (const clang::NamedDecl *own = ownOf(function); own != nullptr && saysItsName) stays_.insert(own);
    return true;
  }

  /// An explicit instantiation names the template where no node does.
  bool VisitFunctionTemplateDecl(clang::FunctionTemplateDecl *family) {
    for (const clang::FunctionDecl *each : family->specializations()) {
      const auto kind = each->getTemplateSpecializationKind();
      const bool isWritten =
          kind == clang::TSK_ExplicitInstantiationDeclaration || kind == clang::TSK_ExplicitInstantiationDefinition;
      if (isWritten && ownOf(family) != nullptr) stays_.insert(ownOf(family));
    }
    return true;
  }

  bool VisitVarDecl(clang::VarDecl *variable) {
    if (variable->isFileVarDecl()) note({variable}, variable->getLocation());
    return true;
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr *name) {
    // Clang evaluates what some clauses ask for before the construct.
    if (const auto *kept = llvm::dyn_cast<clang::OMPCapturedExprDecl>(name->getDecl()))
      return TraverseStmt(const_cast<clang::Expr *>(kept->getInit()));
    note({name->getDecl()}, name->getLocation());
    const auto *function = llvm::dyn_cast<clang::FunctionDecl>(name->getDecl());
    if (function == nullptr || name->hasQualifier() || !isExtremeOfLibrary(*function)) return true;
    const clang::QualType type = function->getReturnType().getNonReferenceType();
    if (!type->isIntegralOrEnumerationType()) noteExtreme(function->getName(), name->getLocation());
    return true;
  }

  bool VisitOverloadExpr(clang::OverloadExpr *name) {
    note({name->decls_begin(), name->decls_end()}, name->getNameLoc());
    const bool isOfLibrary = std::all_of(name->decls_begin(), name->decls_end(), [](const clang::NamedDecl *each) {
      return isExtremeOfLibrary(*each->getUnderlyingDecl());
    });
    if (isOfLibrary && name->getNumDecls() > 0 && !name->getQualifierLoc())
      noteExtreme((*name->decls_begin())->getName(), name->getNameLoc());
    return true;
  }

  bool VisitUsingDecl(clang::UsingDecl *used) {
    std::vector<const clang::NamedDecl *> targets;
    for (const clang::UsingShadowDecl *each : used->shadows()) {
      targets.push_back(each->getTargetDecl());
      nominate(each->getTargetDecl()->getDeclContext());
    }
    note(targets, used->getNameInfo().getLoc());
    return true;
  }

  bool VisitUsingDirectiveDecl(clang::UsingDirectiveDecl *used) {
    nominate(used->getNominatedNamespace());
    return true;
  }

  bool VisitNamespaceDecl(clang::NamespaceDecl *scope) {
    if (scope->isAnonymousNamespace() || scope->isInline()) nominate(scope);
    return true;
  }

  RenamedSource renamed() const;

private:
  void nominate(const clang::DeclContext *scope) { open_.insert(scope->getRedeclContext()->getPrimaryContext()); }

  /// `std::min` or `std::max`.
  static bool isExtremeOfLibrary(const clang::NamedDecl &meant) {
    return meant.getDeclName().isIdentifier() && (meant.getName() == "min" || meant.getName() == "max") &&
           meant.isInStdNamespace();
  }

  void noteExtreme(std::string_view name, clang::SourceLocation location);
  const clang::NamedDecl *ownOf(const clang::NamedDecl *declaration) const;
  std::optional<std::uint32_t> placeOf(clang::SourceLocation location, std::string_view name) const;
  void note(const std::vector<const clang::NamedDecl *> &meant, clang::SourceLocation location);
  bool isSeenBesideCuda(const clang::NamedDecl *own) const;

  bool isLookedFor(llvm::StringRef name) const {
    return model::isDeclaredInEverySource(name) || otherNames_.contains(name.str());
  }

  const clang::SourceManager &sources_;
  std::string_view text_;
  bool makesTexts_;
  const std::set<std::string> &otherNames_;
  std::map<const clang::NamedDecl *, Places> places_;
  std::set<const clang::NamedDecl *> stays_;          ///< named where the text cannot be changed, or with others
  Places extremes_;                                   ///< where min and max of the library have no qualifier
  std::map<std::string, std::uint32_t> keptExtremes_; ///< the same in headers, where the text cannot be changed
  Places others_;                                     ///< where such a name means something else
  std::set<const clang::DeclContext *> open_;
};

/// The function or variable of the program; of an instance the template's. Null where the name is none of CUDA's.
const clang::NamedDecl *NameFinder::ownOf(const clang::NamedDecl *declaration) const {
  declaration = declaration->getUnderlyingDecl();
  if (const auto *family = llvm::dyn_cast<clang::FunctionTemplateDecl>(declaration))
    declaration = family->getTemplatedDecl();
  if (!declaration->getDeclName().isIdentifier() || !isLookedFor(declaration->getName())) return nullptr;
  const auto *function = llvm::dyn_cast<clang::FunctionDecl>(declaration);
  if (function != nullptr) {
    while (const clang::FunctionTemplateDecl *primary = function->getPrimaryTemplate())
      function = primary->getTemplatedDecl();
    if (function->isImplicit() || function->getBuiltinID() != 0) return nullptr;
    declaration = function;
  } else if (!llvm::isa<clang::VarDecl>(declaration)) {
    return nullptr;
  }
  if (!declaration->getDeclContext()->getRedeclContext()->isFileContext()) return nullptr;
  declaration = llvm::cast<clang::NamedDecl>(declaration->getCanonicalDecl());
  return sources_.isInSystemHeader(sources_.getExpansionLoc(declaration->getLocation())) ? nullptr : declaration;
}

/// Where the name is written in the source, be it in a macro.
std::optional<std::uint32_t> NameFinder::placeOf(clang::SourceLocation location, std::string_view name) const {
  const auto [file, offset] = sources_.getDecomposedSpellingLoc(location);
  if (location.isInvalid() || file != sources_.getMainFileID() || text_.substr(offset, name.size()) != name)
    return std::nullopt;
  return offset;
}

void NameFinder::note(const std::vector<const clang::NamedDecl *> &meant, clang::SourceLocation location) {
  std::set<const clang::NamedDecl *> own;
  bool isMixed = false;
  for (const clang::NamedDecl *each : meant)
    if (const clang::NamedDecl *found = ownOf(each))
      own.insert(found);
    else
      isMixed = true;
  if (own.empty()) {
    if (meant.empty() || !meant.front()->getDeclName().isIdentifier() || !isLookedFor(meant.front()->getName())) return;
    if (const auto place = placeOf(location, meant.front()->getName())) others_.insert(*place);
    return;
  }
  const auto place = placeOf(location, (*own.begin())->getName());
  for (const clang::NamedDecl *each : own)
    if (place && !isMixed && !(makesTexts_ && sources_.isMacroArgExpansion(location)))
      places_[each].insert(*place);
    else
      stays_.insert(each);
}

/// CUDA's overloads for numbers fit better than the library's template, and choose otherwise between a number and NAN.
void NameFinder::noteExtreme(std::string_view name, clang::SourceLocation location) {
  const auto place = placeOf(location, name);
  if (place && !(makesTexts_ && sources_.isMacroArgExpansion(location)))
    extremes_.insert(*place);
  else if (!sources_.isInSystemHeader(sources_.getSpellingLoc(location)))
    keptExtremes_.emplace(name, place.value_or(0));
}

/// A name of a namespace hides CUDA's, unless the namespace is opened.
bool NameFinder::isSeenBesideCuda(const clang::NamedDecl *own) const {
  const clang::DeclContext *scope = own->getDeclContext()->getRedeclContext();
  return scope->isTranslationUnit() || open_.contains(scope->getPrimaryContext());
}

RenamedSource NameFinder::renamed() const {
  RenamedSource out;
  TextEdits edits;
  Places done;
  std::set<std::string> told;
  const auto isElsewhere = [&](std::uint32_t place) { return others_.contains(place); };
  const auto refuse = [&](const clang::NamedDecl *own) {
    const std::string name = own->getNameAsString();
    if (isOfLibrary(name) || !isSeenBesideCuda(own) || !told.insert(name).second) return;
    const std::uint32_t at = placeOf(own->getLocation(), name).value_or(0);
    out.notRenamed.push_back({.kind = ObstacleKind::otherStatement,
                              .text = "CUDA has a function " + name +
                                      ", too, and the source's own cannot be renamed in all places: one is in "
                                      "a header, names others, or may be printed. Rename it in the program.",
                              .span = {.file = mainFile, .begin = at, .end = at}});
  };
  for (const clang::NamedDecl *own : stays_)
    refuse(own);
  for (const auto &[own, places] : places_) {
    if (stays_.contains(own) || !isSeenBesideCuda(own)) continue;
    if (std::ranges::any_of(places, isElsewhere)) {
      refuse(own);
      continue;
    }
    for (const std::uint32_t place : places)
      if (done.insert(place).second)
        edits.push_back({.span = {.file = mainFile, .begin = place, .end = place}, .replacement = "own_"});
  }
  for (const std::uint32_t place : extremes_)
    if (done.insert(place).second)
      edits.push_back({.span = {.file = mainFile, .begin = place, .end = place}, .replacement = "std::"});
  for (const auto &[name, at] : keptExtremes_)
    out.notRenamed.push_back(
        {.kind = ObstacleKind::otherStatement,
         .text = "CUDA has a function " + name + ", too, which a call of std::" + name +
                 " without std:: would mean, in a header or where it may be printed. Write std::" + name + " there.",
         .span = {.file = mainFile, .begin = at, .end = at}});
  out.text = applyEdits(std::string(text_), mainFile, edits).value_or(std::string(text_));
  return out;
}

} // namespace

RenamedSource withoutNamesOfCuda(clang::ASTUnit &unit, const std::string &text, const std::set<std::string> &others) {
  NameFinder finder(unit, text, others);
  finder.TraverseDecl(unit.getASTContext().getTranslationUnitDecl());
  return finder.renamed();
}

} // namespace warpgrain::frontend
