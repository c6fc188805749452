// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/ChosenText.h"

#include "app/gui/base/Texts.h"
#include "app/gui/presenters/AccessController.h"
#include "views/shared/CoreText.h"
#include "views/shared/VerdictText.h"
#include "views/variants/VariantCells.h"

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

namespace {

QString nameOf(const session::Variant &variant) {
  return variant.byHand ? toQString(variant.byHand->name) : toQString(toString(variant.plan));
}

/// The builds are not looked at, and are large.
session::Variant withoutBuild(const session::Variant &variant) {
  session::Variant out{.plan = variant.plan, .byHand = variant.byHand};
  out.texts = variant.texts;
  out.block = variant.block;
  return out;
}

} // namespace

ChosenText::ChosenText(Workbench &workbench, QObject *parent)
    : QObject(parent), workbench_(workbench), worker_(
                                                  this,
                                                  [texts = workbench.studiedTexts(), parser = workbench.newParser()](
                                                      const TextQuestion &question, const CancellationToken &cancel) {
                                                    return texts->study(question, parser, cancel);
                                                  },
                                                  [this](const StudiedText &text) { take(text); }) {
  soon_.setSingleShot(true);
  soon_.setInterval(0);
  connect(&soon_, &QTimer::timeout, this, &ChosenText::begin);
  const auto soon = [this] { soon_.start(); };
  connect(&workbench_, &Workbench::shownChanged, this, &ChosenText::takeShown);
  connect(&workbench_.selection(), &Selection::variantChanged, this, &ChosenText::takeShown);
  connect(&workbench_.selection(), &Selection::kernelChanged, this, soon);
  connect(&workbench_, &Workbench::analysed, this, soon);
  connect(&workbench_.launch(), &LaunchController::changed, this, soon);
  connect(&workbench_, &Workbench::architectureChanged, this, soon);
  for (const auto signal : {&VariantController::started, &VariantController::cleared, &VariantController::broughtBack})
    connect(&workbench_.variants(), signal, this, soon);
}

void ChosenText::setLookedAt(const QObject &view, bool isLookedAt) {
  if (!isLookedAt)
    views_.erase(&view);
  else if (views_.insert(&view).second && isVariant_)
    soon_.start();
}

/// What was known of another text is gone at once: it would stand under the wrong name.
void ChosenText::takeShown() {
  const ShownVariant &shown = workbench_.shown();
  const bool isVariant =
      workbench_.selection().variant().has_value() && shown.isRow && shown.unit && !session::isOriginal(shown.variant);
  if (isVariant == isVariant_ && !isVariant) return soon_.start();
  isVariant_ = isVariant;
  begin();
}

/// Why nothing is looked at; empty where something is.
QString ChosenText::whyNot() const {
  const ShownVariant &shown = workbench_.shown();
  const QString name = nameOf(shown.variant);
  if (shown.kernel != workbench_.selection().kernel())
    return tr("%1 is a variant of %2: choose that kernel to look at it.").arg(name, toQString(shown.kernel.name));
  if (!shown.variant.verdict.allows() && !shown.variant.verdict.reasons.empty())
    return tr("%1 has no text. %2").arg(name, views::sentenceOf(shown.variant.verdict.reasons.front()));
  if (!shown.variant.byHand && !shown.hasText())
    return tr("%1 has no text yet (%2): build the variants.").arg(name, views::statusName(shown.variant.status));
  return {};
}

void ChosenText::begin() {
  soon_.stop();
  if (!isVariant_) {
    worker_.drop();
    isAsked_ = false;
    asked_ = {};
    text_ = {};
    reason_.clear();
    return Q_EMIT changed();
  }
  if (const QString why = whyNot(); !why.isEmpty()) {
    worker_.drop();
    isAsked_ = false;
    asked_ = {};
    return setReason(why);
  }
  const ShownVariant &shown = workbench_.shown();
  TextQuestion question{.analysis = shown.analysis,
                        .kernel = shown.kernel,
                        .launch = launchContextOf(workbench_.launch()),
                        .architecture = workbench_.architecture(),
                        .variant = withoutBuild(shown.variant)};
  if (isSame(question, asked_) && (isAsked_ || text_.accesses || !reason_.isEmpty())) return Q_EMIT changed();
  text_ = {};
  reason_.clear();
  isAsked_ = false;
  worker_.drop();
  if (const auto known = workbench_.studiedTexts()->find(question)) {
    asked_ = std::move(question);
    return take(*known);
  }
  if (views_.empty()) {
    asked_ = {};
    return Q_EMIT changed();
  }
  asked_ = question;
  isAsked_ = true;
  worker_.ask(std::move(question));
  Q_EMIT changed();
}

void ChosenText::take(const StudiedText &text) {
  isAsked_ = false;
  const QString name = nameOf(asked_.variant);
  if (!text.accesses && asked_.variant.byHand && !text.reason.empty())
    return setReason(views::textOfCore(text.reason)); // named in it
  if (!text.accesses)
    return setReason(text.reason.empty() ? tr("The kernel is not in the text of %1.").arg(name)
                                         : tr("%1 cannot be looked at. %2").arg(name, views::textOfCore(text.reason)));
  text_ = text;
  reason_.clear();
  Q_EMIT changed();
}

void ChosenText::setReason(const QString &reason) {
  text_ = {};
  reason_ = reason;
  Q_EMIT changed();
}

void ChosenText::cancel() {
  if (!std::exchange(isAsked_, false)) return;
  worker_.drop();
  setReason(tr("%1 is not looked at: it was cancelled. Choose its row again, or change the launch.")
                .arg(nameOf(asked_.variant)));
  asked_ = {};
}

void ChosenText::chooseOriginal() {
  const auto &rows = workbench_.variants().variants();
  const auto original = std::ranges::find_if(rows, session::isOriginal);
  workbench_.selection().setVariant(original != rows.end() ? std::optional(original->id) : std::nullopt);
}

views::Subject ChosenText::subject() const {
  views::Subject out{.isVariant = isVariant_, .isBusy = isAsked_};
  if (!isVariant_) {
    // Where there are no variants, there is nothing to be told from.
    if (!workbench_.variants().variants().empty()) out.text = tr("Original");
    return out;
  }
  out.text = tr("Variant: %1").arg(nameOf(workbench_.shown().variant));
  if (!workbench_.areRowsOfText()) out.text = tr("%1 (of the source as it was)").arg(out.text);
  return out;
}

} // namespace warpgrain::gui
