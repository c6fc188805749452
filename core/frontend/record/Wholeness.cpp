// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/Wholeness.h"

#include "core/base/Tokens.h"
#include "core/frontend/record/Candidates.h"
#include "core/frontend/record/Context.h"
#include "core/frontend/record/OpenCl.h"

#include <clang/AST/Attr.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/RecursiveASTVisitor.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string_view>

namespace warpgrain::frontend {

using model::NotWhole;
using model::NotWholeCause;

namespace {

/// What one function, or the value that a variable begins with, names; and the first thing in it with an error.
class Names : public clang::RecursiveASTVisitor<Names> {
public:
  bool shouldVisitImplicitCode() const { return true; }

  bool VisitExpr(clang::Expr *node) {
    if (node->containsErrors() && !problem) problem = NotWhole{.cause = NotWholeCause::expression};
    return true;
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr *node) { return add(node->getDecl()); }

  bool VisitMemberExpr(clang::MemberExpr *node) { return add(node->getMemberDecl()); }

  bool VisitCXXConstructExpr(clang::CXXConstructExpr *node) { return add(node->getConstructor()); }

  bool VisitLambdaExpr(clang::LambdaExpr *node) { return add(node->getCallOperator()); }

  bool VisitOverloadExpr(clang::OverloadExpr *node) {
    for (const clang::FunctionDecl *candidate : candidates(*node, std::nullopt))
      if (candidate != nullptr) add(candidate);
    return true;
  }

  bool VisitVarDecl(clang::VarDecl *variable) {
    checkDeclaration(*variable);
    const auto *record = variable->getType()->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    if (record == nullptr || !record->hasDefinition()) return true;
    checkDeclaration(*record);
    if (!record->isDependentType())
      if (const clang::CXXDestructorDecl *destructor = record->getDestructor()) add(destructor);
    return true;
  }

  std::optional<NotWhole> problem;
  std::vector<const clang::Decl *> found; ///< in the order of the source, some more than once

private:
  bool add(const clang::ValueDecl *named) {
    checkDeclaration(*named);
    if (const auto *record = llvm::dyn_cast<clang::CXXRecordDecl>(named->getDeclContext())) checkDeclaration(*record);
    if (llvm::isa<clang::FunctionDecl, clang::VarDecl>(named)) found.push_back(named);
    return true;
  }

  void checkDeclaration(const clang::NamedDecl &named) {
    if (named.isInvalidDecl() && !problem)
      problem = NotWhole{.cause = NotWholeCause::namedThing, .detail = named.getNameAsString()};
  }
};

/// The file ended, or the compiler gave up, before the function's last brace.
bool isUnfinished(std::string_view body) {
  int depth = 0;
  for (const Token &token : tokenize(body)) {
    const std::string_view word = textOf(body, token);
    if (word == "{") ++depth;
    if (word == "}") --depth;
  }
  return depth != 0;
}

class Wholeness {
public:
  Wholeness(RecordContext &context, const std::vector<ReportedError> &errors) : context_(context), errors_(errors) {
    for (const ReportedError &error : errors_)
      if (isOutside(error)) outside_.push_back(&error);
  }

  void run() {
    if (!outside_.empty()) context_.unit.whyNotWhole = why(*outside_.front());
    for (const auto &[id, forms] : context_.recordedForms()) {
      model::Function &function = context_.unit.functions[id];
      for (const clang::FunctionDecl *form : forms)
        if (!function.whyNotWhole) function.whyNotWhole = whyNot(*form);
      if (!function.whyNotWhole && !function.bodySpan.empty() && isUnfinished(textOfBody(function)))
        function.whyNotWhole = NotWhole{.cause = NotWholeCause::lastBrace, .span = function.nameSpan};
    }
  }

private:
  struct Node {
    std::optional<NotWhole> error; ///< that was reported inside
    std::optional<NotWhole> mark;  ///< that the compiler left: an expression with errors, an invalid declaration
    std::vector<const clang::Decl *> names;
  };

  std::string_view textOfBody(const model::Function &function) const {
    const SourceSpan &span = function.bodySpan;
    return std::string_view(context_.files.files()[static_cast<std::size_t>(span.file)].text)
        .substr(span.begin, span.length());
  }

  bool isBefore(clang::SourceLocation a, clang::SourceLocation b) const {
    return context_.sources.isBeforeInTranslationUnit(context_.sources.getExpansionLoc(a),
                                                      context_.sources.getExpansionLoc(b));
  }

  bool contains(clang::SourceRange range, clang::SourceLocation place) const {
    return range.isValid() && place.isValid() && !isBefore(place, range.getBegin()) && !isBefore(range.getEnd(), place);
  }

  static const clang::Decl *withoutTemplate(const clang::Decl *declaration) {
    if (const auto *pattern = llvm::dyn_cast<clang::TemplateDecl>(declaration))
      if (const clang::NamedDecl *templated = pattern->getTemplatedDecl()) return templated;
    return declaration;
  }

  /// Of an own file's place it is in own code, which is little beside the headers' code.
  const clang::FunctionDecl *functionAt(clang::SourceLocation place) const {
    const clang::DeclContext &all = *context_.ast.getTranslationUnitDecl();
    return functionAt(all, place, context_.isOwn(place));
  }

  /// The function at a place that is in no other; null where there is none.
  const clang::FunctionDecl *functionAt(const clang::DeclContext &within, clang::SourceLocation place,
                                        bool isOwn) const {
    for (const clang::Decl *declaration : within.decls()) {
      if (isOwn && !context_.isOwn(declaration->getLocation())) continue;
      if (!contains(declaration->getSourceRange(), place)) continue;
      const clang::Decl *inner = withoutTemplate(declaration);
      if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(inner)) return function;
      if (const auto *nested = llvm::dyn_cast<clang::DeclContext>(inner))
        if (const clang::FunctionDecl *function = functionAt(*nested, place, isOwn)) return function;
    }
    return nullptr;
  }

  static clang::SourceLocation whereItCounts(const ReportedError &error) {
    return error.requests.empty() ? error.place : error.requests.back();
  }

  /// What is wrong inside of a body stays there. So does what is wrong with the head of a function of the host, which
  /// device code does not call; a member may be what makes its class what it is. An instantiation is wrong for whoever
  /// asks for it.
  bool isOutside(const ReportedError &error) const {
    const clang::SourceLocation place = whereItCounts(error);
    if (place.isInvalid() || error.reach != ErrorReach::itsPlace) return true;
    const clang::FunctionDecl *function = functionAt(place);
    if (function == nullptr) return true;
    if (function->doesThisDeclarationHaveABody() && contains(function->getBody()->getSourceRange(), place))
      return false;
    return isOpenCl(*function) || function->hasAttr<clang::CUDADeviceAttr>() ||
           function->hasAttr<clang::CUDAGlobalAttr>() || llvm::isa<clang::CXXMethodDecl>(function);
  }

  /// Members of a class are read where the class ends.
  static clang::SourceLocation endOf(const clang::FunctionDecl &function) {
    clang::SourceLocation end = function.getEndLoc();
    for (const clang::DeclContext *around = function.getLexicalParent(); around != nullptr;
         around = around->getLexicalParent())
      if (const auto *record = llvm::dyn_cast<clang::CXXRecordDecl>(around)) end = record->getEndLoc();
    return end;
  }

  static bool isOfTemplate(const clang::FunctionDecl &function) {
    return function.isTemplated() || function.isTemplateInstantiation();
  }

  /// What a template's names mean is settled where it is instantiated, which may be anywhere.
  std::optional<NotWhole> errorBefore(const clang::FunctionDecl &function) const {
    for (const ReportedError *error : outside_)
      if (error->place.isInvalid() || isOfTemplate(function) || isBefore(whereItCounts(*error), endOf(function)))
        return why(*error, /*isBefore=*/true);
    return std::nullopt;
  }

  /// The body of an instantiation that failed is not kept, or is marked; others of the same template are right. Of a
  /// kernel all instantiations count.
  bool concerns(const ReportedError &error, const clang::FunctionDecl &function, bool isMarked) const {
    const clang::SourceRange range = function.getSourceRange();
    if (error.requests.empty()) return contains(range, error.place);
    if (function.isTemplateInstantiation()) return isMarked && contains(range, error.place);
    if (function.isTemplated()) return function.hasAttr<clang::CUDAGlobalAttr>() && contains(range, error.place);
    return contains(range, error.place) ||
           std::ranges::any_of(error.requests, [&](clang::SourceLocation request) { return contains(range, request); });
  }

  std::optional<NotWhole> errorInside(const clang::FunctionDecl &function, bool isMarked) const {
    for (const ReportedError &error : errors_)
      if (concerns(error, function, isMarked)) return why(error);
    return std::nullopt;
  }

  NotWhole why(const ReportedError &error, bool isBefore = false) const {
    const bool isMissing = error.reach == ErrorReach::missingHeader;
    NotWhole out{.cause = isMissing ? NotWholeCause::missingHeader : NotWholeCause::error,
                 .detail = error.message,
                 .isBefore = isBefore};
    std::vector<clang::SourceLocation> places{error.place};
    std::ranges::copy(error.requests, std::back_inserter(places));
    const auto own =
        std::ranges::find_if(places, [this](clang::SourceLocation each) { return !context_.tokenSpan(each).empty(); });
    if (own != places.end()) out.span = context_.tokenSpan(*own);
    const clang::PresumedLoc place = context_.sources.getPresumedLoc(error.place);
    if (own != places.begin() && place.isValid())
      out.place = std::string(place.getFilename()) + ":" + std::to_string(place.getLine());
    return out;
  }

  std::optional<SourceSpan> placeOf(const clang::Decl &declaration) const {
    const SourceSpan span = context_.tokenSpan(declaration.getLocation());
    return span.empty() ? std::nullopt : std::optional(span);
  }

  const Node &nodeOf(const clang::Decl &declaration) {
    const auto [known, isNew] = nodes_.try_emplace(&declaration);
    if (!isNew) return known->second;
    Node &out = known->second;
    Names names;
    const auto *function = llvm::dyn_cast<clang::FunctionDecl>(&declaration);
    if (function != nullptr)
      names.TraverseDecl(const_cast<clang::FunctionDecl *>(function)); // it is not changed
    else if (const clang::Expr *value = llvm::cast<clang::VarDecl>(declaration).getAnyInitializer())
      names.TraverseStmt(const_cast<clang::Expr *>(value));
    if (declaration.isInvalidDecl() && !names.problem) names.problem = NotWhole{.cause = NotWholeCause::declaration};
    if (function != nullptr) out.error = errorInside(*function, names.problem.has_value());
    if (names.problem) names.problem->span = placeOf(declaration);
    out.mark = std::move(names.problem);
    out.names = std::move(names.found);
    return out;
  }

  static const clang::Decl &definitionOf(const clang::Decl &named) {
    const clang::FunctionDecl *definition = nullptr;
    if (const auto *function = llvm::dyn_cast<clang::FunctionDecl>(&named))
      if (function->hasBody(definition)) return *definition;
    return named;
  }

  /// The function, and all that it names, through any number of names.
  std::vector<const clang::Decl *> reachedFrom(const clang::FunctionDecl &root) {
    std::vector<const clang::Decl *> queue{&root};
    std::set<const clang::Decl *> reached{&root};
    for (std::size_t i = 0; i < queue.size(); ++i)
      for (const clang::Decl *named : nodeOf(*queue[i]).names)
        if (const clang::Decl &next = definitionOf(*named); reached.insert(&next).second) queue.push_back(&next);
    return queue;
  }

  /// What is nearest to the mistake first.
  std::optional<NotWhole> whyNot(const clang::FunctionDecl &root) {
    const std::vector<const clang::Decl *> reached = reachedFrom(root);
    const auto first = [&](auto &&ask) -> std::optional<NotWhole> {
      for (const clang::Decl *each : reached)
        if (std::optional<NotWhole> found = ask(*each)) return each == &root ? found : throughName(*each, *found);
      return std::nullopt;
    };
    if (auto error = first([this](const clang::Decl &each) { return nodeOf(each).error; })) return error;
    // Templates that it names have the meaning that they have there; other functions may be defined behind it.
    const auto before = first([&](const clang::Decl &each) -> std::optional<NotWhole> {
      const auto *function = llvm::dyn_cast<clang::FunctionDecl>(&each);
      const bool isAsked = function != nullptr && (&each == &root || !isOfTemplate(*function));
      return isAsked ? errorBefore(*function) : std::nullopt;
    });
    return before ? before : first([this](const clang::Decl &each) { return nodeOf(each).mark; });
  }

  static NotWhole throughName(const clang::Decl &named, NotWhole why) {
    why.through = llvm::cast<clang::NamedDecl>(named).getNameAsString();
    why.isCalled = llvm::isa<clang::FunctionDecl>(named);
    return why;
  }

  RecordContext &context_;
  const std::vector<ReportedError> &errors_;
  std::vector<const ReportedError *> outside_;
  std::map<const clang::Decl *, Node> nodes_;
};

} // namespace

void markWhatIsNotWhole(RecordContext &context, const std::vector<ReportedError> &errors) {
  if (!errors.empty()) Wholeness(context, errors).run();
}

} // namespace warpgrain::frontend
