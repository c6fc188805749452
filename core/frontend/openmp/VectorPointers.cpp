// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/VectorPointers.h"

#include "core/frontend/openmp/VectorKeeping.h"
#include "core/frontend/openmp/VectorUses.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/AST/StmtOpenMP.h>
#include <clang/Frontend/ASTUnit.h>
#include <clang/Lex/Lexer.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace warpgrain::frontend {

namespace {

/// Writes the edits of a region.
class RegionWriter {
public:
  RegionWriter(const clang::ASTContext &context, const std::string &text, clang::OMPExecutableDirective &region)
      : context_(context), sources_(context.getSourceManager()), text_(text), region_(region) {}

  std::optional<RegionOfVectors> write() {
    const auto begin = beginOfLine();
    const auto end = endOfRegion();
    if (!begin || !end) return std::nullopt;
    auto found = usesOfVectors(context_, text_, {.file = mainFile, .begin = *begin, .end = *end}, region_);
    if (!found || !keepsVectors(context_, region_)) return std::nullopt;
    vectors_ = std::move(found->vectors);
    for (const VectorUse &use : found->uses)
      if (use.kind != UseKind::listed && use.kind != UseKind::mapped) name(use);
    for (const VectorUse &use : found->uses)
      if (NamedVector &vector = vectors_[use.vector];
          use.kind == UseKind::mapped && !vector.data.empty() && vector.size.empty())
        vector.size = newName(vector.name + "_size");
    for (const VectorUse &use : found->uses)
      edit(use.span.begin, use.span.end, textFor(use));
    std::string head;
    const std::string indent = indentOfStatement();
    for (const NamedVector &each : vectors_) {
      if (!each.data.empty()) head += indent + "auto *" + each.data + " = " + each.text + ".data();\n";
      if (!each.size.empty()) head += indent + "std::size_t " + each.size + " = " + each.text + ".size();\n";
    }
    if (head.empty()) return std::nullopt;
    edit(*begin, *begin, indent + "{\n" + head);
    edit(*end, *end, "\n" + indent + "}");
    return std::move(out_);
  }

private:
  void edit(std::uint32_t begin, std::uint32_t end, std::string text) {
    out_.edits.push_back({.span = {.file = mainFile, .begin = begin, .end = end}, .replacement = std::move(text)});
  }

  /// Where the line with the directive begins, which has nothing else.
  std::optional<std::uint32_t> beginOfLine() const {
    const clang::SourceLocation place = region_.getBeginLoc();
    if (place.isInvalid() || place.isMacroID() || sources_.getFileID(place) != sources_.getMainFileID())
      return std::nullopt;
    const std::uint32_t at = sources_.getFileOffset(place);
    const std::size_t before = at == 0 ? std::string::npos : text_.rfind('\n', at - 1);
    const auto begin = static_cast<std::uint32_t>(before == std::string::npos ? 0 : before + 1);
    const std::size_t first = text_.find_first_not_of(" \t", begin);
    return first != std::string::npos && text_[first] == '#' ? std::optional(begin) : std::nullopt;
  }

  /// Of the statement behind the directive, which may itself begin its line.
  std::string indentOfStatement() const {
    const clang::SourceLocation place = sources_.getExpansionLoc(region_.getRawStmt()->getBeginLoc());
    if (place.isInvalid() || sources_.getFileID(place) != sources_.getMainFileID()) return {};
    const std::size_t newline = text_.rfind('\n', sources_.getFileOffset(place));
    const std::size_t begin = newline == std::string::npos ? 0 : newline + 1;
    const std::size_t first = text_.find_first_not_of(" \t", begin);
    return first == std::string::npos ? std::string() : text_.substr(begin, first - begin);
  }

  /// Behind the last statement of the region, with its semicolon.
  std::optional<std::uint32_t> endOfRegion() const {
    const clang::Stmt *last = region_.getRawStmt();
    for (const clang::Stmt *inner = last; inner != nullptr;) {
      last = inner;
      inner = innerOf(*last);
    }
    if (last == nullptr || last->getEndLoc().isMacroID() || last->getEndLoc().isInvalid()) return std::nullopt;
    const bool hasNone = llvm::isa<clang::CompoundStmt, clang::NullStmt, clang::SwitchStmt>(last);
    const clang::SourceLocation end =
        hasNone ? clang::Lexer::getLocForEndOfToken(last->getEndLoc(), 0, sources_, context_.getLangOpts())
                : clang::Lexer::findLocationAfterToken(last->getEndLoc(), clang::tok::semi, sources_,
                                                       context_.getLangOpts(), false);
    if (end.isInvalid() || sources_.getFileID(end) != sources_.getMainFileID()) return std::nullopt;
    return sources_.getFileOffset(end);
  }

  /// The statement that a statement ends with.
  static const clang::Stmt *innerOf(const clang::Stmt &statement) {
    if (const auto *captured = llvm::dyn_cast<clang::CapturedStmt>(&statement)) return captured->getCapturedStmt();
    if (const auto *nested = llvm::dyn_cast<clang::OMPExecutableDirective>(&statement)) return nested->getRawStmt();
    if (const auto *loop = llvm::dyn_cast<clang::ForStmt>(&statement)) return loop->getBody();
    if (const auto *loop = llvm::dyn_cast<clang::CXXForRangeStmt>(&statement)) return loop->getBody();
    if (const auto *loop = llvm::dyn_cast<clang::WhileStmt>(&statement)) return loop->getBody();
    if (const auto *marked = llvm::dyn_cast<clang::AttributedStmt>(&statement)) return marked->getSubStmt();
    if (const auto *marked = llvm::dyn_cast<clang::OMPCanonicalLoop>(&statement)) return marked->getLoopStmt();
    if (const auto *choice = llvm::dyn_cast<clang::IfStmt>(&statement))
      return choice->getElse() != nullptr ? choice->getElse() : choice->getThen();
    return nullptr;
  }

  std::string newName(const std::string &wanted) const {
    const auto isTaken = [&](const std::string &name) {
      return text_.find(name) != std::string::npos || std::ranges::any_of(vectors_, [&](const NamedVector &each) {
               return each.data == name || each.size == name;
             });
    };
    std::string out = wanted;
    for (unsigned i = 2; isTaken(out); ++i)
      out = wanted + std::to_string(i);
    return out;
  }

  void name(const VectorUse &use) {
    NamedVector &vector = vectors_[use.vector];
    const bool hasSize = use.kind == UseKind::size || use.kind == UseKind::isEmpty || use.kind == UseKind::back;
    const bool hasData = use.kind != UseKind::size && use.kind != UseKind::isEmpty;
    if (hasData && vector.data.empty()) vector.data = newName(vector.name + "_data");
    if (hasSize && vector.size.empty()) vector.size = newName(vector.name + "_size");
  }

  std::string textFor(const VectorUse &use) const {
    const NamedVector &vector = vectors_[use.vector];
    switch (use.kind) {
    case UseKind::element:
    case UseKind::data:
      return vector.data;
    case UseKind::size:
      return vector.size;
    case UseKind::isEmpty:
      return "(" + vector.size + " == 0)";
    case UseKind::front:
      return vector.data + "[0]";
    case UseKind::back:
      return vector.data + "[" + vector.size + " - 1]";
    case UseKind::listed:
      if (vector.data.empty() && vector.size.empty()) return vector.text;
      return vector.data + (vector.data.empty() || vector.size.empty() ? "" : ", ") + vector.size;
    case UseKind::mapped:
      return vector.data.empty() ? vector.text : vector.data + "[0:" + vector.size + "]";
    }
    std::unreachable();
  }

  const clang::ASTContext &context_;
  const clang::SourceManager &sources_;
  const std::string &text_;
  clang::OMPExecutableDirective &region_;
  std::vector<NamedVector> vectors_;
  RegionOfVectors out_;
};

/// Finds the outermost constructs whose code several threads, or a device, execute.
class RegionFinder : public clang::RecursiveASTVisitor<RegionFinder> {
public:
  explicit RegionFinder(const clang::SourceManager &sources) : sources_(sources) {}

  bool TraverseDecl(clang::Decl *declaration) {
    if (declaration == nullptr) return true;
    const clang::SourceLocation place = declaration->getLocation();
    if (place.isValid() && sources_.isInSystemHeader(place)) return true;
    const auto *context = llvm::dyn_cast<clang::DeclContext>(declaration);
    if (context != nullptr && context->isDependentContext()) return true;
    return RecursiveASTVisitor::TraverseDecl(declaration);
  }

  bool dataTraverseStmtPre(clang::Stmt *statement) {
    auto *directive = llvm::dyn_cast<clang::OMPExecutableDirective>(statement);
    if (directive == nullptr || !isRegion(directive->getDirectiveKind()) || !directive->hasAssociatedStmt())
      return true;
    regions.push_back(directive);
    return false;
  }

  std::vector<clang::OMPExecutableDirective *> regions;

private:
  static bool isRegion(clang::OpenMPDirectiveKind kind) {
    return clang::isOpenMPParallelDirective(kind) || clang::isOpenMPTargetExecutionDirective(kind) ||
           clang::isOpenMPTeamsDirective(kind);
  }

  const clang::SourceManager &sources_;
};

} // namespace

std::vector<RegionOfVectors> regionsOfVectors(clang::ASTUnit &unit, const std::string &text) {
  clang::ASTContext &context = unit.getASTContext();
  std::vector<RegionOfVectors> out;
  if (!context.getLangOpts().CPlusPlus11 || text.find("omp") == std::string::npos) return out;
  RegionFinder found(context.getSourceManager());
  found.TraverseDecl(context.getTranslationUnitDecl());
  for (clang::OMPExecutableDirective *each : found.regions)
    if (auto region = RegionWriter(context, text, *each).write()) out.push_back(std::move(*region));
  return out;
}

LinedText withPointers(const std::string &text, const std::vector<RegionOfVectors> &regions) {
  std::vector<LinedEdit> edits;
  for (const RegionOfVectors &region : regions)
    for (const TextEdit &each : region.edits)
      edits.push_back({.edit = each, .lines = {}});
  return edited(text, std::move(edits));
}

} // namespace warpgrain::frontend
