// SPDX-License-Identifier: Apache-2.0
#include "core/model/Walk.h"
#include "core/steps/memory/placement/ReadOnlyPointer.h"
#include "core/steps/memory/staging/BlockReach.h"
#include "core/steps/memory/staging/RowReads.h"
#include "core/steps/memory/staging/StageEdits.h"
#include "core/steps/memory/staging/StagedBlock.h"
#include "core/steps/memory/staging/TilePlace.h"
#include "core/steps/rewrite/Completeness.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/rewrite/MemoryOrder.h"
#include "core/steps/rewrite/Rewritable.h"

#include <algorithm>
#include <optional>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class RowStager {
public:
  RowStager(KernelStudy &study, const std::string &array)
      : study_(study), index_(study.index()), unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body),
        array_(array), place_(index_, kernel_) {}

  std::expected<TextEdits, Verdict> run(Verdict &verdict) {
    if (auto why = whyNotRewritable(unit_, kernel_)) return std::unexpected(*std::move(why));
    if (kernel_.isTemplate) return std::unexpected(Verdict::unknown(ReasonId::templateTilesDiffer, kernel_.nameSpan));
    const auto block = blockForTiles(study_, verdict);
    if (!block) return std::unexpected(block.error());
    block_ = *block;
    if (*block_[Axis::x] == 1)
      return std::unexpected(Verdict::illegal(ReasonId::blockHasOneThreadAlongX, kernel_.nameSpan));
    auto reads = readRow(study_, array_);
    if (!reads) return std::unexpected(reads.error());
    reads_ = *std::move(reads);
    if (auto why = whyNot(verdict)) return std::unexpected(*std::move(why));
    NextCondition next;
    if (isSome(reads_.condition)) {
      auto written = conditionOfNext(study_, reads_.condition);
      if (!written) return std::unexpected(written.error());
      next = *std::move(written);
    }
    for (const std::string &moved : next.moved)
      verdict.assume({ReasonId::nextDoesNotOverflow, {moved}}, body_[reads_.condition].spelling.span);
    assumeNoRaces(study_, verdict);
    return edits(next);
  }

private:
  std::optional<Verdict> whyNot(Verdict &verdict) {
    if (const auto unknown = findUnknownWord(index_, kernel_, {reads_.pointer}, study_.dialect()))
      return Verdict::unknown(*unknown);
    if (auto why = whyNotReachedTogether(study_, reads_.statement, block_)) return why;
    if (auto why = whyNotReadOnly(study_, reads_.pointer, verdict)) return why;
    std::int64_t bytes = reads_.bytes * width();
    for (const Axis axis : {Axis::y, Axis::z})
      bytes *= *block_[axis];
    const SourceSpan &place = body_[reads_.statement].keyword;
    if (auto why = whyTilesTooLarge(study_, bytes, place, verdict)) return why;
    return place_.whyNotBefore(reads_.statement);
  }

  std::int64_t halo() const { return static_cast<std::int64_t>(reads_.elements.size()) - 1; }

  std::int64_t width() const { return *block_[Axis::x] + halo(); }

  std::string thread(Axis axis) const { return study_.dialect().index(BuiltinIndex::threadIdx, axis); }

  /// `in_tile[threadIdx.y][threadIdx.x + 2]`
  std::string element(const std::string &tile, std::int64_t distance) const {
    std::string text = tile;
    for (const Axis axis : {Axis::z, Axis::y})
      if (*block_[axis] > 1) text += "[" + thread(axis) + "]";
    return text + "[" + thread(Axis::x) + (distance > 0 ? " + " + std::to_string(distance) : "") + "]";
  }

  TextEdits edits(const NextCondition &next) const {
    FreshNames names(unit_, kernel_);
    const std::string tile = names.take(tileNameFor(body_[reads_.pointer].name));
    std::string declaration =
        std::string(study_.dialect().qualifier(Qualifier::shared)) + " " + reads_.type + " " + tile;
    for (const Axis axis : {Axis::z, Axis::y})
      if (*block_[axis] > 1) declaration += "[" + std::to_string(*block_[axis]) + "]";
    declaration += "[" + std::to_string(width()) + "];";
    const std::uint32_t at = place_.lineOf(reads_.statement);
    const SourceSpan here{.file = kernel_.bodySpan.file, .begin = at, .end = at};
    TextEdits out{place_.declare({declaration}), {here, loader(tile, next)}};
    for (const auto &[distance, elements] : reads_.elements)
      for (const Element &each : elements)
        for (const Access *access : each.accesses)
          out.push_back({body_[access->expression].spelling.span, element(tile, distance)});
    return out;
  }

  std::string loader(const std::string &tile, const NextCondition &next) const {
    const std::string outer(place_.indentOf(reads_.statement));
    const bool isGuarded = isSome(reads_.condition);
    const std::string inner = outer + (isGuarded ? place_.unit() : "");
    const auto load = [&](std::int64_t distance) {
      return element(tile, distance) + " = " + reads_.elements.at(distance).front().text + ";";
    };
    std::string text;
    if (isGuarded)
      text += place_.line(outer, "if (" + std::string(unit_.textOf(body_[reads_.condition].spelling.span)) + ") {");
    text += place_.line(inner, load(0));
    std::string last = thread(Axis::x) + " == " + std::to_string(*block_[Axis::x] - 1);
    if (!next.text.empty()) last += " || !(" + next.text + ")";
    text += place_.line(inner, "if (" + last + ") {");
    for (std::int64_t distance = 1; distance <= halo(); ++distance)
      text += place_.line(inner + place_.unit(), load(distance));
    text += place_.line(inner, "}");
    if (isGuarded) text += place_.line(outer, "}");
    return text + place_.line(outer, study_.dialect().blockBarrier()) + place_.line("", "");
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Unit &unit_;
  const Function &kernel_;
  const Body &body_;
  const std::string &array_;
  TilePlace place_;
  Extents block_;
  RowReads reads_;
};

} // namespace

std::expected<TextEdits, Verdict> stageRow(KernelStudy &study, const std::string &array, Verdict &verdict) {
  return RowStager(study, array).run(verdict);
}

} // namespace warpgrain::transform
