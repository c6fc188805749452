// SPDX-License-Identifier: Apache-2.0
#include "core/model/Walk.h"
#include "core/plan/LoopStep.h"
#include "core/plan/LoopWords.h"
#include "core/steps/Transformations.h"
#include "core/steps/memory/staging/StageEdits.h"
#include "core/steps/memory/staging/StageStep.h"
#include "core/steps/registers/Elements.h"
#include "core/steps/rewrite/WrittenTransformation.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Verdict;

namespace {

class Stage final : public WrittenTransformation {
public:
  const StepDescriptor &descriptor() const override {
    static constexpr StepDescriptor it{.word = "stage",
                                       .usage = stageUsage,
                                       .subject = StepSubject::array,
                                       .named = 2,
                                       .second = StepSubject::loop,
                                       .phase = PlanPhase::memory};
    return it;
  }

  Read<Step> canonical(Step step) const override {
    const auto parsed = parseStage(step);
    if (!parsed) return std::unexpected(parsed.error());
    return toStep(*parsed);
  }

  /// Pointer parameters that are read at several places, or by a loop at places which its counter tells.
  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    const Body &body = unit[kernel].body;
    const BodyIndex index(body, unit);
    for (const VariableId pointer : unit[kernel].parameters)
      if (readsSeveral(index, pointer)) steps.push_back(toStep(StageStep{.array = body[pointer].name}));
    for (const StatementId loop : forLoopsOf(unit, kernel)) {
      const std::string name = nameOfLoop(unit, kernel, loop);
      if (name.empty()) continue;
      for (const VariableId pointer : unit[kernel].parameters)
        if (reads(index, pointer, loop))
          for (const std::int64_t iterations : {8, 16, 32})
            steps.push_back(toStep(StageStep{.array = body[pointer].name, .loop = name, .iterations = iterations}));
    }
    return steps;
  }

protected:
  std::expected<TextEdits, Verdict> write(KernelStudy &study, const Step &step, Verdict &verdict) const override {
    const StageStep parsed = *parseStage(step);
    return parsed.loop.empty() ? stageRow(study, parsed.array, verdict) : stageLoop(study, parsed, verdict);
  }

private:
  /// Several different elements are read through the pointer, and none is written.
  static bool readsSeveral(const BodyIndex &index, VariableId pointer) {
    const auto elements = elementsIn(index, index.body()[pointer].name);
    return elements.size() > 1 && std::ranges::none_of(index.accesses(), [&](const Access &access) {
             return access.array == pointer && access.writes();
           });
  }

  static bool reads(const BodyIndex &index, VariableId pointer, StatementId loop) {
    const Body &body = index.body();
    const bool isWritten = std::ranges::any_of(
        index.accesses(), [&](const Access &access) { return access.array == pointer && access.writes(); });
    if (isWritten) return false;
    return std::ranges::any_of(elementsIn(index, body[pointer].name), [&](const Element &element) {
      return element.variables.contains(counterOf(body, loop)) &&
             std::ranges::any_of(element.accesses, [&](const Access *access) {
               return access->array == pointer && isInside(body, access->statement, loop);
             });
    });
  }
};

} // namespace

const Transformation &stageTransformation() {
  static const Stage instance;
  return instance;
}

} // namespace warpgrain::transform
