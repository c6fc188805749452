// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/NestRewrite.h"

#include "core/base/Indentation.h"
#include "core/openmp/model/Walk.h"
#include "core/workflow/mapping/EditedSource.h"
#include "core/workflow/mapping/JoinedText.h"
#include "core/workflow/mapping/LoopChecks.h"
#include "core/workflow/mapping/NestAnalysis.h"
#include "core/workflow/mapping/NestOrder.h"
#include "core/workflow/mapping/WidenedNest.h"

#include <algorithm>
#include <iterator>
#include <memory>

namespace warpgrain::workflow {

namespace {

using openmp::Program;
using openmp::Statement;

/// Each round changes a nest in one way.
constexpr std::size_t mostRounds = 10;

/// Nests in nests.
constexpr std::size_t mostLevels = 3;

/// A nest of the source, and what has become of it so far.
struct Group {
  SourceSpan before; ///< in the source's text
  SourceSpan now;    ///< in the current text
  bool standsInCompound = true;
  bool isOpen = true;              ///< it may be changed further
  bool isReplaced = false;         ///< by those inside of it
  std::size_t level = 0;           ///< nests around it that are replaced
  std::size_t base = 0;            ///< the score of the nest as it was
  std::vector<std::size_t> scores; ///< of the nests that it has become
  std::vector<std::string> changes;
  NestReliance reliance;

  bool gains() const {
    return !isOpen && !changes.empty() &&
           std::ranges::all_of(scores, [this](std::size_t each) { return each >= base; }) &&
           std::ranges::any_of(scores, [this](std::size_t each) { return each > base; });
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

/// Changes the nests of a source round by round.
class Rewriter {
public:
  Rewriter(const Program &source, const MapRequest &request, bool inside)
      : source_(source), current_(&source), request_(request), inside_(inside) {}

  Rewriting run(const std::vector<SerialNest> &nests) {
    Rewriting out;
    if (!areApart(nests)) return out;
    for (const SerialNest &nest : nests)
      begin(nest, 0);
    out.source = gained();
    if (!out.source) out.known = std::move(known_);
    return out;
  }

private:
  std::optional<RewrittenSource> gained() {
    for (std::size_t round = 0; round < mostRounds && std::ranges::any_of(groups_, &Group::isOpen); ++round)
      if (!change()) return std::nullopt;
    std::erase_if(groups_, [](const Group &group) { return group.isReplaced; });
    if (std::ranges::none_of(groups_, &Group::gains)) return std::nullopt;
    return join();
  }

  /// Nests that are named may be in others that are, too, or in templates, whose instances have one text.
  bool areApart(const std::vector<SerialNest> &nests) const {
    for (const SerialNest &nest : nests) {
      if (!inside_ && source_[nest.function].isInstance) return false;
      const SourceSpan &own = nest.loops.front().statement->span;
      for (const SerialNest &other : nests)
        if (beginOf(other) > own.begin && beginOf(other) < own.end) return false;
    }
    return true;
  }

  void begin(const SerialNest &nest, std::size_t level) {
    if ((*current_)[nest.function].isInstance) return;
    const SourceSpan span = nest.loops.front().statement->span;
    groups_.push_back({.before = sourceSpan(span), .now = span, .level = level});
    groups_.back().standsInCompound = isChildOfCompound((*current_)[nest.function].body, *nest.loops.front().statement);
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

  bool change();
  std::vector<NestChange> changesOf(Group &group, const std::vector<SerialNest> &nests,
                                    const std::vector<Result<NestKernel>> &kernels, std::size_t first) const;
  bool apply(const std::vector<std::pair<std::size_t, NestChange>> &changes);
  std::unique_ptr<Program> read(const EditedSource &text) const;
  std::optional<RewrittenSource> join() const;

  const Program &source_;
  const Program *current_;
  std::vector<std::unique_ptr<Program>> read_; ///< the last one is the current one
  const MapRequest &request_;
  bool inside_;
  std::vector<Group> groups_;
  std::map<std::uint32_t, Result<NestKernel>> known_; ///< of the source's nests
};

/// Gives a parallel loop whose bounds depend on a mapped loop around it the iterations of all of that loop.
std::optional<NestChange> madeRectangle(const ReadNest &read) {
  auto made = rectangular(read.program, read.nest, read.mapped);
  if (!made) return std::nullopt;
  const auto counter = read.nest.loops[made->loop].counter;
  if (!counter) return std::nullopt;
  // Behind the loop it has another value.
  const bool isOutside = !openmp::declares(*read.nest.loops.front().statement, *counter);
  if (isOutside && !whyValueIsNeeded(read.program, read.nest, *counter).empty()) return std::nullopt;
  return NestChange{.edits = std::move(made->edits), .told = std::move(made->how), .reliance = {}};
}

std::optional<NestChange> changeOf(const ReadNest &read) {
  if (!hasPlainText(read)) return std::nullopt;
  for (const auto change : {interchanged, madeRectangle, distributed})
    if (auto out = change(read)) return out;
  return std::nullopt;
}

/// The changes of the nests of a group; notes their scores.
std::vector<NestChange> Rewriter::changesOf(Group &group, const std::vector<SerialNest> &nests,
                                            const std::vector<Result<NestKernel>> &kernels, std::size_t first) const {
  std::vector<NestChange> out;
  group.scores.clear();
  for (std::size_t i = first; i < nests.size(); ++i) {
    const SourceSpan &own = nests[i].loops.front().statement->span;
    if (own.begin < group.now.begin || own.end > group.now.end) continue;
    group.scores.push_back(0);
    if (!kernels[i]) continue;
    MappedNest mapped;
    for (const SerialLoop &loop : nests[i].loops)
      mapped.loops.push_back({.counter = loop.counter ? (*current_)[*loop.counter].name : std::string("?"),
                              .line = loop.line,
                              .depth = loop.depth});
    analyzeLoops(*current_, nests[i], *kernels[i], request_.allowsReorder, mapped);
    if (mapped.outline.whyNot.empty()) group.scores.back() = extentOfMapping(mapped);
    if (std::ranges::all_of(mapped.loops, &MappedLoop::isMapped)) continue;
    if (auto change = changeOf({*current_, nests[i], *kernels[i], mapped})) out.push_back(std::move(*change));
  }
  return out;
}

/// One round: each nest is changed in one way at most. False if the source with the changes is not understood.
bool Rewriter::change() {
  std::vector<SerialNest> nests;
  for (const Group &group : groups_)
    if (group.isOpen) std::ranges::move(nestsIn(*current_, group.now), std::back_inserter(nests));
  auto kernels = kernelsOf(*current_, nests, request_.source, request_.arguments);
  std::vector<std::pair<std::size_t, NestChange>> changes;
  const std::size_t known = groups_.size();
  for (std::size_t i = 0; i < known; ++i) {
    if (!groups_[i].isOpen) continue;
    std::vector<NestChange> own = changesOf(groups_[i], nests, kernels, 0);
    Group &group = groups_[i];
    if (group.changes.empty() && group.scores.size() == 1) group.base = group.scores.front();
    for (NestChange &change : own)
      changes.emplace_back(i, std::move(change));
    if (!own.empty()) continue;
    group.isOpen = false;
    if (!inside_ || !group.changes.empty() || group.base > 0 || group.level + 1 == mostLevels) continue;
    // Nothing is mapped: those inside may be.
    const std::size_t level = group.level + 1;
    const SourceSpan span = group.now;
    group.isReplaced = true;
    for (const SerialNest &nest : nests)
      if (nest.loops.front().statement->span == span)
        for (const SerialNest &inner : nestsInside(*current_, nest))
          begin(inner, level);
  }
  if (current_ == &source_)
    for (std::size_t i = 0; i < nests.size(); ++i)
      known_.emplace(beginOf(nests[i]), std::move(kernels[i]));
  return changes.empty() || apply(changes);
}

std::unique_ptr<Program> Rewriter::read(const EditedSource &text) const {
  TranslateRequest source = request_.source;
  source.text = text.text;
  source.lines = text.lines;
  auto program = readSource(source);
  if (!program || !program->notCxx.empty() || program->text != text.text) return nullptr;
  return std::make_unique<Program>(std::move(*program));
}

bool Rewriter::apply(const std::vector<std::pair<std::size_t, NestChange>> &changes) {
  std::vector<TextEdits> of(groups_.size());
  for (const auto &[group, change] : changes) {
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
  if (!text) return false;
  std::vector<std::int64_t> moved(groups_.size());
  for (std::size_t i = 0; i < groups_.size(); ++i)
    for (std::size_t other = 0; other < groups_.size(); ++other)
      if (other != i && groups_[other].now.end <= groups_[i].now.begin) moved[i] += grown[other];
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    groups_[i].now.begin = static_cast<std::uint32_t>(groups_[i].now.begin + moved[i]);
    groups_[i].now.end = static_cast<std::uint32_t>(groups_[i].now.end + moved[i] + grown[i]);
  }
  auto program = read(*text);
  if (!program) return false;
  read_.push_back(std::move(program));
  current_ = read_.back().get();
  return true;
}

/// A number that stands for a check of blocks: no other one has it as its beginning.
std::string placeholderOf(std::size_t number) {
  const std::string digits = std::to_string(number);
  return "0x77617270" + std::string(6 - std::min<std::size_t>(6, digits.size()), '0') + digits;
}

/// What must hold before the new nests are executed, as `if (…) {` in lines; empty if nothing has to be asked.
std::string guardOf(const NestReliance &reliance, const std::string &indentation, std::vector<BlockCheck> &checks) {
  constexpr std::size_t width = 100;
  std::string out = "if (";
  std::size_t used = out.size() + indentation.size();
  bool isFirst = true;
  const std::string next = "\n" + indentation + "    ";
  const auto add = [&](std::string &to, const std::string &text) {
    const bool wraps = !isFirst && used + text.size() > width;
    to += std::string(isFirst ? "" : wraps ? " &&" + next : " && ") + text;
    used = (wraps ? next.size() : used + 4) + text.size();
    isFirst = false;
  };
  if (!reliance.apart.empty()) {
    BlockCheck check{.placeholder = placeholderOf(checks.size()), .text = {}};
    for (const auto &[one, other] : reliance.apart)
      add(check.text,
          other.empty() ? "gpu::hasKnownBlock(" + one + ")" : "gpu::haveOtherBlocks(" + one + ", " + other + ")");
    out += check.placeholder;
    checks.push_back(std::move(check));
  }
  for (const std::string &each : reliance.conditions)
    add(out, each);
  return isFirst ? std::string() : out + ") {\n" + indentation;
}

/// What the program asks for before a nest's new order, as a sentence.
std::string toldOf(const NestReliance &reliance) {
  std::string out;
  const auto add = [&](const std::string &text) { out += (out.empty() ? "" : "; ") + text; };
  std::string names;
  for (const auto &[one, other] : reliance.apart)
    if (!other.empty()) names += (names.empty() ? "" : ", ") + one + " and " + other;
  if (!names.empty()) add(names + " lead to different blocks of memory");
  for (const std::string &each : reliance.conditions)
    add(each);
  return "The nest is executed as it was unless this holds: " + out + ".";
}

/// The source with the nests that gain, and the others as they were.
std::optional<RewrittenSource> Rewriter::join() const {
  std::vector<const Group *> sorted;
  for (const Group &group : groups_)
    sorted.push_back(&group);
  std::ranges::sort(sorted, {}, [](const Group *group) { return group->before.begin; });
  if (source_.text.find("0x77617270") != std::string::npos) return std::nullopt;
  const LineIndex sourceLines(source_.text);
  const LineIndex currentLines(current_->text);
  RewrittenSource out;
  JoinedText text;
  std::vector<SourceSpan> spans;
  std::uint32_t from = 0;
  for (const Group *group : sorted) {
    text.add(source_, sourceLines, from, group->before.begin);
    from = group->before.end;
    const std::string indentation(indentationAt(source_.text, group->before.begin));
    const std::string guard = group->gains() ? guardOf(group->reliance, indentation, out.checks) : std::string();
    text.add(guard);
    const std::uint32_t begin = text.size();
    if (group->gains())
      text.add(*current_, currentLines, group->now.begin, group->now.end);
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
      if (sorted[i]->gains()) {
        std::vector<std::string> &changes = out.changes[beginOf(nest)];
        changes = sorted[i]->changes;
        if (!sorted[i]->reliance.isEmpty()) changes.push_back(toldOf(sorted[i]->reliance));
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

std::vector<std::string> RewrittenSource::changesOf(const SerialNest &nest) const {
  const auto found = changes.find(beginOf(nest));
  return found == changes.end() ? std::vector<std::string>() : found->second;
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

std::string withChecks(std::string text, const std::vector<BlockCheck> &checks) {
  bool isUsed = false;
  for (const BlockCheck &check : checks)
    for (std::size_t at = text.find(check.placeholder); at != std::string::npos;
         at = text.find(check.placeholder, at)) {
      text.replace(at, check.placeholder.size(), check.text);
      at += check.text.size();
      isUsed = true;
    }
  const std::string end = "} // namespace gpu\n";
  const std::size_t blocks = text.find("blocksMutex() {");
  const std::size_t at = blocks == std::string::npos ? blocks : text.find(end, blocks);
  if (!isUsed || at == std::string::npos) return text;
  text.insert(at, R"(
/// The known block that an address leads into, or one past its end; null if there is none.
inline char *blockOf(const volatile void *address) {
  const std::lock_guard<std::mutex> lock(blocksMutex());
  auto next = knownBlocks().upper_bound((char *)address);
  if (next == knownBlocks().begin()) return nullptr;
  --next;
  return (char *)address <= next->first + next->second ? next->first : nullptr;
}
inline bool hasKnownBlock(const volatile void *address) { return blockOf(address) != nullptr; }
/// True if no known block has both. One of them must have a known block.
inline bool haveOtherBlocks(const volatile void *one, const volatile void *other) {
  return blockOf(one) != blockOf(other);
}
)");
  return text;
}

} // namespace warpgrain::workflow
