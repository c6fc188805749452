// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/model/Walk.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/registers/Elements.h"
#include "core/steps/registers/RegisterRegion.h"
#include "core/steps/registers/Rotation.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/rewrite/Layout.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view replaceUsage = "scalar-replace [ARRAY]";

class Replacer {
public:
  Replacer(KernelStudy &study, std::string array)
      : study_(study), unit_(study.unit()), body_(study.kernel().body), array_(std::move(array)),
        names_(unit_, study.kernel()) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, study_.kernel())) return std::unexpected(*std::move(why));
    const std::vector<Element> elements = elementsIn(study_.index(), array_);
    RegionFinder finder(study_);
    std::optional<Verdict> why;
    std::set<const Element *> passedOn;
    std::optional<Verdict> whyNotPassedOn;
    for (const Rotation &rotation : findRotations(study_, finder, elements, whyNotPassedOn)) {
      write(rotation);
      for (const Reason &assumption : rotation.assumptions)
        verdict.assumeOnce(assumption, body_[rotation.loop].keyword);
      for (const Rotation::Member &member : rotation.members)
        passedOn.insert(member.element);
    }
    for (const Element &element : elements) {
      if (passedOn.contains(&element)) continue;
      for (const RegisterRegion &region : finder.find(element, why)) {
        write(element, region);
        for (const Reason &assumption : region.assumptions)
          verdict.assumeOnce(assumption, assumption.span ? assumption.span : body_[region.first].keyword);
      }
    }
    if (whyNotPassedOn) why = std::move(whyNotPassedOn); // says more
    if (edits_.empty()) return std::unexpected(why ? *std::move(why) : nothingToDo(elements));
    assumeNoRaces(study_, verdict);
    for (const StatementId statement : bare_)
      putInBraces(statement);
    return normalized(ordered());
  }

private:
  Verdict nothingToDo(const std::vector<Element> &elements) const {
    const SourceSpan &place = study_.kernel().nameSpan;
    if (elements.empty() && !array_.empty()) {
      const bool isKnown = std::ranges::any_of(study_.index().accesses(), [&](const Access &access) {
        return isSome(access.array) && body_[access.array].name == array_;
      });
      return isKnown ? Verdict::unknown({ReasonId::noElementOfRegisters, {array_}}, place)
                     : Verdict::illegal({ReasonId::arrayOrPointerNotUsed, {array_}}, place);
    }
    return Verdict::illegal(array_.empty() ? Reason(ReasonId::nothingUsedAgain)
                                           : Reason(ReasonId::nothingOfArrayUsedAgain, {array_}),
                            place);
  }

  void write(const Element &element, const RegisterRegion &region) {
    if (body_[body_[region.first].parent].kind != StatementKind::compound) bare_.insert(region.first);
    const std::string name = names_.take(nameOfElement(unit_, body_, element));
    const Expression &value = body_[region.accesses.front()->expression];
    const auto writes = std::ranges::count_if(region.accesses, &Access::writes);
    const bool isConst = writes == (region.beginsWithStore ? 1 : 0);
    const std::string declared = (isConst ? "const " : "") + unit_[value.type].name + " " + name;
    for (const Access *access : region.accesses) {
      const bool declares = region.beginsWithStore && access == region.accesses.front();
      edits_.push_back({body_[access->expression].spelling.span, declares ? declared : name});
    }
    if (!region.beginsWithStore) insertBefore(region.first, declared + " = " + element.text + ";");
    if (region.isWritten) insertAfter(lastWriteIn(region), element.text + " = " + name + ";");
  }

  /// Each iteration loads the last member alone, or stores it; the others are loaded before the loop where it goes
  /// round at all.
  void write(const Rotation &rotation) {
    const Statement &loop = body_[rotation.loop];
    const std::vector<StatementId> &inside = body_[loop.children.front()].children;
    const bool isBlock = body_[loop.children.front()].kind == StatementKind::compound;
    if (!isBlock) bare_.insert(loop.children.front());
    if (body_[loop.parent].kind != StatementKind::compound) bare_.insert(rotation.loop);
    std::vector<std::string> names;
    for (const Rotation::Member &member : rotation.members) {
      const Expression &value = body_[member.accesses.front()->expression];
      const std::string name = names_.take(nameOf(member, rotation));
      names.push_back(name);
      const std::string declared = unit_[value.type].name + " " + name;
      for (const Access *access : member.accesses) {
        const bool declares = member.beginsWithWrite && access == member.write;
        edits_.push_back({body_[access->expression].spelling.span, declares ? "const " + declared : name});
      }
      if (member.write != nullptr) insertAfter(member.write->statement, member.element->text + " = " + name + ";");
      if (&member != &rotation.members.back())
        insertBefore(rotation.loop, declared + " = " + firstValueOf(rotation, value) + ";");
      else if (!member.beginsWithWrite)
        insertBefore(isBlock ? inside.front() : loop.children.front(),
                     (member.write == nullptr ? "const " : "") + declared + " = " + member.element->text + ";");
    }
    for (std::size_t i = 1; i < names.size(); ++i) // after the store, where that stands last too
      insertAfter(isBlock ? inside.back() : loop.children.front(), names[i - 1] + " = " + names[i] + ";");
  }

  /// `a_km1`, `a_k`; `a_a`, `a_b` where that would be too long.
  std::string nameOf(const Rotation::Member &member, const Rotation &rotation) const {
    const std::string name = nameOfElement(unit_, body_, *member.element);
    if (!name.ends_with("_element")) return name;
    const auto letter = static_cast<char>('a' + (&member - rotation.members.data()));
    return name.substr(0, name.size() - std::string_view("element").size()) + letter;
  }

  /// `0 < n ? a[0] : 0.0f`
  std::string firstValueOf(const Rotation &rotation, const Expression &value) const {
    const std::string load = rotation.first.textOf(value.spelling.span);
    const std::string &guard = rotation.first.guard();
    if (guard.empty()) return load;
    const Type &type = unit_[value.type];
    const bool isFloat = type.kind == TypeKind::floating;
    const char *zero = type.kind == TypeKind::boolean ? "false" : !isFloat ? "0" : type.sizeBytes == 4 ? "0.0f" : "0.0";
    return guard + " ? " + load + " : " + zero;
  }

  /// What is put at one place: first what ends a statement there, inner ones before outer ones, each with its brace
  /// last; then what stands before the next statement.
  TextEdits ordered() {
    std::ranges::stable_sort(ends_, [](const Ending &a, const Ending &b) {
      return std::tuple(a.edit.span, -a.depth, a.isBrace) < std::tuple(b.edit.span, -b.depth, b.isBrace);
    });
    TextEdits out;
    for (Ending &ending : ends_)
      out.push_back(std::move(ending.edit));
    std::ranges::move(edits_, std::back_inserter(out));
    return out;
  }

  int depthOf(StatementId statement) const {
    int depth = 0;
    for (StatementId at = statement; isSome(body_[at].parent); at = body_[at].parent)
      ++depth;
    return depth;
  }

  void putAfter(StatementId statement, std::uint32_t at, std::string words, bool isBrace) {
    const FileId file = body_[statement].spelling.span.file;
    ends_.push_back({{{.file = file, .begin = at, .end = at}, std::move(words)}, depthOf(statement), isBrace});
  }

  /// The one statement of a loop's body; what is put before and after it is among the edits.
  void putInBraces(StatementId statement) {
    const SourceSpan &span = body_[statement].spelling.span;
    const std::string_view text = textOfFile(statement);
    const SourceSpan &loop = body_[body_[statement].parent].keyword;
    std::uint32_t open = span.begin;
    for (const Token &token : tokenize(text.substr(loop.begin, span.begin - loop.begin)))
      if (token.kind != TokenKind::comment && token.kind != TokenKind::directive) open = loop.begin + token.end;
    edits_.push_back({{.file = span.file, .begin = open, .end = open}, " {"});
    const std::uint32_t end = trailingEnd(text, span.end);
    const bool ownLine = startsLine(text, span.begin) && end > span.end && text[end - 1] == '\n';
    if (!ownLine) return putAfter(statement, span.end, " }", true);
    putAfter(statement, end, std::string(indentationAt(text, loop.begin)) + "}" + lineEndOf(text), true);
  }

  /// The statement of the region's block that holds its last write.
  StatementId lastWriteIn(const RegisterRegion &region) const {
    StatementId at = region.first;
    for (const Access *access : region.accesses)
      if (access->writes()) at = access->statement;
    while (body_[at].parent != body_[region.first].parent)
      at = body_[at].parent;
    return at;
  }

  std::string_view textOfFile(StatementId statement) const { return unit_[body_[statement].spelling.span.file].text; }

  std::string lineEndOf(std::string_view text) const {
    return text.find("\r\n") != std::string_view::npos ? "\r\n" : "\n";
  }

  void insertBefore(StatementId statement, const std::string &words) {
    const SourceSpan &span = body_[statement].spelling.span;
    const std::string_view text = textOfFile(statement);
    if (!startsLine(text, span.begin))
      return edits_.push_back({{.file = span.file, .begin = span.begin, .end = span.begin}, words + " "});
    const std::string indent(indentationAt(text, body_[statement].keyword.begin));
    std::uint32_t at = span.begin;
    while (at > 0 && text[at - 1] != '\n')
      --at;
    edits_.push_back({{.file = span.file, .begin = at, .end = at}, indent + words + lineEndOf(text)});
  }

  void insertAfter(StatementId statement, const std::string &words) {
    const SourceSpan &span = body_[statement].spelling.span;
    const std::string_view text = textOfFile(statement);
    const std::uint32_t end = trailingEnd(text, span.end);
    const bool ownLine = startsLine(text, span.begin) && end > span.end && text[end - 1] == '\n';
    if (!ownLine) return putAfter(statement, span.end, " " + words, false);
    const std::string indent(indentationAt(text, body_[statement].keyword.begin));
    putAfter(statement, end, indent + words + lineEndOf(text), false);
  }

  /// Something that ends a statement.
  struct Ending {
    TextEdit edit;
    int depth = 0; ///< of the statement
    bool isBrace = false;
  };

  KernelStudy &study_;
  const Unit &unit_;
  const Body &body_;
  std::string array_;
  FreshNames names_;
  TextEdits edits_;
  std::vector<Ending> ends_;
  std::set<StatementId> bare_; ///< that need braces around them
};

class ScalarReplace final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "scalar-replace",
                                       .usage = replaceUsage,
                                       .subject = StepSubject::array,
                                       .phase = PlanPhase::registers,
                                       .alias = "scalar_replace"};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto &words = step.arguments;
    if (words.size() > 1) return wrongWords(ReasonId::wordNotKnown, {words[1], "scalar-replace"}, replaceUsage);
    if (!words.empty() && !isLoopWord(words[0]))
      return wrongWords(ReasonId::wordNamesNoArray, {words[0]}, replaceUsage);
    return step;
  }

  /// Arrays with an element that is named twice, or in a loop.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const Body &body = unit[kernel].body;
    const BodyIndex index(body, unit);
    for (const Element &element : elementsIn(index, {})) {
      const Access &first = *element.accesses.front();
      if (element.accesses.size() < 2 && !isSome(enclosingLoop(body, first.statement))) continue;
      Step step{.word = std::string(word()), .arguments = {body[first.array].name}};
      if (std::ranges::find(steps, step) == steps.end()) steps.push_back(std::move(step));
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Replacer(study, arrayOf(step)).run(verdict);
  }

private:
  static std::string arrayOf(const Step &step) { return step.arguments.empty() ? std::string() : step.arguments[0]; }
};

} // namespace

const Transformation &scalarReplaceTransformation() {
  static const ScalarReplace instance;
  return instance;
}

} // namespace warpgrain::transform
