// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/NestRewrite.h"

#include "core/base/Indentation.h"
#include "core/openmp/model/Walk.h"
#include "core/workflow/mapping/EditedSource.h"
#include "core/workflow/mapping/GuardedText.h"
#include "core/workflow/mapping/JoinedText.h"
#include "core/workflow/mapping/NestAnalysis.h"
#include "core/workflow/mapping/NestOrder.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <numeric>
#include <set>

namespace warpgrain::workflow {

namespace {

using openmp::Program;
using openmp::Statement;

/// Each round changes a nest in one way.
constexpr std::size_t mostRounds = 16;

/// Nests in nests.
constexpr std::size_t mostLevels = 3;

/// What is tried, in this order.
constexpr std::array<NestRewriteRule, 4> rules{interchanged, madeRectangle, joined, distributed};

/// What a nest has been made.
struct Form {
  const Program *program = nullptr;
  SourceSpan span;         ///< in that program's text
  std::size_t changes = 0; ///< that made it: the first ones of the group's
  NestReliance reliance;
  double extent = 0; ///< how far its nests are mapped, in the mean
};

/// A nest of the source, and what has become of it so far.
struct Group {
  SourceSpan before; ///< in the source's text
  SourceSpan now;    ///< in the current text
  bool standsInCompound = true;
  bool isOpen = true;      ///< it may be changed further
  bool isReplaced = false; ///< by those inside of it
  std::size_t level = 0;   ///< nests around it that are replaced
  std::uint32_t line = 0;
  std::size_t base = 0;            ///< how far the nest is mapped as it was
  std::vector<std::size_t> scores; ///< of the nests that it has become
  std::vector<std::string> changes;
  std::set<std::string> refused; ///< changes that were tried, and are not made
  NestReliance reliance;
  std::optional<Form> best; ///< none if nothing is better than the nest as it was

  /// Notes what the nest is now if that is the best. No part of it may be mapped less than the nest as it was.
  void note(const Program &program) {
    if (changes.empty() || std::ranges::any_of(scores, [this](std::size_t each) { return each < base; })) return;
    const auto sum = static_cast<double>(std::accumulate(scores.begin(), scores.end(), std::size_t{0}));
    const double extent = scores.empty() ? 0 : sum / static_cast<double>(scores.size());
    if (extent > (best ? best->extent : static_cast<double>(base)))
      best = Form{.program = &program, .span = now, .changes = changes.size(), .reliance = reliance, .extent = extent};
  }
};

/// The outermost nests in a part of the text.
void addNestsIn(const Program &program, const SourceSpan &span, const std::vector<SerialNest> &nests,
                std::vector<SerialNest> &out) {
  for (const SerialNest &nest : nests) {
    const SourceSpan &own = nest.loops.front().statement->span;
    if (span.begin <= own.begin && own.end <= span.end)
      out.push_back(nest);
    else if (own.begin < span.end && span.begin < own.end)
      addNestsIn(program, span, nestsInside(program, nest), out);
  }
}

std::vector<SerialNest> nestsIn(const Program &program, const SourceSpan &span) {
  std::vector<SerialNest> out;
  addNestsIn(program, span, nestsOf(program), out);
  std::ranges::sort(out, {}, beginOf);
  return out;
}

bool isChildOfCompound(const Statement &statement, const Statement &wanted) {
  for (const Statement &child : statement.children) {
    if (&child == &wanted) return statement.kind == openmp::StatementKind::compound;
    if (isChildOfCompound(child, wanted)) return true;
  }
  return false;
}

/// A change of one of a group's nests.
struct GroupChange {
  std::size_t group = 0;
  std::uint32_t begin = 0; ///< of the nest
  NestChange change;
};

/// Where a place of a text is after edits that are not around it.
std::uint32_t movedBy(const TextEdits &edits, std::uint32_t place) {
  std::int64_t moved = 0;
  for (const TextEdit &edit : edits)
    if (edit.span.end <= place)
      moved += static_cast<std::int64_t>(edit.replacement.size()) - static_cast<std::int64_t>(edit.span.length());
  return static_cast<std::uint32_t>(place + moved);
}

/// Changes the nests of a source round by round.
class Rewriter {
public:
  Rewriter(const Program &source, const MapRequest &request, bool inside)
      : source_(source), current_(&source), request_(request), inside_(inside) {}

  Rewriting run(const std::vector<SerialNest> &nests) {
    Rewriting out;
    if (!areApart(nests) || mayHaveChecks(source_.text)) return out;
    for (const SerialNest &nest : nests)
      begin(nest, 0);
    const auto goesOn = [this] {
      return !request_.source.cancel.stop_requested() && std::ranges::any_of(groups_, &Group::isOpen);
    };
    for (std::size_t round = 0; round < mostRounds && goesOn(); ++round)
      change();
    std::erase_if(groups_, [](const Group &group) { return group.isReplaced; });
    if (std::ranges::any_of(groups_, [](const Group &group) { return group.best.has_value(); })) out.source = join();
    if (!out.source) out.known = std::move(known_);
    return out;
  }

private:
  /// The nests of the current text that are looked at, with what is known of them.
  struct Reading {
    std::vector<SerialNest> nests;
    std::vector<Result<NestKernel>> kernels;
    std::vector<MappedNest> mapped; ///< of those that have a kernel
  };

  /// Nests that are named may be in others that are, too.
  bool areApart(const std::vector<SerialNest> &nests) const {
    for (const SerialNest &nest : nests) {
      const SourceSpan &own = nest.loops.front().statement->span;
      for (const SerialNest &other : nests)
        if (beginOf(other) > own.begin && beginOf(other) < own.end) return false;
    }
    return true;
  }

  void begin(const SerialNest &nest, std::size_t level) {
    // The instances of a template have one text.
    const bool isInstance = (*current_)[nest.function].isInstance;
    if (isInstance && inside_) return;
    const SourceSpan span = nest.loops.front().statement->span;
    groups_.push_back({.before = sourceSpan(span), .now = span, .level = level, .line = nest.loops.front().line});
    Group &group = groups_.back();
    group.isOpen = !isInstance && !request_.asWritten.contains(group.line);
    group.standsInCompound = isChildOfCompound((*current_)[nest.function].body, *nest.loops.front().statement);
  }

  /// Where a nest that no change has touched stands in the source.
  SourceSpan sourceSpan(const SourceSpan &now) const {
    std::int64_t moved = 0;
    for (const Group &group : groups_)
      if (!group.isReplaced && group.now.end <= now.begin)
        moved += static_cast<std::int64_t>(group.now.length()) - static_cast<std::int64_t>(group.before.length());
    return {.file = mainFile,
            .begin = static_cast<std::uint32_t>(now.begin - moved),
            .end = static_cast<std::uint32_t>(now.end - moved)};
  }

  void change();
  Reading look(std::vector<SerialNest> nests) const;
  std::vector<GroupChange> changesOf(std::size_t number, const Reading &reading);
  void lookInside(std::size_t number, const Reading &reading);
  void make(std::vector<GroupChange> changes);
  std::optional<TextEdits> apply(const std::vector<GroupChange> &changes);
  std::set<std::size_t> disproved(const std::vector<GroupChange> &changes, const TextEdits &edits);
  std::unique_ptr<Program> read(const EditedSource &text) const;
  std::optional<RewrittenSource> join() const;

  const Program &source_;
  const Program *current_;
  std::vector<std::unique_ptr<Program>> read_;
  const MapRequest &request_;
  bool inside_;
  std::vector<Group> groups_;
  std::map<std::uint32_t, Result<NestKernel>> known_; ///< of the source's nests
};

Rewriter::Reading Rewriter::look(std::vector<SerialNest> nests) const {
  Reading out{.nests = std::move(nests), .kernels = {}, .mapped = {}};
  out.kernels = kernelsOf(*current_, out.nests, request_.source, request_.arguments);
  for (std::size_t i = 0; i < out.nests.size(); ++i) {
    MappedNest &mapped = out.mapped.emplace_back();
    for (const SerialLoop &loop : out.nests[i].loops)
      mapped.loops.push_back({.counter = loop.counter ? (*current_)[*loop.counter].name : std::string("?"),
                              .line = loop.line,
                              .depth = loop.depth});
    if (out.kernels[i]) analyzeLoops(*current_, out.nests[i], *out.kernels[i], request_.allowsReorder, mapped);
  }
  return out;
}

/// The first change of each nest of a group that has not been refused; notes how far the nests are mapped.
std::vector<GroupChange> Rewriter::changesOf(std::size_t number, const Reading &reading) {
  Group &group = groups_[number];
  std::vector<GroupChange> out;
  group.scores.clear();
  for (std::size_t i = 0; i < reading.nests.size(); ++i) {
    const SourceSpan &own = reading.nests[i].loops.front().statement->span;
    if (own.begin < group.now.begin || own.end > group.now.end) continue;
    const MappedNest &mapped = reading.mapped[i];
    group.scores.push_back(reading.kernels[i] && mapped.outline.whyNot.empty() ? extentOfMapping(mapped) : 0);
    if (!reading.kernels[i] || std::ranges::all_of(mapped.loops, &MappedLoop::isMapped)) continue;
    const ReadNest nest{*current_, reading.nests[i], *reading.kernels[i], mapped};
    if (!hasPlainText(nest)) continue;
    for (const NestRewriteRule rule : rules) {
      auto change = rule(nest);
      if (!change || group.refused.contains(change->told)) continue;
      out.push_back({.group = number, .begin = own.begin, .change = std::move(*change)});
      break;
    }
  }
  return out;
}

/// Nothing of a nest is mapped: those inside may be.
void Rewriter::lookInside(std::size_t number, const Reading &reading) {
  const std::size_t level = groups_[number].level + 1;
  const SourceSpan span = groups_[number].now;
  groups_[number].isReplaced = true;
  for (const SerialNest &nest : reading.nests)
    if (nest.loops.front().statement->span == span)
      for (const SerialNest &inner : nestsInside(*current_, nest))
        begin(inner, level);
}

/// One round: each nest is changed in one way at most.
void Rewriter::change() {
  std::vector<SerialNest> nests;
  for (const Group &group : groups_)
    if (group.isOpen) std::ranges::move(nestsIn(*current_, group.now), std::back_inserter(nests));
  Reading reading = look(std::move(nests));
  std::vector<GroupChange> changes;
  const std::size_t known = groups_.size();
  for (std::size_t i = 0; i < known; ++i) {
    if (!groups_[i].isOpen) continue;
    std::vector<GroupChange> own = changesOf(i, reading);
    Group &group = groups_[i];
    if (group.changes.empty() && group.scores.size() == 1) group.base = group.scores.front();
    group.note(*current_);
    group.isOpen = !own.empty();
    std::ranges::move(own, std::back_inserter(changes));
    const bool isAsItWas = group.changes.empty() && group.base == 0;
    if (!group.isOpen && inside_ && isAsItWas && group.level + 1 < mostLevels) lookInside(i, reading);
  }
  if (current_ == &source_)
    for (std::size_t i = 0; i < reading.nests.size(); ++i)
      known_.emplace(beginOf(reading.nests[i]), std::move(reading.kernels[i]));
  make(std::move(changes));
}

/// Makes the changes that the source is understood with, and that turn out to be right; notes which are refused.
void Rewriter::make(std::vector<GroupChange> changes) {
  const auto refuse = [&](std::size_t number) {
    groups_[changes[number].group].refused.insert(changes[number].change.told);
  };
  while (!changes.empty()) {
    const std::vector<Group> groups = groups_;
    const Program *current = current_;
    const auto back = [&] {
      groups_ = groups;
      current_ = current;
    };
    std::set<std::size_t> failed;
    if (const auto edits = apply(changes)) {
      failed = disproved(changes, *edits);
      if (failed.empty()) return;
      back();
    } else {
      for (std::size_t i = 0; changes.size() > 1 && i < changes.size(); ++i) {
        if (!apply({changes[i]})) failed.insert(i);
        back();
      }
      if (failed.empty()) failed.insert(changes.size() - 1);
    }
    for (auto each = failed.rbegin(); each != failed.rend(); ++each) {
      refuse(*each);
      changes.erase(changes.begin() + static_cast<std::ptrdiff_t>(*each));
    }
  }
}

/// The changes whose loops are not parallel in the nests that were made. What the others rely on is added to that of
/// their groups.
std::set<std::size_t> Rewriter::disproved(const std::vector<GroupChange> &changes, const TextEdits &edits) {
  std::set<std::size_t> out;
  std::vector<std::size_t> asked;
  std::vector<SerialNest> nests;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    if (!changes[i].change.mustBeParallel) continue;
    out.insert(i);
    for (SerialNest &nest : nestsIn(*current_, groups_[changes[i].group].now))
      if (beginOf(nest) == movedBy(edits, changes[i].begin)) {
        nests.push_back(std::move(nest));
        asked.push_back(i);
      }
  }
  const Reading reading = look(std::move(nests));
  for (std::size_t i = 0; i < asked.size(); ++i) {
    const std::size_t loop = *changes[asked[i]].change.mustBeParallel;
    const MappedNest &mapped = reading.mapped[i];
    if (!reading.kernels[i] || loop >= mapped.loops.size() || !mapped.outline.whyNot.empty()) continue;
    // A variable of which each iteration has one of its own may go from one of the old loops to the next.
    const OwnVariables &own = mapped.loops[loop].own;
    if (!mapped.loops[loop].isMapped || !own.reductions.empty() || !own.privates.empty()) continue;
    NestReliance reliance;
    if (!carriedBy({*current_, reading.nests[i], *reading.kernels[i], mapped}, loop, reliance)) continue;
    groups_[changes[asked[i]].group].reliance.add(reliance);
    out.erase(asked[i]);
  }
  return out;
}

std::unique_ptr<Program> Rewriter::read(const EditedSource &text) const {
  TranslateRequest source = request_.source;
  source.text = text.text;
  source.lines = text.lines;
  auto program = readSource(source);
  if (!program || !program->notCxx.empty() || program->text != text.text) return nullptr;
  return std::make_unique<Program>(std::move(*program));
}

/// Makes changes in the current text and reads it again. The edits are those that were made; none if the text is not
/// understood.
std::optional<TextEdits> Rewriter::apply(const std::vector<GroupChange> &changes) {
  std::vector<TextEdits> of(groups_.size());
  for (const auto &[group, begin, change] : changes) {
    Group &to = groups_[group];
    if (to.changes.empty() && !to.standsInCompound) {
      of[group].push_back(
          {.span = {.file = mainFile, .begin = to.now.begin, .end = to.now.begin}, .replacement = "{ "});
      of[group].push_back({.span = {.file = mainFile, .begin = to.now.end, .end = to.now.end}, .replacement = " }"});
    }
    of[group].insert(of[group].begin() + static_cast<std::ptrdiff_t>(of[group].empty() ? 0 : 1), change.edits.begin(),
                     change.edits.end());
    to.changes.push_back(change.told);
    to.reliance.add(change.reliance);
  }
  TextEdits all;
  std::vector<std::int64_t> grown(groups_.size());
  for (std::size_t i = 0; i < groups_.size(); ++i)
    for (const TextEdit &edit : of[i]) {
      grown[i] += static_cast<std::int64_t>(edit.replacement.size()) - static_cast<std::int64_t>(edit.span.length());
      all.push_back(edit);
    }
  const auto text = edited(*current_, all);
  if (!text) return std::nullopt;
  std::vector<std::int64_t> moved(groups_.size());
  for (std::size_t i = 0; i < groups_.size(); ++i)
    for (std::size_t other = 0; other < groups_.size(); ++other)
      if (other != i && groups_[other].now.end <= groups_[i].now.begin) moved[i] += grown[other];
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    groups_[i].now.begin = static_cast<std::uint32_t>(groups_[i].now.begin + moved[i]);
    groups_[i].now.end = static_cast<std::uint32_t>(groups_[i].now.end + moved[i] + grown[i]);
  }
  auto program = read(*text);
  if (!program) return std::nullopt;
  read_.push_back(std::move(program));
  current_ = read_.back().get();
  return all;
}

/// The source with the best form of each nest.
std::optional<RewrittenSource> Rewriter::join() const {
  std::vector<const Group *> sorted;
  for (const Group &group : groups_)
    sorted.push_back(&group);
  std::ranges::sort(sorted, {}, [](const Group *group) { return group->before.begin; });
  const LineIndex sourceLines(source_.text);
  RewrittenSource out;
  JoinedText text;
  std::vector<SourceSpan> spans;
  std::uint32_t from = 0;
  for (const Group *group : sorted) {
    text.add(source_, sourceLines, from, group->before.begin);
    from = group->before.end;
    const std::string indentation(indentationAt(source_.text, group->before.begin));
    const std::string guard = group->best ? guardOf(group->best->reliance, indentation, out.checks) : std::string();
    text.add(guard);
    const std::uint32_t begin = text.size();
    if (group->best)
      text.add(*group->best->program, LineIndex(group->best->program->text), group->best->span.begin,
               group->best->span.end);
    else
      text.add(source_, sourceLines, group->before.begin, group->before.end);
    spans.push_back({.file = mainFile, .begin = begin, .end = text.size()});
    if (guard.empty()) continue;
    text.add("\n" + indentation + "} else {\n" + indentation);
    const std::uint32_t again = text.size();
    text.add(source_, sourceLines, group->before.begin, group->before.end);
    out.asItWas.push_back({.file = mainFile, .begin = again, .end = text.size()});
    text.add("\n" + indentation + "}");
  }
  text.add(source_, sourceLines, from, static_cast<std::uint32_t>(source_.text.size()));
  auto program = read(text.take());
  if (!program) return std::nullopt;
  out.program = std::move(*program);
  for (std::size_t i = 0; i < sorted.size(); ++i)
    for (SerialNest &nest : nestsIn(out.program, spans[i])) {
      if (const auto &best = sorted[i]->best) {
        const auto &changes = sorted[i]->changes;
        RewrittenSource::Origin &origin = out.origins[beginOf(nest)];
        origin = {.line = sorted[i]->line,
                  .changes = {changes.begin(), changes.begin() + static_cast<std::ptrdiff_t>(best->changes)}};
        if (!best->reliance.isEmpty()) origin.changes.push_back(toldOf(best->reliance));
      }
      out.nests.push_back(std::move(nest));
    }
  return out;
}

} // namespace

std::size_t extentOfMapping(const MappedNest &nest) {
  const auto mapped = static_cast<std::size_t>(std::ranges::count_if(nest.loops, &MappedLoop::isMapped));
  return mapped == 0 ? 0 : 2 * mapped - (nest.loops.front().isMapped ? 0 : 1);
}

bool RewrittenSource::isAsItWas(const SerialNest &nest) const {
  const std::uint32_t begin = beginOf(nest);
  return std::ranges::any_of(asItWas, [&](const SourceSpan &span) { return span.begin <= begin && begin < span.end; });
}

const RewrittenSource::Origin *RewrittenSource::originOf(const SerialNest &nest) const {
  const auto found = origins.find(beginOf(nest));
  return found == origins.end() ? nullptr : &found->second;
}

std::vector<Result<NestKernel>> Rewriting::kernelsOf(const Program &program, const std::vector<SerialNest> &nests,
                                                     const MapRequest &request) {
  std::vector<SerialNest> others;
  for (const SerialNest &nest : nests)
    if (!known.contains(beginOf(nest))) others.push_back(nest);
  auto made = workflow::kernelsOf(program, others, request.source, request.arguments);
  std::vector<Result<NestKernel>> out;
  std::size_t next = 0;
  for (const SerialNest &nest : nests) {
    const auto found = known.find(beginOf(nest));
    out.push_back(found == known.end() ? std::move(made[next++]) : std::move(found->second));
    if (found != known.end()) known.erase(found);
  }
  return out;
}

Rewriting rewritten(const Program &program, const std::vector<SerialNest> &nests, const MapRequest &request,
                    bool inside) {
  return Rewriter(program, request, inside).run(nests);
}

} // namespace warpgrain::workflow
