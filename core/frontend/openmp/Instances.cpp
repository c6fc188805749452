// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/Instances.h"

#include "core/base/LineIndex.h"
#include "core/base/Tokens.h"
#include "core/base/Trimmed.h"
#include "core/frontend/openmp/FunctionTemplates.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/Frontend/ASTUnit.h>
#include <clang/Lex/Lexer.h>

#include <algorithm>
#include <optional>

namespace warpgrain::frontend {

namespace {

const clang::FunctionDecl *definitionOf(const clang::FunctionTemplateDecl &declaration) {
  const clang::FunctionDecl *out = nullptr;
  return declaration.getTemplatedDecl()->isDefined(out) ? out : nullptr;
}

/// A parameter of a template, and what an instance has for it.
struct Substitution {
  std::string name;
  std::string text;
};

/// An instance as it is written.
struct InstanceText {
  std::string aliases; ///< of types that have no name of one word, a line each
  std::string head;    ///< "inline void f<float>(float *a)"
  std::string body;
};

class TemplateWriter {
public:
  TemplateWriter(const clang::ASTContext &context, const std::string &text, const LineIndex &lines,
                 const clang::FunctionTemplateDecl &declaration)
      : context_(context), sources_(context.getSourceManager()), text_(text), lines_(lines),
        template_(*declaration.getCanonicalDecl()), definition_(*definitionOf(declaration)),
        policy_(context.getLangOpts()) {
    policy_.Bool = true;
  }

  std::optional<WrittenTemplate> write();

private:
  bool findPlaces();
  std::optional<std::uint32_t> offset(clang::SourceLocation place) const;
  std::optional<InstanceText> instance(const clang::FunctionDecl &instance);
  std::optional<std::string> typeText(clang::QualType type, InstanceText &out);
  static std::optional<std::string> valueText(const clang::TemplateArgument &argument,
                                              const clang::PrintingPolicy &policy);
  std::optional<TextEdits> substituted(std::uint32_t begin, std::uint32_t end,
                                       const std::vector<Substitution> &substitutions) const;
  std::optional<TextEdits> headEdits(const std::string &arguments) const;
  std::optional<std::string> textWith(std::uint32_t begin, std::uint32_t end, const TextEdits &edits) const;
  void addForward(const std::vector<InstanceText> &instances);
  void add(const std::string &text, std::uint32_t from, bool counts);

  const clang::ASTContext &context_;
  const clang::SourceManager &sources_;
  const std::string &text_;
  const LineIndex &lines_;
  const clang::FunctionTemplateDecl &template_;
  const clang::FunctionDecl &definition_;
  clang::PrintingPolicy policy_;
  std::uint32_t begin_ = 0; ///< of the word `template`
  std::uint32_t head_ = 0;  ///< behind the template's parameters
  std::uint32_t name_ = 0;  ///< behind the function's name
  std::uint32_t body_ = 0;
  std::uint32_t end_ = 0;
  unsigned aliases_ = 0;
  WrittenTemplate out_;
};

std::optional<std::uint32_t> TemplateWriter::offset(clang::SourceLocation place) const {
  if (place.isInvalid() || place.isMacroID() || sources_.getFileID(place) != sources_.getMainFileID())
    return std::nullopt;
  return sources_.getFileOffset(place);
}

bool TemplateWriter::findPlaces() {
  const clang::FunctionTemplateDecl *described = definition_.getDescribedFunctionTemplate();
  if (described == nullptr || !definition_.getDeclName().isIdentifier() || definition_.getQualifier() ||
      template_.hasAssociatedConstraints() || definition_.isVariadic())
    return false;
  const auto begin = offset(described->getTemplateParameters()->getTemplateLoc());
  const auto head = offset(definition_.getInnerLocStart());
  const auto name = offset(definition_.getLocation());
  const auto body = offset(definition_.getBody()->getBeginLoc());
  const auto end = offset(definition_.getBody()->getEndLoc());
  if (!begin || !head || !name || !body || !end || !(*begin < *head && *head <= *name && *name < *body)) return false;
  begin_ = *begin;
  head_ = *head;
  name_ = *name + static_cast<std::uint32_t>(definition_.getName().size());
  body_ = *body;
  end_ = *end + 1;
  return std::string_view(text_).substr(*name).starts_with(definition_.getName().str());
}

/// A type by one word, which can stand wherever the parameter does; others get a name.
std::optional<std::string> TemplateWriter::typeText(clang::QualType type, InstanceText &out) {
  std::string text = type.getAsString(policy_);
  if (text.find('(') != std::string::npos && !type->isFunctionProtoType() && !type->isPointerType()) return {};
  if (std::ranges::all_of(text, isIdentifierCharacter)) return text;
  std::string name = definition_.getNameAsString() + "_type" + std::to_string(aliases_++);
  if (text_.find(name) != std::string::npos) return std::nullopt;
  std::string declared = name;
  type.getAsStringInternal(declared, policy_);
  out.aliases += "typedef " + declared + ";\n";
  return name;
}

std::optional<std::string> TemplateWriter::valueText(const clang::TemplateArgument &argument,
                                                     const clang::PrintingPolicy &policy) {
  const clang::QualType type = argument.getIntegralType();
  const std::string number = llvm::toString(argument.getAsIntegral(), 10);
  if (type->isBooleanType()) return number == "0" ? "false" : "true";
  if (type->isSpecificBuiltinType(clang::BuiltinType::Int))
    return number.starts_with("-") ? "(" + number + ")" : number;
  return "((" + type.getAsString(policy) + ")" + number + ")";
}

/// The places of the parameters' names, also in pragmas. None where the preprocessor would look at one of them.
std::optional<TextEdits> TemplateWriter::substituted(std::uint32_t begin, std::uint32_t end,
                                                     const std::vector<Substitution> &substitutions) const {
  TextEdits out;
  bool isPossible = true;
  const auto look = [&](const auto &self, std::uint32_t from, std::uint32_t to) -> void {
    const std::string_view part = std::string_view(text_).substr(from, to - from);
    std::string_view before;
    for (const Token &token : tokenize(part)) {
      const std::string_view word = warpgrain::textOf(part, token);
      if (token.kind == TokenKind::directive) {
        const std::size_t hash = word.find('#');
        const std::size_t count = out.size();
        self(self, from + token.begin + static_cast<std::uint32_t>(hash) + 1, from + token.end);
        isPossible &= out.size() == count || word.find("pragma") != std::string_view::npos;
      }
      const auto known = std::ranges::find(substitutions, word, &Substitution::name);
      if (token.kind == TokenKind::identifier && known != substitutions.end() && before != "." && before != "->" &&
          before != "::")
        out.push_back({.span = {.file = mainFile, .begin = from + token.begin, .end = from + token.end},
                       .replacement = known->text});
      if (token.kind != TokenKind::comment) before = word;
    }
  };
  look(look, begin, end);
  return isPossible ? std::optional(out) : std::nullopt;
}

/// A specialisation has arguments behind its name, no default values and no storage class.
std::optional<TextEdits> TemplateWriter::headEdits(const std::string &arguments) const {
  TextEdits out;
  const auto edit = [&](std::uint32_t begin, std::uint32_t end, std::string text) {
    out.push_back({.span = {.file = mainFile, .begin = begin, .end = end}, .replacement = std::move(text)});
  };
  const std::string_view before = std::string_view(text_).substr(head_, name_ - head_);
  for (const Token &token : tokenize(before)) {
    const std::string_view word = warpgrain::textOf(before, token);
    std::uint32_t end = token.end;
    while (end < before.size() && before[end] == ' ')
      ++end;
    if (token.kind == TokenKind::identifier && (word == "static" || word == "inline"))
      edit(head_ + token.begin, head_ + end, "");
  }
  edit(name_, name_, "<" + arguments + ">");
  for (const clang::ParmVarDecl *parameter : definition_.parameters()) {
    if (!parameter->hasDefaultArg() || parameter->hasInheritedDefaultArg()) continue;
    const auto first = offset(parameter->getDefaultArgRange().getBegin());
    const auto last = offset(parameter->getDefaultArgRange().getEnd());
    if (!first || !last) return std::nullopt;
    std::size_t equals = text_.rfind('=', *first);
    while (equals > 0 && text_[equals - 1] == ' ')
      --equals;
    const std::uint32_t end = sources_.getFileOffset(clang::Lexer::getLocForEndOfToken(
        parameter->getDefaultArgRange().getEnd(), 0, sources_, context_.getLangOpts()));
    edit(static_cast<std::uint32_t>(equals), end, "");
  }
  return out;
}

std::optional<std::string> TemplateWriter::textWith(std::uint32_t begin, std::uint32_t end,
                                                    const TextEdits &edits) const {
  TextEdits moved;
  for (const TextEdit &each : edits)
    moved.push_back({.span = {.file = mainFile, .begin = each.span.begin - begin, .end = each.span.end - begin},
                     .replacement = each.replacement});
  auto out = applyEdits(std::string_view(text_).substr(begin, end - begin), mainFile, moved);
  return out ? std::optional(std::move(*out)) : std::nullopt;
}

std::optional<InstanceText> TemplateWriter::instance(const clang::FunctionDecl &instance) {
  const auto arguments = instance.getTemplateSpecializationArgs()->asArray();
  const auto *parameters = definition_.getDescribedFunctionTemplate()->getTemplateParameters();
  if (arguments.size() != parameters->size()) return std::nullopt;
  InstanceText out;
  std::vector<Substitution> substitutions;
  std::string list;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const clang::TemplateArgument &argument = arguments[i];
    std::optional<std::string> text;
    if (argument.getKind() == clang::TemplateArgument::Type)
      text = typeText(argument.getAsType(), out);
    else if (argument.getKind() == clang::TemplateArgument::Integral)
      text = valueText(argument, policy_);
    if (!text) return std::nullopt;
    list += (i == 0 ? "" : ", ") + *text;
    substitutions.push_back({.name = parameters->getParam(static_cast<unsigned>(i))->getNameAsString(), .text = *text});
  }
  auto inHead = substituted(head_, body_, substitutions);
  const auto inBody = substituted(body_, end_, substitutions);
  const auto more = headEdits(list);
  if (!inHead || !inBody || !more) return std::nullopt;
  std::erase_if(*inHead, [&](const TextEdit &each) {
    return std::ranges::any_of(*more, [&](const TextEdit &other) { return other.span.contains(each.span); });
  });
  inHead->insert(inHead->end(), more->begin(), more->end());
  const auto head = textWith(head_, body_, *inHead);
  const auto body = textWith(body_, end_, *inBody);
  if (!head || !body) return std::nullopt;
  out.head = "inline " + *head;
  out.body = *body;
  return out;
}

/// On one line, without comments.
std::string onOneLine(const std::string &text) {
  std::string out;
  std::uint32_t at = 0;
  for (const Token &token : tokenize(text)) {
    const bool isApart = token.begin > at && !out.empty();
    at = token.end;
    if (token.kind != TokenKind::comment) out += (isApart ? " " : "") + std::string(warpgrain::textOf(text, token));
  }
  return out;
}

/// A specialisation is declared before it is used: behind the first declaration of the template.
void TemplateWriter::addForward(const std::vector<InstanceText> &instances) {
  const clang::FunctionDecl *first = template_.getTemplatedDecl();
  if (first == &definition_) return;
  const auto last = offset(first->getEndLoc());
  const std::size_t semicolon = last ? text_.find(';', *last) : std::string::npos;
  if (semicolon == std::string::npos) return;
  std::string text;
  for (const InstanceText &each : instances)
    text += " " + onOneLine(each.aliases) + " template <> " + onOneLine(each.head) + ";";
  const auto at = static_cast<std::uint32_t>(semicolon) + 1;
  out_.declared.push_back({.span = {.file = mainFile, .begin = at, .end = at}, .replacement = std::move(text)});
}

/// Adds lines that are made of those from a place on, or of the one there.
void TemplateWriter::add(const std::string &text, std::uint32_t from, bool counts) {
  std::uint32_t line = lines_.locate(from).line;
  if (out_.lines.empty()) out_.lines.push_back(line);
  out_.lines.back() = line;
  for (const char c : text) {
    if (c != '\n') continue;
    line += counts ? 1 : 0;
    out_.lines.push_back(line);
  }
  out_.text += text;
}

std::optional<WrittenTemplate> TemplateWriter::write() {
  if (!findPlaces()) return std::nullopt;
  std::vector<InstanceText> instances;
  for (const clang::FunctionDecl *each : template_.specializations()) {
    if (each->getTemplateSpecializationKind() == clang::TSK_ExplicitSpecialization) continue;
    if (clang::isTemplateExplicitInstantiationOrSpecialization(each->getTemplateSpecializationKind()))
      return std::nullopt;
    const clang::FunctionDecl *defined = nullptr;
    if (!each->isDefined(defined)) continue;
    auto text = instance(*each);
    if (!text) return std::nullopt;
    instances.push_back(std::move(*text));
  }
  if (instances.empty()) return std::nullopt;
  out_.name = nameOf(template_);
  out_.span = {.file = mainFile, .begin = begin_, .end = end_};
  addForward(instances);
  add(std::string(trimmedRight(std::string_view(text_).substr(begin_, body_ - begin_))) + ";", begin_, true);
  for (const InstanceText &each : instances) {
    const bool isForward = !out_.declared.empty();
    add("\n\n" + (isForward ? std::string() : each.aliases) + "template <>\n", begin_, false);
    add(each.head, head_, true);
    add(each.body, body_, true);
  }
  return std::move(out_);
}

} // namespace

std::vector<WrittenTemplate> writtenTemplates(clang::ASTUnit &unit, const std::string &text) {
  std::vector<WrittenTemplate> out;
  const LineIndex lines(text);
  for (const clang::FunctionTemplateDecl *each : functionTemplates(unit)) {
    if (definitionOf(*each) == nullptr || !holdsDirective(*definitionOf(*each))) continue;
    if (auto written = TemplateWriter(unit.getASTContext(), text, lines, *each).write())
      out.push_back(std::move(*written));
  }
  return out;
}

LinedText withWritten(const std::string &text, const std::vector<WrittenTemplate> &templates) {
  std::vector<LinedEdit> edits;
  for (const WrittenTemplate &each : templates) {
    edits.push_back({.edit = {.span = each.span, .replacement = each.text}, .lines = each.lines});
    for (const TextEdit &declared : each.declared)
      edits.push_back({.edit = declared, .lines = {}});
  }
  return edited(text, std::move(edits));
}

} // namespace warpgrain::frontend
