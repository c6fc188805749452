// SPDX-License-Identifier: Apache-2.0
#include "core/model/Walk.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/registers/Elements.h"
#include "core/steps/registers/RegisterEdits.h"
#include "core/steps/registers/RegisterRegion.h"
#include "core/steps/registers/Rotation.h"
#include "core/steps/registers/Window.h"
#include "core/steps/registers/WindowWriter.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/Rewritable.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::string_view replaceUsage = "scalar-replace [ARRAY [window]]";
constexpr std::string_view windowWord = "window";

class Replacer {
public:
  Replacer(KernelStudy &study, std::string array, bool hasWindows)
      : study_(study), unit_(study.unit()), body_(study.kernel().body), array_(std::move(array)),
        hasWindows_(hasWindows), names_(unit_, study.kernel()), edits_(unit_, body_) {}

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
    if (hasWindows_)
      if (auto refusal = writeWindows(finder, elements, passedOn, verdict)) return std::unexpected(*std::move(refusal));
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
    return normalized(edits_.take());
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

  /// Refuses where there are none: the step without the word does as much.
  std::optional<Verdict> writeWindows(RegionFinder &finder, const std::vector<Element> &elements,
                                      std::set<const Element *> &passedOn, Verdict &verdict) {
    std::set<const Access *> taken;
    for (const Element *element : passedOn)
      taken.insert(element->accesses.begin(), element->accesses.end());
    std::optional<Verdict> why;
    const std::vector<Window> windows = findWindows(study_, finder, elements, taken, why);
    if (windows.empty() && elements.empty()) return nothingToDo(elements);
    if (windows.empty())
      return why ? std::move(why) : Verdict::illegal({ReasonId::noWindowInLoops, {array_}}, study_.kernel().nameSpan);
    for (const Window &window : windows) {
      WindowWriter(unit_, body_, names_, edits_).write(window);
      for (const Reason &assumption : window.assumptions)
        verdict.assumeOnce(assumption, body_[window.loop].keyword);
      for (const Window::Chain &chain : window.chains)
        for (const Window::Member &member : chain)
          passedOn.insert(member.element);
    }
    return std::nullopt;
  }

  void write(const Element &element, const RegisterRegion &region) {
    if (body_[body_[region.first].parent].kind != StatementKind::compound) edits_.putInBraces(region.first);
    const std::string name = names_.take(nameOfElement(unit_, body_, element));
    const Expression &value = body_[region.accesses.front()->expression];
    const auto writes = std::ranges::count_if(region.accesses, &Access::writes);
    const bool isConst = writes == (region.beginsWithStore ? 1 : 0);
    const std::string declared = (isConst ? "const " : "") + unit_[value.type].name + " " + name;
    for (const Access *access : region.accesses) {
      const bool declares = region.beginsWithStore && access == region.accesses.front();
      edits_.replace(body_[access->expression].spelling.span, declares ? declared : name);
    }
    if (!region.beginsWithStore) edits_.insertBefore(region.first, declared + " = " + element.text + ";");
    if (region.isWritten) edits_.insertAfter(lastWriteIn(region), element.text + " = " + name + ";");
  }

  /// Each iteration loads the last member alone, or stores it; the others are loaded before the loop where it goes
  /// round at all.
  void write(const Rotation &rotation) {
    const Statement &loop = body_[rotation.loop];
    const std::vector<StatementId> &inside = body_[loop.children.front()].children;
    const bool isBlock = body_[loop.children.front()].kind == StatementKind::compound;
    if (!isBlock) edits_.putInBraces(loop.children.front());
    if (body_[loop.parent].kind != StatementKind::compound) edits_.putInBraces(rotation.loop);
    std::vector<std::string> names;
    for (const Rotation::Member &member : rotation.members) {
      const Expression &value = body_[member.accesses.front()->expression];
      const std::string name = names_.take(nameOf(member, rotation));
      names.push_back(name);
      const std::string declared = unit_[value.type].name + " " + name;
      for (const Access *access : member.accesses) {
        const bool declares = member.beginsWithWrite && access == member.write;
        edits_.replace(body_[access->expression].spelling.span, declares ? "const " + declared : name);
      }
      if (member.write != nullptr)
        edits_.insertAfter(member.write->statement, member.element->text + " = " + name + ";");
      if (&member != &rotation.members.back())
        edits_.insertBefore(rotation.loop, declared + " = " + firstValueOf(rotation, value) + ";");
      else if (!member.beginsWithWrite)
        edits_.insertBefore(isBlock ? inside.front() : loop.children.front(),
                            (member.write == nullptr ? "const " : "") + declared + " = " + member.element->text + ";");
    }
    for (std::size_t i = 1; i < names.size(); ++i) // after the store, where that stands last too
      edits_.insertAfter(isBlock ? inside.back() : loop.children.front(), names[i - 1] + " = " + names[i] + ";");
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
    return guard + " ? " + load + " : " + zeroOf(unit_[value.type]);
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

  KernelStudy &study_;
  const Unit &unit_;
  const Body &body_;
  std::string array_;
  bool hasWindows_;
  FreshNames names_;
  RegisterEdits edits_;
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
    const std::size_t known = words.size() > 1 && words[1] == windowWord ? 2 : 1;
    if (words.size() > known) return wrongWords(ReasonId::wordNotKnown, {words[known], "scalar-replace"}, replaceUsage);
    if (!words.empty() && !isLoopWord(words[0]))
      return wrongWords(ReasonId::wordNamesNoArray, {words[0]}, replaceUsage);
    return step;
  }

  /// Arrays with an element that is named twice, or in a loop; and windows of those of which several are read.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    std::vector<Step> windows;
    const Body &body = unit[kernel].body;
    const BodyIndex index(body, unit);
    std::map<VariableId, int> readOnly;
    const auto add = [](std::vector<Step> &out, Step step) {
      if (std::ranges::find(out, step) == out.end()) out.push_back(std::move(step));
    };
    for (const Element &element : elementsIn(index, {})) {
      const Access &first = *element.accesses.front();
      const std::string &array = body[first.array].name;
      const bool isRead = std::ranges::none_of(element.accesses, &Access::writes);
      if (isRead && ++readOnly[first.array] > 1)
        add(windows, {.word = std::string(word()), .arguments = {array, std::string(windowWord)}});
      if (element.accesses.size() < 2 && !isSome(enclosingLoop(body, first.statement))) continue;
      add(steps, {.word = std::string(word()), .arguments = {array}});
    }
    std::ranges::move(windows, std::back_inserter(steps));
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    return Replacer(study, arrayOf(step), step.arguments.size() > 1).run(verdict);
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
