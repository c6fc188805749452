// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/StudiedText.h"

#include "app/gui/hand/HandSources.h"
#include "core/run/launch/VariantLaunch.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace warpgrain::gui {

namespace {

/// A variant's text with its accesses is some MB: those of a table that a person walks through.
constexpr std::size_t mostTexts = 24;

/// The variant's text, read like the original's; null with a reason where it cannot be read.
AnalysisPointer textOf(const TextQuestion &question, KeptParser &parser, std::string &reason) {
  const Analysis &original = *question.analysis;
  if (isOriginal(question.variant)) return question.analysis;
  transform::Texts texts = question.variant.texts;
  texts.insert(original.texts.begin(), original.texts.end()); // where both have one, the variant's stays
  // A row without machine code may have its text from a session's file.
  if (question.variant.cubin.empty())
    if (const auto tried = parser.tryTexts(original.parser, texts); !tried) {
      reason = tried.error().message;
      return nullptr;
    }
  auto unit = parser.parseShared(original.parser, texts);
  if (!unit) {
    reason = unit.error().message;
    return nullptr;
  }
  auto out = std::make_shared<Analysis>();
  out->revision = original.revision;
  out->texts = std::move(texts);
  out->parser = original.parser;
  out->unit = *unit;
  out->outline = Outline(**unit);
  return out;
}

/// The launch of a variant, whose text is `after`, as its steps rewrite it; what is not known of the original's stays
/// unknown.
Result<access::LaunchContext> launchOf(const TextQuestion &question, const model::Unit &after) {
  const model::FunctionId kernel = findKernel(after, question.kernel);
  if (isOriginal(question.variant) || !model::isSome(kernel)) return question.launch;
  const model::Unit &unit = *question.analysis->unit;
  return run::launchAfter(unit, findKernel(unit, question.kernel), question.launch, question.variant.plan,
                          question.variant.block, after[kernel]);
}

/// The arguments that a person gave: a variant has the parameters of the original.
std::vector<views::LaunchNumber> givenNumbers(const TextQuestion &question) {
  std::vector<views::LaunchNumber> out;
  for (const auto &[name, value] : question.launch.arguments)
    out.push_back({.kind = views::LaunchNumber::Kind::argument, .name = name, .value = value});
  return out;
}

/// A kernel by hand, read as its own source is, in its own launch.
StudiedText studyByHand(const TextQuestion &question, const std::shared_ptr<KeptParser> &parser,
                        const CancellationToken &cancel) {
  StudiedText out;
  const session::HandText &hand = *question.variant.byHand;
  const ChosenKernel chosen{
      .analysis = question.analysis, .kernel = question.kernel, .architecture = question.architecture};
  const run::KernelSubject subject = subjectOf(chosen, parser);
  const auto source = readHand(hand, subject, openHandBeside(chosen, parser));
  if (!source) {
    out.reason = source.error().message;
    return out;
  }
  auto text = std::make_shared<Analysis>();
  text->texts = source->subject.texts;
  text->parser = settingsFor(hand, *question.analysis, question.architecture);
  text->unit = source->unit;
  text->outline = Outline(*source->unit);
  if (cancel.stop_requested()) return out;
  out.accesses = analyseAccesses({.analysis = text,
                                  .kernel = keyOf(*source->unit, source->subject.kernel),
                                  .launch = contextBeside(*source, subject, question.launch),
                                  .numbers = {},
                                  .judgesSteps = false,
                                  .asksNumbers = false}, // its parameters may have other names
                                 cancel);
  return out;
}

bool isSameVariant(const session::Variant &one, const session::Variant &other) {
  return one.plan == other.plan && one.byHand == other.byHand && one.texts == other.texts && one.block == other.block;
}

} // namespace

StudiedText studyText(const TextQuestion &question, const std::shared_ptr<KeptParser> &parser,
                      const CancellationToken &cancel) {
  if (question.variant.byHand) return studyByHand(question, parser, cancel);
  StudiedText out;
  const AnalysisPointer text = textOf(question, *parser, out.reason);
  if (!text || cancel.stop_requested()) return out;
  const auto launch = launchOf(question, *text->unit);
  if (!launch) {
    out.reason = launch.error().message;
    return out;
  }
  out.accesses = analyseAccesses({.analysis = text,
                                  .kernel = question.kernel,
                                  .launch = *launch,
                                  .numbers = givenNumbers(question),
                                  .judgesSteps = false},
                                 cancel);
  return out;
}

bool isSame(const TextQuestion &one, const TextQuestion &other) {
  return one.analysis == other.analysis && one.kernel == other.kernel && one.launch.block == other.launch.block &&
         one.launch.grid == other.launch.grid && one.launch.arguments == other.launch.arguments &&
         one.architecture == other.architecture && isSameVariant(one.variant, other.variant);
}

std::list<StudiedTexts::Entry>::iterator StudiedTexts::at(const TextQuestion &question) {
  return std::ranges::find_if(entries_, [&](const Entry &entry) { return isSame(entry.question, question); });
}

StudiedText StudiedTexts::study(const TextQuestion &question, const std::shared_ptr<KeptParser> &parser,
                                const CancellationToken &cancel) {
  std::unique_lock lock(mutex_);
  for (auto found = at(question); found != entries_.end(); found = at(question)) {
    if (found->answer) {
      entries_.splice(entries_.begin(), entries_, found);
      return *entries_.front().answer;
    }
    // It may be cancelled there, and is looked at here then.
    const auto isDone = [&] {
      const auto entry = at(question);
      return entry == entries_.end() || entry->answer.has_value();
    };
    if (!changed_.wait(lock, cancel, isDone)) return {};
  }
  entries_.push_front({.question = question, .answer = {}});
  const auto own = entries_.begin();
  lock.unlock();
  StudiedText answer = studyText(question, parser, cancel);
  lock.lock();
  if (cancel.stop_requested()) {
    entries_.erase(own);
  } else {
    own->answer = answer;
    ++studied_;
    forgetOldest();
  }
  changed_.notify_all();
  return answer;
}

/// Those that a thread looks at stay. What is of another text than the newest answer is not asked for again, in most
/// cases; it goes with the others.
void StudiedTexts::forgetOldest() {
  for (auto entry = entries_.end(); entry != entries_.begin() && entries_.size() > mostTexts;) {
    --entry;
    if (entry->answer) entry = entries_.erase(entry);
  }
}

std::optional<StudiedText> StudiedTexts::find(const TextQuestion &question) const {
  const std::scoped_lock lock(mutex_);
  const auto found =
      std::ranges::find_if(entries_, [&](const Entry &entry) { return isSame(entry.question, question); });
  return found != entries_.end() ? found->answer : std::nullopt;
}

std::size_t StudiedTexts::studiedCount() const {
  const std::scoped_lock lock(mutex_);
  return studied_;
}

} // namespace warpgrain::gui
