// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/VectorPointers.h"

#include "core/frontend/openmp/KeptNames.h"
#include "core/frontend/openmp/VectorKeeping.h"
#include "core/frontend/openmp/VectorUses.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/OpenMPClause.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/AST/StmtCXX.h>
#include <clang/AST/StmtOpenMP.h>
#include <clang/Frontend/ASTUnit.h>
#include <clang/Lex/Lexer.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace warpgrain::frontend {

namespace {

/// Where regions and statements begin and end in the text.
class RegionPlaces {
public:
  RegionPlaces(clang::ASTContext &context, const std::string &text, const clang::OMPExecutableDirective &region)
      : context_(context), sources_(context.getSourceManager()), text_(text), region_(region) {}

  /// From the line with the directive, which has nothing else, to behind the last statement, with its semicolon.
  std::optional<SourceSpan> whole() const {
    const auto begin = beginOfLine();
    const auto end = endOf(region_.getRawStmt());
    return begin && end ? std::optional(SourceSpan{.file = mainFile, .begin = *begin, .end = *end}) : std::nullopt;
  }

  /// Behind a statement, with its semicolon.
  std::optional<std::uint32_t> endOf(const clang::Stmt *last) const {
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

  /// Where a statement begins; none in a macro.
  std::optional<std::uint32_t> beginOf(const clang::Stmt &statement) const {
    const clang::SourceLocation place = statement.getBeginLoc();
    if (place.isInvalid() || place.isMacroID() || sources_.getFileID(place) != sources_.getMainFileID())
      return std::nullopt;
    return sources_.getFileOffset(place);
  }

  /// Behind the words of the directive.
  std::uint32_t endOfDirective() const { return sources_.getFileOffset(region_.getEndLoc()); }

  /// Of the statement behind the directive, which may itself begin its line.
  std::string indentOfStatement() const {
    const clang::SourceLocation place = sources_.getExpansionLoc(region_.getRawStmt()->getBeginLoc());
    if (place.isInvalid() || sources_.getFileID(place) != sources_.getMainFileID()) return {};
    const std::size_t newline = text_.rfind('\n', sources_.getFileOffset(place));
    const std::size_t begin = newline == std::string::npos ? 0 : newline + 1;
    const std::size_t first = text_.find_first_not_of(" \t", begin);
    return first == std::string::npos ? std::string() : text_.substr(begin, first - begin);
  }

private:
  std::optional<std::uint32_t> beginOfLine() const {
    const auto at = beginOf(region_);
    if (!at) return std::nullopt;
    const std::size_t before = *at == 0 ? std::string::npos : text_.rfind('\n', *at - 1);
    const auto begin = static_cast<std::uint32_t>(before == std::string::npos ? 0 : before + 1);
    const std::size_t first = text_.find_first_not_of(" \t", begin);
    return first != std::string::npos && text_[first] == '#' ? std::optional(begin) : std::nullopt;
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

  clang::ASTContext &context_;
  const clang::SourceManager &sources_;
  const std::string &text_;
  const clang::OMPExecutableDirective &region_;
};

/// Writes the edits of a region.
class RegionWriter {
public:
  RegionWriter(clang::ASTContext &context, const std::string &text, clang::OMPExecutableDirective &region)
      : context_(context), text_(text), region_(region), places_(context, text, region) {}

  std::optional<RegionOfVectors> write() {
    const auto whole = places_.whole();
    if (!whole) return std::nullopt;
    FoundUses found = usesOfVectors(context_, text_, *whole, region_);
    if (found.limit) return std::nullopt;
    known_ = std::move(found.known);
    const CodeEffects effects = effectsOf(context_, region_);
    if (!known_.vectors.empty() && !effects.changesVectors.empty()) return std::nullopt;
    nameVectors();
    numbers(effects);
    if (!ranges()) return std::nullopt;
    for (const VectorUse &use : known_.uses)
      edit(use.span.begin, use.span.end, textFor(use));
    const std::string indent = places_.indentOfStatement();
    const std::string head = headText(indent);
    if (head.empty() && known_.ranges.empty()) return std::nullopt;
    for (const auto &[at, count] : closings_) {
      std::string braces;
      for (unsigned i = 0; i < count; ++i)
        braces += " }";
      edit(at, at, braces);
    }
    shareNames();
    if (!head.empty()) {
      edit(whole->begin, whole->begin, indent + "{\n" + head);
      edit(whole->end, whole->end, "\n" + indent + "}");
    }
    return std::move(out_);
  }

private:
  void edit(std::uint32_t begin, std::uint32_t end, std::string text) {
    out_.edits.push_back({.span = {.file = mainFile, .begin = begin, .end = end}, .replacement = std::move(text)});
  }

  std::string newName(const std::string &wanted) {
    const auto isTaken = [&](const std::string &name) {
      return text_.find(name) != std::string::npos || taken_.contains(name);
    };
    std::string out = wanted;
    for (unsigned i = 2; isTaken(out); ++i)
      out = wanted + std::to_string(i);
    taken_.insert(out);
    return out;
  }

  void nameVectors() {
    for (const VectorUse &use : known_.uses)
      if (use.kind != UseKind::listed && use.kind != UseKind::mapped)
        name(use.vector, use.kind != UseKind::size && use.kind != UseKind::isEmpty,
             use.kind == UseKind::size || use.kind == UseKind::isEmpty || use.kind == UseKind::back);
    for (const RangeUse &range : known_.ranges)
      if (range.vector) name(*range.vector, true, true);
    for (const VectorUse &use : known_.uses)
      if (use.kind == UseKind::mapped && !known_.vectors[use.vector].data.empty()) name(use.vector, true, true);
  }

  void name(std::size_t number, bool hasData, bool hasSize) {
    NamedVector &vector = known_.vectors[number];
    if (hasData && vector.data.empty()) vector.data = newName(vector.object.name + "_data");
    if (hasSize && vector.size.empty()) vector.size = newName(vector.object.name + "_size");
  }

  /// Copies of numbers that neither the region nor what leads to them elsewhere can change.
  void numbers(const CodeEffects &effects) {
    if (known_.numbers.empty()) return;
    const std::set<const clang::FieldDecl *> escaping = escapingMembers(context_);
    // So may an object in which the number lies.
    const auto mayChange = [&](const clang::ValueDecl *part) {
      const clang::FieldDecl *field = llvm::cast<clang::FieldDecl>(part)->getCanonicalDecl();
      return effects.changed.contains(field) || escaping.contains(field);
    };
    for (NamedNumber &each : known_.numbers)
      if (effects.changesVectors.empty() && std::ranges::none_of(each.object.path, mayChange))
        each.value = newName(each.object.name);
    for (const NumberUse &use : known_.numberUses)
      if (const std::string &value = known_.numbers[use.number].value; !value.empty())
        edit(use.span.begin, use.span.end, value);
  }

  /// `for (double &x : v) …` becomes `for (std::size_t x_at = 0; x_at < v_size; x_at++) { double &x = v_data[x_at]; …
  /// }`.
  bool ranges() {
    return std::ranges::all_of(known_.ranges, [&](const RangeUse &each) { return range(each); });
  }

  bool range(const RangeUse &use) {
    const auto begin = places_.beginOf(*use.loop->getBody());
    if (!begin) return false;
    const std::string counter = newName((use.variable.empty() ? "element" : use.variable) + "_at");
    const std::string from = use.vector ? known_.vectors[*use.vector].data : use.array;
    const std::string count = use.vector ? known_.vectors[*use.vector].size : std::to_string(use.extent);
    const std::string type = use.vector ? "std::size_t" : "long";
    const std::string first = use.declaration + " = " + from + "[" + counter + "];";
    edit(use.head.begin, use.head.end,
         "for (" + type + " " + counter + " = 0; " + counter + " < " + count + "; " + counter + "++)");
    if (llvm::isa<clang::CompoundStmt>(use.loop->getBody())) {
      edit(*begin + 1, *begin + 1, " " + first);
      return true;
    }
    const auto end = places_.endOf(use.loop->getBody());
    if (!end) return false;
    edit(*begin, *begin, "{ " + first + " ");
    ++closings_[*end];
    return true;
  }

  static std::string notNull(const NamedObject &object) {
    return object.byPointer ? object.root->getNameAsString() + " != nullptr ? " : std::string();
  }

  std::string headText(const std::string &indent) const {
    std::string out;
    for (const NamedVector &each : known_.vectors) {
      const std::string asked = notNull(each.object);
      if (!each.data.empty())
        out += indent + "auto *" + each.data + " = " + asked + each.object.text + ".data()" +
               (asked.empty() ? ";\n" : " : nullptr;\n");
      if (!each.size.empty())
        out += indent + "std::size_t " + each.size + " = " + asked + each.object.text + ".size()" +
               (asked.empty() ? ";\n" : " : 0;\n");
    }
    for (const NamedNumber &each : known_.numbers) {
      const std::string asked = notNull(each.object);
      if (!each.value.empty())
        out += indent + "const " + each.type + " " + each.value + " = " + asked + each.object.text +
               (asked.empty() ? ";\n" : " : 0;\n");
    }
    return out;
  }

  /// `default(none)` asks for the names of all that the region shares.
  void shareNames() {
    const auto *byDefault = region_.getSingleClause<clang::OMPDefaultClause>();
    if (byDefault == nullptr || byDefault->getDefaultKind() != llvm::omp::OMP_DEFAULT_none) return;
    std::string names;
    const auto add = [&](const std::string &name) {
      if (!name.empty()) names += (names.empty() ? "" : ", ") + name;
    };
    for (std::size_t i = 0; i < known_.vectors.size(); ++i) {
      const bool isListed = std::ranges::any_of(known_.uses, [&](const VectorUse &use) {
        return use.vector == i && (use.kind == UseKind::listed || use.kind == UseKind::mapped);
      });
      if (isListed) continue;
      add(known_.vectors[i].data);
      add(known_.vectors[i].size);
    }
    for (const NamedNumber &each : known_.numbers)
      add(each.value);
    if (!names.empty()) edit(places_.endOfDirective(), places_.endOfDirective(), " shared(" + names + ")");
  }

  std::string textFor(const VectorUse &use) const {
    const NamedVector &vector = known_.vectors[use.vector];
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
      if (vector.data.empty() && vector.size.empty()) return vector.object.text;
      return vector.data + (vector.data.empty() || vector.size.empty() ? "" : ", ") + vector.size;
    case UseKind::mapped:
      return vector.data.empty() ? vector.object.text : vector.data + "[0:" + vector.size + "]";
    }
    std::unreachable();
  }

  clang::ASTContext &context_;
  const std::string &text_;
  clang::OMPExecutableDirective &region_;
  RegionPlaces places_;
  UsesOfVectors known_;
  std::set<std::string> taken_;                ///< names that are written
  std::map<std::uint32_t, unsigned> closings_; ///< blocks that end behind a statement
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

namespace {

std::vector<clang::OMPExecutableDirective *> regionsOf(clang::ASTContext &context, const std::string &text) {
  if (!context.getLangOpts().CPlusPlus11 || text.find("omp") == std::string::npos) return {};
  RegionFinder found(context.getSourceManager());
  found.TraverseDecl(context.getTranslationUnitDecl());
  return std::move(found.regions);
}

openmp::Obstacle obstacleOf(VectorLimit limit, std::string name, const SourceSpan &span) {
  using openmp::ObstacleKind;
  const auto kind = limit == VectorLimit::holdsMemory ? ObstacleKind::vectorOfMemory
                    : limit == VectorLimit::holdsBits ? ObstacleKind::vectorOfBits
                                                      : ObstacleKind::vectorAsObject;
  return {.kind = kind, .text = std::move(name), .span = span};
}

} // namespace

std::vector<RegionOfVectors> regionsOfVectors(clang::ASTUnit &unit, const std::string &text) {
  clang::ASTContext &context = unit.getASTContext();
  std::vector<RegionOfVectors> out;
  for (clang::OMPExecutableDirective *each : regionsOf(context, text))
    if (auto region = RegionWriter(context, text, *each).write()) out.push_back(std::move(*region));
  return out;
}

std::vector<openmp::Obstacle> vectorObstacles(clang::ASTContext &context, const std::string &text) {
  std::vector<openmp::Obstacle> out;
  for (clang::OMPExecutableDirective *each : regionsOf(context, text)) {
    const auto whole = RegionPlaces(context, text, *each).whole();
    if (!whole) continue;
    const FoundUses found = usesOfVectors(context, text, *whole, *each);
    if (found.limit) {
      const SourceSpan span = found.limit->span.empty() ? *whole : found.limit->span;
      out.push_back(obstacleOf(found.limit->limit, found.limit->name, span));
      continue;
    }
    if (found.known.vectors.empty()) continue;
    const std::string changes = effectsOf(context, *each).changesVectors;
    if (!changes.empty()) out.push_back({.kind = openmp::ObstacleKind::vectorChanges, .text = changes, .span = *whole});
  }
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
