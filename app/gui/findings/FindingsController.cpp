// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/findings/FindingsController.h"

#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/base/Texts.h"
#include "views/access/AccessText.h"
#include "views/shared/VerdictText.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>
#include <variant>

namespace warpgrain::gui {

namespace {

class FindingsTexts {
  Q_DECLARE_TR_FUNCTIONS(FindingsTexts)
};

/// "n = 1024", of a guess "n ≈ 1024 (guess)".
QString takenText(const run::SourceNumber &number) {
  const auto *integer = std::get_if<std::int64_t>(&number.value);
  if (integer == nullptr) return {};
  const QString text = QStringLiteral("%1 = %2").arg(toQString(number.name)).arg(*integer);
  return number.isGuess ? FindingsTexts::tr("%1 (a guess)").arg(text) : text;
}

/// A number of the launch is one that the source only suggests.
bool usesGuess(const FindingsQuestion &question) {
  const auto &arguments = question.accesses->launch.arguments;
  return question.fromSource.isShapeGuess ||
         std::ranges::any_of(question.fromSource.arguments, [&](const run::SourceNumber &number) {
           const auto used = arguments.find(number.name);
           const auto *value = std::get_if<std::int64_t>(&number.value);
           return number.isGuess && value != nullptr && used != arguments.end() && used->second == *value;
         });
}

views::FindingRow rowOf(const Outline &outline, const findings::Finding &finding) {
  views::FindingRow row{.finding = finding, .places = {}};
  for (const SourceSpan &span : finding.places) {
    const Place place = outline.placeOf(span);
    QString name = QString::number(place.line);
    if (span.file != mainFile) name = toQString(place.file.filename()) + u':' + name;
    row.places.push_back({.name = name,
                          .path = toQString(place.file),
                          .line = static_cast<int>(place.line),
                          .column = static_cast<int>(place.column)});
  }
  return row;
}

views::FindingListPointer listOf(const FindingsQuestion &question, const findings::KernelFindings &found,
                                 const std::optional<estimate::ModelledGpu> &gpu) {
  auto list = std::make_shared<views::FindingList>();
  list->kernel = toQString(question.accesses->kernel.name);
  for (const findings::Finding &finding : found.list)
    list->rows.push_back(rowOf(question.accesses->analysis->outline, finding));
  if (found.nothing) list->nothing = views::textWithoutOptions(*found.nothing);
  for (const dependence::Reason &reason : found.unknown)
    list->unknown << views::textWithoutOptions(reason);
  for (const run::SourceNumber &number : question.fromSource.arguments)
    if (const QString text = takenText(number); !text.isEmpty()) list->taken << text;
  if (gpu && found.microseconds) list->gpu = toQString(gpu->speed.name);
  list->areMendsJudged = found.areMendsJudged;
  return list;
}

FoundFindings answer(const FindingsQuestion &question, const std::shared_ptr<KeptParser> &parser,
                     const CancellationToken &cancel) {
  const AccessAnalysis &accesses = *question.accesses;
  FoundFindings out{.analysis = accesses.analysis, .kernel = accesses.kernel, .findings = nullptr, .list = nullptr};
  const ChosenKernel chosen{
      .analysis = accesses.analysis, .kernel = accesses.kernel, .architecture = question.architecture};
  if (!chosen.isThere()) return out;
  findings::FindingsTask task{.subject = subjectOf(chosen, parser),
                              .launch = accesses.launch,
                              .isGuessed = usesGuess(question),
                              .dynamicSharedBytes = question.dynamicSharedBytes,
                              .gpu = estimate::modelledGpu(question.architecture)};
  auto found = std::make_shared<findings::KernelFindings>(
      question.found ? *question.found : findingsOf(task, {.facts = accesses.facts, .races = accesses.report}, cancel));
  if (question.found) addMends(*found, task, cancel);
  if (cancel.stop_requested()) return out; // it will not be delivered
  out.list = listOf(question, *found, task.gpu);
  out.findings = std::move(found);
  return out;
}

} // namespace

bool FindingsQuestion::isSame(const FindingsQuestion &other) const {
  return accesses == other.accesses && dynamicSharedBytes == other.dynamicSharedBytes &&
         architecture == other.architecture && fromSource == other.fromSource;
}

FindingsController::FindingsController(std::shared_ptr<KeptParser> parser, QObject *parent)
    : QObject(parent),
      worker_(
          this,
          [held = std::move(parser)](const FindingsQuestion &question, const CancellationToken &cancel) {
            return answer(question, held, cancel);
          },
          [this](const FoundFindings &found) { take(found); }) {
  constexpr int quietMilliseconds = 400;
  quiet_.setSingleShot(true);
  quiet_.setInterval(quietMilliseconds);
  connect(&quiet_, &QTimer::timeout, this, [this] {
    FindingsQuestion next = asked_;
    next.found = found_;
    worker_.ask(std::move(next));
  });
}

void FindingsController::ask(FindingsQuestion question) {
  if (question.isSame(asked_)) return;
  asked_ = question;
  found_.reset();
  quiet_.stop();
  Q_EMIT begun();
  worker_.ask(std::move(question));
}

void FindingsController::drop() {
  asked_ = {};
  found_.reset();
  quiet_.stop();
  worker_.drop();
}

void FindingsController::take(const FoundFindings &answer) {
  found_ = answer.findings;
  if (found_ && !found_->areMendsJudged) quiet_.start();
  Q_EMIT found(answer);
}

} // namespace warpgrain::gui
