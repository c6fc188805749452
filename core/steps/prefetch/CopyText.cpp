// SPDX-License-Identifier: Apache-2.0
#include "core/steps/prefetch/CopyText.h"

#include "core/steps/prefetch/CopyPrinter.h"
#include "core/steps/prefetch/NextTileText.h"
#include "core/steps/prefetch/TileRegisters.h"
#include "core/steps/spread/StatementFrame.h"

#include <algorithm>
#include <string>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class PrefetchWriter {
public:
  PrefetchWriter(KernelStudy &study, const TileCopies &copies)
      : index_(study.index()), unit_(study.unit()), body_(study.kernel().body), copies_(copies), text_(study, copies) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = text_.prepare(verdict)) return std::unexpected(*std::move(why));
    const TileRegisters registers(index_, copies_, text_.names());
    const CopyPrinter printer(index_, copies_, text_.layout(), registers);
    const auto ofFirst = [&](const SourceSpan &span) { return text_.firstTextOf(span); };
    const auto ofNext = [&](const SourceSpan &span) { return text_.nextTextOf(span); };
    FrameLines frame{.before = text_.declarations(), .after = {}};
    const bool isPlain = text_.firstCondition().empty() && copies_.declarations.empty();
    for (const CopiedElement &element : copies_.elements) {
      const std::string declared = registers.declarationOf(element);
      const bool holdsValue = isPlain && isTop(element.statement);
      frame.before.push_back(declared +
                             (holdsValue ? " = " + printer.valueOf(element, ofFirst) + ";" : std::string(";")));
    }
    append(frame.before, text_.guarded(text_.firstCondition(),
                                       printer.lines(ofFirst, [&](StatementId id) { return isPlain && isTop(id); })));
    TextEdits inner = printer.storeEdits();
    std::vector<SourceSpan> gone;
    for (const CopiedElement &element : copies_.elements)
      gone.push_back(body_[element.value].spelling.span);
    text_.leaveOutUnused(std::move(gone), inner);
    const auto lines = printer.lines(ofNext, [](StatementId) { return false; });
    inner.push_back(text_.behindBarrier(text_.guarded(text_.nextCondition(), lines)));
    const SourceSpan &loop = body_[copies_.loop.loop].spelling.span;
    if (!startsLine(unit_[loop.file].text, loop.begin))
      std::ranges::transform(frame.before, frame.before.begin(), withoutIndent);
    TextEdits edits;
    frameStatements(unit_, body_, copies_.loop.loop, copies_.loop.loop, frame, inner, edits);
    tell(registers, verdict);
    return edits;
  }

private:
  static void append(std::vector<std::string> &lines, const std::vector<std::string> &more) {
    lines.insert(lines.end(), more.begin(), more.end());
  }

  bool isTop(StatementId id) const { return body_[id].parent == body_[copies_.loop.loop].children.front(); }

  static std::string withoutIndent(const std::string &line) { return line.substr(line.find_first_not_of(" \t")); }

  void tell(const TileRegisters &registers, Verdict &verdict) const {
    for (const CopyLoop &each : copies_.loops) {
      if (!each.dependsOnStart) continue;
      const Variable &counter = body_[each.loop.counter];
      const SourceSpan &place = body_[counter.initializer].spelling.span;
      const std::int64_t far = each.most > 1 ? (each.most - 1) * each.loop.step.value_or(0) : 0;
      const std::string last = onOneLine(unit_.textOf(place)) + (far > 0 ? " + " + std::to_string(far) : "");
      verdict.assumeOnce({ReasonId::sumDoesNotOverflow, {last, unit_[counter.type].name}}, place);
    }
    if (const auto bytes = registers.bytes())
      verdict.reasons.push_back({ReasonId::nextTileInRegisters, {*bytes}, body_[copies_.loop.loop].keyword});
  }

  const BodyIndex &index_;
  const Unit &unit_;
  const Body &body_;
  const TileCopies &copies_;
  NextTileText text_;
};

} // namespace

std::expected<TextEdits, Verdict> writePrefetch(KernelStudy &study, const TileCopies &copies, Verdict &verdict) {
  return PrefetchWriter(study, copies).run(verdict);
}

} // namespace warpgrain::transform
